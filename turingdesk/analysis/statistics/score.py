"""Limits and tests of a single proportion, whose standard error depends on what is true.

A proportion that is near 0 or 1 by chance also has a small standard error. An interval that takes
it as it came out, as far to both sides, misses the true value in 8 % of studies and more near the
end, mostly on one side. Wilson's score interval (1927) has those true values p whose own standard
error the data don't contradict:

    |value - p| <= t * error * sqrt(p (1 - p) / (value (1 - value)))

Verdicts of one judge resemble each other, so that n of them say as much as fewer independent ones:
value (1 - value) / error^2. With this effective number and Student's t the interval holds for
clustered verdicts, too (Franco, Little, Louis & Slud 2019, Journal of Survey Statistics and
Methodology 7(3)). The test is that of the same inequality.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt


@dataclass(frozen=True, slots=True)
class Proportion:
    """A proportion above 0 and below 1 with its clustered standard error.

    The range is (0, 1) where the proportion itself is the result; with a weight it is (0, weight).
    """

    value: float
    error: float
    least: float
    most: float

    def limit(self, side: int, t: float) -> float:
        """The upper limit (side 1) or the lower one (-1), with this quantile of Student's t."""
        # Wilson's formula, with t instead of z and the effective number instead of n.
        p, part = self._share, t**2 / self._effective
        half = sqrt(part * (p * (1 - p) + part / 4))
        return self.least + (p + part / 2 + side * half) / (1 + part) * self._size

    def t(self, null: float) -> float:
        """The distance above a true value in standard errors; infinite beyond the range."""
        share = (null - self.least) / self._size
        # With a true share of 0 or 1 all verdicts would agree, and here they don't.
        if not 0 < share < 1:
            return inf if share <= 0 else -inf
        return (self._share - share) * sqrt(self._effective / (share * (1 - share)))

    @property
    def _size(self) -> float:
        return self.most - self.least

    @property
    def _share(self) -> float:
        return (self.value - self.least) / self._size

    @property
    def _effective(self) -> float:
        """The number of independent verdicts that would have the standard error."""
        return self._share * (1 - self._share) * (self._size / self.error) ** 2
