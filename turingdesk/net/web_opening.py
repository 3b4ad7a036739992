"""Which session a visitor with a browser gets: the one that was cut off, a new one, or none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from turingdesk.core import step_words
from turingdesk.core.study import ResumePolicy
from turingdesk.journal.session_summary import State
from turingdesk.net.web_visitor import CLIENT, NOT_CONTINUED, TookPart, TurnedAway, Visitor
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.language_names import own_name
from turingdesk.sessions.resumption import resumable
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.sessions.time_left import TimeLeft
from turingdesk.sessions.voice import Voice


def opened(
    visitor: Visitor, screen: Mapping[str, Any], language: str, *, is_linked: bool
) -> tuple[SessionRecorder | None, TimeLeft | None]:
    """The session that was cut off, or a new one, and the time that its steps usually take.

    Both take long to work out.

    Args:
        visitor: Whose.
        screen: What the browser says of its screen, and which browser it is.
        language: That the participant chose; empty if they didn't yet.
        is_linked: Whether live games can be played.

    Returns:
        Neither if the participant chooses a language first.

    Raises:
        TurnedAway: There is none for them.
        TuringDeskError: It can't be begun, or continued.
    """
    recorder = _session(visitor, screen, language, is_linked=is_linked)
    if recorder is None:
        return None, None
    return recorder, TimeLeft(recorder.session.steps, recorder.expected_s())


def _session(
    visitor: Visitor, screen: Mapping[str, Any], language: str, *, is_linked: bool
) -> SessionRecorder | None:
    package = visitor.package
    setup = SessionSetup(
        visitor.participant,
        visitor.kiosk,
        pilot=visitor.pilot,
        screen=screen,
        language=language,
        client=CLIENT,
        is_linked=is_linked,
    )
    # In lowercase, as some disks take P-1 and p-1 for the same name.
    mine = (visitor.participant.casefold(), package.study.id)
    names = DataFolder(visitor.folder).names()  # quicker than to look into them all
    before = [str(n) for n in names if (n.participant.casefold(), n.study) == mine]
    cut = resumable(visitor.folder, visitor.participant, package.study) if before else None
    if cut is not None and cut.allowed is ResumePolicy.RESUME:
        return SessionRecorder.resume(package, visitor.data, setup, cut.session.path)
    if cut is not None and cut.allowed is ResumePolicy.RESTART:
        return SessionRecorder.restart(package, visitor.data, setup, cut.session.path)
    if cut is not None and not visitor.again:
        raise TurnedAway(NOT_CONTINUED)
    if before and not visitor.again:
        last = DataFolder(visitor.folder).of(visitor.participant, package.study.id)[-1]
        raise TookPart(is_complete=last.state is State.COMPLETED)
    # After all else: a session that continues has its language, and who is turned away needs none.
    if len(package.study.languages) > 1 and not language:
        return None
    return SessionRecorder.begin(package, visitor.data, replace(setup, known=frozenset(before)))


def languages_json(visitor: Visitor) -> dict[str, Any]:
    """The languages of a study, each in itself, and the request to choose one."""
    codes = visitor.package.study.languages
    # A dictionary, since a set would lose the order of the languages.
    lines = dict.fromkeys(Voice(code).say(step_words.CHOOSE_LANGUAGE) for code in codes)
    return {"lines": list(lines), "offered": [[code, own_name(code)] for code in codes]}
