"""The results of a trained judge when each answer counts once, and their spread.

Verdicts of several seeds on one answer are not new answers: of each answer the mean over the
seeds counts.

No interval comes with them. Each answer is judged by a judge trained on the others, so verdicts
in different folds depend on each other, and no estimate of the variance of cross-validation is
unbiased (Bengio and Grandvalet, 2004, JMLR 5). Studies with n-grams and a support vector machine
were simulated, 20 and 40 prompts at chance and at a detectability of .7. Of 95% intervals, those
by stimulus covered 84 to 87 %; with the correction of Nadeau and Bengio (2003, Machine Learning
52), 94 to 95 % at chance and 92 % at .7; a jackknife over folds, 100 % at twice the width. What
holds exactly is a permutation test (`chance`). Beside it stands a spread, under that name: the
standard deviation of what single stimuli say, given these trained judges. It says nothing of
judges trained on other answers.

Where answers to one picture are both trained on and judged, a judge may remember the picture.
The advantage of ungrouped folds, as in the papers, then says nothing about telling makers apart;
so the result of ungrouped folds never stands alone (`compare_groupings`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.core.message import message
from turingdesk.plugins.machine_judges.learning.cross_validation import OutOfFold
from turingdesk.plugins.machine_judges.learning.folds import Grouping, group_labels

if TYPE_CHECKING:
    from pandas import DataFrame


METHOD = message(
    "each answer once, as the mean over the seeds; spread: standard deviation over stimuli of the "
    "proportion of correct verdicts, given these trained judges; no interval, because the "
    "verdicts of cross-validation depend on each other"
)


@dataclass(frozen=True, slots=True)
class Accuracy:
    """The shares of a judge's correct verdicts on some answers of people and of machines."""

    n_human: int  #: answers
    n_machine: int
    p_hh: float | None  #: None without answers of people
    p_mm: float | None
    spread: float | None  #: standard deviation over stimuli; None with fewer than two

    @property
    def detectability(self) -> float | None:
        """The mean of both proportions; 0.5 is chance."""
        return None if self.p_hh is None or self.p_mm is None else (self.p_hh + self.p_mm) / 2


def mean_over_seeds(judged: OutOfFold, by: Grouping = Grouping.STIMULUS) -> DataFrame:
    """One row for each answer and what was trained on.

    Of a speaker whose single messages were judged the mean score decides, as in the journal.

    Args:
        judged: What was said of answers.
        by: By what answers resemble each other; of ungrouped folds by stimulus all the same.

    Returns:
        Columns `trained_on`, `stimulus`, `subject`, `cluster` (a number from 0), `origin`,
        `agent` and `right` (the share of seeds whose verdict was right).
    """
    rows = judged.frame()
    labels = group_labels(judged.answers, Grouping.STIMULUS if by is Grouping.NONE else by)
    number = {name: place for place, name in enumerate(sorted(set(labels)))}
    places = (number[name] for name in labels)
    of = dict(zip((row.id for row in judged.answers.rows), places, strict=True))
    rows["cluster"] = rows["id"].map(of)
    keys = ["trained_on", "stimulus", "subject"]
    first_values = {"cluster": "first", "origin": "first", "agent": "first"}
    by_seed = rows.groupby([*keys, "seed"], sort=False, as_index=False).agg(
        {**first_values, "score": "mean"}
    )
    by_seed["right"] = ((by_seed["score"] > 0) == (by_seed["origin"] == "human")).astype(float)
    return by_seed.groupby(keys, sort=False, as_index=False).agg({**first_values, "right": "mean"})


def accuracy(rows: DataFrame) -> Accuracy:
    """The accuracy on some answers.

    Args:
        rows: As `mean_over_seeds` gives them.
    """
    import numpy as np

    is_human = (rows["origin"] == "human").to_numpy(dtype=bool)
    right = rows["right"].to_numpy(dtype=np.float64)
    by_stimulus = rows.groupby("cluster")["right"].mean()
    return Accuracy(
        int(is_human.sum()),
        int((~is_human).sum()),
        float(right[is_human].mean()) if is_human.any() else None,
        float(right[~is_human].mean()) if not is_human.all() else None,
        float(by_stimulus.std(ddof=1)) if len(by_stimulus) > 1 else None,
    )


ALIKE = message(
    "Every answer belongs to a different stimulus, so both kinds of folds are equivalent, and "
    "any difference is due to chance."
)


@dataclass(frozen=True, slots=True)
class GroupingComparison:
    """Accuracy with grouped and with ungrouped folds."""

    by: Grouping  #: of the grouped ones
    grouped: Accuracy
    ungrouped: Accuracy
    note: str = ""

    @property
    def difference(self) -> float | None:
        """In detectability, ungrouped minus grouped; None if one class has no answers."""
        before, after = self.grouped.detectability, self.ungrouped.detectability
        return None if before is None or after is None else after - before

    @property
    def in_words(self) -> str:
        """The difference as a sentence."""
        if self.difference is None:
            return message("The two kinds of folds can't be compared: one class has no answers.")
        values = message(
            "Detectability is {detectability:.3f} with folds grouped by {by} and "
            "{detectability2:.3f} with ungrouped folds: a difference of {of:+.3f}.",
            detectability=self.grouped.detectability,
            by=self.by.value,
            detectability2=self.ungrouped.detectability,
            of=self.difference,
        )
        if self.note:
            return message("{values} {note}", values=values, note=self.note)
        return message(
            "{values} Beyond chance, a higher value with ungrouped folds comes from {by} seen in "
            "training, not from telling humans and machines apart; a lower one, from {by} whose "
            "other answers are mostly of the other kind.",
            values=values,
            by=_WORDS[self.by],
        )


def other_grouping(by: Grouping) -> Grouping:
    """The grouping to compare with: single answers, or of these groups by stimulus."""
    return Grouping.STIMULUS if by is Grouping.NONE else Grouping.NONE


def compare_groupings(main: OutOfFold, beside: OutOfFold, by: Grouping) -> GroupingComparison:
    """Compare accuracy with grouped and with ungrouped folds.

    Args:
        main: What was said with folds grouped by `by`.
        beside: What was said with those of `other_grouping(by)`.
        by: One of both.
    """
    grouped, ungrouped = (beside, main) if by is Grouping.NONE else (main, beside)
    groups = Grouping.STIMULUS if by is Grouping.NONE else by
    before, after = (mean_over_seeds(judged, groups) for judged in (grouped, ungrouped))
    note = "" if before["cluster"].duplicated().any() else ALIKE
    return GroupingComparison(groups, accuracy(before), accuracy(after), note)


_WORDS = {Grouping.STIMULUS: "stimuli", Grouping.PROMPT: "prompts"}
