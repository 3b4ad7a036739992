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
from pathlib import Path
from typing import Any

from turingdesk.core.stimulus import Maker, Origin
from turingdesk.journal.chain import SIGNED, sealed
from turingdesk.journal.journal_file import ROOMS, Line, read_journal
from turingdesk.journal.session_name import SUFFIX, SessionName, parsed

_ID = re.compile(r"[A-Za-z0-9-]{1,64}", re.ASCII)


@dataclass(frozen=True, slots=True)
class RoomSeat:
    """Who had one role."""

    role: str
    who: str  #: the session of a person, or the code name of a machine
    machine: bool
    origin: str
    agent: str  #: who exactly: a participant, or a machine's code name

    @classmethod
    def of(cls, told: Mapping[str, Any]) -> RoomSeat:
        """From what a journal says.

        Raises:
            KeyError: It doesn't say who that is.
            ValueError: It says something else than human or machine.
        """
        seat = cls(**{one.name: told[one.name] for one in fields(cls)})
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
class PlayedRoom:
    """A room as its journal describes it."""

    opened: Mapping[str, Any]
    seats: tuple[RoomSeat, ...]
    messages: int

    @property
    def condition(self) -> str:
        """Which of the game's conditions was drawn; empty if it has none."""
        drawn = self.opened.get("drawn")
        return str(drawn.get("condition", "")) if isinstance(drawn, dict) else ""

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
    found = read_journal(path)
    try:
        seats = tuple(RoomSeat.of(seat) for seat in found.opened["seats"])
    except (KeyError, TypeError, ValueError):
        return None
    return PlayedRoom(found.opened, seats, sum(line["kind"] == "said" for line in found.lines))


GONE = "withdrawn"  #: in place of the session of someone who withdrew
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
    """Whether someone sat in a room.

    Args:
        path: The room's journal.
        is_of: Whether a session is theirs.
    """
    return bool(_seats_of(path, is_of))


def _seats_of(path: Path, is_of: Callable[[SessionName], bool]) -> set[int]:
    room = played_room(path)
    seats = enumerate(room.seats if room is not None else ())
    return {at for at, one in seats if one.session is not None and is_of(one.session)}


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
    made, chain = [], ""
    for line in read_journal(path).lines:
        data, chain = sealed(chain, _without(line, gone))
        made.append(data)
    return b"".join(made)


def _without(line: Line, gone: set[int]) -> Line:
    left = {key: value for key, value in line.items() if key not in SIGNED | {"chain"}}
    if left["kind"] == "opened":
        none = {"who": GONE, "agent": ""}
        people = [one for one in left.get("people", ()) if one.get("seat") not in gone]
        seats = [one | none if at in gone else one for at, one in enumerate(left["seats"])]
        return left | {"seats": seats, "people": people}
    if left.get("seat") not in gone:
        return left
    return {
        key: _EMPTY.get(key, value)
        for key, value in left.items()
        if key in _STAYS or key in _EMPTY
    }
