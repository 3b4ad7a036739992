"""Equivalence: whether an agent passes, by a margin that was stated beforehand (TOST)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._by_agent import by_task
from turingdesk.analysis._counted import Matrix, verdicts
from turingdesk.analysis._figure import Axis, Figure, Points
from turingdesk.analysis._judged import Judged, judged
from turingdesk.analysis._tested import ALL, Outcome, tested
from turingdesk.analysis.statistics.equivalence import equivalent, smallest_margin
from turingdesk.analysis.statistics.standard_error import amounts, by_verdict, crossed
from turingdesk.store.table import PLANNED

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis.statistics.result import Result

ABOUT = {
    "task": "str",
    "agent": "str",
    "margin": "float64",
    "stated": "str",
    "smallest_margin": "float64",
}
MARGIN = 0.05  #: where no study stated one
_CROSSED = "standard error clustered by judge and by stimulus"
_PLAIN = "standard error by verdict, since who judged what is not known"


def margin(responses: DataFrame) -> tuple[float, str]:
    """The margin that counts for a table, and who stated it.

    A study states it in its `[analysis]`; it counts once the study is frozen. Of several
    studies the strictest counts for all of them.
    """
    planned: Mapping[str, Mapping[str, Any]] = responses.attrs.get(PLANNED, {})
    there = set(responses["study"].astype("str").unique()) if planned else set()
    stated = {
        float(told["margin"]): study
        for study, told in planned.items()
        if study in there and told.get("margin")
    }
    if stated:
        return min(stated), f"by {stated[min(stated)]}, before its data"
    return MARGIN, "not beforehand: this is the usual one"


def compute(responses: DataFrame) -> DataFrame:
    """One row for each task, and for each machine agent against all its task's humans."""
    return tested(_rows(responses), ABOUT)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The 90 % intervals against the margin, one figure."""
    found = compute(responses)
    found = found[found["ci_low"].notna()]
    if found.empty:
        return ()
    wide = float(found["margin"].iloc[0])
    names = tuple(f"{task}: {agent}" for task, agent in found[["task", "agent"]].to_numpy())
    value, low, high = ((0.5 + found[one]).tolist() for one in ("effect", "ci_low", "ci_high"))
    points = Points(range(len(names)), value, low, high)
    ends = [
        Points(range(len(names)), [0.5 + side] * len(names), name="margin")
        for side in (-wide, wide)
    ]
    caption = (
        f"Detectability of each task and agent (n = {int(found['n'].max()):,} verdicts at most). "
        f"Error bars are 90 % intervals; one that lies between {0.5 - wide:g} and {0.5 + wide:g} "
        "shows equivalence with 0.5."
    )
    axes = (Axis("", names), Axis("Detectability"))
    layers = (points, *ends)
    return (Figure("equivalence", "Equivalence with 0.5", *axes, layers, caption, chance=0.5),)


def _rows(responses: DataFrame) -> Iterator[Outcome]:
    wide, stated = margin(responses)
    known = judged(responses)
    parts = _plain(responses) if known is None else _judged(known)
    for task, agent, found, error, groups in parts:
        value = None
        if found.p_hh is not None and found.p_mm is not None:
            value = (found.p_hh + found.p_mm) / 2
        n = found.humans + found.machines
        result = equivalent(value, error, n, wide, groups)
        about = {"task": task, "agent": agent}
        further = {"margin": wide, "stated": stated, "smallest_margin": smallest_margin(result)}
        family = "task" if agent == ALL else "agent"
        yield Outcome(about, _told(result, known is not None), family, further)


def _told(result: Result, is_crossed: bool) -> Result:
    from dataclasses import replace

    return replace(result, method=f"{result.method}; {_CROSSED if is_crossed else _PLAIN}")


_Part = tuple[str, str, Matrix, float | None, int]


def _judged(known: Judged) -> Iterator[_Part]:
    import numpy as np

    for task, own in known.tasks():
        if not own.n:
            continue
        yield task, ALL, *_of(own)
        if task == ALL:
            continue
        agents = own.rows["agent"].astype("str").to_numpy()
        for agent in np.unique(agents[~own.is_human]).tolist():
            part = own.where(own.is_human | (agents == agent))
            yield task, agent or "(not named)", *_of(part)


def _of(own: Judged) -> tuple[Matrix, float | None, int]:
    of = own.counts()
    found = Matrix(of.hh, of.humans - of.hh, of.mm, of.machines - of.mm)
    error = crossed(amounts(own.right, own.is_human), own.judges, own.stimuli)
    groups = min(int(own.judges.max()), int(own.stimuli.max())) + 1
    return found, error, groups


def _plain(responses: DataFrame) -> Iterator[_Part]:
    for task, of in by_task(verdicts(responses)).items():
        yield task, ALL, *_binomial(of.whole)
        for agent in of.agents:
            yield task, agent, *_binomial(of.against_humans(agent))


def _binomial(found: Matrix) -> tuple[Matrix, float | None, int]:
    n = found.humans + found.machines
    if not found.humans or not found.machines:
        return found, None, n
    return found, by_verdict(found.hh, found.humans, found.mm, found.machines), n


ANALYSIS = Analysis(
    title="Equivalence with 0.5",
    about="Whether detectability is as good as 0.5: two one-sided tests with the margin that the "
    "study stated before its data.",
    compute=compute,
    figures=figures,
)
