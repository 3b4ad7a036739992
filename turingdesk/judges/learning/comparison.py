"""The same judge with grouped and with ungrouped folds, beside each other.

Where answers to one picture are both trained on and judged, a judge may remember the picture.
What ungrouped folds, as in the papers, are the better for that is no sign of telling makers
apart; so the number of ungrouped folds never stands alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from turingdesk.core.message import message
from turingdesk.judges.learning.cross_validation import OutOfFold
from turingdesk.judges.learning.estimates import (
    Accuracy,
    IntervalEstimate,
    bootstrap_accuracy,
    bootstrap_difference,
    count_by_cluster,
    mean_over_seeds,
)
from turingdesk.judges.learning.folds import Grouping

ALIKE = message(
    "Every answer belongs to a stimulus of its own, so both kinds of folds leave out "
    "the same; what differs is chance."
)


@dataclass(frozen=True, slots=True)
class GroupingComparison:
    """Accuracy with grouped and with ungrouped folds."""

    by: Grouping  #: of the grouped ones
    grouped: Accuracy
    ungrouped: Accuracy
    difference: IntervalEstimate  #: in detectability, ungrouped minus grouped

    @property
    def in_words(self) -> str:
        """The difference as a sentence."""
        of, first, second = self.difference, self.grouped, self.ungrouped
        if of.value is None:
            return message("The two kinds of folds cannot be compared: one class has no answers.")
        ends = (
            ""
            if of.low is None
            else (
                ", " + message("95 % interval {low:+.3f} to {high:+.3f}", low=of.low, high=of.high)
            )
        )
        values = message(
            "Detectability is {detectability:.3f} with folds grouped by {by} and "
            "{detectability2:.3f} with single answers dealt: a difference of "
            "{of:+.3f}{ends}.",
            detectability=first.detectability.value,
            by=self.by.value,
            detectability2=second.detectability.value,
            of=of.value,
            ends=ends,
        )
        if of.low is None or of.high is None or of.low <= 0 <= of.high:
            return message("{values} That may be chance.", values=values)
        if of.low > 0:
            return message(
                "{values} So much comes of {by} that were trained on, and not of "
                "telling humans and machines apart.",
                values=values,
                by=_WORDS[self.by],
            )
        return message(
            "{values} Of the answers to one of the {by} more of the other kind are left "
            "to train on than of the one that is judged, which misleads a judge that "
            "knows them again.",
            values=values,
            by=_WORDS[self.by],
        )


def other_grouping(by: Grouping) -> Grouping:
    """What is compared with: single answers, or of these groups by stimulus."""
    return Grouping.STIMULUS if by is Grouping.NONE else Grouping.NONE


def compare_groupings(own: OutOfFold, beside: OutOfFold, by: Grouping) -> GroupingComparison:
    """Compare accuracy with grouped and with ungrouped folds.

    Args:
        own: What was said with folds grouped by `by`.
        beside: What was said with those of `other_grouping(by)`.
        by: One of both.
    """
    grouped, ungrouped = (beside, own) if by is Grouping.NONE else (own, beside)
    groups = Grouping.STIMULUS if by is Grouping.NONE else by
    rows = [mean_over_seeds(one, groups) for one in (grouped, ungrouped)]
    clusters = 1 + max(int(one["cluster"].max()) for one in rows)
    first, second = (count_by_cluster(one, clusters) for one in rows)
    of_grouped, of_ungrouped = bootstrap_accuracy((first, second))
    gap = bootstrap_difference(second, first)
    if (first.n.sum(axis=0) <= 1).all():
        gap = IntervalEstimate(gap.value, gap.low, gap.high, ALIKE)
    return GroupingComparison(groups, of_grouped, of_ungrouped, gap)


_WORDS = {Grouping.STIMULUS: "stimuli", Grouping.PROMPT: "prompts"}
