"""One session as the Live page lists it, made of a few numbers for each answer."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from math import isnan
from statistics import median

from turingdesk.core.evidence import Alike
from turingdesk.journal.session_name import parsed
from turingdesk.journal.session_summary import CLOSED, State
from turingdesk.table.answers import GONE, Answers


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
    excluded: tuple[str, ...] = ()  #: the rules that leave the session out


def session_row(chain: Sequence[Answers], kinds: Sequence[Alike]) -> SessionRow:
    """The row of a session.

    Args:
        chain: What is kept of its journals: the newest first, those it goes on with after.
        kinds: By number, what answers that are alike have in common.
    """
    newest, first = chain[0], chain[-1]
    rt_ms = array("d")
    verdicts = too_fast = controls = passed = 0
    for one in chain:
        told = one.told
        for step, alike, rt in zip(told[::3], told[1::3], told[2::3], strict=True):
            kind = kinds[int(alike)]
            if step == GONE or kind.is_practice:
                continue
            if kind.is_verdict:
                verdicts += 1
                too_fast += kind.is_too_fast
                if not isnan(rt):  # a time that is not known
                    rt_ms.append(rt)
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
        verdicts=verdicts,
        too_fast=too_fast,
        median_rt_s=median(rt_ms) / 1000 if rt_ms else None,
        state=State.RUNNING if newest.closed is None else CLOSED.get(newest.closed, State.ENDED),
        simulated=bool(opened.get("simulated")),
        demonstration=bool(opened.get("demonstration")),
        sealed=bool(opened.get("sealed")),
    )
