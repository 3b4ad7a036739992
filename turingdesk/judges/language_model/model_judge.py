"""From one trial to the model's answers: the question is put together, asked once, the reply read.

Replies are read strictly: what is not in one of the forms that were asked for is no answer.
"""

from __future__ import annotations

import base64
import mimetypes
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any

from turingdesk.core.errors import BadSource, NoServer
from turingdesk.core.message import message
from turingdesk.core.question import Choice, Kind, Question
from turingdesk.core.session import due_questions
from turingdesk.core.step import Showing
from turingdesk.core.trial import Trial
from turingdesk.judges.language_model.questions import (
    TrialMessage,
    lettered_choices,
    trial_message,
)
from turingdesk.judges.language_model.server import Server, Unanswered
from turingdesk.judges.language_model.settings import ModelSettings
from turingdesk.judges.language_model.transcript import Reply, Transcript, question_key
from turingdesk.judges.language_model.wording import Wording
from turingdesk.system.os_errors import os_error_message

IN_A_ROW = 3  #: questions without a reply, after all tries, before the server is looked at


@dataclass(frozen=True, slots=True)
class ModelAnswers:
    """A model's answers to one trial, or why there are none."""

    key: str  #: under which question and reply are kept
    answers: Mapping[str, str]  #: by question key; empty where there is none
    why: str = ""  #: why there is no answer
    may_come: bool = False  #: the server did not reply, but may yet


class ModelJudge:
    """Asks a language model about trials; several threads can use it at once.

    Args:
        settings: The judge's.
        transcript: Where questions and replies are kept.
        server: Whom to ask.
        examples: By block, the trial that is shown first with its truth.
    """

    def __init__(
        self,
        settings: ModelSettings,
        transcript: Transcript,
        server: Server,
        examples: Mapping[str, Trial],
    ) -> None:
        self._settings = settings
        self._transcript = transcript
        self._server = server
        self._examples = examples
        self._lock = Lock()
        self._missed = 0  #: questions in a row without a reply
        self._is_known = False  #: whether the server has replied at all
        self.sent = 0  #: questions that went to the server in this run

    def ask(self, shown: Showing, seed: int) -> ModelAnswers:
        """Ask about one trial, unless the same question was answered before.

        Args:
            shown: The trial as a kiosk gets it: it holds no truth.
            seed: Given to the server.

        Raises:
            NoServer: It takes no question, or did not reply several times in a row.
            WriteFailed: The disk refused.
        """
        made = trial_message(
            shown,
            self._settings.wording,
            pictures=self._settings.pictures,
            example=self._examples.get(shown.block),
        )
        digests = [sha256(_read(path)).hexdigest() for path in made.pictures]
        body = self._body(made, [f"sha256:{digest}" for digest in digests], seed)
        key = question_key(body)
        reply = self._transcript.reply(key)
        if reply is None:
            try:
                reply = self._ask_server(key, body, made, seed)
            except Unanswered as problem:
                return ModelAnswers(key, {}, problem.why, may_come=not problem.is_refused)
        return self._parsed(key, reply, made)

    def _ask_server(
        self, key: str, body: Mapping[str, Any], made: TrialMessage, seed: int
    ) -> Reply:
        self._check_server_once()
        self._transcript.save_question(key, body)
        sent = self._body(made, [_data_url(path) for path in made.pictures], seed)
        with self._lock:
            self.sent += 1
        try:
            reply = self._server.chat(
                sent, lambda why, told: self._transcript.save_failure(key, why, told)
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
            if not self._is_known:
                self._server.check()
                self._is_known = True

    def _count_unanswered(self, problem: Unanswered) -> None:
        """Raise NoServer if the server is gone, rather than failing on these questions only."""
        with self._lock:
            self._missed += 1
            if self._missed < IN_A_ROW:
                return
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

    def _parsed(self, key: str, reply: Reply, made: TrialMessage) -> ModelAnswers:
        """The answers in a reply, or why it has none."""
        if reply.refusal or reply.ended == "content_filter":
            return ModelAnswers(key, {}, message("the model refused"))
        if not reply.text.strip():
            return ModelAnswers(key, {}, message("empty reply"))
        try:
            return ModelAnswers(
                key, parse_reply(reply.text, made.questions, self._settings.wording)
            )
        except Unreadable:
            cut = reply.ended == "length"
            return ModelAnswers(
                key, {}, message("reply cut off") if cut else message("reply cannot be read")
            )

    def _body(self, made: TrialMessage, pictures: Sequence[str], seed: int) -> dict[str, Any]:
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
                "The picture {path} can't be read. {why}",
                path=path,
                why=os_error_message(problem),
            )
        ) from problem


def _data_url(path: Path) -> str:
    kind = mimetypes.guess_type(path.name)[0] or "image/png"
    return f"data:{kind};base64,{base64.b64encode(_read(path)).decode()}"


_THOUGHT = re.compile(r"\A\s*<think>.*?</think>", re.DOTALL)  #: models that reason aloud first
_NUMBERED = re.compile(r"(?:Question\s+)?([0-9]{1,3})\s*[:.)]\s*(\S.*)", re.IGNORECASE)
_LETTER = re.compile(r"\(?([A-Za-z])\)?\s*[.:]?\s*(.*)")
_MARKS = "*`_\"'"  #: around an answer, as Markdown and quotation have them


class Unreadable(ValueError):
    """A reply is not in the form that was asked for; the text says what is wrong."""


def parse_reply(reply: str, questions: Sequence[Question], wording: Wording) -> dict[str, str]:
    """The values that a reply gives, by question key.

    Thoughts before the answer, between <think> and </think>, are passed over, and so are
    asterisks and quotation marks around an answer. Nothing else is guessed.

    Args:
        reply: What the model said.
        questions: Those asked, in order.
        wording: The words with which they were asked.

    Raises:
        Unreadable: A question has no answer or two, an answer is none of the choices, or
            there is more than answers.
    """
    lines = [line.strip() for line in _THOUGHT.sub("", reply).splitlines()]
    lines = [line for line in lines if line]
    if not lines:
        raise Unreadable("It says nothing.")
    told = _single_line(lines) if len(questions) == 1 else _numbered(lines, len(questions))
    found: dict[str, str] = {}
    for number, question in enumerate(questions, 1):
        value = _parse_value(told[number].strip(_MARKS).strip(), question, wording)
        if value and (objection := question.objection(value)):
            raise Unreadable(f"Question {number}: {objection}")
        found[question.key] = value
    due = {question.key for question in due_questions(questions, found)}
    return {key: value for key, value in found.items() if value and key in due}


def _single_line(lines: Sequence[str]) -> Mapping[int, str]:
    if len(lines) > 1:
        raise Unreadable(f"It has {len(lines)} lines instead of one.")
    numbered = _NUMBERED.fullmatch(lines[0].strip(_MARKS))
    return {1: numbered[2] if numbered and numbered[1] == "1" else lines[0]}


def _numbered(lines: Sequence[str], count: int) -> Mapping[int, str]:
    told: dict[int, str] = {}
    for line in lines:
        match = _NUMBERED.fullmatch(line.strip(_MARKS))
        number = int(match[1]) if match else 0
        if match is None or not 1 <= number <= count:
            raise Unreadable(f"A line answers no question: {line[:60]!r}.")
        if number in told:
            raise Unreadable(f"Question {number} is answered twice.")
        told[number] = match[2]
    if missing := [str(n) for n in range(1, count + 1) if n not in told]:
        raise Unreadable(f"Question {missing[0]} is not answered.")
    return told


def _parse_value(said: str, question: Question, wording: Wording) -> str:
    if question.kind is Kind.SEVERAL:
        return _parse_several(said, question, wording)
    if question.choices:
        return _parse_choice(said, lettered_choices(question, wording)).value
    return said


def _parse_several(said: str, question: Question, wording: Wording) -> str:
    """The values of letters with commas between them, in the order of the choices."""
    there = lettered_choices(question, wording)
    picked = {_parse_choice(one.strip(), there).value for one in said.split(",") if one.strip()}
    return "|".join(choice.value for choice in question.choices if choice.value in picked)


def _parse_choice(said: str, there: Mapping[str, Choice]) -> Choice:
    """The choice named by its letter, by its letter with its label, or by its label."""
    match = _LETTER.fullmatch(said)
    if match is not None and (choice := there.get(match[1].upper())) is not None:
        rest = match[2].strip(_MARKS)
        if not rest or _same_label(rest, choice.label):
            return choice
    labelled = [choice for choice in there.values() if _same_label(said, choice.label)]
    if len(labelled) != 1:
        raise Unreadable(f"It names none of the choices: {said[:60]!r}.")
    return labelled[0]


def _same_label(said: str, label: str) -> bool:
    return said.strip(" .").casefold() == label.strip(" .").casefold()
