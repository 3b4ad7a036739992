"""Saves pictures of the desk's pages and of trials, for computers without a display."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QDeadlineTimer, QSize, QThreadPool
from PySide6.QtWidgets import QApplication, QWidget

from turingdesk.core.step import Showing
from turingdesk.core.streams import stream
from turingdesk.gui.app import application
from turingdesk.gui.desk.analysis.page import AnalysisPage
from turingdesk.gui.desk.live.page import LivePage
from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import SimulatedClock, walk_session
from turingdesk.sessions.session_header import SIMULATED, SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import Package, open_package
from turingdesk.system.settings import Settings

PAGES = ("studies", "sessions", "live", "analysis")
SIZE = QSize(1440, 900)
PATIENCE_MS = 60_000  #: for one screen; it is then taken as it is
STILL_S = 0.5  #: that events pass before a picture is taken


def save_screens(study: Path, data: Path, out: Path, language: str = "") -> Iterator[Path]:
    """Save a picture of the desk's main pages, and of a trial of each block.

    Args:
        study: The study that is open.
        data: A data folder with sessions.
        out: The folder for the pictures; it is made if it is missing.
        language: Of the desk.

    Yields:
        The path of each picture as soon as it is written.

    Raises:
        OSError: A picture cannot be written.
    """
    application(language)
    out.mkdir(parents=True, exist_ok=True)
    window = DeskWindow(DeskState(Settings.load(), data))
    window.resize(SIZE)
    window.show()
    reader = window.state.reader
    window.state.open_study(study)
    _wait_until(lambda: reader.studied is not None and reader.studied.is_hashed)
    for name in PAGES:
        window.go_to(name)
        page = window.page(name)
        _wait_until(partial(_is_ready, page))
        yield _save(window, out / f"desk-{name}.png")
    window.close()
    package = open_package(study)
    for block in package.study.blocks:
        yield _trial(package, block.id, out / f"trial-{block.id}.png")


def _trial(package: Package, block: str, path: Path) -> Path:
    """A picture of a block's first trial, reached by a simulated participant."""
    with TemporaryDirectory(prefix="turingdesk-") as data:
        clock, setup = SimulatedClock(), SessionSetup("demo", "Booth 1", SIMULATED)
        recorder = SessionRecorder.begin(package, Path(data), setup, clock=clock.session_clock)
        # Played up to the trial, since what a trial shows depends on the schedule before it.
        steps = walk_session(recorder, JUDGES["skilled"].make({}), stream("demo", block), clock)
        while not (
            isinstance(step := recorder.session.step, Showing)
            and step.block == block
            and not step.practice
        ):
            next(steps)
        window = KioskWindow(recorder, demonstration=package.study.demonstration)
        window.resize(SIZE)
        window.show()
        view = window.trial.view
        _wait_until(lambda: view is None or view.onset_s is not None)
        _save(window, path)
        window.close()
        recorder.abandon()
    return path


def _is_ready(page: DeskPage) -> bool:
    """True if a page shows what it computes in the background."""
    if isinstance(page, LivePage):
        return bool(page.snapshot.sessions)
    if isinstance(page, AnalysisPage):
        is_computed = page.shown.query == page.feed.query and page.shown.is_whole
        return is_computed and page.cards.is_whole
    return True


def _wait_until(is_so: Callable[[], bool]) -> None:
    """Let events pass until something is so, background work has ended, and a moment more."""
    patience = QDeadlineTimer(PATIENCE_MS)
    pool = QThreadPool.globalInstance()
    # Background jobs draw pictures and figures after a page says that it is ready.
    while not (is_so() and pool.activeThreadCount() == 0) and not patience.hasExpired():
        _let_events_pass(0.05)
    _let_events_pass(STILL_S)


def _let_events_pass(seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        QApplication.processEvents()
        # Without rest, this loop would keep the interpreter from the jobs that it waits for.
        time.sleep(0.01)


def _save(window: QWidget, path: Path) -> Path:
    if not window.grab().save(str(path)):
        raise OSError(None, None, str(path))
    return path
