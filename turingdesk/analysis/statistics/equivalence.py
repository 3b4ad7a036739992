"""Equivalence: whether a value is as good as 0.5, by a margin stated beforehand.

That a test finds no difference does not show that there is none. Two one-sided tests
(TOST, Schuirmann 1987) show it: the value is above 0.5 - margin, and below 0.5 + margin.
"""

from __future__ import annotations

from math import inf

from turingdesk.analysis.statistics.inference import Inference
from turingdesk.analysis.statistics.result import Result
from turingdesk.core.message import message

_METHOD = message(
    "Two one-sided t-tests (TOST) against 0.5 with a margin of {margin:g}, {error}; p: "
    "the larger of both; effect: value minus 0.5, with its 90 % interval, which lies "
    "within the margin where p < 0.05"
)


def equivalent(found: Inference, margin: float) -> Result:
    """Whether a detectability or a share is equivalent to 0.5.

    Args:
        found: What was found, with its standard error.
        margin: How far from 0.5 counts as equal, above 0 and below 0.5.

    Raises:
        ValueError: The margin makes no sense.
    """
    if not 0 < margin < 0.5:
        raise ValueError(message("a margin of {margin:g} is not between 0 and 0.5", margin=margin))
    method = _METHOD.format(margin=margin, error=found.method)
    ends, above_low, below_high = (
        found.interval(0.9),
        found.against(0.5 - margin),
        found.against(0.5 + margin),
    )
    if ends is None or above_low is None or below_high is None:
        return Result(found.n, method, found.clustering.assumptions, note=found.note)
    # One-sided: half of both tails where the value lies on the expected side of the limit.
    p = max(
        two_sided / 2 if side * t > 0 else 1 - two_sided / 2
        for side, (t, two_sided) in ((1, above_low), (-1, below_high))
    )
    return Result(
        n=found.n,
        method=method,
        assumptions=found.clustering.assumptions,
        statistic=min(above_low[0], below_high[0], key=abs),
        df=() if found.df == inf else (found.df,),
        p=p,
        effect=found.value - 0.5,
        low=ends[0] - 0.5,
        high=ends[1] - 0.5,
        note=found.note,
        generalizes=found.clustering.generalizes,
        error=found.error,
    )


def smallest_margin(found: Result) -> float | None:
    """The smallest margin with which the claim would have held at 0.05; for readers, no test.

    None where nothing was computed.
    """
    if found.low is None or found.high is None:
        return None
    return max(abs(found.low), abs(found.high))
