"""Standard metrics beside detectability: BLEU and CIDEr of each machine (paper 1, Fig. S12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._answers import NOTHING, JudgedAnswer, answers
from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._figure import (
    DETECTABILITY,
    Axis,
    Figure,
    Points,
    task_title,
    with_few,
)
from turingdesk.analysis.agents import compute as agents
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import Inference
from turingdesk.analysis.statistics.means import Numbers, combinations
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.analysis.text.caption_metrics import (
    BLEU_METHOD,
    CIDER_METHOD,
    Cider,
    corpus_bleu,
)
from turingdesk.analysis.texts import AUTHORS
from turingdesk.core.message import join, message, plural
from turingdesk.table.agent_columns import PREFIX, amount

if TYPE_CHECKING:
    from pandas import DataFrame

HUMANS = message("humans")
COLUMNS = {
    "task": "str",
    "agent": "str",
    "n": "int64",
    "prompts": "int64",
    "references": "float64",
    "bleu_1": "float64",
    "bleu_4": "float64",
    "bleu_4_low": "float64",
    "bleu_4_high": "float64",
    "cider": "float64",
    "cider_low": "float64",
    "cider_high": "float64",
    "detectability": "float64",
    "detectability_low": "float64",
    "detectability_high": "float64",
    "n_verdicts": "int64",
    "parameters": "float64",
    "method": "str",
    "note": "str",
}
_LEFT = message("Answers without a human answer to the same prompt are excluded: {n:,}.")
_METRICS = {
    "cider": ("CIDEr", message("CIDEr-D, 0 to 10")),
    "bleu_4": ("BLEU", message("BLEU-4, 0 to 100")),
}


@dataclass(frozen=True, slots=True)
class _MetricPair:
    """An answer and what humans said to the same prompt."""

    text: str
    others: tuple[str, ...]
    prompt: tuple[str, str]  #: its study and name
    author: str  #: its study and who wrote it; empty if they aren't named, or for a machine


def compute(responses: DataFrame) -> DataFrame:
    """Each machine's answers against the human answers to the same prompts.

    The row of the humans compares each human answer with the other ones to its prompt: what
    people reach among themselves. It has one reference less at each prompt. Conversations
    are omitted: what is said there answers the other speaker, not the prompt.
    """
    tasks = list(answers(responses))
    if not tasks:
        return filled([], COLUMNS, NOTHING)
    detected_by_agent = {
        (str(row["task"]), str(row["agent"])): row for row in agents(responses).to_dict("records")
    }
    sizes = _sizes(responses)
    rows = [
        {**row, "parameters": sizes.get(row["agent"])}
        for task, task_answers in tasks
        for row in _of_task(task, task_answers, detected_by_agent)
    ]
    why = not_computed(message("no answer has a human answer to the same prompt"))
    return filled(rows, COLUMNS, why)


def _sizes(responses: DataFrame) -> dict[str, float]:
    """The number of parameters of each machine for which agents.csv has one."""
    column = f"{PREFIX}parameters"
    if column not in responses:
        return {}
    sizes_as_text = responses[["agent", column]].drop_duplicates("agent").astype("str")
    sizes_by_agent = {
        str(agent): amount(text)
        for agent, text in sizes_as_text.itertuples(index=False, name=None)
    }
    return {agent: size for agent, size in sizes_by_agent.items() if size}


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """For each task, detectability over CIDEr and over BLEU; one point a machine.

    Where the parameters of all machines are known, points are circles, and the radius is
    proportional to them.
    """
    table = compute(responses)
    return tuple(
        _drawn(str(task), there, column)
        for task, task_rows in table[table["agent"] != HUMANS].groupby("task", sort=True)
        for column in _METRICS
        if len(there := task_rows.dropna(subset=[column, "detectability"]))
    )


def _drawn(task: str, rows: DataFrame, column: str) -> Figure:
    name, label = _METRICS[column]
    sizes = rows["parameters"]
    radii = (sizes / sizes.max()).tolist() if sizes.notna().all() else [0.0] * len(rows)
    machines = zip(rows.to_dict("records"), radii, strict=True)
    points = tuple(_point(machine, column, radius) for machine, radius in machines)
    caption = message(
        "Detectability of each machine by the {name} of its answers against the human "
        "answers to the same prompts (n = {machines}, {answers}, {verdicts}). Error bars "
        "are 95% CIs of detectability.",
        name=name,
        verdicts=plural("%n verdict", "%n verdicts", int(rows["n_verdicts"].sum())),
        machines=plural("%n machine", "%n machines", len(rows)),
        answers=plural("%n answer", "%n answers", int(rows["n"].sum())),
    )
    caption = with_few(caption, rows["n_verdicts"])
    if any(radii):
        circles = message("The radius of a circle is proportional to the model's parameters.")
        caption = join(" ", (caption, circles))
    title = message("{name} and detectability: {task}", name=name, task=task_title(task))
    axes, file = (Axis(label), DETECTABILITY), f"{name.lower()}-{task}"
    nothing = _why_nothing(rows, column)
    layers = () if nothing else points
    return Figure(file, title, *axes, layers, caption, chance=0.5, nothing=nothing)


def _point(machine: Mapping[Any, Any], column: str, radius: float) -> Points:
    """One machine's detectability by one of its columns."""
    y, low, high = (machine[f"detectability{end}"] for end in ("", "_low", "_high"))
    return Points(
        [machine[column]],
        [y],
        [low],
        [high],
        machine["agent"],
        radius=radius,
        counts=[int(machine["n_verdicts"])],
        quiet=True,
        keys=(machine["agent"],),
        of="agent",
    )


def _why_nothing(rows: DataFrame, column: str) -> str:
    """The reason not to draw points that would all be above each other."""
    if len(rows) == 1 or rows[column].nunique() > 1:
        return ""
    return message(
        "All {there:,} machines have the same {name} ({value:.2f}), so nothing is drawn.",
        there=len(rows),
        name=_METRICS[column][0],
        value=float(rows[column].iloc[0]),
    )


def _of_task(
    task: str,
    judged_answers: Sequence[JudgedAnswer],
    detected_by_agent: Mapping[tuple[str, str], Mapping[Any, Any]],
) -> Iterator[dict[str, Any]]:
    if any(len(judged_answer.parts) != 1 for judged_answer in judged_answers):
        return
    human: dict[tuple[str, str], list[str]] = {}
    for judged_answer in judged_answers:
        if judged_answer.is_human:
            human.setdefault((judged_answer.study, judged_answer.prompt), []).append(
                judged_answer.parts[0]
            )
    likeness = Cider(list(human.values()))
    groups: dict[str, list[JudgedAnswer]] = {
        HUMANS: [judged_answer for judged_answer in judged_answers if judged_answer.is_human]
    }
    for judged_answer in judged_answers:
        if not judged_answer.is_human:
            groups.setdefault(judged_answer.agent, []).append(judged_answer)
    for agent in (HUMANS, *sorted(groups.keys() - {HUMANS})):
        pairs = list(_pairs(groups[agent], human))
        if pairs:
            n_unpaired = len(groups[agent]) - len(pairs)
            scored = _scored(pairs, likeness)
            notes = join(" ", (_LEFT.format(n=n_unpaired) if n_unpaired else "", scored["note"]))
            scored_row = {"task": task, "agent": agent, **scored, "note": notes}
            yield {**scored_row, **_detected(detected_by_agent.get((task, agent)))}


def _pairs(
    judged_answers: Sequence[JudgedAnswer], human: Mapping[tuple[str, str], Sequence[str]]
) -> Iterator[_MetricPair]:
    for judged_answer in judged_answers:
        prompt = (judged_answer.study, judged_answer.prompt)
        others = list(human.get(prompt, ()))
        if judged_answer.is_human:
            others.remove(judged_answer.parts[0])  # itself; someone who said the same stays
        if others:
            author = (
                f"{judged_answer.study}/{judged_answer.author}"
                if judged_answer.is_human and judged_answer.author
                else ""
            )
            yield _MetricPair(judged_answer.parts[0], tuple(others), prompt, author)


def _scored(pairs: Sequence[_MetricPair], likeness: Cider) -> dict[str, Any]:
    texts, others = [pair.text for pair in pairs], [pair.others for pair in pairs]
    # A dictionary as a set in order, so that resamples are the same each time.
    number = {prompt: place for place, prompt in enumerate({pair.prompt: 0 for pair in pairs})}
    prompts = [number[pair.prompt] for pair in pairs]
    bleu_1, four = (corpus_bleu(texts, others, longest, prompts) for longest in (1, 4))
    scores = [likeness.score(pair.text, pair.others) for pair in pairs]
    mean = _mean(scores, prompts, [pair.author for pair in pairs])
    low, high = mean.interval() or (None, None)
    return {
        "n": len(pairs),
        "prompts": len(number),
        "references": sum(map(len, others)) / len(pairs),
        "bleu_1": bleu_1.value,
        "bleu_4": four.value,
        "bleu_4_low": four.low,
        "bleu_4_high": four.high,
        "cider": sum(scores) / len(scores),
        "cider_low": low,
        "cider_high": high,
        "method": join("; ", (BLEU_METHOD, CIDER_METHOD, mean.method)),
        "note": join(" ", (four.note, mean.note)),
    }


def _mean(scores: Sequence[float], prompts: Sequence[int], authors: Sequence[str]) -> Inference:
    """The mean of scores, clustered by prompt, and by author if each of them is named."""
    import numpy as np

    who = np.unique(authors, return_inverse=True)[1] if all(authors) else None
    codes = (None if who is None else who.astype(np.int64)), np.array(prompts, dtype=np.int64)
    zeros, values = np.zeros(len(scores), np.int64), np.array(scores, dtype=np.float64)
    by = Clustering.STIMULUS if who is None else Clustering.BOTH
    (mean,) = combinations(Numbers(zeros, values, *codes, AUTHORS), [{0: 1.0}], by)
    return mean


def _detected(row: Mapping[Any, Any] | None) -> dict[str, Any]:
    if row is None:
        return {}
    return {
        "detectability": row["detectability"],
        "detectability_low": row["ci_low"],
        "detectability_high": row["ci_high"],
        "n_verdicts": row["n"],
    }


ANALYSIS = Analysis(
    title=message("Standard metrics and detectability"),
    about=message(
        "BLEU and CIDEr of each machine's answers against the human answers to the same "
        "prompts, compared with its detectability."
    ),
    compute=compute,
    figures=figures,
)
