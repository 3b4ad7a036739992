"""Strategies by experience: how many games those who used each had played (paper 3, Fig. 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._figure import FEW_OF_N, Axis, Figure, Points, file_name, known, with_few
from turingdesk.analysis._judged import UNKNOWN, judged
from turingdesk.analysis.experience import trials_before
from turingdesk.analysis.statistics import welch
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import join, message, plural
from turingdesk.plugins.coding.analysis.strategies import KIND
from turingdesk.plugins.coding.coded import NO_VERDICT, NOTHING, Coded, Level, coded, codings

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = {
    "scheme": "str",
    "code": "str",
    "category": "str",
    "strategy": "str",
    "texts": "int64",
    "judges": "int64",
    "game_index": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "method": "str",
    "note": "str",
}
_EACH = 10  #: strategies of the least and of the most experienced that the figure shows
_METHOD = message("mean over judges of their mean game index; t interval over judges")


def compute(responses: DataFrame) -> DataFrame:
    """The mean game index of the texts that use each strategy, the lowest first.

    The game index of a trial is 1 for the first trial with a verdict that a judge did, 2 for the
    second, and so on, over all their sessions. Texts of a judge depend on each other, so a
    judge's mean counts as one value.
    """
    if not (codes := [*coded(responses, KIND)]):
        why = NO_VERDICT if len(codings(responses, KIND)) else NOTHING
        return filled([], COLUMNS, why)
    if (index := _game_index(responses)) is None:
        return filled([], COLUMNS, not_computed(UNKNOWN))
    rows = [
        _row(coded_scheme, level, index) for coded_scheme in codes for level in coded_scheme.levels
    ]
    rows.sort(key=lambda row: (row["scheme"], row["game_index"]))
    return filled(rows, COLUMNS, "")


def _game_index(responses: DataFrame) -> DataFrame | None:
    """The number of each trial with a verdict among those of its judge, by session and step."""
    known_verdicts = judged(responses)
    if known_verdicts is None or not {"session", "step"} <= {*known_verdicts.rows}:
        return None
    rows = known_verdicts.rows[["session", "step"]].astype({"session": "str"})
    numbered_rows = rows.assign(
        game=trials_before(known_verdicts) + 1, judge=known_verdicts.judges
    )
    return numbered_rows.drop_duplicates(["session", "step"])


def _row(coded_scheme: Coded, level: Level, index: DataFrame) -> dict[str, Any]:
    texts = (
        coded_scheme.having(level).drop_duplicates(["session", "step"]).merge(index, how="inner")
    )
    means = texts.groupby("judge")["game"].mean()
    t_result = welch.one_sample(means.to_numpy(), 0.0)
    return {
        "scheme": coded_scheme.scheme,
        "code": level.code,
        "category": level.category,
        "strategy": level.title,
        "texts": len(texts),
        "judges": len(means),
        "game_index": float(means.mean()),
        "ci_low": t_result.low,
        "ci_high": t_result.high,
        "method": _METHOD,
        "note": join(" ", (t_result.note, coded_scheme.note)),
    }


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The strategies of the least and of the most experienced judges."""
    table = compute(responses)
    table = table[(table["texts"] > 0) & (table["code"].str.len() > 1)]
    return tuple(
        _figure(str(scheme), scheme_rows) for scheme, scheme_rows in table.groupby("scheme")
    )


def _figure(scheme: str, code_rows: DataFrame) -> Figure:
    if len(code_rows) > 2 * _EACH:
        code_rows = code_rows.iloc[[*range(_EACH), *range(-_EACH, 0)]]
    y, low, high = (known(code_rows[name]) for name in ("game_index", "ci_low", "ci_high"))
    counts = [int(n) for n in code_rows["texts"]]
    what = message(
        "Mean game index of the judges who used each strategy (n = {uses}): 1 is a judge's "
        "first game. Error bars are 95% CIs over judges.",
        uses=plural("%n use", "%n uses", int(code_rows["texts"].sum())),
    )
    return Figure(
        file_name(scheme, "game-index"),
        message("Strategies by game index"),
        Axis("", tuple(code_rows["strategy"])),
        Axis(message("Mean game index")),
        (Points(range(len(code_rows)), y, low, high, counts=counts),),
        with_few(what, counts, FEW_OF_N),
        horizontal=True,
    )


ANALYSIS = Analysis(
    title=message("Strategies by experience"),
    about=message(
        "How many trials judges who used each strategy had done, from the least to the most "
        "experienced."
    ),
    compute=compute,
    figures=figures,
    chapter="text",
    after="strategies",
)
