"""Live games: people and machines meet in rooms, and someone finds out who is human.

Here: all conversations that happen now, those that are collected included. What a game is
(`game`, `games/`), the room in which one is played, and the lobby in which people wait to be
matched, none of which has a clock or a socket of its own; machines that take part: which ones
(`witnesses`, `cast`), whom they claim to be (`personas`), what they say (`player`, `replies`), and
when (`pacing`, `floor`); what connects those who play (`net/`), and their screens (`gui/`); and
for those who run games, how each stands (`room_states`), ratings, and transcripts.
Not here: how machines find their words (`agents/`); what rooms leave in a data folder
(`journal/played_rooms.py`), of which the table takes who is human, and withdrawals delete.
Begin with `game`, then `room` and `net/rooms`.

Brings: games, the task in which conversations are collected, a part of the host, steps in the
kiosk's window, the pages Live games and Ratings, the dialog for bots, the commands `bots`,
`witnesses`, and `transcripts`, the importer `live_games`, the analyses `games_played`, `waits`,
and `turing_game`, and the help topics `games`, `ratings`, and `bots`. Without it, studies with
games or collected conversations can't be opened; those that were played are in the table, in
results, and in reports, but for the analyses above, and withdrawals delete what people wrote in
them.
"""

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
