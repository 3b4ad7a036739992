"""From one trial to the model's answers: the question is put together, asked once, the reply read.

Replies are read strictly: what is not in one of the forms that were asked for is not an answer.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from turingdesk.core.question import Choice, Kind, Question
from turingdesk.core.session import due_questions
from turingdesk.core.step import Showing
from turingdesk.core.trial import Trial
from turingdesk.judges._session_runs import MachineAnswers
from turingdesk.language_models.asking import MARKS, THOUGHT, Asker, Unreadable
from turingdesk.language_models.server import Server
from turingdesk.language_models.transcript import Transcript
from turingdesk.plugins.machine_judges.language_model.questions import (
    TrialMessage,
    lettered_choices,
    trial_message,
)
from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings
from turingdesk.plugins.machine_judges.language_model.wording import Wording

IN_A_ROW = 3  #: questions without a reply, after all tries, before the server is checked


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
        self._asker = Asker(transcript, server)
        self._examples = examples

    @property
    def sent(self) -> int:
        """The number of questions that went to the server in this run."""
        return self._asker.sent

    def ask(self, showing: Showing, seed: int) -> MachineAnswers:
        """Ask about one trial, unless the same question was answered before.

        Args:
            showing: The trial as a kiosk gets it: it contains no truth.
            seed: Given to the server.

        Raises:
            NoServer: It takes no question, or did not reply several times in a row.
            WriteFailed: The disk refused.
        """
        wording = self._settings.wording
        trial_text = trial_message(
            showing,
            wording,
            pictures=self._settings.pictures,
            example=self._examples.get(showing.block),
        )
        return self._asker.ask(
            lambda pictures: self._body(trial_text, pictures, seed),
            trial_text.pictures,
            lambda reply: parse_reply(reply.text, trial_text.questions, wording),
        )

    def _body(
        self, trial_text: TrialMessage, pictures: Sequence[str], seed: int
    ) -> dict[str, Any]:
        content: Any = trial_text.text
        if pictures:
            attached = [{"type": "image_url", "image_url": {"url": url}} for url in pictures]
            content = [{"type": "text", "text": trial_text.text}, *attached]
        return {
            "model": self._settings.model,
            "messages": [{"role": "user", "content": content}],
            "temperature": self._settings.temperature,
            "max_tokens": self._settings.max_tokens,
            "seed": seed,
            "stream": False,
        }


# "2. B", "2) B", or "Question 2: B".
_NUMBERED = re.compile(r"(?:Question\s+)?([0-9]{1,3})\s*[:.)]\s*(\S.*)", re.IGNORECASE)
# "B", "(B)", "B.", or "B: Human", with what follows the letter in the second group.
_LETTER = re.compile(r"\(?([A-Za-z])\)?\s*[.:]?\s*(.*)")


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
    lines = [line.strip() for line in THOUGHT.sub("", reply).splitlines()]
    lines = [line for line in lines if line]
    if not lines:
        raise Unreadable("It says nothing.")
    text_by_number = (
        _single_line(lines) if len(questions) == 1 else _numbered(lines, len(questions))
    )
    value_by_question: dict[str, str] = {}
    for number, question in enumerate(questions, 1):
        value = _parse_value(text_by_number[number].strip(MARKS).strip(), question, wording)
        if value and (objection := question.objection(value)):
            raise Unreadable(f"Question {number}: {objection}")
        value_by_question[question.key] = value
    due = {question.key for question in due_questions(questions, value_by_question)}
    return {key: value for key, value in value_by_question.items() if value and key in due}


def _single_line(lines: Sequence[str]) -> Mapping[int, str]:
    if len(lines) > 1:
        raise Unreadable(f"It has {len(lines)} lines instead of one.")
    numbered = _NUMBERED.fullmatch(lines[0].strip(MARKS))
    return {1: numbered[2] if numbered and numbered[1] == "1" else lines[0]}


def _numbered(lines: Sequence[str], count: int) -> Mapping[int, str]:
    text_by_number: dict[int, str] = {}
    for line in lines:
        match = _NUMBERED.fullmatch(line.strip(MARKS))
        number = int(match[1]) if match else 0
        if match is None or not 1 <= number <= count:
            raise Unreadable(f"A line answers no question: {line[:60]!r}.")
        if number in text_by_number:
            raise Unreadable(f"Question {number} is answered twice.")
        text_by_number[number] = match[2]
    if missing := [str(n) for n in range(1, count + 1) if n not in text_by_number]:
        raise Unreadable(f"Question {missing[0]} is not answered.")
    return text_by_number


def _parse_value(text: str, question: Question, wording: Wording) -> str:
    if question.kind is Kind.SEVERAL:
        return _parse_several(text, question, wording)
    if question.choices:
        return _parse_choice(text, lettered_choices(question, wording)).value
    return text


def _parse_several(text: str, question: Question, wording: Wording) -> str:
    """The values of letters with commas between them, in the order of the choices."""
    there = lettered_choices(question, wording)
    picked = {_parse_choice(part.strip(), there).value for part in text.split(",") if part.strip()}
    return "|".join(choice.value for choice in question.choices if choice.value in picked)


def _parse_choice(text: str, there: Mapping[str, Choice]) -> Choice:
    """The choice named by its letter, by its letter with its label, or by its label."""
    match = _LETTER.fullmatch(text)
    if match is not None and (choice := there.get(match[1].upper())) is not None:
        rest = match[2].strip(MARKS)
        if not rest or _same_label(rest, choice.label):
            return choice
    labelled = [choice for choice in there.values() if _same_label(text, choice.label)]
    if len(labelled) != 1:
        raise Unreadable(f"It names none of the choices: {text[:60]!r}.")
    return labelled[0]


def _same_label(text: str, label: str) -> bool:
    return text.strip(" .").casefold() == label.strip(" .").casefold()
