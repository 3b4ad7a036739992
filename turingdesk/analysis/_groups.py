"""Verdicts in groups: matrix, both proportions and detectability of each, with intervals."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis import _estimate
from turingdesk.analysis._clusters import trials
from turingdesk.analysis._counted import Matrix
from turingdesk.analysis._estimate import Estimate
from turingdesk.analysis._kept import Kept, key_of
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.spread import Spread, spreads

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame, Series

Label = Hashable
_NOT_THERE = -1
_kept: Kept[list[Spread]] = Kept(300)  #: of whole groupings, some numbers each


@dataclass(frozen=True, slots=True)
class Group:
    """One group's results."""

    matrix: Matrix
    p_hh: Estimate
    p_mm: Estimate
    detectability: Estimate

    def columns(self) -> dict[str, Any]:
        """What a table says of it: counts, both proportions, detectability and its interval."""
        found, estimate = self.matrix, self.detectability
        return {
            "n_human": found.humans,
            "n_machine": found.machines,
            "p_hh": found.p_hh,
            "p_hh_sd": self.p_hh.sd,
            "p_mm": found.p_mm,
            "p_mm_sd": self.p_mm.sd,
            "detectability": estimate.value,
            "sd": estimate.sd,
            "ci_low": estimate.low,
            "ci_high": estimate.high,
            "method": estimate.method,
            "note": estimate.note,
        }


@dataclass(frozen=True, slots=True)
class Share:
    """One proportion of right answers."""

    right: int
    n: int
    estimate: Estimate


def whole(rows: DataFrame, by: Clustering) -> Group:
    """All verdicts as one group.

    Args:
        rows: Verdicts on origin, as `_counted.verdicts` gives them.
        by: By what intervals are resampled.
    """
    import pandas as pd

    label = pd.Series("", index=rows.index)
    return grouped(rows, label, {"": ("", "")}, by)[""]


def grouped(
    rows: DataFrame,
    labels: Series[Any],
    groups: Mapping[Any, tuple[Label, Label]],
    by: Clustering,
) -> dict[Any, Group]:
    """Each group's results, all from the same resamples of all rows.

    Args:
        rows: Verdicts on origin, as `_counted.verdicts` gives them.
        labels: One label a row.
        groups: For each group the label of its verdicts on humans and of those on machines:
            mostly the same; several groups may share one.
        by: By what intervals are resampled.
    """
    import pandas as pd

    codes, names = pd.factorize(labels)
    is_machine = rows["truth"] == "machine"
    right = (is_machine == (rows["choice"] == "machine")).to_numpy()
    kinds, shares = _dense(codes * 2 + is_machine.to_numpy())
    at = {(names[kind // 2], kind % 2): n for n, kind in enumerate(kinds) if kind >= 0}

    def place(label: Label, side: int) -> int:
        return at.get((label, side), _NOT_THERE)

    pairs = [(place(human, 0), place(machine, 1)) for human, machine in groups.values()]
    n, hits = _numbers(rows, shares, right)
    found = _Estimates(rows, shares, right, by, pairs)
    made = {}
    for name, (h, m) in zip(groups, pairs, strict=True):
        humans, machines = ((hits[p], n[p]) if p >= 0 else (0, 0) for p in (h, m))
        matrix = Matrix(humans[0], humans[1] - humans[0], machines[0], machines[1] - machines[0])
        both = found.detectability(matrix, (h, m))
        made[name] = Group(matrix, found.share(*humans, h), found.share(*machines, m), both)
    return made


def proportions(rows: DataFrame, labels: Series[Any], by: Clustering) -> dict[Any, Share]:
    """The share of right answers under each label, in the order in which they come.

    Args:
        rows: Answers whose column `correct` is never empty.
        labels: One label a row.
        by: By what intervals are resampled.
    """
    import pandas as pd

    codes, names = pd.factorize(labels)
    shares, right = codes.astype("int64"), rows["correct"].astype(bool).to_numpy()
    n, hits = _numbers(rows, shares, right)
    found = _Estimates(rows, shares, right, by, [(place, place) for place in range(len(names))])
    return {
        name: Share(hits[place], n[place], found.share(hits[place], n[place], place))
        for place, name in enumerate(names)
    }


class _Estimates:
    """Estimates of shares and of means of two, resampled together where that can be."""

    def __init__(
        self,
        rows: DataFrame,
        shares: NDArray[np.int64],
        right: NDArray[np.bool_],
        by: Clustering,
        pairs: Sequence[tuple[int, int]],
    ) -> None:
        self._spreads: dict[tuple[int, ...], Spread] = {}
        self._by = by
        if by is not Clustering.TRIAL and len(rows):
            means = list(dict.fromkeys(_means(pairs)))
            given = trials(rows, shares, right)
            numbers = (given.shares, given.right, given.judges, given.stimuli, given.times)
            key = key_of([str(by), repr(means)], numbers)
            found = _kept.result(key, lambda: spreads(given, means, by))
            self._spreads = dict(zip(means, found, strict=True))

    def share(self, right: int, n: int, place: int) -> Estimate:
        """Of one share."""
        spread = self._spreads.get((place,))
        if spread is None or right in (0, n):
            return _estimate.proportion(right, n)
        return _estimated(spread, "")

    def detectability(self, matrix: Matrix, pair: tuple[int, int]) -> Estimate:
        """Of two shares."""
        spread = self._spreads.get(pair)
        if spread is None:
            return _estimate.detectability(matrix)
        return _estimated(spread, _estimate.warning(matrix))


def _means(pairs: Sequence[tuple[int, int]]) -> Iterator[tuple[int, ...]]:
    for pair in pairs:
        there = tuple(dict.fromkeys(place for place in pair if place >= 0))
        yield from ((place,) for place in there)
        if len(there) > 1:
            yield there


def _estimated(spread: Spread, warning: str) -> Estimate:
    note = " ".join(filter(None, (spread.note, warning)))
    ends = (spread.low, spread.high)
    return Estimate(spread.value, spread.sd, *ends, note, spread.method)


def _numbers(
    rows: DataFrame, shares: NDArray[np.int64], right: NDArray[np.bool_]
) -> tuple[list[int], list[int]]:
    """How many answers each share has, and how many right ones."""
    import numpy as np

    n = rows["n"].to_numpy(dtype=np.float64)
    both = (np.bincount(shares, weights=one) for one in (n, n * right))
    counts, hits = ([int(one) for one in numbers] for numbers in both)
    return counts, hits


def _dense(codes: NDArray[np.int64]) -> tuple[list[int], NDArray[np.int64]]:
    """The codes that occur, and for each row the place of its own among them."""
    import numpy as np

    kinds, places = np.unique(codes, return_inverse=True)
    return [int(kind) for kind in kinds], places.astype(np.int64)
