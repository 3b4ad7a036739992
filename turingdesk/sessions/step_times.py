"""When the step at hand came on screen, while it was covered, and when it was answered."""

from __future__ import annotations

from turingdesk.core.question import Answer
from turingdesk.core.rows import Moment
from turingdesk.system.clock import Clock

Given = tuple[list[Answer], int]  #: the answers to a step, and whole plays so far


class StepTimes:
    """The times of one step after another, in ms since the session began."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._onset_ms: float | None = None
        self._entered_ms = clock.ms
        self._covered_ms: float | None = None
        self._covers: list[tuple[float, float]] = []
        self._held: tuple[Given, Moment] | None = None

    @property
    def is_covered(self) -> bool:
        """Whether the session pauses."""
        return self._covered_ms is not None

    def enter(self) -> None:
        """Stand before another step."""
        self._onset_ms = self._held = None
        self._covers.clear()
        self._entered_ms = self._clock.ms

    def paint(self, onset_ms: float) -> bool:
        """The step was painted; whether it was for the first time."""
        is_first = self._onset_ms is None
        if is_first:
            self._onset_ms = onset_ms
        return is_first

    def cover(self) -> bool:
        """The session pauses from now on; whether it did not before."""
        if self.is_covered:
            return False
        self._covered_ms = self._clock.ms
        return True

    def uncover(self, seen_s: float | None = None) -> float | None:
        """The pause is over; how long it was in ms, None where there was none.

        Args:
            seen_s: When the step was in view again, as a reading of the clock; by default now.
        """
        if self._covered_ms is None:
            return None
        began, self._covered_ms = self._covered_ms, None
        ended = self._clock.ms if seen_s is None else self._clock.since(seen_s)
        self._covers.append((began, ended))
        return ended - began

    def moment(self, given: Given) -> Moment:
        """When these answers came: now, or earlier if they were held."""
        if self._held is not None and self._held[0] == given:
            return self._held[1]
        onset_ms = self._entered_ms if self._onset_ms is None else self._onset_ms
        return Moment(self._clock.now(), onset_ms, given[1], tuple(self._covers))

    def hold(self, given: Given, moment: Moment) -> None:
        """The disk refused these answers; given again, they have the same times."""
        self._held = given, moment
