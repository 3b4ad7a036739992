"""Lengths: how much of a conversation each trial shows, balanced over a block."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from turingdesk.core.message import message
from turingdesk.core.streams import Stream


class LengthUnit(StrEnum):
    """The unit of a length, and the end of the conversation from which it counts.

    A turn is one speaker's messages in a row, and then the other's: papers that let speakers
    send several messages one after another count such exchanges. The last two are of live games,
    of which nothing is cut.
    """

    FIRST_MESSAGES = "first messages"
    FIRST_TURNS = "first turns"
    LAST_MESSAGES = "last messages"
    LAST_TURNS = "last turns"
    EXCHANGES = "exchanges"  #: questions of the one who judges, whoever answers them
    MESSAGES = "messages"  #: of everyone, where all of them judge

    @property
    def heading(self) -> str:
        """The title of a length."""
        return _HEADINGS[self]

    @property
    def in_turns(self) -> bool:
        """True if it counts turns, not messages."""
        return self.endswith("turns")

    @property
    def from_end(self) -> bool:
        """True if the end of the conversation is shown, not its beginning."""
        return self.startswith("last")


_HEADINGS = {
    LengthUnit.FIRST_MESSAGES: message("Messages shown"),
    LengthUnit.FIRST_TURNS: message("Turns shown"),
    LengthUnit.LAST_MESSAGES: message("Last messages shown"),
    LengthUnit.LAST_TURNS: message("Last turns shown"),
    LengthUnit.EXCHANGES: message("Exchanges"),
    LengthUnit.MESSAGES: message("Messages written"),
}


@dataclass(frozen=True, slots=True)
class OpenTrial:
    """A trial that waits for its length."""

    group: str  #: lengths are spread evenly over the groups, too
    room: int  #: how long its conversation is


class TooShort(Exception):
    """Fewer conversations are that long than there are trials that show so much."""

    def __init__(self, length: int, needed: int, there: int) -> None:
        self.length = length
        self.needed = needed  #: trials that show at least so much
        self.there = there  #: conversations that are that long
        super().__init__(
            message(
                "{needed} of length {length} needed, {there} available",
                needed=needed,
                length=length,
                there=there,
            )
        )


def assign_lengths(
    counts: Mapping[int, int], seats: Sequence[OpenTrial], stream: Stream
) -> list[int]:
    """A length for each seat, none longer than its conversation.

    The longest are dealt first: anyone who has room for them has room for all
    others, so that no deal goes wrong later.

    Args:
        counts: How many trials get each length; together as many as there are seats.
        seats: The trials.
        stream: Who draws.

    Raises:
        TooShort: There is no such deal.
    """
    check_room(counts, seats)
    lengths = [0] * len(seats)
    waiting = stream.shuffled(range(len(seats)))
    for length, count in sorted(counts.items(), reverse=True):
        roomy = [seat for seat in waiting if seats[seat].room >= length]
        assigned_seats = set(_spread(roomy, seats, stream)[:count])
        for seat in assigned_seats:
            lengths[seat] = length
        waiting = [seat for seat in waiting if seat not in assigned_seats]
    return lengths


def check_room(counts: Mapping[int, int], seats: Sequence[OpenTrial]) -> None:
    """Check that the seats have room for these lengths.

    Raises:
        TooShort: They have not; names the longest length that fails.
    """
    needed = 0
    for length, count in sorted(counts.items(), reverse=True):
        needed += count
        there = sum(seat.room >= length for seat in seats)
        if there < needed:
            raise TooShort(length, needed, there)


def _spread(waiting: Sequence[int], seats: Sequence[OpenTrial], stream: Stream) -> list[int]:
    """The seats in an order in which every group comes up evenly."""
    groups: dict[str, list[int]] = defaultdict(list)
    for seat in waiting:
        groups[seats[seat].group].append(seat)
    # Each member at a random point of its own slice of 0 to 1, so that every first part of the
    # order has about equal shares of all groups.
    turns = {
        seat: (place + stream.chance()) / len(members)
        for members in groups.values()
        for place, seat in enumerate(members)
    }
    return sorted(waiting, key=turns.__getitem__)
