"""Image captions: a picture and one sentence about it."""

from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.limits import Limits
from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Question, human_or_machine
from turingdesk.core.task import Control, Task, TrueFalse, column
from turingdesk.tasks._yes_no import YesNo, ask, wrong_answer


@dataclass(frozen=True, slots=True)
class Caption:
    """A picture and the sentence someone, or something, wrote about it."""

    image: Path = column(message("The picture: a file in the media folder"))
    caption: str = column(message("The sentence about the picture"))
    question: str = column(
        message("A yes-or-no question about the picture or the sentence"),
        default="",
        required=False,
    )


def questions(content: Caption, show: None) -> tuple[Question, ...]:
    """One verdict on the caption."""
    return (human_or_machine(participant_message("Who wrote this description?")),)


def control(content: Caption, truths: YesNo, show: None) -> Control | None:
    """Yes or no, about the picture or the sentence."""
    return ask(content.question, truths.answer)


def check(content: Caption, truths: YesNo, show: None) -> list[tuple[str, str, str]]:
    """A question whose answer is not yes or no."""
    return wrong_answer(content.question, truths.answer)


def texts(content: Caption, subject: str) -> tuple[str, ...]:
    """The caption."""
    return (content.caption,)


TASK = Task(
    title=participant_message("Image descriptions"),
    about=message("A picture with one sentence about it: who wrote the sentence?"),
    content=Caption,
    questions=questions,
    truths=YesNo,
    control=control,
    true_false=TrueFalse("question", "answer", "yes", "no", "caption"),
    # Paper 1, Methods, Image captioning: only response times over 3 seconds are analyzed.
    limits=Limits(too_fast_s=3.0),
    prompt_column="image",
    check=check,
    texts=texts,
)
