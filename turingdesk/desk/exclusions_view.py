"""One study before and after its quality rules: counts, results, and every exclusion."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.core.quality import KINDS, sentence
from turingdesk.journal.judge_kind import JudgeKind, kind_of, usual

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.study.unsealing import Keys
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
    """What one rule excludes; what two rules exclude counts for both."""

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
class ExclusionsView:
    """What the page shows."""

    studies: Mapping[str, str] = field(default_factory=dict)  #: title by id
    study: str = ""
    kinds: tuple[JudgeKind, ...] = ()  #: whose answers there are
    kind: JudgeKind = JudgeKind.PEOPLE
    sealed: int = 0  #: verdicts whose truth is sealed
    lines: tuple[NumberPair, ...] = ()
    rules: tuple[RuleLine, ...] = ()
    exclusions: tuple[Row, ...] = ()
    results: tuple[ComparedAnalysis, ...] = ()


def compare_exclusions(
    data: Path, study: str, kind: JudgeKind | None, keys: Keys | None
) -> ExclusionsView:
    """Read a data folder and compare.

    Args:
        data: The folder.
        study: Its id; another one's where this one has no sessions.
        kind: Whose answers; by default people's, or, if there are none, anyone's.
        keys: To the seals that were opened.
    """
    from turingdesk.table.table import load

    table = load(data, keys=keys)
    titles = {
        str(row["study"]): str(row["study_title"] or row["study"])
        for row in table.sessions.to_dict("records")
    }
    if not titles:
        return ExclusionsView()
    study = study if study in titles else list(titles)[-1]
    return _of_study(table, titles, study, kind)


def _of_study(
    table: Table, titles: Mapping[str, str], study: str, kind: JudgeKind | None
) -> ExclusionsView:
    from turingdesk.analysis import ANALYSES
    from turingdesk.analysis._counted import before_rules
    from turingdesk.study.unsealing import sealed_verdicts

    responses = table.responses[table.responses["study"] == study]
    sessions = table.sessions[table.sessions["study"] == study]
    kinds = sessions["judge"].map(lambda judge: str(kind_of(str(judge or "human"))))
    there = tuple(one for one in JudgeKind if (kinds == str(one)).any())
    kind = kind if kind in there else usual(there)
    sessions = sessions[kinds == str(kind)]
    responses = responses[responses["session"].isin(sessions["session"])]
    before = before_rules(responses)
    listed = table.exclusions[table.exclusions["session"].isin(sessions["session"])]
    results = tuple(
        _result(one.title, one.about, one.compute(before), one.compute(responses))
        for one in map(ANALYSES.__getitem__, SHOWN)
    )
    return ExclusionsView(
        studies=dict(titles),
        study=study,
        kinds=there,
        kind=kind,
        sealed=sealed_verdicts(responses, sessions),
        lines=tuple(_lines(before, responses)),
        rules=tuple(_rules(table, study, listed)),
        exclusions=tuple(map(_plain, listed.to_dict("records"))),
        results=results,
    )


def _lines(before: DataFrame, after: DataFrame) -> Iterator[NumberPair]:
    from turingdesk.analysis import _groups
    from turingdesk.analysis._clusters import chosen
    from turingdesk.analysis._counted import counted, matrix, verdicts

    both = before, after
    found = [matrix(verdicts(rows)) for rows in both]
    of_role = [counted(rows) for rows in both]
    yield NumberPair(
        message("Judges"), *(_count(rows["participant"].nunique()) for rows in of_role)
    )
    yield NumberPair(message("Sessions"), *(_count(rows["session"].nunique()) for rows in of_role))
    yield NumberPair(message("Verdicts"), *(_count(len(rows)) for rows in of_role))
    yield NumberPair(message("\u2026 on humans"), *(_count(one.humans) for one in found))
    yield NumberPair(message("\u2026 on machines"), *(_count(one.machines) for one in found))
    yield NumberPair(message("p(H|H)"), *(_share(one.p_hh) for one in found))
    yield NumberPair(message("p(M|M)"), *(_share(one.p_mm) for one in found))
    estimates = [_groups.whole(verdicts(rows), chosen(rows)).detectability for rows in both]
    yield NumberPair(message("Detectability"), *(_share(one.value) for one in estimates))
    yield NumberPair(message("95% CI"), *(_interval(one.low, one.high) for one in estimates))


def _rules(table: Table, study: str, listed: DataFrame) -> Iterator[RuleLine]:
    for rule in {rule.id: rule for rule in table.rules.get(study, ())}.values():
        own = listed[listed["rule"] == rule.id]
        whole = own["scope"] == "session"
        trials = own.loc[~whole, ["session", "step"]].drop_duplicates()
        about = sentence(KINDS[rule.kind])
        yield RuleLine(rule.id, about, int(own.loc[whole, "session"].nunique()), len(trials))


def _result(title: str, about: str, before: DataFrame, after: DataFrame) -> ComparedAnalysis:
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

    return {str(name): None if pd.isna(value) else value for name, value in row.items()}


def matching(rows: Sequence[Row], sought: str) -> tuple[Row, ...]:
    """The exclusions in which a text occurs, in any case of letters."""
    wanted = sought.strip().casefold()
    return tuple(
        row
        for row in rows
        if not wanted
        or any(wanted in str(row[name] or "").casefold() for name in ("session", "rule", "reason"))
    )


def _count(number: int) -> str:
    return message("{number:,}", number=number)


def _share(value: float | None) -> str:
    return "\u2013" if value is None else message("{value:.2f}", value=value)


def _interval(low: float | None, high: float | None) -> str:
    if low is None or high is None:
        return "\u2013"
    return message("[{low:.2f}, {high:.2f}]", low=low, high=high)
