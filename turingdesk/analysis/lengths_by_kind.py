"""Share of speakers called human, by length and kind of conversation.

Paper 1, Fig. S7: all conversations (A), H-M, H-H and M-M (B to D), and each machine (E).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, tabled
from turingdesk.analysis._by_agent import NOT_NAMED
from turingdesk.analysis._clusters import clustering_of
from turingdesk.analysis._counted import MAKERS, verdicts
from turingdesk.analysis._estimate import ESTIMATE_COLUMNS
from turingdesk.analysis._figure import (
    Axis,
    Figure,
    Line,
    caption,
    file_name,
    known,
    task_title,
    with_few,
)
from turingdesk.analysis._groups import proportions
from turingdesk.analysis._levels import counted_in_name, counted_lengths, kinds_of_conversation
from turingdesk.analysis._tested import ALL
from turingdesk.core.lengths import LengthUnit
from turingdesk.core.message import message, plural

if TYPE_CHECKING:
    from pandas import DataFrame, Series

    from turingdesk.analysis.statistics.clustering import Clustering

COLUMNS = {
    "task": "str",
    "conversation": "str",
    "truth": "str",
    "agent": "str",
    "length": "int64",
    "length_of": "str",
    "n": "int64",
    "said_human": "int64",
    "p_human": "float64",
    **ESTIMATE_COLUMNS,
}
_KEYS = ["task", "conversation", "truth", "agent", "length_of", "length"]


def compute(responses: DataFrame) -> DataFrame:
    """Rows by task, kind of conversation, truth and length; of machines also each by itself.

    Nothing where nothing was cut, or where there are no two speakers.
    """
    rows = verdicts(kinds_of_conversation(responses))
    rows = counted_lengths(rows[rows["conversation"] != ""])
    # What is counted here is "human", whether that was correct or not.
    rows = rows.assign(correct=rows["choice"] == "human")
    machines = rows[rows["truth"] == "machine"]
    parts = (
        rows.assign(conversation=ALL, agent=ALL),
        rows.assign(agent=ALL),
        machines.assign(conversation=ALL, agent=_agent_names(machines)),
        machines.assign(agent=_agent_names(machines)),
    )
    share_rows = [row for part in parts for row in _rows(part, clustering_of(responses))]
    table = tabled(share_rows, COLUMNS)
    return table.sort_values(_KEYS, kind="stable", ignore_index=True)


def _rows(rows: DataFrame, by: Clustering) -> Iterator[dict[str, Any]]:
    for label, share in proportions(rows, _labels(rows), by).items():
        estimate = share.estimate
        about = dict(zip(_KEYS, label, strict=True))
        yield about | {
            "truth": MAKERS[about["truth"]],
            "n": share.n,
            "said_human": share.right,
            "p_human": estimate.value,
            **estimate.columns(),
        }


def _agent_names(machines: DataFrame) -> Series[str]:
    return machines["agent"].astype("object").fillna("").astype("str").replace("", NOT_NAMED)


def _labels(rows: DataFrame) -> Series[Any]:
    import pandas as pd

    texts = (rows[name].astype("object").astype("str") for name in _KEYS[:-1])
    labels = list(zip(*texts, rows["length"], strict=True))
    return pd.Series(labels, index=rows.index, dtype="object")


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """For each task a figure of all conversations, one of each kind, and one of the machines."""
    table = compute(responses)
    both = table[table["agent"] == ALL]
    figure_list = [
        _drawn((str(task), str(kind), LengthUnit(str(of))), kind_rows, "truth")
        for (task, kind, of), kind_rows in both.groupby(["task", "conversation", "length_of"])
    ]
    each = table[(table["agent"] != ALL) & (table["conversation"] == ALL)]
    figure_list += [
        _drawn((str(task), message("machines"), LengthUnit(str(of))), task_rows, "agent")
        for (task, of), task_rows in each.groupby(["task", "length_of"])
    ]
    return tuple(figure_list)


def _drawn(about: tuple[str, str, LengthUnit], rows: DataFrame, series: str) -> Figure:
    task, kind, unit = about
    lines = [_line(str(name), series_rows) for name, series_rows in rows.groupby(series)]
    what = message(
        "Proportion of speakers judged human, by conversation length (n = {verdicts}).",
        verdicts=plural("%n verdict", "%n verdicts", int(rows["n"].sum())),
    )
    caption_text = with_few(caption(what, rows["method"], bands=True), rows["n"])
    axes = (Axis(unit.heading), Axis(message('Called "human"'), low=0.0, high=1.0))
    title = message(
        "Called human by conversation length: {task}, {kind}",
        task=task_title(task),
        kind=message("all") if kind == ALL else kind,
    )
    name = file_name("lengths-kind", task, kind, *counted_in_name(unit))
    return Figure(name, title, *axes, tuple(lines), caption_text, 0.5)


def _line(name: str, rows: DataFrame) -> Line:
    y, low, high = (known(rows[column]) for column in ("p_human", "ci_low", "ci_high"))
    counts = [int(n) for n in rows["n"]]
    return Line(
        [float(length) for length in rows["length"]], y, low, high, name=name, counts=counts
    )


ANALYSIS = Analysis(
    title=message("By length and kind of conversation"),
    about=message(
        "How often human and machine speakers were judged human, by how many messages or "
        "turns were shown, for each kind of conversation and each machine."
    ),
    compute=compute,
    figures=figures,
)
