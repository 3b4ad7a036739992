"""Live games: people and machines meet in rooms, and someone finds out who is who."""

from turingdesk.core.message import message, term
from turingdesk.core.plugin import Plugin

PLUGIN = Plugin(
    name="live_games",
    title=message("Live games"),
    version="1.0",
    deeds=(
        term("added a bot", "in the record"),
        term("approved a bot", "in the record"),
        term("ended a game", "in the record"),
        term("exported transcripts of games", "in the record"),
        term("looked who is human in a game", "in the record"),
        term("revoked the key of a bot", "in the record"),
    ),
)
