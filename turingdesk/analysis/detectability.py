"""Detectability: ½ (p(H|H) + p(M|M)), 0.5 at chance, 1 if every verdict is correct."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis import _estimate
from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import clustering_of, clusters_of
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._figure import DETECTABILITY, Axis, Figure, Points, caption, with_few
from turingdesk.analysis._groups import over_machines, overall
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame


def compute(responses: DataFrame) -> DataFrame:
    """One row: the value, its standard error, 95% CI and p against 0.5, and both shares.

    `machines_low`, `machines_high` and `machines_p` generalize to other machines like these;
    they are empty where fewer than five machines made what was judged. `wilson_low` and
    `wilson_high` are an interval by trial that does not collapse where all verdicts agree; they
    are empty for machine judges, whose sessions give verdicts on the same answers again.
    """
    import pandas as pd

    rows, by = verdicts(responses), clustering_of(responses)
    group = overall(rows, by)
    matrix, estimate = group.matrix, group.detectability
    ends = (None if group.is_repeated else _estimate.newcombe(matrix)) or (None, None)
    machines = over_machines(rows, by)
    row = {
        "value": estimate.value,
        "sd": estimate.sd,
        "ci_low": estimate.low,
        "ci_high": estimate.high,
        "p": estimate.p,
        "df": estimate.df,
        "machines_low": None if machines is None else machines.low,
        "machines_high": None if machines is None else machines.high,
        "machines_p": None if machines is None else machines.p,
        "p_hh": matrix.p_hh,
        "p_mm": matrix.p_mm,
        "wilson_low": ends[0],
        "wilson_high": ends[1],
    }
    # A column of None alone would be one of objects.
    table = pd.DataFrame([row]).astype("float64")
    table["n_human"], table["n_machine"] = matrix.humans, matrix.machines
    table["n_judges"], table["n_stimuli"] = clusters_of(rows)
    table["generalizes"] = estimate.generalizes
    table["method"], table["note"] = estimate.method, estimate.note
    return table


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Detectability and the two shares that it is the mean of."""
    group = overall(verdicts(responses), clustering_of(responses))
    each = (group.p_hh, group.p_mm, group.detectability)
    if all(estimate.value is None for estimate in each):
        return ()
    low, high = [estimate.low for estimate in each], [estimate.high for estimate in each]
    humans, machines = group.matrix.humans, group.matrix.machines
    counts = (humans, machines, humans + machines)
    points = Points((0, 1, 2), [estimate.value for estimate in each], low, high, counts=counts)
    what = message(
        "Proportions of correct verdicts on humans (n = {humans:,}) and on machines (n = "
        "{machines:,}), and their mean.",
        humans=humans,
        machines=machines,
    )
    axes = (
        Axis("", ("p(H|H)", "p(M|M)", DETECTABILITY.label)),
        Axis(message("Proportion"), low=0.0, high=1.0),
    )
    caption_text = with_few(caption(what, [estimate.method for estimate in each]), counts)
    title = ANALYSIS.title
    return (
        Figure(
            "detectability", title, *axes, (points,), caption_text, chance=0.5, horizontal=True
        ),
    )


ANALYSIS = Analysis(
    title=message("Imitation detectability"),
    about=message(
        "Average accuracy on human and machine items (0.5 = chance), and whether it differs "
        "from chance."
    ),
    compute=compute,
    figures=figures,
)
