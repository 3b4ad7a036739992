"""Runs self-directed chats: asks a model on a server, and saves what comes of it.

A chat is three files in the folder `chats` of the data folder: the messages, one in each line,
and what the model is told in a live game that follows, with all that it wrote, and for comparison
with the person's own chats alone. Requests and replies are kept in `judges`, where what was
answered is not asked again: a run that was stopped continues where it was.

The model `SCRIPTED` needs no server: it puts together what the history contains, for dry runs.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from itertools import chain, count, islice
from pathlib import Path
from threading import Event
from typing import Any

from turingdesk.core.errors import NoServer, WriteFailed
from turingdesk.core.message import message
from turingdesk.core.setting import setting
from turingdesk.core.streams import Stream
from turingdesk.judges._recorders import machine_code
from turingdesk.language_models.asking import THOUGHT, Asker
from turingdesk.language_models.server import KEY, Server, ServerOptions, checked_server
from turingdesk.language_models.transcript import Transcript, question_key
from turingdesk.plugins.self_chat.history import ChatMessage, message_fields, turns
from turingdesk.plugins.self_chat.self_directed import Request, SelfDirected, written
from turingdesk.system.access import make_folder
from turingdesk.system.disk import write_whole
from turingdesk.system.os_errors import os_errors_as

FOLDER = "chats"  #: in the data folder
SHORT = 3  #: letters of words that don't tell what a topic is
SCRIPTED = "scripted"  #: the model that needs no server
#: What a scripted model proposes to talk about.
TOPICS = (
    *("Plans for the weekend", "Something that went wrong today", "A film you would see again"),
    *("The best soup", "Getting up early", "Songs that stick", "Trains", "Gifts for friends"),
    *("Houseplants", "What to read next", "Rain", "A game from childhood"),
)
Progress = Callable[[int, int], object]  #: turns written, and turns in all


@dataclass(frozen=True, slots=True)
class ModelOptions:
    """Which model writes, and with what settings; those that are None aren't sent."""

    model: str = setting(
        "The model's name on the server, or scripted for a dry run without a server."
    )
    server: str = setting("The server's address, such as http://localhost:11434/v1.", "")
    temperature: float | None = setting(
        "The sampling temperature.", None, usual="the server's", highest=2.0
    )
    max_tokens: int | None = setting(
        "The maximum length of a reply.",
        None,
        title="Maximum tokens",
        usual="the server's",
        lowest=1,
    )
    timeout_s: float = 120.0
    key_variable: str = KEY
    stop: Event = field(default_factory=Event, compare=False)

    def body(self, prompt: str, seed: int) -> dict[str, Any]:
        """A request as servers that speak OpenAI's API take it."""
        sampling = {"temperature": self.temperature, "max_tokens": self.max_tokens}
        return {
            "model": self.model,
            "messages": [{"role": "user", "content": prompt}],
            **{name: value for name, value in sampling.items() if value is not None},
            "seed": seed,
            "stream": False,
        }


@dataclass(frozen=True, slots=True)
class Written:
    """The result of a run."""

    messages: Path  #: the chat
    prompt: Path  #: what the model is told in a live game
    history_prompt: Path  #: the same without what it wrote
    turns: int
    topics: Sequence[str]
    requests: int  #: that it took, earlier runs included
    sent: int  #: in this run
    resampled: int  #: times of messages that were drawn again


def write_chat(
    chat: SelfDirected, options: ModelOptions, data: Path, progress: Progress
) -> Written:
    """Have a model write a chat, and save it.

    Args:
        chat: What is wanted, at its beginning.
        options: The model.
        data: The data folder.
        progress: Told how far it is.

    Raises:
        ChatStuck: The model's replies contain no messages or topics.
        NoServer: The server doesn't reply, or refuses.
        WriteFailed: The disk refused.
    """
    code = machine_code(options.model, _fingerprint(chat, options))
    name = f"{code}-{chat.settings.format}"
    if options.model == SCRIPTED and not options.server:
        requests = _take_all(chat, partial(scripted_reply, chat), progress)
        return _saved(chat, data, name, requests, 0)
    with _server(chat, options, data, name) as (transcript, asker):

        def reply(request: Request) -> str:
            # A different seed each time: where a reply gave nothing, the prompt is the same, and
            # the same request would be answered from the transcript.
            body = options.body(request.prompt, chat.settings.seed + request.number)
            return _reply(asker, transcript, body)

        requests = _take_all(chat, reply, progress)
        return _saved(chat, data, name, requests, asker.sent)


@contextmanager
def _server(
    chat: SelfDirected, options: ModelOptions, data: Path, name: str
) -> Iterator[tuple[Transcript, Asker]]:
    """Return the transcript of earlier requests, and the function that sends further ones."""
    settings = {**asdict(chat.settings), "history": len(chat.history)}
    url = checked_server(options.server)
    details = {"kind": "self-directed", "model": options.model, "server": url, **settings}
    reach = ServerOptions(
        url,
        options.model,
        options.timeout_s,
        key_variable=options.key_variable,
        stop=options.stop,
    )
    with (
        closing(Transcript(data, name, details)) as transcript,
        closing(Server(reach)) as server,
    ):
        yield transcript, Asker(transcript, server)


def _take_all(chat: SelfDirected, reply: Callable[[Request], str], progress: Progress) -> int:
    """Ask until the chat is complete, and return how many requests that took."""
    requests = 0
    while (request := chat.request) is not None:
        chat.take(reply(request))
        requests += 1
        progress(len(chat.chats) * chat.settings.turns, chat.settings.all_turns)
    return requests


def scripted_reply(chat: SelfDirected, request: Request) -> str:
    """The text of the scripted model: a list of topics, or turns drawn from the history."""
    chance = Stream(f"{chat.settings.seed}/{request.number}")
    if request.is_for_topics:
        # More topics than the list has get a number, since topics must differ.
        more = (f"{topic} ({at})" for at in count(2) for topic in TOPICS)
        topics = islice(chain(chance.shuffled(TOPICS), more), chat.settings.topics)
        return "\n".join(f"{number}. {topic}" for number, topic in enumerate(topics, 1))
    two_sided_turns = [
        turn
        for turn in turns(chat.history)
        if len({chat_message.speaker for chat_message in turn}) > 1
    ]
    picked = (
        [chance.pick(two_sided_turns) for _ in range(chat.settings.turns)]
        if two_sided_turns
        else []
    )
    # Without times: those of the history are past, so that new ones are drawn.
    chat_messages = (replace(chat_message, at=None) for turn in picked for chat_message in turn)
    return written([*chat_messages], chat.settings.format)


def _reply(asker: Asker, transcript: Transcript, body: Mapping[str, Any]) -> str:
    """Return what the model wrote; empty if it refused, or wrote nothing.

    Raises:
        NoServer: There was no reply.
    """
    answers = asker.ask(lambda _: body, (), lambda reply: {"text": THOUGHT.sub("", reply.text)})
    if transcript.reply(answers.key or question_key(body)) is None:
        raise NoServer(
            message(
                "The server didn't reply ({why}). Its earlier replies are saved. Check the "
                "server, then run the same command again to continue.",
                why=answers.why,
            )
        )
    return answers.answers.get("text", "")


def _fingerprint(chat: SelfDirected, options: ModelOptions) -> str:
    """A hash of all that the chat depends on, without the server's address."""
    parts = {
        "settings": asdict(chat.settings),
        "history": [message_fields(chat_message) for chat_message in chat.history],
        "prompts": dict(chat.prompts),
        "topics": chat.topics,
        "body": options.body("", 0),
    }
    return question_key(parts)


def _saved(chat: SelfDirected, data: Path, name: str, requests: int, sent: int) -> Written:
    folder = data / FOLDER
    with os_errors_as(
        WriteFailed, message("The folder {folder} can't be created. {why}"), folder=folder
    ):
        make_folder(folder)
    lines = [
        json.dumps({**message_fields(chat_message), "topic": part.topic}, ensure_ascii=False)
        for part in chat.chats
        for chat_message in part.messages
    ]
    stem = folder / name
    messages, prompt, history = (
        stem.with_name(stem.name + end) for end in (".jsonl", ".txt", "-history.txt")
    )
    texts = {
        messages: "\n".join(lines),
        prompt: chat.game_prompt(),
        history: chat.game_prompt(after_chat=False),
    }
    for path, text in texts.items():
        with os_errors_as(WriteFailed, message("{path} can't be written. {why}"), path=path):
            # Private chats: no one else on the computer can read them.
            write_whole(path, f"{text}\n".encode(), 0o600)
    written_turns = len(chat.chats) * chat.settings.turns
    about = (written_turns, chat.topics, requests, sent, chat.resampled)
    return Written(messages, prompt, history, *about)


def in_history(
    topics: Sequence[str], history: Sequence[ChatMessage], language: str = "en"
) -> dict[str, set[str]]:
    """The topics that the history touches on, each with the words that are in both.

    Short words and stop words don't count.

    Args:
        topics: To look for.
        history: Where to look.
        language: Of both.
    """
    from turingdesk.analysis.text.vocabulary import stop_words
    from turingdesk.analysis.text.words import folded

    def telling(text: str) -> set[str]:
        return {word for word in folded(text) if len(word) > SHORT} - stop_words(language)

    known_words = {word for chat_message in history for word in telling(chat_message.text)}
    shared = {topic: telling(topic) & known_words for topic in topics}
    return {topic: words for topic, words in shared.items() if words}
