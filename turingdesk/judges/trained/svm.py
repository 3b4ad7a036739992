"""The linear support vector machine: paper 1's judge of captions, words and conversations.

Where the features of all folds are the same, one kernel matrix serves them all, with
the verdicts of `sklearn.svm.SVC(kernel="linear")`. Where that is no faster it is that machine
itself. Sparse features, and answers too many for a kernel matrix, are LIBLINEAR's (Hsieh et al.,
2008): the same loss, the constant of the decision being held near 0 as the weights are.

The paper trains on as many answers of people as of machines. Usually both weigh the same here
instead, which is the same where there are as many, and throws none away where there are not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.judges.learning.folds import Split
from turingdesk.judges.trained._base import OnScores, TrainedJudge, Value
from turingdesk.judges.trained._svm_solver import Dual, near_optimum, start_dual

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST = 6_000  #: answers of a kernel matrix: 288 MB, and half of it again while folds are solved
_HARD = 2  #: steps an answer beyond which folds are solved together
_HARDER = 20  #: times as many, beyond which it is left to LIBSVM
_NEAR = 0.01  #: LIBLINEAR stops there; a hundredth of that changes no verdict in a thousand
_PASSES = 1_000  #: of LIBLINEAR through the answers
#: LIBLINEAR has one source of chance in a process; threads would draw from each other's.
_CHANCE = Lock()


@dataclass(frozen=True, slots=True)
class LinearSvm:
    """A linear support vector machine.

    Args:
        cost: C, the price of being on the wrong side of the margin.
        balanced: Whether both classes weigh the same however many answers they have.
    """

    cost: float = 1.0
    balanced: bool = False

    def scores(
        self, matrix: Any, is_human: NDArray[np.bool_], split: Split
    ) -> NDArray[np.float64]:
        """Distances from the boundary, in margins; above 0 says human."""
        import numpy as np
        from scipy.sparse import issparse
        from sklearn.svm import SVC

        if issparse(matrix) or len(split.train) > MOST:
            return self._from_features(matrix, is_human, split)
        weighing = "balanced" if self.balanced else None
        machine = SVC(C=self.cost, kernel="linear", class_weight=weighing)
        machine.fit(matrix[split.train], is_human[split.train])
        return np.asarray(machine.decision_function(matrix[split.test]), np.float64)

    def batch_scores(
        self,
        matrix: Any,
        is_human: NDArray[np.bool_],
        splits: Sequence[Split],
        done: OnScores | None = None,
    ) -> list[NDArray[np.float64]] | None:
        """The scores of each split from one kernel matrix.

        None where that is no faster: the matrix would not fit, or the answers have few features
        and are hard to tell apart, so that only very many small steps lead to the optimum. What
        `done` was told before that holds all the same.
        """
        import numpy as np
        from scipy.sparse import issparse

        if issparse(matrix) or len(matrix) > MOST:
            return None
        values = np.ascontiguousarray(matrix, np.float64)
        kernel = values @ values.T
        signs = np.where(is_human, 1.0, -1.0)
        costs = [self._costs(is_human, split.train) for split in splits]
        found: list[NDArray[np.float64]] = []
        for one in _solve_folds(kernel, signs, costs, wide=values.shape[1] >= len(values)):
            test = splits[len(found)].test
            found.append(signs[test] - one.residual[test] + one.bias)
            if done:
                done(len(found) - 1, found[-1])
        return found if len(found) == len(splits) else None

    def _costs(self, is_human: NDArray[np.bool_], train: NDArray[np.intp]) -> NDArray[np.float64]:
        """C of each answer; 0 of those not trained on."""
        import numpy as np

        costs = np.zeros(len(is_human))
        costs[train] = self.cost
        if self.balanced:
            for kind in (True, False):
                of = train[is_human[train] == kind]
                costs[of] *= len(train) / (2 * max(1, len(of)))
        return costs

    def weights(
        self, matrix: Any, is_human: NDArray[np.bool_], train: NDArray[np.intp]
    ) -> tuple[NDArray[np.float64], float]:
        """The weight of each feature and the constant; above 0 speaks for a human."""
        import numpy as np
        from sklearn.svm import LinearSVC

        model = LinearSVC(
            C=self.cost,
            loss="hinge",
            tol=_NEAR,
            class_weight="balanced" if self.balanced else None,
            max_iter=_PASSES,
            random_state=0,
        )
        values = matrix[train]
        with _CHANCE:
            model.fit(values, is_human[train])
        return np.asarray(model.coef_[0], np.float64), float(model.intercept_[0])

    def _from_features(
        self, matrix: Any, is_human: NDArray[np.bool_], split: Split
    ) -> NDArray[np.float64]:
        import warnings

        import numpy as np
        from sklearn.exceptions import ConvergenceWarning

        with warnings.catch_warnings():  # near the optimum is near enough for a verdict
            warnings.simplefilter("ignore", ConvergenceWarning)
            weights, constant = self.weights(matrix, is_human, split.train)
        return np.asarray(matrix[split.test] @ weights, np.float64).ravel() + constant


def _solve_folds(
    kernel: NDArray[np.float64],
    signs: NDArray[np.float64],
    costs: Sequence[NDArray[np.float64]],
    wide: bool,
) -> Iterator[Dual]:
    """One solved problem a split, in their order; ends early where steps are too many."""
    limit = _HARD * len(signs)
    first = start_dual(kernel, signs, costs[0])
    is_easy = first.solve(limit)
    if not is_easy:
        limit *= _HARDER
        if not wide or not first.solve(limit):
            return
    yield first
    if is_easy:
        others: Iterable[Dual] = (start_dual(kernel, signs, cost) for cost in costs[1:])
    else:
        others = _warm_started(kernel, signs, costs[1:], first)
    for one in others:
        if not one.solve(2 * limit):
            return
        yield one


def _warm_started(
    kernel: NDArray[np.float64],
    signs: NDArray[np.float64],
    costs: Sequence[NDArray[np.float64]],
    solved: Dual,
) -> list[Dual]:
    """Problems that begin near their optimum."""
    import numpy as np

    if not costs:
        return []
    lower = np.array([np.where(signs > 0, 0.0, -cost) for cost in costs]).T
    upper = np.array([np.where(signs > 0, cost, 0.0) for cost in costs]).T
    starts = near_optimum(kernel, lower, upper, solved.weights, signs).T
    return [start_dual(kernel, signs, *both) for both in zip(costs, starts, strict=True)]


def make(options: Mapping[str, Value]) -> LinearSvm:
    """A machine with C and `balanced` (0 or 1) as given."""
    given = {**JUDGE.options, **options}
    return LinearSvm(float(given["c"]), bool(float(given["balanced"])))


JUDGE = TrainedJudge(
    title=message("Linear support vector machine"),
    about=message("Draws one straight boundary between the answers of humans and of machines."),
    make=make,
    options={"c": 1.0, "balanced": 1.0},
)
