"""For how long the step on screen was covered since it was first seen."""

from __future__ import annotations

from time import perf_counter


class PauseTimer:
    """The first paint of one step, and the pauses since; all in s of `perf_counter()`."""

    def __init__(self) -> None:
        self.onset_s: float | None = None  #: when it was first painted
        self.s = 0.0  #: for how long it was covered since then
        self._since_s: float | None = None

    def cover(self) -> None:
        """It is covered from now on; again is harmless."""
        if self._since_s is None:
            self._since_s = perf_counter()

    def seen(self, at_s: float) -> None:
        """It was painted: for the first time, or again after it was covered."""
        since_s, self._since_s = self._since_s, None
        if self.onset_s is None:
            self.onset_s = at_s
        elif since_s is not None:
            self.s += at_s - since_s
