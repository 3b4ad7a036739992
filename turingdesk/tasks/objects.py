"""Object detection: a picture and three things seen in it."""

from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Question, human_or_machine
from turingdesk.core.task import Control, Task, TrueFalse, column
from turingdesk.tasks._yes_no import YesNo, ask, wrong_answer


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


def questions(content: Objects, show: None) -> tuple[Question, ...]:
    """One verdict on the three words."""
    return (human_or_machine(participant_message("Who named these three things?")),)


def control(content: Objects, truths: YesNo, show: None) -> Control | None:
    """Yes or no, about the picture."""
    return ask(content.question, truths.answer)


def check(content: Objects, truths: YesNo, show: None) -> list[tuple[str, str, str]]:
    """Other than three different words, and a question whose answer is not yes or no."""
    problems = []
    if len(content.objects) != 3 or len(set(content.objects)) != 3:
        problems.append(
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
    return problems + wrong_answer(content.question, truths.answer)


def texts(content: Objects, subject: str) -> tuple[str, ...]:
    """The three things together."""
    return (", ".join(content.objects),)


TASK = Task(
    title=participant_message("Objects"),
    about=message("A picture and three things seen in it: who named them?"),
    content=Objects,
    questions=questions,
    truths=YesNo,
    control=control,
    true_false=TrueFalse("question", "answer", "yes", "no", "picture"),
    prompt_column="image",
    check=check,
    texts=texts,
)
