"""The features that speak most for a human and for a machine to a linear judge.

The judge is trained again, on all answers of a block; weights above 0 speak for a human.
They say what this judge uses, among features that go along with each other, and not what
makes an answer human.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from turingdesk.core.message import message
from turingdesk.plugins.machine_judges.features._base import PreparedFeatures
from turingdesk.plugins.machine_judges.features.ngrams import Ngrams
from turingdesk.plugins.machine_judges.learning.answers import AnswerSet
from turingdesk.plugins.machine_judges.learning.cross_validation import TrainingSpec

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST = 20  #: features each way
_ALIKE = 10  #: times as many are looked through for those that are in other answers
HUMAN, MACHINE = "human", "machine"
NO_WEIGHTS = message("This kind of judge has no feature weights.")
NO_NAMES = message("The features are numbers without individual meanings, so they can't be named.")
NOTHING = message("No feature has a weight.")
OF_NGRAMS = message(
    "weight in the linear judge trained on all answers, TF-IDF scaled to length 1; of "
    "n-grams in exactly the same answers, only the strongest"
)
OF_NUMBERS = message(
    "weight in the linear judge trained on all answers, of one standard deviation"
)
_UNNAMED = re.compile(r"(direction |bin |dimension )?\d+")


@runtime_checkable
class LinearLearner(Protocol):
    """A judge whose scores are a weighted sum of the features."""

    def weights(
        self, matrix: Any, is_human: NDArray[np.bool_], train: NDArray[np.intp]
    ) -> tuple[NDArray[np.float64], float]:
        """The weight of each feature and the constant; above 0 speaks for a human."""


@dataclass(frozen=True, slots=True)
class FeatureWeight:
    """The weight of one feature."""

    rank: int  #: from 1, among those that speak for the same
    feature: str  #: runs of characters are in quotation marks
    weight: float
    n_human: int  #: answers of people that have it
    n_machine: int  #: answers of machines that have it

    @property
    def n(self) -> int:
        """Answers that have it."""
        return self.n_human + self.n_machine

    @property
    def speaks_for(self) -> str:
        """Human or machine."""
        return HUMAN if self.weight > 0 else MACHINE


@dataclass(frozen=True, slots=True)
class WeightExplanation:
    """The strongest features of one block's judge; or why there are none."""

    n: int  #: answers trained on
    method: str
    strongest: tuple[FeatureWeight, ...] = ()  #: those for a human first, the strongest first
    note: str = ""

    def speaking_for(self, speaks_for: str) -> list[FeatureWeight]:
        """Those that speak for one of the two."""
        return [
            feature_weight
            for feature_weight in self.strongest
            if feature_weight.speaks_for == speaks_for
        ]


def explain(answers: AnswerSet, work: TrainingSpec, most: int = MOST) -> WeightExplanation:
    """Train on all answers, and find the strongest features.

    Args:
        answers: Those with features.
        work: Judge and features.
        most: How many each way.
    """
    import numpy as np
    from scipy.sparse import issparse
    from sklearn.exceptions import ConvergenceWarning

    n, learner = len(answers.rows), work.judge.make(work.options)
    if not isinstance(learner, LinearLearner):
        return WeightExplanation(n, "", note=NO_WEIGHTS)
    everything = np.arange(n)
    names = _feature_names(work.features, everything)
    if not any(names):
        return WeightExplanation(n, "", note=NO_NAMES)
    matrix = work.features.matrix(everything)
    with warnings.catch_warnings():  # near the optimum is near enough for what is strongest
        warnings.simplefilter("ignore", ConvergenceWarning)
        weights, _ = learner.weights(matrix, answers.is_human, everything)
    is_sparse = issparse(matrix)
    if not is_sparse:
        # A feature that is measured in large numbers has a small weight; times its deviation,
        # weights are comparable.
        weights = weights * matrix.std(axis=0)
    has = matrix != 0
    having = tuple(np.asarray(has[who].sum(axis=0)).ravel() for who in _class_rows(answers))
    strongest = tuple(
        FeatureWeight(rank, names[at], float(weights[at]), int(having[0][at]), int(having[1][at]))
        for sign in (1, -1)
        for rank, at in enumerate(_strongest(names, sign * weights, has, most), 1)
    )
    note = _left_out(names) if strongest else NOTHING
    return WeightExplanation(n, OF_NGRAMS if is_sparse else OF_NUMBERS, strongest, note)


def _left_out(names: Sequence[str]) -> str:
    unnamed = sum(not name for name in names)
    if not unnamed:
        return ""
    return message("Features without a name are omitted: {unnamed:,}.", unnamed=unnamed)


def _class_rows(answers: AnswerSet) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    import numpy as np

    return np.flatnonzero(answers.is_human), np.flatnonzero(~answers.is_human)


def _strongest(
    names: Sequence[str], pull: NDArray[np.float64], has: Any, most: int
) -> Iterator[int]:
    """The places of the features that pull most, the strongest first.

    Of n-grams that are in the very same answers, such as runs within one word, the strongest.
    """
    import numpy as np
    from scipy.sparse import issparse

    named = np.array([bool(name) for name in names])
    pull = np.where(named, pull, 0.0)
    # Stable, so that equal weights have the same order on every computer.
    order = np.argsort(-pull, kind="stable")
    # Looking for equal columns is slow, so only the strongest are compared.
    order = order[pull[order] > 0][: most * _ALIKE]
    columns = has[:, order].tocsc() if issparse(has) else None
    row_digests: set[bytes] = set()
    for number, at in enumerate(order.tolist()):
        if columns is not None:
            rows = np.sort(columns[:, [number]].indices).tobytes()
            if rows in row_digests:
                continue
            row_digests.add(rows)
        yield at
        most -= 1
        if not most:
            return


def _feature_names(features: PreparedFeatures, train: NDArray[np.intp]) -> list[str]:
    """The names of features; empty if a name says nothing."""
    if isinstance(features, Ngrams):
        return [name for columns in features.columns for name in _quote_ngrams(columns)]
    names = features.names(train)
    return ["" if _UNNAMED.fullmatch(name) else name for name in names]


def _quote_ngrams(columns: Sequence[str]) -> Sequence[str]:
    """Runs of characters in quotation marks, since their spaces count, and words as they are.

    The ends of words are a part of runs of characters, while no words begin with a space.
    """
    if any(name.startswith(" ") for name in columns):
        return [f'"{name}"' for name in columns]
    return columns
