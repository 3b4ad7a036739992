"""A test of a trained judge against chance: a permutation test of all of the training.

The makers of answers are exchanged at random where nothing but chance would tell them apart, and
the whole cross-validation is repeated: folds, training, and verdicts (Ojala and Garriga, 2010,
JMLR 11, test 1). If makers cannot be told apart, the true makers are one more such exchange, so
that p <= .05 occurs in at most 5 % of studies, however verdicts depend on each other (Phipson and
Smyth, 2010).

What is exchanged:

- Within a stimulus (or prompt, as folds are grouped), who made which answer. Thus an answer to a
  picture is compared with answers to the same picture.
- Between stimuli that have as many answers, all their makers together, in their order. Thus
  stimuli with answers of one kind alone stay of one kind, and a judge that recognizes stimuli has
  the same advantage in every repetition.
- All messages of a speaker have one maker.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import message
from turingdesk.core.setting import with_defaults
from turingdesk.plugins.machine_judges.learning.answers import AnswerSet
from turingdesk.plugins.machine_judges.learning.array_cache import cache_key
from turingdesk.plugins.machine_judges.learning.cross_validation import (
    OutOfFold,
    Progress,
    Training,
    TrainingSpec,
)
from turingdesk.plugins.machine_judges.learning.estimates import (
    Accuracy,
    accuracy,
    mean_over_seeds,
)
from turingdesk.plugins.machine_judges.learning.folds import (
    Grouping,
    Split,
    group_labels,
    grouped_folds,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Bools = NDArray[np.bool_]
    Codes = NDArray[np.intp]
    Floats = NDArray[np.float64]

SEED = 1  #: of the exchanges
_ROUNDING = 1e-9  #: detectability that is equal but for it
_ATTEMPTS = 5  #: exchanges for each repetition, until one leaves both classes in every fold

METHOD = message(
    "one-sided permutation test: makers exchanged at random within and between stimuli, the whole "
    "cross-validation repeated {permutations:,} times; p is the share of repetitions, the real "
    "one included, with at least this detectability"
)
NOT_RUN = message(
    "No p value: the permutation test of this judge was not run. Run the judge again with "
    "--permutations 199."
)
NOTHING_TO_EXCHANGE = message(
    "No p value: makers can't be exchanged, because no two answers to one stimulus, and no two "
    "stimuli, have different makers in places that correspond."
)
ONE_CLASS = message(
    "No p value: after most exchanges, some folds have answers of one class only. Use fewer folds."
)


@dataclass(frozen=True, slots=True)
class ChanceTest:
    """A judge's accuracy with its permutation test."""

    accuracy: Accuracy
    p: float | None  #: one-sided; None if there is none, and `note` says why
    permutations: int
    note: str = ""


@dataclass(frozen=True)
class Repeating:
    """A cross-validation that can be repeated with other makers.

    Args:
        answers: Those with features.
        work: Judge and features.
        folds: How many.
        seeds: How many times answers are assigned to folds.
        by: What folds are grouped by.
    """

    answers: AnswerSet
    work: TrainingSpec
    folds: int
    seeds: int
    by: Grouping

    def detectability(self, is_human: Bools) -> float:
        """The judge's detectability where the makers are these.

        Raises:
            CannotJudge: Some fold has one class alone to train on.
        """
        groups = group_labels(self.answers, self.by)
        splits = [
            split
            for seed in range(1, self.seeds + 1)
            for split in grouped_folds(groups, is_human, self.folds, seed)
        ]
        scores: list[Floats | None] = [None] * len(splits)

        def keep(place: int, split_scores: Floats) -> None:
            scores[place] = split_scores

        learner = self.work.judge.make(self.work.options)
        training = Training(
            learner, self.work.features, is_human, self.work.jobs, self.work.cluster
        )
        training.run(splits, keep)
        fold_scores = [split_scores for split_scores in scores if split_scores is not None]
        return _detectability(splits, fold_scores, is_human, _speakers(self.answers))

    @property
    def key(self) -> tuple[object, ...]:
        """The parts that the result depends on, beside the exchanges."""
        judge = self.work.judge
        options = dict(sorted(with_defaults(judge.options, self.work.options).items()))
        who = (judge.title, judge.version, options)
        settings = (self.folds, self.seeds, self.by.value)
        return (self.answers.digest, self.work.features.digest, who, settings)


def compare_with_chance(
    judged: OutOfFold,
    how: Repeating,
    permutations: int,
    progress: Progress | None = None,
) -> ChanceTest:
    """Test whether detectability is above what exchanged makers give.

    Args:
        judged: What the judge said of all answers.
        how: How that is repeated.
        permutations: How often; 0 for no test.
        progress: Told how many repetitions are done, of how many. What it raises ends the work.

    Raises:
        CannotJudge: The judge cannot learn from these features.
    """
    import numpy as np

    estimate = accuracy(mean_over_seeds(judged, how.by))
    real = estimate.detectability
    if not permutations or real is None:
        return ChanceTest(estimate, None, 0, NOT_RUN)
    blocks = Exchange.of(how.answers, how.by)
    if blocks.is_rigid:
        return ChanceTest(estimate, None, 0, NOTHING_TO_EXCHANGE)
    cache = how.work.cache
    name = cache_key(*how.key, "permutations", permutations, SEED)
    permuted = None if cache is None else cache.get(name)
    if permuted is None:
        permuted = np.array(list(_repeated(how, blocks, permutations, progress)))
        # An incomplete series under this key would pass for a complete one the next time.
        if cache is not None and len(permuted) == permutations:
            cache.put(name, permuted)
    if len(permuted) < permutations:
        return ChanceTest(estimate, None, len(permuted), ONE_CLASS)
    reached = int((permuted >= real - _ROUNDING).sum())
    return ChanceTest(estimate, (1 + reached) / (1 + permutations), permutations)


def _repeated(
    how: Repeating,
    blocks: Exchange,
    permutations: int,
    progress: Progress | None,
) -> Iterator[float]:
    """Detectability of each repetition; fewer than asked for where folds often lack a class."""
    import numpy as np

    chance, done = np.random.default_rng(SEED), 0
    for _ in range(_ATTEMPTS * permutations):
        try:
            value = how.detectability(blocks.makers(chance))
        # Makers after this exchange leave a fold with one class; another exchange is drawn in its
        # place.
        except CannotJudge:
            continue
        yield value
        done += 1
        if progress:
            progress(done, permutations)
        if done == permutations:
            return


@dataclass(frozen=True)
class Exchange:
    """Makers of speakers, by stimulus, and what may be exchanged."""

    is_human: Bools  #: of each speaker
    speakers: Codes  #: of each answer, its speaker
    by_size: tuple[Codes, ...]  #: for each number of speakers the stimuli with so many of them;
    #: one row a stimulus, with the places of its speakers

    @classmethod
    def of(cls, answers: AnswerSet, by: Grouping) -> Exchange:
        """Those of some answers; ungrouped ones are exchanged by stimulus all the same."""
        import numpy as np

        speakers = _speakers(answers)
        first = np.unique(speakers, return_index=True)[1]
        labels = group_labels(answers, Grouping.STIMULUS if by is Grouping.NONE else by)
        stimulus = np.unique(np.array(labels)[first], return_inverse=True)[1]
        sizes = np.bincount(stimulus)
        # Stable, so that the speakers of a stimulus stay in their order, by which stimuli exchange
        # their makers.
        order = np.argsort(stimulus, kind="stable")
        places_by_size = [
            order[sizes[stimulus[order]] == size].reshape(-1, size)
            for size in np.unique(sizes).tolist()
        ]
        return cls(answers.is_human[first], speakers, tuple(places_by_size))

    @property
    def is_rigid(self) -> bool:
        """True if every exchange leaves the makers as they are."""
        exchanges = [self.is_human[places] for places in self.by_size]
        return all((exchange == exchange.flat[0]).all() for exchange in exchanges)

    def makers(self, chance: np.random.Generator) -> Bools:
        """The makers of all answers after one exchange."""
        import numpy as np

        exchanged = np.empty_like(self.is_human)
        for places in self.by_size:
            between = self.is_human[places][chance.permutation(len(places))]
            exchanged[places] = chance.permuted(between, axis=1)
        return exchanged[self.speakers]


def _speakers(answers: AnswerSet) -> Codes:
    """A number for each answer's stimulus and subject, which messages of a speaker share."""
    import numpy as np

    names = [f"{row.stimulus}\n{row.subject}" for row in answers.rows]
    return np.unique(names, return_inverse=True)[1].astype(np.intp)


def _detectability(
    splits: list[Split], scores: list[Floats], is_human: Bools, speakers: Codes
) -> float:
    """As `estimates` has it: the mean score of a speaker's messages decides, seed by seed."""
    import numpy as np

    first = np.unique(speakers, return_index=True)[1]
    human, seeds = is_human[first], sorted({split.seed for split in splits})
    totals = np.zeros((len(seeds), len(human)))
    for split, split_scores in zip(splits, scores, strict=True):
        np.add.at(totals[seeds.index(split.seed)], speakers[split.test], split_scores)
    right = ((totals > 0) == human).mean(axis=0)
    return float((right[human].mean() + right[~human].mean()) / 2)
