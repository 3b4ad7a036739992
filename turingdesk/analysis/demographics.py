"""Who judges well: accuracy and detectability by what participants said of themselves.

Paper 1 (Fig. S2) compares groups of judges by permutation, and agents by groups in a
two-way ANOVA; paper 3 (Section 3.3) regresses accuracy on each factor.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import chosen
from turingdesk.analysis._groups import inferences
from turingdesk.analysis._judged import Judged
from turingdesk.analysis._people import FormQuestion, asked_of_judges, number
from turingdesk.analysis._tested import ALL, FIXED_STIMULI, JONES, ZHANG, Outcome, tested
from turingdesk.analysis.statistics.anova import two_way
from turingdesk.analysis.statistics.permutation import by_judge
from turingdesk.analysis.statistics.regression import regression
from turingdesk.analysis.statistics.result import Result, impossible
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    from turingdesk.analysis.statistics.clustering import Clustering

ABOUT = {"task": "str", "question": "str", "level": "str", "test": "str", "n_judges": "int64"}
CLUSTERED = message("clustered t-test")
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

    Their regression takes every verdict as right or wrong, with errors clustered by judge; a
    group is compared with the most frequent one. Questions answered in words are omitted.
    """
    return tested(_rows(responses), ABOUT)


def _rows(responses: DataFrame) -> Iterator[Outcome]:
    known, questions, why = asked_of_judges(responses)
    if known is None or not questions:
        about = dict.fromkeys(ABOUT, ALL) | {"n_judges": 0}
        yield Outcome(about, impossible(0, message("Judges by groups"), "", why))
        return
    by, parts = chosen(responses), dict(_parts(known))
    for question in questions:
        for task, part in parts.items():
            yield from _compared(task, question, known, by)
            yield from _of_task(task, question, part)


def _compared(
    task: str, question: FormQuestion, known: Judged, by: Clustering
) -> Iterator[Outcome]:
    """The detectability of the largest groups, each two of them."""
    import pandas as pd

    if question.is_number:
        return
    own = (known.rows["task"].astype("str") == task).to_numpy()
    rows, judges = known.rows[own], known.judges[own]
    said = pd.Series(judges, index=rows.index).map(question.answers).fillna("")
    levels = [level for level in question.levels if (said == level).any()][:COMPARED]
    labels = said + "\n" + rows["truth"].astype("str")
    wanted = {
        pair: {
            f"{level}\n{truth}": sign / 2
            for sign, level in zip((1, -1), pair, strict=True)
            for truth in ("human", "machine")
        }
        for pair in combinations(levels, 2)
    }
    for (first, second), found in inferences(rows, labels, wanted, by).items():
        about = {
            "task": task,
            "question": question.question,
            "level": f"{first} against {second}",
            "test": CLUSTERED,
            "n_judges": len(set(judges[said.isin([first, second]).to_numpy()].tolist())),
        }
        yield Outcome(about, found.result(0.0, message("difference of detectability")), CLUSTERED)


def _parts(known: Judged) -> Iterator[tuple[str, _GroupPart]]:
    tasks = known.rows["task"].astype("category")
    codes, judges = tasks.cat.codes.to_numpy(), int(known.judges.max(initial=-1)) + 1
    names = {str(name): code for code, name in enumerate(tasks.cat.categories)}
    for name in sorted(names):
        mask = codes == names[name]
        if mask.any():
            yield name, _GroupPart(known, mask, judges)


class _GroupPart:
    """The verdicts of one task, with judges numbered as in the whole table."""

    def __init__(self, known: Judged, mask: NDArray[np.bool_], judges: int) -> None:
        import numpy as np

        self.judges, right = known.judges[mask], known.right[mask]
        self.is_human = known.is_human[mask]
        self.right = right
        own = known.rows["agent"].astype("category")
        codes = own.cat.codes.to_numpy()[mask][~self.is_human]  # humans are not told apart
        places, self.agents = np.unique(codes, return_inverse=True)
        self.names = np.array([str(one) for one in own.cat.categories])[places]
        parts = (right & self.is_human, self.is_human, right & ~self.is_human, ~self.is_human)
        self.counts = np.column_stack(
            [np.bincount(self.judges[part], minlength=judges) for part in parts]
        )


def _of_task(task: str, question: FormQuestion, part: _GroupPart) -> Iterator[Outcome]:
    there = [j for j in sorted(question.answers) if part.counts[j].any()]
    about = {"task": task, "question": question.question, "n_judges": len(there)}
    found = [(REGRESSION, *one) for one in _regressed(question, there, part.counts)]
    if not question.is_number:
        found += [(PERMUTATION, *one) for one in _permuted(question, there, part.counts)]
        found += [(ANOVA, *one) for one in _varied(question, part)]
    for test, level, result in found:
        as_in = FIXED_STIMULI.format(paper=_OF_PAPER[test])
        family = f"{test} {level}" if test == ANOVA else test
        yield Outcome(about | {"level": level, "test": test}, result, family, as_in=as_in)


def _regressed(
    question: FormQuestion, there: list[int], counts: NDArray[Any]
) -> Iterator[tuple[str, Result]]:
    import numpy as np

    right, n = counts[there][:, [0, 2]].sum(axis=1), counts[there][:, [1, 3]].sum(axis=1)
    if question.is_number:
        value = np.array([number(question.answers[j]) or 0.0 for j in there])
        fit = regression({"more": value - (value.mean() if there else 0)}, right, n, there)
        yield message("one more"), fit.terms["more"]
        return
    said = [question.answers[j] for j in there]
    base, *others = [level for level in question.levels if level in said] or [""]
    columns = {level: np.array([float(one == level) for one in said]) for level in others}
    if not columns:
        why = message("all judges or no judges gave the same answer")
        yield base, impossible(int(n.sum()), message("Binomial regression"), "", why)
        return
    fit = regression(columns, right, n, there)
    yield from ((f"{level} against {base}", fit.terms[level]) for level in others)


def _permuted(
    question: FormQuestion, there: list[int], counts: NDArray[Any]
) -> Iterator[tuple[str, Result]]:
    import numpy as np

    said = np.array([question.answers[j] for j in there])
    levels = [level for level in question.levels if level in said][:COMPARED]
    times = PERMUTATIONS if len(there) < MANY else PERMUTATIONS // 4
    for first, second in combinations(levels, 2):
        own = (said == first) | (said == second)
        cells = counts[np.array(there)[own]]
        yield f"{first} against {second}", by_judge(cells, said[own] == first, times)


def _varied(question: FormQuestion, part: _GroupPart) -> Iterator[tuple[str, Result]]:
    """Detectability of each agent by each judge, by agent and group.

    A judge's own p(H|H) counts beside each agent's p(M|M), as it does for detectability.
    """
    import numpy as np

    names = part.names
    cell = part.judges[~part.is_human] * names.size + part.agents
    size = len(part.counts) * names.size
    seen = np.bincount(cell, minlength=size)
    right = np.bincount(cell, part.right[~part.is_human], size)
    judge, of = np.arange(size) // names.size, np.arange(size) % names.size
    groups = np.array([question.answers.get(j, "") for j in range(len(part.counts))])
    hh, humans = part.counts[:, 0], part.counts[:, 1]
    kept = (seen > 0) & (humans[judge] > 0) & (groups[judge] != "")
    judge, of = judge[kept], of[kept]
    values = (hh[judge] / humans[judge] + right[kept] / seen[kept]) / 2
    found = two_way(values, names[of].tolist(), groups[judge].tolist())
    yield "agent", found.first
    yield "group", found.second
    yield message("agent x group"), found.interaction


ANALYSIS = Analysis(
    title=message("Judges by groups"),
    about=message("Whether detectability depends on what judges report about themselves."),
    compute=compute,
    statistic="t",
)
