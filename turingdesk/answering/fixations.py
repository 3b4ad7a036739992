"""Eye movements: people look around in a picture, or search it (paper 1, Attention prediction).

Fixations come from an eye tracker that sends its gaze over the lab streaming layer. Where there is
none, the picture is blurred, and each click shows a part of it (Kim et al. 2017, "BubbleView: an
interface for crowdsourcing image importance maps and tracking visual attention"): a stand-in, and
each answer says which of the two it is. Gaze from a tracker's own files is imported.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from turingdesk.answering._gaze import Fixation
from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Answers, Kind, Question, Remark, Role
from turingdesk.core.streams import Stream
from turingdesk.core.task import Task, column

FIXATIONS, SOURCE = "fixations", "source"
CLICK, LSL = "click", "lsl"  #: where fixations come from
_NUMBER = r"-?\d+(?:\.\d+)?"
_FIXATION = re.compile(rf"{_NUMBER},{_NUMBER},\d+(?:\.\d+)?,\d+(?:\.\d+)?")


@dataclass(frozen=True, slots=True)
class FixationsPrompt:
    """A picture to look at; with a target, what is searched for in it."""

    image: Path = column(message("The picture: a file in the media folder"))
    target: Path | None = column(
        message("Picture of the search target. Empty: free viewing"),
        default=None,
        required=False,
    )
    target_box: tuple[float, ...] = column(
        message(
            "Where the target is in the picture, px: 'left; top; width; height'. The search ends "
            "when someone looks there"
        ),
        default=(),
        required=False,
    )


@dataclass(frozen=True, slots=True)
class FixationsRules:
    """The time for looking at a picture, and the definition of a fixation."""

    viewing_s: float = column(
        message("Duration of free viewing, s"),
        default=12.0,
        required=False,
        ends=(0.1, 600.0),
        title=message("Free viewing"),
    )
    search_s: float = column(
        message("Maximum duration of a search, s"),
        default=20.0,
        required=False,
        ends=(0.1, 600.0),
        title=message("Search"),
    )
    target_s: float = column(
        message("How long the target is shown before the search, s"),
        default=1.0,
        required=False,
        title=message("Target"),
    )
    most: int = column(
        message("Maximum number of fixations saved"),
        default=15,
        required=False,
        title=message("Maximum"),
    )
    live: bool = column(
        message("Use the gaze stream of an eye tracker if there is one"),
        default=True,
        required=False,
        title=message("Eye tracker"),
    )
    dispersion: int = column(
        message("Maximum width plus height of the gaze of one fixation, px on the screen"),
        default=50,
        required=False,
        title=message("Dispersion"),
    )
    least_ms: int = column(
        message("Minimum duration of a fixation of the gaze, ms"),
        default=100,
        required=False,
        title=message("Shortest fixation"),
    )
    reveal_percent: int = column(
        message("Radius of the area that a click reveals, in percent of the picture's width"),
        default=6,
        required=False,
        ends=(1, 100),
        title=message("Revealed by a click"),
    )


def questions(content: FixationsPrompt, show: FixationsRules) -> tuple[Question, ...]:
    """Questions about the eye that the view answers, and about how it was recorded."""
    text = participant_message("Look around in the picture.")
    if content.target:
        text = participant_message("Find what you were shown.")
    hint = participant_message("If the picture is blurred, click wherever you want to look.")
    return (
        Question(FIXATIONS, text, Kind.RECORDED, role=Role.ANSWER, hint=hint),
        Question(SOURCE, "", Kind.RECORDED, role=Role.ANSWER, required=False),
    )


def fixations_cell(fixations: Iterable[Fixation]) -> str:
    """Fixations as the cell of a table has them.

    >>> fixations_cell([Fixation(480.04, 300, 0, 230.4), Fixation(12, 9.55, 260, 280)])
    '480,300,0,230; 12,9.6,260,280'
    """
    return "; ".join(
        f"{round(at.x, 1):g},{round(at.y, 1):g},{at.onset_ms:.0f},{at.duration_ms:.0f}"
        for at in fixations
    )


def remarks(
    content: FixationsPrompt, show: FixationsRules, answers: Answers, earlier: Sequence[Answers]
) -> Sequence[Remark]:
    """Machines write fixations as people's are written, and no more of them."""
    parts = answers.get(FIXATIONS, "").split("; ")
    if len(parts) > show.most:
        text = participant_message("There are more than {most} fixations.", most=show.most)
        return (Remark(FIXATIONS, text, is_form=True),)
    if parts != [""] and not all(map(_FIXATION.fullmatch, parts)):
        text = participant_message("Write each fixation as x,y,onset_ms,duration_ms.")
        return (Remark(FIXATIONS, text, is_form=True),)
    return ()


def check(
    content: FixationsPrompt, truths: None, show: FixationsRules
) -> list[tuple[str, str, str]]:
    """The place of a target has four numbers."""
    place = content.target_box
    if not place or (len(place) == 4 and min(place) >= 0 and min(place[2:]) > 0):
        return []
    wrong = message("This is not an area of a picture.")
    return [("target_box", wrong, message("Write four numbers: 'left; top; width; height'."))]


def example(content: FixationsPrompt, show: FixationsRules, chance: Stream) -> Answers:
    """Fixations all over a small picture, with the times that eyes have."""
    fixations, onset_ms = list[Fixation](), 0
    for _ in range(min(show.most, 5 + chance.below(8))):
        lasts_ms = 180 + chance.below(200)
        fixations.append(Fixation(chance.below(320), chance.below(240), onset_ms, lasts_ms))
        onset_ms += lasts_ms + 30 + chance.below(30)
    return {FIXATIONS: fixations_cell(fixations), SOURCE: CLICK}


TASK = Task(
    title=participant_message("Looking at pictures"),
    about=message("Participants look at a picture, or search it, and their gaze is recorded."),
    content=FixationsPrompt,
    questions=questions,
    show=FixationsRules,
    subjects=(),
    prompt_column="image",
    remarks=remarks,
    check=check,
    example=example,
)
