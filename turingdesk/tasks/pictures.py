"""Pictures: a photo, a painting, or a drawing, which is itself what is judged."""

from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Question, human_or_machine
from turingdesk.core.task import Control, Task, TrueFalse, column
from turingdesk.tasks._yes_no import YesNo, ask, wrong_answer


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that someone, or something, made."""

    image: Path = column(message("The picture: a file in the media folder"))
    question: str = column(
        message("A yes-or-no question about the picture"),
        default="",
        required=False,
    )


def questions(content: Picture, show: None) -> tuple[Question, ...]:
    """One verdict on the picture."""
    return (
        human_or_machine(participant_message("Was this picture made by a human or a machine?")),
    )


def control(content: Picture, truths: YesNo, show: None) -> Control | None:
    """Yes or no, about the picture."""
    return ask(content.question, truths.answer)


def check(content: Picture, truths: YesNo, show: None) -> list[tuple[str, str, str]]:
    """A question whose answer is not yes or no."""
    return wrong_answer(content.question, truths.answer)


TASK = Task(
    title=participant_message("Pictures"),
    about=message("A picture with nothing beside it: who made the picture?"),
    content=Picture,
    questions=questions,
    renamed=participant_message("Was this picture made by {human} or {machine}?"),
    truths=YesNo,
    control=control,
    true_false=TrueFalse("question", "answer", "yes", "no", "picture"),
    check=check,
)
