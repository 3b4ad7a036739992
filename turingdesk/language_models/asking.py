"""Requests to a language model, each sent once: earlier replies come from the transcript."""

from __future__ import annotations

import base64
import mimetypes
import re
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any

from turingdesk.core.errors import BadSource, NoServer
from turingdesk.core.message import message
from turingdesk.judges._session_runs import MachineAnswers
from turingdesk.language_models.server import NO_PICTURES, Server, Unanswered
from turingdesk.language_models.transcript import Reply, Transcript, question_key
from turingdesk.system.os_errors import os_errors_as

UNREADABLE = message("reply cannot be read")  #: unless something else is known of it
IN_A_ROW = 3  #: questions without a reply, after all tries, before the server is checked
THOUGHT = re.compile(r"\A\s*<think>.*?</think>", re.DOTALL)  #: models that reason aloud first
MARKS = "*`_\"'"  #: around an answer, as Markdown and quotation have them

Body = Callable[[Sequence[str]], Mapping[str, Any]]  #: a request, given its pictures as URLs
Read = Callable[[Reply], Mapping[str, str]]  #: the answers in a reply; raises Unreadable


class Unreadable(ValueError):
    """A reply is not in the form that was asked for; the text says what is wrong.

    Args:
        text: What is wrong.
        why: Under which words it is counted, if not as a reply that cannot be read.
    """

    def __init__(self, text: str, why: str = "") -> None:
        super().__init__(text)
        self.why = why


class Asker:
    """Asks one model; several threads can use it at once.

    Args:
        transcript: Where questions and replies are kept.
        server: Whom to ask.
    """

    def __init__(self, transcript: Transcript, server: Server) -> None:
        self._transcript = transcript
        self._server = server
        self._lock = Lock()
        self._missed = 0  #: questions in a row without a reply
        self._is_known = False  #: whether the server has replied at all
        self.sent = 0  #: questions that went to the server in this run

    def ask(self, body: Body, pictures: Sequence[Path], read_reply: Read) -> MachineAnswers:
        """Send a request, unless the same one was answered before, and read the reply.

        Args:
            body: Makes the request; the transcript keeps it with the pictures' SHA-256.
            pictures: To send along.
            read_reply: Reads the reply.

        Raises:
            BadSource: A picture can't be read.
            NoServer: It takes no question, or did not reply several times in a row.
            WriteFailed: The disk refused.
        """
        hashed_body = body([f"sha256:{sha256(_read(path)).hexdigest()}" for path in pictures])
        key = question_key(hashed_body)
        reply = self._transcript.reply(key)
        if reply is None:
            try:
                reply = self._ask_server(
                    key, hashed_body, lambda: body([*map(_data_url, pictures)])
                )
            except Unanswered as problem:
                return MachineAnswers(key, {}, problem.why, may_come=not problem.is_refused)
        return _answers(key, reply, read_reply)

    def _ask_server(
        self, key: str, hashed_body: Mapping[str, Any], sent: Callable[[], Mapping[str, Any]]
    ) -> Reply:
        self._check_server_once()
        self._transcript.save_question(key, hashed_body)
        with self._lock:
            # Within the lock, since `+=` of several threads can lose a count.
            self.sent += 1
        try:
            reply = self._server.chat(
                sent(), lambda why, details: self._transcript.save_failure(key, why, details)
            )
        except Unanswered as problem:
            self._count_unanswered(problem)
            raise
        self._transcript.save_reply(key, reply)
        with self._lock:
            self._missed, self._is_known = 0, True
        return reply

    def _check_server_once(self) -> None:
        with self._lock:
            # Within the lock, so that no other thread asks before the server is known to be there.
            if not self._is_known:
                self._server.check()
                self._is_known = True

    def _count_unanswered(self, problem: Unanswered) -> None:
        """Raise NoServer if the server is gone, rather than failing on these questions only."""
        # The server is there; it has only refused the pictures.
        if problem.why == NO_PICTURES:
            return
        with self._lock:
            self._missed += 1
            if self._missed < IN_A_ROW:
                return
            # The questions themselves can be at fault, so a short one shows if the server is gone.
            if self._transcript.has_replies and self._server.is_replying():
                self._missed = 0
                return
        raise NoServer(
            message(
                "The server didn't reply to {in_a_row} questions in a row, most recently: "
                "{problem}. Its earlier replies are saved. Check the server, then run the same "
                "command again to continue.",
                in_a_row=IN_A_ROW,
                problem=problem,
            )
        ) from problem


def _answers(key: str, reply: Reply, read_reply: Read) -> MachineAnswers:
    """The answers in a reply, or why it has none."""
    if reply.refusal or reply.ended == "content_filter":
        return MachineAnswers(key, {}, message("the model refused"))
    if not reply.text.strip():
        return MachineAnswers(key, {}, message("empty reply"))
    cut = reply.ended == "length"
    try:
        return MachineAnswers(key, read_reply(reply), cut_off=cut)
    except Unreadable as problem:
        default_reason = message("reply cut off") if cut else UNREADABLE
        return MachineAnswers(key, {}, problem.why or default_reason)


def _read(path: Path) -> bytes:
    with os_errors_as(BadSource, message("The picture {path} can't be read. {why}"), path=path):
        return path.read_bytes()


def _data_url(path: Path) -> str:
    kind = mimetypes.guess_type(path.name)[0] or "image/png"
    return f"data:{kind};base64,{base64.b64encode(_read(path)).decode()}"
