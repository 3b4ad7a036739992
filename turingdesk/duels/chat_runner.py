"""Runs self-directed chats: asks a model on a server, and saves what comes of it.

A chat is two files in the folder `chats` of the data folder: the messages, one in each
line, and the text that the model is told in a live game that follows. Requests and replies are
kept in `judges`, where what was answered is not asked again: a run that was stopped continues
where it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from threading import Event
from typing import Any

from turingdesk.core.errors import NoServer, WriteFailed
from turingdesk.core.message import message
from turingdesk.duels.history import ChatMessage, message_fields
from turingdesk.duels.self_directed import SelfDirected
from turingdesk.judges._recorders import machine_code
from turingdesk.judges.language_model.asking import THOUGHT, Asker
from turingdesk.judges.language_model.server import KEY, Server, ServerOptions
from turingdesk.judges.language_model.settings import checked_server
from turingdesk.judges.language_model.transcript import Transcript, question_key
from turingdesk.system.access import make_folder
from turingdesk.system.disk import write_whole
from turingdesk.system.os_errors import os_errors_as

FOLDER = "chats"  #: in the data folder
SHORT = 3  #: letters of words that don't tell what a topic is
Progress = Callable[[int, int], object]  #: turns written, and turns in all


@dataclass(frozen=True, slots=True)
class ModelOptions:
    """Which model writes, and with what settings; those that are None aren't sent."""

    model: str
    server: str  #: base URL
    temperature: float | None = None
    max_tokens: int | None = None
    timeout_s: float = 120.0
    key_variable: str = KEY
    stop: Event = field(default_factory=Event, compare=False)

    def body(self, prompt: str, seed: int) -> dict[str, Any]:
        """A request as servers that speak OpenAI's API take it."""
        given = {"temperature": self.temperature, "max_tokens": self.max_tokens}
        return {
            "model": self.model,
            "messages": [{"role": "user", "content": prompt}],
            **{name: value for name, value in given.items() if value is not None},
            "seed": seed,
            "stream": False,
        }


@dataclass(frozen=True, slots=True)
class Written:
    """What came of a run."""

    messages: Path  #: the chat
    prompt: Path  #: what the model is told in a live game
    turns: int
    topics: Sequence[str]
    requests: int  #: that it took, earlier runs included
    sent: int  #: in this run
    resampled: int  #: times of messages that were drawn anew


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
    settings = {**asdict(chat.settings), "history": len(chat.history)}
    told = {"kind": "self-directed", "model": options.model, **settings}
    code = machine_code(options.model, _fingerprint(chat, options))
    name = f"{code}-{chat.settings.format}"
    reach = ServerOptions(
        checked_server(options.server),
        options.model,
        options.timeout_s,
        key_variable=options.key_variable,
        stop=options.stop,
    )
    with (
        closing(Transcript(data, name, told)) as transcript,
        closing(Server(reach)) as server,
    ):
        asker, requests = Asker(transcript, server), 0
        while (request := chat.request) is not None:
            body = options.body(request.prompt, chat.settings.seed + request.number)
            chat.take(_reply(asker, transcript, body))
            requests += 1
            done = len(chat.chats) * chat.settings.turns
            progress(done, chat.settings.all_turns)
        return _saved(chat, data, name, requests, asker.sent)


def _reply(asker: Asker, transcript: Transcript, body: Mapping[str, Any]) -> str:
    """What the model wrote; empty if it refused, or had no words.

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
        "history": [message_fields(one) for one in chat.history],
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
        json.dumps({**message_fields(one), "topic": part.topic}, ensure_ascii=False)
        for part in chat.chats
        for one in part.messages
    ]
    messages, prompt = folder / f"{name}.jsonl", folder / f"{name}.txt"
    for path, text in ((messages, "\n".join(lines)), (prompt, chat.game_prompt())):
        with os_errors_as(WriteFailed, message("{path} can't be written. {why}"), path=path):
            write_whole(path, f"{text}\n".encode(), 0o600)
    return Written(
        messages,
        prompt,
        len(chat.chats) * chat.settings.turns,
        chat.topics,
        requests,
        sent,
        chat.resampled,
    )


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
    from turingdesk.analysis.text.words import folded
    from turingdesk.collecting.vocabulary import stop_words

    def telling(text: str) -> set[str]:
        return {word for word in folded(text) if len(word) > SHORT} - stop_words(language)

    known = {word for one in history for word in telling(one.text)}
    shared = {topic: telling(topic) & known for topic in topics}
    return {topic: words for topic, words in shared.items() if words}
