"""The Turing comparator of agents, and their Turing scores (paper 2).

Two kinds of answers are of this kind. Where machines judge whether they met one of their own
kind, the question's id is "same", its choices are 1 and 0, the distinguisher is the machine
judge, the actor the agent, and the target the prompt: what the agent was given to imitate.
These give the whole of the paper: d, F, D and T, and for judges of other targets F, R and T.

Verdicts on origin are the case of one target, people, and a fixed distinguisher, no matter who
judged; then d is detectability minus 1/2, and nothing else can be computed from them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import isnan
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, tabled
from turingdesk.analysis._clusters import clustering_of
from turingdesk.analysis._counted import Matrix, counted_responses, matrix, verdicts
from turingdesk.analysis._estimate import impossible, inferred
from turingdesk.analysis._groups import inferences
from turingdesk.analysis._machines import KINDS
from turingdesk.analysis.comparator import advantage, drawn, lanes, scores, strengths
from turingdesk.analysis.comparator.acceptance import Acceptance, acceptance, distinguishers
from turingdesk.analysis.comparator.budgets import budgets, curves
from turingdesk.analysis.comparator.relation import EPSILON, if_equal
from turingdesk.analysis.statistics.inference import Inference
from turingdesk.analysis.statistics.proportions import METHOD, Z
from turingdesk.core.message import join, message
from turingdesk.journal.judge_kind import JudgeKind, kind_of

if TYPE_CHECKING:
    from pandas import DataFrame, Series

    from turingdesk.analysis._figure import Figure

QUESTION = "same"
PEOPLE = message("(humans)")
COLUMNS = {
    "task": "str",
    "distinguisher": "str",
    "agent": "str",
    "target": "str",
    "measure": "str",
    "n": "int64",
    "value": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "sd": "float64",
    "at_least": "str",
    "at_least_if_equal": "float64",
    "generalizes": "str",
    "method": "str",
    "note": "str",
}
_OF_PEOPLE = message("detectability minus 1/2")
_RECOGNITION = join("; ", (message("proportion of trials with the target itself"), METHOD))
_OWN, _FIXED = ("F", "D", "T"), ("F_D", "R_D", "T_D")
BRADLEY_TERRY, RECOGNIZED = "Bradley-Terry", "recognized"


def compute(responses: DataFrame) -> DataFrame:
    """One row for each measure of each agent: its scores, then d of it and each target.

    `at_least` says whether the agent equals the target within 0.005, the paper's epsilon, and
    `at_least_if_equal` how often it would say so in studies with as many trials if the agent
    truly equaled it. Where a target is its own distinguisher, `distinguisher` is empty.
    """
    texts = dict.fromkeys((name for name, kind in COLUMNS.items() if kind == "str"), "")
    rows = [texts | row for row in (*_duels(responses), *_origins(responses))]
    return tabled(rows, COLUMNS)


def comparisons(responses: DataFrame) -> DataFrame:
    """The answers to "same" that count, as a table of comparisons with the task beside."""
    import pandas as pd

    rows = counted_responses(responses)
    rows = rows[rows["question"] == QUESTION]
    if "prompt" not in rows:
        # Without prompts no target is known, so no row remains.
        rows = rows.assign(prompt="")[:0]
    choice = rows["choice"].astype("str")
    columns = {
        "task": rows["task"].astype("str"),
        "distinguisher": distinguisher(rows["judge"]),
        "actor": rows["agent"].astype("str"),
        "target": rows["prompt"].astype("str"),
        # Anything but 1 and 0 is missing, which "boolean" keeps apart from False.
        "same": (choice == "1").astype("boolean").where(choice.isin(["0", "1"])),
        "n": rows["n"].astype("int64"),
    }
    return pd.DataFrame(columns)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Matrix, graphs, scores, and epsilon of each task in which agents were compared.

    Then, for tasks that differ in their number of turns or queries, acceptance by that number.
    """
    figure_list: list[Figure] = []
    compared = comparisons(responses)
    for task, task_comparisons in compared.groupby("task"):
        name = f"comparator-{task}"
        for part in _tests(task_comparisons):
            advantages = advantage.advantage(part)
            of = f"{name}-{part.distinguisher}" if part.distinguisher else name
            ranked = scores.fixed(part) if part.distinguisher else scores.scores(part)
            own_figures = (
                drawn.matrix(part, advantages, of),
                drawn.bars(ranked, of, fixed=bool(part.distinguisher)),
                *_skills(part, of),
                *drawn.relations(part, advantages, of),
            )
            figure_list += (
                _titled(figure, str(task), part.distinguisher) for figure in own_figures
            )
        figure_list += (
            _titled(figure, str(task)) for figure in lanes.figures(task_comparisons, name)
        )
    return (*figure_list, *curves(budgets(compared)))


def _skills(part: Acceptance, of: str) -> Iterator[Figure]:
    """The figure of Bradley-Terry strengths, where targets judged for themselves."""
    if not part.distinguisher and part.others.any():
        yield drawn.skills(strengths.strengths(part), of)


def where(title: str, task: str, judge: str = "") -> str:
    """The title of a figure with the trials that it is of, as others have the same one.

    >>> where("Turing scores", "fixed-distinguisher", "opus")
    'Turing scores: fixed-distinguisher, judged by opus'
    """
    return join(": ", (title, trials_of(task, judge)))


def trials_of(task: str, judge: str = "") -> str:
    """A task, with its fixed distinguisher if it has one."""
    by = message("judged by {distinguisher}", distinguisher=judge) if judge else ""
    return join(", ", filter(None, (task, by)))


def _titled(figure: Figure, task: str, judge: str = "") -> Figure:
    return replace(figure, title=where(figure.title, task, judge))


def _tests(comparison_rows: DataFrame) -> Iterator[Acceptance]:
    """Those in which targets judge for themselves, then each fixed distinguisher's.

    A fixed distinguisher may also judge actors that imitate itself; these are among its own.
    """
    fixed = distinguishers(comparison_rows)
    itself = acceptance(comparison_rows[~comparison_rows["distinguisher"].isin(fixed)])
    if itself.n.any():
        yield itself
    for name in fixed:
        yield acceptance(comparison_rows, name)


def _duels(responses: DataFrame) -> Iterator[dict[str, Any]]:
    for task, task_comparisons in comparisons(responses).groupby("task"):
        for part in _tests(task_comparisons):
            about = {"task": str(task), "distinguisher": part.distinguisher}
            yield from (about | row for row in _scored(part))
            if not part.distinguisher:
                yield from (about | row for row in _strengths(part))
            yield from (about | row for row in _advantages(part))
        for row in lanes.recognition(task_comparisons).to_dict("records"):
            if row["distinguisher"] in distinguishers(task_comparisons):
                yield _recognized(row) | {"task": str(task)}


def _advantages(part: Acceptance) -> Iterator[dict[str, Any]]:
    place = {name: number for number, name in enumerate(part.agents)}
    equal = if_equal(part)
    for row in advantage.table(part).to_dict("records"):
        yield {
            "agent": row["actor"],
            "target": row["target"],
            "measure": "d",
            "n": row["n"] + row["n_target"],
            "value": row["advantage"],
            "ci_low": row["advantage_low"],
            "ci_high": row["advantage_high"],
            "sd": row["se"],
            "at_least": _at_least(row["advantage"]),
            "at_least_if_equal": float(equal[place[row["actor"]], place[row["target"]]]),
            "method": row["method"],
            "note": row["note"],
        }


def _scored(part: Acceptance) -> Iterator[dict[str, Any]]:
    scores_of, names = (scores.fixed, _FIXED) if part.distinguisher else (scores.scores, _OWN)
    for row in scores_of(part).to_dict("records"):
        for name, column in zip(names, scores.SCORES, strict=True):
            yield {
                "agent": row["agent"],
                "target": "",
                "measure": name,
                "n": row["n"],
                "value": row[column],
                "ci_low": row[f"{column}_low"],
                "ci_high": row[f"{column}_high"],
                "sd": row[f"{column}_se"],
                "method": row["method"],
                "note": row["note"],
            }


def _strengths(part: Acceptance) -> Iterator[dict[str, Any]]:
    for row in strengths.strengths(part).to_dict("records"):
        # The table has no errors; an interval of Wald reaches Z of them to each side.
        half = (row["high"] - row["low"]) / 2
        yield {
            "agent": row["agent"],
            "target": "",
            "measure": BRADLEY_TERRY,
            "n": row["n"],
            "value": row["strength"],
            "ci_low": row["low"],
            "ci_high": row["high"],
            "sd": half / Z,
            "method": row["method"],
            "note": row["note"],
        }


def _recognized(row: dict[Any, Any]) -> dict[str, Any]:
    return {
        "distinguisher": row["distinguisher"],
        "agent": row["agent"],
        "target": row["agent"],
        "measure": RECOGNIZED,
        "n": row["n"],
        "value": row["recognized"],
        "ci_low": row["recognized_low"],
        "ci_high": row["recognized_high"],
        "sd": row["recognized_se"],
        "method": _RECOGNITION,
    }


def _origins(responses: DataFrame) -> Iterator[dict[str, Any]]:
    """The advantage d of each machine agent and people, by task and by who judged."""
    by, rows = clustering_of(responses), verdicts(responses)
    for (task, judge), judge_rows in rows.groupby(
        [rows["task"].astype("str"), distinguisher(rows["judge"])]
    ):
        is_human = judge_rows["truth"] == "human"
        agents = judge_rows["agent"].astype("str")
        makers = agents.mask(is_human, PEOPLE)
        weights_by_agent = {
            agent: {PEOPLE: 0.5, agent: 0.5} for agent in sorted(set(agents[~is_human]))
        }
        for agent, inference in inferences(judge_rows, makers, weights_by_agent, by).items():
            counts = matrix(judge_rows[is_human | (agents == agent)])
            about = {"task": str(task), "distinguisher": str(judge), "target": PEOPLE}
            yield (
                about | {"agent": agent or message("(not named)")} | _of_people(inference, counts)
            )


def _of_people(inference: Inference, counts: Matrix) -> dict[str, Any]:
    """The columns about verdicts on people and one agent.

    Args:
        inference: Their detectability.
        counts: Their numbers.
    """
    columns = {"measure": "d", "n": counts.humans + counts.machines, "at_least": ""}
    if isnan(inference.value):
        return columns | {"method": _OF_PEOPLE, "note": impossible(counts)}
    value, ends = inference.value - 0.5, inferred(inference).ci95
    low, high = (None, None) if ends is None else (end - 0.5 for end in ends)
    return columns | {
        "value": value,
        "ci_low": low,
        "ci_high": high,
        "sd": inference.error,
        "at_least": _at_least(value),
        "at_least_if_equal": inference.chance_below(0.5 + EPSILON, 0.5),
        "generalizes": inference.generalizes,
        "method": join("; ", (_OF_PEOPLE, inference.method)),
        "note": inference.note,
    }


def _at_least(value: float | None) -> str:
    if value is None or isnan(value):
        return ""
    # A d of just epsilon must not end on the other side by rounding.
    return message("yes") if value <= EPSILON + 1e-9 else message("no")


def distinguisher(judges: Series[Any]) -> Series[str]:
    """Machine judges by name, people together."""
    names = {
        str(judge): str(judge).removeprefix("judge:")
        if kind_of(str(judge)) is JudgeKind.MACHINES
        else KINDS[kind_of(str(judge))]
        for judge in judges.unique()
    }
    return judges.astype("str").map(names).astype("str")


ANALYSIS = Analysis(
    title=message("Turing scores"),
    about=message(
        "How well agents pass for others: the judge's advantage over guessing and, if machines "
        "judge each other, the scores F, D, and T."
    ),
    compute=compute,
    figures=figures,
)
