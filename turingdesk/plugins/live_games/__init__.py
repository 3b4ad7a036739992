"""Live games: people and machines meet in rooms, and someone finds out who is human.

Here: what people who run games look at: the rooms and how each game stands (`room_states`), the
strengths of players and the ratings of machines (`game_ratings`), and the messages as a file
(`transcripts`).
Not here yet: the games themselves, their rooms and their machines (`live/`), and what connects
those who play (`net/`); what rooms leave in a data folder (`journal/played_rooms.py`), of which
the table takes who is human, and withdrawals delete.
Begin with `room_states`.

Brings: the pages Live games and Ratings, the dialog for bots, the commands `bots`, `witnesses`,
and `transcripts`, the importer `live_games`, the analyses `games_played` and `waits`, and the help
topics `games`, `ratings`, and `bots`. Without it, games that were played are in the table, in
results, and in reports as before, and withdrawals delete what people wrote in them.
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
