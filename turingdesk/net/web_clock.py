"""Times that a browser measured, as times of the session.

A browser has a clock of its own, `performance.now()`, in milliseconds since its page was loaded.
What counts, how long a step was in view until an answer, is a difference of two of its readings
and needs no other clock. Only when a step appeared, and when it was covered, is put on the
session's clock, which the exchange of a few messages compares with the browser's: the one that
was quickest there and back says best how far they are apart, and is wrong by half of its time at
most (Mills, 1991, "Internet time synchronization: the Network Time Protocol", IEEE Transactions
on Communications 39).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf, isfinite
from time import perf_counter

from turingdesk.core.question import Answer
from turingdesk.journal.journal_file import CLOCKS_PART_MS

_OPEN = 16  #: questions that can wait for an answer


@dataclass(slots=True)
class BrowserClock:
    """Estimates the offset between a browser's clock and the session's."""

    round_trip_ms: float = inf  #: of the quickest exchange
    _offset_s: float | None = None
    _n_asked: int = 0
    _asked_s: dict[int, float] = field(default_factory=dict)

    def ask(self) -> int:
        """Note that the browser is asked for its time now, and return the question's number."""
        self._n_asked += 1
        self._asked_s[self._n_asked] = perf_counter()
        # Keeps the dictionary small: a browser that never answers would make it grow.
        self._asked_s.pop(self._n_asked - _OPEN, None)  # of a browser that doesn't answer
        return self._n_asked

    def answer(self, number: int, at_ms: float) -> None:
        """Use the reading of the browser's clock that answers a question."""
        # `perf_counter`, as for all times of the session: it has the finest steps and never goes
        # back.
        asked_s, now_s = self._asked_s.pop(number, None), perf_counter()
        # An answer can come twice, or to a question that was dropped.
        if asked_s is None or not isfinite(at_ms):
            return
        round_trip_ms = (now_s - asked_s) * 1000
        # As in NTP: the true offset lies within half the quickest round trip.
        error_s = self.round_trip_ms / 2000
        earliest_s, latest_s = asked_s - at_ms / 1000 - error_s, now_s - at_ms / 1000 + error_s
        is_moved = self._offset_s is not None and not earliest_s <= self._offset_s <= latest_s
        if is_moved or round_trip_ms < self.round_trip_ms:  # it stopped while the device slept
            self.round_trip_ms = round_trip_ms
            # As if both ways took equally long, which is wrong by half of the round trip at most.
            self._offset_s = (asked_s + now_s) / 2 - at_ms / 1000

    def here_s(self, at_ms: float, earliest_s: float) -> float:
        """Convert a reading of the browser's clock to one of `perf_counter`.

        A message may have been on its way for long, so an old reading is as good as a new one.

        Args:
            at_ms: The reading.
            earliest_s: Before which it can't be; one that seems earlier by more than the clocks'
                comparison is wrong comes from a clock that stood still meanwhile.
        """
        now_s = perf_counter()
        if self._offset_s is None or not isfinite(at_ms):
            return now_s
        # A page could send any time, so it is held to what can have happened.
        here_s = self._offset_s + at_ms / 1000
        if here_s < earliest_s - max(self.round_trip_ms, CLOCKS_PART_MS) / 1000:
            return now_s
        return max(earliest_s, min(here_s, now_s))

    def fields(self) -> dict[str, float]:
        """Return what the journal records about both clocks; empty before they were compared."""
        if self._offset_s is None:
            return {}
        return {
            "offset_ms": round(self._offset_s * 1000, 3),
            "round_trip_ms": round(self.round_trip_ms, 3),
        }


@dataclass(slots=True)
class StepView:
    """Measures for how long a browser shows each step, in seconds of `perf_counter`."""

    entered_s: float = 0.0  #: when it was sent first
    onset_s: float | None = None  #: its first paint
    _pauses: list[tuple[float, float]] = field(default_factory=list)
    _covered_s: float | None = None  #: since when it isn't in view
    _load: str = ""  #: of the page that has it
    _before_ms: float = 0.0  #: in view on pages that are gone

    def enter(self, now_s: float) -> None:
        """Go to another step."""
        self.entered_s, self.onset_s, self._covered_s = now_s, None, None
        self._pauses.clear()
        self._before_ms = 0.0

    def load(self, load: str) -> None:
        """Note that a page has the step; one that was reloaded measures from the start."""
        if load != self._load:
            self._load = load
            # The clock of a page that was loaded again starts at zero, so the time before is the
            # desk's.
            self._before_ms = self._in_view_until(perf_counter())

    def show(self, at_s: float) -> None:
        """Note that the step was painted, for the first time or after it was covered."""
        since_s, self._covered_s = self._covered_s, None
        if self.onset_s is None:
            self.onset_s = at_s
        # The offset can change between the two, so that they come in the wrong order.
        elif since_s is not None and at_s > since_s:
            self._pauses.append((since_s, at_s))

    def cover(self, at_s: float) -> bool:
        """Note that the step is no longer in view, and return whether it was."""
        if self._covered_s is not None or self.onset_s is None:
            return False
        # No cover before the first paint, or a time in view would be negative.
        self._covered_s = max(at_s, self.onset_s)
        return True

    def stay(self, view_ms: float) -> float:
        """Note for how long the page had the step in view when its line dropped.

        Returns:
            Since when it isn't in view, of a step that was covered meanwhile.
        """
        assert self.onset_s is not None, "a page that stayed has shown the step"
        paused_s = sum(end - begin for begin, end in self._pauses)
        seen_s = (self._before_ms + max(0.0, view_ms)) / 1000
        # Not in the future: a page can claim any time.
        self._covered_s = min(self.onset_s + paused_s + seen_s, perf_counter())
        return self._covered_s

    def rt_ms(self, view_ms: float, now_s: float) -> float:
        """Return the time from the first paint to an answer, with pauses between them.

        Args:
            view_ms: How long the page that has the step had had it in view, by its own clock.
            now_s: When its message came: it can't have been in view for longer than until then.
        """
        # The browser's own duration is more precise, but no longer than the desk's.
        most_ms = self._in_view_until(now_s) + CLOCKS_PART_MS
        view_ms = view_ms if isfinite(view_ms) else 0.0
        took_ms = min(max(0.0, self._before_ms + view_ms), most_ms)
        start_s = self.entered_s if self.onset_s is None else self.onset_s
        # Pauses are added in order: each can bring the next one before the answer.
        for begin_s, end_s in self._pauses:
            if (begin_s - start_s) * 1000 < took_ms:
                took_ms += (end_s - begin_s) * 1000
        return took_ms

    def lasted_ms(self, now_s: float) -> float:
        """Return the time from the first paint until now, or until it was covered, with pauses."""
        start_s = self.entered_s if self.onset_s is None else self.onset_s
        until_s = now_s if self._covered_s is None else self._covered_s
        return max(0.0, (until_s - start_s) * 1000)

    def in_view_ms(self, answer: Answer) -> float:
        """Return for how long the step had been in view when an answer was given."""
        start_s = self.entered_s if self.onset_s is None else self.onset_s
        end_s = start_s + answer.rt_ms / 1000
        paused_s = sum(max(0.0, min(end, end_s) - begin) for begin, end in self._pauses)
        return round(answer.rt_ms - paused_s * 1000, 3)

    def _in_view_until(self, now_s: float) -> float:
        """Return for how many ms it was in view, by the session's clock."""
        if self.onset_s is None:
            return 0.0
        until_s = now_s if self._covered_s is None else self._covered_s
        paused_s = sum(end - begin for begin, end in self._pauses)
        return max(0.0, (until_s - self.onset_s - paused_s) * 1000)
