"""The settings of duels, which have what those of all machines have."""

from turingdesk.plugins.duels.plan import ModelSettings, Plan, ServerSettings

SETTINGS = {
    "duels": (Plan, {"id": "p", "protocols": ("gtt",)}),
    "server of duels": (ServerSettings, {"id": "lab", "url": "http://gpu/v1"}),
    "model of duels": (ModelSettings, {"id": "a", "server": "lab"}),
}
