"""The result of one test: no number without its n, its method and what it takes for granted."""

from __future__ import annotations

from dataclasses import dataclass
from math import isnan

from turingdesk.core.message import message

SMALLEST = 1e-15  #: p values below it are inaccurate, and shown as such (paper 1, Methods)


@dataclass(frozen=True, slots=True)
class Result:
    """What a test found; all None where it cannot be computed, and `note` says why."""

    n: int  #: what was counted: verdicts or judges, as `method` says
    method: str
    assumptions: str
    statistic: float | None = None
    df: tuple[float, ...] = ()  #: degrees of freedom: one for t, two for F
    p: float | None = None  #: two-sided unless `method` says otherwise
    effect: float | None = None  #: in the unit that `method` names
    low: float | None = None  #: of the effect's 95 % interval, unless `method` says otherwise
    high: float | None = None
    note: str = ""
    generalizes: str = ""  #: to what the result generalizes; "" where `assumptions` says it all
    error: float | None = None  #: standard error of the effect


def impossible(n: int, method: str, assumptions: str, why: str) -> Result:
    """A result that says why there is none.

    >>> impossible(1, "t-test", "", "there is one judge").note
    'It cannot be computed: there is one judge.'
    """
    return Result(n, method, assumptions, note=message("It cannot be computed: {why}.", why=why))


def shown_p(p: float | None) -> str:
    """A p value as it is printed; below 1e-15 it is only said to be below.

    >>> shown_p(0.0312), shown_p(0.00002), shown_p(1e-40), shown_p(None)
    ('0.031', '2.0e-05', '< 1e-15', '')
    """
    if p is None or isnan(p):
        return ""
    if p < SMALLEST:
        return "< 1e-15"
    return f"{p:.3f}" if p >= 0.001 else f"{p:.1e}"
