"""Runs the timing test full screen: `turingdesk timing-test`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEventLoop

from turingdesk.gui.app import application
from turingdesk.gui.kiosk.session_start import find_screen
from turingdesk.gui.kiosk.timing_test import Timing, TimingTest


def run_timing_test(repeats: int, screen: str, progress: Callable[[int, int], None]) -> Timing:
    """Show everything and measure; Escape ends it early.

    Args:
        repeats: How often white follows black.
        screen: A screen's name or number; empty for the main one.
        progress: Called with repeats done and repeats in all.

    Raises:
        UnknownName: There is no such screen.
    """
    application().setQuitOnLastWindowClosed(False)
    place = find_screen(screen)
    test = TimingTest(repeats)
    test.repeated.connect(lambda done: progress(min(done, repeats), repeats))
    loop = QEventLoop()
    test.finished.connect(loop.quit)
    test.setScreen(place)
    test.setGeometry(place.geometry())
    test.showFullScreen()
    test.activateWindow()
    loop.exec()
    test.deleteLater()  # by Qt: left to Python, it would go at any moment of later work
    return test.result()
