"""Agreement of judges: whether people and machines say the same of the same answers.

People are one judge, whose verdict on an answer is that of most of them; the sessions of a machine
judge are one judge, too. Kappa is Cohen's, of two verdicts on each answer; the correlation is
Spearman's, of how many said human, or how surely a machine did (paper 1, Fig. S11).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._figure import (
    Axis,
    Figure,
    counted_cells,
    file_name,
    task_title,
    with_few,
)
from turingdesk.analysis._machines import (
    ANSWER,
    NO_MACHINES,
    WHO,
    everyone,
    in_order,
    is_machine,
    name_of,
    scored,
)
from turingdesk.analysis._tested import ALL
from turingdesk.analysis.statistics.interrater import Kappa, cohen
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import join, message, plural
from turingdesk.table.machine_scores import WHOLE

if TYPE_CHECKING:
    from pandas import DataFrame, Series

COLUMNS = {
    "task": "str",
    "first": "str",
    "second": "str",
    "n": "int64",
    "observed": "float64",
    "expected": "float64",
    "kappa": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "correlation": "float64",
    "method": "str",
    "note": "str",
}
_SCORE = "score"
_FEWEST = 3  #: answers that a correlation needs
METHOD = message(
    "Cohen's kappa of majorities, 95% CI from the asymptotic error of Fleiss, Cohen, and "
    "Everitt; Spearman's correlation of the proportions of human verdicts"
)
_BY_SCORE = message("{method}, or of mean scores if a judge gives them", method=METHOD)
ALONE = not_computed(message("there is only one judge"))
NO_ANSWER = not_computed(message("no answer was judged by both"))
SAME = message("Kappa can't be computed: both gave the same verdict on all answers.")
NO_INTERVAL = message(
    "No interval: they agree on all answers, or one of them gave the same verdict on all answers."
)
NO_CORRELATION = message(
    "No correlation: both judged fewer than {fewest} answers, or one gave the same verdict "
    "on all answers.",
    fewest=_FEWEST,
)


def compute(responses: DataFrame) -> DataFrame:
    """One row for each task and two judges: people as one, and each machine.

    Kappa takes the answers on which each has a majority; `correlation` takes all that both
    judged, by the share of verdicts that said human, or by a machine's mean score.
    """
    rows = everyone(responses)
    if not any(map(is_machine, rows[WHO].unique())):
        return filled([], COLUMNS, NO_MACHINES)
    said = rows.assign(human=(rows["choice"] == "human").astype("float64"))
    shares, scores = _by_answer(said, "human"), _by_answer(_whole(responses), "score")
    return filled(list(_rows(shares, scores)), COLUMNS, ALONE)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """For each task with three judges or more, kappa of each two as a matrix."""
    table = compute(responses)
    made = []
    for task, own in table[table["kappa"].notna()].groupby("task", sort=False):
        names = in_order({*own["first"], *own["second"]})
        if len(names) > 2:
            made.append(_matrix(str(task), names, own))
    return tuple(made)


def _whole(responses: DataFrame) -> DataFrame:
    scores = scored(responses)
    return scores[scores["message"] == WHOLE]


def _by_answer(rows: DataFrame, column: str) -> DataFrame:
    """The mean of a column on each answer, by who judged; NaN for who did not."""
    means = rows.groupby([*ANSWER, WHO], observed=True, sort=False)[column].mean().reset_index()
    means = means.astype(dict.fromkeys([*ANSWER, WHO], "str"))
    return means.pivot(index=ANSWER, columns=WHO, values=column)


def _rows(shares: DataFrame, scores: DataFrame) -> Iterator[dict[str, Any]]:
    task_of = shares.index.get_level_values("task")
    for task in [*([ALL] if task_of.nunique() > 1 else []), *sorted(set(task_of))]:
        known = shares if task == ALL else shares[task_of == task]
        there = in_order(str(name) for name in shares if known[name].notna().any())
        for first, second in combinations(there, 2):
            both = known[[first, second]].dropna()
            found = _row(both, [_surely(both[name], scores) for name in (first, second)])
            yield {"task": task, "first": first, "second": second, **found}


def _surely(shares: Series[float], scores: DataFrame) -> Series[float]:
    """A judge's mean scores of the same answers where it has all of them, or else the shares."""
    if shares.name in scores:
        own = scores[shares.name].reindex(shares.index)
        if own.notna().all():
            return own.rename(_SCORE)
    return shares


def _row(shares: DataFrame, values: list[Series[float]]) -> dict[str, Any]:
    """What is said of two judges: their shares on the same answers, and how sure they were."""
    if shares.empty:
        return {"note": NO_ANSWER}
    clear = shares[(shares != 0.5).all(axis=1)] > 0.5
    first, second = (clear[name].tolist() for name in shares)
    found, correlation = cohen(first, second), _spearman(*values)
    by_score = any(own.name == _SCORE for own in values)
    return {
        **found.columns(),
        "correlation": correlation,
        "method": _BY_SCORE if by_score else METHOD,
        "note": join(" ", _notes(found, len(shares), correlation)),
    }


def _spearman(first: Series[float], second: Series[float]) -> float | None:
    from scipy.stats import spearmanr

    if len(first) < _FEWEST or min(first.nunique(), second.nunique()) < 2:
        return None
    return float(spearmanr(first.to_numpy(), second.to_numpy()).statistic)


def _notes(found: Kappa, judged: int, correlation: float | None) -> Iterator[str]:
    if found.n < judged:
        yield (
            plural(
                "Of the answers that both judged ({judged:,}), %n is excluded from kappa because "
                "it had as many human as machine verdicts.",
                "Of the answers that both judged ({judged:,}), %n are excluded from kappa because "
                "they had as many human as machine verdicts.",
                n=judged - found.n,
                judged=judged,
            )
        )
    if found.n and found.value is None:
        yield SAME
    elif found.n and found.low is None:
        yield NO_INTERVAL
    if correlation is None:
        yield NO_CORRELATION


def _matrix(task: str, names: list[str], table: DataFrame) -> Figure:
    found: dict[tuple[str, str], tuple[float, int]] = {}
    for first, second, value, n in table[["first", "second", "kappa", "n"]].itertuples(
        index=False
    ):
        found[first, second] = found[second, first] = (value, n)
    largest = int(table["n"].max())
    told = message(
        "Cohen's kappa for each pair of judges, by the majority of their verdicts on "
        "each answer (n = {answers} at most).",
        answers=plural("%n answer", "%n answers", largest),
    )
    who = tuple(map(name_of, names))
    axes = Axis("", who), Axis("", who)
    title = message("Agreement of judges: {task}", task=task_title(task))
    cells = [[found.get((row, column), (None, 0)) for column in names] for row in names]
    said, layers = with_few(told, table["n"]), (counted_cells(cells),)
    return Figure(file_name("judge-agreement", task), title, *axes, layers, said)


ANALYSIS = Analysis(
    title=message("Agreement of judges"),
    about=message(
        "Agreement of people, taken as one judge, with each machine judge on the same answers: "
        "Cohen's kappa, and Spearman's correlation of the proportions of human verdicts."
    ),
    compute=compute,
    figures=figures,
)
