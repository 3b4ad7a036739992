"""Endings of duels: with an answer that counts, or in another way (paper 2, Appendix B.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from turingdesk.analysis import turing_scores
from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._counted import counted_responses
from turingdesk.analysis._estimate import wilson
from turingdesk.analysis._figure import (
    FEW_OF_N,
    Axis,
    Bars,
    Figure,
    file_name,
    known,
    with_few,
)
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame

OUTCOME = "outcome"  #: the question whose answer is how a trial ended
ANSWERED = "answered"
TITLES = {
    ANSWERED: message("answered"),
    "opening_answer": message("answer in the opening message"),
    "early_answer": message("answer before the last turn"),
    "no_answer": message("no answer within its turns"),
    "unreadable": message("answer that can't be read"),
}
COLUMNS = {
    "task": "str",
    "distinguisher": "str",
    "outcome": "str",
    "n": "int64",
    "of": "int64",
    "share": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "method": "str",
    "note": "str",
}
METHOD = message("proportion of trials; Wilson's interval, trials independent")


def compute(responses: DataFrame) -> DataFrame:
    """One row for each way in which trials of a task and distinguisher ended."""
    rows = [
        {"task": task, "distinguisher": judge, **row}
        for task, judge, ended in _tests(responses)
        for row in _rows(ended)
    ]
    return filled(rows, COLUMNS, not_computed(message("there are no duels")))


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The share of trials without an answer that counts, for tasks that have any."""
    table = compute(responses)
    table = table[table["share"].notna()]
    return tuple(
        _figure(str(task), task_rows)
        for task, task_rows in table.groupby("task")
        if (task_rows["outcome"] != TITLES[ANSWERED]).any()
    )


def _figure(task: str, table: DataFrame) -> Figure:
    places = tuple(dict.fromkeys(table["distinguisher"]))
    others = table[table["outcome"] != TITLES[ANSWERED]]
    width = others["outcome"].nunique()
    layers = []
    for number, (outcome, outcome_rows) in enumerate(others.groupby("outcome", sort=False)):
        aside = (number - (width - 1) / 2) * 0.8 / width
        x = [places.index(judge) + aside for judge in outcome_rows["distinguisher"]]
        low, high = known(outcome_rows["ci_low"]), known(outcome_rows["ci_high"])
        shares, counts = known(outcome_rows["share"]), outcome_rows["of"].tolist()
        layers.append(Bars(x, shares, low, high, str(outcome), counts=counts, quiet=True))
    caption = message(
        "Trials without an answer that counts, by distinguisher ({task}; n = {n:,}). Error bars "
        "are 95% CIs (Wilson).",
        task=task,
        n=int(table.drop_duplicates("distinguisher")["of"].sum()),
    )
    caption = with_few(caption, table["of"], FEW_OF_N)
    axes = (Axis("", places), Axis(message("Proportion of trials"), low=0.0, high=1.0))
    title = turing_scores.where(message("Trials without an answer"), task)
    return Figure(file_name("duel-outcomes", task), title, *axes, tuple(layers), caption)


def _tests(responses: DataFrame) -> Iterator[tuple[str, str, DataFrame]]:
    """Task, distinguisher, and how each trial ended."""
    rows = counted_responses(responses, "extra")
    rows = rows[rows["question"] == OUTCOME]
    rows = rows[rows["choice"].astype("str").isin([*TITLES])]
    if rows.empty:
        return
    judges = turing_scores.distinguisher(rows["judge"])
    for (task, judge), test_rows in rows.groupby([rows["task"].astype("str"), judges]):
        yield str(task), str(judge), test_rows


def _rows(ended: DataFrame) -> Iterator[dict[str, Any]]:
    of = len(ended)
    outcome_counts = ended["choice"].astype("str").value_counts()
    for outcome, title in TITLES.items():
        if n := int(outcome_counts.get(outcome, 0)):
            share = wilson(n, of)
            yield {
                "outcome": title,
                "n": n,
                "of": of,
                "share": share.value,
                "ci_low": share.low,
                "ci_high": share.high,
                "method": METHOD,
                "note": "",
            }


ANALYSIS = Analysis(
    title=message("How duels end"),
    about=message(
        "In how many trials distinguishers gave an answer that counts, and how the others ended."
    ),
    compute=compute,
    figures=figures,
    chapter="games",
    after="ranks",
)
