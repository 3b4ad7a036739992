"""Color estimation: people name the dominant color of a picture (paper 1, Color estimation)."""

from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.colors import COLORS
from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Answers, Choice, Question, Role
from turingdesk.core.streams import Stream
from turingdesk.core.task import Task, column

COLOR = "color"
_LABELS = (
    participant_message("Red"),
    participant_message("Pink"),
    participant_message("Orange"),
    participant_message("Yellow"),
    participant_message("Purple"),
    participant_message("Green"),
    participant_message("Blue"),
    participant_message("Brown"),
    participant_message("Gray"),
    participant_message("Black"),
    participant_message("White"),
)


@dataclass(frozen=True, slots=True)
class ColorPrompt:
    """A picture whose color is named."""

    image: Path = column(message("The picture: a file in the media folder"))


def questions(content: ColorPrompt, show: None) -> tuple[Question, ...]:
    """One of the 11 basic colors."""
    choices = tuple(Choice(value, label) for value, label in zip(COLORS, _LABELS, strict=True))
    text = participant_message("Which color dominates this picture?")
    hint = participant_message("Choose the color that you would name first.")
    return (Question(COLOR, text, choices=choices, role=Role.ANSWER, hint=hint),)


def example(content: ColorPrompt, show: None, chance: Stream) -> Answers:
    """Any of them."""
    return {COLOR: chance.shuffled(COLORS)[0]}


TASK = Task(
    title=participant_message("Naming colors"),
    about=message("Participants name the dominant color of a picture."),
    content=ColorPrompt,
    questions=questions,
    subjects=(),
    prompt_column="image",
    example=example,
)
