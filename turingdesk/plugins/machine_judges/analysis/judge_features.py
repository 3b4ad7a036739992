"""Features with the largest weights in a trained judge's decisions, of humans and machines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._counted import MAKERS
from turingdesk.analysis._figure import (
    Axis,
    Bars,
    Figure,
    file_name,
    known,
    numbers,
    task_title,
)
from turingdesk.analysis._machines import how_to_run, name_of
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import join, message
from turingdesk.plugins.machine_judges.analysis._trained import of_each, rows_of_part

if TYPE_CHECKING:
    from pandas import DataFrame

NOTHING = not_computed(
    message("no trained judge has judged these answers"),
    how_to_run(),
)
COLUMNS = {
    "judge": "str",
    "task": "str",
    "rank": "int64",
    "feature": "str",
    "weight": "float64",
    "speaks_for": "str",
    "n": "int64",
    "n_human": "int64",
    "n_machine": "int64",
    "method": "str",
    "note": "str",
}
_SHOWN = 10  #: features each way in a figure


def compute(responses: DataFrame) -> DataFrame:
    """One row per feature, those that speak for a human first; one that says why where none is."""
    rows = rows_of_part(responses, "features")
    feature_rows = [row | {"speaks_for": MAKERS.get(row["speaks_for"], "")} for row in rows]
    return filled(feature_rows, COLUMNS, NOTHING)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """For each judge and task the strongest features, from human to machine."""
    rows = compute(responses)
    rows = rows[(rows["rank"] >= 1) & (rows["rank"] <= _SHOWN)]
    return tuple(_figure(*judge_rows) for judge_rows in of_each(rows))


def _figure(judge: str, task: str, rows: DataFrame) -> Figure:
    rows = rows.sort_values("weight", ascending=False, ignore_index=True)
    layers = tuple(
        Bars(
            list(map(float, kind_rows.index)),
            known(kind_rows["weight"]),
            name=message("points to a {kind}", kind=kind),
        )
        for kind, kind_rows in rows.groupby("speaks_for", sort=False)
    )
    caption = message(
        "Weights of the features that point most strongly to a human (above 0) and to a "
        "machine. Each occurs in {n} answers. They show what this judge uses, not what makes "
        "an answer human.",
        n=numbers(rows["n"].tolist()),
    )
    axes = (Axis("", tuple(rows["feature"])), Axis(message("Weight")))
    name = file_name("judge-features", judge, task)
    title = join(": ", (ANALYSIS.title, join(", ", (name_of(judge), task_title(task)))))
    return Figure(name, title, *axes, layers, caption, horizontal=True)


ANALYSIS = Analysis(
    title=message("Features that judges use"),
    about=message(
        "The features that point most strongly to a human and to a machine, with their "
        "weights, for judges that weight features."
    ),
    compute=compute,
    figures=figures,
    chapter="machine_judges",
    after="judge_folds",
    is_for_appendix=True,
)
