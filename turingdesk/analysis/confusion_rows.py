"""Confusion rows: what judges said of humans and of each machine (paper 1, Figs. S4 and S14).

The paper's figures are matrices with a row for all humans and one for each machine. A frame is at
the best imitator, the machine that was called human most often. Speakers in conversations have a
row for each kind of conversation, since machines seem more human among themselves (Fig. S4E).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, tabled
from turingdesk.analysis._by_agent import NOT_NAMED
from turingdesk.analysis._clusters import clustering_of
from turingdesk.analysis._counted import MAKERS, verdicts
from turingdesk.analysis._estimate import ESTIMATE_COLUMNS
from turingdesk.analysis._figure import (
    LEAST,
    Axis,
    Cells,
    Figure,
    cell_text,
    file_name,
    task_title,
    with_few,
)
from turingdesk.analysis._groups import proportions
from turingdesk.analysis._levels import kinds_of_conversation
from turingdesk.core.message import join, message, plural

if TYPE_CHECKING:
    from pandas import DataFrame, Series

HUMANS = message("(humans)")
COLUMNS = {
    "task": "str",
    "conversation": "str",
    "agent": "str",
    "truth": "str",
    "n": "int64",
    "said_human": "int64",
    "said_machine": "int64",
    "p_human": "float64",
    "best": "bool",
    **ESTIMATE_COLUMNS,
}
_KEYS = ["task", "conversation", "agent", "truth"]
_FRAME = message('The frame is at the machine that was judged "human" most often.')


def compute(responses: DataFrame) -> DataFrame:
    """One row for all humans and one for each machine, by task and kind of conversation.

    The interval is that of `p_human`, the proportion of "human" verdicts. `best` says which
    machine of a task has the highest; machines with fewer verdicts than figures show are passed
    over, and no one is best where two are equally good.
    """
    rows = verdicts(kinds_of_conversation(responses))
    said_human = (rows["choice"] == "human").to_numpy(dtype=bool)
    share_rows: list[dict[str, Any]] = []
    for label, share in proportions(
        rows, _labels(rows), clustering_of(responses), said_human
    ).items():
        counts = {"n": share.n, "said_human": share.right, "said_machine": share.n - share.right}
        estimate = share.estimate
        about = dict(zip(_KEYS, label, strict=True)) | counts
        share_rows.append(about | {"p_human": estimate.value, "best": False, **estimate.columns()})
    table = tabled(share_rows, COLUMNS)
    # False sorts before True, so humans come first.
    order = table["agent"] != HUMANS
    table = table.assign(order=order).sort_values(["task", "conversation", "order", "agent"])
    table = table.drop(columns="order").reset_index(drop=True)
    for _, task_rows in table[table["truth"] == "machine"].groupby("task"):
        table.loc[_best(task_rows), "best"] = True
    return table.assign(truth=table["truth"].map(dict(MAKERS)))


def _labels(rows: DataFrame) -> Series[Any]:
    """Task, kind of conversation, maker, and origin of each row; all humans are one maker."""
    import pandas as pd

    agents = rows["agent"].astype("object").fillna("").astype("str").replace("", NOT_NAMED)
    makers = agents.where(rows["truth"] == "machine", HUMANS)
    columns = (rows["task"], rows["conversation"], makers, rows["truth"])
    labels = list(zip(*(column.astype("str") for column in columns), strict=True))
    return pd.Series(labels, index=rows.index, dtype="object")


def _best(machines: DataFrame) -> list[Any]:
    """The row of the best imitator; none where there is nothing to compare."""
    enough = machines[machines["n"] >= LEAST]
    highest = enough.index[enough["p_human"] == enough["p_human"].max()]
    return list(highest) if len(highest) == 1 < len(enough) else []


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """A matrix for each task in which machines were judged."""
    table = compute(responses)
    parts = table.groupby("task")
    return tuple(
        _matrix(str(task), task_rows)
        for task, task_rows in parts
        if (task_rows["agent"] != HUMANS).any()
    )


def _matrix(task: str, rows: DataFrame) -> Figure:
    counts = rows[["said_human", "said_machine", "n"]].itertuples(index=False, name=None)
    cells = [[(part / n, part, n) for part in both] for *both, n in counts]
    layer = Cells(
        [[share for share, *_ in row] for row in cells],
        [[cell_text(*cell) for cell in row] for row in cells],
        [[n for *_, n in row] for row in cells],
        framed=[(place, 0) for place, is_best in enumerate(rows["best"]) if is_best],
    )
    names = zip(rows["conversation"], rows["agent"], strict=True)
    makers = tuple(_row_title(kind, agent) for kind, agent in names)
    caption = message(
        "Proportion of verdicts on what humans and each machine made (n = {verdicts}). Rows add "
        "up to 1.",
        verdicts=plural("%n verdict", "%n verdicts", int(rows["n"].sum())),
    )
    if layer.framed:
        caption = join(" ", (caption, _FRAME))
    title = message("Verdicts on each machine: {task}", task=task_title(task))
    axes = Axis(message("Verdict"), tuple(MAKERS.values())), Axis("", makers)
    name = file_name("confusion-rows", task)
    return Figure(name, title, *axes, (layer,), with_few(caption, rows["n"]))


def _row_title(kind: str, agent: str) -> str:
    return message("{kind}: {name}", kind=kind, name=agent) if kind else agent


ANALYSIS = Analysis(
    title=message("Verdicts on each machine"),
    about=message(
        "How often humans and each machine were judged human, in each kind of conversation, and "
        "which machine was judged human most often."
    ),
    compute=compute,
    figures=figures,
)
