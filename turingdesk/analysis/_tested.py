"""Rows of tests: what was tested, n, statistic, df, p beside its correction, effect, method.

Tests that let verdicts cluster by judge and stimulus come first. Those that published studies ran
stand below them, marked in the column `as_in`: they are right about what they assume, and often
wrong about what readers take them to say.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from turingdesk.analysis.statistics.result import Result, shown_p
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame


ALL = message("(all)")  #: the task, agent or level of rows over all of them
COLUMNS = {
    "n": "int64",
    "statistic": "float64",
    "df": "str",
    "p": "float64",
    "p_holm": "float64",
    "p_shown": "str",
    "effect": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "as_in": "str",
    "generalizes": "str",
    "method": "str",
    "assumptions": "str",
    "note": "str",
}
INDEPENDENT = message("as in {paper}; treats verdicts as independent")
FIXED_STIMULI = message("as in {paper}; treats stimuli as fixed")
#: Studies whose tests are run beside others.
ZHANG, JONES = "Zhang et al.", "Jones and Bergen"


@dataclass(frozen=True, slots=True)
class Outcome:
    """One test of a table."""

    about: Mapping[str, Any]  #: the columns before the result's
    result: Result
    family: str = ""  #: tests of one family are corrected together; "" for none
    further: Mapping[str, Any] = field(default_factory=dict)  #: columns after `about`
    as_in: str = ""  #: the paper whose test it is, and what that test takes for granted


def tested(rows: Iterable[Outcome], about: Mapping[str, str]) -> DataFrame:
    """The table of some tests.

    Args:
        rows: In the order in which they are shown, but for those of papers, which come last.
        about: The columns before the result's, each with its type.
    """
    import pandas as pd

    kept = sorted(rows, key=lambda row: bool(row.as_in))
    corrected = _corrected(kept)
    made = [
        {**dict(row.about), **dict(row.further), **_of(row, p_holm)}
        for row, p_holm in zip(kept, corrected, strict=True)
    ]
    types = {**about, **COLUMNS}
    return pd.DataFrame(made, columns=list(types)).astype(types)


def _of(row: Outcome, p_holm: float | None) -> dict[str, Any]:
    result = row.result
    return {
        "n": result.n,
        "statistic": result.statistic,
        "df": ", ".join(f"{one:.4g}" for one in result.df),
        "p": result.p,
        "p_holm": p_holm,
        "p_shown": shown_p(result.p),
        "effect": result.effect,
        "ci_low": result.low,
        "ci_high": result.high,
        "as_in": row.as_in,
        "generalizes": result.generalizes,
        "method": result.method,
        "assumptions": result.assumptions,
        "note": result.note,
    }


def _corrected(rows: list[Outcome]) -> list[float | None]:
    families: dict[str, list[int]] = defaultdict(list)
    for place, row in enumerate(rows):
        if row.family:
            families[row.family].append(place)
    found: list[float | None] = [None] * len(rows)
    for places in families.values():
        for place, p in zip(places, holm([rows[i].result.p for i in places]), strict=True):
            found[place] = p
    return found


METHOD = message("Holm over all tests of the same family in this table")


def holm(p: Sequence[float | None]) -> list[float | None]:
    """Corrected p values, in the same order; what could not be computed is skipped.

    The smallest p is multiplied by the number of tests, the next by one less and so on;
    none becomes smaller than the one before it, and none larger than 1.

    >>> holm([0.01, None, 0.04, 0.03])
    [0.03, None, 0.06, 0.06]
    """
    there = sorted((value, place) for place, value in enumerate(p) if value is not None)
    found: list[float | None] = [None] * len(p)
    highest = 0.0
    for rank, (value, place) in enumerate(there):
        highest = max(highest, min(1.0, value * (len(there) - rank)))
        found[place] = highest
    return found
