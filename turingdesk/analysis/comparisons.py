"""Tests of detectability: against 0.5, and machine agents against each other.

First with verdicts that cluster by judge and stimulus, then as paper 1 tests them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._by_agent import all_tasks, by_task
from turingdesk.analysis._clusters import clustering_of, of_machine_judges
from turingdesk.analysis._counted import Matrix, matrix, verdicts
from turingdesk.analysis._groups import inferences, of_tasks_and_agents
from turingdesk.analysis._judged import judge_counts, judge_means, judged
from turingdesk.analysis._levels import NONE, form_questions, leveled
from turingdesk.analysis._tested import (
    ALL,
    FIXED_STIMULI,
    INDEPENDENT,
    ZHANG,
    Outcome,
    tested,
    with_clustered,
)
from turingdesk.analysis.statistics import permutation, welch
from turingdesk.analysis.statistics.permutation import Counts
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame, Series

    from turingdesk.analysis.statistics.clustering import Clustering
    from turingdesk.analysis.statistics.inference import Inference
    from turingdesk.analysis.statistics.result import Result

ABOUT = {"task": "str", "first": "str", "second": "str", "test": "str"}
HALF = "0.5"
CLUSTERED = message("clustered t-test")
MOST = 12  #: agents of a task that are compared with each other, the most often judged
SPLIT = ("platform", "domain")  #: form question and column whose levels are compared


def compute(responses: DataFrame) -> DataFrame:
    """One row for each test: of each task and agent against 0.5, and of each pair of agents.

    So are the platforms that judges were recruited on, where a form asks `platform`, and
    domains (paper 1, Figs. S3 and S6), as "domain: sports".
    Tests of the same kind are one family, over all tasks, and Holm's correction is over it.
    """
    clustered = [*_clustered(responses)]
    of_paper = with_clustered(_as_in_paper(responses), clustered, "task", "first", "second")
    return tested([*clustered, *of_paper], ABOUT)


def _clustered(responses: DataFrame) -> Iterator[Outcome]:
    rows, by = _described(responses), clustering_of(responses)
    tasks = rows["task"].astype("str")
    if tasks.nunique() != 1:
        truth = rows["truth"].astype("str").astype("object")
        overall_inferences = inferences(rows, truth, {(ALL, ALL): _mean("human", "machine")}, by)
        yield from _against_half(overall_inferences, ALL)
    makers, inferences_by_maker = of_tasks_and_agents(rows, by)
    yield from _against_half(
        {about: inferences_by_maker[about] for about in inferences_by_maker if about[1] == ALL},
        ALL,
    )
    yield from _against_half(
        {about: inferences_by_maker[about] for about in inferences_by_maker if about[1] != ALL},
        "agent",
    )
    agents = _often(makers[rows["truth"] == "machine"])
    pairs = {
        (task, *pair): {f"{task}\n{pair[0]}": 1.0, f"{task}\n{pair[1]}": -1.0}
        for task, names in agents.items()
        for pair in combinations(sorted(names[:MOST]), 2)
    }
    for about, difference in inferences(rows, makers, pairs, by).items():
        yield _row(about, CLUSTERED, difference.result(0.0, _PAIR), "pair")
    for column in SPLIT:
        if column in rows:
            yield from _by_level(rows, column, by)


def _described(responses: DataFrame) -> DataFrame:
    """The verdicts, with what a form asked of `SPLIT` as columns of theirs."""
    rows, questions = verdicts(responses), {name for name, _ in form_questions(responses)}
    answers_by_question = {
        question: leveled(responses, rows, question).replace(NONE, "")
        for question in SPLIT
        if question in questions
    }
    return rows.assign(**answers_by_question)


def _by_level(rows: DataFrame, column: str, by: Clustering) -> Iterator[Outcome]:
    """Levels of a column against 0.5, and each two of them with each other."""
    rows = rows[_texts(rows[column]) != ""]
    tasks, levels = rows["task"].astype("str"), _texts(rows[column])
    labels = tasks + "\n" + levels + "\n" + rows["truth"].astype("str")
    halves: dict[tuple[str, str], dict[str, float]] = {}
    pairs: dict[tuple[str, str, str], dict[str, float]] = {}
    for task, task_levels in levels.groupby(tasks):
        names = sorted(task_levels.unique())
        if not 2 <= len(names) <= MOST:
            continue
        sides = {
            name: _mean(f"{task}\n{name}\nhuman", f"{task}\n{name}\nmachine") for name in names
        }
        halves |= {(str(task), f"{column}: {name}"): side for name, side in sides.items()}
        pairs |= {
            (str(task), f"{column}: {a}", f"{column}: {b}"): sides[a]
            | {label: -weight for label, weight in sides[b].items()}
            for a, b in combinations(names, 2)
        }
    yield from _against_half(inferences(rows, labels, halves, by), f"{column} 0.5")
    for about, inference in inferences(rows, labels, pairs, by).items():
        yield _row(about, CLUSTERED, inference.result(0.0, _DIFFERENCE), column)


def _against_half(
    inferences_by_maker: Mapping[tuple[str, str], Inference], what: str
) -> Iterator[Outcome]:
    for about, inference in inferences_by_maker.items():
        yield _row((*about, HALF), CLUSTERED, inference.result(0.5, _HALF), what)


def _mean(human: str, machine: str) -> dict[str, float]:
    return {human: 0.5, machine: 0.5}


def _often(makers: Series[str]) -> dict[str, list[str]]:
    """The machines of each task, those judged most often first."""
    makers_by_task: dict[str, list[str]] = {}
    counts = makers.value_counts()
    # Ties by name, so that the same machines are compared each time.
    for maker in sorted(counts.index, key=lambda label: (-counts[label], label)):
        task, _, agent = maker.partition("\n")
        makers_by_task.setdefault(task, []).append(agent)
    return {task: makers_by_task[task] for task in sorted(makers_by_task)}


def _as_in_paper(responses: DataFrame) -> Iterator[Outcome]:
    """The tests of people; a machine judge's sessions give verdicts on the same answers again."""
    if of_machine_judges(verdicts(responses)) is not None:
        return
    yield from _overall(responses)
    yield from _agents(responses)
    yield from _split(responses)


def _overall(responses: DataFrame) -> Iterator[Outcome]:
    tasks = by_task(verdicts(responses))
    overall = {ALL: all_tasks(tasks)} if len(tasks) != 1 else {}
    overall |= {task: tasks[task].overall for task in sorted(tasks)}
    for task, totals in overall.items():
        half = permutation.against_half(_counts(totals))
        yield _row((task, ALL, HALF), "permutation", half, ALL, _PAPER)
    if (judged_verdicts := judged(responses)) is None:
        return
    for task, part in judged_verdicts.tasks():
        counts = part.by_judge()
        within = permutation.against_half_within(judge_counts(counts))
        yield _row((task, ALL, HALF), message("permutation within judges"), within, ALL, _FIXED)
        means = welch.one_sample(judge_means(counts))
        yield _row((task, ALL, HALF), message("t-test over judges"), means, ALL, _FIXED)


def _agents(responses: DataFrame) -> Iterator[Outcome]:
    for task, overview in by_task(verdicts(responses)).items():
        of = overview.agents
        for agent in of:
            half = permutation.against_half(_counts(overview.against_humans(agent)))
            yield _row((task, agent, HALF), "permutation", half, "agent", _PAPER)
        often = sorted(of, key=lambda agent_name: -of[agent_name].machines)[:MOST]
        for pair in combinations(sorted(often), 2):
            yield from _pair(task, pair, (of[pair[0]], of[pair[1]]))


def _pair(
    task: str, names: tuple[str, str], agent_matrices: tuple[Matrix, Matrix]
) -> Iterator[Outcome]:
    """Two agents: since both meet the same humans, their p(M|M) are what differs."""
    right, n = (
        (agent_matrices[0].mm, agent_matrices[1].mm),
        (agent_matrices[0].machines, agent_matrices[1].machines),
    )
    for test, result in (
        ("permutation", permutation.two_shares(right, n)),
        (message("t-test, pooled"), welch.two_shares(right, n, pooled=True)),
        (message("t-test, Welch"), welch.two_shares(right, n)),
    ):
        yield _row((task, *names), test, result, "pair", _PAPER)


def _split(responses: DataFrame) -> Iterator[Outcome]:
    """Levels of a column against 0.5, and each two of them by exchanging verdicts."""
    rows = _described(responses)
    for column in SPLIT:
        if column not in rows:
            continue
        by_level = rows.groupby([rows["task"].astype("str"), _texts(rows[column])])
        of_tasks: dict[str, dict[str, Counts]] = {}
        for (task, level), level_rows in by_level:
            if level:
                counts_by_level = of_tasks.setdefault(str(task), {})
                counts_by_level[f"{column}: {level}"] = _counts(matrix(level_rows))
        for task, counts_by_level in of_tasks.items():
            if 2 <= len(counts_by_level) <= MOST:
                yield from _levels(task, counts_by_level, column)


def _levels(task: str, counts_by_level: dict[str, Counts], column: str) -> Iterator[Outcome]:
    for level, counts in counts_by_level.items():
        half = permutation.against_half(counts)
        yield _row((task, level, HALF), "permutation", half, f"{column} 0.5", _PAPER)
    for first, second in combinations(counts_by_level, 2):
        both = permutation.two_groups(counts_by_level[first], counts_by_level[second])
        yield _row((task, first, second), "permutation", both, column, _PAPER)


def _texts(column: Series[Any]) -> Series[str]:
    return column.astype("object").fillna("").astype("str")


def _row(
    about: tuple[object, ...], test: str, result: Result, what: str, as_in: str = ""
) -> Outcome:
    about_columns = dict(zip(ABOUT, (*map(str, about), test), strict=True))
    return Outcome(about_columns, result, f"{what} {test}", as_in=as_in)


def _counts(totals: Matrix) -> Counts:
    return Counts(totals.hh, totals.humans, totals.mm, totals.machines)


_HALF = message("detectability minus 0.5")
_DIFFERENCE = message("difference of detectability")
_PAIR = message("difference of p(M|M)")  # both agents meet the same humans
_PAPER, _FIXED = INDEPENDENT.format(paper=ZHANG), FIXED_STIMULI.format(paper=ZHANG)

ANALYSIS = Analysis(
    title=message("Tests of detectability"),
    about=message(
        "Detectability against 0.5, and machine agents against each other. Holm's method corrects "
        "p (Holm) for the number of tests of the same kind."
    ),
    compute=compute,
    statistic="t",
)
