"""Tests of detectability: against 0.5, and machine agents against each other (paper 1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._by_agent import all_tasks, by_task
from turingdesk.analysis._counted import Matrix, matrix, verdicts
from turingdesk.analysis._judged import judge_counts, judge_means, judged
from turingdesk.analysis._tested import ALL, Outcome, tested
from turingdesk.analysis.statistics import permutation, t_test
from turingdesk.analysis.statistics.permutation import Counts

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis.statistics.result import Result

ABOUT = {"task": "str", "first": "str", "second": "str", "test": "str"}
HALF = "0.5"
MOST = 12  #: agents of a task that are compared with each other, the most often judged
SPLIT = ("platform", "domain")  #: columns of sessions and stimuli whose levels are compared


def compute(responses: DataFrame) -> DataFrame:
    """One row for each test: of each task and agent against 0.5, and of each pair of agents.

    So are platforms and domains (paper 1, Figs. S3 and S6), as "domain: sports".
    Tests of the same kind are one family, over all tasks, and Holm's correction is over it.
    """
    rows = [*_overall(responses), *_agents(responses)]
    return tested([*rows, *_split(responses)], ABOUT)


def _overall(responses: DataFrame) -> Iterator[Outcome]:
    tasks = by_task(verdicts(responses))
    overall = {ALL: all_tasks(tasks)} if len(tasks) != 1 else {}
    overall |= {task: tasks[task].whole for task in sorted(tasks)}
    for task, found in overall.items():
        tested_half = permutation.against_half(_counts(found))
        yield _row((task, ALL, HALF), "permutation", tested_half, ALL)
    if (known := judged(responses)) is None:
        return
    for task, part in known.tasks():
        counts = part.by_judge()
        within = permutation.against_half_within(judge_counts(counts))
        yield _row((task, ALL, HALF), "permutation within judges", within, ALL)
        means = t_test.one_sample(judge_means(counts))
        yield _row((task, ALL, HALF), "t-test over judges", means, ALL)


def _agents(responses: DataFrame) -> Iterator[Outcome]:
    for task, found in by_task(verdicts(responses)).items():
        of = found.agents
        for agent in of:
            half = permutation.against_half(_counts(found.against_humans(agent)))
            yield _row((task, agent, HALF), "permutation", half, "agent")
        often = sorted(of, key=lambda one: -of[one].machines)[:MOST]
        for pair in combinations(sorted(often), 2):
            yield from _pair(task, pair, (of[pair[0]], of[pair[1]]))


def _pair(task: str, names: tuple[str, str], found: tuple[Matrix, Matrix]) -> Iterator[Outcome]:
    """Two agents: since both meet the same humans, their p(M|M) are what differs."""
    right, n = (found[0].mm, found[1].mm), (found[0].machines, found[1].machines)
    about = (task, *names)
    yield _row(about, "permutation", permutation.two_shares(right, n), "pair")
    yield _row(about, "t-test, pooled", t_test.two_shares(right, n, pooled=True), "pair")
    yield _row(about, "t-test, Welch", t_test.two_shares(right, n), "pair")


def _split(responses: DataFrame) -> Iterator[Outcome]:
    """Levels of a column against 0.5, and each two of them by exchanging verdicts."""
    rows = verdicts(responses)
    for column in SPLIT:
        if column not in rows:
            continue
        levels = rows[column].astype("object").fillna("").astype("str")
        by_level = rows.groupby([rows["task"].astype("str"), levels])
        of_tasks: dict[str, dict[str, Counts]] = {}
        for (task, level), own in by_level:
            if level:
                found = of_tasks.setdefault(str(task), {})
                found[f"{column}: {level}"] = _counts(matrix(own))
        for task, found in of_tasks.items():
            if 2 <= len(found) <= MOST:
                yield from _levels(task, found, column)


def _levels(task: str, found: dict[str, Counts], column: str) -> Iterator[Outcome]:
    for level, counts in found.items():
        half = permutation.against_half(counts)
        yield _row((task, level, HALF), "permutation", half, f"{column} 0.5")
    for first, second in combinations(found, 2):
        both = permutation.two_groups(found[first], found[second])
        yield _row((task, first, second), "permutation", both, column)


def _row(about: tuple[object, ...], test: str, result: Result, what: str) -> Outcome:
    told = dict(zip(ABOUT, (*map(str, about), test), strict=True))
    return Outcome(told, result, f"{what} {test}")


def _counts(found: Matrix) -> Counts:
    return Counts(found.hh, found.humans, found.mm, found.machines)


ANALYSIS = Analysis(
    title="Tests of detectability",
    about="Detectability against 0.5, and machine agents against each other, by permutation and "
    "t-tests; p_holm is Holm's correction over all tests of the same kind.",
    compute=compute,
)
