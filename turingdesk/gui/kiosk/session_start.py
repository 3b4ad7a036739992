"""Seats a participant: `turingdesk kiosk`.

In order: the log begins; the application gets its theme; the study is read whole; the participant
code is looked up, and refused if it was used before and the command does not say
that this is meant; where a session was cut off, the experimenter says what to do
with it, unless the command did; where the study has several languages, the
participant chooses one; the session's journal is opened; the window goes
to the participant's screen; then the event loop runs until the session is over or
left.
"""

from __future__ import annotations

import logging
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QThreadPool
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from turingdesk.core.errors import BadCode, NotAllowed, UnknownName
from turingdesk.core.message import join
from turingdesk.desk.arrival import Arrival, StartChoice, arrival
from turingdesk.gui import display, errors
from turingdesk.gui.app import application
from turingdesk.gui.desk.studies.start import WayChoice, begin_chosen
from turingdesk.gui.kiosk.desk_link import link_to_desk
from turingdesk.gui.kiosk.language_page import choose
from turingdesk.gui.kiosk.preflight import preflight_now
from turingdesk.gui.kiosk.talks import needs_a_desk, topics_of
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr
from turingdesk.sessions.data_folder import PILOT
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import Package, open_package
from turingdesk.system.run_log import run_log

_ENDING_MS = 5000
logger = logging.getLogger(__name__)
_AGAIN = "Correct the code, or add --again if this is meant."


@dataclass(frozen=True, slots=True)
class KioskOptions:
    """What the command line asks for."""

    study: Path
    participant: str
    data: Path
    kiosk: str
    screen: str = ""  #: by name or number; empty for the main one
    windowed: bool = False
    pilot: bool = False
    way: StartChoice | None = None  #: with a session that was cut off; None asks
    again: bool = False  #: a code that has sessions, or a running one, is meant
    language: str = ""  #: of the session; where it is left open, the participant chooses
    desk: str = ""  #: the desk's address, if it is another one than at pairing
    text_percent: int = 0  #: the size of letters; 0 for that of the settings


@run_log("kiosk")
def run_kiosk(wanted: KioskOptions) -> int:
    """Run one session and stay until its window is closed.

    Returns:
        The exit code: 0, or 1 where the experimenter decided not to start.

    Raises:
        TuringDeskError: The study, the code, the screen or the data folder is not usable.
    """
    logger.info("data folder %s, study %s, kiosk %s", wanted.data, wanted.study, wanted.kiosk)
    application(text_percent=wanted.text_percent).setQuitOnLastWindowClosed(False)
    screen = find_screen(wanted.screen)
    package = open_package(wanted.study)
    found = _arrived(wanted, package.study)
    way = wanted.way or (ask_way(found) if found.cut_off else StartChoice.NEW)
    full_screen = not (wanted.windowed or wanted.pilot)
    _see_that_it_can_run(package, way, pilot=wanted.pilot)
    if way is None or (full_screen and not preflight_now(screen, wanted.data)):
        return 1
    language = wanted.language
    if way is not StartChoice.RESUME and len(package.study.languages) > 1 and not language:
        language = choose(
            package.study.languages, screen, pilot=wanted.pilot, full_screen=full_screen
        )
        way = way if language else None
    if way is None:
        return 1
    setup = SessionSetup(
        found.code,
        wanted.kiosk,
        pilot=wanted.pilot,
        screen=display.facts(screen),
        language=language,
        known=found.known,
    )
    recorder: SessionRecorder = begin_chosen(package, wanted.data, setup, found, way)
    window = KioskWindow(recorder, pilot=wanted.pilot, demonstration=package.study.demonstration)
    window.talk.topics, window.game.is_sealed = topics_of(package), package.sealed is not None
    _run(window, wanted, screen)
    return 0


def _see_that_it_can_run(package: Package, way: StartChoice | None, *, pilot: bool) -> None:
    from turingdesk.net.paired_desk import paired

    if pilot:
        return
    if way is not StartChoice.RESUME:
        package.refuse_participants()
    if (problem := needs_a_desk(package)) and paired() is None:
        raise NotAllowed(problem)


def _run(window: KioskWindow, wanted: KioskOptions, screen: QScreen) -> None:
    """Show the window until its session is over; what goes wrong meanwhile is shown in it."""
    # PySide reports what a slot or an event handler raises to sys.excepthook, and continues.
    before = sys.excepthook
    errors.watch(window.fail)
    loop = QEventLoop()  # ends with the session, whatever other windows there are
    window.finished.connect(loop.quit)
    with link_to_desk(wanted.data, window, wanted.desk):
        window.start(screen, full_screen=not (wanted.windowed or wanted.pilot))
        loop.exec()
    sys.excepthook = before
    QThreadPool.globalInstance().waitForDone(_ENDING_MS)
    window.deleteLater()  # by Qt: left to Python, it would go at any moment of later work


def ask_way(found: Arrival) -> StartChoice | None:
    """Ask what to do with a session that was cut off; None if nothing shall start."""
    dialog = CutOffDialog(found)
    chosen = dialog.exec() == QDialog.DialogCode.Accepted
    return dialog.choice.way() if chosen else None


class CutOffDialog(QDialog):
    """Tells where a session stopped and what the study lets be done with it."""

    def __init__(self, found: Arrival, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("TuringDesk")
        self.setMinimumWidth(560)
        self.choice = WayChoice()
        self.choice.offer(found)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        if found.ways:
            start = buttons.addButton(tr("Desk", "Start"), QDialogButtonBox.ButtonRole.AcceptRole)
            start.setProperty("role", "primary")
            start.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.margin]))
        column.setSpacing(SIZES.gap)
        column.addWidget(self.choice)
        column.addWidget(buttons)


def find_screen(name: str) -> QScreen:
    """The screen meant, as `display.find` knows it or by number from 1; the main one for "".

    Raises:
        UnknownName: No screen that is connected is called so.
    """
    screens = QGuiApplication.screens()
    if not name:
        return QGuiApplication.primaryScreen()
    if (found := display.find(name, screens)) is not None:
        return found
    for number, screen in enumerate(screens, 1):
        if name == str(number):
            return screen
    known = [display.identity(screen, screens) for screen in screens]
    raise UnknownName("screen", name, [f"{one} (or {n})" for n, one in enumerate(known, 1)])


def _arrived(wanted: KioskOptions, study: Any) -> Arrival:
    """Look the code up and see that it can do what is asked for."""
    folder = wanted.data / PILOT if wanted.pilot else wanted.data
    found = arrival(wanted.participant, folder, study)
    if found.objection:
        raise BadCode(found.objection)
    if wanted.way in (StartChoice.RESUME, StartChoice.RESTART):
        if found.cut_off is None:
            raise NotAllowed(
                f"{wanted.participant} has no session in {folder} that was cut off. "
                "Start without --resume and --restart."
            )
        if wanted.way not in found.ways:
            raise NotAllowed(found.cut_off.why)
    is_surprise = _is_surprise(found)
    if is_surprise and not wanted.again:
        raise NotAllowed(join(" ", (found.warning, _AGAIN)))
    if found.warning and (is_surprise or found.cut_off is None):
        print(found.warning, file=sys.stderr)  # noqa: T201 - a command's own words
    return found


def _is_surprise(found: Arrival) -> bool:
    """Whether the code has sessions that one should know of before another one starts."""
    if found.runs_at:
        return True
    return bool(found.known) and found.cut_off is None
