"""Trials that are right or wrong, and how they fall together by judge and by stimulus."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Codes = NDArray[np.int64]
    Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Trials:
    """Trials, each counted to one share: a proportion of which a result is made.

    Codes count from 0 without gaps. Each share has at least one trial.
    """

    shares: Codes
    right: NDArray[np.bool_]
    judges: Codes | None = None  #: None where it is not known who judged
    stimuli: Codes | None = None
    times: Codes | None = None  #: how many trials each stands for; by default one

    @cached_property
    def by_share(self) -> Clusters:
        """All trials of a share as one cluster each: totals are `n` and `right`."""
        import numpy as np

        return self._clusters(np.zeros(len(self.shares), dtype=np.int64))

    @cached_property
    def by_judge(self) -> Clusters | None:
        """Numbers of each judge."""
        return None if self.judges is None else self._clusters(self.judges)

    @cached_property
    def by_stimulus(self) -> Clusters | None:
        """Numbers of each stimulus."""
        return None if self.stimuli is None else self._clusters(self.stimuli)

    @cached_property
    def by_cell(self) -> Clusters | None:
        """Numbers of each judge with each stimulus: two verdicts where it has two speakers."""
        import numpy as np

        if self.judges is None or self.stimuli is None:
            return None
        pair = self.judges * (self.stimuli.max(initial=0) + 1) + self.stimuli
        return self._clusters(np.unique(pair, return_inverse=True)[1])

    def _clusters(self, codes: Codes) -> Clusters:
        import numpy as np
        from scipy.sparse import csr_array

        weights = np.ones(len(codes)) if self.times is None else self.times.astype("float64")
        shape = (int(self.shares.max(initial=-1)) + 1, int(codes.max(initial=-1)) + 1)
        where = (self.shares, codes)
        n = csr_array((weights, where), shape=shape)
        right = csr_array((weights * self.right, where), shape=shape)
        for sums in (n, right):
            sums.sum_duplicates()
        return Clusters(n, right)


@dataclass(frozen=True)
class Clusters:
    """Trials and right ones of each share (row) in each cluster (column), mostly nothing."""

    n: Any  #: scipy.sparse.csr_array
    right: Any

    @cached_property
    def totals(self) -> tuple[Floats, Floats]:
        """Trials and right ones of each share."""
        return self.n.sum(axis=1), self.right.sum(axis=1)

    @cached_property
    def sizes(self) -> Codes:
        """In how many clusters each share occurs."""
        import numpy as np

        found: Codes = np.diff(self.n.indptr)
        return found

    @property
    def number(self) -> int:
        """How many clusters there are."""
        return int(self.n.shape[1])
