"""Lets an agent answer a collection: a session for each block, with every prompt once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from turingdesk.agents._base import AgentRun, AgentSettings
from turingdesk.agents._settings import check_settings
from turingdesk.agents._talk import TALKS
from turingdesk.core.errors import TuringDeskError, UnknownName
from turingdesk.core.message import message
from turingdesk.core.trial import Slot
from turingdesk.judges._recorders import VerdictCounts, count_verdicts
from turingdesk.judges._session_runs import Ask, Progress, SessionRunner

if TYPE_CHECKING:
    from turingdesk.core.study import Block
    from turingdesk.study.package import Package
    from turingdesk.system.cluster import Cluster


@dataclass(frozen=True, slots=True)
class CollectReport:
    """The contents of an agent's sessions, or of those of two agents that talk."""

    settings: AgentSettings
    verdict_counts: VerdictCounts  #: prompts with and without answers
    counts: Mapping[str, int]  #: what the agent did in this run; of two, what both did
    partner: AgentSettings | None = None  #: with whom it talked

    def as_dict(self) -> dict[str, object]:
        """The same as values."""
        report = asdict(self.verdict_counts)
        partner = {"partner": self.partner.as_dict()} if self.partner else {}
        return {**self.settings.as_dict(), **report, **self.counts, **partner}


def collect(
    package: Package,
    data: Path,
    settings: AgentSettings,
    blocks: Sequence[str] = (),
    progress: Progress | None = None,
    cluster: Cluster | None = None,
) -> CollectReport:
    """Run an agent, and continue what was stopped before.

    Args:
        package: The collection.
        data: The data folder.
        settings: The agent's.
        blocks: Only these; by default all that the agent can answer.
        progress: Told how many prompts are done, of how many.
        cluster: Where an agent works that can, if not here.

    Raises:
        UnknownName: The collection has no such block.
        TuringDeskError: The agent answers none of the blocks.
        NotAllowed: An agent of that name has answered with other settings, or is at work.
        NoServer: The server takes no request, or is gone; what was answered is kept.
        WriteFailed: The disk refused.
    """
    answer_blocks = answered_blocks(package, settings, blocks)
    check_settings(package, data, settings)
    slots = [(block, prompt_slots(package, block)) for block in answer_blocks]
    prompts = [trial.content for _, block_slots in slots for trial in package.trials(block_slots)]
    run = AgentRun(settings, prompts, data, Event(), cluster=cluster)
    with settings.agent.begin(run) as ask:
        sessions = _sessions(package, run, ask, slots, progress)
    return CollectReport(settings, count_verdicts(data, sessions), run.counts)


def _sessions(
    package: Package,
    run: AgentRun,
    ask: Ask,
    slots: Sequence[tuple[Block, tuple[Slot, ...]]],
    progress: Progress | None,
) -> list[str]:
    """Answer one block after another; returns the names of all journals."""
    times = int(run.options.get("answers", 1))
    at_once = int(run.options.get("at_once", 1))
    sessions: list[str] = []
    before = 0

    def tell(done: int, of: int) -> None:
        if progress:
            progress(before + done, len(run.prompts) * times)

    for block, block_slots in slots:
        alone = replace(package, study=replace(package.study, blocks=(block,)))
        settings = replace(run.settings, block=block.id)
        runner = SessionRunner(alone, run.data, settings, ask, run.stop, at_once, block_slots)
        sessions += runner.run(times, tell)
        before += len(block_slots) * times
    return sessions


def answered_blocks(
    package: Package, settings: AgentSettings, block_ids: Sequence[str], *, talks: bool = False
) -> list[Block]:
    """The blocks that an agent answers, in order.

    Args:
        package: The collection.
        settings: The agent's.
        block_ids: The IDs of blocks; none: all.
        talks: Conversations, for which it takes two, and no other blocks.

    Raises:
        UnknownName: The collection has no such block.
        TuringDeskError: There is none.
    """
    there = package.study.blocks
    ids = [block.id for block in there]
    for name in block_ids:
        if name not in ids:
            raise UnknownName(message("block of this collection"), name, ids)
    tasks = settings.agent.tasks
    wanted_ids = block_ids or ids
    possible = [block for block in there if block.task in tasks and block.id in wanted_ids]
    candidates = [block for block in possible if (block.task == TALKS) is talks]
    if candidates:
        return candidates
    if possible and not talks:
        raise TuringDeskError(
            message("A conversation needs two agents. Specify the second one (--with).")
        )
    raise TuringDeskError(
        message(
            "{kind} answers blocks of {tasks}, and {title!r} has none. Choose another "
            "agent or other blocks.",
            kind=settings.kind,
            tasks=TALKS if talks else ", ".join(tasks),
            title=package.study.title,
        )
    )


def prompt_slots(package: Package, block: Block) -> tuple[Slot, ...]:
    """Every prompt of a block that counts, in the order of its table."""
    prompts = [
        stimulus
        for stimulus in package.stimuli[block.table]
        if not (stimulus.practice or stimulus.control)
    ]
    return tuple(
        Slot(block.id, position, prompt.id, asks_control=False)
        for position, prompt in enumerate(prompts, 1)
    )
