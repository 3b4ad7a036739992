"""Confusion matrix: what judges said, given who made it (paper 1, Fig. 3A to C)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import chosen
from turingdesk.analysis._counted import MAKERS, verdicts
from turingdesk.analysis._figure import Axis, Cells, Figure, known
from turingdesk.analysis._groups import whole
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame


def compute(responses: DataFrame) -> DataFrame:
    """One row for each true origin: numbers and shares of both verdicts, with intervals.

    `sd` and the width of the interval are the same for both shares of a row.
    """
    import pandas as pd

    group = whole(verdicts(responses), chosen(responses))
    found = group.matrix
    made = pd.DataFrame(
        {
            "truth": list(MAKERS.values()),
            "n_human": [found.hh, found.mh],
            "n_machine": [found.hm, found.mm],
            "n": [found.humans, found.machines],
        }
    )
    asked = made["n"].where(made["n"] > 0)
    made["p_human"] = made["n_human"] / asked
    made["p_machine"] = made["n_machine"] / asked
    p_hh, p_mm = group.p_hh, group.p_mm
    nothing = float("nan")
    right = [[one.sd, *(one.ci95 or (nothing, nothing))] for one in (p_hh, p_mm)]
    (sd_h, low_h, high_h), (sd_m, low_m, high_m) = pd.DataFrame(right, dtype="float64").to_numpy()
    made["sd"] = [sd_h, sd_m]
    made["p_human_low"], made["p_human_high"] = [low_h, 1 - high_m], [high_h, 1 - low_m]
    made["p_machine_low"], made["p_machine_high"] = [1 - high_h, low_m], [1 - low_h, high_m]
    made["generalizes"] = [p_hh.generalizes, p_mm.generalizes]
    made["method"] = [p_hh.method, p_mm.method]
    made["note"] = [
        one.note if n else message("No verdicts on what {truth}s made.", truth=truth)
        for truth, n, one in zip(made["truth"], made["n"], (p_hh, p_mm), strict=True)
    ]
    return made


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The matrix: rows what it was, columns what judges said."""
    found = compute(responses)
    if not found["n"].any():
        return ()
    cells = [known(row) for row in found[["p_human", "p_machine"]].to_numpy()]
    counts = found[["n_human", "n_machine"]].to_numpy()
    texts = [
        ["" if p is None else f"{p:.2f}\nn = {n:,}" for p, n in zip(*row, strict=True)]
        for row in zip(cells, counts, strict=True)
    ]
    said, was = (
        Axis(message("Verdict"), tuple(MAKERS.values())),
        Axis(message("It was"), tuple(MAKERS.values())),
    )
    n = [int(one) for one in found["n"]]
    caption = message(
        "Proportion of verdicts in each row (n = {n:,} on humans and {n2:,} on machines). Rows "
        "add up to 1.",
        n=n[0],
        n2=n[1],
    )
    return (Figure("confusion", ANALYSIS.title, said, was, (Cells(cells, texts),), caption),)


ANALYSIS = Analysis(
    title=message("Verdicts by origin"),
    about=message("Proportion of 'human' and 'machine' verdicts on human and machine items."),
    compute=compute,
    figures=figures,
)
