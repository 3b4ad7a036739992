"""The results of one table as plain values, as `analyze --json` prints them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from turingdesk.analysis import ANALYSES, _estimate
from turingdesk.analysis._clusters import chosen, clusters_of
from turingdesk.analysis._counted import left_out, of_role, verdicts
from turingdesk.analysis._estimate import Estimate
from turingdesk.analysis._groups import Group, over_machines, whole
from turingdesk.analysis._levels import against_humans, groups
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame

_FURTHER = ("agents", "lengths", "pairs", "controls")


def results(own: DataFrame, by: Sequence[str]) -> dict[str, Any]:
    """The results of one version: with what quality rules leave out, or without.

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
    """Each level's own numbers; an agent made only one kind of thing, so it meets all humans."""
    made = {
        level: {"confusion": confusion(group), "detectability": detectability(group)}
        for level, group in groups(responses, column).items()
    }
    if column == "agent":
        for level, group in against_humans(responses).items():
            made[level]["detectability"] = detectability(group) | {
                "against": message("all verdicts on what humans made")
            }
    return made


def records(rows: DataFrame) -> list[dict[str, Any]]:
    """A table as plain rows."""
    return [{str(name): value for name, value in row.items()} for row in rows.to_dict("records")]


def _mirrored(estimate: Estimate) -> list[float] | None:
    ends = estimate.ci95
    return None if ends is None else [1 - ends[1], 1 - ends[0]]
