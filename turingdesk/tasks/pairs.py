"""Pairs: two stimuli of one task side by side; which one has the machine?"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Choice, Question, Role
from turingdesk.core.task import TASKS, Task, column


@dataclass(frozen=True, slots=True)
class Pair:
    """Two stimuli, as they are on the screen.

    The table names them by id (columns `first` and `second`); the package reader
    puts their contents here.
    """

    left: Any = column(message("ID of one stimulus in the other table"))
    right: Any = column(message("ID of the other stimulus"))
    of: str = column(message("The task of both stimuli"))


@dataclass(frozen=True, slots=True)
class PairsShow:
    """The parts that are side by side."""

    of: str = column(
        message("The task of both stimuli"), default="conversations", required=False, title="Of"
    )
    of_table: str = column(
        message("The table of both stimuli"),
        default="",
        required=False,
        title=message("Of table"),
    )
    subject: str = column(
        message("The speaker that the question is about, highlighted in both"),
        default="B",
        required=False,
        title=message("Subject"),
    )
    of_show: Any = column(
        message("Presentation options of the other task"), default=None, required=False
    )


def questions(content: Pair, show: PairsShow) -> tuple[Question, ...]:
    """One choice between two sides: where is the machine?"""
    if content.of == "conversations":
        name = participant_message("Conversation {number}")
        text = participant_message(
            "In which conversation is speaker {subject} a machine?", subject=show.subject
        )
    else:
        name = participant_message("Answer {number}")
        text = participant_message("Which answer was made by a machine?")
    choices = tuple(
        Choice(str(number), name.format(number=number), key)
        for number, key in ((1, "f"), (2, "j"))
    )
    return (Question("machine_side", text, choices=choices, role=Role.VERDICT),)


def swapped(content: Pair) -> Pair:
    """The same two with their sides exchanged."""
    return replace(content, left=content.right, right=content.left)


def seen(content: Pair, shows: Sequence[PairsShow]) -> Pair:
    """The visible part of both sides."""
    own_seen = TASKS[content.of].seen
    of_shows = [show.of_show for show in shows]
    if own_seen is None or None in of_shows:
        return content
    return replace(
        content, left=own_seen(content.left, of_shows), right=own_seen(content.right, of_shows)
    )


TASK = Task(
    title=participant_message("Where is the machine?"),
    about=message("Two stimuli of one task side by side: which one is the machine's?"),
    content=Pair,
    questions=questions,
    show=PairsShow,
    subjects=("1", "2"),
    look_first=participant_message("Look at both first."),
    seen=seen,
)
