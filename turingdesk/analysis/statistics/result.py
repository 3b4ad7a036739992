"""The result of one test: no number without its n, its method and what it takes for granted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import isnan
from typing import NamedTuple

from turingdesk.analysis.statistics import record
from turingdesk.core.message import Message, message, parts


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a test; all None if it cannot be computed, and `note` says why."""

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

    def __post_init__(self) -> None:
        """Keep it in the record."""
        if self.p is not None or self.low is not None:
            record.add(self.method, self.n, self.low, self.high, self.p)

    def without_test(self, note: str) -> Result:
        """Return the effect without p value and interval; the note says why."""
        nothing = replace(self, statistic=None, df=(), p=None, low=None, high=None, error=None)
        return replace(nothing, note=note)


class Reason(NamedTuple):
    """Why something is not computed."""

    why: str  #: a clause without a full stop, such as "there is one judge"
    advice: str = ""  #: sentences on what to do about it, for those who have the data


_NOT_COMPUTED = message("It can't be computed: {why}.")
_WITH_ADVICE = message("It can't be computed: {why}. {advice}")


def not_computed(why: str, advice: str = "") -> str:
    """The note of what has no result; `reason_of` gives both parts back.

    >>> not_computed(message("no text is coded"), message("Code texts first."))
    "It can't be computed: no text is coded. Code texts first."
    """
    if advice:
        return _WITH_ADVICE.format(why=why, advice=advice)
    return _NOT_COMPUTED.format(why=why)


def reason_of(note: object) -> Reason | None:
    """Why there is no result, as the note says at its beginning; None if it says something else.

    >>> reason_of(not_computed(message("there is one judge")))
    Reason(why='there is one judge', advice='')
    """
    first = next(iter(parts(note, " ")), "") if isinstance(note, str) else ""
    if isinstance(first, Message) and first.template in (_NOT_COMPUTED, _WITH_ADVICE):
        return Reason(*(first.values[field] for field in Reason._fields if field in first.values))
    return None


def impossible(n: int, method: str, assumptions: str, why: str) -> Result:
    """A result that says why there is none.

    >>> impossible(1, "t-test", "", "there is one judge").note
    "It can't be computed: there is one judge."
    """
    return Result(n, method, assumptions, note=not_computed(why))


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
    p_text = shown_p(p)
    return f"p {p_text}" if p_text[:1] in "<>" else f"p = {p_text}"
