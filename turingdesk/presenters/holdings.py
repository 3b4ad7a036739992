"""The contents of a study: answers by origin and agent, prompts and pictures, by block."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from turingdesk.core.message import join, message, plural
from turingdesk.core.plan import BlockPlan, CellPlan
from turingdesk.core.stimulus import Origin
from turingdesk.core.task import TASKS
from turingdesk.study.package import Package

MAKERS = {Origin.HUMAN: message("human"), Origin.MACHINE: message("machine")}
_LETTERS = {"H": Origin.HUMAN, "M": Origin.MACHINE}


@dataclass(frozen=True, slots=True)
class Holding:
    """The number and kinds of stimuli in the table of one block."""

    stimuli: int = 0
    prompts: int = 0
    makers: Mapping[Origin, int] = field(default_factory=dict)  #: of answers, or of speakers
    agents: Mapping[str, int] = field(default_factory=dict)  #: machines by name
    sealed: bool = False  #: no one here knows the makers

    @property
    def words(self) -> str:
        """The holding as one line, with each machine."""
        return self._line(join(", ", self._agents()))

    @property
    def summary(self) -> str:
        """The holding as one line, where the machines are named elsewhere."""
        return self._line("")

    def _line(self, agents: str) -> str:
        human, machine = (self.makers.get(origin, 0) for origin in Origin)
        numbers = [
            message("{number:,} human", number=human),
            message("{number:,} machine ({agents})", number=machine, agents=agents)
            if agents
            else message("{number:,} machine", number=machine),
        ]
        parts = [
            plural("%n stimulus", "%n stimuli", n=self.stimuli),
            *([message("makers are sealed")] if self.sealed else numbers),
            *([plural("%n prompt", "%n prompts", n=self.prompts)] if self.prompts else []),
        ]
        return join(" \u00b7 ", parts)

    def _agents(self) -> Iterator[str]:
        """Each machine with the number of its answers."""
        unnamed = message("(no name)")
        for name, number in sorted(self.agents.items()):
            yield message("{agent} {number:,}", agent=name or unnamed, number=number)


def holding(package: Package, table: str) -> Holding:
    """Count what one table contains."""
    stimuli = package.stimuli.get(table, ())
    makers = [maker for stimulus in stimuli for maker in stimulus.makers.values()]
    return Holding(
        len(stimuli),
        len({stimulus.prompt for stimulus in stimuli if stimulus.prompt}),
        Counter(maker.origin for maker in makers),
        Counter(maker.agent for maker in makers if maker.origin is Origin.MACHINE),
        package.study.sealed,
    )


def made_by(cell: CellPlan) -> str:
    """Who made the answers of a cell, in words.

    >>> from turingdesk.core.quotas import Span
    >>> made_by(CellPlan("HM", ("GIT",), Span(1, 1, 1.0), 5, 5, None, None))
    'human + machine GIT'
    """
    agents = iter(cell.agents)
    named = []
    for letter in cell.composition:
        maker = MAKERS[_LETTERS[letter]] if letter in _LETTERS else letter
        named.append(join(" ", (maker, next(agents, "") if letter == "M" else "")))
    return join(" + ", named)


def notes(block: BlockPlan) -> list[str]:
    """A participant's other tasks in a block: lengths, controls, fixed places."""
    lines = [*block.games.lines()] if block.games is not None else []
    if block.lengths:
        cut = [f"{length} ({trials})" for length, trials in sorted(block.lengths.items())]
        lines.append(message("{what} (trials): {trials}", what=block.counted.heading, trials=cut))
    if len(block.control_questions) == block.trials:
        lines.append(message("Control question in every trial"))
    elif block.control_questions:
        lines.append(
            message("Control question in trials {trials}", trials=block.control_questions)
        )
    if block.control_trials:
        lines.append(message("Positions of control trials: {trials}", trials=block.control_trials))
    for position, (stimulus, _composition) in sorted(block.fixed.items()):
        lines.append(
            message("Trial {number} is always {stimulus}", number=position, stimulus=stimulus)
        )
    return lines


def size(block: BlockPlan) -> str:
    """The number of trials in a block."""
    if TASKS[block.task].plays:
        return plural("%n game", "%n games", n=block.trials)
    trials = plural("%n trial", "%n trials", n=block.trials)
    if not block.practice:
        return trials
    return message("{trials} + {number} practice", trials=trials, number=block.practice)


def pictures(package: Package) -> int:
    """The number of media files that the study shows."""
    return len(package.media())
