"""Text statistics by origin and agent: words, frequencies, parts of speech (paper 1, Fig. S9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._answers import NOTHING, JudgedAnswer, answers
from turingdesk.analysis._base import Analysis
from turingdesk.analysis._figure import (
    FEW_OF_N,
    Axis,
    Figure,
    Points,
    task_title,
    with_few,
)
from turingdesk.analysis._tested import Outcome, tested
from turingdesk.analysis.statistics import t_test
from turingdesk.analysis.statistics.result import Result, not_computed
from turingdesk.analysis.statistics.t_test import Standardized, hedges
from turingdesk.analysis.text.measures import MEASURES, TITLES, MeasuredText, measured
from turingdesk.core.message import join, message

if TYPE_CHECKING:
    from pandas import DataFrame

HUMANS, MACHINES = message("humans"), message("machines")
ABOUT = {
    "task": "str",
    "measure": "str",
    "unit": "str",
    "group": "str",
    "answers": "int64",
    "mean": "float64",
    "sd": "float64",
    "mean_humans": "float64",
    "hedges_g": "float64",
    "g_low": "float64",
    "g_high": "float64",
}
_ASSUMED = message("The parts of an answer, such as the turns of a speaker, are averaged first.")
Values = Mapping[str, Sequence[float]]  #: of one measure, by group


def compute(responses: DataFrame) -> DataFrame:
    """Each measure of each group's answers, and how it differs from the humans'.

    Groups are the humans, all machines, and each machine; p values are corrected over all
    measures and agents of a task. `hedges_g` is the difference in standard deviations.
    """
    rows = list(_rows(responses))
    if not rows:
        told: dict[str, Any] = dict.fromkeys(ABOUT, "")
        told |= {name: None for name, dtype in ABOUT.items() if dtype == "float64"}
        rows = [Outcome({**told, "answers": 0}, Result(0, "", "", note=NOTHING))]
    return tested(rows, ABOUT)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """For each task, how far each machine is from the humans in each measure."""
    made = []
    for task, found in answers(responses):
        by_measure = _measured(found)
        names = tuple(name for name in MEASURES if _groups(by_measure[name]))
        groups = dict.fromkeys(g for name in names for g in _groups(by_measure[name]))
        layers = tuple(_points(by_measure, names, group) for group in groups if group != MACHINES)
        if names and layers:
            humans = sum(one.is_human for one in found)
            caption = message(
                "Difference of each machine's answers from the human answers in standard "
                "deviations (Hedges' g; {humans:,} human and {humans2:,} machine answers). "
                "Error bars are 95% CIs.",
                humans=humans,
                humans2=len(found) - humans,
            )
            caption = with_few(caption, (n for one in layers for n in one.counts), FEW_OF_N)
            axes = (
                Axis("", tuple(TITLES.get(name, name) for name in names)),
                Axis(message("Difference from humans (g)")),
            )
            title = message("Texts: {task}", task=task_title(task))
            made.append(Figure(f"texts-{task}", title, *axes, layers, caption, chance=0.0))
    return tuple(made)


def _rows(responses: DataFrame) -> Iterator[Outcome]:
    for task, found in answers(responses):
        for measure, values in _measured(found).items():
            for group in (HUMANS, *_groups(values)):
                yield _row((task, measure, group), values)


def _row(about: tuple[str, str, str], values: Values) -> Outcome:
    import numpy as np

    task, measure, group = about
    own, human = (np.asarray(values[name], dtype=float) for name in (group, HUMANS))
    own, human = own[~np.isnan(own)], human[~np.isnan(human)]
    is_human = group == HUMANS
    result = _described(own.size) if is_human else t_test.two_groups(own, human)
    size = Standardized(None) if is_human else hedges(own, human)
    told = {
        "task": task,
        "measure": measure,
        "unit": MEASURES[measure],
        "group": group,
        "answers": own.size,
        "mean": float(own.mean()) if own.size else None,
        "sd": float(own.std(ddof=1)) if own.size > 1 else None,
        "mean_humans": float(human.mean()) if human.size else None,
        "hedges_g": size.value,
        "g_low": size.low,
        "g_high": size.high,
    }
    family = task if not (is_human or group == MACHINES) else ""
    return Outcome(told, _with_parts(result), family)


def _described(n: int) -> Result:
    note = (
        ""
        if n
        else not_computed(message("the measure does not apply to these texts or this language"))
    )
    return Result(n, message("Mean and standard deviation"), "", note=note)


def _with_parts(result: Result) -> Result:
    from dataclasses import replace

    return replace(result, assumptions=join(" ", (result.assumptions, _ASSUMED)))


def _measured(found: Sequence[JudgedAnswer]) -> dict[str, Values]:
    """By measure and group, one value for each answer; NaN if it has none."""
    import numpy as np

    said = [MeasuredText(part, one.is_human, one.language) for one in found for part in one.parts]
    parts = iter(measured(said))
    values: dict[str, dict[str, list[float]]] = {name: {HUMANS: []} for name in MEASURES}
    for one in found:
        own = [next(parts) for _ in one.parts]
        for name in MEASURES:
            there = [value for part in own if (value := part[name]) is not None]
            mean = float(np.mean(there)) if there else float("nan")
            for group in (HUMANS,) if one.is_human else (MACHINES, one.agent):
                values[name].setdefault(group, []).append(mean)
    return {name: dict(by_group) for name, by_group in values.items()}


def _groups(values: Values) -> list[str]:
    """All machines and each of them, where the measure has values."""
    from math import isnan

    there = (name for name, own in values.items() if not all(map(isnan, own)))
    return sorted(set(there) - {HUMANS}, key=lambda name: (name != MACHINES, name))


def _points(by_measure: Mapping[str, Values], names: Sequence[str], group: str) -> Points:
    parts = [(by_measure[name].get(group, ()), by_measure[name][HUMANS]) for name in names]
    sizes = [hedges(*both) for both in parts]
    return Points(
        range(len(names)),
        [one.value for one in sizes],
        [one.low for one in sizes],
        [one.high for one in sizes],
        name=group,
        counts=[min(map(len, both)) for both in parts],
        quiet=True,
    )


ANALYSIS = Analysis(
    title=message("Text statistics"),
    about=message(
        "Length, punctuation, word frequencies, and parts of speech of the answers by maker, "
        "and how much each machine differs from the humans."
    ),
    compute=compute,
    figures=figures,
    statistic="t",
)
