"""A participant arrives: whether the code is valid, was here before, or was interrupted.

It reads the data folder, so windows call it in the background.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from pathlib import Path

from turingdesk.core.errors import BadCode
from turingdesk.core.message import join, message, plural
from turingdesk.core.study import ResumePolicy, Study
from turingdesk.journal.session_name import checked_code
from turingdesk.journal.session_summary import SessionSummary, State
from turingdesk.journal.tombstones import tombstones, withdrawn_of
from turingdesk.people.codes import code_of, codes, is_sound, looks_generated
from turingdesk.presenters.session_words import local_time, state_in_words
from turingdesk.sessions.data_folder import PILOT, DataFolder
from turingdesk.sessions.resumption import CutOff, resumable
from turingdesk.study.findings import nearest


class StartChoice(StrEnum):
    """The way in which a session comes about."""

    RESUME = "resume"
    RESTART = "restart"
    NEW = "new"


@dataclass(frozen=True, slots=True)
class Arrival:
    """The facts about a participant code before a session starts."""

    code: str
    objection: str = ""  #: why the code cannot be used
    warning: str = ""  #: what to think about first
    cut_off: CutOff | None = None
    ways: tuple[StartChoice, ...] = (
        StartChoice.NEW,
    )  #: what the study lets be done, the best first
    known: frozenset[str] = frozenset()  #: sessions of the code, by name
    runs_at: str = ""  #: the kiosk at which one is running; empty for none

    @property
    def may_start(self) -> bool:
        """True if a session can start at all."""
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
    is_pilot = folder.name == PILOT
    # Withdrawals and lists of codes are in the data folder itself, not in that of pilots.
    data = folder.parent if is_pilot else folder
    if (gone := withdrawn_of(data, code)) is not None:
        withdrew = message(
            "{code} withdrew on {day}, and the data were deleted. Use a new code.",
            code=code,
            day=local_time(gone.at),
        )
        return Arrival(code, objection=withdrew, ways=())
    earlier = DataFolder(folder).of(code, study.id)
    cut_off = resumable(folder, code, study)
    session_names = frozenset(str(session.name) for session in earlier)
    elsewhere = message("another machine")
    runs = [s.kiosk or elsewhere for s in earlier if s.state is State.RUNNING]
    warning, ways = _warning(code, earlier), _ways(cut_off, study)
    if not earlier and not is_pilot:
        warning = _unlisted(code, data, study)
    return Arrival(code, "", warning, cut_off, ways, session_names, runs[-1] if runs else "")


def next_code(folder: Path, study: Study) -> str:
    """A code that no one has had: the next on the study's list, or the newest one's plus one.

    Args:
        folder: Where sessions lie: the data folder, or its `pilot` folder.
        study: The study that is about to start.

    Returns:
        The code; empty if the newest one has no number that could be counted on.
    """
    is_pilot = folder.name == PILOT
    data = folder.parent if is_pilot else folder
    sessions = list(DataFolder(folder).sessions())
    # Codes become file names, which by default don't differ by case on Windows and macOS.
    used = {session.participant.casefold() for session in sessions}
    gone = tombstones(data)

    def is_free(code: str) -> bool:
        return code.casefold() not in used and not any(tombstone.is_of(code) for tombstone in gone)

    listed = [] if is_pilot else codes(data, study.id)
    if listed:
        return next(
            (
                participant_code.code
                for participant_code in listed
                if is_free(participant_code.code)
            ),
            "",
        )
    people = [s for s in sessions if s.study == study.id and s.judge == "human"]
    newest = max(people, key=lambda session: session.started, default=None)
    last = newest.participant if newest is not None else "try-0" if is_pilot else "P-000"
    # The stem is as short as possible, so that the number has all its digits.
    numbered = re.fullmatch(r"(.*?)(\d+)", last)
    if numbered is None:
        return ""
    stem, number = numbered[1], numbered[2]
    later_codes = (f"{stem}{n:0{len(number)}}" for n in count(int(number) + 1))
    return next(filter(is_free, later_codes))


def _ways(cut_off: CutOff | None, study: Study) -> tuple[StartChoice, ...]:
    if cut_off is None:
        return (StartChoice.NEW,)
    if cut_off.allowed is ResumePolicy.RESUME:
        return (StartChoice.RESUME, StartChoice.NEW)
    if cut_off.allowed is ResumePolicy.RESTART:
        return (StartChoice.RESTART, StartChoice.NEW)
    return () if study.resume.policy is ResumePolicy.REFUSE else (StartChoice.NEW,)


def _warning(code: str, earlier: Sequence[SessionSummary]) -> str:
    """Names the latest session of the code: date, kiosk, state, and whether it still runs."""
    if not earlier:
        return ""
    last = earlier[-1]
    values = {"code": code, "number": last.number, "time": local_time(last.started)}
    begun = message("{code} already has session {number} in this study, started {time}", **values)
    if last.kiosk:
        begun = message(
            "{code} already has session {number} in this study, started {time} at {kiosk}",
            **values,
            kiosk=last.kiosk,
        )
    if last.participant != code:
        other = last.participant
        begun = message(
            "{other} and {code} count as the same code: {begun}",
            other=other,
            code=code,
            begun=begun,
        )
    if last.state is State.RUNNING:
        return message("{begun}, and it is still running. Is this the correct code?", begun=begun)
    return message(
        "{begun} ({state}). A new session gets the number {number}.",
        begun=begun,
        state=state_in_words(last.state),
        number=max(session.number for session in earlier) + 1,
    )


def _unlisted(code: str, data: Path, study: Study) -> str:
    """A note that the study has codes and this isn't one of them; it can start anyway."""
    listed = code_of(data, code)
    if listed is not None and listed.study == study.id:
        return ""
    study_codes = [participant_code.code for participant_code in codes(data, study.id)]
    if not study_codes:
        return ""
    if listed is not None:
        return message(
            "{code} was created for the study {study}. Is this the correct study?",
            code=code,
            study=listed.study,
        )
    close = nearest(code, study_codes, likeness=0.7)
    question = message("Is this the correct code?")
    if close:
        question = message("Did you mean {code}?", code=close)
    if looks_generated(code) and not is_sound(code):
        wrong = message(
            "{code} contains a typo: its last character doesn't match the others.", code=code
        )
    else:
        wrong = plural(
            "{code} is not the code created for this study.",
            "{code} is not one of the %n codes created for this study.",
            n=len(study_codes),
            code=code,
        )
    return join(" ", (wrong, question))
