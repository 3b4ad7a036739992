"""The state of a collection: its answers from every side, prompts that lack some, cleaning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING

from turingdesk.core.message import message
from turingdesk.core.setting import settings_of
from turingdesk.core.stimulus import Origin
from turingdesk.core.study import Cleaning
from turingdesk.core.task import TASKS
from turingdesk.plugins.collecting.answers import CollectedAnswer, collected

if TYPE_CHECKING:
    from turingdesk.study.package import Package

Progress = Callable[[int, int], None]


class CountedBy(StrEnum):
    """From which side answers are counted."""

    AGENT = "agent"
    BLOCK = "block"
    DOMAIN = "domain"
    LENGTH = "length"
    PROMPT = "prompt"


@dataclass(frozen=True, slots=True)
class AnswerCount:
    """The answers of one agent, of one block, and so on."""

    name: str  #: people are one agent
    human: int
    machine: int
    prompts: int
    human_length: float | None  #: words of an answer, or letters of a single word; a mean
    machine_length: float | None


@dataclass(frozen=True, slots=True)
class PromptNeed:
    """The answers that one prompt has."""

    block: str  #: its title
    prompt: str
    domain: str
    human: int = 0
    machine: int = 0

    def needed(self, human: int, machine: int) -> tuple[int, int]:
        """The number of answers by people and by machines that it still needs.

        >>> PromptNeed("Words", "ocean", "", human=1, machine=5).needed(2, 2)
        (1, 0)
        """
        return max(0, human - self.human), max(0, machine - self.machine)


@dataclass(frozen=True, slots=True)
class CleanedWord:
    """The outcome of cleaning a word."""

    given: str
    used: str  #: empty if it is omitted
    rules: tuple[str, ...]  #: their titles
    times: int


@dataclass(frozen=True, slots=True)
class CollectionView:
    """The state of a collection."""

    read: int = 0  #: answers that were found
    counts: Mapping[CountedBy, tuple[AnswerCount, ...]] = field(default_factory=dict)
    prompts: tuple[PromptNeed, ...] = ()  #: all of the collection, those with the fewest first
    changes: tuple[CleanedWord, ...] = ()  #: the most frequent first
    words: int = 0  #: that cleaning checked
    left_out: Mapping[str, int] = field(default_factory=dict)  #: answers, by reason

    @property
    def used(self) -> int:
        """Answers that a study can take."""
        return self.read - sum(self.left_out.values())


def collects(package: Package) -> bool:
    """True if a study asks for answers, so that another study can be built of them."""
    return any(TASKS[block.task].collects for block in package.study.blocks)


def answers_needed(package: Package) -> int:
    """The number of answers by people that the collection asks for each prompt; at least 1."""
    return max(1, *(block.answers_each for block in package.study.blocks))


def collection_view(
    package: Package, folders: Sequence[Path], *, simulated: bool, progress: Progress
) -> CollectionView:
    """Read and count the answers to a collection's prompts.

    Args:
        package: The collection.
        folders: Data folders.
        simulated: Count the answers of simulated people instead of those of people.
        progress: Told how many journals of how many are read.

    Raises:
        OSError: A folder can't be read.
    """
    collection = collected(package, folders, simulated=simulated, progress=progress)
    words = [
        word
        for answer in (*collection.answers, *collection.dropped)
        for word in answer.cleaned.values()
    ]
    titles = {rule.name: rule.title for rule in settings_of(Cleaning)}
    changed = Counter(
        (word.given, word.text, tuple(titles[change.rule] for change in word.changes))
        for word in words
        if word.text != word.given
    )
    answers = [maker for answer in collection.answers for maker in answer.makers]
    return CollectionView(
        collection.read,
        {side: tuple(_counts(answers, of)) for side, of in _SIDES.items()},
        tuple(
            sorted(_prompts(package, answers), key=lambda prompt: (prompt.human, prompt.machine))
        ),
        tuple(CleanedWord(*change, times) for change, times in changed.most_common()),
        len(words),
        dict(collection.left_out),
    )


_SIDES: Mapping[CountedBy, Callable[[CollectedAnswer], str]] = {
    CountedBy.AGENT: lambda answer: (
        message("People") if answer.origin is Origin.HUMAN else answer.agent
    ),
    CountedBy.BLOCK: lambda answer: answer.block.title,
    CountedBy.DOMAIN: lambda answer: answer.prompt.domain,
    CountedBy.LENGTH: lambda answer: f"{answer.length}",
    CountedBy.PROMPT: lambda answer: answer.prompt.prompt,
}


def _counts(
    answers: Sequence[CollectedAnswer], name: Callable[[CollectedAnswer], str]
) -> Iterator[AnswerCount]:
    groups: dict[str, list[CollectedAnswer]] = {}
    for answer in answers:
        groups.setdefault(name(answer), []).append(answer)
    for of in sorted(groups, key=lambda group: (int(group) if group.isdigit() else 0, group)):
        group_answers = groups[of]
        human, machine = (
            [a.length for a in group_answers if a.origin is origin] for origin in Origin
        )
        yield AnswerCount(
            of,
            len(human),
            len(machine),
            len({(answer.block.id, answer.prompt.id) for answer in group_answers}),
            fmean(human) if human else None,
            fmean(machine) if machine else None,
        )


def _prompts(package: Package, answers: Sequence[CollectedAnswer]) -> Iterator[PromptNeed]:
    """Each prompt that counts, whether or not it has answers."""
    there = Counter((answer.block.id, answer.prompt.id, answer.origin) for answer in answers)
    for block in package.study.blocks:
        if not TASKS[block.task].collects:
            continue
        for stimulus in package.stimuli[block.table]:
            if not (stimulus.practice or stimulus.control):
                human, machine = (there[block.id, stimulus.id, origin] for origin in Origin)
                yield PromptNeed(block.title, stimulus.prompt, stimulus.domain, human, machine)
