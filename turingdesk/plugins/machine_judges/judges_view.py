"""The machine judges of one study: what the page asks for, and what it shows of them.

It is computed in the process that computes analyses; what goes between processes are plain
values.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.journal.journal_file import read_journal
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.journal.session_name import SUFFIX
from turingdesk.judges._recorders import count_verdicts
from turingdesk.presenters.analysis_view import AnalysisView
from turingdesk.presenters.analyst import Analyst, PluginQuery
from turingdesk.presenters.answer_words import with_words
from turingdesk.presenters.study_query import ResultsView

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.exchange.report.findings import AnalysisResult
    from turingdesk.table.table import Table

#: Analyses about all judges, and about one of them.
OF_ALL = ("machine_judges", "judges_by_agent", "judge_agreement")
OF_ONE = ("judge_features", "judge_errors", "judge_messages", "judge_folds", "extrapolation")
MOST = {"judge_features": 12, "judge_errors": 5}  #: rows of each side of what is ranked
SIDES = ("for_a_human", "weight_human", "for_a_machine", "weight_machine")
#: What is shown first, in this order, if a page has no room for everything; files have it all.
_FIRST = ("detectability", "ci_low", "ci_high", "p", "spread")
_LAST = ("p_hh", "p_mm", "n_human", "n_machine", "method", "note")
SHOWN = {
    "machine_judges": ("task", "answers", "judge", *_FIRST, *_LAST),
    "judge_folds": ("task", "grouped_by", *_FIRST, "difference", *_LAST),
}
COUNTS = ("n", "n_human", "n_machine")


@dataclass(frozen=True, slots=True)
class JudgesQuery(PluginQuery):
    """The machine judge of a study to look at, or all of them, compared with people."""

    judge: str = ""  #: as responses have it; empty for all of them beside people
    same_answers: bool = True  #: compare judges on the answers that all of them judged
    packages: tuple[str, ...] = ()  #: paths of studies, for the words of answers

    def view(self, analyst: Analyst) -> JudgesView:
        """The machine judges of a study: all of them compared with people, or one."""
        from turingdesk.analysis._sample import sample
        from turingdesk.table.sessions_table import sealed_verdicts

        titles, study, table = analyst.study_table(self.study)
        if not titles:
            return JudgesView(query=self)
        judges = judge_summaries(table, analyst.data)
        if not judges:
            return JudgesView(titles, study, query=self)
        judge = self.judge if self.judge in {summary.judge for summary in judges} else ""
        machine_sample = sample(table, JudgeKind.MACHINES)
        rows = machine_sample.analysed(with_words(table, study, self.packages))
        results = list(judge_results(rows, judge, same_answers=self.same_answers))
        views = analyst.views(self, results, titles)
        sealed = sealed_verdicts(machine_sample.responses, machine_sample.sessions)
        return JudgesView(
            titles, study, sealed=sealed, query=self, made=judges, judge=judge, results=views
        )


@dataclass(frozen=True, slots=True)
class JudgeSummary:
    """The making and the result of a judge."""

    judge: str  #: as responses have it, such as judge:svm
    settings: Mapping[str, Any]  #: of its newest session; empty if that does not tell
    sessions: int
    trials: int  #: judged, of all sessions
    unanswered: Mapping[str, int] = field(default_factory=dict)  #: by why there is no verdict

    @property
    def name(self) -> str:
        """The judge's name."""
        return self.judge.partition(":")[2] or self.judge


@dataclass(frozen=True)
class JudgesView(ResultsView):
    """The machine judges of a study and what analyses say of them."""

    query: JudgesQuery = field(default_factory=JudgesQuery)
    made: tuple[JudgeSummary, ...] = ()  #: the study's judges, by name
    judge: str = ""  #: the one that is shown; empty for all of them beside people
    results: tuple[AnalysisView, ...] = ()  #: those that have something to tell

    @property
    def has_results(self) -> bool:
        """True if any machine has judged."""
        return bool(self.made)

    @property
    def of_judge(self) -> JudgeSummary | None:
        """The judge that is shown."""
        return next((summary for summary in self.made if summary.judge == self.judge), None)


def judge_summaries(table: Table, data: Path) -> tuple[JudgeSummary, ...]:
    """The making of the machine judges among some sessions, by name.

    Args:
        table: Of one study.
        data: The folder that its journals lie in.
    """
    sessions = table.sessions[table.sessions["judge"].astype("str").str.startswith("judge:")]
    return tuple(
        _summary(str(judge), judge_sessions, data)
        for judge, judge_sessions in sessions.groupby("judge", sort=True)
    )


def _summary(judge: str, sessions: DataFrame, data: Path) -> JudgeSummary:
    names = [str(name) for name in sessions.sort_values("started")["session"]]
    newest = read_journal(data / f"{names[-1]}{SUFFIX}").opened
    counts = count_verdicts(data, names)
    settings = dict(newest.get("judge_settings") or {})
    return JudgeSummary(judge, settings, counts.sessions, counts.trials, counts.unanswered)


def judge_results(
    rows: DataFrame, judge: str, *, same_answers: bool = True
) -> Iterator[AnalysisResult]:
    """The analyses of all judges, or of one; those with nothing to say are omitted.

    Args:
        rows: The machines' part of a table, with what belongs to it.
        judge: As responses have it; empty for all.
        same_answers: Compare judges on the answers that all of them judged.
    """
    from turingdesk.analysis import ANALYSES
    from turingdesk.exchange.report.findings import result

    judge_rows = _of(rows, judge) if judge else rows
    for name in OF_ONE if judge else OF_ALL:
        analysis_result = result(name, ANALYSES[name], judge_rows)
        if name == "machine_judges" and not analysis_result.trouble:
            analysis_result = _on_answers(analysis_result, same_answers)
        if analysis_result.trouble or _counts(analysis_result):
            yield _short(_alone(analysis_result) if judge else analysis_result)


def _on_answers(analysis_result: AnalysisResult, same: bool) -> AnalysisResult:
    """The comparison on the answers that all judged, or on all of each judge."""
    import pandas as pd

    from turingdesk.plugins.machine_judges.analysis.machine_judges import (
        SHARED,
        WHOLE,
        figures_of,
        on_answers,
    )

    table = on_answers(pd.DataFrame(analysis_result.rows), SHARED if same else WHOLE)
    rows = tuple(analysis_result.rows[row] for row in table.index)
    return replace(analysis_result, rows=rows, figures=figures_of(table))


def _of(rows: DataFrame, judge: str) -> DataFrame:
    """Without what other machines said."""
    theirs = rows["judge"].astype("str").str.startswith("judge:") & (rows["judge"] != judge)
    return rows[~theirs]


def _counts(analysis_result: AnalysisResult) -> bool:
    """True if anything was counted: a row can say that there is nothing to report."""
    return any(row.get(count) for row in analysis_result.rows for count in COUNTS)


def _short(analysis_result: AnalysisResult) -> AnalysisResult:
    """With the columns that a page has room for."""
    columns = SHOWN.get(analysis_result.name, analysis_result.columns)
    return replace(
        analysis_result,
        columns=tuple(column for column in columns if column in analysis_result.columns),
    )


def _alone(analysis_result: AnalysisResult) -> AnalysisResult:
    """The results of one judge: without its name, and only the strongest of what is ranked."""
    if most := MOST.get(analysis_result.name):
        analysis_result = replace(
            analysis_result, rows=tuple(row for row in analysis_result.rows if row["rank"] <= most)
        )
    if analysis_result.name == "judge_features":
        analysis_result = two_sided(analysis_result)
    return replace(
        analysis_result,
        columns=tuple(column for column in analysis_result.columns if column != "judge"),
    )


def two_sided(analysis_result: AnalysisResult) -> AnalysisResult:
    """Features that point to a human, and beside them those that point to a machine."""
    sides: dict[tuple[str, int], dict[str, Any]] = {}
    for row in analysis_result.rows:
        both = {"task": row["task"], "rank": row["rank"], **dict.fromkeys(SIDES, None)}
        side_row = sides.setdefault((row["task"], row["rank"]), both)
        side_row[f"for_a_{row['speaks_for']}"] = row["feature"]
        side_row[f"weight_{row['speaks_for']}"] = row["weight"]
        side_row |= {"method": row["method"], "note": row["note"]}
    rows = tuple(side_row for side_row in sides.values() if side_row["rank"])
    return replace(analysis_result, columns=("task", *SIDES, "method", "note"), rows=rows)
