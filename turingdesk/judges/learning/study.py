"""A trained judge on a whole study: a judge of its own for each block, on the same terms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from turingdesk.core.errors import CannotJudge, UnknownName
from turingdesk.core.message import message
from turingdesk.core.study import Block
from turingdesk.judges.features import FEATURES
from turingdesk.judges.learning.answers import AnswerSet, answer_set, tables
from turingdesk.judges.learning.cluster import Cluster
from turingdesk.judges.learning.comparison import Compared, compared, other
from turingdesk.judges.learning.cross_validation import (
    OutOfFold,
    Progress,
    Work,
    out_of_fold,
    with_features,
)
from turingdesk.judges.learning.explained import Explanation, explained
from turingdesk.judges.learning.extrapolation import Cell, agents, cells, splits
from turingdesk.judges.learning.folds import Split, repeated
from turingdesk.judges.learning.kept import Kept
from turingdesk.judges.learning.settings import Settings
from turingdesk.judges.trained import TRAINED
from turingdesk.judges.trained._base import Choosy

if TYPE_CHECKING:
    from turingdesk.study.package import Package

ONE_AGENT = message("No block has answers of two machine agents, so there is none to leave out.")


@dataclass(frozen=True)
class Taken:
    """A block that is judged."""

    block: Block
    answers: AnswerSet  #: those with features
    work: Work
    splits: tuple[Split, ...]
    settings: Settings


@dataclass(frozen=True)
class Taking:
    """The blocks that are judged, and why others are not."""

    blocks: tuple[Taken, ...]
    passed_over: Mapping[str, str]  #: by block

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
        """Whether some block has answers of two machine agents, so that one can be left out."""
        return bool(self._with_several)

    @property
    def _with_several(self) -> list[Taken]:
        return [one for one in self.blocks if len(agents(one.answers)) > 1]

    def judged(self, progress: Progress | None = None) -> dict[str, OutOfFold]:
        """By block, what the judge says of answers that it was not trained on.

        Args:
            progress: Told how many folds are done, of how many. What it raises ends the
                work; what was kept until then is not computed again.

        Raises:
            CannotJudge: The judge cannot learn from such features.
        """
        return _judged([(one, one.splits) for one in self.blocks], progress)

    def extrapolated(self, progress: Progress | None = None) -> dict[str, list[Cell]]:
        """By block, what judges say of agents that they were not trained on.

        Args:
            progress: As of `judged`.

        Raises:
            CannotJudge: No block has answers of two agents, or the judge cannot learn.
        """
        several = self._with_several
        if not several:
            raise CannotJudge(ONE_AGENT)
        taken, why = [], ""
        for one in several:
            dealt = splits(one.answers, one.splits)
            try:
                _check_learner(one.answers, one.work, dealt)
            except CannotJudge as problem:  # an agent has fewer answers than all have together
                why = str(problem)
            else:
                taken.append((one, dealt))
        if not taken:
            raise CannotJudge(why)
        by = self.blocks[0].settings.by
        return {name: cells(one, by) for name, one in _judged(taken, progress).items()}

    def explained(self, progress: Progress | None = None) -> dict[str, Explanation]:
        """By block, which features speak most for a human and for a machine.

        Args:
            progress: Told how many blocks are done, of how many.
        """
        found = {}
        for done, one in enumerate(self.blocks, 1):
            found[one.block.id] = explained(one.answers, one.work)
            if progress:
                progress(done, len(self.blocks))
        return found

    def compared(
        self, judged: Mapping[str, OutOfFold], progress: Progress | None = None
    ) -> dict[str, Compared | str]:
        """By block, the same judge with the other kind of folds; or why there are none.

        Args:
            judged: As `judged` gives it.
            progress: As of `judged`.

        Raises:
            CannotJudge: The judge cannot learn from such features.
        """
        found: dict[str, Compared | str] = {}
        taken = []
        for one in self.blocks:
            told = one.settings
            try:
                dealt = repeated(one.answers, told.folds, told.seeds, other(told.by))
                _check_learner(one.answers, one.work, dealt)
            except CannotJudge as problem:
                found[one.block.id] = str(problem)
            else:
                taken.append((one, dealt))
        for name, beside in _judged(taken, progress).items():
            found[name] = compared(judged[name], beside, self.blocks[0].settings.by)
        return {one.block.id: found[one.block.id] for one in self.blocks}


def take(
    package: Package,
    settings: Settings,
    kept: Kept | None = None,
    jobs: int = -1,
    cluster: Cluster | None = None,
    progress: Progress | None = None,
) -> Taking:
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
    known = [block.id for block in package.study.blocks]
    for name in settings.blocks:
        if name not in known:
            raise UnknownName(message("block of this study"), name, known)
    taken: dict[str, Taken] = {}
    passed: dict[str, str] = {}
    for block in package.study.blocks:
        if settings.blocks and block.id not in settings.blocks:
            continue
        try:
            _check(package, block, [one.block for one in taken.values()])
            one = _taken(package, block, settings, progress)
            taken[block.id] = replace(
                one, work=replace(one.work, kept=kept, jobs=jobs, cluster=cluster)
            )
        except CannotJudge as problem:
            if package.study.sealed or settings.blocks:
                raise
            passed[block.id] = str(problem)
    if not taken:
        raise CannotJudge("\n".join(f"{block}: {why}" for block, why in passed.items()))
    return Taking(tuple(taken.values()), passed)


def _check(package: Package, block: Block, taken: list[Block]) -> None:
    if not package.study.sealed and block.table not in tables(package):
        raise CannotJudge(message("A trained judge does not judge two side by side."))
    for one in taken:
        if one.table == block.table:
            raise CannotJudge(message("Its answers are judged in the block {id}.", id=one.id))


def _taken(package: Package, block: Block, settings: Settings, progress: Progress | None) -> Taken:
    answers = answer_set(package, block.table, messages=settings.messages)
    name, options = settings.of_task(answers.task)
    features = FEATURES[name].prepared(answers, options, progress)
    found = with_features(answers, features)
    splits = repeated(found, settings.folds, settings.seeds, settings.by)
    work = Work(TRAINED[settings.kind], settings.options, features)
    _check_learner(found, work, splits)
    return Taken(block, found, work, tuple(splits), settings)


def _check_learner(answers: AnswerSet, work: Work, splits: Sequence[Split]) -> None:
    """A judge that cannot learn from such answers says so before anything is trained."""
    learner = work.judge.make(work.options)
    if splits and hasattr(learner, "check"):
        columns = len(work.features.names(splits[0].train))
        cast(Choosy, learner).check(columns, answers.is_human, splits)


def _judged(
    work: Sequence[tuple[Taken, Sequence[Split]]], progress: Progress | None
) -> dict[str, OutOfFold]:
    found, before = {}, 0
    of = sum(len(own) for _, own in work)
    for one, own in work:
        tell = None if progress is None else _after(progress, before, of)
        found[one.block.id] = out_of_fold(one.answers, one.work, own, tell)
        before += len(own)
    return found


def _after(progress: Progress, before: int, of: int) -> Progress:
    return lambda done, _: progress(before + done, of)
