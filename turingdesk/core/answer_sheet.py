"""The answers to one step while they are being given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from turingdesk.core.question import Answer, Kind, Question
from turingdesk.core.session import due_questions

_COUNTED = (Kind.CHOICE, Kind.JOINT, Kind.SCALE)  #: kinds whose changes are changes of mind


@dataclass(slots=True)
class GivenAnswer:
    """One question's answer so far."""

    value: str
    at_s: float  #: perf_counter at its last change
    device: str
    key: str
    changes: int


class AnswerSheet:
    """The answer to each question, with its time and key, and the number of its changes.

    Questions whose condition does not hold are not asked; what was answered to them is
    forgotten.
    """

    def __init__(self, questions: Sequence[Question]) -> None:
        self.questions = tuple(questions)
        self._by_key = {question.key: question for question in questions}
        self._answers: dict[str, GivenAnswer] = {}

    @property
    def asked(self) -> tuple[Question, ...]:
        """The questions that are asked after the answers so far."""
        return due_questions(
            self.questions, {key: entry.value for key, entry in self._answers.items()}
        )

    def put(self, key: str, value: str, at_s: float, device: str = "", pressed: str = "") -> None:
        """Take an answer; a later one to the same question replaces it."""
        before = self._answers.get(key)
        changes = before.changes if before else 0
        if before and before.value and before.value != value:
            changes += self._by_key[key].kind in _COUNTED
        self._answers[key] = GivenAnswer(value, at_s, device, pressed, changes)
        # The difference is a set of its own, so the dictionary can change in the loop.
        for hidden in self._answers.keys() - {question.key for question in self.asked}:
            del self._answers[hidden]

    def value(self, key: str) -> str:
        """The answer so far; empty if there is none."""
        entry = self._answers.get(key)
        return entry.value if entry else ""

    def objections(self) -> dict[str, str]:
        """Why the sheet can't be submitted, by question key; empty if it can."""
        objection_by_key = {q.key: q.objection(self.value(q.key)) for q in self.asked}
        return {key: objection for key, objection in objection_by_key.items() if objection}

    @property
    def is_complete(self) -> bool:
        """True if every question that needs an answer has a valid one."""
        return not self.objections()

    def answers(self, onset_s: float) -> list[Answer]:
        """The answers, in the order of the questions.

        Args:
            onset_s: The `perf_counter()` from which response times count.
        """
        answer_list = []
        for question in self.questions:
            entry = self._answers.get(question.key)
            if entry and entry.value.strip():
                rt_ms = max(0.0, (entry.at_s - onset_s) * 1000)
                answer_list.append(
                    Answer(
                        question.key, entry.value, rt_ms, entry.key, entry.device, entry.changes
                    )
                )
        return answer_list
