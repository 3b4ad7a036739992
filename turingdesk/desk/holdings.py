"""What a study holds: answers by origin and agent, prompts and pictures, block by block."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from turingdesk.core.plan import BlockPlan, CellPlan
from turingdesk.core.stimulus import Origin
from turingdesk.gui.translation import program, tr, tr_noop
from turingdesk.study.package import Package

MAKERS = {Origin.HUMAN: tr_noop("Desk", "human"), Origin.MACHINE: tr_noop("Desk", "machine")}
_LETTERS = {"H": Origin.HUMAN, "M": Origin.MACHINE}


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
        made = [
            tr("Desk", "{number} human", "answers").format(number=program().whole(human)),
            tr("Desk", "{number} machine", "answers").format(number=program().whole(machine)),
        ]
        if self.agents:
            made[1] += f" ({', '.join(self._agents())})"
        parts = [
            tr("Desk", "%n stimuli", "", self.stimuli),
            *([tr("Desk", "by whom is sealed")] if self.sealed else made),
            tr("Desk", "%n prompt(s)", "", self.prompts),
        ]
        return " \u00b7 ".join(parts)

    def _agents(self) -> Iterator[str]:
        """Each machine with the number of its answers."""
        unnamed = tr("Desk", "(no name)", "of a machine")
        for name, number in sorted(self.agents.items()):
            yield f"{name or unnamed} {program().whole(number)}"


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
        maker = tr("Desk", MAKERS[_LETTERS[letter]]) if letter in _LETTERS else letter
        named.append(f"{maker}{agent}".strip())
    return " + ".join(named)


def notes(block: BlockPlan) -> list[str]:
    """What else a participant gets in a block: lengths, controls, fixed places."""
    found = []
    if block.lengths:
        cut = ", ".join(f"{length} ({trials})" for length, trials in sorted(block.lengths.items()))
        found.append(tr("Desk", "Trials by turns shown: {trials}").format(trials=cut))
    if len(block.control_questions) == block.trials:
        found.append(tr("Desk", "Control question in every trial"))
    elif block.control_questions:
        words = tr("Desk", "Control question in trials {trials}")
        found.append(words.format(trials=_listed(block.control_questions)))
    if block.control_trials:
        words = tr("Desk", "Control trials at {trials}")
        found.append(words.format(trials=_listed(block.control_trials)))
    for position, (stimulus, _composition) in sorted(block.fixed.items()):
        words = tr("Desk", "Trial {number} is always {stimulus}")
        found.append(words.format(number=position, stimulus=stimulus))
    return found


def size(block: BlockPlan) -> str:
    """How many trials a block has."""
    trials = tr("Desk", "%n trial(s)", "", block.trials)
    if not block.practice:
        return trials
    words = tr("Desk", "{trials} + {number} practice")
    return words.format(trials=trials, number=block.practice)


def pictures(package: Package) -> int:
    """How many media files the study shows."""
    return len(package.media())


def _listed(positions: tuple[int, ...]) -> str:
    return ", ".join(map(str, positions))
