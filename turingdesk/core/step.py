"""Steps: what a session puts before a participant, one at a time.

A step is all that a kiosk ever gets. It contains no truth, no origin and no agent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from turingdesk.core.limits import Limits
from turingdesk.core.question import Answers, Question, Remark
from turingdesk.core.study import Block

#: What is to be said about the answers so far, by question key.
Remarks = Callable[[Answers], Sequence[Remark]]


class PageKind(StrEnum):
    """The purpose of a page."""

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
    settings: Block  #: of its block, without what is drawn; see `Block.shown`
    content: Any  #: the task's content, cut and sided as scheduled
    questions: tuple[Question, ...]
    practice: bool = False
    remarks: Remarks | None = field(default=None, compare=False)

    @property
    def block(self) -> str:
        """The ID of the block."""
        return self.settings.id

    @property
    def title(self) -> str:
        """The name of the block on screen."""
        return self.settings.title

    @property
    def task(self) -> str:
        """The task by which the block is judged, or answers are asked for."""
        return self.settings.task

    @property
    def show(self) -> Any:
        """The task's presentation options."""
        return self.settings.show

    @property
    def limits(self) -> Limits:
        """When an answer is taken."""
        return self.settings.limits


Step = Page | Showing
