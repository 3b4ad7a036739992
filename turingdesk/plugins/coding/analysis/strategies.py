"""Strategies of interrogators: how often, and how often correct (paper 3, Figs. 6 and 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._clusters import clustering_of, method
from turingdesk.analysis._estimate import Estimate
from turingdesk.analysis._figure import FEW_OF_N, Axis, Bars, Figure, caption, with_few
from turingdesk.analysis._groups import proportion
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.core.message import join, message, plural
from turingdesk.plugins.coding.coded import NO_VERDICT, NOTHING, Coded, Level, coded, codings

if TYPE_CHECKING:
    from pandas import DataFrame

KIND = "strategies"
COLUMNS = {
    "scheme": "str",
    "code": "str",
    "category": "str",
    "strategy": "str",
    "texts": "int64",
    "n": "int64",
    "share": "float64",
    "share_low": "float64",
    "share_high": "float64",
    "right": "int64",
    "accuracy": "float64",
    "accuracy_low": "float64",
    "accuracy_high": "float64",
    "generalizes": "str",
    "method": "str",
    "note": "str",
}


def compute(responses: DataFrame) -> DataFrame:
    """Each strategy's share of the coded texts, and the accuracy where it was used.

    Accuracy is the share of correct verdicts among the texts that have the code; that a
    strategy comes with correct verdicts does not say that it leads to them.
    """
    by = clustering_of(responses)
    rows = [
        _row(coded_scheme, level, by)
        for coded_scheme in coded(responses, KIND)
        for level in coded_scheme.levels
    ]
    why = NO_VERDICT if len(codings(responses, KIND)) else NOTHING
    return filled(rows, COLUMNS, why)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Figures of how often each strategy was used, and how often verdicts were then correct."""
    drawn_figures = []
    for coded_scheme in coded(responses, KIND):
        codes = [level for level in coded_scheme.levels if not level.is_category]
        if not codes:
            continue
        ordered_codes = sorted(codes, key=lambda level: -_counts(coded_scheme, level)[0])
        n, by = len(coded_scheme.texts), clustering_of(responses)
        how = method(coded_scheme.texts, by)
        split = (_shares(coded_scheme, level, by) for level in ordered_codes)
        used, right = zip(*split, strict=True)
        names = Axis("", tuple(level.title for level in ordered_codes))
        shares = Axis(message("Proportion of texts"), low=0.0, high=1.0)
        what = message(
            "Proportion of coded texts in which each strategy was used (n = {texts}).",
            texts=plural("%n text", "%n texts", n),
        )
        caption_text = with_few(caption(what, [how]), [n], FEW_OF_N)
        bars = _bars(used, [n] * len(used))
        drawn_figures.append(
            Figure(
                f"{coded_scheme.scheme}-used", "Strategies", names, shares, (bars,), caption_text
            )
        )
        what = message(
            "Proportion of correct verdicts when each strategy was used (n = {texts}).",
            texts=plural("%n text", "%n texts", n),
        )
        counts = [_counts(coded_scheme, level)[0] for level in ordered_codes]
        caption_text = with_few(caption(what, [how]), counts, FEW_OF_N)
        rate = Axis(message("Accuracy"), low=0.0, high=1.0)
        title = message("Accuracy by strategy")
        bars = _bars(right, counts)
        drawn_figures.append(
            Figure(
                f"{coded_scheme.scheme}-accuracy", title, names, rate, (bars,), caption_text, 0.5
            )
        )
    return tuple(drawn_figures)


def _shares(coded_scheme: Coded, level: Level, by: Clustering) -> tuple[Estimate, Estimate]:
    """The share of texts that have it, and that of correct verdicts among these."""
    having = coded_scheme.having(level)
    right = having["correct"].to_numpy(dtype=bool)
    used = proportion(coded_scheme.texts, coded_scheme.has(coded_scheme.texts, level), by)
    return used, proportion(having, right, by)


def _row(coded_scheme: Coded, level: Level, by: Clustering) -> dict[str, Any]:
    k, right = _counts(coded_scheme, level)
    share, accuracy = _shares(coded_scheme, level, by)
    return {
        "scheme": coded_scheme.scheme,
        "code": level.code,
        "category": level.category,
        "strategy": level.title,
        "texts": k,
        "n": len(coded_scheme.texts),
        "share": share.value,
        "share_low": share.low,
        "share_high": share.high,
        "right": right,
        "accuracy": accuracy.value,
        "accuracy_low": accuracy.low,
        "accuracy_high": accuracy.high,
        "generalizes": share.generalizes,
        "method": share.method,
        "note": join(" ", (accuracy.note, coded_scheme.note)),
    }


def _counts(coded_scheme: Coded, level: Level) -> tuple[int, int]:
    """The number of texts that have it, and of correct verdicts among theirs."""
    texts = coded_scheme.having(level)
    return len(texts), int(texts["correct"].sum())


def _bars(shares: Sequence[Estimate], counts: Sequence[int]) -> Bars:
    return Bars(
        range(len(shares)),
        [share.value for share in shares],
        [share.low for share in shares],
        [share.high for share in shares],
        counts=counts,
    )


ANALYSIS = Analysis(
    title=message("Strategies of interrogators"),
    about=message(
        "How often each strategy was used, and how often verdicts were correct when it was."
    ),
    compute=compute,
    figures=figures,
    chapter="text",
    after="reasons_by_machine",
)
