"""Exporters: each module here writes the responses in one format, to a file or a folder."""

from turingdesk.core.plugins import Plugins
from turingdesk.exchange.exporters._base import (
    ExportCancelled,
    ExportCounts,
    Exporter,
    ExportOptions,
)
from turingdesk.exchange.exporters._profile import Profile, profiles

EXPORTERS: Plugins[Exporter] = Plugins(__name__, offers="EXPORTER")

__all__ = [
    "EXPORTERS",
    "ExportCancelled",
    "ExportCounts",
    "ExportOptions",
    "Exporter",
    "Profile",
    "profiles",
]
