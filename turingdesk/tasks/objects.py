"""Object detection: a picture and three things seen in it."""

from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Choice, Question, Role, human_or_machine
from turingdesk.tasks._base import Control, Task, column


@dataclass(frozen=True, slots=True)
class Objects:
    """A picture and three words."""

    image: Path = column(message("The picture: a file in the media folder"))
    objects: tuple[str, ...] = column(
        message("Three things seen in the picture, such as 'keyboard; hand; desk'")
    )
    question: str = column(
        message("A yes-or-no question about the picture"),
        default="",
        required=False,
    )


@dataclass(frozen=True, slots=True)
class YesNo:
    """The right answer to the question; known to the session only."""

    answer: str = column(
        message("The correct answer to the question: yes or no"), default="", required=False
    )


def verdicts(content: Objects, show: None) -> tuple[Question, ...]:
    """One verdict on the three words."""
    return (human_or_machine(participant_message("Who named these three things?")),)


def control(content: Objects, truths: YesNo, show: None) -> Control | None:
    """Yes or no, about the picture."""
    if not content.question or not truths.answer:
        return None
    choices = (
        Choice("yes", participant_message("Yes"), "1"),
        Choice("no", participant_message("No"), "2"),
    )
    question = Question("content", content.question, choices=choices, role=Role.CONTROL)
    return Control(question, truths.answer)


def check(content: Objects, truths: YesNo, show: None) -> list[tuple[str, str, str]]:
    """Other than three different words, and a question whose answer is not yes or no."""
    found = []
    if len(content.objects) != 3 or len(set(content.objects)) != 3:
        found.append(
            (
                "objects",
                message(
                    "There are {objects} things, {objects2} of them different.",
                    objects=len(content.objects),
                    objects2=len(set(content.objects)),
                ),
                message("Give three different ones, separated by semicolons."),
            )
        )
    if content.question and truths.answer not in ("yes", "no"):
        found.append(
            (
                "answer",
                message("{answer!r} is not a valid answer.", answer=truths.answer),
                message("Enter yes or no."),
            )
        )
    return found


def texts(content: Objects, subject: str) -> tuple[str, ...]:
    """The three things together."""
    return (", ".join(content.objects),)


TASK = Task(
    title=participant_message("Objects"),
    about=message("A picture and three things seen in it: who named them?"),
    content=Objects,
    verdicts=verdicts,
    truths=YesNo,
    control=control,
    prompt_column="image",
    check=check,
    texts=texts,
)
