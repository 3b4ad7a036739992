"""How often speakers were called human, by turns shown and kind of conversation.

Paper 1, Fig. S7: all conversations (A), H-M, H-H and M-M (B to D), and each machine (E).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._by_agent import NOT_NAMED
from turingdesk.analysis._clusters import chosen
from turingdesk.analysis._counted import MAKERS, verdicts
from turingdesk.analysis._figure import Axis, Figure, Line, file_name, known, task_title
from turingdesk.analysis._groups import proportions
from turingdesk.analysis._levels import kinds_of_conversation
from turingdesk.analysis._tested import ALL
from turingdesk.core.message import join, message

if TYPE_CHECKING:
    from pandas import DataFrame, Series

    from turingdesk.analysis.statistics.clustering import Clustering

COLUMNS = {
    "task": "str",
    "conversation": "str",
    "truth": "str",
    "agent": "str",
    "length": "int64",
    "n": "int64",
    "said_human": "int64",
    "p_human": "float64",
    "sd": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "generalizes": "str",
    "method": "str",
    "note": "str",
}
_KEYS = ["task", "conversation", "truth", "agent", "length"]


def compute(responses: DataFrame) -> DataFrame:
    """Rows by task, kind of conversation, truth and turns; of machines also each by itself.

    Nothing where nothing was cut, or where there are no two speakers.
    """
    import pandas as pd

    rows = verdicts(kinds_of_conversation(responses))
    rows = rows[rows["length"].notna() & (rows["conversation"] != "")]
    # What is counted here is "human", whether that was right or not.
    rows = rows.assign(correct=rows["choice"] == "human", length=rows["length"].astype("int64"))
    machines = rows[rows["truth"] == "machine"]
    parts = (
        rows.assign(conversation=ALL, agent=ALL),
        rows.assign(agent=ALL),
        machines.assign(conversation=ALL, agent=_named(machines)),
        machines.assign(agent=_named(machines)),
    )
    made = [row for part in parts for row in _rows(part, chosen(responses))]
    found = pd.DataFrame(made, columns=list(COLUMNS)).astype(COLUMNS)
    return found.sort_values(_KEYS, kind="stable", ignore_index=True)


def _rows(rows: DataFrame, by: Clustering) -> Iterator[dict[str, Any]]:
    for label, share in proportions(rows, _labels(rows), by).items():
        estimate = share.estimate
        about = dict(zip(_KEYS, label, strict=True))
        yield about | {
            "truth": MAKERS[about["truth"]],
            "n": share.n,
            "said_human": share.right,
            "p_human": estimate.value,
            "sd": estimate.sd,
            "ci_low": estimate.low,
            "ci_high": estimate.high,
            "generalizes": estimate.generalizes,
            "method": estimate.method,
            "note": estimate.note,
        }


def _named(machines: DataFrame) -> Series[str]:
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
    made = [
        _drawn((str(task), str(kind)), own, "truth")
        for (task, kind), own in both.groupby(["task", "conversation"])
    ]
    each = table[(table["agent"] != ALL) & (table["conversation"] == ALL)]
    made += [
        _drawn((str(task), message("machines")), own, "agent")
        for task, own in each.groupby("task")
    ]
    return tuple(made)


def _drawn(about: tuple[str, str], rows: DataFrame, series: str) -> Figure:
    task, kind = about
    lines = [_line(str(name), own) for name, own in rows.groupby(series)]
    methods = join("; ", dict.fromkeys(rows["method"]))
    caption = message(
        "Proportion of speakers judged human, by turns shown (n = {n:,} verdicts). Bands are "
        "95% CIs: {methods}.",
        n=int(rows["n"].sum()),
        methods=methods,
    )
    axes = (Axis(message("Turns shown")), Axis(message('Called "human"'), low=0.0, high=1.0))
    title = message(
        "Called human by conversation length: {task}, {kind}",
        task=task_title(task),
        kind=message("all") if kind == ALL else kind,
    )
    name = file_name("lengths-kind", task, kind)
    return Figure(name, title, *axes, tuple(lines), caption, 0.5)


def _line(name: str, rows: DataFrame) -> Line:
    y, low, high = (known(rows[one]) for one in ("p_human", "ci_low", "ci_high"))
    return Line([float(one) for one in rows["length"]], y, low, high, name=name)


ANALYSIS = Analysis(
    title=message("By length and kind of conversation"),
    about=message(
        "How often human and machine speakers were judged human, by the number of turns shown, "
        "for each kind of conversation and each machine."
    ),
    compute=compute,
    figures=figures,
)
