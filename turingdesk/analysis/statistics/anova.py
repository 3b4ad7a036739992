"""Two-way analysis of variance: detectability by agent and by group (paper 1, Fig. S2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.result import Result, impossible
from turingdesk.core.message import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import ArrayLike, NDArray

_METHOD = message("Two-way ANOVA, {what}, sums of squares of type II; effect: partial eta squared")
_ASSUMED = message("Values are independent, normal within each cell and of the same variance.")


@dataclass(frozen=True, slots=True)
class TwoWay:
    """F(a, b) of both factors and of their interaction; `df` contains a and b."""

    first: Result
    second: Result
    interaction: Result


def two_way(values: ArrayLike, first: Sequence[object], second: Sequence[object]) -> TwoWay:
    """A test of whether values differ by two factors, and whether these interact.

    Cells may hold different numbers of values, or none. With type II sums of squares
    each factor is tested beside the other; in a balanced table they are the classical ones.

    Args:
        values: One number each.
        first: The level of the first factor of each value, such as the agent.
        second: That of the second, such as the judge's sex.
    """
    import numpy as np

    y = np.asarray(values, dtype=float)
    # As texts, since levels of mixed types, such as a number and a word, can't be sorted.
    levels = [
        np.unique(np.asarray(factor, dtype=str), return_inverse=True) for factor in (first, second)
    ]
    (names_a, a), (names_b, b) = levels
    if why := _unfit(len(names_a), len(names_b)):
        return TwoWay(*(_none(y.size, what, why) for what in _WHAT))
    # Only cells that occur: an empty one has no mean, and takes no degree of freedom.
    cell = np.unique(a * len(names_b) + b, return_inverse=True)[1]
    rest, free = _residuals(y, cell, None)
    # Relative to the sum of squares: rounding leaves a tiny rest where all values of a cell are
    # alike, and F would come out huge.
    if free <= 0 or rest <= 1e-12 * max(1.0, float((y**2).sum())):
        why = message("nothing varies within the cells of agent and group")
        return TwoWay(*(_none(y.size, what, why) for what in _WHAT))
    only_a, only_b, both = _residuals(y, a, None), _residuals(y, b, None), _residuals(y, a, b)
    # Type II: a factor is what it adds to the other one, and the interaction what it adds to both.
    steps = ((only_b, both), (only_a, both), (both, (rest, free)))
    results = [
        _tested(y.size, what, *step, (rest, free)) for what, step in zip(_WHAT, steps, strict=True)
    ]
    return TwoWay(*results)


_WHAT = (message("first factor"), message("second factor"), "interaction")


def _unfit(levels_a: int, levels_b: int) -> str:
    if levels_a < 2 or levels_b < 2:
        return message("each factor needs two levels")
    return ""


def _none(n: int, what: str, why: str) -> Result:
    return impossible(n, _METHOD.format(what=what), _ASSUMED, why)


def _tested(
    n: int,
    what: str,
    without: tuple[float, int],
    having: tuple[float, int],
    full: tuple[float, int],
) -> Result:
    from scipy.special import fdtrc

    # Rounding can make the larger model fit worse by a hair.
    squares, df = max(0.0, without[0] - having[0]), without[1] - having[1]
    if df <= 0:
        return _none(n, what, message("the observed cells can't distinguish it"))
    rest, free = full
    f = squares / df / (rest / free)
    # The upper tail by itself: 1 less the lower one has no digits left for small p.
    p, eta = float(fdtrc(df, free, f)), squares / (squares + rest)
    return Result(n, _METHOD.format(what=what), _ASSUMED, f, (df, free), p, eta)


def _residuals(
    y: NDArray[np.float64], a: NDArray[np.intp], b: NDArray[np.intp] | None
) -> tuple[float, int]:
    """Return residual sum of squares and degrees of freedom, after one factor or two."""
    import numpy as np

    # Both factors have a column for each level, so the columns depend on each other; rank and
    # pseudoinverse take care of that, also where cells are empty.
    columns = [np.eye(int(a.max()) + 1)[a]]
    if b is not None:
        columns.append(np.eye(int(b.max()) + 1)[b])
    design = np.hstack(columns)
    # The normal equations are small however many values there are.
    gram, moment = design.T @ design, design.T @ y
    rank = int(np.linalg.matrix_rank(gram))
    fitted = design @ (np.linalg.pinv(gram, hermitian=True) @ moment)
    return float(((y - fitted) ** 2).sum()), y.size - rank
