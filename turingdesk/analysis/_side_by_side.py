"""Results of people and of each machine judge on the same answers, task by task.

The sessions of a machine judge are the same judge trained, or asked, again. Several verdicts of
it on one answer say nothing of other answers, so its intervals cluster by stimulus, whatever
people's do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from turingdesk.analysis import _estimate
from turingdesk.analysis._estimate import Estimate
from turingdesk.analysis._groups import Group, grouped
from turingdesk.analysis._machines import ANSWER, WHO, in_order, is_machine
from turingdesk.analysis._tested import ALL
from turingdesk.analysis.statistics.clustering import Clustering

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    Codes = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Side:
    """One judge's results on the answers of one task."""

    judges: int  #: people, or sessions of a machine judge
    group: Group


Sides = Mapping[tuple[str, str], Side]  #: by task and who judged


def on_all(rows: DataFrame, by: Clustering) -> Sides:
    """Results on everything that each judged.

    Args:
        rows: Verdicts as `_machines.everyone` gives them.
        by: What people's verdicts are clustered by.
    """
    if rows["task"].nunique() < 2:
        return _sides(rows, by, each_task=True)
    # All tasks together first: other analyses ask for just that, and both are kept.
    return {**_sides(rows, by, each_task=False), **_sides(rows, by, each_task=True)}


def on_shared(rows: DataFrame, by: Clustering) -> Sides:
    """Results on the answers that each judge of the task judged; takes what `on_all` takes."""
    each_task = rows[_is_shared(rows, each_task=True)]
    found = dict(_sides(each_task, by, each_task=True))
    if rows["task"].nunique() > 1:
        found |= _sides(rows[_is_shared(rows, each_task=False)], by, each_task=False)
    return found


def _sides(rows: DataFrame, by: Clustering, *, each_task: bool) -> Sides:
    import pandas as pd

    if rows.empty:
        return {}
    codes, about = _labels(rows, each_task=each_task)
    labels = pd.Series(codes, index=rows.index)
    judges, found = _judges(rows, codes), dict[tuple[str, str], Side]()
    of_machines = rows[WHO].map(is_machine).astype(bool)
    for own, is_again in ((~of_machines, False), (of_machines, True)):
        way = Clustering.STIMULUS if is_again else by
        there = set(labels[own].unique().tolist())
        wanted = {code: (code, code) for code in about if code in there}
        groups = grouped(rows[own], labels[own], wanted, way) if wanted else {}
        for code, group in groups.items():
            seen = _of_answers(group, rows[labels == code]) if is_again else group
            found[about[code]] = Side(judges[code], seen)
    return found


def _labels(rows: DataFrame, *, each_task: bool) -> tuple[Codes, dict[int, tuple[str, str]]]:
    """A number for each task and judge, and what the numbers stand for, in order."""
    import numpy as np

    who, task = (rows[name].astype("category").cat for name in (WHO, "task"))
    judges, tasks = list(map(str, who.categories)), list(map(str, task.categories))
    codes = who.codes.to_numpy(dtype=np.intp)
    if each_task:
        codes = codes + task.codes.to_numpy(dtype=np.intp) * len(judges)
    order = {name: place for place, name in enumerate(in_order(judges))}
    about = {
        code: (tasks[code // len(judges)] if each_task else ALL, judges[code % len(judges)])
        for code in np.unique(codes).tolist()
    }
    ordered = sorted(about.items(), key=lambda one: (one[1][0], order[one[1][1]]))
    return np.asarray(codes, dtype=np.intp), dict(ordered)


def _judges(rows: DataFrame, codes: Codes) -> dict[int, int]:
    """How many participants there are under each label."""
    import numpy as np

    people = _numbers(rows, ["study", "participant"])
    size = int(people.max()) + 1
    labels, counts = np.unique(np.unique(codes * size + people) // size, return_counts=True)
    return dict(zip(labels.tolist(), counts.tolist(), strict=True))


def _is_shared(rows: DataFrame, *, each_task: bool) -> NDArray[np.bool_]:
    """Whether each verdict is on an answer that all judges of its task, or of any, judged."""
    import numpy as np

    who = rows[WHO].astype("category").cat.codes.to_numpy(dtype=np.intp)
    size, answers = int(who.max(initial=0)) + 1, _numbers(rows, ANSWER)
    task = _numbers(rows, ["task"]) if each_task else np.zeros_like(who)
    each, tasks = (np.unique(one * size + who) // size for one in (answers, task))
    needed, given = np.bincount(tasks), np.bincount(each)
    shared: NDArray[np.bool_] = given[answers] == needed[task]
    return shared


def _numbers(rows: DataFrame, columns: list[str]) -> Codes:
    import numpy as np

    found = rows.groupby(columns, observed=True, sort=False).ngroup()
    return np.asarray(found.to_numpy(), dtype=np.intp)


def _of_answers(group: Group, rows: DataFrame) -> Group:
    """A machine's results; where its verdicts agree, with intervals of so many answers.

    Intervals by trial would count each session's verdict on an answer as one on another.
    """
    found = group.matrix
    answers = rows[[*ANSWER, "truth"]].drop_duplicates()["truth"].value_counts()
    humans, machines = (int(answers.get(one, 0)) for one in ("human", "machine"))
    hh, mm = _scaled(found.hh, found.humans, humans), _scaled(found.mm, found.machines, machines)
    p_hh, p_mm = _share(group.p_hh, hh, humans), _share(group.p_mm, mm, machines)
    both = _estimate.where_all_agree(group.detectability, p_hh, p_mm)
    return replace(group, p_hh=p_hh, p_mm=p_mm, detectability=both)


def _scaled(right: int, n: int, answers: int) -> int:
    return round(right / n * answers) if n else 0


def _share(estimate: Estimate, right: int, n: int) -> Estimate:
    return _estimate.agreed(right, n) if estimate.value in (0.0, 1.0) else estimate
