"""Group-sequential tests: bounds for interim looks at the data, and what looking costs.

Every look is one more chance to find what is not there. Alpha spending (Lan and DeMets
1983) deals the 5 % out over the looks: almost nothing early (O'Brien and Fleming's), or
about the same at each look (Pocock's). The chances are found by integrating the density of
the sum of the data over what was not stopped yet (Armitage, McPherson and Rowe 1969).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import e, log, sqrt
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics import record
from turingdesk.analysis.statistics.unanimity import LEAST_P
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

METHOD = message("two-sided alpha spending of Lan and DeMets, {kind}, alpha {alpha:g}")
ASSUMED = message(
    "The statistic of each look is normal, and data between looks are independent; the "
    "fractions of the data were planned without looking at results."
)
OBRIEN_FLEMING, POCOCK = "O'Brien-Fleming", "Pocock"
_NODES = 160  #: of the integration over what was not stopped yet


@dataclass(frozen=True, slots=True)
class InterimLook:
    """One look at the data."""

    fraction: float  #: of all data that were planned
    bound: float  #: |z| from which on the study may stop
    p: float  #: the same as a two-sided p value
    spent: float  #: alpha that is used up after this look
    naive: (
        float  #: the true error so far where each look tests at alpha as if it were the only one
    )


def looks(
    fractions: Sequence[float], kind: str = OBRIEN_FLEMING, alpha: float = 0.05
) -> tuple[InterimLook, ...]:
    """The bounds of some looks.

    Args:
        fractions: Of all planned data, rising, above 0 and up to 1.
        kind: How alpha is spent: "O'Brien-Fleming" or "Pocock".
        alpha: The chance of stopping at any look although nothing is there.

    Raises:
        ValueError: The fractions do not rise from above 0 to at most 1.
    """
    if not fractions or any(b <= a for a, b in zip((0.0, *fractions), fractions, strict=False)):
        raise ValueError(message("the fractions of the data don't increase from above 0"))
    # A sum of fractions can end just above 1 by rounding.
    if fractions[-1] > 1 + 1e-9:
        raise ValueError(message("a look is after the end of the data"))
    from scipy.special import ndtr, ndtri

    spending = _SPENDING[kind]
    spent = [float(spending(min(1.0, t), alpha)) for t in fractions]
    steps = [b - a for a, b in zip((0.0, *spent), spent, strict=False)]
    bounds = _bounds(fractions, steps)
    fixed = [float(-ndtri(alpha / 2))] * len(fractions)
    naive = crossing(fractions, fixed)
    levels = [2 * float(ndtr(-z)) for z in bounds]
    record.add(METHOD.format(kind=kind, alpha=alpha), len(levels), *levels)
    return tuple(
        InterimLook(t, z, level, total, error)
        for t, z, level, total, error in zip(fractions, bounds, levels, spent, naive, strict=True)
    )


def z_of(p: float) -> float:
    """The z, at least 0, that has a two-sided p value."""
    from scipy.special import ndtri

    # A p that underflowed to 0 would have an infinite z.
    return -float(ndtri(max(p, LEAST_P) / 2))


def crossing(
    fractions: Sequence[float], bounds: Sequence[float], drift: float = 0.0
) -> list[float]:
    """Return the probability that |z| has crossed its bound by each look.

    Args:
        fractions: Of the data, rising.
        bounds: Of |z| at each look.
        drift: What z is expected to be when all data are there; 0: nothing is there.
    """
    path, total, probabilities = _Path(drift), 0.0, []
    for t, bound in zip(fractions, bounds, strict=True):
        total += path.leaving(t, bound)
        path.go_on(t, bound)
        probabilities.append(total)
    return probabilities


def inflation(
    fractions: Sequence[float], bounds: Sequence[float], power: float = 0.8, alpha: float = 0.05
) -> float:
    """By what factor a study with these looks is larger at most, for the same power."""
    from scipy.optimize import brentq
    from scipy.special import ndtri

    alone = float(ndtri(1 - alpha / 2) + ndtri(power))
    # Sample size goes with the square of the drift that reaches the power.
    # The root lies between: a test without looks needs the drift `alone`, and no usual looks need
    # twice that.
    drift = brentq(lambda d: crossing(fractions, bounds, d)[-1] - power, alone * 0.9, alone * 2)
    return float((drift / alone) ** 2)


# Both spending functions are in Friedman et al. 2015, Fundamentals of Clinical Trials, ch. 17.


def _obrien_fleming(t: float, alpha: float) -> float:
    from scipy.special import ndtr, ndtri

    return 4 * float(ndtr(ndtri(alpha / 4) / sqrt(t)))  # each side spends its half


def _pocock(t: float, alpha: float) -> float:
    return alpha * log(1 + (e - 1) * t)


_SPENDING: dict[str, Callable[[float, float], float]] = {
    OBRIEN_FLEMING: _obrien_fleming,
    POCOCK: _pocock,
}


def _bounds(fractions: Sequence[float], steps: Sequence[float]) -> list[float]:
    from scipy.optimize import brentq

    path, critical_values = _Path(), list[float]()
    for t, step in zip(fractions, steps, strict=True):
        if path.leaving(t, 9.0) >= step:  # spent is less than numbers can tell
            critical_values.append(9.0)
        else:
            critical_values.append(
                float(brentq(lambda z, t=t, step=step: path.leaving(t, z) - step, 0.0, 9.0))
            )
        path.go_on(t, critical_values[-1])
    return critical_values


@cache
def _nodes() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    import numpy as np

    # Cached, since the nodes are the eigenvalues of a matrix.
    nodes, weights = np.polynomial.legendre.leggauss(_NODES)
    return nodes, weights


class _Path:
    """The density of the score process (a Brownian motion) of studies not yet stopped."""

    def __init__(self, drift: float = 0.0) -> None:
        import numpy as np

        self._drift, self._t = drift, 0.0
        self._at: NDArray[np.float64] = np.zeros(1)
        self._mass: NDArray[np.float64] = np.ones(1)

    def leaving(self, t: float, bound: float) -> float:
        """The chance to be beyond the bound of z at t, and not before."""
        from scipy.special import ndtr

        step, edge = sqrt(t - self._t), bound * sqrt(t)
        ahead = self._at + self._drift * (t - self._t)
        out = ndtr((-edge - ahead) / step) + ndtr((ahead - edge) / step)
        return float((self._mass * out).sum())

    def go_on(self, t: float, bound: float) -> None:
        """Go to t, where those beyond the bound stop."""
        import numpy as np

        step, edge = sqrt(t - self._t), bound * sqrt(t)
        nodes, weights = _nodes()
        # Gauss and Legendre's nodes of the interval from -edge to edge, which are those that go
        # on.
        at, weight = nodes * edge, weights * edge
        away = at[:, None] - self._at[None] - self._drift * (t - self._t)
        density = np.exp(-((away / step) ** 2) / 2) / (step * sqrt(2 * np.pi))
        self._mass = weight * (density @ self._mass)
        self._at, self._t = at, t
