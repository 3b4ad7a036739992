"""One session as the Live page lists it, made of a few numbers for each answer."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median

from turingdesk.store.journal_file import Line
from turingdesk.store.session_name import parsed
from turingdesk.store.session_summary import CLOSED, State

GONE = (1 << 31) - 1  #: the step of an answer that a later attempt replaced


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A session; one that was cut off and went on is one row, with all its answers."""

    session: str
    participant: str
    kiosk: str
    study: str
    started: str  #: UTC, ISO 8601
    last_at: str  #: UTC, ISO 8601
    done: int  #: counted trials answered
    of: int
    controls_passed: int
    controls_asked: int
    verdicts: int
    too_fast: int
    median_rt_s: float | None
    state: State
    simulated: bool
    demonstration: bool


@dataclass(frozen=True, slots=True)
class Alike:
    """What a session's row has to know of answers that are alike."""

    asked: tuple[str, str, str]  #: role, question and subject
    is_verdict: bool
    is_practice: bool
    is_too_fast: bool
    is_correct: bool


@dataclass(slots=True)
class Answers:
    """What is kept of one journal."""

    opened: Line = field(default_factory=dict)
    closed: str | None = None  #: the reason, once it is closed
    last_at: str = ""
    done: int = 0
    kept_until: int = GONE  #: the first step that a later attempt asked again
    steps: array[int] = field(default_factory=lambda: array("i"))
    alike: array[int] = field(default_factory=lambda: array("i"))
    rt_ms: array[float] = field(default_factory=lambda: array("f"))
    is_new: bool = True  #: whether something came since its row was made

    def replace(self, kinds: Sequence[Alike]) -> Iterator[int]:
        """Give up what the newest answer replaces: an earlier one to the same question.

        Args:
            kinds: By number, what answers that are alike have in common.

        Yields:
            The kind of each answer given up.
        """
        last = len(self.steps) - 1
        step, asked = self.steps[last], kinds[self.alike[last]].asked
        for place in range(last - 1, -1, -1):
            if self.steps[place] not in (step, GONE):
                return
            if self.steps[place] == step and kinds[self.alike[place]].asked == asked:
                self.steps[place] = GONE
                yield self.alike[place]

    def supersede(self, until: int) -> list[int]:
        """Give up the answers from a step on; the kinds of those that counted before."""
        self.kept_until, self.is_new = min(until, self.kept_until), True
        gone = [p for p, step in enumerate(self.steps) if until <= step < GONE]
        for place in gone:
            self.steps[place] = GONE
        return [self.alike[place] for place in gone]


def session_row(chain: Sequence[Answers], kinds: Sequence[Alike]) -> SessionRow:
    """The row of a session.

    Args:
        chain: What is kept of its journals: the newest first, those it goes on with after.
        kinds: By number, what answers that are alike have in common.
    """
    newest, first = chain[0], chain[-1]
    kept = [
        (kinds[alike], rt_ms)
        for one in chain
        for step, alike, rt_ms in zip(one.steps, one.alike, one.rt_ms, strict=True)
        if step < GONE
    ]
    counted = [(kind, rt_ms) for kind, rt_ms in kept if not kind.is_practice]
    verdicts = [(kind, rt_ms) for kind, rt_ms in counted if kind.is_verdict]
    controls = [kind for kind, _ in counted if not kind.is_verdict]
    opened = newest.opened
    name = parsed(str(opened["session"]))
    return SessionRow(
        session=str(opened["session"]),
        participant=name.participant if name else "",
        kiosk=str(opened.get("kiosk", "")),
        study=str(opened.get("study", "")),
        started=str(first.opened.get("at", opened.get("at", ""))),
        last_at=newest.last_at,
        done=max(one.done for one in chain),
        of=int(opened.get("trials", 0)),
        controls_passed=sum(kind.is_correct for kind in controls),
        controls_asked=len(controls),
        verdicts=len(verdicts),
        too_fast=sum(kind.is_too_fast for kind, _ in verdicts),
        median_rt_s=median(rt_ms for _, rt_ms in verdicts) / 1000 if verdicts else None,
        state=State.RUNNING if newest.closed is None else CLOSED.get(newest.closed, State.ENDED),
        simulated=bool(opened.get("simulated")),
        demonstration=bool(opened.get("demonstration")),
    )
