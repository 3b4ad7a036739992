"""What a study holds: answers by origin and agent, prompts and pictures, block by block."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from turingdesk.core.block_plan import BlockPlan, CellPlan
from turingdesk.core.stimulus import Origin
from turingdesk.gui.desk.words import counted
from turingdesk.store.package import Package

_NAMES = {"H": "human", "M": "machine"}


@dataclass(frozen=True, slots=True)
class Holding:
    """What the table of one block holds."""

    stimuli: int = 0
    prompts: int = 0
    makers: Mapping[Origin, int] = field(default_factory=dict)  #: of answers, or of speakers
    agents: Mapping[str, int] = field(default_factory=dict)  #: machines by name
    sealed: bool = False  #: nobody here knows the makers

    @property
    def words(self) -> str:
        """The holding as one line."""
        human, machine = (self.makers.get(origin, 0) for origin in Origin)
        by = ", ".join(f"{name or '(no name)'} {n:,}" for name, n in sorted(self.agents.items()))
        made = [f"{human:,} human", f"{machine:,} machine" + (f" ({by})" if by else "")]
        parts = [
            counted(self.stimuli, "stimulus", "stimuli"),
            *(["by whom is sealed"] if self.sealed else made),
            counted(self.prompts, "prompt"),
        ]
        return " \u00b7 ".join(parts)


def holding(package: Package, table: str) -> Holding:
    """Count what one table holds."""
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
        agent = f" {next(agents, '')}" if letter == "M" else ""
        named.append(f"{_NAMES.get(letter, letter)}{agent}".strip())
    return " + ".join(named)


def notes(block: BlockPlan) -> list[str]:
    """What else a participant gets in a block: lengths, controls, fixed places."""
    found = []
    if block.lengths:
        cut = ", ".join(f"{length} ({trials})" for length, trials in sorted(block.lengths.items()))
        found.append(f"Trials by turns shown: {cut}")
    if len(block.control_questions) == block.trials:
        found.append("Control question in every trial")
    elif block.control_questions:
        found.append(f"Control question in trials {_listed(block.control_questions)}")
    if block.control_trials:
        found.append(f"Control trials at {_listed(block.control_trials)}")
    for position, (stimulus, _composition) in sorted(block.fixed.items()):
        found.append(f"Trial {position} is always {stimulus}")
    return found


def size(block: BlockPlan) -> str:
    """How many trials a block has."""
    practice = f" + {block.practice} practice" if block.practice else ""
    return f"{counted(block.trials, 'trial')}{practice}"


def pictures(package: Package) -> int:
    """How many media files the study shows."""
    return len(package.media())


def _listed(positions: tuple[int, ...]) -> str:
    return ", ".join(map(str, positions))
