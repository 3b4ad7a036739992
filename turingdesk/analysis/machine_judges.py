"""People and machine judges side by side, on all answers and on those that all of them judged.

Could a simple classifier have told the answers apart that people judged? (Paper 1, Figs. 3 D-F,
S10 and S11.)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import chosen
from turingdesk.analysis._drawn import caption, file_name
from turingdesk.analysis._figure import Axis, Bars, Figure
from turingdesk.analysis._filled import filled
from turingdesk.analysis._known import known
from turingdesk.analysis._machines import WHO, everyone, in_order, is_machine, tasks
from turingdesk.analysis._side_by_side import Side, Sides, on_all, on_shared
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.core.message import join, message

if TYPE_CHECKING:
    from pandas import DataFrame, Series

WHOLE, SHARED = message("all"), message("shared")  #: which answers
NOTHING = message(
    "It cannot be computed: there are no verdicts of which it is known who gave them."
)
NONE_SHARED = message("It cannot be computed: there is no answer that all of these judges judged.")
COLUMNS = {
    "task": "str",
    "answers": "str",
    "judge": "str",
    "judges": "int64",
    "n_human": "int64",
    "n_machine": "int64",
    "p_hh": "float64",
    "p_hh_low": "float64",
    "p_hh_high": "float64",
    "p_mm": "float64",
    "p_mm_low": "float64",
    "p_mm_high": "float64",
    "detectability": "float64",
    "sd": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "p": "float64",
    "generalizes": "str",
    "method": "str",
    "note": "str",
}
_BARS = ("p(H|H)", "p(M|M)", "Detectability")


def compute(responses: DataFrame) -> DataFrame:
    """One row for each task, choice of answers, and judge: people as one, then each machine.

    "shared" are the answers (a stimulus, and of a conversation one speaker) that people and every
    machine judge of the row's task judged; there are such rows where there are two judges.
    """
    rows = list(_rows(everyone(responses), chosen(responses)))
    return filled(rows, COLUMNS, NOTHING)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Bars side by side for each task, of the shared answers where there are any."""
    if not any(map(is_machine, everyone(responses)[WHO].unique())):
        return ()
    table, made = compute(responses), []
    table = table[table["detectability"].notna()]
    for task, own in table.groupby("task", sort=False):
        shared = own[own["answers"] == SHARED]
        made.append(_figure(str(task), shared if len(shared) else own))
    return tuple(made)


def _rows(rows: DataFrame, by: Clustering) -> Iterator[dict[str, Any]]:
    judged = tasks(rows[["task", WHO]])
    found: dict[str, Sides] = {WHOLE: on_all(rows, by), SHARED: {}}
    if rows[WHO].nunique() > 1:
        found[SHARED] = on_shared(rows, by)
    for task, own in judged:
        names = in_order(own[WHO].unique())
        for answers in (WHOLE, SHARED) if len(names) > 1 else (WHOLE,):
            for name in names:
                about = {"task": task, "answers": answers, "judge": name}
                side = found[answers].get((task, name))
                yield about | (_told(side) if side else {"note": NONE_SHARED})


def _told(side: Side) -> dict[str, Any]:
    group, columns = side.group, side.group.columns()
    shares = [one for one in (group.p_hh, group.p_mm) if one.value is not None]
    notes = [group.detectability.note, *(one.note for one in shares)]
    return {name: value for name, value in columns.items() if name in COLUMNS} | {
        "judges": side.judges,
        "p_hh_low": group.p_hh.low,
        "p_hh_high": group.p_hh.high,
        "p_mm_low": group.p_mm.low,
        "p_mm_high": group.p_mm.high,
        "note": join(" ", dict.fromkeys(notes)),
    }


def _figure(task: str, table: DataFrame) -> Figure:
    names = table["judge"].tolist()
    width = 0.8 / len(names)
    layers = []
    for place, row in enumerate(table.to_dict("records")):
        shift = (place - (len(names) - 1) / 2) * width
        values = known(row[one] for one in ("p_hh", "p_mm", "detectability"))
        low, high = (
            known(row[f"{one}_{end}"] for one in ("p_hh", "p_mm", "ci")) for end in ("low", "high")
        )
        x = [number + shift for number in range(len(_BARS))]
        layers.append(Bars(x, values, low, high, name=str(row["judge"])))
    which = (
        message("all answers")
        if (table["answers"] == WHOLE).any()
        else message("the answers that all judged")
    )
    n = message(
        "n = {humans} on humans and {machines} on machines",
        humans=_span(table["n_human"]),
        machines=_span(table["n_machine"]),
    )
    told = caption(
        message(
            "Shares of right verdicts and their mean, on {which}; verdicts of each: {n}.",
            which=which,
            n=n,
        ),
        table,
    )
    axes = Axis("", _BARS), Axis(message("Share right"), low=0.0, high=1.0)
    title = message("Human and machine judges: {task}", task=task)
    return Figure(file_name("machine-judges", task), title, *axes, tuple(layers), told, chance=0.5)


def _span(n: Series[int]) -> str:
    low, high = int(n.min()), int(n.max())
    return f"{low:,}" if low == high else f"{low:,}\u2013{high:,}"


ANALYSIS = Analysis(
    title=message("Human and machine judges"),
    about=message(
        "Shares of right verdicts and detectability of people and of each machine judge, on "
        "all answers and on those that all of them judged."
    ),
    compute=compute,
    figures=figures,
)
