"""Everything that `analyze` says of a data folder, as plain values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis import ANALYSES, _estimate
from turingdesk.analysis._base import records
from turingdesk.analysis._clusters import clustering_of, clusters_of
from turingdesk.analysis._counted import (
    EXCLUDED,
    before_rules,
    left_out,
    of_role,
    verdicts,
    verdicts_once,
)
from turingdesk.analysis._estimate import Estimate
from turingdesk.analysis._groups import Group, Share, over_machines, overall
from turingdesk.analysis._headlines import OF_GAMES, headlines
from turingdesk.analysis._levels import (
    against_humans,
    column_title,
    crossed,
    found_sides,
    groups,
    has_agents,
    in_sentence,
    matrices,
    uncrossed,
)
from turingdesk.analysis._registration import planned_by, registrations, sentences, title_of
from turingdesk.analysis._rules import by_rule, listed
from turingdesk.analysis._sample import Sample, sample
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message, plural
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.journal.tombstones import withdrawn_in_words
from turingdesk.study.seals import why_unreadable
from turingdesk.table.identity import PARTICIPANT, count
from turingdesk.table.sessions_table import sealed_verdicts
from turingdesk.table.table import Table

if TYPE_CHECKING:
    from pandas import DataFrame


JUDGED_BY = {
    JudgeKind.SIMULATED: message("Simulated data. No real participants."),
    JudgeKind.MACHINES: message("These verdicts were given by machines."),
}


# As a decorator, a context manager is entered for each call.
@verdicts_once()
def overview(
    table: Table,
    by: Sequence[str] = (),
    kind: JudgeKind | None = None,
    cluster: Clustering = Clustering.BOTH,
    *,
    everything: bool = False,
) -> dict[str, Any]:
    """The numbers of one folder, for one kind of judges, and in `before_rules` without rules.

    Args:
        table: The responses and sessions.
        by: Columns, or form questions, by whose levels verdicts are counted as well, or
            several of them as `_levels.crossed` names them; what a frozen study planned is added.
        kind: Whose verdicts; by default people's, or, if there are none, anyone's.
        cluster: What verdicts cluster by.
        everything: Whether to add every analysis of the shelf, as `analyses`.

    Raises:
        UnknownName: `by` names no column and no question.
    """
    of = sample(table, kind, cluster)
    responses, sessions = of.responses, of.sessions
    frozen = registrations(table, sessions)
    planned, absent = _planned(responses, [name for name in planned_by(frozen) if name not in by])
    by = [*by, *planned]
    withdrawn = filter(None, [withdrawn_in_words(table.withdrawn)])
    after = results(responses, by)
    has_exclusions = bool((responses[EXCLUDED] != "").any())
    return {
        **_extent(of, by),
        "cluster": str(clustering_of(responses)),
        **after,
        "before_rules": results(before_rules(responses), by) if has_exclusions else after,
        **_left_out(table, of),
        "registrations": frozen,
        "notes": [*_notes(of), *withdrawn, *sentences(frozen), *absent],
        "problems": [str(problem) for problem in table.problems],
        **({"analyses": shelf(of.analysed(table), after)} if everything else {}),
    }


def _left_out(table: Table, of: Sample) -> dict[str, Any]:
    """The verdicts and sessions that results lack: excluded by rules, sealed, or withdrawn."""
    return {
        "rules": by_rule(table, of.responses, of.sessions),
        "exclusions": list(listed(table, of.sessions)),
        "sealed": sealed_verdicts(of.responses, of.sessions),
        "withdrawn": len(table.withdrawn),
    }


def _extent(of: Sample, by: Sequence[str]) -> dict[str, Any]:
    """Whose results they are, how many sessions and so on there are, and titles of columns."""
    return {
        "titles": {
            name: column_title(of.responses, name) for name in by if len(uncrossed(name)) == 1
        },
        "judges": str(of.kind),
        "studies": _studies(of.sessions),
        "sessions": dict(Counter(of.sessions["state"])),
        "participants": count(of.sessions, PARTICIPANT),
        "responses": len(of.responses),
    }


def _planned(responses: DataFrame, columns: Sequence[str]) -> tuple[list[str], list[str]]:
    """Which of the planned columns there are, and a note on each of the others."""
    there, notes = [], []
    for column in columns:
        try:
            matrices(responses, column)
            there.append(column)
        except TuringDeskError as wrong:
            notes.append(
                message(
                    "The planned breakdown by {column} is not possible: {wrong}",
                    column=column,
                    wrong=wrong,
                )
            )
    return there, notes


def _studies(sessions: DataFrame) -> dict[str, dict[str, Any]]:
    studies = {}
    for study, study_sessions in sessions.groupby("study"):
        studies[str(study)] = {
            "title": title_of(study_sessions, str(study)),
            "sessions": len(study_sessions),
            "demonstration": bool(study_sessions["demonstration"].any()),
            "versions": sorted(
                {str(study_hash)[:16] for study_hash in study_sessions["study_hash"] if study_hash}
            ),
        }
    return studies


def _notes(of: Sample) -> list[str]:
    """Notes that a reader has to know before interpreting the numbers."""
    kind, kinds, responses, sessions = of.kind, of.kinds, of.responses, of.sessions
    others = Counter(kinds[kinds != str(kind)])
    notes = [JUDGED_BY[kind]] if kind in JUDGED_BY else []
    notes += [
        plural(
            "%n answer by other judges ({other}) is not included.",
            "%n answers by other judges ({other}) are not included.",
            n=n,
            other=other,
        )
        for other, n in sorted(others.items())
    ]
    notes += _study_notes(_studies(sessions))
    if n := sealed_verdicts(responses, sessions):
        notes.append(
            plural(
                "Sealed: %n verdict is included once you enter the passphrase.",
                "Sealed: %n verdicts are included once you enter the passphrase.",
                n=n,
            )
        )
        notes += filter(None, [why_unreadable()])
    if n := int(sessions["unanswered"].sum()):
        notes.append(message("Trials without a verdict by a machine: {n}.", n=n))
    if n := int(responses["superseded"].sum()):
        notes.append(
            plural(
                "%n answer was given again in a later attempt; the latest counts.",
                "%n answers were given again in a later attempt; the latest counts.",
                n=n,
            )
        )
    return notes


def _study_notes(studies: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    if len(studies) > 1:
        yield message("The results combine {studies} studies.", studies=len(studies))
    for about in studies.values():
        if len(about["versions"]) > 1:
            yield message(
                "{study} was run in {versions} different versions.",
                study=about["title"],
                versions=len(about["versions"]),
            )
        if about["demonstration"]:
            yield message(
                "“{study}” is a demonstration, not collected data.", study=about["title"]
            )


_FURTHER = ("agents", "lengths", "pairs", "controls", "collected")


def results(responses: DataFrame, by: Sequence[str]) -> dict[str, Any]:
    """The results of one version: with what quality rules exclude, or without.

    Args:
        responses: Responses of one kind of judges.
        by: Columns, or form questions, by whose levels verdicts are counted as well.
    """
    rows = verdicts(responses)
    group = overall(rows, clustering_of(responses))
    matrix = group.matrix
    judges, stimuli = clusters_of(rows)
    first = headlines(responses)
    analyses = (*_FURTHER, *(name for name in OF_GAMES if name in first))
    further = {name: records(ANALYSES[name].compute(responses)) for name in analyses}
    estimates = detectability(group)
    estimates["n"] |= {"judges": judges, "stimuli": stimuli}
    machines = over_machines(rows, clustering_of(responses))
    if machines is not None:
        estimates["other_machines"] = {
            "ci95": machines.ci95,
            "p": machines.p,
            "generalizes": machines.generalizes,
        }
    return {
        "verdicts": {
            "given": int(of_role(responses, "verdict")["n"].sum()),
            "on_origin": matrix.humans + matrix.machines,
            "on_sides": sum(row["n"] for row in further["pairs"]),
            "left_out": left_out(responses),
        },
        "headlines": list(first),
        "confusion": confusion(group),
        "detectability": estimates,
        **further,
        "by": {name: by_level(responses, name) for name in by if len(uncrossed(name)) == 1},
        "crossed": [by_cell(responses, name) for name in by if len(uncrossed(name)) > 1],
    }


def shelf(responses: DataFrame, results_by_name: dict[str, Any]) -> dict[str, Any]:
    """Every analysis of the shelf: its title, its sentence and its rows, after quality rules.

    Args:
        responses: Responses of one kind of judges.
        results_by_name: Results that were computed already; rows found there are taken.
    """
    return {
        name: {
            "title": analysis.title,
            "about": analysis.about,
            "rows": (
                results_by_name[name]
                if name in results_by_name and name in (*_FURTHER, *OF_GAMES)
                else records(analysis.compute(responses))
            ),
        }
        for name, analysis in ANALYSES.items()
    }


def confusion(group: Group) -> dict[str, Any]:
    """Numbers and shares of a matrix, each with its interval; a share of nothing is None."""
    matrix = group.matrix
    p_hh, p_mm = group.p_hh, group.p_mm
    return {
        "n": {"HH": matrix.hh, "HM": matrix.hm, "MM": matrix.mm, "MH": matrix.mh},
        "p": {
            "HH": matrix.p_hh,
            "HM": None if matrix.p_hh is None else matrix.hm / matrix.humans,
            "MM": matrix.p_mm,
            "MH": None if matrix.p_mm is None else matrix.mh / matrix.machines,
        },
        "sd": {"HH": p_hh.sd, "HM": p_hh.sd, "MM": p_mm.sd, "MH": p_mm.sd},
        "ci95": {
            "HH": p_hh.ci95,
            "HM": _mirrored(p_hh),
            "MM": p_mm.ci95,
            "MH": _mirrored(p_mm),
        },
        "method": {"H": p_hh.method, "M": p_mm.method},
        "note": {"H": p_hh.note, "M": p_mm.note},
    }


def detectability(group: Group) -> dict[str, Any]:
    """The value with its uncertainty, and how it was found."""
    estimate, matrix = group.detectability, group.matrix
    wilson = None if group.is_repeated else _estimate.newcombe(matrix)
    return {
        "value": estimate.value,
        "sd": estimate.sd,
        "ci95": estimate.ci95,
        "p": estimate.p,
        "df": estimate.df,
        "generalizes": estimate.generalizes,
        "wilson95_by_trial": None if wilson is None else list(wilson),
        "n": {"human": matrix.humans, "machine": matrix.machines},
        "method": estimate.method,
        "note": estimate.note,
    }


def by_level(responses: DataFrame, column: str) -> dict[str, Any]:
    """The numbers of each level. A level of machines is compared with all humans.

    Where sides were judged at a level, `sides` says how often the machine's was found.

    Args:
        responses: Those of one kind of judges.
        column: A column, a form's question, or several of them that are crossed.
    """
    sides = found_sides(responses, column)
    results_by_level: dict[str, dict[str, Any]] = {
        level: {"confusion": confusion(group), "detectability": detectability(group)}
        | ({"sides": side_share(sides[level])} if level in sides else {})
        for level, group in groups(responses, column).items()
    }
    if has_agents(column):
        against = message("all verdicts on what humans made")
        if len(uncrossed(column)) > 1:
            against = message("verdicts on what humans made, at the same level otherwise")
        for level, group in against_humans(responses, column).items():
            results_by_level[level]["detectability"] = detectability(group) | {"against": against}
    return results_by_level


def by_cell(responses: DataFrame, name: str) -> dict[str, Any]:
    """The numbers of each combination of levels of some columns.

    Args:
        responses: Those of one kind of judges.
        name: Of the columns, as `_levels.crossed` makes it.
    """
    columns = uncrossed(name)
    cells = [
        {"levels": dict(zip(columns, uncrossed(level), strict=True)), **numbers}
        for level, numbers in by_level(responses, name).items()
    ]
    return {"columns": columns, "title": column_title(responses, name), "cells": cells}


@dataclass(frozen=True, slots=True)
class Split:
    """Results of an overview that are split by a column, or by several that are crossed."""

    columns: tuple[str, ...]
    title: str  #: of them
    levels: tuple[tuple[tuple[str, ...], Mapping[str, Any]], ...]  #: names of each, and numbers

    @property
    def in_sentence(self) -> str:
        """The title as a part of a sentence."""
        return in_sentence(self.title, crossed(self.columns))


def splits(overview_results: Mapping[str, Any]) -> Iterator[Split]:
    """The splits of an overview's results: by columns one by one, then crossed."""
    for column, levels in overview_results["by"].items():
        rows = tuple(((level,), numbers) for level, numbers in levels.items())
        yield Split((column,), overview_results["titles"][column], rows)
    for crossing in overview_results.get("crossed", ()):
        rows = tuple((tuple(cell["levels"].values()), cell) for cell in crossing["cells"])
        yield Split(tuple(crossing["columns"]), crossing["title"], rows)


def side_share(share: Share) -> dict[str, Any]:
    """The share of machine sides that were found."""
    estimate = share.estimate
    return {
        "n": share.n,
        "right": share.right,
        "p": estimate.value,
        "sd": estimate.sd,
        "ci95": estimate.ci95,
        "generalizes": estimate.generalizes,
        "method": estimate.method,
        "note": estimate.note,
    }


def _mirrored(estimate: Estimate) -> list[float] | None:
    ends = estimate.ci95
    return None if ends is None else [1 - ends[1], 1 - ends[0]]
