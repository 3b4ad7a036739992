"""Moves in games that the journal of a session has: verdicts, accusations, surrenders, reports.

Whoever plays writes them there first, and tells the room then. If a program ends between the two,
the room never hears of it. So the desk reads them from the journal, too, when it comes from a
kiosk and when the desk is started again. A room that knows a move already takes it once.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from turingdesk.core.conversation import one_line
from turingdesk.core.errors import BadJournal
from turingdesk.journal.journal_file import read_journal
from turingdesk.journal.session_name import SUFFIX
from turingdesk.net.message import LONGEST_TEXT, Message
from turingdesk.sessions.session_chain import continued


class RecordedMoves:
    """Finds the moves in the lines of one session, which come in their order."""

    def __init__(self) -> None:
        self._seats: dict[str, int] = {}  #: by room, the participant's own
        self._answers: dict[str, str] = {}  #: to the game whose responses are being read

    def see(self, line: Mapping[str, Any]) -> Message | None:
        """Return the move that a line completes, as the room is told of it; None if none."""
        kind, room = line["kind"], line.get("room", "")
        if not isinstance(room, str) or not room:
            return None
        if kind == "met" and isinstance(line.get("seat"), int):
            self._seats[room] = line["seat"]
        elif kind == "response":
            return self._verdict(line, room)
        elif kind == "accused" and isinstance(line.get("seat"), int) and room in self._seats:
            # Verdicts number the other seats from 1; see `Room.others`.
            side = 1 + line["seat"] - (line["seat"] > self._seats[room])
            return {"say": "verdict", "room": room, "answers": {"machine_side": str(side)}}
        elif kind == "surrendered":
            return {"say": "surrender", "room": room}
        elif kind == "report":
            text = one_line(str(line.get("text", "")))[:LONGEST_TEXT]
            return {"say": "report", "room": room, "text": text}
        return None

    def _verdict(self, line: Mapping[str, Any], room: str) -> Message | None:
        question, subject = str(line.get("question", "")), line.get("subject", "")
        self._answers[f"{question}:{subject}" if subject else question] = str(line.get("choice"))
        if line.get("more"):
            return None
        answers, self._answers = self._answers, {}
        return {"say": "verdict", "room": room, "answers": answers}


def moves_in_room(data: Path, session: str, room: str) -> list[Message]:
    """Return the moves in one room by a session's journal and those that it continues.

    Args:
        data: The folder with the journal.
        session: Its name.
        room: The name of the room.
    """
    moves_of_all = list[Message]()
    for name in (*continued(data / f"{session}{SUFFIX}"), session):
        try:
            lines = read_journal(data / f"{name}{SUFFIX}").lines
        # A damaged journal doesn't take the moves in the others from the room.
        except (BadJournal, OSError):
            continue
        moves = RecordedMoves()
        moves_of_all += (move for line in lines if (move := moves.see(line)) is not None)
    return [move for move in moves_of_all if move["room"] == room]
