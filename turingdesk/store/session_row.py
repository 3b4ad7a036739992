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
    sealed: bool = False  #: nobody gave the passphrase, so its verdicts have no truth


@dataclass(frozen=True, slots=True)
class Alike:
    """What a session's row has to know of answers that are alike."""

    asked: tuple[str, str, str]  #: role, question and subject
    is_verdict: bool
    is_practice: bool
    is_too_fast: bool
    is_correct: bool


#: What is kept of an opened line; the schedules of thousands of sessions would cost gigabytes.
KEPT = ("session", "at", "study", "kiosk", "trials", "simulated", "demonstration", "sealed")


@dataclass(slots=True)
class Answers:
    """What is kept of one journal: three numbers for each answer."""

    opened: Line = field(default_factory=dict)  #: the members in `KEPT`
    closed: str | None = None  #: the reason, once it is closed
    last_at: str = ""
    done: int = 0
    kept_until: int = GONE  #: the first step that a later attempt asked again
    told: array[float] = field(default_factory=lambda: array("d"))
    #: step, kind and rt_ms of the first answer, then of the next; one array costs less than three

    def replace(self, kinds: Sequence[Alike]) -> Iterator[int]:
        """Give up what the newest answer replaces: an earlier one to the same question.

        Args:
            kinds: By number, what answers that are alike have in common.

        Yields:
            The kind of each answer given up.
        """
        told = self.told
        step, asked = told[-3], kinds[int(told[-2])].asked
        for place in range(len(told) - 6, -1, -3):
            if told[place] not in (step, GONE):
                return
            kind = int(told[place + 1])
            if told[place] == step and kinds[kind].asked == asked:
                told[place] = GONE
                yield kind

    def supersede(self, until: int) -> list[int]:
        """Give up the answers from a step on; the kinds of those that counted before."""
        self.kept_until = min(until, self.kept_until)
        gone = [p for p in range(0, len(self.told), 3) if until <= self.told[p] < GONE]
        for place in gone:
            self.told[place] = GONE
        return [int(self.told[place + 1]) for place in gone]


def session_row(chain: Sequence[Answers], kinds: Sequence[Alike]) -> SessionRow:
    """The row of a session.

    Args:
        chain: What is kept of its journals: the newest first, those it goes on with after.
        kinds: By number, what answers that are alike have in common.
    """
    newest, first = chain[0], chain[-1]
    rt_ms, too_fast = array("d"), 0
    controls = passed = 0
    for one in chain:
        told = one.told
        for step, alike, rt in zip(told[::3], told[1::3], told[2::3], strict=True):
            kind = kinds[int(alike)]
            if step == GONE or kind.is_practice:
                continue
            if kind.is_verdict:
                rt_ms.append(rt)
                too_fast += kind.is_too_fast
            else:
                controls += 1
                passed += kind.is_correct
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
        controls_passed=passed,
        controls_asked=controls,
        verdicts=len(rt_ms),
        too_fast=too_fast,
        median_rt_s=median(rt_ms) / 1000 if rt_ms else None,
        state=State.RUNNING if newest.closed is None else CLOSED.get(newest.closed, State.ENDED),
        simulated=bool(opened.get("simulated")),
        demonstration=bool(opened.get("demonstration")),
        sealed=bool(opened.get("sealed")),
    )
