"""Equivalence: whether a value is as good as 0.5, by a margin stated beforehand.

That a test finds no difference does not show that there is none. Two one-sided tests
(TOST, Schuirmann 1987) show it: the value is above 0.5 - margin, and below 0.5 + margin.
"""

from __future__ import annotations

from turingdesk.analysis.statistics.result import Result, impossible

_METHOD = (
    "Two one-sided t-tests (TOST) against 0.5 with a margin of {margin:g}; p: the larger of both; "
    "effect: value minus 0.5, with its 90 % interval, which lies within the margin where p < 0.05"
)
_ASSUMED = "The value is about normally distributed; the margin was stated before the data."


def equivalent(
    value: float | None, error: float | None, n: int, margin: float, groups: int
) -> Result:
    """Whether a detectability or a share is equivalent to 0.5.

    Args:
        value: What was found; None where a class has no verdicts.
        error: Its standard error; None where there is none.
        n: How many verdicts (or judges) it rests on.
        margin: How far from 0.5 counts as equal, above 0 and below 0.5.
        groups: How many independent parts the error rests on: judges, or verdicts.

    Raises:
        ValueError: The margin makes no sense.
    """
    from scipy.special import stdtr, stdtrit

    if not 0 < margin < 0.5:
        raise ValueError(f"a margin of {margin:g} is not between 0 and 0.5")
    method = _METHOD.format(margin=margin)
    if value is None:
        return impossible(n, method, _ASSUMED, "there are verdicts on one class only, or none")
    if error is None or groups < 2:
        return impossible(n, method, _ASSUMED, "there are fewer than two judges")
    if error == 0:
        return impossible(n, method, _ASSUMED, "nothing varies, so there is no standard error")
    df, effect = groups - 1.0, value - 0.5
    below, above = (effect + margin) / error, (effect - margin) / error
    t = below if abs(below) < abs(above) else above
    p = max(float(stdtr(df, -below)), float(stdtr(df, above)))
    half = float(stdtrit(df, 0.95)) * error
    return Result(n, method, _ASSUMED, t, (df,), p, effect, effect - half, effect + half)


def smallest_margin(found: Result) -> float | None:
    """The smallest margin with which the claim would have held at 0.05; for readers, no test.

    None where nothing was computed.
    """
    if found.low is None or found.high is None:
        return None
    return max(abs(found.low), abs(found.high))
