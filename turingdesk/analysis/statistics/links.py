"""Links of binomial models: how the chance of a "yes" depends on the linear predictor.

Both are symmetric about 0. The weight of a row is its expected information (Fisher's), as in
lme4's iterations and determinant; with a logit link the observed information is the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

_LOG_ROOT_2PI = 0.9189385332046727


@dataclass(frozen=True, slots=True)
class Logit:
    """The linear predictor is the log odds."""

    name: str = "logit"
    unit: str = message("log odds")

    def likelihood(self, yes: Floats, at: Floats) -> float:
        """The log likelihood of all rows together."""
        import numpy as np

        # Not log(1 + exp(x)), which overflows above 709.
        return float((yes * at - np.logaddexp(0, at)).sum())

    def score(self, yes: Floats, at: Floats) -> tuple[Floats, Floats]:
        """First derivative of each row's log likelihood, and the second with its sign changed."""
        from scipy.special import expit

        p = expit(at)
        return yes - p, p * (1 - p)

    def weight(self, at: Floats) -> tuple[Floats, Floats]:
        """Expected information of each row, and its derivative."""
        from scipy.special import expit

        p = expit(at)
        weight = p * (1 - p)
        return weight, weight * (1 - 2 * p)


@dataclass(frozen=True, slots=True)
class Probit:
    """The linear predictor is the normal quantile (z)."""

    name: str = "probit"
    unit: str = "z"

    def likelihood(self, yes: Floats, at: Floats) -> float:
        """The log likelihood of all rows together."""
        from scipy.special import log_ndtr

        # The logarithm of the distribution function underflows below z = -38, and log_ndtr does
        # not.
        return float(log_ndtr((2 * yes - 1) * at).sum())

    def score(self, yes: Floats, at: Floats) -> tuple[Floats, Floats]:
        """First derivative of each row's log likelihood, and the second with its sign changed."""
        sign = 2 * yes - 1
        ratio = _mills(sign * at)
        # The derivative of the ratio m at x is -m (m + x).
        return sign * ratio, ratio * (ratio + sign * at)

    def weight(self, at: Floats) -> tuple[Floats, Floats]:
        """Expected information of each row, and its derivative."""
        # Their product is the squared density over p (1 - p), the expected information.
        up, down = _mills(at), _mills(-at)
        return up * down, up * down * (down - up - 2 * at)


def _mills(at: Floats) -> Floats:
    """Density over distribution function of the standard normal, exact in the far tail too."""
    import numpy as np
    from scipy.special import log_ndtr

    # By logarithms: in the far tail both density and distribution function are 0, and their
    # quotient NaN.
    ratio: Floats = np.exp(-(at**2) / 2 - _LOG_ROOT_2PI - log_ndtr(at))
    return ratio


Link = Logit | Probit
LOGIT, PROBIT = Logit(), Probit()
