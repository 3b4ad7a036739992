"""A trained judge on a whole study: a judge of its own for each block, on the same terms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from turingdesk.core.errors import CannotJudge, UnknownName
from turingdesk.core.message import join, message
from turingdesk.core.study import Block
from turingdesk.core.task import TASKS
from turingdesk.judges.features import FEATURES
from turingdesk.judges.learning.answers import AnswerSet, answer_set, judged_tables
from turingdesk.judges.learning.array_cache import ArrayCache
from turingdesk.judges.learning.cluster import Cluster
from turingdesk.judges.learning.cross_validation import (
    OutOfFold,
    Progress,
    TrainingSpec,
    answers_with_features,
    cross_validate,
)
from turingdesk.judges.learning.estimates import (
    GroupingComparison,
    compare_groupings,
    other_grouping,
)
from turingdesk.judges.learning.extrapolation import (
    AgentScore,
    extrapolation_cells,
    extrapolation_splits,
    machine_agents,
)
from turingdesk.judges.learning.feature_weights import WeightExplanation, explain
from turingdesk.judges.learning.folds import Split, repeated_folds
from turingdesk.judges.learning.settings import TrainingSettings
from turingdesk.judges.trained import TRAINED
from turingdesk.judges.trained._base import ValidatingLearner

if TYPE_CHECKING:
    from turingdesk.study.package import Package

ONE_AGENT = message("No block has answers by two machine agents, so none can be held out.")


@dataclass(frozen=True)
class BlockJob:
    """One block to judge: its answers, its judge and its folds."""

    block: Block
    answers: AnswerSet  #: those with features
    work: TrainingSpec
    splits: tuple[Split, ...]
    settings: TrainingSettings


@dataclass(frozen=True)
class StudyJob:
    """A trained judge's work on a study: the blocks to judge, and why others are skipped."""

    blocks: tuple[BlockJob, ...]
    skipped: Mapping[str, str]  #: by block

    @property
    def tasks(self) -> dict[str, str]:
        """By block, the task of its answers."""
        return {one.block.id: one.answers.task for one in self.blocks}

    @property
    def digests(self) -> dict[str, str]:
        """By block, what the features of its answers are."""
        return {one.block.id: one.work.features.digest for one in self.blocks}

    @property
    def has_several_agents(self) -> bool:
        """Whether some block has answers of two machine agents, so that one can be omitted."""
        return bool(self._with_several)

    @property
    def _with_several(self) -> list[BlockJob]:
        return [one for one in self.blocks if len(machine_agents(one.answers)) > 1]

    def cross_validate(self, progress: Progress | None = None) -> dict[str, OutOfFold]:
        """By block, what the judge says of answers that it was not trained on.

        Args:
            progress: Told how many folds are done, of how many. What it raises ends the
                work; what was kept until then is not computed again.

        Raises:
            CannotJudge: The judge cannot learn from such features.
        """
        return _cross_validate([(one, one.splits) for one in self.blocks], progress)

    def extrapolate(self, progress: Progress | None = None) -> dict[str, list[AgentScore]]:
        """By block, what judges say of agents that they were not trained on.

        Args:
            progress: As of `cross_validate`.

        Raises:
            CannotJudge: No block has answers of two agents, or the judge cannot learn.
        """
        several = self._with_several
        if not several:
            raise CannotJudge(ONE_AGENT)
        taken, why = [], ""
        for one in several:
            dealt = extrapolation_splits(one.answers, one.splits)
            try:
                _check_learner(one.answers, one.work, dealt)
            except CannotJudge as problem:  # an agent has fewer answers than all have together
                why = str(problem)
            else:
                taken.append((one, dealt))
        if not taken:
            raise CannotJudge(why)
        by = self.blocks[0].settings.by
        return {
            name: extrapolation_cells(one, by)
            for name, one in _cross_validate(taken, progress).items()
        }

    def explain(self, progress: Progress | None = None) -> dict[str, WeightExplanation]:
        """By block, which features speak most for a human and for a machine.

        Args:
            progress: Told how many blocks are done, of how many.
        """
        found = {}
        for done, one in enumerate(self.blocks, 1):
            found[one.block.id] = explain(one.answers, one.work)
            if progress:
                progress(done, len(self.blocks))
        return found

    def compare_groupings(
        self, judged: Mapping[str, OutOfFold], progress: Progress | None = None
    ) -> dict[str, GroupingComparison | str]:
        """By block, the same judge with the other kind of folds; or why there are none.

        Args:
            judged: As `cross_validate` gives it.
            progress: As of `cross_validate`.

        Raises:
            CannotJudge: The judge cannot learn from such features.
        """
        found: dict[str, GroupingComparison | str] = {}
        taken = []
        for one in self.blocks:
            told = one.settings
            try:
                dealt = repeated_folds(
                    one.answers, told.folds, told.seeds, other_grouping(told.by)
                )
                _check_learner(one.answers, one.work, dealt)
            except CannotJudge as problem:
                found[one.block.id] = str(problem)
            else:
                taken.append((one, dealt))
        for name, beside in _cross_validate(taken, progress).items():
            found[name] = compare_groupings(judged[name], beside, self.blocks[0].settings.by)
        return {one.block.id: found[one.block.id] for one in self.blocks}


def prepare(
    package: Package,
    settings: TrainingSettings,
    kept: ArrayCache | None = None,
    jobs: int = -1,
    cluster: Cluster | None = None,
    progress: Progress | None = None,
) -> StudyJob:
    """Make the features and folds of each block.

    Args:
        package: The study.
        settings: The judge's.
        kept: Where scores are kept.
        jobs: Splits at a time; -1 for one a core.
        cluster: Where judges are trained; None for this machine.
        progress: Told how many texts have features, of how many, where that takes long.

    Raises:
        UnknownName: The study has no block of that name.
        CannotJudge: No block can be judged, or not one that was named; the study is sealed.
        NoServer: Features come from a server that does not give them.
    """
    taken: dict[str, BlockJob] = {}
    passed: dict[str, str] = {}
    for block in _wanted(package, settings):
        try:
            _check(package, block, [one.block for one in taken.values()])
            one = _block_job(package, block, settings, progress)
            taken[block.id] = replace(
                one, work=replace(one.work, cache=kept, jobs=jobs, cluster=cluster)
            )
        except CannotJudge as problem:
            if package.study.sealed or settings.blocks:
                raise
            passed[block.id] = str(problem)
    if not taken:
        raise CannotJudge(join("\n", (join(": ", one) for one in passed.items())))
    return StudyJob(tuple(taken.values()), passed)


def _wanted(package: Package, settings: TrainingSettings) -> list[Block]:
    """The blocks that were named; all of them where none was."""
    known = {block.id: block for block in package.study.blocks}
    for name in settings.blocks:
        if name not in known:
            raise UnknownName(message("block of this study"), name, list(known))
    return [
        block for block in known.values() if not settings.blocks or block.id in settings.blocks
    ]


def _check(package: Package, block: Block, taken: list[Block]) -> None:
    if TASKS[block.task].plays:
        title = TASKS[block.task].title
        raise CannotJudge(
            message(
                "{title} is a game: there is nothing to judge until it is played.", title=title
            )
        )
    if not package.study.sealed and block.table not in judged_tables(package):
        raise CannotJudge(message("Trained judges can't judge two answers side by side."))
    for one in taken:
        if one.table == block.table:
            raise CannotJudge(message("Its answers are judged in the block {id}.", id=one.id))


def _block_job(
    package: Package, block: Block, settings: TrainingSettings, progress: Progress | None
) -> BlockJob:
    answers = answer_set(package, block.table, messages=settings.messages)
    name, options = settings.features_for_task(answers.task)
    features = FEATURES[name].compute(answers, options, progress)
    found = answers_with_features(answers, features)
    splits = repeated_folds(found, settings.folds, settings.seeds, settings.by)
    work = TrainingSpec(TRAINED[settings.kind], settings.options, features)
    _check_learner(found, work, splits)
    return BlockJob(block, found, work, tuple(splits), settings)


def _check_learner(answers: AnswerSet, work: TrainingSpec, splits: Sequence[Split]) -> None:
    """Let a judge that can't learn from such answers say so before anything is trained."""
    learner = work.judge.make(work.options)
    if splits and hasattr(learner, "check"):
        columns = len(work.features.names(splits[0].train))
        cast(ValidatingLearner, learner).check(columns, answers.is_human, splits)


def _cross_validate(
    work: Sequence[tuple[BlockJob, Sequence[Split]]], progress: Progress | None
) -> dict[str, OutOfFold]:
    found, before = {}, 0
    of = sum(len(own) for _, own in work)
    for one, own in work:
        tell = None if progress is None else _offset_progress(progress, before, of)
        found[one.block.id] = cross_validate(one.answers, one.work, own, tell)
        before += len(own)
    return found


def _offset_progress(progress: Progress, before: int, of: int) -> Progress:
    return lambda done, _: progress(before + done, of)
