"""Exact limits of shares whose verdicts all agree.

Where all verdicts of a share are alike, nothing varies, and any standard error would be a guess.
But the true share can't be far away, or another verdict would have been there: with a true share
p of what was said n times out of n, that happens with probability p to the power of n. The limit
of the interval is the p at which this is half of 5 % (Clopper & Pearson, 1934), and the p value
of a true share of 0.5 is twice its probability, so that both always agree. Several such shares
agree together with the product of their probabilities.

Verdicts count as independent here: what judges or stimuli have in common can't be seen in
verdicts that are alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log

#: The smallest two-sided p value that is computed; numbers end a little below.
LEAST_P = 1e-300


@dataclass(frozen=True, slots=True)
class Unanimous:
    """The shares of a result whose verdicts all agree.

    `slopes` has how far the result moves as a share leaves 0 or 1: its weight in the result,
    negative where the share is 1 and can only be lower. `sizes` has its verdicts.
    """

    sizes: tuple[int, ...]
    slopes: tuple[float, ...]

    def reach(self, side: int, tail: float) -> float:
        """The distance of the true result on a side, if all verdicts agree with probability tail.

        It is the largest sum of slope * x with the product of (1 - x) ** size at least `tail`,
        where x is how far a share is from 0 or 1. By Lagrange's rule, the shares that move have
        1 - x in proportion to size / slope; one whose x would be negative stays where it is.

        Args:
            side: 1 above the value, -1 below it.
            tail: Above 0, at most 1.
        """
        moving = [
            (n / (slope * side), n, slope * side)
            for n, slope in zip(self.sizes, self.slopes, strict=True)
            if slope * side > 0
        ]
        # The share with the largest ratio is the first whose x would be negative.
        moving.sort(reverse=True)
        while moving:
            trials = sum(n for _, n, _ in moving)
            # In logarithms, as the product of powers of many verdicts underflows.
            scale = exp((log(tail) - sum(n * log(ratio) for ratio, n, _ in moving)) / trials)
            if scale * moving[0][0] <= 1:
                return sum(slope * (1 - scale * ratio) for ratio, _, slope in moving)
            del moving[0]  # it would have to pass 0 or 1
        return 0.0
