"""When each fixation is due: pure arithmetic on a scanpath, without clock or screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from turingdesk.tasks.fixations import Fixation, FixationsShow, Scanpath


class Phase(StrEnum):
    """The phase of a timeline, by what is on screen."""

    TARGET = "target"  #: what is searched for
    FIXATION = "fixation"  #: a fixation is current
    MOVING = "moving"  #: between two fixations, where the data say that there was time
    GAP = "gap"  #: the picture alone; the play is over


@dataclass(frozen=True, slots=True)
class TimelineFrame:
    """One thing to paint."""

    due_ms: float  #: since the loop began
    phase: Phase
    last: int  #: index of the last fixation that was reached; -1 before the first


@dataclass(frozen=True, slots=True)
class Timeline:
    """One loop of a playback, to be repeated without a pause."""

    frames: tuple[TimelineFrame, ...]
    fixations: tuple[Fixation, ...]  #: those that are shown
    length_ms: float  #: of a whole loop, its gap included

    @property
    def complete_at(self) -> int:
        """Index of the frame with which a play is complete."""
        return next(i for i, frame in enumerate(self.frames) if frame.phase is Phase.GAP)


def timeline(content: Scanpath, show: FixationsShow) -> Timeline:
    """The frames of one loop.

    Args:
        content: The scanpath; its times are used where `show.timing` is "recorded".
        show: How it is played.
    """
    inside = content.fixations
    if show.timing == "recorded":
        inside = tuple(sorted(inside, key=lambda fixation: fixation.onset_ms or 0.0))
    shown_fixations = inside[: show.most]
    begin = show.target_s * 1000 if content.target else 0.0
    frames = [TimelineFrame(0.0, Phase.TARGET, -1)] if begin else []
    end = begin
    for index, (onset, offset) in enumerate(_spans(shown_fixations, show)):
        if frames and begin + onset > end:
            frames.append(TimelineFrame(end, Phase.MOVING, index - 1))
        frames.append(TimelineFrame(begin + onset, Phase.FIXATION, index))
        end = begin + offset
    frames.append(TimelineFrame(end, Phase.GAP, -1))
    return Timeline(tuple(frames), shown_fixations, end + show.gap_s * 1000)


def _spans(fixations: Sequence[Fixation], show: FixationsShow) -> list[tuple[float, float]]:
    """Onset and end of each fixation, ms since the first one's onset; none overlap."""
    if show.timing != "recorded":
        lasts = show.fixation_s * 1000
        return [(index * lasts, (index + 1) * lasts) for index in range(len(fixations))]
    first = fixations[0].onset_ms or 0.0 if fixations else 0.0
    spans: list[tuple[float, float]] = []
    for fixation in fixations:
        onset = (fixation.onset_ms or 0.0) - first
        spans.append((onset, onset + (fixation.duration_ms or 0.0)))
    cuts = [*(onset for onset, _ in spans[1:]), float("inf")]
    return [(onset, min(end, cut)) for (onset, end), cut in zip(spans, cuts, strict=False)]
