"""Text statistics by origin and agent: words, frequencies, parts of speech (paper 1, Fig. S9)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import isnan
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
from turingdesk.analysis._tested import INDEPENDENT_ANSWERS, ZHANG, Outcome, tested
from turingdesk.analysis.statistics import welch
from turingdesk.analysis.statistics.clustering import (
    CLUSTERED_NUMBERS,
    ENOUGH_STIMULI,
    FEWEST_JUDGES,
    FEWEST_STIMULI,
    Clustering,
    ClusterWords,
)
from turingdesk.analysis.statistics.means import Numbers, combinations, standardized
from turingdesk.analysis.statistics.result import Result, not_computed
from turingdesk.analysis.text.measures import MEASURES, TITLES, MeasuredText, measured
from turingdesk.core.message import join, message, plural

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    Codes = NDArray[np.int64]
    Floats = NDArray[np.float64]
    Bools = NDArray[np.bool_]
    Strings = NDArray[np.object_]

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
_DIFFERENCE = message("difference of means")
_SIZE = message(
    "Hedges' g with the pooled standard deviation, its interval clustered likewise (delta method)"
)
_AS_IN = INDEPENDENT_ANSWERS.format(paper=ZHANG)


def _few_authors(authors: int) -> str:
    return message(
        "No interval: to estimate how much authors differ, at least {fewest} authors are needed; "
        "the data have {found}.",
        found=plural("%n author", "%n authors", authors),
        fewest=FEWEST_JUDGES,
    )


def _too_few_prompts(prompts: int) -> str:
    return message(
        "No interval: to estimate how much prompts differ, at least {fewest} prompts are needed; "
        "one group answered {count}.",
        fewest=FEWEST_STIMULI,
        count=plural("%n prompt", "%n prompts", prompts),
    )


def _few_prompts(prompts: int) -> str:
    return message(
        "One group answered {count}. With fewer than {enough}, intervals are rough.",
        count=plural("%n prompt", "%n prompts", prompts),
        enough=ENOUGH_STIMULI,
    )


#: Of answers: who wrote them, and what they were asked.
AUTHORS = ClusterWords(
    by={
        Clustering.JUDGE: message("author"),
        Clustering.STIMULUS: message("prompt"),
        Clustering.BOTH: message("author and prompt"),
    },
    others={
        Clustering.TRIAL: message("these authors and these prompts"),
        Clustering.JUDGE: message("other authors, these prompts"),
        Clustering.STIMULUS: message("these authors, other prompts"),
        Clustering.BOTH: message("other authors, other prompts"),
    },
    assumptions={
        Clustering.TRIAL: message(
            "Answers are independent, including those by one author or to one prompt."
        ),
        Clustering.JUDGE: message(
            "Authors are a random sample of many; the prompts and machines are all of interest."
        ),
        Clustering.STIMULUS: message(
            "Prompts are a random sample of many; the authors and machines are all of interest."
        ),
        Clustering.BOTH: message(
            "Authors and prompts are random samples of many, drawn independently; the machines "
            "are all of interest."
        ),
    },
    too_few=_few_authors,
    too_few_stimuli=_too_few_prompts,
    few_stimuli=_few_prompts,
    unknown=(
        message("Not clustered by author: the data don't identify the people who wrote."),
        message("Not clustered by prompt: the data don't identify prompts."),
    ),
    clustered=CLUSTERED_NUMBERS,
    independent=message("standard error of independent answers; normal distribution"),
)


def compute(responses: DataFrame) -> DataFrame:
    """Each measure of each group's answers, and how it differs from the humans'.

    Groups are the humans, all machines, and each machine; p values are corrected over all
    measures and agents of a task. `hedges_g` is the difference in standard deviations. Standard
    errors are clustered by author and prompt; below stand the t-tests of paper 1, which take
    answers as independent.
    """
    rows = list(_rows(responses))
    if not rows:
        about: dict[str, Any] = dict.fromkeys(ABOUT, "")
        about |= {name: None for name, dtype in ABOUT.items() if dtype == "float64"}
        rows = [Outcome({**about, "answers": 0}, Result(0, "", "", note=NOTHING))]
    return tested(rows, ABOUT)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """For each task, how far each machine is from the humans in each measure."""
    drawn_figures = []
    for task, task_answers in answers(responses):
        measures = _measured(task_answers)
        names = tuple(name for name in MEASURES if measures.groups_of(name))
        groups = dict.fromkeys(group for name in names for group in measures.groups_of(name))
        layers = tuple(_points(measures, names, group) for group in groups if group != MACHINES)
        if names and layers:
            humans = sum(judged_answer.is_human for judged_answer in task_answers)
            caption = message(
                "Difference of each machine's answers from the human answers in standard "
                "deviations (Hedges' g; {humans:,} human and {humans2:,} machine answers). "
                "Error bars are 95% CIs.",
                humans=humans,
                humans2=len(task_answers) - humans,
            )
            caption = with_few(caption, (n for layer in layers for n in layer.counts), FEW_OF_N)
            axes = (
                Axis("", tuple(TITLES.get(name, name) for name in names)),
                Axis(message("Difference from humans (g)")),
            )
            title = message("Texts: {task}", task=task_title(task))
            drawn_figures.append(
                Figure(f"texts-{task}", title, *axes, layers, caption, chance=0.0)
            )
    return tuple(drawn_figures)


def _rows(responses: DataFrame) -> Iterator[Outcome]:
    for task, task_answers in answers(responses):
        measures = _measured(task_answers)
        for measure, values in measures.values.items():
            for group in (HUMANS, *measures.groups_of(measure)):
                yield from _row((task, measure, group), values, measures)


def _row(about: tuple[str, str, str], values: Floats, of: _Measures) -> Iterator[Outcome]:
    task, measure, group = about
    group_values, human = (of.of_group(values, name) for name in (group, HUMANS))
    about_columns = {
        "task": task,
        "measure": measure,
        "unit": MEASURES[measure],
        "group": group,
        "answers": group_values.size,
        "mean": float(group_values.mean()) if group_values.size else None,
        "sd": float(group_values.std(ddof=1)) if group_values.size > 1 else None,
        "mean_humans": float(human.mean()) if human.size else None,
    }
    if group == HUMANS:
        yield Outcome(about_columns, _with_parts(_described(group_values.size)))
        return
    numbers = of.against_humans(values, group)
    result, size = _compared(numbers), standardized(numbers, 0, 1)
    low, high = size.interval() or (None, None)
    g = None if isnan(size.value) else size.value
    family = task if group != MACHINES else ""
    clustered = about_columns | {"hedges_g": g, "g_low": low, "g_high": high}
    yield Outcome(clustered, _with_parts(result), family)
    paper = _with_parts(welch.two_groups(group_values, human))
    family = f"{family} {_AS_IN}" if family else ""
    yield Outcome(about_columns, paper, family, as_in=_AS_IN, clustered=result)


def _compared(numbers: Numbers) -> Result:
    """The difference of the machine's mean from the humans'."""
    (difference,) = combinations(numbers, [{0: 1.0, 1: -1.0}])
    result = difference.result(0.0, _DIFFERENCE)
    return replace(result, method=join("; ", (result.method, _SIZE)))


def _described(n: int) -> Result:
    note = (
        ""
        if n
        else not_computed(message("the measure does not apply to these texts or this language"))
    )
    return Result(n, message("Mean and standard deviation"), "", note=note)


def _with_parts(result: Result) -> Result:
    return replace(result, assumptions=join(" ", (result.assumptions, _ASSUMED)))


@dataclass(frozen=True)
class _Measures:
    """The answers of a task, one place each, with what each measure finds in them."""

    values: Mapping[str, Floats]  #: by measure; NaN where it does not apply
    is_human: Bools
    agents: Strings
    authors: Codes | None  #: of people; -1 for a machine; None if no one is named
    prompts: Codes

    def places(self, group: str) -> Bools:
        """Which answers are of a group: the humans, all machines, or one of them."""
        if group in (HUMANS, MACHINES):
            return self.is_human if group == HUMANS else ~self.is_human
        mask: Bools = ~self.is_human & (self.agents == group)
        return mask

    def of_group(self, values: Floats, group: str) -> Floats:
        """A measure's values in the answers of a group, without those it does not apply to."""
        import numpy as np

        group_values = values[self.places(group)]
        return group_values[~np.isnan(group_values)]

    def groups_of(self, measure: str) -> list[str]:
        """All machines and each of them, where the measure has values."""
        import numpy as np

        there = ~np.isnan(self.values[measure]) & ~self.is_human
        return [MACHINES, *sorted(set(self.agents[there].tolist()))] if there.any() else []

    def against_humans(self, values: Floats, group: str) -> Numbers:
        """A measure's values in a machine's answers (group 0) and in the humans' (group 1)."""
        import numpy as np

        mask = (self.places(group) | self.is_human) & ~np.isnan(values)
        authors = None if self.authors is None else self.authors[mask]
        codes = self.is_human[mask].astype(np.int64)
        return Numbers(codes, values[mask], authors, self.prompts[mask], AUTHORS)


def _measured(judged_answers: Sequence[JudgedAnswer]) -> _Measures:
    """Measure all answers of a task."""
    import numpy as np

    measured_parts = [
        MeasuredText(part, judged_answer.is_human, judged_answer.language)
        for judged_answer in judged_answers
        for part in judged_answer.parts
    ]
    # All parts at once: what is usual depends on all that humans wrote in the task.
    parts = iter(measured(measured_parts))
    values = {name: np.full(len(judged_answers), np.nan) for name in MEASURES}
    for place, answer in enumerate(judged_answers):
        part_values = [next(parts) for _ in answer.parts]
        for name in MEASURES:
            there = [value for part in part_values if (value := part[name]) is not None]
            if there:
                values[name][place] = float(np.mean(there))
    is_human = np.array([judged_answer.is_human for judged_answer in judged_answers], dtype=bool)
    agents = np.array([str(judged_answer.agent) for judged_answer in judged_answers], dtype=object)
    prompts = [
        (
            judged_answer.study,
            bool(judged_answer.prompt),
            # An answer without a prompt is one of its own; the flag before it keeps equal names
            # apart.
            judged_answer.prompt or judged_answer.stimulus,
        )
        for judged_answer in judged_answers
    ]
    return _Measures(values, is_human, agents, _authors(judged_answers), _numbered(prompts))


def _authors(judged_answers: Sequence[JudgedAnswer]) -> Codes | None:
    """Number the people who wrote; people without a name count as one each."""
    people = [judged_answer for judged_answer in judged_answers if judged_answer.is_human]
    if people and not any(person.author for person in people):
        return None
    who = [
        # Codes of people are of one study; another study's P-1 is someone else.
        (judged_answer.study, judged_answer.author or place) if judged_answer.is_human else None
        for place, judged_answer in enumerate(judged_answers)
    ]
    return _numbered(who)


def _numbered(labels: Sequence[Hashable | None]) -> Codes:
    """A number from 0 for each label; -1 for None."""
    import numpy as np

    codes: dict[Hashable, int] = {}
    numbers = [-1 if label is None else codes.setdefault(label, len(codes)) for label in labels]
    return np.array(numbers, dtype=np.int64)


def _points(of: _Measures, names: Sequence[str], group: str) -> Points:
    numbers = [of.against_humans(of.values[name], group) for name in names]
    sizes = [standardized(group_numbers, 0, 1) for group_numbers in numbers]
    ends = [size.interval() or (None, None) for size in sizes]
    return Points(
        range(len(names)),
        [None if isnan(size.value) else size.value for size in sizes],
        [low for low, _ in ends],
        [high for _, high in ends],
        name=group,
        counts=[int(group_numbers.sizes.min()) for group_numbers in numbers],
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
