"""A trained judge: it learns from some answers and scores others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from turingdesk.core.setting import Setting, setting
from turingdesk.plugins.machine_judges.features import features_made_for
from turingdesk.plugins.machine_judges.learning.folds import Split

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Value = str | float | bool  #: of an option
OnScores = Callable[
    [int, "NDArray[np.float64]"], None
]  #: takes the place of a split, and its scores


def balanced_setting() -> Any:
    """A setting by which humans and machines weigh the same, for judges that can weigh them."""
    return setting(
        "Give humans and machines the same weight, however many answers they have", True
    )


class Learner(Protocol):
    """A judge with its options set."""

    def scores(
        self, matrix: Any, is_human: NDArray[np.bool_], split: Split
    ) -> NDArray[np.float64]:
        """Learn from `split.train` and score `split.test`; above 0 says human.

        Args:
            matrix: One row per answer; dense, or sparse (CSR).
            is_human: The truth of each row; of those judged it is not looked at.
            split: Rows of the matrix; its seed is where all chance comes from.
        """


class BatchLearner(Learner, Protocol):
    """A judge that is faster where the features of all splits are the same."""

    def batch_scores(
        self,
        matrix: Any,
        is_human: NDArray[np.bool_],
        splits: Sequence[Split],
        done: OnScores | None = None,
    ) -> list[NDArray[np.float64]] | None:
        """The scores of each split, as `scores` gives them; None if it is not faster.

        `done` is told the place of each split and its scores as soon as they are there.
        """


class ValidatingLearner(Learner, Protocol):
    """A judge that can't learn from everything, and says so before it is trained."""

    def check(self, columns: int, is_human: NDArray[np.bool_], splits: Sequence[Split]) -> None:
        """Check that it can learn from these answers.

        Args:
            columns: How many features there are.
            is_human: The truth of each answer.
            splits: Of the answers.

        Raises:
            CannotJudge: It cannot; the message says why, and what to do.
        """


@dataclass(frozen=True, slots=True)
class TrainedJudge:
    """One kind of judge that learns."""

    title: str
    about: str  #: one sentence
    make: Callable[[Mapping[str, Any]], Learner]
    options: Mapping[str, Setting]
    #: Options that came later, with the value that judges had before: such a value is not new.
    later: Mapping[str, Value] = field(default_factory=dict)
    version: str = "1"  #: goes up when the same answers would be judged otherwise
    words: str = "ngrams"  #: the features that it usually takes of answers in words
    #: How often it usually repeats everything with exchanged makers to test whether it is better
    #: than chance; 0 for a judge that takes too long to repeat unasked.
    permutations: int = 0

    def usual_features(self, task: str) -> str:
        """The usual features for answers of a task: those made for it, or else those for words."""
        return features_made_for(task) or self.words
