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
from turingdesk.analysis.statistics import t_test
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.analysis.text.caption_metrics import (
    BLEU_METHOD,
    CIDER_METHOD,
    RESAMPLES,
    SEED,
    Cider,
    corpus_bleu,
)
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
    prompt: str


def compute(responses: DataFrame) -> DataFrame:
    """Each machine's answers against the human answers to the same prompts.

    The row of the humans compares each human answer with the other ones to its prompt: what
    people reach among themselves. It has one reference less at each prompt. Conversations
    are omitted: what is said there answers the other speaker, not the prompt.
    """
    tasks = list(answers(responses))
    if not tasks:
        return filled([], COLUMNS, NOTHING)
    known = {
        (str(row["task"]), str(row["agent"])): row for row in agents(responses).to_dict("records")
    }
    sizes = _sizes(responses)
    rows = [
        {**row, "parameters": sizes.get(row["agent"])}
        for task, found in tasks
        for row in _of_task(task, found, known)
    ]
    why = not_computed(message("no answer has a human answer to the same prompt"))
    return filled(rows, COLUMNS, why)


def _sizes(responses: DataFrame) -> dict[str, float]:
    """The number of parameters of each machine for which agents.csv has one."""
    column = f"{PREFIX}parameters"
    if column not in responses:
        return {}
    told = responses[["agent", column]].drop_duplicates("agent").astype("str")
    read = {str(agent): amount(text) for agent, text in told.itertuples(index=False, name=None)}
    return {agent: size for agent, size in read.items() if size}


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """For each task, detectability over CIDEr and over BLEU; one point a machine.

    Where the parameters of all machines are known, points are circles, and the radius is
    proportional to them.
    """
    found = compute(responses)
    return tuple(
        _drawn(str(task), there, column)
        for task, own in found[found["agent"] != HUMANS].groupby("task", sort=True)
        for column in _METRICS
        if len(there := own.dropna(subset=[column, "detectability"]))
    )


def _drawn(task: str, rows: DataFrame, column: str) -> Figure:
    name, label = _METRICS[column]
    sizes = rows["parameters"]
    radii = (sizes / sizes.max()).tolist() if sizes.notna().all() else [0.0] * len(rows)
    machines = zip(rows.to_dict("records"), radii, strict=True)
    points = tuple(_point(one, column, radius) for one, radius in machines)
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
    """What is said instead of drawing points that would all be above each other."""
    if len(rows) == 1 or rows[column].nunique() > 1:
        return ""
    return message(
        "All {there:,} machines have the same {name} ({value:.2f}), so nothing is drawn.",
        there=len(rows),
        name=_METRICS[column][0],
        value=float(rows[column].iloc[0]),
    )


def _of_task(
    task: str, found: Sequence[JudgedAnswer], known: Mapping[tuple[str, str], Mapping[Any, Any]]
) -> Iterator[dict[str, Any]]:
    if any(len(one.parts) != 1 for one in found):
        return
    human: dict[str, list[str]] = {}
    for one in found:
        if one.is_human:
            human.setdefault(one.prompt, []).append(one.parts[0])
    likeness = Cider(list(human.values()))
    groups: dict[str, list[JudgedAnswer]] = {HUMANS: [one for one in found if one.is_human]}
    for one in found:
        if not one.is_human:
            groups.setdefault(one.agent, []).append(one)
    for agent in (HUMANS, *sorted(groups.keys() - {HUMANS})):
        pairs = list(_pairs(groups[agent], human))
        if pairs:
            left = len(groups[agent]) - len(pairs)
            told = {"task": task, "agent": agent, "note": _LEFT.format(n=left) if left else ""}
            yield {**told, **_scored(pairs, likeness), **_detected(known.get((task, agent)))}


def _pairs(
    own: Sequence[JudgedAnswer], human: Mapping[str, Sequence[str]]
) -> Iterator[_MetricPair]:
    for one in own:
        others = list(human.get(one.prompt, ()))
        if one.is_human:
            others.remove(one.parts[0])  # itself; someone who said the same stays
        if others:
            yield _MetricPair(one.parts[0], tuple(others), one.prompt)


def _scored(pairs: Sequence[_MetricPair], likeness: Cider) -> dict[str, Any]:
    texts, others = [pair.text for pair in pairs], [pair.others for pair in pairs]
    one, four = corpus_bleu(texts, others, 1), corpus_bleu(texts, others, 4)
    scores = [likeness.score(pair.text, pair.others) for pair in pairs]
    mean = t_test.one_sample(scores, 0.0)
    method = BLEU_METHOD.format(resamples=RESAMPLES, seed=SEED)
    return {
        "n": len(pairs),
        "prompts": len({pair.prompt for pair in pairs}),
        "references": sum(map(len, others)) / len(pairs),
        "bleu_1": one.value,
        "bleu_4": four.value,
        "bleu_4_low": four.low,
        "bleu_4_high": four.high,
        "cider": sum(scores) / len(scores),
        "cider_low": mean.low,
        "cider_high": mean.high,
        "method": join("; ", (method, CIDER_METHOD)),
    }


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
