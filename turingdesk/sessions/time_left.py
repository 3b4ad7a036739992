"""The minutes of a session that are left: the study's estimate, at this participant's pace."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import ceil

from turingdesk.core.step import Page, PageKind
from turingdesk.core.trial import Trial

_PRIOR_S = 60.0  #: of expected time that count for the estimate against the participant's own
_SLOWEST = 3.0  #: times the expected duration; a trial that takes longer was interrupted
_MORE_MIN = 0.5  #: by which the time left must exceed the minutes shown before they go up


class TimeLeft:
    """Counts down in whole minutes, which go up only where someone is much slower.

    Args:
        steps: Of the session.
        expected_s: Seconds of each part of it, as `study.duration.session_s` gives them.
    """

    def __init__(self, steps: Sequence[Page | Trial], expected_s: Mapping[str, float]) -> None:
        self._is_trial = [isinstance(step, Trial) for step in steps]
        parts = [_part(step) for step in steps]
        count = Counter(parts)
        # Shared evenly, as a part's estimate says nothing about its single trials.
        self._expected_s = [expected_s.get(part, 0.0) / count[part] for part in parts]
        self._taken_s = self._planned_s = 0.0  # for the trials that were answered here
        self._entered: tuple[int, float] | None = None
        self._shown_minutes: int | None = None

    def enter(self, place: int, now_s: float) -> int:
        """The session is before another step; return how many minutes are left, at least 1.

        Args:
            place: Index of the step.
            now_s: A reading of any steady clock.
        """
        if self._entered is not None and self._entered[0] != place:
            before, since_s = self._entered
            self._count(before, now_s - since_s)
        if self._entered is None or self._entered[0] != place:  # not merely shown again
            self._entered = (place, now_s)
        left_min = self._left_s(place) / 60
        shown_minutes = self._shown_minutes
        # Some slack, or the minutes would go up and down around a limit.
        if shown_minutes is None or not shown_minutes - 1 < left_min <= shown_minutes + _MORE_MIN:
            shown_minutes = ceil(left_min)
        self._shown_minutes = max(1, shown_minutes)
        return self._shown_minutes

    def _count(self, place: int, took_s: float) -> None:
        if place < len(self._is_trial) and self._is_trial[place]:
            expected_s = self._expected_s[place]
            # Someone who left for lunch says nothing about the pace of the remaining trials.
            self._taken_s += min(took_s, _SLOWEST * expected_s)
            self._planned_s += expected_s

    def _left_s(self, place: int) -> float:
        pace = (_PRIOR_S + self._taken_s) / (_PRIOR_S + self._planned_s)
        steps_left = zip(self._expected_s[place:], self._is_trial[place:], strict=True)
        return sum(seconds * (pace if is_trial else 1.0) for seconds, is_trial in steps_left)


def _part(step: Page | Trial) -> str:
    """The part of the session that a step belongs to, as the estimate names it."""
    if isinstance(step, Trial):
        return f"{'practice' if step.slot.practice else 'block'}/{step.slot.block}"
    if step.kind is PageKind.FORM:
        return f"form/{step.id}"
    if step.kind is PageKind.BREAK:
        return f"break/{step.id.rsplit('-break-', 1)[0]}"
    return step.id
