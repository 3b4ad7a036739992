"""When a game begins: once all in it have read their role; machines seem to read it, too.

A person needs some seconds to read their role. A machine that needed none would be told by the
clock, which starts at once beside it, so it takes as long as a person here did.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from random import Random

READY_S = 120.0  #: for which others wait for someone who doesn't begin
_REMEMBERED = 100  #: people whose time machines take


class ReadingTimes:
    """For how long people here read their role.

    Args:
        chance: Draws whose time a machine takes.
    """

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._times_s: deque[float] = deque(maxlen=_REMEMBERED)

    def note(self, time_s: float) -> None:
        """Remember how long a person took."""
        self._times_s.append(time_s)

    def remember(self, times_s: Iterable[float | None]) -> None:
        """Add times from an earlier run of the desk; None stands for an unknown time."""
        self._times_s.extend(time_s for time_s in times_s if time_s is not None)

    def draw(self) -> float:
        """A machine's reading time; no time before any person has played."""
        return self._chance.choice(self._times_s) if self._times_s else 0.0
