"""Who never meets again: people, and those whom they reported.

They are known by their participant code, so at every kiosk and in every browser, and in all
sessions, blocks, and studies of a data folder. Rehearsals have a memory of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product

from turingdesk.journal.played_rooms import GONE
from turingdesk.journal.session_name import parsed
from turingdesk.plugins.live_games.room import Room


def known_as(session: str) -> str:
    """By what someone is known again in other sessions: their participant code.

    >>> known_as("sub-Ann_ses-2_study-small"), known_as("second")
    ('ann', 'second')
    """
    name = parsed(session)
    return name.participant.casefold() if name is not None else session


@dataclass(slots=True)
class KeptApart:
    """Pairs of people of whom one reported the other. Not thread-safe."""

    _pairs: set[frozenset[str]] = field(default_factory=set)

    def add(self, person: str, others: Iterable[str]) -> None:
        """Keep someone apart from others; all are named as `known_as` does."""
        # Who sits at two places under one code can't be told apart from themselves.
        self._pairs |= {frozenset((person, other)) for other in others if other != person}

    def add_room(self, room: Room, reporters: Iterable[int]) -> None:
        """Keep those who reported someone in a room apart from the other people in it."""
        people = {
            # Someone who withdrew has no code left that could meet anyone.
            at: known_as(seat.who)
            for at, seat in enumerate(room.seats)
            if not seat.machine and seat.who != GONE
        }
        for seat in reporters:
            if seat in people:
                self.add(people[seat], people.values())

    def parts(self, person: str, other: str) -> bool:
        """True if two people must not meet."""
        return frozenset((person, other)) in self._pairs

    def among(self, people: Sequence[str]) -> Iterator[tuple[int, int]]:
        """Yield the places of each two of some people who must not meet, in both orders."""
        places: dict[str, list[int]] = {}
        for at, person in enumerate(people):
            places.setdefault(person, []).append(at)
        for first, other in map(tuple, self._pairs):
            # One person can wait several times, once for each kiosk that asks for them.
            for here, there in product(places.get(first, ()), places.get(other, ())):
                yield from ((here, there), (there, here))
