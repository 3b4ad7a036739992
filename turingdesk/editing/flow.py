"""One session of a draft as a row of parts: what participants meet, in order, and what can move.

The row can be drawn while the study has errors, since it needs study.toml alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from turingdesk.core.study import When
from turingdesk.core.task import TASKS
from turingdesk.editing.draft import Draft
from turingdesk.study.study_questions import usual_form


class PartKind(StrEnum):
    """The kind of thing that participants meet there."""

    WELCOME = "welcome"  #: information and consent
    FORM = "form"
    INSTRUCTIONS = "instructions"  #: the page before the first block
    PRACTICE = "practice"
    BLOCK = "block"
    BREAK = "break"
    DEBRIEFING = "debriefing"


@dataclass(frozen=True, slots=True)
class FlowPart:
    """One card of the row."""

    kind: PartKind
    name: str = ""  #: the id of the form or block; empty for pages
    title: str = ""  #: as study.toml or the task says; empty for pages, breaks, and practice
    count: int = 0  #: trials, questions, or trials from break to break
    place: int = 0  #: of the form or block in study.toml, from 0
    when: When = When.BEFORE  #: of a form
    wait_s: float = 0.0  #: that a break lasts at least
    pages: tuple[str, ...] = ()  #: the texts that it can show
    written: tuple[str, ...] = ()  #: those of them that the study has

    @property
    def durations(self) -> tuple[str, ...]:
        """The keys of its time in `turingdesk.study.duration.session_s`."""
        return self.pages or (f"{self.kind}/{self.name}",)

    @property
    def moves(self) -> bool:
        """True if it can change places with others of its kind."""
        return self.kind in (PartKind.FORM, PartKind.BLOCK)


def flow(draft: Draft) -> list[FlowPart]:
    """The parts of one session, in the order in which a participant meets them."""
    return list(_parts(draft))


def neighbor(parts: Sequence[FlowPart], at: int, by: int) -> int | None:
    """The part with which one changes places when it moves; None if it cannot move.

    Args:
        parts: Of a session.
        at: Which of them moves.
        by: 1 for later, -1 for earlier.
    """
    part = parts[at]
    others = range(at + 1, len(parts)) if by > 0 else range(at - 1, -1, -1)
    same = (n for n in others if (parts[n].kind, parts[n].when) == (part.kind, part.when))
    return next(same, None) if part.moves else None


def move(draft: Draft, parts: Sequence[FlowPart], at: int, to: int) -> bool:
    """Give a part the place of another one; whether it moved, which can be undone.

    Blocks go among blocks, with their practice and breaks, and forms among forms that are asked
    at the same time.

    Raises:
        CannotEdit: study.toml leaves no room for it.
    """
    part, other = parts[at], parts[to]
    alike = (part.kind, part.when) == (other.kind, other.when)
    if not (part.moves and alike) or part.place == other.place:
        return False
    draft.toml.move((str(part.kind), part.place), other.place)
    return True


def _parts(draft: Draft) -> Iterator[FlowPart]:
    yield _page_part(draft, PartKind.WELCOME, "information", "consent")
    yield from _forms(draft, When.BEFORE)
    if _is_written(draft, "instructions"):
        yield _page_part(draft, PartKind.INSTRUCTIONS, "instructions")
    for place, block in enumerate(draft.toml.tables("block")):
        yield from _block(block, place)
        if not place:
            yield from _forms(draft, When.AFTER_FIRST)
    yield from _forms(draft, When.AFTER)
    yield _page_part(draft, PartKind.DEBRIEFING, "debriefing")


def _page_part(draft: Draft, kind: PartKind, *pages: str) -> FlowPart:
    written_pages = tuple(page for page in pages if _is_written(draft, page))
    return FlowPart(kind, pages=pages, written=written_pages)


def _is_written(draft: Draft, page: str) -> bool:
    return str(draft.toml.get("texts", page) or f"texts/{page}.md") in draft.text_names()


def _forms(draft: Draft, when: When) -> Iterator[FlowPart]:
    for place, form in enumerate(draft.toml.tables("form")):
        if asked_when(form) is when:
            name, title = usual_form(str(form.get("when")))
            fields = form.get("field")
            yield FlowPart(
                PartKind.FORM,
                str(form.get("id") or name),
                str(form.get("title") or title),
                len(fields) if isinstance(fields, list) else 0,
                place,
                when,
            )


def asked_when(form: Mapping[str, Any]) -> When:
    """When a form is asked; what else the file says the check objects to."""
    when = form.get("when")
    return When(when) if when in list(When) else When.BEFORE


def _block(block: Mapping[str, Any], place: int) -> Iterator[FlowPart]:
    task = TASKS.get(str(block.get("task")))
    name = str(block.get("id") or block.get("task") or "")
    title = str(block.get("title") or (task.title if task else name))
    if practice := _trial_count(block.get("practice")):
        yield FlowPart(PartKind.PRACTICE, name, "", practice, place)
    trials = _trial_count(block.get("trials"))
    yield FlowPart(PartKind.BLOCK, name, title, trials, place)
    rest = block.get("break")
    if isinstance(rest, Mapping) and 0 < (every := _trial_count(rest.get("every"))) < trials:
        wait = rest.get("wait_s", 0.0)
        wait_s = float(wait) if isinstance(wait, int | float) else 0.0
        yield FlowPart(PartKind.BREAK, name, "", every, place, wait_s=wait_s)


def _trial_count(value: object) -> int:
    """A number of trials; 0 for whatever else the file says, which the check objects to."""
    return value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else 0
