"""Image captions: a picture and one sentence about it."""

from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Question, human_or_machine
from turingdesk.core.step import Limits
from turingdesk.tasks._base import Task, column


@dataclass(frozen=True, slots=True)
class Caption:
    """A picture and the sentence somebody, or something, wrote about it."""

    image: Path = column(message("The picture: a file in the media folder"))
    caption: str = column(message("The sentence about the picture"))


def verdicts(content: Caption, show: None) -> tuple[Question, ...]:
    """One verdict on the caption."""
    return (human_or_machine(participant_message("Who wrote this description?")),)


def texts(content: Caption, subject: str) -> tuple[str, ...]:
    """The caption."""
    return (content.caption,)


TASK = Task(
    title=participant_message("Image descriptions"),
    about=message("A picture with one sentence about it: who wrote the sentence?"),
    content=Caption,
    verdicts=verdicts,
    # Paper 1, Methods, Image captioning: only response times over 3 seconds are analysed.
    limits=Limits(too_fast_s=3.0),
    prompt_column="image",
    texts=texts,
)
