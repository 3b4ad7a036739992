"""Where the search for a mixed model's maximum starts, and how far its steps reach.

Near its maximum the deviance is about quadratic in the variances of the random effects, also
where one of them is 0, which it is not in their roots. Variances by the method of moments are
near the maximum already; with each parameter in units of its own standard error, a
quasi-Newton search asks for the deviance about five times instead of fifteen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.laplace import Levels

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

_LEAST, _MOST = 0.005, 4.0  #: variances to start from
_NONE = 1e-9  #: information that is none


@dataclass(frozen=True, slots=True, eq=False)
class Start:
    """The first parameters: the variance of either effect, then the fixed effects."""

    at: Floats
    units: Floats  #: about their standard errors


def start(design: Floats, right: Floats, random: Sequence[Levels]) -> Start:
    """Moments of the residuals that are left without random effects.

    The squared sum of a level's residuals is expected to be the sum of their variances, more
    by each effect's variance times the squared weights that its verdicts have in common.

    Args:
        design: The predictors, with the intercept.
        right: 1 or 0 for each verdict.
        random: Both effects.
    """
    import numpy as np
    from scipy.special import expit

    fixed = _fixed_alone(design, right)
    p = expit(design @ fixed)
    weight, left = p * (1 - p), right - p
    own = [_sums(one, weight * one.weight**2) for one in random]
    beyond = [
        (_sums(one, left * one.weight) ** 2 - sums).sum()
        for one, sums in zip(random, own, strict=True)
    ]
    both = random[0].codes.astype(np.int64) * len(random[1].names) + random[1].codes
    met = np.unique(both, return_inverse=True)[1]
    shared = np.bincount(met, weight * random[0].weight * random[1].weight)
    matrix = np.diag([(sums**2).sum() for sums in own])
    matrix[0, 1] = matrix[1, 0] = (shared**2).sum()
    variances = np.linalg.lstsq(matrix, np.array(beyond), rcond=None)[0].clip(_LEAST, _MOST)
    known = [
        ((sums / (1 + sums * variance)) ** 2).sum() / 2
        for sums, variance in zip(own, variances, strict=True)
    ]
    units = np.maximum(known, _NONE) ** -0.5
    errors = np.sqrt(_of_fixed(design, weight, random, variances))
    return Start(np.concatenate([variances, fixed]), np.concatenate([units, errors]))


def _of_fixed(
    design: Floats, weight: Floats, random: Sequence[Levels], variances: Floats
) -> Floats:
    """Variances of the fixed effects, to which both effects add theirs."""
    import numpy as np

    inverse = np.linalg.pinv((design.T * weight) @ design, hermitian=True)
    inside = np.zeros_like(inverse)
    for levels, variance in zip(random, variances, strict=True):
        sums = [_sums(levels, weight * column * levels.weight) for column in design.T]
        inside += variance * np.array(sums) @ np.array(sums).T
    found: Floats = np.diag(inverse + inverse @ inside @ inverse).clip(_NONE)
    return found


def _fixed_alone(design: Floats, right: Floats) -> Floats:
    """Newton's steps without random effects."""
    import numpy as np
    from scipy.special import expit

    at = np.zeros(design.shape[1])
    for _ in range(8):
        p = expit(design @ at)
        weight = np.maximum(p * (1 - p), 1e-6)
        at = at + np.linalg.solve((design.T * weight) @ design, design.T @ (right - p))
    return np.clip(at, -8, 8)


def _sums(levels: Levels, values: Floats) -> Floats:
    import numpy as np

    return np.bincount(levels.codes, values, len(levels.names)).astype(np.float64)
