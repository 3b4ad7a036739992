"""One trial from its first message to its outcome, without any clock, file, or server.

`conduct` is a generator: it yields whom to ask with which messages, is sent what they say, and
returns the result. What was said so far is all that it depends on. So a trial that was cut off
continues where it was, as soon as it is sent again what its journal has.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from turingdesk.language_models.asking import MARKS, THOUGHT
from turingdesk.language_models.prompts import fill_placeholders
from turingdesk.plugins.duels.protocols._base import Stage

STOP = "STOP"  #: what ends an open stage with a specimen
# Not greedy, so that two answers in a message are two.
ANSWER = re.compile(r"<answer>(.*?)</answer>", re.DOTALL | re.IGNORECASE)
# A line that begins with a speaker's name: two names in one message mean that a model wrote for
# both sides.
_SPEAKS = re.compile(
    r"^[*_ ]*(agent|actor|distinguisher|interlocutor|user|assistant|me|you)[*_ ]*:",
    re.IGNORECASE | re.MULTILINE,
)


class Role(StrEnum):
    """The part of someone in a trial."""

    ACTOR = "actor"
    DISTINGUISHER = "distinguisher"
    SPECIMEN = "specimen"  #: a fresh instance of the target, which the actor asks
    MODEL = "model"  #: another one, which the distinguisher asks


class Outcome(StrEnum):
    """The ways in which a trial can end."""

    ANSWERED = "answered"
    OPENING = "opening_answer"  #: the distinguisher's first message already had an answer
    EARLY = "early_answer"  #: before its last turn, where the number of turns is exact
    NONE = "no_answer"  #: not within its turns
    UNREADABLE = "unreadable"  #: neither 1 nor 0, or both


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one trial."""

    actor: str = ""  #: its prompt with `{first_message}` open; empty where it is told nothing
    distinguisher: str = ""  #: its prompt
    begin: str = "{first_message}"  #: for the actor, after it asked a specimen
    distinguisher_begin: str = ""  #: for the distinguisher, likewise
    turns: int = 40  #: of the distinguisher
    has_exact_turns: bool = False
    queries: tuple[Stage, int] = (Stage.NONE, 0)  #: of the actor, and how many at most
    target_queries: tuple[Stage, int] = (Stage.NONE, 0)  #: of the distinguisher, likewise
    samples: int = 1  #: of the answer, of which the majority counts


@dataclass(frozen=True, slots=True)
class Call:
    """One message that a model is asked for."""

    role: Role
    messages: tuple[Mapping[str, str], ...]  #: its whole chat, the newest message last
    sample: int = 1  #: from 2 on, a further one of the answer

    @property
    def last(self) -> str:
        """The newest message that it gets."""
        return self.messages[-1]["content"]


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a trial."""

    outcome: Outcome
    same: bool | None = None  #: whether the distinguisher said that it met the target
    turns: int = 0  #: messages of the distinguisher to the agent, without its answer
    queries: int = 0  #: of the actor to the specimen
    target_queries: int = 0  #: of the distinguisher to another specimen
    votes: tuple[str, ...] = ()  #: each sample of the answer: 1, 0, or empty
    remarks: Mapping[str, int] = field(default_factory=dict)  #: oddities, with their numbers


Replies = Generator[Call, str, str]


@dataclass(slots=True)
class _Chat:
    """The chat of one instance, and all that this instance knows."""

    role: Role
    messages: list[Mapping[str, str]] = field(default_factory=list)

    def hears(self, text: str) -> None:
        """Take a message; two in a row become one, since many servers refuse a second."""
        if self.messages and self.messages[-1]["role"] == "user":
            text = f"{self.messages.pop()['content']}\n\n{text}"
        self.messages.append({"role": "user", "content": text})

    def says(self) -> Replies:
        """Its reply to what it heard, without thoughts that come before."""
        text = spoken((yield Call(self.role, tuple(self.messages))))
        self.messages.append({"role": "assistant", "content": text})
        return text


def conduct(rules: Rules) -> Generator[Call, str, Result]:
    """Go through one trial; every instance in it is fresh.

    The distinguisher speaks first, and its first message is in the actor's prompt (App. B.1).
    """
    actor, judge = _Chat(Role.ACTOR), _Chat(Role.DISTINGUISHER)
    target_queries = yield from _asks(judge, Role.MODEL, rules.target_queries, rules.distinguisher)
    queries = yield from _asks(actor, Role.SPECIMEN, rules.queries, rules.actor)
    judge.hears(rules.distinguisher_begin if judge.messages else rules.distinguisher)
    words = (rules.begin if actor.messages else rules.actor) or "{first_message}"
    turns, last_text = 0, ""
    while True:
        last_text = yield from judge.says()
        ends = _is_over(rules, turns, last_text)
        if ends is not None:
            break
        turns += 1
        if turns == rules.turns and not rules.has_exact_turns:
            ends = Outcome.NONE
            break
        first = fill_placeholders(words, {"first_message": last_text}).strip()
        actor.hears(last_text if turns > 1 else first)
        judge.hears((yield from actor.says()))
    votes: tuple[str, ...] = (answer_in(last_text),)
    if ends is Outcome.ANSWERED and rules.samples > 1:
        votes = yield from _votes(judge, rules.samples, votes)
    counts = {"turns": turns, "queries": queries, "target_queries": target_queries}
    return _result(ends, votes, counts, (*actor.messages, *judge.messages))


def _asks(
    chat: _Chat, role: Role, stage: tuple[Stage, int], words: str
) -> Generator[Call, str, int]:
    """The stage in which an instance asks a specimen; how many queries it sent."""
    kind, most = stage
    if kind is Stage.NONE or not words:
        return 0
    specimen = _Chat(role)
    chat.hears(words)
    for number in range(most):
        text = yield from chat.says()
        if kind is Stage.OPEN and is_stop(text):
            return number
        specimen.hears(text)
        chat.hears((yield from specimen.says()))
    return most


def _is_over(rules: Rules, turns: int, text: str) -> Outcome | None:
    """The outcome if a message of the distinguisher ends the trial; None if the trial continues.

    Args:
        rules: Of the trial.
        turns: How many messages it has sent before.
        text: The message.
    """
    has_answer = bool(ANSWER.search(text))
    if rules.has_exact_turns and turns == rules.turns:
        return Outcome.ANSWERED if has_answer else Outcome.NONE
    if not has_answer:
        return None
    if turns == 0:
        return Outcome.OPENING
    return Outcome.EARLY if rules.has_exact_turns else Outcome.ANSWERED


def _votes(
    judge: _Chat, samples: int, votes: tuple[str, ...]
) -> Generator[Call, str, tuple[str, ...]]:
    """Ask for further samples of the distinguisher's last message."""
    # Without its own reply, so that it is asked the same again.
    messages = tuple(judge.messages[:-1])
    for number in range(2, samples + 1):
        reply = yield Call(Role.DISTINGUISHER, messages, number)
        votes = (*votes, answer_in(spoken(reply)))
    return votes


def _result(
    ends: Outcome,
    votes: tuple[str, ...],
    stage_counts: Mapping[str, int],
    messages: tuple[Mapping[str, str], ...],
) -> Result:
    own_texts = [
        sent_message["content"] for sent_message in messages if sent_message["role"] == "assistant"
    ]
    counts = {
        "answered_twice": sum(len(ANSWER.findall(text)) > 1 for text in own_texts),
        "both_roles": sum(
            len({who.casefold() for who in _SPEAKS.findall(text)}) > 1 for text in own_texts
        ),
    }
    remarks = {name: number for name, number in counts.items() if number}
    same = None
    if ends is Outcome.ANSWERED:
        same = majority(votes)
        ends = Outcome.UNREADABLE if same is None else ends
    return Result(ends, same, votes=votes, remarks=remarks, **stage_counts)


def spoken(text: str) -> str:
    """A message without the thoughts that some models write before it.

    >>> spoken("<think>Who is it?</think> Hello!")
    'Hello!'
    """
    return THOUGHT.sub("", text).strip()


def is_stop(text: str) -> bool:
    """True if a message ends the stage with the specimen: as its only word, or its last line.

    >>> is_stop("**STOP**."), is_stop("When do you stop?")
    (True, False)
    """
    lines = text.strip().splitlines() or [""]
    return lines[-1].strip(MARKS + " .!") == STOP


def answer_in(text: str) -> str:
    """The answer between the tags, 1 or 0; empty if there is none, another one, or both.

    >>> answer_in("<answer> 1 </answer>"), answer_in("<answer>1</answer> <answer>0</answer>")
    ('1', '')
    """
    answers = {answer.strip(MARKS + " .\n") for answer in ANSWER.findall(text)}
    return answers.pop() if answers in ({"1"}, {"0"}) else ""


def majority(votes: tuple[str, ...]) -> bool | None:
    """Return the most frequent answer; in a tie, the first. None if none can be read.

    >>> majority(("0", "1", "1")), majority(("1", "0")), majority(("",))
    (True, True, None)
    """
    valid_votes = [vote for vote in votes if vote]
    if not valid_votes:
        return None
    ones = valid_votes.count("1")
    return valid_votes[0] == "1" if 2 * ones == len(valid_votes) else 2 * ones > len(valid_votes)
