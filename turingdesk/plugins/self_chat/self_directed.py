"""Self-directed chat: a model continues a chat history with itself (paper 5, Section 3.3).

A model writes both sides of a chat, some turns about one topic after another, so that a person
need only talk with it at the end of a very long conversation. What it writes is appended to the
history that it sees next. Nothing is filtered: if a chat is too short, the model continues;
if it is too long, it is cut.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from pathlib import Path
from random import Random

from turingdesk.core.conversation import one_line
from turingdesk.core.errors import BadSource, TuringDeskError
from turingdesk.core.message import message
from turingdesk.core.setting import MOST_SEED, setting
from turingdesk.language_models.prompts import fill_placeholders, read_prompt_file
from turingdesk.plugins.live_games.pacing import DELAYS
from turingdesk.plugins.self_chat.history import (
    PERSON,
    THEM,
    ChatMessage,
    last_turns,
    one_each,
    turns,
)
from turingdesk.system.os_errors import os_error_message

SPEAKERS = {"them": THEM, "me": PERSON}  #: what a model calls the two
EMPTY_IN_A_ROW = 3  #: replies without a whole new turn, after which a chat is given up
_TIME = "%Y-%m-%d %H:%M:%S"
#: `Them: hi`, `Me [2024-06-10 10:34:22]: hi`, or `[2024-06-10 10:34:22] hi` of the same speaker.
_SAID = re.compile(
    r"[\s*>-]*(?:(?P<who>them|me)\b[\s*]*)?(?:\[(?P<at>[\d :T./-]{4,30})\])?[\s*]*?"
    r"(?P<colon>:)?(?:\*\*)?\s*(?:\[(?P<later>[\d :T./-]{4,30})\]\s*)?(?P<text>.*)",
    re.IGNORECASE,
)
_LISTED = re.compile(r"^\s*[0-9]{1,3}\s*[.):]\s*(?P<topic>\S.*)")


class ChatFormat(StrEnum):
    """The ways in which people take turns in a chat."""

    PING_PONG = "ping-pong"  #: one message each
    BURST = "burst"  #: several messages in a row


class ChatStuck(TuringDeskError):
    """A model doesn't write a complete turn, no matter how often it is asked."""


@dataclass(frozen=True, slots=True)
class SelfDirectedSettings:
    """The settings of a self-directed chat; the defaults are the paper's."""

    format: ChatFormat = setting(
        "Several messages in a row (burst), or one message each (ping-pong).", ChatFormat.BURST
    )
    person: str = setting(
        "Who is imitated, in the words of the prompt.", "the person who wrote this"
    )
    topics: int = setting("How many topics the model thinks of.", 10, lowest=1)  # n
    turns: int = setting("How many turns it writes about each topic.", 10, lowest=1)  # m
    history_turns: int = setting(
        "How many turns of the person's own chats it reads.", 100, lowest=1
    )
    seed: int = setting("The seed of the requests.", 1, highest=MOST_SEED)

    @property
    def all_turns(self) -> int:
        """N: how many turns a finished chat has."""
        return self.topics * self.turns


@dataclass(frozen=True, slots=True)
class Request:
    """The next request to a model."""

    prompt: str
    topic: str = ""  #: of the chat; empty if topics are wanted
    number: int = 0  #: how many requests came before it

    @property
    def is_for_topics(self) -> bool:
        """True if it asks what to talk about."""
        return not self.topic


@dataclass(frozen=True, slots=True)
class TopicChat:
    """The messages that a model wrote about one topic."""

    topic: str
    messages: tuple[ChatMessage, ...]
    requests: int  #: how many it took


@dataclass(slots=True)
class SelfDirected:
    """The state of a chat between a model and itself; it asks no one and knows no clock.

    Ask the model what `request` says and hand the reply to `take`, until `request` is None.

    Args:
        settings: What is wanted.
        history: What the person really wrote, oldest first.
        prompts: As `read_chat_prompts` gives them.
        topics: What to talk about, if the model isn't asked for it.
    """

    settings: SelfDirectedSettings
    history: Sequence[ChatMessage]
    prompts: Mapping[str, str]
    topics: tuple[str, ...] = ()

    chats: list[TopicChat] = field(default_factory=list, init=False)
    resampled: int = field(default=0, init=False)  #: times of messages that were drawn again
    _open: list[ChatMessage] = field(default_factory=list, init=False)  #: about the current topic
    _n_requests: int = field(default=0, init=False)
    _asked_here: int = field(default=0, init=False)  #: about the current topic
    _empty: int = field(default=0, init=False)  #: replies in a row that gave nothing
    _chance: Random = field(init=False)

    def __post_init__(self) -> None:
        if self.settings.format is ChatFormat.PING_PONG:
            self.history = one_each(self.history)
        self.history = last_turns(self.history, self.settings.history_turns)
        self._chance = Random(self.settings.seed)

    @property
    def messages(self) -> list[ChatMessage]:
        """All that the model wrote, oldest first."""
        return [chat_message for chat in self.chats for chat_message in chat.messages]

    @property
    def request(self) -> Request | None:
        """The next request; None if the chat is complete."""
        if not self.topics:
            prompt = fill_placeholders(self.prompts["topics"], {"count": self.settings.topics})
            return Request(prompt.strip(), number=self._n_requests)
        if len(self.chats) == len(self.topics):
            return None
        topic = self.topics[len(self.chats)]
        so_far = [*self.history, *self.messages, *self._open]
        prompt = fill_placeholders(
            self.prompts[self.settings.format],
            {
                "person": self.settings.person,
                "topic": topic,
                "turns": self.settings.turns - _whole_turns(self._open),
                "history": written(so_far, self.settings.format),
            },
        )
        return Request(prompt.strip(), topic, self._n_requests)

    def take(self, reply: str) -> None:
        """Take what the model replied to `request`.

        Raises:
            ChatStuck: It has replied in another form too often in a row.
        """
        asked = self.request
        self._n_requests += 1
        if asked is None:
            return
        if asked.is_for_topics:
            self.topics = tuple(read_topics(reply)[: self.settings.topics])
            self._count(len(self.topics) == self.settings.topics, message("a list of topics"))
            if len(self.topics) < self.settings.topics:
                self.topics = ()
            return
        self._asked_here += 1
        before = _whole_turns(self._open)
        self._open += self._dated(read_messages(reply))
        if self.settings.format is ChatFormat.PING_PONG:
            self._open = one_each(self._open)
        self._count(_whole_turns(self._open) > before, message("messages"))
        if _whole_turns(self._open) >= self.settings.turns:
            self._open = _cut(self._open, self.settings.turns)
            self.chats.append(TopicChat(asked.topic, tuple(self._open), self._asked_here))
            self._open, self._asked_here = [], 0

    def game_prompt(self, *, after_chat: bool = True) -> str:
        """The prompt of the model in a live game.

        Args:
            after_chat: With all that it wrote, and not the person's own chats alone.
        """
        so_far = [*self.history, *(self.messages if after_chat else [])]
        history = written(so_far, self.settings.format)
        placeholders = {"person": self.settings.person, "history": history}
        return fill_placeholders(self.prompts["game"], placeholders).strip()

    def _count(self, is_fit: bool, expected_form: str) -> None:
        self._empty = 0 if is_fit else self._empty + 1
        if self._empty == EMPTY_IN_A_ROW:
            raise ChatStuck(
                message(
                    "The model was asked {count} times for {wanted}, but its replies "
                    "contain none or too few. Check its replies in the folder judges, or "
                    "use another model or prompt.",
                    count=EMPTY_IN_A_ROW,
                    wanted=expected_form,
                )
            )

    def _dated(self, chat_messages: Sequence[ChatMessage]) -> Iterator[ChatMessage]:
        """Messages whose times don't go back.

        The time of a message that would be sent before the one before it is drawn anew, by how
        long it takes to type (paper 5, Section 3.2).
        """
        so_far = (*self.history, *self.messages, *self._open)
        last = next(
            (chat_message.at for chat_message in reversed(so_far) if chat_message.at), None
        )
        for chat_message in chat_messages:
            at = chat_message.at
            if self.settings.format is ChatFormat.PING_PONG:
                yield replace(chat_message, at=None)
                continue
            if last and (at is None or at < last):
                typing_s = DELAYS["wu-2024"].draw(self._chance, len(chat_message.text), 0)
                at, self.resampled = last + timedelta(seconds=round(typing_s)), self.resampled + 1
            last = at or last
            yield replace(chat_message, at=at)


def read_chat_prompts(path: Path | None = None) -> dict[str, str]:
    """The prompts of models: those that come with TuringDesk, or those of a file like them.

    Raises:
        BadSource: The file can't be read, or lacks a text.
    """
    default_path = Path(__file__).parent / "self_directed.toml"
    prompts, _ = read_prompt_file(path or default_path)
    for name in ("topics", *ChatFormat, "game"):
        part = prompts.get(name)
        if not isinstance(part, dict) or not isinstance(part.get("prompt"), str):
            raise BadSource(
                message(
                    "{path} lacks [{name}] with a text for prompt. Copy the file that comes with "
                    "TuringDesk ({usual}), then change its texts.",
                    path=path or default_path,
                    name=name,
                    usual=default_path,
                )
            )
    return {str(name): prompts[name]["prompt"] for name in ("topics", *ChatFormat, "game")}


def read_topics(reply: str) -> list[str]:
    r"""The topics in a numbered list, each once.

    >>> read_topics("Sure:\n1. Travel\n2) Food and drink\n3. travel")
    ['Travel', 'Food and drink']
    """
    topic_by_key: dict[str, str] = {}
    for line in reply.splitlines():
        if listed := _LISTED.match(line):
            topic = one_line(listed["topic"].replace("**", ""))
            topic_by_key.setdefault(topic.casefold(), topic)
    return list(topic_by_key.values())


def read_messages(reply: str) -> list[ChatMessage]:
    r"""The messages in what a model wrote, line by line; other lines are passed over.

    >>> [one.text for one in read_messages("Of course!\nThem: hi\nMe: hey: you\n(end)")]
    ['hi', 'hey: you']
    """
    chat_messages: list[ChatMessage] = []
    # Some models write a backslash and an n for a line break.
    for line in reply.replace("\\n", "\n").splitlines():
        match = _SAID.fullmatch(line.strip())
        if match is None:
            continue
        who, at = (match["who"] or "").casefold(), _moment(match["at"] or match["later"] or "")
        begins = bool(who and (match["colon"] or at))
        text = one_line(match["text"])
        if text and (begins or (at and chat_messages)):
            chat_messages.append(
                ChatMessage(SPEAKERS[who] if begins else chat_messages[-1].speaker, text, at)
            )
    return chat_messages


def written(messages: Sequence[ChatMessage], format_: ChatFormat) -> str:
    """A chat as a prompt has it, one message in each line."""
    names = {letter: name.capitalize() for name, letter in SPEAKERS.items()}
    lines = []
    for chat_message in messages:
        at = (
            f" [{chat_message.at:{_TIME}}]"
            if chat_message.at and format_ is ChatFormat.BURST
            else ""
        )
        lines.append(f"{names[chat_message.speaker]}{at}: {chat_message.text}")
    return "\n".join(lines)


def topics_in_file(path: Path) -> list[str]:
    """Read topics from a file that has one in each line.

    Raises:
        BadSource: It can't be read.
    """
    try:
        text = path.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as problem:
        why = os_error_message(problem)
        raise BadSource(message("{path} can't be read. {why}", path=path, why=why)) from problem
    return [line.strip() for line in text.splitlines() if line.strip()]


def _moment(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text.strip()).replace(tzinfo=None)
    except ValueError:
        return None


def _whole_turns(messages: Sequence[ChatMessage]) -> int:
    """The number of turns in which both sides have spoken."""
    return sum(
        any(chat_message.speaker == PERSON for chat_message in turn)
        for turn in _own_turns(messages)
    )


def _own_turns(messages: Sequence[ChatMessage]) -> list[tuple[ChatMessage, ...]]:
    """The turns; what the person says first ends the turn before, and isn't one of its own."""
    turn_list = turns(messages)
    return [
        turn for turn in turn_list if any(chat_message.speaker == THEM for chat_message in turn)
    ]


def _cut(messages: Sequence[ChatMessage], count: int) -> list[ChatMessage]:
    """Return the messages of the first turns."""
    return [chat_message for turn in turns(messages)[:count] for chat_message in turn]
