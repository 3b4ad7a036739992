"""Judges on answers that they were not trained on: each split trained, and its rest judged.

Cross-validation and extrapolation are the same work on other splits. A judge that can trains on
all splits at once; otherwise the work goes through joblib, on this machine's cores or on a
cluster's. The scores of each split are saved as soon as they are there, so that a run that was
stopped continues where it was.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import message
from turingdesk.core.setting import with_defaults
from turingdesk.plugins.machine_judges.features._base import MissingFeatures, PreparedFeatures
from turingdesk.plugins.machine_judges.learning.answers import AnswerSet
from turingdesk.plugins.machine_judges.learning.array_cache import ArrayCache, cache_key
from turingdesk.plugins.machine_judges.learning.folds import Split
from turingdesk.plugins.machine_judges.trained._base import (
    BatchLearner,
    Learner,
    OnScores,
    TrainedJudge,
    Value,
)
from turingdesk.system.cluster import Cluster

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    Scored = list[tuple[int, NDArray[np.float64]]]  #: by the place of the split

Progress = Callable[[int, int], None]
COLUMNS = (
    *("id", "stimulus", "subject", "turn", "prompt", "origin", "agent"),
    *("trained_on", "seed", "fold", "score", "verdict"),
)


@dataclass(frozen=True)
class OutOfFold:
    """A judge's scores of answers that it was not trained on."""

    answers: AnswerSet  #: those with features; splits are of them
    splits: tuple[Split, ...]
    scores: tuple[NDArray[np.float64], ...]  #: of each split's test answers; above 0 says human
    lost: tuple[MissingFeatures, ...]  #: answers without features

    def frame(self) -> DataFrame:
        """One row per verdict, with the columns `COLUMNS`; verdicts are human or machine."""
        import numpy as np
        import pandas as pd

        if not self.splits:
            return pd.DataFrame(columns=list(COLUMNS))
        rows = self.answers.rows
        about = pd.DataFrame(
            {
                "id": [row.id for row in rows],
                "stimulus": [row.stimulus for row in rows],
                "subject": [row.subject for row in rows],
                "turn": [row.turn for row in rows],
                "prompt": [row.prompt for row in rows],
                "origin": ["human" if row.is_human else "machine" for row in rows],
                "agent": [row.agent for row in rows],
            }
        )
        verdicts = about.iloc[np.concatenate([split.test for split in self.splits])]
        verdicts = verdicts.reset_index(drop=True)
        size = [len(split.test) for split in self.splits]
        verdicts["trained_on"] = np.repeat([split.name for split in self.splits], size)
        verdicts["seed"] = np.repeat([split.seed for split in self.splits], size)
        verdicts["fold"] = np.repeat([split.fold for split in self.splits], size)
        verdicts["score"] = np.concatenate(self.scores)
        verdicts["verdict"] = np.where(verdicts["score"] > 0, "human", "machine")
        return verdicts


@dataclass(frozen=True)
class TrainingSpec:
    """A judge with its options, and the features that it learns from.

    Args:
        judge: The kind of judge.
        options: Its options.
        features: Of all answers.
        jobs: Splits at a time; -1 for one a core.
        cache: Where scores are stored, so that the work can be continued; None for nowhere.
        cluster: Where the work is done; None for this machine.
    """

    judge: TrainedJudge
    options: Mapping[str, Value]
    features: PreparedFeatures
    jobs: int = -1
    cache: ArrayCache | None = None
    cluster: Cluster | None = None


def answers_with_features(answers: AnswerSet, features: PreparedFeatures) -> AnswerSet:
    """The answers that have features; splits are made of these.

    Raises:
        CannotJudge: Those of humans or those of machines have none.
    """
    usable = answers.take([int(place) for place in features.kept])
    humans = int(usable.is_human.sum())
    if humans in (0, len(usable.rows)):
        raise CannotJudge(
            message(
                "Of the answers with features, {humans} are by humans and {humans2} by "
                "machines. A judge needs both for training.",
                humans=humans,
                humans2=len(usable.rows) - humans,
            )
        )
    return usable


def cross_validate(
    answers: AnswerSet,
    work: TrainingSpec,
    splits: Sequence[Split],
    progress: Progress | None = None,
) -> OutOfFold:
    """Train on each split, and score the answers that it omits.

    Args:
        answers: Those with features, see `answers_with_features`.
        work: Judge and features.
        splits: Of these answers.
        progress: Told how many splits are done, of how many. What it raises ends the work;
            what was kept until then is not computed again.

    Raises:
        CannotJudge: A split has one class alone to train on, or the cluster failed.
    """
    is_human = answers.is_human
    _check_classes(is_human, splits)
    names = [_split_key(answers, work, split) for split in splits]
    split_scores = [None if work.cache is None else work.cache.get(name) for name in names]
    waiting = [place for place, scores in enumerate(split_scores) if scores is None]

    count = len(splits) - len(waiting)

    def done(place: int, scores: NDArray[np.float64]) -> None:
        nonlocal count
        count += 1
        split_scores[waiting[place]] = scores
        if work.cache is not None:
            work.cache.put(names[waiting[place]], scores)
        if progress:
            progress(count, len(splits))

    learner = work.judge.make(work.options)
    training = Training(learner, work.features, is_human, work.jobs, work.cluster)
    training.run([splits[place] for place in waiting], done)
    scores = tuple(fold_scores for fold_scores in split_scores if fold_scores is not None)
    return OutOfFold(answers, tuple(splits), scores, work.features.lost)


def _check_classes(is_human: NDArray[np.bool_], splits: Sequence[Split]) -> None:
    """Refuse a split from which nothing can be learned."""
    # Checked for all splits before the first is trained, which can take hours.
    if any(len(set(is_human[split.train].tolist())) < 2 for split in splits):
        raise CannotJudge(
            message(
                "The training answers are only by humans or only by machines. Use fewer folds "
                "or other agents."
            )
        )


def _split_key(answers: AnswerSet, work: TrainingSpec, split: Split) -> str:
    """The cache key of a split's scores."""
    options: dict[str, Any] = dict(sorted(with_defaults(work.judge.options, work.options).items()))
    who = (work.judge.title, work.judge.version, options)
    # Part of the key, because a judge that sets answers apart does so by group.
    group = "" if split.group is None else split.group.tobytes().hex()
    rows = (split.seed, split.train.tobytes().hex(), split.test.tobytes().hex(), group)
    return cache_key(answers.digest, work.features.digest, who, rows)


@dataclass(frozen=True)
class Training:
    """A judge with everything that it learns from.

    Args:
        learner: The judge, with its options set.
        features: Of the answers.
        is_human: The truth of each.
        jobs: Splits at a time; -1 for one a core. A cluster has as many as it has threads.
        cluster: Where it is done; None for this machine.
    """

    learner: Learner
    features: PreparedFeatures
    is_human: NDArray[np.bool_]
    jobs: int = -1
    cluster: Cluster | None = None

    def run(self, splits: Sequence[Split], done: OnScores) -> None:
        """Score the test answers of each split.

        Args:
            splits: Of the answers.
            done: Told the place of a split and its scores, in the order in which they are there.
                What it raises ends the work.

        Raises:
            CannotJudge: The judge cannot learn from these features, or the cluster failed.
        """
        reported: set[int] = set()

        # What a batch couldn't finish is done again split by split, and the splits it did finish
        # aren't reported twice.
        def tell(place: int, scores: NDArray[np.float64]) -> None:
            if place not in reported:
                reported.add(place)
                done(place, scores)

        around = self.cluster.joblib_backend if self.cluster else lambda *_: nullcontext()
        if not splits:
            return
        with around(self.features, self.is_human):
            if self.features.is_fixed and hasattr(self.learner, "batch_scores"):
                self._batch(splits, tell)
            rest = [place for place in range(len(splits)) if place not in reported]
            self._parallel(_score_splits, ([(place, splits[place])] for place in rest), tell)

    def _batch(self, splits: Sequence[Split], tell: OnScores) -> None:
        """Train on all splits together, on a cluster on those of each seed; some may be left."""
        if self.cluster is None:
            matrix = self.features.matrix(splits[0].train)
            cast(BatchLearner, self.learner).batch_scores(matrix, self.is_human, splits, tell)
            return
        groups: dict[tuple[int, str], list[tuple[int, Split]]] = {}
        for place, split in enumerate(splits):
            groups.setdefault((split.seed, split.name), []).append((place, split))
        self._parallel(_score_batch, groups.values(), tell)

    def _parallel(
        self,
        work: Callable[..., Scored],
        groups: Iterable[list[tuple[int, Split]]],
        tell: OnScores,
    ) -> None:
        from joblib import Parallel, delayed
        from threadpoolctl import threadpool_limits

        tasks = [
            delayed(work)(self.learner, self.features, self.is_human, group) for group in groups
        ]
        if not tasks:
            return
        # Threads share the features, of which processes would need a copy each; unordered, so that
        # each result is saved as soon as it is there.
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


def _score_splits(
    learner: Learner,
    features: PreparedFeatures,
    is_human: NDArray[np.bool_],
    splits: Sequence[tuple[int, Split]],
) -> Scored:
    from joblib import parallel_config

    with parallel_config(backend="sequential"):  # a forest would send its trees elsewhere
        return [
            (place, learner.scores(features.matrix(split.train), is_human, split))
            for place, split in splits
        ]


def _score_batch(
    learner: Learner,
    features: PreparedFeatures,
    is_human: NDArray[np.bool_],
    splits: Sequence[tuple[int, Split]],
) -> Scored:
    """The scores that are known at once; the rest comes back for others to share."""
    scored: Scored = []
    matrix = features.matrix(splits[0][1].train)
    cast(BatchLearner, learner).batch_scores(
        matrix,
        is_human,
        [split for _, split in splits],
        lambda number, scores: scored.append((splits[number][0], scores)),
    )
    return scored
