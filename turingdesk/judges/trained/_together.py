"""All folds of a support vector machine at once, where most answers are support vectors.

With more features than answers the margin is hard and nearly every answer stands on it; going
from pair to pair then takes ten steps an answer and more. Here the weights between the bounds
follow from linear equations instead, whose matrix is the same for all folds but for its rows:
the primal-dual active set method (Hintermueller, Ito and Kunisch, 2003) with conjugate gradients
inside, one multiplication of the kernel with a block of columns for all folds. It begins at the
solution of all answers. What it leaves is near the optimum, and `_dual` goes on from there, so
that nothing hangs on its convergence.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_ROUNDS = 12  #: of guessing which answers are between their bounds
_INNER = 40  #: steps of conjugate gradients in each
_SHRINK = 0.03  #: of the residual in one round
_ENOUGH = 1e-4  #: mean residual that is well below what `_dual` tolerates
_HALVES = 60  #: of an interval, until it is as narrow as numbers are


@dataclass(slots=True)
class _Columns:
    """One column a fold."""

    signs: NDArray[np.float64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]
    weights: NDArray[np.float64]  #: may be out of their bounds
    lack: NDArray[np.float64]
    bias: NDArray[np.float64]
    between: NDArray[np.bool_]  #: guessed to be between the bounds


def near_optimum(
    kernel: NDArray[np.float64],
    low: NDArray[np.float64],
    high: NDArray[np.float64],
    start: NDArray[np.float64],
    signs: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Signed weights near the optimum, within their bounds, each column's sum being 0.

    Args:
        kernel: n x n.
        low: The least weights, n x folds.
        high: The greatest weights, n x folds.
        start: The optimum of all answers, n.
        signs: 1 of humans, -1 of machines, n.
    """
    import numpy as np

    small = kernel.astype(np.float32)  # half the memory to walk through; `_dual` is exact
    weights = np.clip(start[:, None], low, high)
    between = (weights > low) & (weights < high)
    lack = signs[:, None] - kernel @ weights
    bias = _mean(lack, between)
    state = _Columns(signs[:, None], low, high, weights, lack, bias, between)
    for _ in range(_ROUNDS):
        changed = _guess(state, small)
        left = _solve(state, small)
        if not changed and left < 3 * _ENOUGH:
            break
    inside = np.clip(state.weights, low, high)
    return balanced(inside, low, high)


def balanced(
    weights: NDArray[np.float64], low: NDArray[np.float64], high: NDArray[np.float64]
) -> NDArray[np.float64]:
    """The same, those between their bounds shifted until each column's sum is 0.

    Columns for which that does not suffice begin at 0.
    """
    import numpy as np

    free = (weights > low) & (weights < high)
    least = -2 * np.abs(high - low).max(axis=0, initial=0.0) - 1
    most = -least
    for _ in range(_HALVES):
        middle = (least + most) / 2
        tried = np.where(free, np.clip(weights + middle, low, high), weights)
        above = tried.sum(axis=0) > 0
        most, least = np.where(above, middle, most), np.where(above, least, middle)
    size = np.abs(tried).sum(axis=0) + 1
    return np.where(np.abs(tried.sum(axis=0)) < 1e-9 * size, tried, 0.0)


def _guess(state: _Columns, kernel: NDArray[np.float32]) -> bool:
    """Who is between the bounds now; whether that is another guess than before."""
    import numpy as np

    weights, low, high = state.weights, state.low, state.high
    pushed = state.lack - state.bias
    at_low, at_high = ~state.between & (weights <= low), ~state.between & (weights >= high)
    stays = state.between & (weights > low) & (weights < high)
    between = (stays | (at_low & (pushed > 0)) | (at_high & (pushed < 0))) & (high > low)
    changed = bool((between != state.between).any())
    state.between = between
    inside = np.clip(weights, low, high)
    shift = np.where(between, inside.sum(axis=0) / np.maximum(between.sum(axis=0), 1), 0.0)
    state.weights = inside - shift
    state.lack = state.signs - kernel @ state.weights.astype(np.float32)
    return changed


def _solve(state: _Columns, kernel: NDArray[np.float32]) -> float:
    """Conjugate gradients on the weights in between, their sum held; the worst mean residual."""
    import numpy as np

    between = state.between
    count = np.maximum(between.sum(axis=0), 1)
    rest = _centered(state.lack, between, count)
    way, size = rest.copy(), (rest * rest).sum(axis=0)
    first = size.copy()
    for _ in range(_INNER):
        if (size <= np.maximum(_SHRINK**2 * first, _ENOUGH**2 * count)).all():
            break
        pulled = kernel @ way.astype(np.float32)
        inner = _centered(pulled, between, count)
        length = _ratio(size, (way * inner).sum(axis=0))
        state.weights += length * way
        state.lack -= length * pulled
        rest -= length * inner
        before, size = size, (rest * rest).sum(axis=0)
        way = rest + _ratio(size, before) * way
    state.bias = _mean(state.lack, between)
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

    return np.where(below > 0, above / np.where(below > 0, below, 1.0), 0.0)
