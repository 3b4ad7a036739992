"""The journal of a room, written and read again so that the room can continue.

Its `t_ms` is playing time: while the desk's program didn't run, it stood still. Beside what
`journal/played_rooms.py` says, the opening line has `people`: the booth of each person and the
step of their session, by which they find their seat again, and for how many seconds they waited
for the game (`waited_s`; rooms of earlier versions don't have it).

Kinds: opened, delay (how long a machine waits with a message), asked (of a model, by its key),
compared (what the model said of repetition: "new", "repeats", "unclear", or "late"), ready (a
person had read their role, `after_s` seconds after all had met; the clock waits for all), said,
held (a message that the abuse filter kept from others), verdict, reveal (a seat was told who the
others are), left and returned (a person's connection), report, ended (with why), closed. A report
that came when the room was over follows after that, and is followed by another closed.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from turingdesk.core.errors import BadJournal, Severity, WriteFailed
from turingdesk.core.message import message
from turingdesk.core.stimulus import Origin
from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.journal_file import ROOMS, JournalFile, Line, parsed_line, read_journal
from turingdesk.journal.played_rooms import RoomSeat
from turingdesk.journal.session_name import SUFFIX, parsed
from turingdesk.journal.stand_ins import LOCAL
from turingdesk.plugins.live_games.conversation import game_of
from turingdesk.plugins.live_games.game import GameRules, Seat
from turingdesk.plugins.live_games.lobby import Wanted
from turingdesk.plugins.live_games.room import Drawn, Ending, Room, Said
from turingdesk.sessions.data_folder import PILOT
from turingdesk.sessions.session_guard import refuse_stand_ins
from turingdesk.system.access import make_folder
from turingdesk.system.clock import utc_now
from turingdesk.system.os_errors import os_errors_as

logger = logging.getLogger(__name__)
_TAIL = 4096  #: bytes from the end of a journal in which its last line is looked for


@dataclass(frozen=True, slots=True)
class RoomRecord:
    """A room as its journal has it."""

    file: JournalFile
    wanted: Wanted
    room: Room
    people: Sequence[Mapping[str, Any]]  #: as the opening line has them

    @property
    def t_s(self) -> float:
        """The time that it was played."""
        return float(self.file.lines[-1]["t_ms"]) / 1000

    @property
    def began(self) -> datetime:
        """When it was opened."""
        return datetime.fromisoformat(self.file.opened["at"])

    @property
    def ready(self) -> dict[int, float | None]:
        """The seats of people who have read their role, and how many seconds each took."""
        times = {
            line["seat"]: line["after_s"] for line in self.file.lines if line["kind"] == "ready"
        }
        if self.t_s > 0:  # of earlier versions, whose clock waited for no one
            return {person["seat"]: times.get(person["seat"]) for person in self.people}
        return times

    @property
    def revealed(self) -> set[int]:
        """The seats that were told who the others are."""
        return {line["seat"] for line in self.file.lines if line["kind"] == "reveal"}

    @property
    def reporters(self) -> set[int]:
        """The seats that reported someone."""
        return {line["seat"] for line in self.file.lines if line["kind"] == "report"}


def rooms_in(data: Path) -> list[Path]:
    """The journals of all rooms of a data folder, and of its pilots."""
    return [path for home in (data, data / PILOT) for path in (home / ROOMS).glob(f"*{SUFFIX}")]


def begin_room(path: Path, fields: Mapping[str, Any]) -> Journal:
    """A room's journal with its first line.

    Raises:
        NotAllowed: It counts, and simulated partners take part.
        WriteFailed: The data folder can't be written.
    """
    # Rooms of one computer have simulated partners, which only pilots may meet.
    if str(fields["id"]).startswith(LOCAL):
        refuse_stand_ins(pilot=fields["pilot"])
    with os_errors_as(WriteFailed, message("{path} couldn't be written. {why}"), path=path):
        make_folder(path.parent)
    journal = Journal.create(path)
    try:
        journal.append(Entry("opened", utc_now(), 0.0, fields))
    except WriteFailed:
        journal.discard()  # so that it can be begun again
        raise
    return journal


def opening(
    room: Room, room_request: Wanted, people: Sequence[Mapping[str, Any]]
) -> dict[str, Any]:
    """Return the fields of a room's first line.

    Args:
        room: The room.
        room_request: What is played.
        people: Where each person sits.
    """
    names = [None if seat.machine else parsed(seat.who) for seat in room.seats]
    study = next((name.study for name in names if name is not None), "")
    seats = [
        RoomSeat(
            seat.role,
            seat.who,
            seat.machine,
            _origin(seat),
            name.participant if name else seat.bot or seat.who,
        )
        for seat, name in zip(room.seats, names, strict=True)
    ]
    return {
        "id": room.id,
        "game": room_request.game,
        "study": study,
        "study_hash": room_request.study,
        "block": room_request.block,
        "pilot": room_request.pilot,
        "sealed": room_request.sealed,
        "rules": asdict(room.rules),
        "drawn": asdict(room.drawn),
        "seats": [asdict(seat) for seat in seats],
        "people": list(people),
    }


def _origin(seat: Seat) -> str:
    return (Origin.MACHINE if seat.machine else Origin.HUMAN).value


def go_on(record: RoomRecord) -> Journal:
    """The journal of a room whose program ended, to be continued.

    Raises:
        WriteFailed: The file can't be written.
    """
    file = record.file
    # Without a last line that was torn: it was told to no one, since lines are written first.
    size = file.path.stat().st_size - len(file.torn)
    return Journal.reopen(file.path, len(file.lines), file.chain, size)


def add_late_report(record: RoomRecord, seat: int, text: str) -> None:
    """Add a report to the journal of a room that is over.

    Raises:
        WriteFailed: The file can't be written.
    """
    t_ms, at = record.t_s * 1000, utc_now()
    with go_on(record) as journal:
        report = Entry("report", at, t_ms, {"seat": seat, "text": text})
        journal.append(report, Entry("closed", at, t_ms, {"reason": "completed"}))


def is_closed(path: Path) -> bool:
    """True if a room's journal is complete; the end of the file is enough to know."""
    with path.open("rb") as file:
        # Journals can be long, and this is asked of every room of a folder.
        file.seek(max(0, path.stat().st_size - _TAIL))
        last = parsed_line(file.read().rstrip(b"\n").rpartition(b"\n")[2])
    return last is not None and last["kind"] == "closed"


def earlier_rooms(data: Path) -> list[tuple[RoomRecord, bool]]:
    """The rooms of a data folder, oldest first, each with whether it is over."""
    records = []
    for path in rooms_in(data):
        try:
            records.append((read_room(path), is_closed(path)))
        except (BadJournal, OSError) as problem:
            logger.warning("room %s is not readable", path.stem, exc_info=problem)
    # Games in their order, since ratings depend on it.
    return sorted(records, key=lambda pair: str(pair[0].file.opened["at"]))


def read_room(path: Path) -> RoomRecord:
    """A room from its journal.

    Raises:
        BadJournal: The journal is damaged, or not one of a room.
        OSError: It can't be read.
    """
    file = read_journal(path)
    errors = [
        journal_problem
        for journal_problem in file.problems
        if journal_problem.severity is Severity.ERROR
    ]
    try:
        if not errors:
            return _read(file)
    except (KeyError, TypeError, ValueError) as problem:
        raise BadJournal(f"{path.name}: {problem}") from problem
    raise BadJournal(str(errors[0]))


def _read(file: JournalFile) -> RoomRecord:
    opened = file.opened
    game = game_of(opened["game"])
    rules: GameRules = msgspec.convert(opened["rules"], game.task.show)
    about = (opened["study_hash"], opened["block"], opened["game"], rules)
    room_request = Wanted(*about, opened["pilot"], opened["sealed"], game.sitters)
    seats = tuple(Seat(seat["role"], seat["who"], seat["machine"]) for seat in opened["seats"])
    draw_result = msgspec.convert(opened["drawn"], Drawn)
    room = Room(opened["id"], game, rules, seats, draw_result)
    for line in file.lines:
        _apply_line(room, line)
    return RoomRecord(file, room_request, room, opened["people"])


def _apply_line(room: Room, line: Line) -> None:
    """Apply a line of the journal to the room."""
    kind = line["kind"]
    if kind == "said":
        t_s = float(line["t_ms"]) / 1000
        room.add(Said(line["seat"], line["text"], t_s, tuple(line["threads"])))
    elif kind == "verdict":
        room.add_verdict(line["seat"], line["answers"], float(line["t_ms"]) / 1000)
    elif kind == "returned":
        seats = list(room.seats)
        seats[line["seat"]] = replace(seats[line["seat"]], who=line["who"])
        room.seats = tuple(seats)
    elif kind == "ended":
        room.ending = Ending(line["why"])
