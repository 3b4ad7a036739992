"""Reasons for verdicts: how often each was given, by verdict and witness (paper 3, Figs. 8, 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._coded import NO_VERDICT, NOTHING, Coded, Level, coded, codings
from turingdesk.analysis._estimate import wilson
from turingdesk.analysis._figure import Axis, Bars, Figure
from turingdesk.analysis._filled import filled

if TYPE_CHECKING:
    from pandas import DataFrame

KIND = "reasons"
ALL = "(all)"
COLUMNS = {
    "scheme": "str",
    "verdict": "str",
    "witness": "str",
    "code": "str",
    "category": "str",
    "reason": "str",
    "texts": "int64",
    "n": "int64",
    "share": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "method": "str",
    "note": "str",
}
_SIDES = ("human", "machine")


def compute(responses: DataFrame) -> DataFrame:
    """How many of the texts after each verdict, on each kind of witness, give each reason.

    `n` counts texts, with those that have no code; a text can give several reasons, so
    shares do not add up to 1. A category's row counts texts with any of its codes.
    """
    rows = [row for one in coded(responses, KIND) for row in _rows(one)]
    why = NO_VERDICT if len(codings(responses, KIND)) else NOTHING
    return filled(rows, COLUMNS, why)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The categories' shares after each verdict, of human and of machine witnesses."""
    return tuple(
        _figure(one, verdict)
        for one in coded(responses, KIND)
        for verdict in _SIDES
        if (one.texts["choice"] == verdict).any()
    )


def _rows(one: Coded) -> Iterator[dict[str, Any]]:
    having = [(level, _counts(one.having(level))) for level in one.levels]
    of, note = _counts(one.texts), one.note
    for verdict in _SIDES:
        for witness in (ALL, *_SIDES):
            for level, counts in having:
                yield {
                    "scheme": one.scheme,
                    "verdict": verdict,
                    "witness": witness,
                    "code": level.code,
                    "category": level.category,
                    "reason": level.title,
                    **_share(counts[verdict, witness], of[verdict, witness], note),
                }


def _share(k: int, n: int, note: str) -> dict[str, Any]:
    share = wilson(k, n)
    return {
        "texts": k,
        "n": n,
        "share": share.value,
        "ci_low": share.low,
        "ci_high": share.high,
        "method": f"{share.method} (here a trial is a text)",
        "note": share.note or note,
    }


def _counts(texts: DataFrame) -> Counter[tuple[str, str]]:
    """How many texts there are after each verdict, on each witness and on all of them."""
    found = Counter(zip(texts["choice"].astype("str"), texts["truth"].astype("str"), strict=True))
    for (verdict, _), n in list(found.items()):
        found[verdict, ALL] += n
    return found


def _figure(one: Coded, verdict: str) -> Figure:
    levels = [level for level in one.levels if level.is_category]
    names = tuple(level.title for level in levels)
    layers = tuple(_bars(one, verdict, witness, levels) for witness in _SIDES)
    n = int((one.texts["choice"] == verdict).sum())
    caption = (
        f"Share of the reasons for the verdict '{verdict}' that fall into each category, by "
        f"who the witness was (n = {n:,} texts; a text can count in several). "
        "Error bars are Wilson's 95 % intervals."
    )
    axes = (Axis("", names), Axis("Share of texts", low=0.0, high=1.0))
    return Figure(f"{one.scheme}-{verdict}", f"Reasons to say {verdict}", *axes, layers, caption)


def _bars(one: Coded, verdict: str, witness: str, levels: list[Level]) -> Bars:
    n = _counts(one.texts)[verdict, witness]
    counts = (_counts(one.having(level))[verdict, witness] for level in levels)
    shares = [wilson(k, n) for k in counts]
    return Bars(
        range(len(levels)),
        [share.value for share in shares],
        [share.low for share in shares],
        [share.high for share in shares],
        name=f"{witness} witness",
    )


ANALYSIS = Analysis(
    title="Reasons for verdicts",
    about="Share of coded texts that give each reason, by verdict and by who the witness was.",
    compute=compute,
    figures=figures,
)
