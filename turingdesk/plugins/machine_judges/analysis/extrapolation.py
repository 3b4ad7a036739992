"""Trained judges on machines that they were not trained on (paper 1, Fig. S10).

Trained on people and one machine, and tried on each; trained on all machines but one, and tried
on that one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._figure import (
    DETECTABILITY,
    Axis,
    Bars,
    Figure,
    caption,
    counted_cells,
    file_name,
    known,
    numbers,
    task_title,
    with_few,
)
from turingdesk.analysis._machines import how_to_run, name_of
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import join, message
from turingdesk.plugins.machine_judges.analysis._trained import of_each, rows_of_part

if TYPE_CHECKING:
    from pandas import DataFrame

NOTHING = not_computed(
    message("no trained judge was tested on unseen machines"),
    how_to_run("--extrapolate"),
)
COLUMNS = {
    "judge": "str",
    "task": "str",
    "trained_on": "str",
    "agent": "str",
    "is_extrapolated": "bool",
    "n": "int64",
    "n_human": "int64",
    "p_mm": "float64",
    "p_hh": "float64",
    "detectability": "float64",
    "spread": "float64",
    "method": "str",
    "note": "str",
}
_LIGHTEST = 0.4  #: detectability of the lightest cells: a little below chance
_APART = 0.2  #: of two bars of one machine, in places


def compute(responses: DataFrame) -> DataFrame:
    """One row for each judge, task, what was trained on and machine that was tried."""
    return filled(rows_of_part(responses, "extrapolation"), COLUMNS, NOTHING)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """For each judge and task the matrix, and bars of known and unknown machines."""
    rows = compute(responses)
    rows = rows[rows["detectability"].notna()]
    return tuple(figure for judge_rows in of_each(rows) for figure in _task_figures(*judge_rows))


def _task_figures(judge: str, task: str, rows: DataFrame) -> Iterator[Figure]:
    agents = tuple(sorted(rows["agent"].unique()))
    whose = join(", ", (name_of(judge), task_title(task)))
    yield _matrix(whose, agents, rows)
    yield _bars(whose, agents, rows)


def _matrix(whose: str, agents: tuple[str, ...], rows: DataFrame) -> Figure:
    trained = tuple(dict.fromkeys(rows["trained_on"]))
    places = zip(rows["trained_on"], rows["agent"], strict=True)
    fewest = _fewest(rows)
    values = zip(known(rows["detectability"]), fewest, strict=True)
    of = dict(zip(places, values, strict=True))
    cells = [[of.get((machines, agent), (None, 0)) for agent in agents] for machines in trained]
    caption_text = message(
        "Detectability of each machine's answers (columns) by judges trained on people and on "
        "these machines (rows); {n} answers per machine, {n_human} by people; 0.5 is chance. "
        "Method: {method}.",
        n=numbers(rows["n"].tolist()),
        n_human=numbers(rows["n_human"].tolist()),
        method=join("; ", dict.fromkeys(rows["method"])),
    )
    return Figure(
        file_name("extrapolation", whose),
        join(": ", (ANALYSIS.title, whose)),
        Axis(message("Tested on"), agents),
        Axis(message("Trained on"), trained),
        (replace(counted_cells(cells), low=_LIGHTEST),),
        with_few(caption_text, fewest),
    )


def _bars(whose: str, agents: tuple[str, ...], rows: DataFrame) -> Figure:
    """Each machine as judged by who knows the others, and by who knows it."""
    is_alone = rows["trained_on"].isin(agents)
    rest = rows[~is_alone] if (~is_alone).any() else rows[rows["is_extrapolated"].astype(bool)]
    parts = (
        (message("trained on the others"), rest, -_APART),
        (message("trained on it"), rows[rows["trained_on"] == rows["agent"]], _APART),
    )
    layers = tuple(_series(name, part_rows, agents, shift) for name, part_rows, shift in parts)
    what = message(
        "Detectability of each machine's answers by judges trained on people and the other "
        "machines, and by judges trained on people and this machine; {n} answers per machine.",
        n=numbers(rows["n"].tolist()),
    )
    return Figure(
        file_name("extrapolation", whose, "bars"),
        message("Generalization to unseen machines: {whose}", whose=whose),
        Axis("", agents),
        DETECTABILITY,
        layers,
        with_few(caption(what, rows["method"]), _fewest(rows)),
        chance=0.5,
    )


def _series(name: str, rows: DataFrame, agents: tuple[str, ...], shift: float) -> Bars:
    x = [agents.index(agent) + shift for agent in rows["agent"]]
    return Bars(x, known(rows["detectability"]), name=name, counts=_fewest(rows))


def _fewest(rows: DataFrame) -> list[int]:
    """The answers of the smaller class on which each value rests."""
    return [int(n) for n in rows[["n", "n_human"]].min(axis=1)]


ANALYSIS = Analysis(
    title=message("Generalization to unseen machines"),
    about=message(
        "Detectability of each machine by judges trained on other machines, compared with "
        "judges trained on it."
    ),
    compute=compute,
    figures=figures,
    chapter="machine_judges",
    after="judge_agreement",
    is_for_appendix=True,
)
