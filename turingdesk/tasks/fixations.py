"""Eye movements: fixations played on a picture, in free viewing or in search of a target."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isfinite
from pathlib import Path
from typing import Literal

from turingdesk.core.limits import Limits
from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Question, Role, human_or_machine
from turingdesk.core.task import Control, Task, column, objection, options

_CHOICES = 3  #: of "What do you see?"


@dataclass(frozen=True, slots=True)
class Fixation:
    """Where the eye rested, and when."""

    x: float  #: px in the frame of the scanpath, from the left
    y: float  #: px in the frame of the scanpath, from the top
    onset_ms: float | None = None  #: since the first fixation; None if it was not recorded
    duration_ms: float | None = None  #: None if it was not recorded


@dataclass(frozen=True, slots=True)
class Scanpath:
    """A picture and the fixations on it; with a target, what was searched for."""

    image: Path = column(message("The picture: a file in the media folder"))
    fixations: tuple[Fixation, ...] = column(
        message(
            "A list of {x, y, onset_ms, duration_ms} or of [x, y, onset_ms, duration_ms]; in a "
            "cell 'x,y,onset_ms,duration_ms; ...'. Onset and duration are optional"
        )
    )
    width: float = column(message("Width of the coordinates' frame, px"))
    height: float = column(message("Height of the coordinates' frame, px"))
    target: Path | None = column(
        message("Picture of the search target. Empty: free viewing"),
        default=None,
        required=False,
    )


@dataclass(frozen=True, slots=True)
class FixationsTruth:
    """The content of the picture, and the source of its fixations; known to the session only."""

    sees: str = column(
        message("The correct answer to 'What do you see?'"), default="", required=False
    )
    choices: tuple[str, ...] = column(
        message("The three choices for that question"), default=(), required=False
    )
    source: str = column(
        message(
            "How people's fixations were recorded: lsl (eye tracker, live), import (eye tracker's "
            "files), or click (clicks on a blurred picture, in place of eye movements)"
        ),
        default="",
        required=False,
    )


@dataclass(frozen=True, slots=True)
class FixationsShow:
    """The presentation of eye movements; defaults as in paper 1, Methods, Attention prediction."""

    timing: Literal["fixed", "recorded"] = column(
        message(
            "fixed: every fixation lasts fixation_s. recorded: onsets and durations from the data"
        ),
        default="fixed",
        required=False,
        title=message("Timing"),
    )
    fixation_s: float = column(
        message("Duration of each fixation, s"),
        default=0.3,
        required=False,
        ends=(0.01, 60.0),
        title=message("Fixation"),
    )
    gap_s: float = column(
        message("Pause between two plays, s"), default=1.0, required=False, title="Gap"
    )
    most: int = column(
        message("Maximum number of fixations shown"),
        default=15,
        required=False,
        title=message("Maximum"),
    )
    path: bool = column(message("Show lines between fixations"), default=True, required=False)
    target_s: float = column(
        message("How long the target is shown before each play, s"),
        default=1.0,
        required=False,
        title=message("Target"),
    )


def questions(content: Scanpath, show: FixationsShow) -> tuple[Question, ...]:
    """One verdict on the eye movements."""
    return (
        human_or_machine(
            participant_message("Were these eye movements made by a human or a machine?")
        ),
    )


def control(content: Scanpath, truths: FixationsTruth, show: FixationsShow) -> Control | None:
    """A question about what one sees: one of three."""
    if not truths.sees or not truths.choices:
        return None
    question = Question(
        "sees",
        participant_message("What do you see?"),
        choices=options(truths.choices, "123"),
        role=Role.CONTROL,
    )
    return Control(question, truths.sees)


def seen(content: Scanpath, shows: Sequence[FixationsShow]) -> Scanpath:
    """The fixations that are played, without times that play no part."""
    played = content.fixations[: max(show.most for show in shows)]
    if all(show.timing == "fixed" for show in shows):
        played = tuple(replace(fixation, onset_ms=None, duration_ms=None) for fixation in played)
    return replace(content, fixations=played)


def check(
    content: Scanpath, truths: FixationsTruth, show: FixationsShow
) -> list[tuple[str, str, str]]:
    """No fixation, coordinates that are not numbers or far outside, and an impossible control."""
    if content.width <= 0 or content.height <= 0:
        frame = message(
            "The frame is {width:g} x {height:g} px.", width=content.width, height=content.height
        )
        return [
            (
                "width",
                frame,
                message("Give the size of the picture that the coordinates refer to."),
            )
        ]
    problems = []
    if not content.fixations:
        problems.append(
            ("fixations", message("There are no fixations."), message("Add at least one."))
        )
    for number, fixation in enumerate(content.fixations, 1):
        if wrong := _wrong(fixation, content.width, content.height):
            problems.append(
                (
                    "fixations",
                    message("Fixation {number} {wrong}.", number=number, wrong=wrong),
                    message("Correct it, or remove it."),
                )
            )
    if show.timing == "recorded" and any(
        f.onset_ms is None or f.duration_ms is None for f in content.fixations
    ):
        problems.append(
            (
                "fixations",
                message("Onsets or durations are missing."),
                message('Fill them in, or set timing = "fixed".'),
            )
        )
    return problems + _wrong_control(truths)


def _wrong_control(truths: FixationsTruth) -> list[tuple[str, str, str]]:
    """Problems that keep the control question from being asked."""
    problems = []
    wrong = objection(truths.choices)
    if truths.choices and len(truths.choices) != _CHOICES:
        wrong = wrong or message("There are {choices} choices.", choices=len(truths.choices))
    if wrong:
        problems.append(("choices", wrong, message("Write three different choices.")))
    if truths.sees and truths.sees not in truths.choices:
        problems.append(
            (
                "sees",
                message("{sees!r} is not a choice.", sees=truths.sees),
                message("Add it to choices."),
            )
        )
    return problems


def _wrong(fixation: Fixation, width: float, height: float) -> str:
    """The problem of one fixation: far outside is more than a whole frame away."""
    numbers = (fixation.x, fixation.y, fixation.onset_ms or 0.0, fixation.duration_ms or 0.0)
    if not all(isfinite(number) for number in numbers):
        return message("has a value that is not a number")
    if numbers[2] < 0 or numbers[3] < 0:
        return message("has a negative time")
    if not (-width <= fixation.x <= 2 * width and -height <= fixation.y <= 2 * height):
        return message("is far outside the picture: {x:g}, {y:g}", x=fixation.x, y=fixation.y)
    return ""


TASK = Task(
    title=participant_message("Eye movements"),
    about=message("Eye movements replayed on a picture: whose were they?"),
    content=Scanpath,
    questions=questions,
    renamed=participant_message("Were these eye movements made by {human} or {machine}?"),
    show=FixationsShow,
    truths=FixationsTruth,
    control=control,
    limits=Limits(plays_first=1),
    prompt_column="image",
    seen=seen,
    check=check,
)
