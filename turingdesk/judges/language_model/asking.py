"""From one trial to the model's answers: the question made, asked once, and the reply read."""

from __future__ import annotations

import base64
import mimetypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any

from turingdesk.core.errors import BadSource, NoServer
from turingdesk.core.message import message
from turingdesk.core.step import Showing
from turingdesk.core.trial import Trial
from turingdesk.judges.language_model.asked import Asked, Reply, key_of
from turingdesk.judges.language_model.questions import Message, chat_message
from turingdesk.judges.language_model.replies import Unreadable, answers
from turingdesk.judges.language_model.server import Server, Unanswered
from turingdesk.judges.language_model.settings import Settings

IN_A_ROW = 3  #: questions without a reply, after all tries, before the server is looked at


@dataclass(frozen=True, slots=True)
class Said:
    """What came of one question."""

    key: str  #: under which question and reply are kept
    answers: Mapping[str, str]  #: by question key; empty where there is none
    why: str = ""  #: why there is no answer
    may_come: bool = False  #: the server did not reply, but may yet


class Asking:
    """Asks about trials; several threads can use it at once.

    Args:
        settings: The judge's.
        asked: Where questions and replies are kept.
        server: Whom to ask.
        examples: By block, the trial that is shown first with its truth.
    """

    def __init__(
        self, settings: Settings, asked: Asked, server: Server, examples: Mapping[str, Trial]
    ) -> None:
        self._settings = settings
        self._asked = asked
        self._server = server
        self._examples = examples
        self._lock = Lock()
        self._missed = 0  #: questions in a row without a reply
        self._is_known = False  #: whether the server has replied at all
        self.sent = 0  #: questions that went to the server in this run

    def ask(self, shown: Showing, seed: int) -> Said:
        """Ask about one trial, unless the very question was answered before.

        Args:
            shown: The trial as a kiosk gets it: it holds no truth.
            seed: Given to the server.

        Raises:
            NoServer: It takes no question, or did not reply several times in a row.
            WriteFailed: The disk refused.
        """
        made = chat_message(
            shown,
            self._settings.wording,
            pictures=self._settings.pictures,
            example=self._examples.get(shown.block),
        )
        digests = [sha256(_read(path)).hexdigest() for path in made.pictures]
        body = self._body(made, [f"sha256:{digest}" for digest in digests], seed)
        key = key_of(body)
        reply = self._asked.reply(key)
        if reply is None:
            try:
                reply = self._new(key, body, made, seed)
            except Unanswered as problem:
                return Said(key, {}, problem.why, may_come=not problem.is_refused)
        return self._read(key, reply, made)

    def _new(self, key: str, body: Mapping[str, Any], made: Message, seed: int) -> Reply:
        self._see_that_it_is_there()
        self._asked.keep_question(key, body)
        sent = self._body(made, [_data_url(path) for path in made.pictures], seed)
        with self._lock:
            self.sent += 1
        try:
            reply = self._server.ask(
                sent, lambda why, told: self._asked.keep_failure(key, why, told)
            )
        except Unanswered as problem:
            self._missing(problem)
            raise
        self._asked.keep_reply(key, reply)
        with self._lock:
            self._missed, self._is_known = 0, True
        return reply

    def _see_that_it_is_there(self) -> None:
        with self._lock:
            if not self._is_known:
                self._server.check()
                self._is_known = True

    def _missing(self, problem: Unanswered) -> None:
        """Stop where the server seems gone, and not where it only fails these questions."""
        with self._lock:
            self._missed += 1
            if self._missed < IN_A_ROW:
                return
            if self._asked.has_replies and self._server.is_well():
                self._missed = 0
                return
        raise NoServer(
            message(
                "The server did not reply to {in_a_row} questions in a row, the last time: "
                "{problem}. What it said before is kept; see to the server and run the same "
                "command again to go on.",
                in_a_row=IN_A_ROW,
                problem=problem,
            )
        ) from problem

    def _read(self, key: str, reply: Reply, made: Message) -> Said:
        """The answers in a reply; a reply without any is counted by what it is."""
        if reply.refusal or reply.ended == "content_filter":
            return Said(key, {}, message("the model refused"))
        if not reply.text.strip():
            return Said(key, {}, message("empty reply"))
        try:
            return Said(key, answers(reply.text, made.questions, self._settings.wording))
        except Unreadable:
            cut = reply.ended == "length"
            return Said(
                key, {}, message("reply cut off") if cut else message("reply cannot be read")
            )

    def _body(self, made: Message, pictures: Sequence[str], seed: int) -> dict[str, Any]:
        content: Any = made.text
        if pictures:
            attached = [{"type": "image_url", "image_url": {"url": url}} for url in pictures]
            content = [{"type": "text", "text": made.text}, *attached]
        return {
            "model": self._settings.model,
            "messages": [{"role": "user", "content": content}],
            "temperature": self._settings.temperature,
            "max_tokens": self._settings.max_tokens,
            "seed": seed,
            "stream": False,
        }


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as problem:
        raise BadSource(
            message(
                "The picture {path} cannot be read: {strerror}.",
                path=path,
                strerror=problem.strerror,
            )
        ) from problem


def _data_url(path: Path) -> str:
    kind = mimetypes.guess_type(path.name)[0] or "image/png"
    return f"data:{kind};base64,{base64.b64encode(_read(path)).decode()}"
