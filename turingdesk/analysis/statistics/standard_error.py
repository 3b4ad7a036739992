"""Standard errors of detectability: by verdict, by judge, by stimulus, by both.

Detectability is a mean of two means, so each verdict moves it by a known amount. Summing
these amounts over those of one judge first, then squaring, lets the verdicts of a judge hang
together; for judges and stimuli at once it is var(judges) + var(stimuli) - var(both)
(Cameron, Gelbach and Miller 2011).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Bools = NDArray[np.bool_]
    Codes = NDArray[np.intp]


def by_verdict(hh: int, humans: int, mm: int, machines: int) -> float:
    """The binomial standard error; both classes must have been seen."""
    p, q = hh / humans, mm / machines
    return float((p * (1 - p) / humans + q * (1 - q) / machines) ** 0.5 / 2)


def amounts(right: Bools, is_human: Bools) -> NDArray[np.float64]:
    """By how much each verdict moves detectability away from where it would be."""
    import numpy as np

    humans = max(1, int(is_human.sum()))
    machines = max(1, right.size - int(is_human.sum()))
    p, q = right[is_human].sum() / humans, right[~is_human].sum() / machines
    moved: NDArray[np.float64] = np.where(is_human, (right - p) / humans, (right - q) / machines)
    return moved / 2


def clustered(moved: NDArray[np.float64], codes: Codes) -> float | None:
    """The standard error where verdicts of one judge (or stimulus) hang together.

    Args:
        moved: From `amounts`.
        codes: The number of the judge of each verdict, from 0.

    Returns:
        None where there are fewer than two judges.
    """
    variance = _variance(moved, codes)
    return None if variance is None else float(variance**0.5)


def crossed(moved: NDArray[np.float64], judges: Codes, stimuli: Codes) -> float | None:
    """The standard error where those of one judge and those of one stimulus hang together.

    Where the three parts contradict each other, the larger of both one-way variances is
    taken: an interval rather too wide than too narrow.
    """
    by_judge, by_stimulus = _variance(moved, judges), _variance(moved, stimuli)
    if by_judge is None or by_stimulus is None:
        return None
    both = judges * (int(stimuli.max()) + 1) + stimuli
    import numpy as np

    inner = _variance(moved, np.unique(both, return_inverse=True)[1]) or 0.0
    return float(max(by_judge + by_stimulus - inner, by_judge, by_stimulus) ** 0.5)


def _variance(moved: NDArray[np.float64], codes: Codes) -> float | None:
    import numpy as np

    sums = np.bincount(codes, weights=moved)
    groups = np.count_nonzero(np.bincount(codes))
    if groups < 2:
        return None
    return float((sums**2).sum() * groups / (groups - 1))
