"""A trained judge on a whole study: a judge of its own for each block, on the same terms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from turingdesk.core.errors import CannotJudge, UnknownName
from turingdesk.core.message import join, message
from turingdesk.core.study import Block
from turingdesk.core.task import TASKS
from turingdesk.plugins.machine_judges.features import FEATURES
from turingdesk.plugins.machine_judges.learning.answers import AnswerSet, answer_set, judged_tables
from turingdesk.plugins.machine_judges.learning.array_cache import ArrayCache
from turingdesk.plugins.machine_judges.learning.chance import (
    ChanceTest,
    Repeating,
    compare_with_chance,
)
from turingdesk.plugins.machine_judges.learning.cross_validation import (
    OutOfFold,
    Progress,
    TrainingSpec,
    answers_with_features,
    cross_validate,
)
from turingdesk.plugins.machine_judges.learning.estimates import (
    GroupingComparison,
    compare_groupings,
    other_grouping,
)
from turingdesk.plugins.machine_judges.learning.extrapolation import (
    AgentScore,
    extrapolation_cells,
    extrapolation_splits,
    machine_agents,
)
from turingdesk.plugins.machine_judges.learning.feature_weights import WeightExplanation, explain
from turingdesk.plugins.machine_judges.learning.folds import Split, repeated_folds
from turingdesk.plugins.machine_judges.learning.settings import TrainingSettings
from turingdesk.plugins.machine_judges.trained import TRAINED
from turingdesk.plugins.machine_judges.trained._base import ValidatingLearner
from turingdesk.system.cluster import Cluster

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
        return {job.block.id: job.answers.task for job in self.blocks}

    @property
    def digests(self) -> dict[str, str]:
        """By block, what the features of its answers are."""
        return {job.block.id: job.work.features.digest for job in self.blocks}

    @property
    def has_several_agents(self) -> bool:
        """True if some block has answers of two machine agents, so that one can be omitted."""
        return bool(self._with_several)

    @property
    def _with_several(self) -> list[BlockJob]:
        return [job for job in self.blocks if len(machine_agents(job.answers)) > 1]

    def cross_validate(self, progress: Progress | None = None) -> dict[str, OutOfFold]:
        """By block, what the judge says of answers that it was not trained on.

        Args:
            progress: Told how many folds are done, of how many. What it raises ends the
                work; what was kept until then is not computed again.

        Raises:
            CannotJudge: The judge cannot learn from such features.
        """
        return _cross_validate([(job, job.splits) for job in self.blocks], progress)

    def compare_with_chance(
        self,
        judged: Mapping[str, OutOfFold],
        permutations: int | None = None,
        progress: Progress | None = None,
    ) -> dict[str, ChanceTest]:
        """By block, whether the judge is better than chance.

        Args:
            judged: As `cross_validate` gives it.
            permutations: How often makers are exchanged and all is repeated; 0 for no test, None
                for as often as is usual for the judge.
            progress: Told how many repetitions are done, of how many. What it raises ends the
                work.

        Raises:
            CannotJudge: The judge cannot learn from such features.
        """
        test_by_block = {}
        for before, job in enumerate(self.blocks):
            times = job.work.judge.permutations if permutations is None else permutations
            settings = job.settings
            how = Repeating(
                job.answers, job.work, settings.folds, settings.seeds, settings.grouped_by
            )
            tell = _offset_progress(progress, before * times, len(self.blocks) * times)
            test_by_block[job.block.id] = compare_with_chance(
                judged[job.block.id], how, times, tell
            )
        return test_by_block

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
        work, why = [], ""
        for job in several:
            dealt = extrapolation_splits(job.answers, job.splits)
            try:
                _check_learner(job.answers, job.work, dealt)
            except CannotJudge as problem:  # an agent has fewer answers than all have together
                why = str(problem)
            else:
                work.append((job, dealt))
        if not work:
            raise CannotJudge(why)
        by = self.blocks[0].settings.grouped_by
        return {
            name: extrapolation_cells(judged, by)
            for name, judged in _cross_validate(work, progress).items()
        }

    def explain(self, progress: Progress | None = None) -> dict[str, WeightExplanation]:
        """By block, which features speak most for a human and for a machine.

        Args:
            progress: Told how many blocks are done, of how many.
        """
        explanation_by_block = {}
        for done, job in enumerate(self.blocks, 1):
            explanation_by_block[job.block.id] = explain(job.answers, job.work)
            if progress:
                progress(done, len(self.blocks))
        return explanation_by_block

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
        comparison_by_block: dict[str, GroupingComparison | str] = {}
        work = []
        for job in self.blocks:
            settings = job.settings
            try:
                dealt = repeated_folds(
                    job.answers,
                    settings.folds,
                    settings.seeds,
                    other_grouping(settings.grouped_by),
                )
                _check_learner(job.answers, job.work, dealt)
            except CannotJudge as problem:
                comparison_by_block[job.block.id] = str(problem)
            else:
                work.append((job, dealt))
        for name, beside in _cross_validate(work, progress).items():
            comparison_by_block[name] = compare_groupings(
                judged[name], beside, self.blocks[0].settings.grouped_by
            )
        return {job.block.id: comparison_by_block[job.block.id] for job in self.blocks}


def prepare(
    package: Package,
    settings: TrainingSettings,
    cache: ArrayCache | None = None,
    jobs: int = -1,
    cluster: Cluster | None = None,
    progress: Progress | None = None,
) -> StudyJob:
    """Make the features and folds of each block.

    Args:
        package: The study.
        settings: The judge's.
        cache: Where scores are kept.
        jobs: Splits at a time; -1 for one a core.
        cluster: Where judges are trained; None for this machine.
        progress: Told how many texts have features, of how many, where that takes long.

    Raises:
        UnknownName: The study has no block of that name.
        CannotJudge: No block can be judged, or not one that was named; the study is sealed.
        NoServer: Features come from a server that does not give them.
    """
    job_by_block: dict[str, BlockJob] = {}
    passed: dict[str, str] = {}
    for block in _chosen_blocks(package, settings):
        try:
            _check(package, block, [job_item.block for job_item in job_by_block.values()])
            job = _block_job(package, block, settings, progress)
            job_by_block[block.id] = replace(
                job, work=replace(job.work, cache=cache, jobs=jobs, cluster=cluster)
            )
        except CannotJudge as problem:
            # Blocks that can't be judged are passed over only where no one asked for them by name.
            if package.study.sealed or settings.blocks:
                raise
            passed[block.id] = str(problem)
    if not job_by_block:
        raise CannotJudge(join("\n", (join(": ", item) for item in passed.items())))
    return StudyJob(tuple(job_by_block.values()), passed)


def _chosen_blocks(package: Package, settings: TrainingSettings) -> list[Block]:
    """The blocks that were named; all of them where none was."""
    block_by_id = {block.id: block for block in package.study.blocks}
    for name in settings.blocks:
        if name not in block_by_id:
            raise UnknownName(message("block of this study"), name, list(block_by_id))
    return [
        block
        for block in block_by_id.values()
        if not settings.blocks or block.id in settings.blocks
    ]


def _check(package: Package, block: Block, blocks_before: list[Block]) -> None:
    if TASKS[block.task].plays:
        title = TASKS[block.task].title
        raise CannotJudge(
            message(
                "{title} is a game: there is nothing to judge until it is played.", title=title
            )
        )
    if not package.study.sealed and block.table not in judged_tables(package):
        raise CannotJudge(message("Trained judges can't judge two answers side by side."))
    for earlier_block in blocks_before:
        if earlier_block.table == block.table:
            raise CannotJudge(
                message("Its answers are judged in the block {id}.", id=earlier_block.id)
            )


def _block_job(
    package: Package, block: Block, settings: TrainingSettings, progress: Progress | None
) -> BlockJob:
    answers = answer_set(package, block.table, messages=settings.messages)
    name, options = settings.features_for_task(answers.task)
    features = FEATURES[name].compute(answers, options, progress)
    usable = answers_with_features(answers, features)
    splits = repeated_folds(usable, settings.folds, settings.seeds, settings.grouped_by)
    work = TrainingSpec(TRAINED[settings.kind], settings.options, features)
    _check_learner(usable, work, splits)
    return BlockJob(block, usable, work, tuple(splits), settings)


def _check_learner(answers: AnswerSet, work: TrainingSpec, splits: Sequence[Split]) -> None:
    """Let a judge that can't learn from such answers say so before anything is trained."""
    learner = work.judge.make(work.options)
    if splits and hasattr(learner, "check"):
        columns = len(work.features.names(splits[0].train))
        cast(ValidatingLearner, learner).check(columns, answers.is_human, splits)


def _cross_validate(
    work: Sequence[tuple[BlockJob, Sequence[Split]]], progress: Progress | None
) -> dict[str, OutOfFold]:
    judged_by_block, before = {}, 0
    of = sum(len(job_splits) for _, job_splits in work)
    for job, job_splits in work:
        tell = _offset_progress(progress, before, of)
        judged_by_block[job.block.id] = cross_validate(job.answers, job.work, job_splits, tell)
        before += len(job_splits)
    return judged_by_block


def _offset_progress(progress: Progress | None, before: int, of: int) -> Progress | None:
    return None if progress is None else lambda done, _: progress(before + done, of)
