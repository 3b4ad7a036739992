"""An analysis: a title, a sentence, and a function from a table to a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis._figure import Figure


def _no_figures(responses: DataFrame) -> Sequence[Figure]:
    return ()


@dataclass(frozen=True, slots=True)
class Analysis:
    """One result. The desk shows it as a table, or by the plot of the same name in `gui.plots`.

    `compute` takes the columns of `Response`, `superseded` and `excluded`, one row per answer.
    It never fails for lack of data: what cannot be computed is empty, and a column `note` says
    why.
    `figures` takes the same table, and gives none if there is nothing to draw.
    """

    title: str
    about: str  #: one sentence for the report
    compute: Callable[[DataFrame], DataFrame]
    figures: Callable[[DataFrame], Sequence[Figure]] = _no_figures
    interval: int = 95  #: per cent that the interval from `ci_low` to `ci_high` covers
    statistic: str = ""  #: symbol of the column `statistic`, but in tests as in published studies
    chapter: str = ""  #: for one without a place in `_chapters`; by default the last chapter
    after: str = ""  #: likewise: the analysis before it; by default it is last in its chapter
    compares: str = ""  #: a column of those compared; reports omit a comparison with one of them
    is_for_appendix: bool = False  #: whether only some readers of a report need it


_NOTHING = {"str": "", "int64": 0, "Int64": None, "float64": None, "bool": False}


def filled(rows: Sequence[Mapping[str, Any]], columns: Mapping[str, str], why: str) -> DataFrame:
    """Make a table; what a row doesn't have is empty, 0, NaN, or false.

    Args:
        rows: By column, or in the order of the columns; may be none.
        columns: Every column with its type; one of them is `note`.
        why: The note of the only row where there are none.
    """
    defaults = {name: _NOTHING[dtype] for name, dtype in columns.items()}
    return tabled(({**defaults, **row} for row in (rows or [{"note": why}])), columns)


def tabled(
    rows: Iterable[Mapping[str, Any] | tuple[Any, ...]], columns: Mapping[str, str]
) -> DataFrame:
    """Make a table with the columns and types that an analysis declares.

    Args:
        rows: By column, or in the order of the columns; may be none.
        columns: Every column with its type.
    """
    import pandas as pd

    return pd.DataFrame(list(rows), columns=list(columns)).astype(dict(columns))


def records(table: DataFrame) -> list[dict[str, Any]]:
    """Return the rows of a table as plain values, which can be read without pandas."""
    return [{str(name): value for name, value in row.items()} for row in table.to_dict("records")]
