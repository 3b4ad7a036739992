"""Color estimation: a picture and the color that was named as its dominant color."""

from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.colors import COLORS
from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Choice, Question, Role, human_or_machine
from turingdesk.core.task import Control, Task, TrueFalse, column


@dataclass(frozen=True, slots=True)
class Color:
    """A picture and one color word."""

    image: Path = column(message("The picture: a file in the media folder"))
    color: str = column(message("Dominant color of the picture: one of {colors}", colors=COLORS))
    statement: str = column(
        message("A sentence about the picture that is true or false"), default="", required=False
    )


@dataclass(frozen=True, slots=True)
class ColorTruth:
    """The truth of the sentence; known to the session only."""

    statement_true: bool | None = column(
        message("Whether the statement is true"), default=None, required=False
    )


def questions(content: Color, show: None) -> tuple[Question, ...]:
    """One verdict on the color word."""
    return (human_or_machine(participant_message("Who named this color?")),)


def control(content: Color, truths: ColorTruth, show: None) -> Control | None:
    """True or false, about the picture."""
    if not content.statement or truths.statement_true is None:
        return None
    choices = (
        Choice("true", participant_message("True"), "1"),
        Choice("false", participant_message("False"), "2"),
    )
    question = Question("statement", content.statement, choices=choices, role=Role.CONTROL)
    return Control(question, "true" if truths.statement_true else "false")


def check(content: Color, truths: ColorTruth, show: None) -> list[tuple[str, str, str]]:
    """A word that is not a color of the eleven, and a statement of unknown truth."""
    problems = []
    if content.color not in COLORS:
        problems.append(
            (
                "color",
                message("{color!r} is not one of the 11 colors.", color=content.color),
                message("Use one of {colors}.", colors=COLORS),
            )
        )
    if content.statement and truths.statement_true is None:
        problems.append(
            (
                "statement_true",
                message("The table doesn't say whether the statement is true."),
                message("Enter true or false."),
            )
        )
    return problems


TASK = Task(
    title=participant_message("Colors"),
    about=message("A picture and the color named as its dominant color: who named it?"),
    content=Color,
    questions=questions,
    truths=ColorTruth,
    control=control,
    true_false=TrueFalse("statement", "statement_true", "true", "false", "statement"),
    prompt_column="image",
    check=check,
)
