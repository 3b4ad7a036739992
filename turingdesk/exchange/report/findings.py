"""The contents of a report: the results of a table, computed once, each analysis by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from turingdesk.analysis import ANALYSES
from turingdesk.analysis._base import Analysis, records
from turingdesk.analysis._counted import verdicts_once
from turingdesk.analysis._figure import Figure, of_agents, without_bars
from turingdesk.analysis._levels import column_title
from turingdesk.analysis._overview import overview
from turingdesk.analysis._sample import Sample, sample
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.core.message import message
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.table.table import Table

if TYPE_CHECKING:
    from pandas import DataFrame

Progress = Callable[[int, int], object]
_OF_QUESTIONS = ("by", "question")  #: columns of results that name questions or columns


@dataclass(frozen=True)
class AnalysisResult:
    """One analysis of the shelf."""

    name: str
    title: str
    about: str
    columns: tuple[str, ...]
    rows: tuple[Mapping[str, Any], ...]
    figures: tuple[Figure, ...]
    trouble: str = ""  #: why there is none
    interval: int = 95  #: per cent that the interval from `ci_low` to `ci_high` covers
    statistic: str = ""  #: symbol of the column `statistic`


@dataclass(frozen=True)
class ReportFindings:
    """The results that a report is made of."""

    table: Table
    sample: Sample
    overview: Mapping[str, Any]
    results: tuple[AnalysisResult, ...]


@verdicts_once()
def findings(
    table: Table,
    kind: JudgeKind | None = None,
    cluster: Clustering = Clustering.BOTH,
    by: tuple[str, ...] = (),
    progress: Progress = lambda *_: None,
) -> ReportFindings:
    """Compute the results for a report.

    Args:
        table: The data.
        kind: Whose verdicts; by default people's, or, if there are none, anyone's.
        cluster: What verdicts cluster by.
        by: Columns, or form questions, by whose levels verdicts are counted as well.
        progress: Told how many analyses are done, of how many; what it raises ends the work.
    """
    of, study_sample = 1 + len(ANALYSES), sample(table, kind, cluster)
    progress(0, of)
    results_so_far = overview(table, by, kind, cluster)
    progress(1, of)
    rows, results = study_sample.analysed(table), []
    for number, (name, analysis) in enumerate(ANALYSES.items(), 2):
        results.append(result(name, _with_known_rows(analysis, results_so_far.get(name)), rows))
        progress(number, of)
    return ReportFindings(table, study_sample, results_so_far, tuple(results))


def _with_known_rows(analysis: Analysis, rows: object) -> Analysis:
    """Return an analysis that takes its rows from the overview, if it has them already."""
    if not isinstance(rows, list) or not rows:
        return analysis

    def compute(_: DataFrame) -> DataFrame:
        import pandas as pd

        return pd.DataFrame(rows)

    return replace(analysis, compute=compute)


@verdicts_once()
def result(
    name: str, analysis: Analysis, rows: DataFrame, *, drawn: bool = True
) -> AnalysisResult:
    """An analysis of some responses, with its figures if wanted; or the reason why it failed."""
    about = name, analysis.title, analysis.about
    try:
        frame = analysis.compute(rows)
        figures = _figures_of(analysis, rows) if drawn else ()
    except Exception as problem:  # noqa: BLE001 - one that fails must not take the others along
        why = message(
            "{name} could not be computed: {problem}",
            name=type(problem).__name__,
            problem=problem,
        )
        return AnalysisResult(*about, (), (), (), why)
    table = tuple(map(str, frame.columns)), tuple(_titled(records(frame), rows))
    return AnalysisResult(
        *about, *table, figures, interval=analysis.interval, statistic=analysis.statistic
    )


def _titled(
    table_rows: Iterable[Mapping[str, Any]], rows: DataFrame
) -> Iterator[Mapping[str, Any]]:
    """Rows of an analysis with the texts of questions in place of their IDs."""
    for row in table_rows:
        ids = (
            column for column in _OF_QUESTIONS if type(row.get(column)) is str
        )  # "(all)" is a message
        yield {**row, **{column: column_title(rows, row[column]) for column in ids}}


def _figures_of(analysis: Analysis, rows: DataFrame) -> tuple[Figure, ...]:
    """The figures of an analysis; each machine has the same color in those of all analyses."""
    agents: tuple[str, ...] = ()
    if {"origin", "agent"} <= {*rows.columns}:
        there = rows.loc[rows["origin"] == "machine", "agent"].unique()
        agents = tuple(sorted({str(agent_name) for agent_name in there} - {""}))
    figures = (replace(without_bars(figure), agents=agents) for figure in analysis.figures(rows))
    return tuple(map(of_agents, figures))
