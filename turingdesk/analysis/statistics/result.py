"""The result of one test: no number without its n, its method and what it takes for granted."""

from __future__ import annotations

from dataclasses import dataclass
from math import isnan

from turingdesk.core.message import message


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
    low: float | None = None  #: of the effect's 95% CI, unless `method` says otherwise
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
    """A p value in APA style: three decimals, without the zero that it always has.

    >>> shown_p(0.0312), shown_p(0.00002), shown_p(1.0), shown_p(None)
    ('.031', '< .001', '> .999', '')
    """
    if p is None or isnan(p):
        return ""
    if p < 0.001:
        return "< .001"
    return "> .999" if p > 0.9995 else f"{p:.3f}".removeprefix("0")


def equal_p(p: float) -> str:
    """A p value in a sentence, in APA style.

    >>> equal_p(0.0312), equal_p(0.00002)
    ('p = .031', 'p < .001')
    """
    shown = shown_p(p)
    return f"p {shown}" if shown[:1] in "<>" else f"p = {shown}"


def interval_in_words(low: float, high: float, percent: int = 95) -> str:
    """A confidence interval in APA style, as screens, reports and the command line show it.

    >>> interval_in_words(0.512, 0.6)
    '95% CI [0.51, 0.60]'
    """
    return message("{percent}% CI [{low:.2f}, {high:.2f}]", percent=percent, low=low, high=high)
