"""Everything that `analyze` says of a data folder, as plain values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from turingdesk.analysis import ANALYSES, _estimate
from turingdesk.analysis._counted import (
    Matrix,
    before_rules,
    left_out,
    matrix,
    of_role,
    verdicts,
)
from turingdesk.analysis._levels import matrices
from turingdesk.analysis._registration import planned_by, registrations, sentences
from turingdesk.analysis._rules import by_rule, listed
from turingdesk.core.errors import TuringDeskError
from turingdesk.store.judge_kind import JudgeKind, kind_of, usual
from turingdesk.store.people.tombstones import told
from turingdesk.store.seal.unsealing import sealed_verdicts
from turingdesk.store.table import Table

if TYPE_CHECKING:
    from pandas import DataFrame, Series

_WHOSE = {
    JudgeKind.SIMULATED: "These answers are simulated: nobody gave them.",
    JudgeKind.MACHINES: "These verdicts were given by machines.",
}
_FURTHER = ("agents", "lengths", "pairs", "controls")


def overview(
    table: Table, by: Sequence[str] = (), kind: JudgeKind | None = None
) -> dict[str, Any]:
    """The numbers of one folder, for one kind of judges.

    Args:
        table: The responses and sessions.
        by: Columns, or form questions, by whose levels verdicts are counted as well.
            Results are there in both versions: after the quality rules of the studies, and
            in `before_rules` as if there were none. What a frozen study planned is
            added.
        kind: Whose verdicts; by default people's, or where there are none, whoever's.

    Raises:
        UnknownName: `by` names no column and no question.
    """
    kinds = table.responses["judge"].map(lambda judge: str(kind_of(judge))).astype("str")
    of_session = table.sessions["judge"].map(_kind_of_session).astype("str")
    present = {JudgeKind(name) for name in {*kinds.unique(), *of_session.unique()}}
    kind = kind or usual(present)
    own = table.responses[kinds == str(kind)]
    sessions = table.sessions[of_session == str(kind)]
    frozen = registrations(table, sessions)
    planned, not_there = _planned(own, [one for one in planned_by(frozen) if one not in by])
    by = [*by, *planned]
    further = [*filter(None, [told(table.withdrawn)]), *sentences(frozen), *not_there]
    return {
        "judges": str(kind),
        "studies": _studies(sessions),
        "sessions": dict(Counter(sessions["state"])),
        "participants": int(sessions["participant"].nunique()),
        "responses": len(own),
        **_results(own, by),
        "before_rules": _results(before_rules(own), by),
        "rules": by_rule(table, own, sessions),
        "exclusions": list(listed(table, sessions)),
        "sealed": sealed_verdicts(own, sessions),
        "withdrawn": len(table.withdrawn),
        "registrations": frozen,
        "notes": [*_notes(kind, kinds, own, sessions), *further],
        "problems": [str(problem) for problem in table.problems],
    }


def _planned(own: DataFrame, columns: Sequence[str]) -> tuple[list[str], list[str]]:
    """Which of the planned columns there are, and a note on each of the others."""
    there, notes = [], []
    for column in columns:
        try:
            matrices(own, column)
            there.append(column)
        except TuringDeskError as wrong:
            notes.append(f"Results were planned by {column}, which cannot be: {wrong}")
    return there, notes


def _results(own: DataFrame, by: Sequence[str]) -> dict[str, Any]:
    """The results of one version: with what quality rules leave out, or without."""
    found = matrix(verdicts(own))
    further = {name: _records(ANALYSES[name].compute(own)) for name in _FURTHER}
    return {
        "verdicts": {
            "given": int(of_role(own, "verdict")["n"].sum()),
            "on_origin": found.humans + found.machines,
            "on_sides": sum(row["n"] for row in further["pairs"]),
            "left_out": left_out(own),
        },
        "confusion": confusion(found),
        "detectability": detectability(found),
        **further,
        "by": {column: _by(own, column) for column in by},
    }


def confusion(found: Matrix) -> dict[str, Any]:
    """Numbers and shares of a matrix; a share of nothing is None."""
    p_hh, p_mm = found.p_hh, found.p_mm
    return {
        "n": {"HH": found.hh, "HM": found.hm, "MM": found.mm, "MH": found.mh},
        "p": {
            "HH": p_hh,
            "HM": None if p_hh is None else found.hm / found.humans,
            "MM": p_mm,
            "MH": None if p_mm is None else found.mh / found.machines,
        },
    }


def detectability(found: Matrix) -> dict[str, Any]:
    """The value with its uncertainty, and how it was found."""
    estimate = _estimate.detectability(found)
    interval = None if estimate.low is None else [estimate.low, estimate.high]
    return {
        "value": estimate.value,
        "sd": estimate.sd,
        "ci95": interval,
        "n": {"human": found.humans, "machine": found.machines},
        "method": _estimate.METHOD,
        "note": estimate.note,
    }


def _by(responses: DataFrame, column: str) -> dict[str, Any]:
    """Each level's own numbers; an agent made only one kind of thing, so it meets all humans."""
    levels = matrices(responses, column)
    made = {
        level: {"confusion": confusion(m), "detectability": detectability(m)}
        for level, m in levels.items()
    }
    if column == "agent":
        humans = matrix(verdicts(responses))
        for level, own in levels.items():
            if own.machines and not own.humans:
                against = Matrix(humans.hh, humans.hm, own.mm, own.mh)
                made[level]["detectability"] = detectability(against) | {
                    "against": "all verdicts on what humans made"
                }
    return made


def _records(rows: DataFrame) -> list[dict[str, Any]]:
    return [{str(name): value for name, value in row.items()} for row in rows.to_dict("records")]


def _kind_of_session(judge: object) -> str:
    return str(kind_of(str(judge or "human")))


def _studies(sessions: DataFrame) -> dict[str, dict[str, Any]]:
    found = {}
    for study, own in sessions.groupby("study"):
        found[str(study)] = {
            "title": next((str(one) for one in own["study_title"][::-1] if one), str(study)),
            "sessions": len(own),
            "demonstration": bool(own["demonstration"].any()),
            "versions": sorted({str(one)[:16] for one in own["study_hash"] if one}),
        }
    return found


def _notes(kind: JudgeKind, kinds: Series[str], own: DataFrame, sessions: DataFrame) -> list[str]:
    """What a reader has to know before taking the numbers for what they seem."""
    others = Counter(kinds[kinds != str(kind)])
    notes = [_WHOSE[kind]] if kind in _WHOSE else []
    notes += [
        f"{n} answers of other judges ({other}) are not counted here."
        for other, n in sorted(others.items())
    ]
    notes += _study_notes(_studies(sessions))
    if n := sealed_verdicts(own, sessions):
        notes.append(f"Sealed: {n} verdicts are counted once the passphrase is given.")
    if n := int(own["superseded"].sum()):
        notes.append(f"{n} answers were asked again in a later attempt; the newest counts.")
    return notes


def _study_notes(studies: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    if len(studies) > 1:
        yield f"{len(studies)} studies are counted together; --study ID takes one."
    for study, about in studies.items():
        if len(about["versions"]) > 1:
            yield f"{study} was run in {len(about['versions'])} different versions."
        if about["demonstration"]:
            yield f"{study} is a demonstration, not collected data."
