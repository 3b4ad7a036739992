"""Rows of tests: what was tested, n, statistic, df, p beside its correction, effect, method.

Tests that let verdicts cluster by judge and stimulus come first. Those that published studies ran
stand below them, marked in the column `as_in`: they are right about what they assume, and often
wrong about what readers take them to say.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from turingdesk.analysis.statistics.holm import holm
from turingdesk.analysis.statistics.result import Result, shown_p
from turingdesk.core.message import join, message

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
INDEPENDENT_ANSWERS = message("as in {paper}; treats answers as independent")
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
    clustered: Result | None = (
        None  #: of a paper's test: the result of the clustered one beside it
    )

    @property
    def shown(self) -> Outcome:
        """The same, but without p where a paper's test says more than the clustered one can.

        Where judges or stimuli are too few to say how much they differ, a test that ignores
        their differences has no answer either.
        """
        if self.clustered is None or self.clustered.p is not None:
            return self
        if self.result.p is None and self.result.low is None:
            return self
        note = join(" ", (self.result.note, _NONE, self.clustered.note))
        return replace(self, result=self.result.without_test(note))


def with_clustered(
    rows: Iterable[Outcome], clustered: Iterable[Outcome], *same: str
) -> Iterator[Outcome]:
    """Tests as in papers, each with the clustered result about the same.

    Where there is none about the same, it is the first one of the same task: the whole task.

    Args:
        rows: The tests as in papers.
        clustered: The clustered ones.
        same: The columns of `Outcome.about` that say what a test is about.
    """
    results: dict[tuple[Any, ...], Result] = {}
    for row in clustered:
        results.setdefault(tuple(row.about[name] for name in same), row.result)
        results.setdefault((row.about["task"],), row.result)
    for row in rows:
        key = tuple(row.about[name] for name in same)
        yield replace(row, clustered=results.get(key) or results.get((row.about["task"],)))


_NONE = message("No p value and no interval, because the clustered test has none.")


def tested(rows: Iterable[Outcome], about: Mapping[str, str]) -> DataFrame:
    """The table of some tests.

    Args:
        rows: In the order in which they are shown, but for those of papers, which come last.
        about: The columns before the result's, each with its type.
    """
    import pandas as pd

    # Sorting is stable, so that both kinds stay in their order.
    shown_rows = sorted((row.shown for row in rows), key=lambda row: bool(row.as_in))
    corrected = _corrected(shown_rows)
    table_rows = [
        {**dict(row.about), **dict(row.further), **_of(row, p_holm)}
        for row, p_holm in zip(shown_rows, corrected, strict=True)
    ]
    types = {**about, **COLUMNS}
    return pd.DataFrame(table_rows, columns=list(types)).astype(types)


def _of(row: Outcome, p_holm: float | None) -> dict[str, Any]:
    result = row.result
    return {
        "n": result.n,
        "statistic": result.statistic,
        "df": ", ".join(f"{degrees:.4g}" for degrees in result.df),
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
    p_values: list[float | None] = [None] * len(rows)
    for places in families.values():
        for place, p in zip(places, holm([rows[i].result.p for i in places]), strict=True):
            p_values[place] = p
    return p_values
