"""Verdicts of people and of each machine judge on humans' answers and on each machine's.

Paper 1 sets them beside each other so (Figs. S4 and S14): human judges on the left, machine
judges on the right, a row for each maker.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._by_agent import NOT_NAMED
from turingdesk.analysis._estimate import ESTIMATE_COLUMNS
from turingdesk.analysis._figure import (
    Axis,
    Cells,
    Figure,
    Panel,
    counted_cells,
    known,
    paneled,
    task_title,
    with_few,
)
from turingdesk.analysis._groups import proportions
from turingdesk.analysis._machines import (
    NO_MACHINES,
    WHO,
    clustering_of_people,
    everyone,
    in_order,
    name_of,
)
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.core.message import join, message

if TYPE_CHECKING:
    from pandas import DataFrame

HUMANS = message("(humans)")
COLUMNS = {
    "task": "str",
    "agent": "str",
    "truth": "str",
    "judge": "str",
    "n": "int64",
    "said_machine": "int64",
    "p_machine": "float64",
    **ESTIMATE_COLUMNS,
}
_KEYS = ["task", "agent", "truth"]


def compute(responses: DataFrame) -> DataFrame:
    """A row for each task, maker and judge; all humans are one maker, and all people one judge.

    Intervals of people cluster as was chosen, those of a machine judge by stimulus: it
    is one judge, however many of its sessions there are.
    """
    rows = everyone(responses)
    names = in_order(rows[WHO]) if WHO in rows else []
    if not any(name.startswith("judge:") for name in names):
        return filled([], COLUMNS, NO_MACHINES)
    agent = rows["agent"].astype("object").fillna("").astype("str").replace("", NOT_NAMED)
    rows = rows.assign(
        task=rows["task"].astype("str"),
        agent=agent.where(rows["truth"] == "machine", HUMANS),
        truth=rows["truth"].astype("str"),
        correct=rows["choice"] == "machine",  # what is counted, whether it was correct or not
    )
    share_rows = [
        row
        for name in names
        for row in _of_judge(name, rows[rows[WHO] == name], clustering_of_people(responses))
    ]
    table = filled(share_rows, COLUMNS, NO_MACHINES)
    place = table["judge"].map(names.index)
    order = table.assign(place=place, machine=table["agent"] != HUMANS)
    order = order.sort_values(["task", "machine", "agent", "place"], kind="stable")
    return table.loc[order.index].reset_index(drop=True)


def _of_judge(name: str, rows: DataFrame, by: Clustering) -> Iterator[dict[str, Any]]:
    import pandas as pd

    is_machine = name.startswith("judge:")
    labels = list(zip(*(rows[key] for key in _KEYS), strict=True))
    column = pd.Series(labels, index=rows.index, dtype="object")
    shares = proportions(rows, column, Clustering.STIMULUS if is_machine else by)
    for label, share in shares.items():
        estimate = share.estimate
        yield dict(zip(_KEYS, label, strict=True)) | {
            "judge": name,
            "n": share.n,
            "said_machine": share.right,
            "p_machine": estimate.value,
            **estimate.columns(),
        }


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """For each task a matrix: makers below each other, judges beside each other."""
    table = compute(responses)
    table = table[table["n"] > 0]
    if table.empty:
        return ()
    makers = sorted({*table["agent"]}, key=lambda name: (name != HUMANS, name))
    judges = in_order(table["judge"])
    panels = [
        Panel(task_title(str(task)), (_cells(task_rows, makers, judges),))
        for task, task_rows in table.groupby("task")
    ]
    n = table.groupby("judge")["n"].sum()
    caption = message(
        'Proportion of "machine" verdicts on the answers of each maker, by people and by '
        "machine judges ({judges}). Low values are correct for humans' answers, high values "
        "for machines' answers.",
        judges=join("; ", (_numbered(name_of(judge), int(n[judge])) for judge in judges)),
    )
    caption = with_few(caption, table["n"])
    title = message('Called "machine" by people and machine judges')
    axes = Axis("", tuple(map(name_of, judges))), Axis("", tuple(makers))
    return (paneled(Figure("judges-by-agent", title, *axes, caption=caption), panels),)


def _numbered(name: str, n: int) -> str:
    return message("{name}: n = {n:,}", name=name, n=n)


def _cells(rows: DataFrame, makers: Sequence[str], judges: Sequence[str]) -> Cells:
    keys = zip(rows["agent"], rows["judge"], strict=True)
    numbers = zip(known(rows["p_machine"]), map(int, rows["n"]), strict=True)
    shares_by_cell = dict(zip(keys, numbers, strict=True))
    return counted_cells(
        [[shares_by_cell.get((maker, judge), (None, 0)) for judge in judges] for maker in makers]
    )


ANALYSIS = Analysis(
    title=message("Human and machine judges by agent"),
    about=message(
        "How often people and each machine judge judged the answers of humans and of each "
        "machine as a machine's."
    ),
    compute=compute,
    figures=figures,
    chapter="machine_judges",
    after="machine_judges",
)
