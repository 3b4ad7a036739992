"""Which answers a study uses: as many by people as by machines, and as similar as possible.

For each prompt, both classes get the same number of answers. Among those of one class, the agents
that have the fewest so far come first, then the answers that keep the two classes equally long.
Then each domain gets the same number of answers. Of conversations, which have two makers each, a
study takes as many between two people as between a person and a machine, and between two machines
if there are any, and on the same topics as far as possible.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from turingdesk.core.message import message
from turingdesk.core.stimulus import Origin
from turingdesk.core.streams import stream
from turingdesk.plugins.collecting.answers import CollectedAnswer


class Balance(StrEnum):
    """The features of answers that are balanced."""

    PROMPT = "prompt"
    AGENT = "agent"
    LENGTH = "length"
    DOMAIN = "domain"
    PARTNERS = "partners"


#: Each feature, as it is called where people choose.
BALANCED: Mapping[str, str] = {
    Balance.PROMPT: "Prompts",
    Balance.AGENT: "Agents",
    Balance.LENGTH: "Lengths",
    Balance.DOMAIN: "Domains",
    Balance.PARTNERS: "Who talks with whom",
}


@dataclass(frozen=True, slots=True)
class Chosen:
    """The answers that a study uses, and how many it doesn't, by reason."""

    answers: list[CollectedAnswer]
    left_out: Counter[str]


Prompt = tuple[str, str]  #: table and ID
#: Who made an answer: human, machine, or both makers of a conversation, such as "human machine".
Kind = str
There = dict[Kind, list[CollectedAnswer]]


def kind_of(answer: CollectedAnswer) -> Kind:
    """Who made it, the two speakers of a conversation in no order.

    Args:
        answer: The answer of one maker, or a conversation.
    """
    return " ".join(sorted(maker.origin.value for maker in answer.makers))


def balanced(
    answers: Sequence[CollectedAnswer],
    seed: int,
    each: int | None = None,
    even: Collection[Balance] = tuple(Balance),
) -> Chosen:
    """Choose answers.

    Args:
        answers: All there are.
        seed: Of the draws that decide between answers that are equally good.
        each: The most answers of one class to one prompt.
        even: What is balanced.
    """
    alone: dict[Prompt, There] = defaultdict(lambda: {origin.value: [] for origin in Origin})
    talks: dict[str, dict[Prompt, There]] = defaultdict(lambda: defaultdict(dict))
    for answer in stream(str(seed), "build").shuffled(answers):
        prompt = answer.block.table, answer.prompt.id
        if answer.partner is None:
            alone[prompt][kind_of(answer)].append(answer)
        else:
            talks[answer.block.table][prompt].setdefault(kind_of(answer), []).append(answer)
    choice, left_out = _Choice(even), Counter[str]()
    # Prompts with few answers leave no choice, so the others can make up for them.
    for there in sorted(alone.values(), key=lambda kinds: sum(map(len, kinds.values()))):
        counts = _counts(there, each, even)
        choice.take(there, counts)
        for kind, kind_answers in there.items():
            if extra := len(kind_answers) - counts[kind]:
                left_out[_why(kind, counts)] += extra
    for topics in talks.values():
        left_out += _take_talks(choice, topics, each)
    balanced_answers = (
        _same_in_domains(choice.answers) if Balance.DOMAIN in even else choice.answers
    )
    if lost := len(choice.answers) - len(balanced_answers):
        left_out[message("more than the smallest domain has")] += lost
    # In the order of choice, people and machines alternate, and IDs of rows follow the order.
    return Chosen(stream(str(seed), "rows").shuffled(balanced_answers), left_out)


ENOUGH = message("more answers to a prompt than are needed")
MORE_OF_KIND = message("more conversations than speakers of another kind had")


def _counts(there: There, each: int | None, even: Collection[Balance]) -> dict[Kind, int]:
    """The number of answers of each class to a prompt that are taken."""
    most = {kind: min(len(answers), each or len(answers)) for kind, answers in there.items()}
    return dict.fromkeys(most, min(most.values())) if Balance.PROMPT in even else most


def _take_talks(choice: _Choice, topics: Mapping[Prompt, There], each: int | None) -> Counter[str]:
    """Take conversations; returns how many aren't taken, by reason."""
    counts_by_prompt, left_out = _talk_counts(topics, each, choice.even), Counter[str]()
    for prompt, there in topics.items():
        choice.take(there, counts_by_prompt[prompt])
        for kind, answers in there.items():
            needed = min(len(answers), each or len(answers))
            left_out[ENOUGH] += len(answers) - needed
            left_out[MORE_OF_KIND] += needed - counts_by_prompt[prompt][kind]
    # A plus sign drops the reasons that are counted 0 times.
    return +left_out


def _talk_counts(
    topics: Mapping[Prompt, There], each: int | None, even: Collection[Balance]
) -> dict[Prompt, Counter[Kind]]:
    """The number of conversations taken on each topic, as many of each kind.

    On a topic, each kind gets as many as the rarest one there; then those that still lack some
    take them from the topics of which they have the fewest.
    """
    there = {
        prompt: Counter({kind: min(len(of), each or len(of)) for kind, of in kinds.items()})
        for prompt, kinds in topics.items()
    }
    if Balance.PARTNERS not in even:
        return there
    totals = sum(there.values(), Counter[Kind]())
    counts: dict[Prompt, Counter[Kind]] = {prompt: Counter() for prompt in there}
    if Balance.PROMPT in even:
        for prompt, most in there.items():
            counts[prompt].update(dict.fromkeys(totals, min(most[kind] for kind in totals)))
    for kind in totals:
        for _ in range(
            min(totals.values()) - sum(kind_counts[kind] for kind_counts in counts.values())
        ):
            more = (prompt for prompt in there if counts[prompt][kind] < there[prompt][kind])
            counts[min(more, key=lambda prompt: counts[prompt][kind])][kind] += 1
    return counts


def _why(kind: Kind, counts: Mapping[Kind, int]) -> str:
    if any(counts.values()):
        return ENOUGH
    if kind == Origin.HUMAN.value:
        return message("to a prompt that no machine answered")
    return message("to a prompt that no person answered")


@dataclass(slots=True)
class _Choice:
    """The answers chosen so far."""

    even: Collection[Balance]
    answers: list[CollectedAnswer] = field(default_factory=list)
    _agents: Counter[tuple[str, Kind, str]] = field(default_factory=Counter)
    _lengths: Counter[tuple[str, Kind]] = field(default_factory=Counter)  #: by task

    def take(self, there: There, counts: Mapping[Kind, int]) -> None:
        """Take so many answers of each kind to one prompt, one of each kind after the other."""
        remaining_answers = {kind: list(answers) for kind, answers in there.items()}
        for number in range(max(counts.values(), default=0)):
            for kind, kind_answers in remaining_answers.items():
                if number < counts[kind]:
                    best = min(kind_answers, key=self._cost)
                    kind_answers.remove(best)
                    for maker in best.makers:
                        self._agents[best.block.task, kind, maker.agent] += 1
                    self._lengths[best.block.task, kind] += best.length
                    self.answers.append(best)

    def _cost(self, answer: CollectedAnswer) -> tuple[int, float]:
        """The degree to which an answer unbalances agents and lengths."""
        task, kind = answer.block.task, kind_of(answer)
        others = [n for (of, k), n in self._lengths.items() if of == task and k != kind] or [0]
        longer = self._lengths[task, kind] + answer.length - sum(others) / len(others)
        agents = sum(self._agents[task, kind, maker.agent] for maker in answer.makers)
        return (
            agents if Balance.AGENT in self.even else 0,
            abs(longer) if Balance.LENGTH in self.even else 0,
        )


def _same_in_domains(answers: Sequence[CollectedAnswer]) -> list[CollectedAnswer]:
    """The same number of answers of each kind in each domain of a task."""
    cells: dict[tuple[str, Kind], dict[str, list[CollectedAnswer]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for answer in answers:
        cells[answer.block.task, kind_of(answer)][answer.prompt.domain].append(answer)
    balanced_answers = []
    for domains in cells.values():
        fewest = min(map(len, domains.values()))
        balanced_answers += [
            answer for of_domain in domains.values() for answer in of_domain[:fewest]
        ]
    return balanced_answers
