"""Conversations of two machines: complete ones, and new ones where they failed.

Paper 1 sampled conversations of two machines anew where a sentence was repeated or one of them
left early, and never those with people. Its authors decided that by eye; here it is a rule, by
which the conversation that they print as discarded fails at its ninth message:

- repeated: a sentence of four or more words that either of them has said before,
- early exit: a machine says nothing that can be used, or takes leave before its last message.

What a machine says doesn't count as repeated if it works by repeating itself, as ELIZA does; the
authors also took all conversations of one of their machines as they were.

What was discarded is in the journal, in lines of kind `resampled`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

from turingdesk.agents._base import AgentRun, AgentSettings
from turingdesk.agents._settings import check_settings
from turingdesk.agents._talk import MESSAGE, TALKS, next_message
from turingdesk.core.conversation import (
    ROOM,
    SPEAKER,
    SPEAKERS,
    TOPIC,
    TURNS,
    Talk,
    Turn,
    in_lines,
)
from turingdesk.core.errors import NotAllowed, TuringDeskError
from turingdesk.core.message import message
from turingdesk.core.step import Showing
from turingdesk.core.streams import Stream
from turingdesk.core.trial import Slot
from turingdesk.journal.journal_file import read_journal
from turingdesk.journal.session_name import SUFFIX
from turingdesk.judges._recorders import count_verdicts, machine_code
from turingdesk.judges._session_runs import (
    Ask,
    JournalLine,
    MachineAnswers,
    Progress,
    SessionRunner,
)
from turingdesk.plugins.collecting.collect import CollectReport, answered_blocks, prompt_slots
from turingdesk.system import paths

if TYPE_CHECKING:
    from turingdesk.core.study import Block
    from turingdesk.study.package import Package

RESAMPLED = "resampled"  #: lines in the journal of the first of the two
REPEATED, EARLY_EXIT = "repeated", "early exit"
ATTEMPTS = 20  #: to complete a conversation that doesn't fail
LEAST_WORDS = 4  #: of a sentence that no one says twice
_SEEDS = 1 << 30
_GIVEN_UP = message(
    "each of {n} conversations had a repeated sentence or an early exit", n=ATTEMPTS
)
_SENTENCE = re.compile(r"[^.!?]+")
_WORD = re.compile(r"\w+(?:['\u2019]\w+)*")


def repeated(turns: Sequence[Turn]) -> bool:
    """True if the last message has a sentence that was said before, in it or in another one.

    >>> repeated((Turn("A", "What do you think?"), Turn("B", "Well. What do you think?")))
    True
    >>> repeated((Turn("A", "I see."), Turn("B", "I see.")))
    False
    """
    *before, last = (list(_sentences(turn.text)) for turn in turns)
    earlier_sentences = {sentence for sentences in before for sentence in sentences}
    return len(set(last)) < len(last) or not earlier_sentences.isdisjoint(last)


def _sentences(text: str) -> Iterator[tuple[str, ...]]:
    """The words of each sentence that is long enough to count."""
    for sentence in _SENTENCE.findall(text.casefold()):
        words = tuple(_WORD.findall(sentence))
        if len(words) >= LEAST_WORDS:
            yield words


@cache
def farewells(language: str) -> tuple[str, ...]:
    """The words with which people say goodbye in a language; none where they aren't known."""
    file = paths.resources() / "farewells" / f"{language.partition('-')[0].lower()}.txt"
    return tuple(file.read_text("utf-8").splitlines()) if file.is_file() else ()


def leaves(turns: Sequence[Turn], of: int, words: Sequence[str] | None = None) -> bool:
    """True if the last message says goodbye, although its speaker has others to say.

    >>> leaves([Turn("A", "I have to go, bye!")], 24), leaves([Turn("A", "Byzantium")], 24)
    (True, False)
    >>> leaves([Turn("A", "那我们下次聊吧")], 24, farewells("zh"))
    True

    Args:
        turns: What was said so far.
        of: How many messages both say in all.
        words: With which people take leave; by default the English ones.
    """
    words = farewells("en") if words is None else words
    # Models write curly apostrophes, and lists of farewells straight ones.
    last_text = turns[-1].text.replace("\u2019", "'")
    return len(turns) <= of - len(SPEAKERS) and any(
        _whole_word_pattern(phrase).search(last_text) for phrase in words
    )


@cache
def _whole_word_pattern(words: str) -> re.Pattern[str]:
    """Finds words that aren't a part of others; scripts without capitals don't separate words."""
    words = " ".join(words.replace("\u2019", "'").split())
    before, after = (
        r"\b" if edge.lower() != edge.upper() else "" for edge in (words[:1], words[-1:])
    )
    # `re.escape` puts a backslash before each space.
    return re.compile(before + re.escape(words).replace(r"\ ", r"\s+") + after, re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Side:
    """One of two agents that talk, as its sessions have it; both sides have the same seeds."""

    pair: tuple[AgentSettings, AgentSettings]
    number: int  #: 0 or 1
    block: str
    examples: tuple[str, ...] = ()

    @property
    def settings(self) -> AgentSettings:
        """The settings of this one."""
        return self.pair[self.number]

    @property
    def judge(self) -> str:
        """Who answers, as responses have it."""
        return self.settings.judge

    def participant(self, number: int) -> str:
        """The code of the session of that number, another one with each partner and side."""
        return f"{machine_code(self.settings.name, self._digest(str(self.number)))}-{number:03}"

    def seed_of(self, participant: str) -> int:
        """The seed of a session, which its number decides."""
        number = participant.rpartition("-")[2]
        # 31 bits, which fit servers whose seeds are numbers of 32 bits with a sign.
        return int(self._digest(f"{self.settings.options.get('seed', 0)} {number}")[:8], 16) >> 1

    def as_dict(self) -> dict[str, Any]:
        """The settings for the first line of a journal."""
        return {**self.settings.as_dict(), "with": self.pair[1 - self.number].name}

    def _digest(self, what: str) -> str:
        digest_parts = [settings.fingerprint for settings in self.pair]
        return sha256("\n".join([*digest_parts, self.block, what]).encode()).hexdigest()


@dataclass(slots=True)
class _Attempt:
    """A conversation so far."""

    of: int  #: messages in all
    farewells: Sequence[str]  #: goodbye words
    turns: list[Turn] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)  #: of the requests, in the transcripts
    failure: str = ""  #: why it is repeated
    missing: str = ""  #: why the server didn't reply

    @property
    def goes_on(self) -> bool:
        """True if there is another message to say."""
        return len(self.turns) < self.of and not self.failure and not self.missing

    def add(self, reply: MachineAnswers, *, may_repeat: bool) -> None:
        """Take the next message, or note why there is none."""
        self.keys += [reply.key] if reply.key else []
        text = reply.answers.get(MESSAGE.key, "")
        if reply.may_come:
            self.missing = reply.why
        elif not text:
            self.failure = EARLY_EXIT
        else:
            self.turns.append(Turn(SPEAKERS[len(self.turns) % len(SPEAKERS)], text))
            if repeated(self.turns) and not may_repeat:
                self.failure = REPEATED
            elif leaves(self.turns, self.of, self.farewells):
                self.failure = EARLY_EXIT

    @property
    def discarded(self) -> JournalLine:
        """The line of the journal about it if it failed."""
        content = {"why": self.failure, "turns": in_lines(self.turns), "keys": self.keys}
        return RESAMPLED, content


@dataclass(frozen=True, slots=True)
class Conversations:
    """The conversations of two machines; several threads can use it at once.

    Args:
        asks: Those of the two.
        may_repeat: Which of them work by repeating themselves.
    """

    asks: tuple[Ask, Ask]
    may_repeat: tuple[bool, bool] = (False, False)
    _answers_of_first: dict[tuple[int, int], MachineAnswers] = field(default_factory=dict)

    def of_first(self, showing: Showing, seed: int) -> MachineAnswers:
        """The answers of the first one's session: a conversation about the topic shown."""
        topic, rules = showing.content.topic, showing.show
        lines = []
        for number in range(ATTEMPTS):
            chance = Stream(f"{seed}\n{showing.number}\n{number}")
            first = chance.below(len(SPEAKERS))
            tried = _Attempt(
                len(SPEAKERS) * rules.messages, rules.farewells or farewells(rules.language)
            )
            self._hold(tried, topic, first, chance.below(_SEEDS))
            if not tried.failure:
                break
            lines.append(tried.discarded)
        lines += [("asked", {"key": key}) for key in tried.keys if not tried.failure]
        answers = {
            TURNS: in_lines(tried.turns),
            TOPIC: topic,
            SPEAKER: SPEAKERS[first],
            ROOM: sha256(f"{seed} {showing.number}".encode()).hexdigest()[:12],
        }
        why = tried.missing or (_GIVEN_UP if tried.failure else "")
        machine_answers = MachineAnswers(
            "", {} if why else answers, why, may_come=bool(tried.missing), lines=lines
        )
        self._answers_of_first[seed, showing.number] = machine_answers
        return machine_answers

    def of_second(self, showing: Showing, seed: int) -> MachineAnswers:
        """The answers of the second one's session: the same conversation, as the other speaker."""
        # The first one's session can be complete from an earlier run; then the conversation is
        # made again from the transcripts.
        machine_answers = self._answers_of_first.get((seed, showing.number)) or self.of_first(
            showing, seed
        )
        if not machine_answers.answers:
            return MachineAnswers("", {}, machine_answers.why)
        (other,) = {*SPEAKERS} - {machine_answers.answers[SPEAKER]}
        return MachineAnswers("", {**machine_answers.answers, SPEAKER: other})

    def _hold(self, tried: _Attempt, topic: str, first: int, seed: int) -> None:
        """One conversation, until it is over or fails."""
        while tried.goes_on:
            talk = Talk(topic, tuple(tried.turns))
            # If the second agent begins, it is the first speaker.
            number = SPEAKERS.index(talk.speaker) ^ first
            reply = next_message(self.asks[number], talk, seed)
            tried.add(reply, may_repeat=self.may_repeat[number])


def converse(
    package: Package,
    data: Path,
    pair: tuple[AgentSettings, AgentSettings],
    blocks: Sequence[str] = (),
    progress: Progress | None = None,
) -> CollectReport:
    """Let two agents talk about the topics of a collection, and continue what was stopped before.

    Both have a session for each block, in which the answer to each topic is the conversation.

    Args:
        package: The collection.
        data: The data folder.
        pair: The settings of both; the options of the first one say how many conversations about
            each topic there are, and how many are held at the same time.
        blocks: Only these; by default all conversations.
        progress: Told how many conversations are done, of how many.

    Raises:
        UnknownName: The collection has no such block.
        TuringDeskError: One of the agents doesn't talk, or the collection has no conversations.
        NotAllowed: An agent of that name has answered with other settings, or is at work.
        NoServer: A server takes no request, or is gone; what was said is kept.
        WriteFailed: The disk refused.
    """
    _check_pair(package, data, pair)
    talk_blocks = answered_blocks(package, pair[0], blocks, talks=True)
    slots = [(block, prompt_slots(package, block)) for block in talk_blocks]
    prompts = [trial.content for _, block_slots in slots for trial in package.trials(block_slots)]
    stop = Event()
    # A model that talks with itself is one agent, with one transcript.
    each = {settings.fingerprint: settings for settings in pair}.values()
    runs = [AgentRun(settings, prompts, data, stop) for settings in each]
    with ExitStack() as stack:
        asks = [stack.enter_context(run.settings.agent.begin(run)) for run in runs]
        # For a model that talks with itself, both are the same function.
        sessions = _Holding(package, pair, runs[0], (asks[0], asks[-1])).sessions(slots, progress)
    counts = _counts(runs, sessions)
    return CollectReport(pair[0], count_verdicts(data, sessions), counts, pair[1])


def _check_pair(package: Package, data: Path, pair: tuple[AgentSettings, AgentSettings]) -> None:
    for settings in pair:
        if TALKS not in settings.agent.tasks:
            raise TuringDeskError(
                message("{kind} can't talk. Choose another agent.", kind=settings.kind)
            )
        check_settings(package, data, settings)
    if pair[0].judge == pair[1].judge and pair[0].fingerprint != pair[1].fingerprint:
        raise NotAllowed(
            message(
                "Two agents with different settings are both called {name}. Give the "
                "second one its own name (--with-name).",
                name=pair[0].name,
            )
        )


@dataclass(frozen=True, slots=True)
class _Holding:
    """Runs the sessions of both agents, block by block."""

    package: Package
    pair: tuple[AgentSettings, AgentSettings]
    run: AgentRun
    asks: tuple[Ask, Ask]

    def sessions(
        self, slots: Sequence[tuple[Block, tuple[Slot, ...]]], progress: Progress | None
    ) -> list[str]:
        """The names of the first agent's journals; the second agent's have the same content."""
        first, before = list[str](), 0
        times = int(self.run.options.get("answers", 1))
        first_agent, other = self.pair
        conversations = Conversations(self.asks, (first_agent.agent.repeats, other.agent.repeats))

        def tell(done: int, of: int) -> None:
            if progress:
                progress(before + done, len(self.run.prompts) * times)

        for block, block_slots in slots:
            first += self._runner(
                Side(self.pair, 0, block.id), block_slots, conversations.of_first
            ).run(times, tell)
            self._runner(Side(self.pair, 1, block.id), block_slots, conversations.of_second).run(
                times
            )
            before += len(block_slots) * times
        return first

    def _runner(self, side: Side, slots: tuple[Slot, ...], ask: Ask) -> SessionRunner:
        study = self.package.study
        blocks = tuple(block for block in study.blocks if block.id == side.block)
        alone = replace(self.package, study=replace(study, blocks=blocks))
        at_once = int(self.run.options.get("at_once", 1))
        return SessionRunner(alone, self.run.data, side, ask, self.run.stop, at_once, slots)


def _counts(runs: Sequence[AgentRun], sessions: Sequence[str]) -> Counter[str]:
    """The counts of both in this run, with the conversations repeated in these sessions."""
    counts = Counter[str]()
    for run in runs:
        counts.update(run.counts)
    journals = (read_journal(runs[0].data / f"{name}{SUFFIX}") for name in sessions)
    lines = (line for journal in journals for line in journal.lines)
    counts[RESAMPLED] = sum(line["kind"] == RESAMPLED for line in lines)
    return counts
