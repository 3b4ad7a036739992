"""A yes-or-no question about what a row shows, which several tasks ask as a control."""

from dataclasses import dataclass

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Choice, Question, Role
from turingdesk.core.task import Control, column

YES_NO = ("yes", "no")
ANSWER = message("The correct answer to the question: yes or no")


@dataclass(frozen=True, slots=True)
class YesNo:
    """The correct answer to the question; known to the session only."""

    answer: str = column(ANSWER, default="", required=False)


def ask(question: str, answer: str, keys: str = "12") -> Control | None:
    """The question with its keys; None if there is none, or no answer to it."""
    if not question or not answer:
        return None
    choices = (
        Choice("yes", participant_message("Yes"), keys[0]),
        Choice("no", participant_message("No"), keys[1]),
    )
    return Control(Question("content", question, choices=choices, role=Role.CONTROL), answer)


def wrong_answer(question: str, answer: str) -> list[tuple[str, str, str]]:
    """A question whose answer is neither yes nor no."""
    if not question or answer in YES_NO:
        return []
    what = message("{answer!r} is not a valid answer.", answer=answer)
    return [("answer", what, message("Enter yes or no."))]
