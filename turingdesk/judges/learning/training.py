"""One judge trained on each of many splits: at once where that is faster, else one by one.

The work goes through joblib: on this machine's cores, or on a cluster's. A result is told as soon
as it is there, so that what was stopped keeps all that was finished.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from turingdesk.judges.features._base import Prepared
from turingdesk.judges.learning.cluster import Cluster
from turingdesk.judges.learning.folds import Split
from turingdesk.judges.trained._base import AllAtOnce, Done, Learner

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Scored = list[tuple[int, NDArray[np.float64]]]  #: by the place of the split


@dataclass(frozen=True)
class Training:
    """A judge with all that it learns from.

    Args:
        learner: The judge, with its options set.
        features: Of the answers.
        is_human: The truth of each.
        jobs: Splits at a time; -1 for one a core. A cluster has as many as it has threads.
        cluster: Where it is done; None for this machine.
    """

    learner: Learner
    features: Prepared
    is_human: NDArray[np.bool_]
    jobs: int = -1
    cluster: Cluster | None = None

    def run(self, splits: Sequence[Split], done: Done) -> None:
        """Score the test answers of each split.

        Args:
            splits: Of the answers.
            done: Told the place of a split and its scores, in the order in which they are there.
                What it raises ends the work.

        Raises:
            CannotJudge: The judge cannot learn from these features, or the cluster failed.
        """
        told: set[int] = set()

        def tell(place: int, scores: NDArray[np.float64]) -> None:
            if place not in told:
                told.add(place)
                done(place, scores)

        around = self.cluster.around if self.cluster else lambda *_: nullcontext()
        if not splits:
            return
        with around(self.features, self.is_human):
            if self.features.is_fixed and hasattr(self.learner, "all_scores"):
                self._at_once(splits, tell)
            rest = [place for place in range(len(splits)) if place not in told]
            self._parallel(_one, ([(place, splits[place])] for place in rest), tell)

    def _at_once(self, splits: Sequence[Split], tell: Done) -> None:
        """All splits together; on a cluster those of each seed. What is no faster is left."""
        if self.cluster is None:
            matrix = self.features.matrix(splits[0].train)
            cast(AllAtOnce, self.learner).all_scores(matrix, self.is_human, splits, tell)
            return
        groups: dict[tuple[int, str], list[tuple[int, Split]]] = {}
        for place, split in enumerate(splits):
            groups.setdefault((split.seed, split.name), []).append((place, split))
        self._parallel(_together, groups.values(), tell)

    def _parallel(
        self,
        work: Callable[..., Scored],
        groups: Iterable[list[tuple[int, Split]]],
        tell: Done,
    ) -> None:
        from joblib import Parallel, delayed
        from threadpoolctl import threadpool_limits

        tasks = [delayed(work)(self.learner, self.features, self.is_human, one) for one in groups]
        if not tasks:
            return
        parallel = Parallel(self.jobs, prefer="threads", return_as="generator_unordered")
        # A split has a core; more threads would wait for each other. Filters of warnings belong to
        # the process: where each thread sets its own, one undoes another's, so all are set here.
        with threadpool_limits(1), warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            results: Generator[Scored, None, None] = parallel(tasks)
            try:
                for scored in results:
                    for place, scores in scored:
                        tell(place, scores)
            finally:
                results.close()  # ends threads when stopped


def _one(
    learner: Learner,
    features: Prepared,
    is_human: NDArray[np.bool_],
    splits: Sequence[tuple[int, Split]],
) -> Scored:
    from joblib import parallel_config

    with parallel_config(backend="sequential"):  # a forest would send its trees elsewhere
        return [
            (place, learner.scores(features.matrix(split.train), is_human, split))
            for place, split in splits
        ]


def _together(
    learner: Learner,
    features: Prepared,
    is_human: NDArray[np.bool_],
    splits: Sequence[tuple[int, Split]],
) -> Scored:
    """What can be told at once; the rest comes back for others to share."""
    found: Scored = []
    matrix = features.matrix(splits[0][1].train)
    cast(AllAtOnce, learner).all_scores(
        matrix,
        is_human,
        [split for _, split in splits],
        lambda number, scores: found.append((splits[number][0], scores)),
    )
    return found
