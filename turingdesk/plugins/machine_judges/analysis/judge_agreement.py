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
from turingdesk.analysis._clusters import trained_verdicts
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
from turingdesk.analysis.statistics.interrater import KAPPA_METHOD, Kappa, cohen
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
METHOD = join(
    "; ",
    (
        KAPPA_METHOD,
        message(
            "of majorities of verdicts; Spearman's correlation of the proportions of human "
            "verdicts"
        ),
    ),
)
_BY_SCORE = message("{method}, or of mean scores if a judge gives them", method=METHOD)
ALONE = not_computed(message("there is only one judge"))
NO_ANSWER = not_computed(message("no answer was judged by both"))
SAME = message("Kappa can't be computed: both gave the same verdict on all answers.")
DEPENDENT = message(
    "No interval: the verdicts of a trained judge depend on each other, because each answer is "
    "judged by a judge trained on the others."
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
    judged_rows = rows.assign(human=(rows["choice"] == "human").astype("float64"))
    shares, scores = (
        _by_answer(judged_rows, "human"),
        _by_answer(_answer_scores(responses), "score"),
    )
    marks = trained_verdicts(rows)
    trained = frozenset() if marks is None else frozenset(map(str, rows.loc[marks, WHO].unique()))
    return filled(list(_rows(shares, scores, trained)), COLUMNS, ALONE)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """For each task with three judges or more, kappa of each two as a matrix."""
    table = compute(responses)
    matrices = []
    for task, task_rows in table[table["kappa"].notna()].groupby("task", sort=False):
        names = in_order({*task_rows["first"], *task_rows["second"]})
        if len(names) > 2:
            matrices.append(_matrix(str(task), names, task_rows))
    return tuple(matrices)


def _answer_scores(responses: DataFrame) -> DataFrame:
    scores = scored(responses)
    return scores[scores["message"] == WHOLE]


def _by_answer(rows: DataFrame, column: str) -> DataFrame:
    """The mean of a column on each answer, by who judged; NaN for who did not."""
    means = rows.groupby([*ANSWER, WHO], observed=True, sort=False)[column].mean().reset_index()
    means = means.astype(dict.fromkeys([*ANSWER, WHO], "str"))
    return means.pivot(index=ANSWER, columns=WHO, values=column)


def _rows(
    shares: DataFrame, scores: DataFrame, trained: frozenset[str]
) -> Iterator[dict[str, Any]]:
    task_of = shares.index.get_level_values("task")
    for task in [*([ALL] if task_of.nunique() > 1 else []), *sorted(set(task_of))]:
        task_shares = shares if task == ALL else shares[task_of == task]
        there = in_order(str(name) for name in shares if task_shares[name].notna().any())
        for first, second in combinations(there, 2):
            both = task_shares[[first, second]].dropna()
            agreement = _row(both, [_surely(both[name], scores) for name in (first, second)])
            if agreement.get("n") and trained & {first, second}:
                agreement |= {"ci_low": None, "ci_high": None}
                agreement["note"] = join(" ", filter(None, (DEPENDENT, agreement["note"])))
            yield {"task": task, "first": first, "second": second, **agreement}


def _surely(shares: Series[float], scores: DataFrame) -> Series[float]:
    """A judge's mean scores of the same answers where it has all of them, or else the shares."""
    if shares.name in scores:
        scores_of_judge = scores[shares.name].reindex(shares.index)
        if scores_of_judge.notna().all():
            return scores_of_judge.rename(_SCORE)
    return shares


def _row(shares: DataFrame, values: list[Series[float]]) -> dict[str, Any]:
    """A row about two judges: their shares on the same answers, and their confidence."""
    if shares.empty:
        return {"note": NO_ANSWER}
    clear = shares[(shares != 0.5).all(axis=1)] > 0.5
    first, second = (clear[name].tolist() for name in shares)
    kappa, correlation = cohen(first, second), _spearman(*values)
    by_score = any(judge_values.name == _SCORE for judge_values in values)
    return {
        **kappa.columns(),
        "correlation": correlation,
        "method": _BY_SCORE if by_score else METHOD,
        "note": join(" ", _notes(kappa, len(shares), correlation)),
    }


def _spearman(first: Series[float], second: Series[float]) -> float | None:
    from scipy.stats import spearmanr

    if len(first) < _FEWEST or min(first.nunique(), second.nunique()) < 2:
        return None
    return float(spearmanr(first.to_numpy(), second.to_numpy()).statistic)


def _notes(kappa: Kappa, judged: int, correlation: float | None) -> Iterator[str]:
    if kappa.n < judged:
        yield (
            plural(
                "Of the answers that both judged ({judged:,}), %n is excluded from kappa because "
                "it had as many human as machine verdicts.",
                "Of the answers that both judged ({judged:,}), %n are excluded from kappa because "
                "they had as many human as machine verdicts.",
                n=judged - kappa.n,
                judged=judged,
            )
        )
    if kappa.n and kappa.value is None:
        yield SAME
    elif kappa.n and kappa.low is None:
        yield kappa.note
    if correlation is None:
        yield NO_CORRELATION


def _matrix(task: str, names: list[str], table: DataFrame) -> Figure:
    kappas_by_pair: dict[tuple[str, str], tuple[float, int]] = {}
    for first, second, value, n in table[["first", "second", "kappa", "n"]].itertuples(
        index=False
    ):
        kappas_by_pair[first, second] = kappas_by_pair[second, first] = (value, n)
    largest = int(table["n"].max())
    template = message(
        "Cohen's kappa for each pair of judges, by the majority of their verdicts on "
        "each answer (n = {answers} at most).",
        answers=plural("%n answer", "%n answers", largest),
    )
    who = tuple(map(name_of, names))
    axes = Axis("", who), Axis("", who)
    title = message("Agreement of judges: {task}", task=task_title(task))
    cells = [[kappas_by_pair.get((row, column), (None, 0)) for column in names] for row in names]
    caption_text, layers = with_few(template, table["n"]), (counted_cells(cells),)
    return Figure(file_name("judge-agreement", task), title, *axes, layers, caption_text)


ANALYSIS = Analysis(
    title=message("Agreement of judges"),
    about=message(
        "Agreement of people, taken as one judge, with each machine judge on the same answers: "
        "Cohen's kappa, and Spearman's correlation of the proportions of human verdicts."
    ),
    compute=compute,
    figures=figures,
    chapter="machine_judges",
    after="judges_by_agent",
)
