"""Two one-sided tests: whether a share is as good as 0.5 (Schuirmann 1987; Lakens 2017)."""

from __future__ import annotations

from math import inf

from turingdesk.analysis.statistics.inference import Inference
from turingdesk.analysis.statistics.result import Result
from turingdesk.core.message import message

_METHOD = message(
    "Two one-sided t-tests (TOST) against 0.5 with a margin of {margin:g}, {error}; p: the "
    "larger of the two; effect: value minus 0.5 with its 90% CI, which is within the margin if "
    "p < 0.05"
)


def equivalent(inference: Inference, margin: float) -> Result:
    """A test of whether a detectability or a share is equivalent to 0.5.

    Args:
        inference: What was found, with its standard error.
        margin: How far from 0.5 counts as equal, above 0 and below 0.5.

    Raises:
        ValueError: The margin makes no sense.
    """
    if not 0 < margin < 0.5:
        raise ValueError(message("a margin of {margin:g} is not between 0 and 0.5", margin=margin))
    method = _METHOD.format(margin=margin, error=inference.method)
    # Two one-sided tests at 5 % agree with the 90% interval, not with the 95% one.
    ends = inference.interval(0.9)
    above_low, below_high = inference.against(0.5 - margin), inference.against(0.5 + margin)
    if ends is None or above_low is None or below_high is None:
        return Result(inference.n, method, inference.assumptions, note=inference.note)
    # One-sided: half of both tails where the value lies on the expected side of the limit.
    p = max(
        test.p / 2 if side * (inference.value - 0.5) + margin > 0 else 1 - test.p / 2
        for side, test in ((1, above_low), (-1, below_high))
    )
    both = (above_low.statistic, below_high.statistic)
    statistics = [statistic for statistic in both if statistic is not None]
    return Result(
        n=inference.n,
        method=method,
        assumptions=inference.assumptions,
        statistic=min(statistics, key=abs, default=None),
        df=() if inference.df == inf or not statistics else (inference.df,),
        p=p,
        effect=inference.value - 0.5,
        low=ends[0] - 0.5,
        high=ends[1] - 0.5,
        note=inference.note,
        generalizes=inference.generalizes,
        error=inference.error,
    )
