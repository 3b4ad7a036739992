"""Reasons for verdicts: how often each was given, by verdict and witness (paper 3, Figs. 8, 9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._clusters import clustering_of, method
from turingdesk.analysis._counted import MAKERS
from turingdesk.analysis._figure import FEW_OF_N, Axis, Bars, Figure, caption, with_few
from turingdesk.analysis._groups import proportion
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.core.message import join, message, plural
from turingdesk.plugins.coding.coded import NO_VERDICT, NOTHING, Coded, Level, coded, codings

if TYPE_CHECKING:
    from pandas import DataFrame

KIND = "reasons"
ALL = message("(all)")
#: The columns of `reason_row`, with their types.
REASON_COLUMNS = {
    "code": "str",
    "category": "str",
    "reason": "str",
    "texts": "int64",
    "n": "int64",
    "share": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "generalizes": "str",
    "method": "str",
    "note": "str",
}
COLUMNS = {"scheme": "str", "verdict": "str", "witness": "str", **REASON_COLUMNS}
_SIDES = tuple(MAKERS.values())
_WITNESSES = {"human": message("human witness"), "machine": message("machine witness")}


_APART = 0.2  #: of the bars of both witnesses from the middle of their category, in places


def compute(responses: DataFrame) -> DataFrame:
    """The number of texts after each verdict, on each kind of witness, that give each reason.

    `n` counts texts, with those that have no code; a text can give several reasons, so
    shares do not add up to 1. A category's row counts texts with any of its codes.
    """
    by = clustering_of(responses)
    rows = [row for coded_scheme in coded(responses, KIND) for row in _rows(coded_scheme, by)]
    why = NO_VERDICT if len(codings(responses, KIND)) else NOTHING
    return filled(rows, COLUMNS, why)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The categories' shares after each verdict, of human and of machine witnesses."""
    return tuple(
        _figure(coded_scheme, verdict, clustering_of(responses))
        for coded_scheme in coded(responses, KIND)
        for verdict in _SIDES
        if (coded_scheme.texts["choice"] == verdict).any()
    )


def _rows(coded_scheme: Coded, by: Clustering) -> Iterator[dict[str, Any]]:
    for verdict in _SIDES:
        for witness in (ALL, *_SIDES):
            texts = _after(coded_scheme, verdict, witness)
            for level in coded_scheme.levels:
                row = {"scheme": coded_scheme.scheme, "verdict": verdict, "witness": witness}
                yield row | reason_row(coded_scheme, texts, level, by)


def reason_row(
    coded_scheme: Coded, texts: DataFrame, level: Level, by: Clustering
) -> dict[str, Any]:
    """A reason, and in how many of some texts it was given."""
    has = coded_scheme.has(texts, level)
    share = proportion(texts, has, by)
    return {
        "code": level.code,
        "category": level.category,
        "reason": level.title,
        "texts": int(has.sum()),
        "n": len(texts),
        "share": share.value,
        "ci_low": share.low,
        "ci_high": share.high,
        "generalizes": share.generalizes,
        "method": share.method,
        "note": join(" ", (share.note, coded_scheme.note)),
    }


def _after(coded_scheme: Coded, verdict: str, witness: str) -> DataFrame:
    """The texts after a verdict, on one kind of witness or on all of them."""
    texts = coded_scheme.texts[coded_scheme.texts["choice"] == verdict]
    return texts if witness == ALL else texts[texts["truth"] == witness]


def _figure(coded_scheme: Coded, verdict: str, by: Clustering) -> Figure:
    levels = [level for level in coded_scheme.levels if level.is_category]
    names = tuple(level.title for level in levels)
    layers = tuple(_bars(coded_scheme, verdict, witness, by) for witness in _SIDES)
    n = int((coded_scheme.texts["choice"] == verdict).sum())
    what = message(
        "Proportion of reasons for the verdict '{verdict}' in each category, by who the "
        "witness was (n = {texts}; a text can be in several categories).",
        verdict=verdict,
        texts=plural("%n text", "%n texts", n),
    )
    axes = (Axis("", names), Axis(message("Proportion of texts"), low=0.0, high=1.0))
    return Figure(
        f"{coded_scheme.scheme}-{verdict}",
        message("Reasons for {verdict}", verdict=verdict),
        *axes,
        layers,
        with_few(
            caption(what, [method(coded_scheme.texts, by)]),
            [layer.counts[0] for layer in layers],
            FEW_OF_N,
        ),
    )


def _bars(coded_scheme: Coded, verdict: str, witness: str, by: Clustering) -> Bars:
    levels, texts = (
        [level for level in coded_scheme.levels if level.is_category],
        _after(coded_scheme, verdict, witness),
    )
    shares = [proportion(texts, coded_scheme.has(texts, level), by) for level in levels]
    aside = _APART if witness == "machine" else -_APART
    return Bars(
        [place + aside for place in range(len(levels))],
        [share.value for share in shares],
        [share.low for share in shares],
        [share.high for share in shares],
        name=_WITNESSES[witness],
        counts=[len(texts)] * len(levels),
    )


ANALYSIS = Analysis(
    title=message("Reasons for verdicts"),
    about=message(
        "Proportion of coded texts that give each reason, by verdict and by who the witness was."
    ),
    compute=compute,
    figures=figures,
    chapter="text",
    after="metrics",
)
