"""Played rooms: who sat in each game, by its journal, and what is left if someone withdraws.

The desk writes one for each room, in the folder `rooms` of the data folder. Kiosks never know who
is a machine, so that the journals of sessions name the room alone, and the truth is here. The
first line, of the kind `opened`, has `id`, `game`, `study`, `study_hash`, `block`, `pilot`,
`rules`, `drawn`, and `seats` in the order of the game's roles.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import pairwise
from pathlib import Path
from typing import Any

from turingdesk.core.stimulus import Maker, Origin
from turingdesk.journal.chain import SIGNED, sealed
from turingdesk.journal.journal_file import ROOMS, Line, read_journal
from turingdesk.journal.session_name import SUFFIX, SessionName, parsed

_ID = re.compile(r"[A-Za-z0-9-]{1,64}", re.ASCII)
GONE = "withdrawn"  #: in place of the session of someone who withdrew


@dataclass(frozen=True, slots=True)
class RoomSeat:
    """Who had one role."""

    role: str
    who: str  #: the session of a person, or the code name of a machine
    machine: bool
    origin: str
    agent: str  #: who exactly: a participant, or a machine's code name

    @classmethod
    def of(cls, members: Mapping[str, Any]) -> RoomSeat:
        """From what a journal says.

        Raises:
            KeyError: It doesn't say who that is.
            ValueError: It says something else than human or machine.
        """
        seat = cls(**{seat_field.name: members[seat_field.name] for seat_field in fields(cls)})
        seat.maker()
        return seat

    @property
    def session(self) -> SessionName | None:
        """A person's session; None of a machine, and of someone who withdrew."""
        return None if self.machine else parsed(self.who)

    @property
    def participant(self) -> str:
        """The participant code; empty where there is no session."""
        return self.session.participant if self.session is not None else ""

    def maker(self) -> Maker:
        """Who made what came from this seat."""
        return Maker(Origin(self.origin), self.agent)


@dataclass(frozen=True, slots=True)
class RoomMessage:
    """A message without its text."""

    seat: int
    threads: tuple[int, ...]  #: in which it stands
    words: int  #: between spaces

    @classmethod
    def of(cls, line: Line) -> RoomMessage:
        """From the line of a journal; journals of games with one thread may not name it."""
        threads = tuple(line.get("threads") or (0,))
        return cls(line.get("seat", -1), threads, len(str(line.get("text", "")).split()))


@dataclass(frozen=True, slots=True)
class PlayedRoom:
    """A room as its journal describes it."""

    opened: Mapping[str, Any]
    seats: tuple[RoomSeat, ...]
    said: tuple[RoomMessage, ...]
    ended_ms: float | None  #: playing time at the end; None where nothing says it

    @property
    def messages(self) -> int:
        """The number of messages, by everyone."""
        return len(self.said)

    @property
    def words(self) -> int | None:
        """The number of words; None where someone withdrew, and their words are gone."""
        if any(seat.who == GONE for seat in self.seats):
            return None
        return sum(room_message.words for room_message in self.said)

    @property
    def minutes(self) -> float | None:
        """The minutes of the game until the last verdict, at most its time limit."""
        if self.ended_ms is None:
            return None
        rules = self.opened.get("rules")
        limit = float(rules.get("minutes") or 0) if isinstance(rules, dict) else 0.0
        minutes = self.ended_ms / 60_000
        return min(minutes, limit) if limit else minutes

    @property
    def waited_s(self) -> dict[str, float]:
        """For how long each participant waited for the game; without those of whom none says it.

        Rooms of earlier versions and imported ones say it of nobody.
        """
        people = self.opened.get("people")
        waited_by_seat = {}
        for player in people if isinstance(people, list) else ():
            seat, waited_s = player.get("seat"), player.get("waited_s")
            is_known = isinstance(waited_s, int | float) and not isinstance(waited_s, bool)
            if is_known and isinstance(seat, int) and 0 <= seat < len(self.seats):
                waited_by_seat[self.seats[seat].participant] = float(waited_s)
        return {name: waited_s for name, waited_s in waited_by_seat.items() if name}

    def exchanges(self, asks: int) -> int:
        """The number of questions that one seat asked, no matter who answered them.

        A question for two witnesses is one, and so are messages that were sent one after another.
        Where questions go to one witness each, those to the one who got more count.

        Args:
            asks: The seat.
        """
        threads = {number for room_message in self.said for number in room_message.threads}
        return max((self._question_count(number, asks) for number in threads), default=0)

    def _question_count(self, thread: int, asks: int) -> int:
        speakers = [
            room_message.seat for room_message in self.said if thread in room_message.threads
        ]
        # Chained: this message is of the one who asks, and the message before isn't.
        return sum(speaker == asks != before for before, speaker in pairwise((None, *speakers)))

    @property
    def condition(self) -> str:
        """Which of the game's conditions was drawn; empty if it has none."""
        draw_fields = self.opened.get("drawn")
        return str(draw_fields.get("condition", "")) if isinstance(draw_fields, dict) else ""

    def others(self, participant: str) -> Sequence[RoomSeat]:
        """Whom a participant met, in the order of the seats."""
        return [seat for seat in self.seats if seat.participant != participant]


def room_path(data: Path, room: str) -> Path | None:
    """Where a room's journal is; None if no room has such a name."""
    return data / ROOMS / f"{room}{SUFFIX}" if _ID.fullmatch(room) else None


def played_room(path: Path) -> PlayedRoom | None:
    """Read the journal of a room; None if it doesn't say who was there.

    Raises:
        OSError: The file cannot be opened.
    """
    journal = read_journal(path)
    try:
        seats = tuple(RoomSeat.of(seat) for seat in journal.opened["seats"])
    except (KeyError, TypeError, ValueError):
        return None
    messages = tuple(RoomMessage.of(line) for line in journal.lines if line["kind"] == "said")
    return PlayedRoom(journal.opened, seats, messages, _ended_ms(journal.lines))


def _ended_ms(lines: Sequence[Line]) -> float | None:
    """When the game ended, as its end says, or else the last verdict or message."""
    for kinds in (("ended",), ("verdict", "said")):
        times = [line["t_ms"] for line in lines if line["kind"] in kinds and "t_ms" in line]
        if times:
            return float(max(times))
    return None


#: What stays in lines about them: that something happened, and when.
_STAYS = frozenset(("seq", "kind", "at", "t_ms", "seat", "threads"))
_EMPTY: Mapping[str, Any] = {"text": "", "answers": {}, "who": GONE}


def rooms_of(data: Path, is_of: Callable[[SessionName], bool]) -> list[Path]:
    """The journals of rooms in a folder in which someone sat.

    Args:
        data: The data folder, or that of its pilots.
        is_of: Whether a session is theirs.
    """
    return [path for path in sorted((data / ROOMS).glob(f"*{SUFFIX}")) if has_seat(path, is_of)]


def has_seat(path: Path, is_of: Callable[[SessionName], bool]) -> bool:
    """True if someone sat in a room.

    Args:
        path: The room's journal.
        is_of: Whether a session is theirs.
    """
    return bool(_seats_of(path, is_of))


def _seats_of(path: Path, is_of: Callable[[SessionName], bool]) -> set[int]:
    room = played_room(path)
    seats = enumerate(room.seats if room is not None else ())
    return {at for at, seat in seats if seat.session is not None and is_of(seat.session)}


def without(path: Path, is_of: Callable[[SessionName], bool]) -> bytes | None:
    """A room's journal without what someone wrote and answered in it.

    The others' messages stay, and so do the times of all, so that the game can be counted. The
    chain is made anew, and is the same wherever this is done to a copy of the file.

    Returns:
        The whole file, which is empty if no other person was there; None if they weren't there.

    Raises:
        OSError: The file cannot be opened.
    """
    gone = _seats_of(path, is_of)
    if not gone:
        return None
    if not _seats_of(path, lambda name: not is_of(name)):
        return b""
    new_lines, chain = [], ""
    for line in read_journal(path).lines:
        data, chain = sealed(chain, _without(line, gone))
        new_lines.append(data)
    return b"".join(new_lines)


def _without(line: Line, gone: set[int]) -> Line:
    line_fields = {key: value for key, value in line.items() if key not in SIGNED | {"chain"}}
    if line_fields["kind"] == "opened":
        none = {"who": GONE, "agent": ""}
        people = [
            player for player in line_fields.get("people", ()) if player.get("seat") not in gone
        ]
        seats = [
            seat | none if at in gone else seat for at, seat in enumerate(line_fields["seats"])
        ]
        return line_fields | {"seats": seats, "people": people}
    if line_fields.get("seat") not in gone:
        return line_fields
    return {
        key: _EMPTY.get(key, value)
        for key, value in line_fields.items()
        if key in _STAYS or key in _EMPTY
    }
