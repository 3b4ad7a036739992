"""A participant arrives: whether the code is good, was here before, or was cut off half way.

Reads the data folder and knows no widgets, so that it can work in the background.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from turingdesk.core.errors import BadCode
from turingdesk.core.study import ResumePolicy, Study
from turingdesk.gui.desk.sessions.columns import local_time
from turingdesk.store.data_folder import DataFolder
from turingdesk.store.going_on import CutOff, resumable
from turingdesk.store.session_name import checked_code
from turingdesk.store.session_summary import SessionSummary, State


class Way(StrEnum):
    """How a session comes about."""

    GO_ON = "go on"
    RESTART = "restart"
    NEW = "new"


@dataclass(frozen=True, slots=True)
class Arrival:
    """What is known of a participant code before a session starts."""

    code: str
    objection: str = ""  #: why the code cannot be used
    warning: str = ""  #: what to think about first
    cut_off: CutOff | None = None
    ways: tuple[Way, ...] = (Way.NEW,)  #: what the study lets be done, the best first
    known: frozenset[str] = frozenset()  #: sessions of the code, by name
    runs_at: str = ""  #: the kiosk at which one is running; empty for none

    @property
    def may_start(self) -> bool:
        """Whether a session can start at all."""
        return not self.objection and bool(self.ways)


def arrival(code: str, folder: Path, study: Study) -> Arrival:
    """Look a participant code up.

    Args:
        code: As typed.
        folder: Where its sessions lie: the data folder, or its `pilot` folder.
        study: The study that is about to start.
    """
    try:
        checked_code(code)
    except BadCode as problem:
        return Arrival(code, objection=str(problem), ways=())
    earlier = DataFolder(folder).of(code, study.id)
    cut_off = resumable(folder, code, study)
    known = frozenset(str(session.name) for session in earlier)
    runs = [s.kiosk or "another machine" for s in earlier if s.state is State.RUNNING]
    warning, ways = _warning(code, earlier), _ways(cut_off, study)
    return Arrival(code, "", warning, cut_off, ways, known, runs[-1] if runs else "")


def _ways(cut_off: CutOff | None, study: Study) -> tuple[Way, ...]:
    if cut_off is None:
        return (Way.NEW,)
    if cut_off.allowed is ResumePolicy.RESUME:
        return (Way.GO_ON, Way.NEW)
    if cut_off.allowed is ResumePolicy.RESTART:
        return (Way.RESTART, Way.NEW)
    return () if study.resume.policy is ResumePolicy.REFUSE else (Way.NEW,)


def _warning(code: str, earlier: Sequence[SessionSummary]) -> str:
    """Names the latest session of the code: date, kiosk, state, and whether it still runs."""
    if not earlier:
        return ""
    last = earlier[-1]
    where = f" at {last.kiosk}" if last.kiosk else ""
    begun = (
        f"{code} already has session {last.number} in this study, "
        f"begun {local_time(last.started)}{where}"
    )
    if last.state is State.RUNNING:
        return f"{begun}, and it is still running. Is this the right code?"
    number = max(session.number for session in earlier) + 1
    return f"{begun} ({last.state.value}). A new one gets the number {number}."
