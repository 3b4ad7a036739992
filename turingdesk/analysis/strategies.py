"""Strategies of interrogators: how often, and how often right (paper 3, Figs. 6 and 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._coded import NO_VERDICT, NOTHING, Coded, Level, coded, codings
from turingdesk.analysis._estimate import Estimate, wilson
from turingdesk.analysis._figure import Axis, Bars, Figure
from turingdesk.analysis._filled import filled

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
    "method": "str",
    "note": "str",
}


def compute(responses: DataFrame) -> DataFrame:
    """Each strategy's share of the coded texts, and the accuracy where it was used.

    Accuracy is the share of right verdicts among the texts that have the code; that a
    strategy comes with right verdicts does not say that it leads to them.
    """
    rows = [_row(one, level) for one in coded(responses, KIND) for level in one.levels]
    why = NO_VERDICT if len(codings(responses, KIND)) else NOTHING
    return filled(rows, COLUMNS, why)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """How often each strategy was used, and how often verdicts were right then."""
    made = []
    for one in coded(responses, KIND):
        codes = [level for level in one.levels if not level.is_category]
        if not codes:
            continue
        found = sorted(codes, key=lambda level: -_counts(one, level)[0])
        n = len(one.texts)
        end = f"(n = {n:,} texts). Error bars are Wilson's 95 % intervals."
        used = [wilson(_counts(one, level)[0], n) for level in found]
        right = [wilson(*_counts(one, level)[::-1]) for level in found]
        names = Axis("", tuple(level.title for level in found))
        shares = Axis("Share of texts", low=0.0, high=1.0)
        said = f"Share of coded texts in which each strategy was used {end}"
        made.append(
            Figure(f"{one.scheme}-used", "Strategies", names, shares, (_bars(used),), said)
        )
        said = f"Share of right verdicts where each strategy was used {end}"
        rate = Axis("Accuracy", low=0.0, high=1.0)
        title = "Accuracy by strategy"
        made.append(
            Figure(f"{one.scheme}-accuracy", title, names, rate, (_bars(right),), said, 0.5)
        )
    return tuple(made)


def _row(one: Coded, level: Level) -> dict[str, Any]:
    k, right = _counts(one, level)
    share, accuracy = wilson(k, len(one.texts)), wilson(right, k)
    return {
        "scheme": one.scheme,
        "code": level.code,
        "category": level.category,
        "strategy": level.title,
        "texts": k,
        "n": len(one.texts),
        "share": share.value,
        "share_low": share.low,
        "share_high": share.high,
        "right": right,
        "accuracy": accuracy.value,
        "accuracy_low": accuracy.low,
        "accuracy_high": accuracy.high,
        "method": f"{share.method} (here a trial is a text)",
        "note": accuracy.note or one.note,
    }


def _counts(one: Coded, level: Level) -> tuple[int, int]:
    """How many texts have it, and how many of their verdicts were right."""
    texts = one.having(level)
    return len(texts), int(texts["correct"].sum())


def _bars(shares: list[Estimate]) -> Bars:
    return Bars(
        range(len(shares)),
        [one.value for one in shares],
        [one.low for one in shares],
        [one.high for one in shares],
    )


ANALYSIS = Analysis(
    title="Strategies of interrogators",
    about="How often each strategy was used, and how often verdicts were right where it was.",
    compute=compute,
    figures=figures,
)
