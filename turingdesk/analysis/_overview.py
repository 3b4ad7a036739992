"""Everything that `analyze` says of a data folder, as plain values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from turingdesk.analysis import ANALYSES, _estimate
from turingdesk.analysis._base import records
from turingdesk.analysis._clusters import chosen, clusters_of
from turingdesk.analysis._counted import (
    EXCLUDED,
    before_rules,
    left_out,
    of_role,
    verdicts,
    verdicts_once,
)
from turingdesk.analysis._estimate import Estimate
from turingdesk.analysis._groups import Group, over_machines, whole
from turingdesk.analysis._levels import against_humans, column_title, groups, matrices
from turingdesk.analysis._registration import planned_by, registrations, sentences, title_of
from turingdesk.analysis._rules import by_rule, listed
from turingdesk.analysis._sample import Sample, sample
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message, plural
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.journal.tombstones import withdrawn_in_words
from turingdesk.study.unsealing import sealed_verdicts
from turingdesk.table.agent_columns import is_of_agents
from turingdesk.table.table import Table

if TYPE_CHECKING:
    from pandas import DataFrame


_WHOSE = {
    JudgeKind.SIMULATED: message("Simulated data. No real participants."),
    JudgeKind.MACHINES: message("These verdicts were given by machines."),
}


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
        by: Columns, or form questions, by whose levels verdicts are counted as well; what a
            frozen study planned is added.
        kind: Whose verdicts; by default people's, or, if there are none, anyone's.
        cluster: What verdicts cluster by.
        everything: Whether to add every analysis of the shelf, as `analyses`.

    Raises:
        UnknownName: `by` names no column and no question.
    """
    of = sample(table, kind, cluster)
    own, sessions = of.responses, of.sessions
    frozen = registrations(table, sessions)
    planned, not_there = _planned(own, [one for one in planned_by(frozen) if one not in by])
    by = [*by, *planned]
    withdrawn = filter(None, [withdrawn_in_words(table.withdrawn)])
    after = results(own, by)
    has_exclusions = bool((own[EXCLUDED] != "").any())
    return {
        **_extent(of, by),
        "cluster": str(cluster),
        **after,
        "before_rules": results(before_rules(own), by) if has_exclusions else after,
        **_left_out(table, of),
        "registrations": frozen,
        "notes": [*_notes(of), *withdrawn, *sentences(frozen), *not_there],
        "problems": [str(problem) for problem in table.problems],
        **({"analyses": shelf(of.analysed(table), after)} if everything else {}),
    }


def _left_out(table: Table, of: Sample) -> dict[str, Any]:
    """What is not in the results: excluded by rules, sealed, or withdrawn."""
    return {
        "rules": by_rule(table, of.responses, of.sessions),
        "exclusions": list(listed(table, of.sessions)),
        "sealed": sealed_verdicts(of.responses, of.sessions),
        "withdrawn": len(table.withdrawn),
    }


def _extent(of: Sample, by: Sequence[str]) -> dict[str, Any]:
    """Whose results they are, how many sessions and so on there are, and titles of columns."""
    return {
        "titles": {column: column_title(of.responses, column) for column in by},
        "judges": str(of.kind),
        "studies": _studies(of.sessions),
        "sessions": dict(Counter(of.sessions["state"])),
        "participants": int(of.sessions["participant"].nunique()),
        "responses": len(of.responses),
    }


def _planned(own: DataFrame, columns: Sequence[str]) -> tuple[list[str], list[str]]:
    """Which of the planned columns there are, and a note on each of the others."""
    there, notes = [], []
    for column in columns:
        try:
            matrices(own, column)
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
    found = {}
    for study, own in sessions.groupby("study"):
        found[str(study)] = {
            "title": title_of(own, str(study)),
            "sessions": len(own),
            "demonstration": bool(own["demonstration"].any()),
            "versions": sorted({str(one)[:16] for one in own["study_hash"] if one}),
        }
    return found


def _notes(of: Sample) -> list[str]:
    """What a reader has to know before interpreting the numbers."""
    kind, kinds, own, sessions = of.kind, of.kinds, of.responses, of.sessions
    others = Counter(kinds[kinds != str(kind)])
    notes = [_WHOSE[kind]] if kind in _WHOSE else []
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
    if n := sealed_verdicts(own, sessions):
        notes.append(
            plural(
                "Sealed: %n verdict is included once you enter the passphrase.",
                "Sealed: %n verdicts are included once you enter the passphrase.",
                n=n,
            )
        )
    if n := int(sessions["unanswered"].sum()):
        notes.append(message("Trials without a verdict by a machine: {n}.", n=n))
    if n := int(own["superseded"].sum()):
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


def results(own: DataFrame, by: Sequence[str]) -> dict[str, Any]:
    """The results of one version: with what quality rules exclude, or without.

    Args:
        own: Responses of one kind of judges.
        by: Columns, or form questions, by whose levels verdicts are counted as well.
    """
    rows = verdicts(own)
    group = whole(rows, chosen(own))
    found = group.matrix
    judges, stimuli = clusters_of(rows)
    further = {name: records(ANALYSES[name].compute(own)) for name in _FURTHER}
    told = detectability(group)
    told["n"] |= {"judges": judges, "stimuli": stimuli}
    machines = over_machines(rows, chosen(own))
    if machines is not None:
        told["other_machines"] = {
            "ci95": machines.ci95,
            "p": machines.p,
            "generalizes": machines.generalizes,
        }
    return {
        "verdicts": {
            "given": int(of_role(own, "verdict")["n"].sum()),
            "on_origin": found.humans + found.machines,
            "on_sides": sum(row["n"] for row in further["pairs"]),
            "left_out": left_out(own),
        },
        "confusion": confusion(group),
        "detectability": told,
        **further,
        "by": {column: by_level(own, column) for column in by},
    }


def shelf(own: DataFrame, known: dict[str, Any]) -> dict[str, Any]:
    """Every analysis of the shelf: its title, its sentence and its rows, after quality rules.

    Args:
        own: Responses of one kind of judges.
        known: Results that were computed already; rows found there are taken.
    """
    return {
        name: {
            "title": analysis.title,
            "about": analysis.about,
            "rows": known[name] if name in _FURTHER else records(analysis.compute(own)),
        }
        for name, analysis in ANALYSES.items()
    }


def confusion(group: Group) -> dict[str, Any]:
    """Numbers and shares of a matrix, each with its interval; a share of nothing is None."""
    found = group.matrix
    p_hh, p_mm = group.p_hh, group.p_mm
    return {
        "n": {"HH": found.hh, "HM": found.hm, "MM": found.mm, "MH": found.mh},
        "p": {
            "HH": found.p_hh,
            "HM": None if found.p_hh is None else found.hm / found.humans,
            "MM": found.p_mm,
            "MH": None if found.p_mm is None else found.mh / found.machines,
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
    estimate, found = group.detectability, group.matrix
    wilson = _estimate.newcombe(found)
    return {
        "value": estimate.value,
        "sd": estimate.sd,
        "ci95": estimate.ci95,
        "p": estimate.p,
        "df": estimate.df,
        "generalizes": estimate.generalizes,
        "wilson95": None if wilson is None else list(wilson),
        "n": {"human": found.humans, "machine": found.machines},
        "method": estimate.method,
        "note": estimate.note,
    }


def by_level(responses: DataFrame, column: str) -> dict[str, Any]:
    """The numbers of each level. A level of machines is compared with all humans."""
    made = {
        level: {"confusion": confusion(group), "detectability": detectability(group)}
        for level, group in groups(responses, column).items()
    }
    if is_of_agents(column):
        for level, group in against_humans(responses, column).items():
            made[level]["detectability"] = detectability(group) | {
                "against": message("all verdicts on what humans made")
            }
    return made


def _mirrored(estimate: Estimate) -> list[float] | None:
    ends = estimate.ci95
    return None if ends is None else [1 - ends[1], 1 - ends[0]]
