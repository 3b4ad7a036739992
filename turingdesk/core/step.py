"""Steps: what a session puts before a participant, one at a time.

A step is all that a kiosk ever gets. It contains no truth, no origin and no agent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from turingdesk.core.question import Answers, Question, Remark
from turingdesk.core.setting import setting

LONGEST_LOOK_S = 600.0
#: What is to be said about the answers so far, by question key.
Remarks = Callable[[Answers], Sequence[Remark]]


class PageKind(StrEnum):
    """What a page is for."""

    INFORMATION = "information"
    CONSENT = "consent"
    FORM = "form"
    INSTRUCTIONS = "instructions"
    PRACTICE = "practice"  #: says that practice begins or ends
    BREAK = "break"
    FEEDBACK = "feedback"  #: only where the study turns feedback on
    DEBRIEFING = "debriefing"
    REFUSED = "refused"  #: after consent was not given


@dataclass(frozen=True, slots=True)
class Limits:
    """When a stimulus appears, and when an answer is taken and when it is marked."""

    too_fast_s: float = setting(
        "Faster answers are marked as too fast and excluded from results, unless a rule of the "
        "study says otherwise. 0: no limit.",
        0.0,
        title="Minimum response time",
        unit="seconds",
        highest=LONGEST_LOOK_S,
        usual="the task's default",
    )
    look_first_s: float = setting(
        "How long the stimulus is shown before participants can answer. The screen tells them.",
        0.0,
        title="Minimum viewing time",
        unit="seconds",
        highest=LONGEST_LOOK_S,
        usual="the task's default",
    )
    plays_first: int = setting(
        "How many times an animation plays to its end before participants can answer.",
        0,
        title="Plays before answering",
        highest=100,
        usual="the task's default",
    )
    fixation_cross_s: float = setting(
        "How long a fixation cross is shown before each stimulus. 0: no cross.",
        0.0,
        title="Fixation cross",
        unit="seconds",
        highest=60.0,
    )


@dataclass(frozen=True, slots=True)
class Page:
    """Text to read, with questions where it is a form."""

    kind: PageKind
    id: str
    title: str
    text: str = ""  #: Markdown
    questions: tuple[Question, ...] = ()
    wait_s: float = 0.0  #: a break lasts at least this long


@dataclass(frozen=True, slots=True)
class Showing:
    """One trial as the participant meets it: what to show and what to ask."""

    number: int  #: position among the session's trials, from 1; in practice, among the block's
    of: int  #: how many there are
    block: str
    title: str  #: what the block is called on screen
    task: str
    content: Any  #: the task's content, cut and sided as scheduled
    show: Any  #: the task's presentation options
    questions: tuple[Question, ...]
    limits: Limits = field(default_factory=Limits)
    practice: bool = False
    remarks: Remarks | None = field(default=None, compare=False)


Step = Page | Showing
