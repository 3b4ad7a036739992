"""Steps: what a session puts before a participant, one at a time.

A step is all that a kiosk ever gets. It holds no truth, no origin and no agent.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from turingdesk.core.question import Question


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
    """When an answer is taken, and when it is marked."""

    too_fast_s: float = 0.0  #: a faster answer is marked; 0 marks none
    look_first_s: float = 0.0  #: choices are held back this long after the stimulus appeared
    plays_first: int = 0  #: whole plays of an animated stimulus before an answer is taken


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

    number: int  #: position among the session's trials, from 1; in practice, among practice trials
    of: int  #: how many there are
    block: str
    title: str  #: what the block is called on screen
    task: str
    content: Any  #: the task's content, cut and sided as scheduled
    show: Any  #: the task's presentation options
    questions: tuple[Question, ...]
    limits: Limits = field(default_factory=Limits)
    practice: bool = False


Step = Page | Showing
