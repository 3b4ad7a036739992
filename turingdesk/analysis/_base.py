"""What an analysis is: a title, a sentence, and a function from a table to a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis._figure import Figure


def _no_figures(responses: DataFrame) -> Sequence[Figure]:
    return ()


@dataclass(frozen=True, slots=True)
class Analysis:
    """One result. The desk shows it as a table, or by the plot of the same name in `gui.plots`.

    `compute` takes the columns of `Response`, `superseded` and `excluded`, one row an answer.
    It never fails for lack of data: what cannot be computed is empty, and a column `note` says
    why.
    `figures` takes the same table, and gives none where there is nothing to draw.
    """

    title: str
    about: str  #: one sentence for the report
    compute: Callable[[DataFrame], DataFrame]
    figures: Callable[[DataFrame], Sequence[Figure]] = _no_figures
    interval: int = 95  #: per cent that the interval from `ci_low` to `ci_high` covers
