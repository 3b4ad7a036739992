"""The support vector machine: paper 1's judge of captions, words and conversations.

It is linear unless another kernel is set.

Where the features of all folds are the same, one kernel matrix serves them all, with
the verdicts of `sklearn.svm.SVC(kernel="linear")`. Where that is not faster it is that machine
itself. Sparse features, and answers too many for a kernel matrix, are LIBLINEAR's (Hsieh et al.,
2008): the same loss, the constant of the decision being held near 0 as the weights are.

The paper trains on as many answers of people as of machines. Usually both weigh the same here
instead, which is the same where there are as many, and throws none away where there are not.

With `kernel=rbf` similarity falls with distance (Gaussian), so that humans may be in the middle of
machines, as fixations are that a model puts around the mean of people's. Its width is 1 / (number
of features x their variance) in the training answers, scikit-learn's `gamma="scale"`. It has no
weights of features.

The solver minimizes the hinge loss exactly from a kernel matrix, without copying it.
The dual of the support vector machine in signed weights b = y a: maximize y'b - b'Kb/2 with
sum(b) = 0 and 0 <= y b <= C (Cortes and Vapnik, 1995, eqs. 15-26). Pairs are chosen by second
order information (Fan, Chen and Lin, 2005, WSS 2), which is what LIBSVM does, and it stops where
LIBSVM stops, so that verdicts are the same. An answer that is judged and not trained on has both
bounds at 0: its row of K times b is then its score, and one matrix serves all folds.

With more features than answers the margin is hard and nearly every answer is on it; going
from pair to pair then takes ten steps an answer and more. There `near_optimum` comes first, for
all folds at once: weights between the bounds follow from linear equations, whose matrix is the
same for all folds but for its rows. It is the primal-dual active set method (Hintermueller, Ito
and Kunisch, 2003) with conjugate gradients inside, one multiplication of the kernel with a block
of columns for all folds, and begins at the solution of all answers. The pairs of `Dual.solve`
finish what it leaves, so that nothing depends on its convergence.

Why not LIBSVM on the precomputed matrix: it cannot start from a solution nearby. On 4,000 random
vectors of 4,096 numbers, 30 folds, it takes 39 s of a processor and this 6 s.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import UnknownName
from turingdesk.core.message import message
from turingdesk.core.setting import named_settings, setting
from turingdesk.plugins.machine_judges.learning.folds import Split
from turingdesk.plugins.machine_judges.trained._base import (
    OnScores,
    TrainedJudge,
    balanced_setting,
)

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
        machine = SVC(C=self.cost, kernel=LINEAR, class_weight=weighing)
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

        None if that is not faster: the matrix would not fit, or the answers have few features
        and are hard to tell apart, so that only very many small steps lead to the optimum. What
        `done` was told before that is valid all the same.
        """
        import numpy as np
        from scipy.sparse import issparse

        if issparse(matrix) or len(matrix) > MOST:
            return None
        values = np.ascontiguousarray(matrix, np.float64)
        # Of all answers at once: a fold's kernel is a part of it.
        kernel = values @ values.T
        signs = np.where(is_human, 1.0, -1.0)
        costs = [self._costs(is_human, split.train) for split in splits]
        found: list[NDArray[np.float64]] = []
        for dual in _solve_folds(kernel, signs, costs, wide=values.shape[1] >= len(values)):
            test = splits[len(found)].test
            # The residual is y - K weights, so y - residual is K weights: the score without its
            # constant.
            found.append(signs[test] - dual.residual[test] + dual.bias)
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
                # As scikit-learn's `class_weight="balanced"`: n / (classes x answers of the
                # class).
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
        # See `_CHANCE`: LIBLINEAR shuffles answers while it trains.
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


@dataclass(frozen=True, slots=True)
class RbfSvm:
    """A support vector machine with a Gaussian kernel.

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
        from sklearn.svm import SVC

        weighing = "balanced" if self.balanced else None
        machine = SVC(C=self.cost, kernel=RBF, gamma="scale", class_weight=weighing)
        machine.fit(matrix[split.train], is_human[split.train])
        return np.asarray(machine.decision_function(matrix[split.test]), np.float64)


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
        # The optimum of one fold is near those of the others, which share most answers with it.
        others = _warm_started(kernel, signs, costs[1:], first)
    for dual in others:
        if not dual.solve(2 * limit):
            return
        yield dual


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


LINEAR, RBF = "linear", "rbf"


@dataclass(frozen=True, slots=True)
class SvmOptions:
    """The settings of a support vector machine."""

    c: float = setting(
        "The cost of an answer on the wrong side of the margin.",
        1.0,
        title="Cost (C)",
        lowest=0.0001,
        highest=100_000.0,
    )
    balanced: bool = balanced_setting()
    kernel: str = setting(
        "How answers are compared.",
        LINEAR,
        options={LINEAR: message("Linear"), RBF: message("Gaussian")},
    )


def make(options: Mapping[str, Any]) -> LinearSvm | RbfSvm:
    """A machine with the options that are given; see `SvmOptions`.

    Raises:
        UnknownName: There is no such kernel.
    """
    settings = SvmOptions(**options)
    if settings.kernel not in KERNELS:
        raise UnknownName(message("kernel"), settings.kernel, list(KERNELS))
    return KERNELS[settings.kernel](settings.c, settings.balanced)


KERNELS: Mapping[str, type[LinearSvm | RbfSvm]] = {LINEAR: LinearSvm, RBF: RbfSvm}
TOLERANCE = 1e-3  #: largest violation of the optimum's conditions; as scikit-learn's SVC
_FLAT = 1e-12  #: smallest curvature, as in LIBSVM
_ROUNDS = 12  #: of guessing which answers are between their bounds
_INNER = 40  #: steps of conjugate gradients in each
_SHRINK = 0.03  #: of the residual in one round
_ENOUGH = 1e-4  #: mean residual that is well below what `Dual` tolerates
_HALVES = 60  #: of an interval, until it is as narrow as numbers are


@dataclass(slots=True)
class Dual:
    """One problem and its current solution.

    Args:
        kernel: n x n.
        lower: The least signed weight of each answer: -C of machines, 0 of humans.
        upper: The greatest: 0 of machines, C of humans; both 0 if it is not trained on.
        weights: Signed weights to begin with; their sum is 0.
        residual: y - K weights.
    """

    kernel: NDArray[np.float64]
    lower: NDArray[np.float64]
    upper: NDArray[np.float64]
    weights: NDArray[np.float64]
    residual: NDArray[np.float64]
    steps: int = 0

    @property
    def bias(self) -> float:
        """The constant of the decision: the mean residual of the answers on the margin."""
        import numpy as np

        free = (self.weights > self.lower) & (self.weights < self.upper)
        if free.any():
            return float(self.residual[free].mean())
        # Between the two any constant is optimal; LIBSVM takes the middle as well.
        most = self.residual[self.weights < self.upper].max(initial=-np.inf)
        least = self.residual[self.weights > self.lower].min(initial=np.inf)
        return float((most + least) / 2)

    def solve(self, limit: int) -> bool:
        """Iterate to the optimum; whether it is reached within `limit` steps."""
        import numpy as np

        residual, lower, upper, weights = self.residual, self.lower, self.upper, self.weights
        # Added to the residual, an infinity takes a weight at its bound out of the search.
        up = np.where(weights < upper, 0.0, -np.inf)
        down = np.where(weights > lower, 0.0, np.inf)
        diagonal = np.diagonal(self.kernel).copy()  # contiguous, for it is read in each step
        gap, curve, gain = (np.empty(len(residual)) for _ in range(3))
        for _ in range(limit):
            # In place here and below: there are thousands of steps.
            np.add(residual, up, out=gap)
            i = int(gap.argmax())
            highest = gap[i]
            np.add(residual, down, out=gap)
            np.subtract(highest, gap, out=gap)
            if not gap.max() > TOLERANCE:
                return True
            row = self.kernel[i]
            # The curvature along a pair is K_ii + K_jj - 2 K_ij (Fan, Chen and Lin, 2005).
            np.multiply(row, -2.0, out=curve)
            curve += diagonal
            curve += diagonal[i]
            np.maximum(curve, _FLAT, out=curve)
            np.maximum(gap, 0.0, out=gap)
            np.multiply(gap, gap, out=gain)
            gain /= curve
            j = int(gain.argmax())
            step = min(gap[j] / curve[j], upper[i] - weights[i], weights[j] - lower[j])
            weights[i] += step
            weights[j] -= step
            for place in (i, j):
                up[place] = 0.0 if weights[place] < upper[place] else -np.inf
                down[place] = 0.0 if weights[place] > lower[place] else np.inf
            np.subtract(row, self.kernel[j], out=gap)
            gap *= step
            residual -= gap
            self.steps += 1
        return False


def start_dual(
    kernel: NDArray[np.float64],
    signs: NDArray[np.float64],
    cost: NDArray[np.float64],
    start: NDArray[np.float64] | None = None,
) -> Dual:
    """A problem with its initial solution.

    Args:
        kernel: n x n.
        signs: 1 of humans, -1 of machines.
        cost: C of each answer, 0 of those not trained on.
        start: Signed weights within the bounds, whose sum is 0.
    """
    import numpy as np

    lower, upper = np.where(signs > 0, 0.0, -cost), np.where(signs > 0, cost, 0.0)
    if start is None:
        return Dual(kernel, lower, upper, np.zeros(len(signs)), signs.copy())
    return Dual(kernel, lower, upper, start.copy(), signs - kernel @ start)


@dataclass(slots=True)
class _Columns:
    """One column a fold."""

    signs: NDArray[np.float64]
    lower: NDArray[np.float64]
    upper: NDArray[np.float64]
    weights: NDArray[np.float64]  #: may be out of their bounds
    residual: NDArray[np.float64]
    bias: NDArray[np.float64]
    between: NDArray[np.bool_]  #: guessed to be between the bounds


def near_optimum(
    kernel: NDArray[np.float64],
    lower: NDArray[np.float64],
    upper: NDArray[np.float64],
    start: NDArray[np.float64],
    signs: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Signed weights near the optimum, within their bounds, each column's sum being 0.

    Args:
        kernel: n x n.
        lower: The least weights, n x folds.
        upper: The greatest weights, n x folds.
        start: The optimum of all answers, n.
        signs: 1 of humans, -1 of machines, n.
    """
    import numpy as np

    small = kernel.astype(np.float32)  # half the memory to walk through; `Dual` is exact
    # Answers that a fold judges have both bounds at 0, so clipping takes them out.
    weights = np.clip(start[:, None], lower, upper)
    between = (weights > lower) & (weights < upper)
    residual = signs[:, None] - kernel @ weights
    bias = _mean(residual, between)
    state = _Columns(signs[:, None], lower, upper, weights, residual, bias, between)
    for _ in range(_ROUNDS):
        changed = _update_active_set(state, small)
        remainder = _conjugate_gradients(state, small)
        if not changed and remainder < 3 * _ENOUGH:
            break
    inside = np.clip(state.weights, lower, upper)
    return balance_sums(inside, lower, upper)


def balance_sums(
    weights: NDArray[np.float64], lower: NDArray[np.float64], upper: NDArray[np.float64]
) -> NDArray[np.float64]:
    """The weights, with those between their bounds shifted until each column's sum is 0.

    Columns for which that does not suffice begin at 0.
    """
    import numpy as np

    free = (weights > lower) & (weights < upper)
    # Shifted by more than the widest interval, every free weight is at a bound: the search starts
    # with both ends.
    least = -2 * np.abs(upper - lower).max(axis=0, initial=0.0) - 1
    most = -least
    for _ in range(_HALVES):
        middle = (least + most) / 2
        tried = np.where(free, np.clip(weights + middle, lower, upper), weights)
        above = tried.sum(axis=0) > 0
        most, least = np.where(above, middle, most), np.where(above, least, middle)
    size = np.abs(tried).sum(axis=0) + 1
    return np.where(np.abs(tried.sum(axis=0)) < 1e-9 * size, tried, 0.0)


def _update_active_set(state: _Columns, kernel: NDArray[np.float32]) -> bool:
    """Guess again which weights are between their bounds; whether that changes the guess."""
    import numpy as np

    weights, lower, upper = state.weights, state.lower, state.upper
    pushed = state.residual - state.bias
    # A residual above the constant asks for a greater weight, one below it for a smaller one.
    at_low, at_high = ~state.between & (weights <= lower), ~state.between & (weights >= upper)
    stays = state.between & (weights > lower) & (weights < upper)
    between = (stays | (at_low & (pushed > 0)) | (at_high & (pushed < 0))) & (upper > lower)
    changed = bool((between != state.between).any())
    state.between = between
    inside = np.clip(weights, lower, upper)
    # From here on the sum is 0, which conjugate gradients preserve because they move in directions
    # of sum 0.
    shift = np.where(between, inside.sum(axis=0) / np.maximum(between.sum(axis=0), 1), 0.0)
    state.weights = inside - shift
    state.residual = state.signs - kernel @ state.weights.astype(np.float32)
    return changed


def _conjugate_gradients(state: _Columns, kernel: NDArray[np.float32]) -> float:
    """Conjugate gradients on the weights in between, their sum held; the worst mean residual."""
    import numpy as np

    between = state.between
    count = np.maximum(between.sum(axis=0), 1)
    rest = _centered(state.residual, between, count)
    way, size = rest.copy(), (rest * rest).sum(axis=0)
    first = size.copy()
    for _ in range(_INNER):
        # All folds share each product with the kernel, so it ends with the slowest of them.
        if (size <= np.maximum(_SHRINK**2 * first, _ENOUGH**2 * count)).all():
            break
        pulled = kernel @ way.astype(np.float32)
        inner = _centered(pulled, between, count)
        length = _ratio(size, (way * inner).sum(axis=0))
        state.weights += length * way
        state.residual -= length * pulled
        rest -= length * inner
        before, size = size, (rest * rest).sum(axis=0)
        way = rest + _ratio(size, before) * way
    state.bias = _mean(state.residual, between)
    return float(np.sqrt((size / count).max()))


def _mean(values: NDArray[np.float64], where: NDArray[np.bool_]) -> NDArray[np.float64]:
    import numpy as np

    total: NDArray[np.float64] = np.where(where, values, 0.0).sum(axis=0)
    mean: NDArray[np.float64] = total / np.maximum(where.sum(axis=0), 1)
    return mean


def _centered(
    values: NDArray[np.floating], where: NDArray[np.bool_], count: NDArray[np.intp]
) -> NDArray[np.float64]:
    import numpy as np

    inside = np.where(where, values, 0.0)
    return np.where(where, inside - inside.sum(axis=0) / count, 0.0)


def _ratio(above: NDArray[np.float64], below: NDArray[np.float64]) -> NDArray[np.float64]:
    import numpy as np

    # A fold that has converged has nothing left to divide; 0 / 0 would spoil its column with NaN.
    return np.where(below > 0, above / np.where(below > 0, below, 1.0), 0.0)


JUDGE = TrainedJudge(
    title=message("Linear support vector machine"),
    about=message("Separates the answers of humans and machines with a linear boundary."),
    make=make,
    options=named_settings(SvmOptions),
    later={"kernel": LINEAR},
    permutations=199,
)
