"""Looks at the data while they grew, and what looking early costs."""

from __future__ import annotations

from collections.abc import Iterator
from math import isnan
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, tabled
from turingdesk.analysis._clusters import clustering_of, generalizes, method
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._figure import Axis, Figure, Line
from turingdesk.analysis._groups import inferences
from turingdesk.analysis._judged import UNKNOWN, Judged, judged
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.analysis.statistics.sequential import (
    ASSUMED,
    METHOD,
    OBRIEN_FLEMING,
    POCOCK,
    inflation,
    looks,
    z_of,
)
from turingdesk.core.message import all_of, join, message, plural
from turingdesk.system.clock import clocks_apart

if TYPE_CHECKING:
    from pandas import DataFrame

FRACTIONS = (0.2, 0.4, 0.6, 0.8, 1.0)
COLUMNS = {
    "look": "int64",
    "n_judges": "int64",
    "n": "int64",
    "detectability": "float64",
    "statistic": "float64",
    "p": "float64",
    "obrien_fleming_z": "float64",
    "obrien_fleming_p": "float64",
    "obrien_fleming": "str",
    "pocock_z": "float64",
    "pocock_p": "float64",
    "pocock": "str",
    "error_unadjusted": "float64",
    "generalizes": "str",
    "method": "str",
    "assumptions": "str",
    "note": "str",
}
_FEWEST = 2 * len(FRACTIONS)  #: judges
_METHOD = message(
    "z with the p of detectability against 0.5, {method}; {alpha}; looks after each fifth of "
    "the judges, in the order in which they started",
)
_ALPHA = METHOD.format(kind=f"{OBRIEN_FLEMING} and {POCOCK}", alpha=0.05)


def compute(responses: DataFrame) -> DataFrame:
    """One row a look, as if the data that are there now were all that were planned."""
    return tabled(_rows(responses), COLUMNS)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The path of z, between both bounds."""
    table = compute(responses)
    table = table[table["statistic"].notna()]
    if table.empty:
        return ()
    at = table["n_judges"].tolist()
    path = Line(at, table["statistic"].tolist(), name="z")
    bounds = [
        Line(at, (side * table[column]).tolist(), name=kind, dashed=True)
        for kind, column in ((OBRIEN_FLEMING, "obrien_fleming_z"), (POCOCK, "pocock_z"))
        for side in (1, -1)
    ]
    caption = message(
        "z of detectability against 0.5 after each fifth of the judges (n = {judges}). "
        "Beyond a bound, a study that had planned these looks could have stopped.",
        judges=plural("%n judge", "%n judges", max(at)),
    )
    axes = (Axis(message("Judges")), Axis("z"))
    return (
        Figure("sequential", message("Looks at the data"), *axes, (path, *bounds), caption, 0.0),
    )


def _rows(responses: DataFrame) -> Iterator[dict[str, Any]]:
    judged_verdicts, by = judged(responses), clustering_of(responses)
    rows = verdicts(responses)
    common_columns = {
        "generalizes": generalizes(rows, by),
        "method": _METHOD.format(method=method(rows, by), alpha=_ALPHA),
        "assumptions": ASSUMED,
    }
    judges = 0 if judged_verdicts is None else int(judged_verdicts.judges.max(initial=-1)) + 1
    if judged_verdicts is None or (why := _no_looks(judged_verdicts, judges)):
        why = UNKNOWN if judged_verdicts is None else why
        none = {"look": 0, "n_judges": 0, "n": 0, "obrien_fleming": "", "pocock": ""}
        yield {**none, **common_columns, "note": not_computed(why)}
        return
    ends = [round(judges * fraction) for fraction in FRACTIONS]
    fractions = [end / judges for end in ends]
    careful, even = (looks(fractions, kind) for kind in (OBRIEN_FLEMING, POCOCK))
    order = _order(judged_verdicts)
    for number, end in enumerate(ends):
        part = judged_verdicts.where(order < end)
        a, b = careful[number], even[number]
        z, p, value, noted = _z(part, by)
        yield {
            "look": number + 1,
            "n_judges": end,
            "n": part.n,
            "detectability": value,
            "statistic": z,
            "p": p,
            "obrien_fleming_z": a.bound,
            "obrien_fleming_p": a.p,
            "obrien_fleming": _decision(z, a.bound),
            "pocock_z": b.bound,
            "pocock_p": b.p,
            "pocock": _decision(z, b.bound),
            "error_unadjusted": a.naive,
            **common_columns,
            "note": _note(number, a.naive, noted) + (_cost(fractions) if not number else ""),
        }


def _no_looks(judged_verdicts: Judged, judges: int) -> str:
    """Why there are no looks; "" if there are."""
    if judges < _FEWEST:
        return _too_few(judges)
    import pandas as pd

    at = judged_verdicts.rows["at"]
    timed = (at.notna() & (at.astype("str") != "")).to_numpy(dtype=bool)
    untimed = judges - len(set(judged_verdicts.judges[timed].tolist()))
    if untimed:
        return plural(
            "looks follow the order in which judges started, and the data have no time for %n "
            "judge",
            "looks follow the order in which judges started, and the data have no time for %n "
            "judges",
            untimed,
        )
    computers = judged_verdicts.rows.get("kiosk", pd.Series("", index=at.index))
    apart = clocks_apart(zip(at.astype("str"), computers.astype("str"), strict=True))
    if apart is None:
        return ""
    return message(
        "looks follow the order in which judges started, and the clocks of computers seem to "
        "have differed by years: from {first} to {second}",
        first=apart[0][:10],
        second=apart[1][:10],
    )


def _order(judged_verdicts: Judged) -> Any:
    """For each verdict which judge in order of time gave it, from 0."""
    import numpy as np

    # As NumPy's texts of fixed width, which sort in C; times in ISO 8601 sort as texts.
    at = judged_verdicts.rows["at"].astype("str").to_numpy(dtype="object").astype("str")
    ranks = np.unique(at, return_inverse=True)[1]
    first = np.full(int(judged_verdicts.judges.max()) + 1, ranks.size)
    # `first[judges] = …` would keep one of a judge's times, not the earliest.
    np.minimum.at(first, judged_verdicts.judges, ranks)
    place = np.empty_like(first)
    place[np.argsort(first, kind="stable")] = np.arange(first.size)
    return place[judged_verdicts.judges]


def _z(part: Judged, by: Clustering) -> tuple[float | None, float | None, float | None, str]:
    """The z of the same p as the clustered t-test's, p, the value, and what to note."""
    truth = part.rows["truth"].astype("str")
    (detectability,) = inferences(
        part.rows, truth, {0: {"human": 0.5, "machine": 0.5}}, by
    ).values()
    test = detectability.against(0.5)
    if test is None:
        return (
            None,
            None,
            None if isnan(detectability.value) else detectability.value,
            detectability.note,
        )
    # Bounds are for z, and the clustered test has Student's t: the z of the same p compares with
    # them.
    z = z_of(test.p)
    return (
        (z if detectability.value > 0.5 else -z),
        test.p,
        detectability.value,
        detectability.note,
    )


def _decision(z: float | None, bound: float) -> str:
    if z is None:
        return ""
    return message("may stop") if abs(z) >= bound else message("continue")


def _too_few(judges: int) -> str:
    return plural(
        "five looks need at least {fewest} judges, and there is %n",
        "five looks need at least {fewest} judges, and there are %n",
        n=judges,
        fewest=_FEWEST,
    )


def _note(number: int, naive: float, noted: str) -> str:
    template = message(
        "Tests at 0.05 at each of {number} looks are wrong in {naive:.1%} of studies",
        number=number + 1,
        naive=naive,
    )
    template = (
        message("{told} if there is no effect.", told=template)
        if number
        else message("A single look costs nothing.")
    )
    return join(" ", (template, noted))


def _cost(fractions: list[float]) -> str:
    costs = {
        kind: inflation(fractions, [look.bound for look in looks(fractions, kind)]) - 1
        for kind in (OBRIEN_FLEMING, POCOCK)
    }
    cost_texts = [
        message("{cost:.1%} ({kind})", cost=cost, kind=kind) for kind, cost in costs.items()
    ]
    return " " + message(
        "For the same power of 80%, a study with these looks needs to be larger by {told}.",
        told=all_of(cost_texts),
    )


ANALYSIS = Analysis(
    title=message("Sequential looks"),
    about=message(
        "Detectability after each fifth of the judges, with alpha-spending bounds, and the "
        "cost of looks without such bounds."
    ),
    compute=compute,
    figures=figures,
    statistic="z",
)
