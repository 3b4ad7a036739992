"""Verdicts in groups: matrix, both proportions and detectability of each, with intervals."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from turingdesk.analysis import _estimate
from turingdesk.analysis._by_agent import NOT_NAMED
from turingdesk.analysis._clusters import agent_trials, of_machine_judges, trials
from turingdesk.analysis._counted import Matrix
from turingdesk.analysis._estimate import Estimate
from turingdesk.analysis._result_cache import ResultCache, key_of
from turingdesk.analysis._tested import ALL
from turingdesk.analysis.statistics.clustering import OTHER_MACHINES, Clustering
from turingdesk.analysis.statistics.codes import dense
from turingdesk.analysis.statistics.inference import Inference, combinations

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame, Series

Label = Hashable
Key = TypeVar("Key", bound=Hashable)
_NOT_THERE = -1
_kept: ResultCache[list[Inference]] = ResultCache(300)  #: of whole groupings, some numbers each


#: The columns of `Group.columns`, with their types.
GROUP_COLUMNS = {
    "n_human": "int64",
    "n_machine": "int64",
    "p_hh": "float64",
    "p_hh_sd": "float64",
    "p_mm": "float64",
    "p_mm_sd": "float64",
    "detectability": "float64",
    "sd": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "p": "float64",
    "generalizes": "str",
    "method": "str",
    "note": "str",
}


@dataclass(frozen=True, slots=True)
class Group:
    """One group's results."""

    matrix: Matrix
    p_hh: Estimate
    p_mm: Estimate
    detectability: Estimate
    is_repeated: bool = (
        False  #: whether machine judges gave verdicts, several on an answer perhaps
    )

    def columns(self) -> dict[str, Any]:
        """The columns of a table about it: counts, proportions, detectability and its interval."""
        matrix, estimate = self.matrix, self.detectability
        return {
            "n_human": matrix.humans,
            "n_machine": matrix.machines,
            "p_hh": matrix.p_hh,
            "p_hh_sd": self.p_hh.sd,
            "p_mm": matrix.p_mm,
            "p_mm_sd": self.p_mm.sd,
            "detectability": estimate.value,
            "p": estimate.p,
            **estimate.columns(),
        }


@dataclass(frozen=True, slots=True)
class Share:
    """One proportion of correct answers."""

    right: int
    n: int
    estimate: Estimate


def overall(rows: DataFrame, by: Clustering) -> Group:
    """All verdicts as one group.

    Args:
        rows: Verdicts on origin, as `_counted.verdicts` gives them.
        by: What to cluster by.
    """
    import numpy as np
    import pandas as pd

    categorical = pd.Categorical.from_codes(
        np.zeros(len(rows), dtype=np.int8), categories=pd.Index([""], dtype="str")
    )
    label = pd.Series(categorical, index=rows.index)
    return grouped(rows, label, {"": ("", "")}, by)[""]


def inferences(
    rows: DataFrame,
    labels: Series[Any],
    weights_by_key: Mapping[Key, Mapping[str, float]],
    by: Clustering,
    hits: NDArray[np.bool_] | None = None,
) -> dict[Key, Inference]:
    """Weighted sums of the shares under some labels; where a label never occurs, it says so.

    Args:
        rows: Verdicts on origin, as `_counted.verdicts` gives them.
        labels: One label a row.
        weights_by_key: For each result the weight of each label's share.
        by: What to cluster by.
        hits: Which rows count to a share; by default those whose verdict is right.
    """
    import pandas as pd

    hits = is_right(rows) if hits is None else hits
    codes, names = pd.factorize(labels)
    place = {name: number for number, name in enumerate(names)}
    there = {
        key: label_weights
        for key, label_weights in weights_by_key.items()
        if place.keys() >= label_weights.keys()
    }
    clustered_trials = trials(rows, codes.astype("int64"), hits)
    weights = [
        {place[label]: weight for label, weight in label_weights.items()}
        for label_weights in there.values()
    ]
    inferences_by_key = dict(zip(there, combinations(clustered_trials, weights, by), strict=True))
    return {key: inferences_by_key.get(key) or Inference.missing(by) for key in weights_by_key}


def of_tasks_and_agents(
    rows: DataFrame, by: Clustering
) -> tuple[Series[str], dict[tuple[str, str], Inference]]:
    """The detectability of each task, and of each machine against all humans of its task.

    Returns:
        The label of each row: the task for all humans, task and agent on two lines for a
        machine; and the results by task and agent, each task's whole before its agents.
    """
    tasks, is_human = rows["task"].astype("str"), rows["truth"] == "human"
    agents = rows["agent"].astype("str").replace("", NOT_NAMED)
    labels = (tasks + "\n" + agents).mask(is_human, tasks)
    kinds = tasks + "\n" + rows["truth"].astype("str")
    wholes = {
        (task, ALL): {f"{task}\nhuman": 0.5, f"{task}\nmachine": 0.5} for task in tasks.unique()
    }
    machines = {*zip(tasks[~is_human], agents[~is_human], strict=True)}
    halves = {machine: {machine[0]: 0.5, "\n".join(machine): 0.5} for machine in machines}
    inferences_by_kind = inferences(rows, kinds, wholes, by) | inferences(rows, labels, halves, by)
    # False sorts before True, so a task's total comes before its agents.
    order = sorted(inferences_by_kind, key=lambda kind: (kind[0], kind[1] != ALL, kind[1]))
    return labels, {about: inferences_by_kind[about] for about in order}


def is_right(rows: DataFrame) -> NDArray[np.bool_]:
    """A mask of the correct verdicts on origin."""
    mask: NDArray[np.bool_] = (
        (rows["truth"] == "machine") == (rows["choice"] == "machine")
    ).to_numpy(dtype=bool)
    return mask


def over_machines(rows: DataFrame, by: Clustering) -> Estimate | None:
    """Detectability as `whole` has it, with an interval that speaks of other machines, too.

    Machines are a third random factor: all verdicts on what one of them made are a cluster.
    None with fewer than five machines or three judges, where verdicts are on one class only, and
    where results do not generalize to other judges and stimuli in the first place.
    """
    if by is not Clustering.BOTH or rows["truth"].nunique() < 2:
        return None
    is_machine = (rows["truth"] == "machine").to_numpy(dtype=bool)
    machine_trials = agent_trials(rows, is_machine.astype("int64"), is_right(rows))
    if machine_trials is None:
        return None
    (inference,) = combinations(machine_trials, [{0: 0.5, 1: 0.5}], by)
    if inference.error is None:
        return None
    return replace(_estimate.inferred(inference), generalizes=OTHER_MACHINES)


def grouped(
    rows: DataFrame,
    labels: Series[Any],
    groups: Mapping[Any, tuple[Label, Label]],
    by: Clustering,
) -> dict[Any, Group]:
    """Each group's results.

    Args:
        rows: Verdicts on origin, as `_counted.verdicts` gives them.
        labels: One label a row.
        groups: For each group the label of its verdicts on humans and of those on machines:
            mostly the same; several groups may share one.
        by: What to cluster by.
    """
    import pandas as pd

    codes, names = pd.factorize(labels)
    is_machine = rows["truth"] == "machine"
    right = is_right(rows)
    # Numbered without gaps, as the engine numbers shares.
    kinds, shares = _dense(codes * 2 + is_machine.to_numpy())
    # A row without a label has the code -1, so that its kind is negative.
    at = {(names[kind // 2], kind % 2): n for n, kind in enumerate(kinds) if kind >= 0}

    def place(label: Label, side: int) -> int:
        return at.get((label, side), _NOT_THERE)

    pairs = [(place(human, 0), place(machine, 1)) for human, machine in groups.values()]
    n, hits = _numbers(rows, shares, right)
    estimates = _Estimates(rows, shares, right, by, pairs)
    groups_by_name, is_repeated = {}, of_machine_judges(rows) is not None
    for name, (h, m) in zip(groups, pairs, strict=True):
        humans, machines = ((hits[p], n[p]) if p >= 0 else (0, 0) for p in (h, m))
        matrix = Matrix(humans[0], humans[1] - humans[0], machines[0], machines[1] - machines[0])
        both = estimates.detectability(matrix, (h, m))
        both_shares = estimates.share(*humans, h), estimates.share(*machines, m)
        groups_by_name[name] = Group(matrix, *both_shares, both, is_repeated)
    return groups_by_name


def proportions(
    rows: DataFrame,
    labels: Series[Any],
    by: Clustering,
    is_hit: NDArray[np.bool_] | None = None,
) -> dict[Any, Share]:
    """The share of correct answers under each label, in the order in which they come.

    Args:
        rows: Answers; without `is_hit` their column `correct` is never empty.
        labels: One label a row.
        by: What to cluster by.
        is_hit: Which rows count to a share, where that is not what is right.
    """
    import pandas as pd

    codes, names = pd.factorize(labels)
    shares = codes.astype("int64")
    right = rows["correct"].astype(bool).to_numpy() if is_hit is None else is_hit
    n, hits = _numbers(rows, shares, right)
    estimates = _Estimates(
        rows, shares, right, by, [(place, place) for place in range(len(names))]
    )
    return {
        name: Share(hits[place], n[place], estimates.share(hits[place], n[place], place))
        for place, name in enumerate(names)
    }


def proportion(rows: DataFrame, is_hit: NDArray[np.bool_], by: Clustering) -> Estimate:
    """The share of some answers that count; takes what `proportions` does."""
    import pandas as pd

    if rows.empty:
        return _estimate.wilson(0, 0)
    (share,) = proportions(rows, pd.Series("", index=rows.index), by, is_hit).values()
    return share.estimate


class _Estimates:
    """Estimates of shares and of means of two."""

    def __init__(
        self,
        rows: DataFrame,
        shares: NDArray[np.int64],
        right: NDArray[np.bool_],
        by: Clustering,
        pairs: Sequence[tuple[int, int]],
    ) -> None:
        self._inferences: dict[tuple[int, ...], Inference] = {}
        # Of a machine judge each answer counts once, also where trials are independent.
        if len(rows) and (by is not Clustering.TRIAL or of_machine_judges(rows) is not None):
            means = list(dict.fromkeys(_means(pairs)))
            all_trials = trials(rows, shares, right)
            key = key_of(
                [str(by), all_trials.roles.name, *all_trials.words.by.values(), repr(means)],
                (
                    *(shares, right, all_trials.judges, all_trials.stimuli),
                    *(all_trials.answers, all_trials.cross_validated),
                ),
            )
            weights = [{place: 1 / len(mean) for place in mean} for mean in means]
            share_inferences = _kept.result(key, lambda: combinations(all_trials, weights, by))
            self._inferences = dict(zip(means, share_inferences, strict=True))

    def share(self, right: int, n: int, place: int) -> Estimate:
        """Estimate one share."""
        inference = self._inferences.get((place,))
        if inference is None:
            return _estimate.proportion(right, n)
        return _estimate.inferred(inference)

    def detectability(self, matrix: Matrix, pair: tuple[int, int]) -> Estimate:
        """Estimate detectability, the mean of two shares."""
        inference = self._inferences.get(pair)
        if inference is None:
            return _estimate.detectability(matrix)
        return _estimate.inferred(inference)


def _means(pairs: Sequence[tuple[int, int]]) -> Iterator[tuple[int, ...]]:
    for pair in pairs:
        there = tuple(dict.fromkeys(place for place in pair if place >= 0))
        yield from ((place,) for place in there)
        if len(there) > 1:
            yield there


def _numbers(
    rows: DataFrame, shares: NDArray[np.int64], right: NDArray[np.bool_]
) -> tuple[list[int], list[int]]:
    """The number of answers of each share, and of correct ones among them."""
    import numpy as np

    # bincount adds up weights as floats, which are exact up to 2**53.
    n = rows["n"].to_numpy(dtype=np.float64)
    both = (np.bincount(shares, weights=weights) for weights in (n, n * right))
    counts, hits = ([int(number) for number in numbers] for numbers in both)
    return counts, hits


def _dense(codes: NDArray[np.int64]) -> tuple[list[int], NDArray[np.int64]]:
    """The codes that occur, and for each row the place of its own among them."""
    kinds, places = dense(codes)
    return [int(kind) for kind in kinds], places
