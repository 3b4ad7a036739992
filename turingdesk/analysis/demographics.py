"""Who judges well: accuracy and detectability by what participants said of themselves.

Paper 1 (Fig. S2) compares groups of judges by permutation, and agents by groups in a
two-way ANOVA; paper 3 (Section 3.3) regresses accuracy on each factor.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import clustering_of, clusters
from turingdesk.analysis._groups import inferences
from turingdesk.analysis._judged import Judged
from turingdesk.analysis._people import FormQuestion, asked_of_judges, number
from turingdesk.analysis._tested import ALL, FIXED_STIMULI, JONES, ZHANG, Outcome, tested
from turingdesk.analysis.statistics.anova import two_way
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import Trials
from turingdesk.analysis.statistics.permutation import by_judge
from turingdesk.analysis.statistics.regression import Clustered, regression
from turingdesk.analysis.statistics.result import Result, impossible
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

ABOUT = {"task": "str", "question": "str", "level": "str", "test": "str", "n_judges": "int64"}
CLUSTERED, REGRESSED = message("clustered t-test"), message("clustered regression")
REGRESSION, PERMUTATION, ANOVA = (
    "regression",
    message("permutation of judges"),
    message("ANOVA agent x group"),
)
_OF_PAPER = {REGRESSION: JONES, PERMUTATION: ZHANG, ANOVA: ZHANG}
COMPARED = 3  #: of a question's groups, those that are compared in pairs: the largest
PERMUTATIONS = 2000
MANY = 3000  #: judges from which on a quarter of the permutations has to do


def compute(responses: DataFrame) -> DataFrame:
    """Rows by task and form question: groups in pairs, then as papers 1 and 3 compare them.

    A regression takes every verdict as right or wrong: clustered by judge and stimulus, and as
    in paper 3, here by judge alone. A group is compared with the most frequent one. Questions
    answered in words are omitted.
    """
    return tested(_rows(responses), ABOUT)


def _rows(responses: DataFrame) -> Iterator[Outcome]:
    judged_verdicts, questions, why = asked_of_judges(responses)
    if judged_verdicts is None or not questions:
        about = dict.fromkeys(ABOUT, ALL) | {"n_judges": 0}
        yield Outcome(about, impossible(0, message("Judges by groups"), "", why))
        return
    by, parts = clustering_of(responses), dict(_parts(judged_verdicts))
    for question in questions:
        for task, part in parts.items():
            pairs = [*_compared(task, question, judged_verdicts, by)]
            yield from pairs
            yield from _regressions(task, question, part, by)
            yield from _of_paper(task, question, part, pairs)


def _compared(
    task: str, question: FormQuestion, judged_verdicts: Judged, by: Clustering
) -> Iterator[Outcome]:
    """The detectability of the largest groups, each two of them."""
    import pandas as pd

    if question.is_number:
        return
    in_task = (judged_verdicts.rows["task"].astype("str") == task).to_numpy()
    rows, judges = judged_verdicts.rows[in_task], judged_verdicts.judges[in_task]
    # Those who didn't answer are at no level, but their verdicts stay in the table.
    answers = pd.Series(judges, index=rows.index).map(question.answers).fillna("")
    levels = [level for level in question.levels if (answers == level).any()][:COMPARED]
    labels = answers + "\n" + rows["truth"].astype("str")
    weights_by_pair = {
        pair: {
            f"{level}\n{truth}": sign / 2
            for sign, level in zip((1, -1), pair, strict=True)
            for truth in ("human", "machine")
        }
        for pair in combinations(levels, 2)
    }
    for (first, second), inference in inferences(rows, labels, weights_by_pair, by).items():
        about = {
            "task": task,
            "question": question.question,
            "level": f"{first} against {second}",
            "test": CLUSTERED,
            "n_judges": len(set(judges[answers.isin([first, second]).to_numpy()].tolist())),
        }
        yield Outcome(
            about, inference.result(0.0, message("difference of detectability")), CLUSTERED
        )


def _parts(judged_verdicts: Judged) -> Iterator[tuple[str, _GroupPart]]:
    tasks = judged_verdicts.rows["task"].astype("category")
    codes, judges = tasks.cat.codes.to_numpy(), int(judged_verdicts.judges.max(initial=-1)) + 1
    names = {str(name): code for code, name in enumerate(tasks.cat.categories)}
    for name in sorted(names):
        mask = codes == names[name]
        if mask.any():
            yield name, _GroupPart(judged_verdicts, mask, judges)


class _GroupPart:
    """The verdicts of one task, with judges numbered as in the whole table."""

    def __init__(self, judged_verdicts: Judged, mask: NDArray[np.bool_], judges: int) -> None:
        import numpy as np

        self.judges, right = judged_verdicts.judges[mask], judged_verdicts.right[mask]
        self.is_human = judged_verdicts.is_human[mask]
        self.right = right
        agents = judged_verdicts.rows["agent"].astype("category")
        codes = agents.cat.codes.to_numpy()[mask][~self.is_human]  # humans are not told apart
        places, self.agents = np.unique(codes, return_inverse=True)
        self.names = np.array([str(category) for category in agents.cat.categories])[places]
        parts = (right & self.is_human, self.is_human, right & ~self.is_human, ~self.is_human)
        self.counts = np.column_stack(
            [np.bincount(self.judges[part], minlength=judges) for part in parts]
        )
        self.by = clusters(judged_verdicts.rows[mask])

    def who_answered(self, question: FormQuestion) -> list[int]:
        """The judges who answered a question and gave verdicts."""
        return [j for j in sorted(question.answers) if self.counts[j].any()]

    def clustered(self, judges: list[int], clustering: Clustering) -> Clustered:
        """The verdicts of some judges, for a design with a row for each of them."""
        import numpy as np

        # -1 for judges who are omitted, whose verdicts are dropped below.
        row_of = np.full(len(self.counts), -1)
        row_of[judges] = np.arange(len(judges))
        rows = row_of[self.judges]
        is_included = rows >= 0
        who, what = (
            None if codes is None else codes[is_included]
            for codes in (self.by.judges, self.by.stimuli)
        )
        shares = (~self.is_human[is_included]).astype(np.int64)
        trials = Trials(shares, self.right[is_included], who, what, self.by.words, self.by.roles)
        return Clustered(trials, clustering, rows[is_included])


def _regressions(
    task: str, question: FormQuestion, part: _GroupPart, by: Clustering
) -> Iterator[Outcome]:
    """Accuracy by the answer: with verdicts that cluster, and as in paper 3."""
    there = part.who_answered(question)
    about = {"task": task, "question": question.question, "n_judges": len(there)}
    clustered = dict(_regressed(question, part, there, by))
    for level, result in clustered.items():
        yield Outcome(about | {"level": level, "test": REGRESSED}, result, REGRESSED)
    as_in = FIXED_STIMULI.format(paper=_OF_PAPER[REGRESSION])
    for level, result in _regressed(question, part, there, Clustering.JUDGE):
        row_about = about | {"level": level, "test": REGRESSION}
        yield Outcome(row_about, result, REGRESSION, as_in=as_in, clustered=clustered[level])


def _of_paper(
    task: str, question: FormQuestion, part: _GroupPart, pairs: Sequence[Outcome]
) -> Iterator[Outcome]:
    """Groups as paper 1 compares them.

    Args:
        task: The task.
        question: What groups are made by.
        part: The verdicts.
        pairs: The clustered comparisons of its groups.
    """
    if question.is_number:
        return
    there = part.who_answered(question)
    about = {"task": task, "question": question.question, "n_judges": len(there)}
    tests = [
        (PERMUTATION, *permutation_test)
        for permutation_test in _permuted(question, there, part.counts)
    ]
    tests += [(ANOVA, *variance_test) for variance_test in _varied(question, part)]
    clustered = {str(row.about["level"]): row.result for row in pairs}
    first = next(iter(clustered.values()), None)
    for test, level, result in tests:
        as_in = FIXED_STIMULI.format(paper=_OF_PAPER[test])
        family = f"{test} {level}" if test == ANOVA else test
        beside = clustered.get(level, first)
        row_about = about | {"level": level, "test": test}
        yield Outcome(row_about, result, family, as_in=as_in, clustered=beside)


def _regressed(
    question: FormQuestion, part: _GroupPart, there: list[int], by: Clustering
) -> Iterator[tuple[str, Result]]:
    import numpy as np

    counts, clustered = part.counts[there], part.clustered(there, by)
    right, n = counts[:, [0, 2]].sum(axis=1), counts[:, [1, 3]].sum(axis=1)
    if question.is_number:
        value = np.array([number(question.answers[j]) or 0.0 for j in there])
        # Centered: the slope is the same, and values far from 0, such as years of birth, don't
        # make the fit ill-conditioned.
        fit = regression({"more": value - (value.mean() if there else 0)}, right, n, clustered)
        yield message("one more"), fit.terms["more"]
        return
    answers = [question.answers[j] for j in there]
    base, *others = [level for level in question.levels if level in answers] or [""]
    columns = {level: np.array([float(answer == level) for answer in answers]) for level in others}
    if not columns:
        why = message("all judges or no judges gave the same answer")
        yield base, impossible(int(n.sum()), message("Binomial regression"), "", why)
        return
    fit = regression(columns, right, n, clustered)
    yield from ((f"{level} against {base}", fit.terms[level]) for level in others)


def _permuted(
    question: FormQuestion, there: list[int], counts: NDArray[Any]
) -> Iterator[tuple[str, Result]]:
    import numpy as np

    answers = np.array([question.answers[j] for j in there])
    levels = [level for level in question.levels if level in answers][:COMPARED]
    # A permutation takes time in proportion to the judges.
    times = PERMUTATIONS if len(there) < MANY else PERMUTATIONS // 4
    for first, second in combinations(levels, 2):
        in_pair = (answers == first) | (answers == second)
        cells = counts[np.array(there)[in_pair]]
        yield f"{first} against {second}", by_judge(cells, answers[in_pair] == first, times)


def _varied(question: FormQuestion, part: _GroupPart) -> Iterator[tuple[str, Result]]:
    """Detectability of each agent by each judge, by agent and group.

    A judge's own p(H|H) counts beside each agent's p(M|M), as it does for detectability.
    """
    import numpy as np

    names = part.names
    cell = part.judges[~part.is_human] * names.size + part.agents
    size = len(part.counts) * names.size
    verdict_counts = np.bincount(cell, minlength=size)
    right = np.bincount(cell, part.right[~part.is_human], size)
    judge, of = np.arange(size) // names.size, np.arange(size) % names.size
    groups = np.array([question.answers.get(j, "") for j in range(len(part.counts))])
    hh, humans = part.counts[:, 0], part.counts[:, 1]
    is_complete = (verdict_counts > 0) & (humans[judge] > 0) & (groups[judge] != "")
    judge, of = judge[is_complete], of[is_complete]
    values = (hh[judge] / humans[judge] + right[is_complete] / verdict_counts[is_complete]) / 2
    variance = two_way(values, names[of].tolist(), groups[judge].tolist())
    yield "agent", variance.first
    yield "group", variance.second
    yield message("agent x group"), variance.interaction


ANALYSIS = Analysis(
    title=message("Judges by groups"),
    about=message("Whether detectability depends on what judges report about themselves."),
    compute=compute,
    statistic="t",
)
