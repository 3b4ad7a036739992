"""Rows of tests: what was tested, n, statistic, df, p beside its correction, effect, method."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from turingdesk.analysis.statistics.holm import holm
from turingdesk.analysis.statistics.result import Result, shown_p

if TYPE_CHECKING:
    from pandas import DataFrame

ALL = "(all)"  #: the task, agent or level of rows over all of them
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
    "method": "str",
    "assumptions": "str",
    "note": "str",
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """One test of a table."""

    about: Mapping[str, Any]  #: the columns before the result's
    result: Result
    family: str = ""  #: tests of one family are corrected together; "" for none
    further: Mapping[str, Any] = field(default_factory=dict)  #: columns after `about`


def tested(rows: Iterable[Outcome], about: Mapping[str, str]) -> DataFrame:
    """The table of some tests.

    Args:
        rows: In the order in which they are shown.
        about: The columns before the result's, each with its type.
    """
    import pandas as pd

    kept = list(rows)
    corrected = _corrected(kept)
    made = [
        {**dict(row.about), **dict(row.further), **_of(row.result, p_holm)}
        for row, p_holm in zip(kept, corrected, strict=True)
    ]
    types = {**about, **COLUMNS}
    return pd.DataFrame(made, columns=list(types)).astype(types)


def _of(result: Result, p_holm: float | None) -> dict[str, Any]:
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
