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
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QThreadPool
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from turingdesk.core.errors import BadCode, NotAllowed, UnknownName
from turingdesk.core.message import join, message
from turingdesk.gui import display, errors
from turingdesk.gui.app import application
from turingdesk.gui.desk.studies.start import WayChoice, begin_chosen
from turingdesk.gui.kiosk.desk_link import link_to_desk
from turingdesk.gui.kiosk.language_page import choose
from turingdesk.gui.kiosk.preflight import preflight_now
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr
from turingdesk.presenters.arrival import Arrival, StartChoice, arrival
from turingdesk.sessions.data_folder import PILOT
from turingdesk.sessions.session_guard import refuse_unready
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.current import CurrentStudy
from turingdesk.study.package import Package, open_package
from turingdesk.system.run_log import run_log

_ENDING_MS = 5000
logger = logging.getLogger(__name__)
AGAIN = "Correct the code, or add --again if this is meant."


@dataclass(frozen=True, slots=True)
class KioskOptions:
    """The choices of the command line."""

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
def run_kiosk(options: KioskOptions) -> int:
    """Run one session and stay until its window is closed.

    Returns:
        The exit code: 0, or 1 where the experimenter decided not to start.

    Raises:
        TuringDeskError: The study, the code, the screen or the data folder is not usable.
    """
    logger.info("data folder %s, study %s, kiosk %s", options.data, options.study, options.kiosk)
    application(text_percent=options.text_percent).setQuitOnLastWindowClosed(False)
    screen = find_screen(options.screen)
    current = CurrentStudy(open_package(options.study))
    package = current.package()
    participant_arrival = _arrived(options, package.study)
    way = options.way or (
        ask_way(participant_arrival) if participant_arrival.cut_off else StartChoice.NEW
    )
    full_screen = not (options.windowed or options.pilot)
    setup = _setup(options, participant_arrival, screen)
    refuse_unready(package, setup, is_new=way is not StartChoice.RESUME)
    if way is None or (full_screen and not preflight_now(screen, options.data)):
        return 1
    language = options.language
    if way is not StartChoice.RESUME and len(package.study.languages) > 1 and not language:
        language = choose(
            package.study.languages, screen, pilot=options.pilot, full_screen=full_screen
        )
        way = way if language else None
    if way is None:
        return 1
    setup = replace(setup, language=language)
    _refuse_changed(current, package)
    recorder: SessionRecorder = begin_chosen(
        package, options.data, setup, participant_arrival, way
    )
    window = KioskWindow(recorder, pilot=options.pilot, demonstration=package.study.demonstration)
    window.live.prepare(package)
    _run(window, options, screen)
    return 0


def _refuse_changed(current: CurrentStudy, package: Package) -> None:
    """Start nothing from a study that was changed while questions about the session stood here.

    Raises:
        NotAllowed: It was.
        BadStudy: It was, and has errors now.
    """
    if current.package() is not package:
        raise NotAllowed(
            message(
                "The study {study} has changed on the disk in the meantime. Start the session "
                "again.",
                study=package.study.id,
            )
        )


def _setup(options: KioskOptions, participant_arrival: Arrival, screen: QScreen) -> SessionSetup:
    from turingdesk.net.paired_desk import paired

    return SessionSetup(
        participant_arrival.code,
        options.kiosk,
        pilot=options.pilot,
        screen=display.facts(screen),
        language=options.language,
        known=participant_arrival.known,
        is_linked=paired() is not None,
    )


def _run(window: KioskWindow, options: KioskOptions, screen: QScreen) -> None:
    """Show the window until its session is over; what goes wrong meanwhile is shown in it."""
    # PySide reports what a slot or an event handler raises to sys.excepthook, and continues.
    before = sys.excepthook
    errors.watch(window.fail)
    loop = QEventLoop()  # ends with the session, whatever other windows there are
    window.finished.connect(loop.quit)
    with link_to_desk(options.data, window, options.desk):
        window.start(screen, full_screen=not (options.windowed or options.pilot))
        loop.exec()
    sys.excepthook = before
    QThreadPool.globalInstance().waitForDone(_ENDING_MS)
    window.deleteLater()  # by Qt: left to Python, it would go at any moment of later work


def ask_way(participant_arrival: Arrival) -> StartChoice | None:
    """Ask what to do with a session that was cut off; None if nothing shall start."""
    dialog = CutOffDialog(participant_arrival)
    is_accepted = dialog.exec() == QDialog.DialogCode.Accepted
    return dialog.choice.way() if is_accepted else None


class CutOffDialog(QDialog):
    """Tells where a session stopped and what the study lets be done with it."""

    def __init__(self, participant_arrival: Arrival, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("TuringDesk")
        self.setMinimumWidth(560)
        self.choice = WayChoice()
        self.choice.offer(participant_arrival)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        if participant_arrival.ways:
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
    if (named_screen := display.find(name, screens)) is not None:
        return named_screen
    for number, screen in enumerate(screens, 1):
        if name == str(number):
            return screen
    screen_names = [display.identity(screen, screens) for screen in screens]
    raise UnknownName(
        "screen",
        name,
        [f"{screen_name} (or {n})" for n, screen_name in enumerate(screen_names, 1)],
    )


def _arrived(options: KioskOptions, study: Any) -> Arrival:
    """Look the code up and see that it can do what is asked for."""
    folder = options.data / PILOT if options.pilot else options.data
    participant_arrival = arrival(options.participant, folder, study)
    if participant_arrival.objection:
        raise BadCode(participant_arrival.objection)
    if options.way in (StartChoice.RESUME, StartChoice.RESTART):
        if participant_arrival.cut_off is None:
            raise NotAllowed(
                f"{options.participant} has no session in {folder} that was cut off. "
                "Start without --resume and --restart."
            )
        if options.way not in participant_arrival.ways:
            raise NotAllowed(participant_arrival.cut_off.why)
    is_surprise = _is_surprise(participant_arrival)
    if is_surprise and not options.again:
        raise NotAllowed(join(" ", (participant_arrival.warning, AGAIN)))
    if participant_arrival.warning and (is_surprise or participant_arrival.cut_off is None):
        print(participant_arrival.warning, file=sys.stderr)  # noqa: T201 - a command's own words
    return participant_arrival


def _is_surprise(participant_arrival: Arrival) -> bool:
    """True if the code has sessions that one should know of before another one starts."""
    if participant_arrival.runs_at:
        return True
    return bool(participant_arrival.known) and participant_arrival.cut_off is None
