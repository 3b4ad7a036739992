"""Judges on answers that they were not trained on: each split trained, and its rest judged.

Cross-validation and extrapolation are the same work on other splits. The work of the splits goes
through joblib, so that it runs on whatever backend is set around it, a cluster's as well. Scores
of a split can be kept: what was stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import message
from turingdesk.judges.features._base import Lost, Prepared
from turingdesk.judges.learning.answers import AnswerSet
from turingdesk.judges.learning.cluster import Cluster
from turingdesk.judges.learning.folds import Split
from turingdesk.judges.learning.kept import Kept, key
from turingdesk.judges.learning.training import Training
from turingdesk.judges.trained._base import TrainedJudge, Value

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

Progress = Callable[[int, int], None]
COLUMNS = (
    *("id", "stimulus", "subject", "turn", "prompt", "origin", "agent"),
    *("trained_on", "seed", "fold", "score", "verdict"),
)


@dataclass(frozen=True)
class OutOfFold:
    """What a judge said of answers that it was not trained on."""

    answers: AnswerSet  #: those with features; splits are of them
    splits: tuple[Split, ...]
    scores: tuple[NDArray[np.float64], ...]  #: of each split's test answers; above 0 says human
    lost: tuple[Lost, ...]  #: answers without features

    def frame(self) -> DataFrame:
        """One row a verdict, with the columns `COLUMNS`; verdicts are human or machine."""
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
        made = about.iloc[np.concatenate([split.test for split in self.splits])]
        made = made.reset_index(drop=True)
        size = [len(split.test) for split in self.splits]
        made["trained_on"] = np.repeat([split.name for split in self.splits], size)
        made["seed"] = np.repeat([split.seed for split in self.splits], size)
        made["fold"] = np.repeat([split.fold for split in self.splits], size)
        made["score"] = np.concatenate(self.scores)
        made["verdict"] = np.where(made["score"] > 0, "human", "machine")
        return made


@dataclass(frozen=True)
class Work:
    """One judge with its options on features.

    Args:
        judge: The kind of judge.
        options: Its options.
        features: Of all answers.
        jobs: Splits at a time; -1 for one a core.
        kept: Where scores are kept, so that the work can be gone on with; None for nowhere.
        cluster: Where the work is done; None for this machine.
    """

    judge: TrainedJudge
    options: Mapping[str, Value]
    features: Prepared
    jobs: int = -1
    kept: Kept | None = None
    cluster: Cluster | None = None


def with_features(answers: AnswerSet, features: Prepared) -> AnswerSet:
    """The answers that have features; splits are made of these.

    Raises:
        CannotJudge: Those of humans or those of machines have none.
    """
    found = answers.take([int(place) for place in features.kept])
    humans = int(found.is_human.sum())
    if humans in (0, len(found.rows)):
        raise CannotJudge(
            message(
                "Of the answers with features {humans} are of humans and {humans2} of "
                "machines. A judge needs both to learn from.",
                humans=humans,
                humans2=len(found.rows) - humans,
            )
        )
    return found


def out_of_fold(
    answers: AnswerSet, work: Work, splits: Sequence[Split], progress: Progress | None = None
) -> OutOfFold:
    """Train and judge.

    Args:
        answers: Those with features, see `with_features`.
        work: Judge and features.
        splits: Of these answers.
        progress: Told how many splits are done, of how many. What it raises ends the work;
            what was kept until then is not computed again.

    Raises:
        CannotJudge: A split has one class alone to train on, or the cluster failed.
    """
    is_human = answers.is_human
    for split in splits:
        if len(set(is_human[split.train].tolist())) < 2:
            raise CannotJudge(
                message(
                    "There are only humans, or only machines, among the answers to train "
                    "on. Take fewer folds, or other agents."
                )
            )
    names = [_name(answers, work, split) for split in splits]
    found = [None if work.kept is None else work.kept.get(name) for name in names]
    waiting = [place for place, scores in enumerate(found) if scores is None]

    count = len(splits) - len(waiting)

    def done(place: int, scores: NDArray[np.float64]) -> None:
        nonlocal count
        count += 1
        found[waiting[place]] = scores
        if work.kept is not None:
            work.kept.put(names[waiting[place]], scores)
        if progress:
            progress(count, len(splits))

    learner = work.judge.make(work.options)
    training = Training(learner, work.features, is_human, work.jobs, work.cluster)
    training.run([splits[place] for place in waiting], done)
    scores = tuple(one for one in found if one is not None)
    return OutOfFold(answers, tuple(splits), scores, work.features.lost)


def _name(answers: AnswerSet, work: Work, split: Split) -> str:
    """What the scores of a split follow from."""
    options: dict[str, Any] = dict(sorted({**work.judge.options, **work.options}.items()))
    who = (work.judge.title, work.judge.version, options)
    group = "" if split.group is None else split.group.tobytes().hex()
    rows = (split.seed, split.train.tobytes().hex(), split.test.tobytes().hex(), group)
    return key(answers.digest, work.features.digest, who, rows)
