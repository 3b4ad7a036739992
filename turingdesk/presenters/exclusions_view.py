"""One study before and after its quality rules: counts, results, and every exclusion."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.core.number_words import interval
from turingdesk.core.quality import EVERY_KIND, sentence
from turingdesk.presenters.study_query import StudyQuery, StudyView
from turingdesk.table.identity import PARTICIPANT, count

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis._sample import Sample
    from turingdesk.table.table import Table

Row = Mapping[str, Any]
#: The main results; the others in both versions are in the workbook.
SHOWN = ("confusion", "detectability", "agents", "lengths", "pairs", "controls")


@dataclass(frozen=True, slots=True)
class NumberPair:
    """One number in both versions, in words."""

    what: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class RuleLine:
    """The exclusions by one rule; what two rules exclude counts for both."""

    rule: str
    about: str
    sessions: int
    trials: int  #: single ones, beyond those of the sessions


@dataclass(frozen=True, slots=True)
class ComparedAnalysis:
    """One analysis in both versions."""

    title: str
    about: str
    columns: tuple[str, ...]
    before: tuple[Row, ...]
    after: tuple[Row, ...]


@dataclass(frozen=True)
class ExclusionsView(StudyView):
    """Exclusions of a study by rule, and the results with and without them."""

    query: StudyQuery = field(default_factory=StudyQuery)
    lines: tuple[NumberPair, ...] = ()
    rules: tuple[RuleLine, ...] = ()
    exclusions: tuple[Row, ...] = ()
    results: tuple[ComparedAnalysis, ...] = ()


def compare_exclusions(view: ExclusionsView, table: Table, sampled: Sample) -> ExclusionsView:
    """Compare a study before and after its rules.

    Args:
        view: Which study, and whose answers.
        table: Of the study.
        sampled: The answers.
    """
    from turingdesk.analysis import ANALYSES
    from turingdesk.analysis._counted import before_rules

    responses = sampled.responses
    before = before_rules(responses)
    is_sampled = table.exclusions["session"].isin(sampled.sessions["session"])
    listed = table.exclusions[is_sampled]
    return replace(
        view,
        lines=tuple(_lines(before, responses)),
        rules=tuple(_rules(table, view.study, listed)),
        exclusions=tuple(map(_plain, listed.to_dict("records"))),
        results=tuple(
            _result(each.title, each.about, each.compute(before), each.compute(responses))
            for each in map(ANALYSES.__getitem__, SHOWN)
        ),
    )


def _lines(before: DataFrame, after: DataFrame) -> Iterator[NumberPair]:
    from turingdesk.analysis import _groups
    from turingdesk.analysis._clusters import clustering_of
    from turingdesk.analysis._counted import counted_responses, matrix, verdicts

    both = before, after
    matrices = [matrix(verdicts(rows)) for rows in both]
    of_role = [counted_responses(rows) for rows in both]
    yield NumberPair(message("Judges"), *(_count(count(rows, PARTICIPANT)) for rows in of_role))
    yield NumberPair(message("Sessions"), *(_count(rows["session"].nunique()) for rows in of_role))
    yield NumberPair(message("Verdicts"), *(_count(len(rows)) for rows in of_role))
    yield NumberPair(message("\u2026 on humans"), *(_count(totals.humans) for totals in matrices))
    yield NumberPair(
        message("\u2026 on machines"), *(_count(totals.machines) for totals in matrices)
    )
    yield NumberPair(message("p(H|H)"), *(_share(totals.p_hh) for totals in matrices))
    yield NumberPair(message("p(M|M)"), *(_share(totals.p_mm) for totals in matrices))
    estimates = [
        _groups.overall(verdicts(rows), clustering_of(rows)).detectability for rows in both
    ]
    yield NumberPair(message("Detectability"), *(_share(estimate.value) for estimate in estimates))
    yield NumberPair(
        message("95% CI"), *(interval(estimate.low, estimate.high) for estimate in estimates)
    )


def _rules(table: Table, study: str, listed: DataFrame) -> Iterator[RuleLine]:
    for rule in {rule.id: rule for rule in table.rules.get(study, ())}.values():
        rule_exclusions = listed[listed["rule"] == rule.id]
        of_sessions = rule_exclusions["scope"] == "session"
        # A trial with several speakers can have a row for each of them.
        trials = rule_exclusions.loc[~of_sessions, ["session", "step"]].drop_duplicates()
        about = sentence(EVERY_KIND[rule.kind])
        yield RuleLine(
            rule.id, about, int(rule_exclusions.loc[of_sessions, "session"].nunique()), len(trials)
        )


def _result(title: str, about: str, before: DataFrame, after: DataFrame) -> ComparedAnalysis:
    # `all` is True of an empty table, whose columns are to stay.
    columns = [name for name in before.columns if not (before[name].eq("").all() and len(before))]
    return ComparedAnalysis(
        title,
        about,
        tuple(map(str, columns)),
        tuple(_plain(row) for row in before.to_dict("records")),
        tuple(_plain(row) for row in after.to_dict("records")),
    )


def _plain(row: Mapping[Any, Any]) -> Row:
    import pandas as pd

    # Missing values of pandas are NaN or NA, which pages don't know.
    return {str(name): None if pd.isna(value) else value for name, value in row.items()}


def matching(rows: Sequence[Row], sought: str) -> tuple[Row, ...]:
    """The exclusions in which a text occurs, in any case of letters."""
    sought_text = sought.strip().casefold()
    return tuple(
        row
        for row in rows
        if not sought_text
        or any(
            sought_text in str(row[name] or "").casefold()
            for name in ("session", "rule", "reason")
        )
    )


def _count(number: int) -> str:
    return message("{number:,}", number=number)


def _share(value: float | None) -> str:
    return "\u2013" if value is None else message("{value:.2f}", value=value)
