"""Starts the desk.

In order: Qt is asked whether it can start here; the log of this run begins, and faults of Qt
and Python go to a file beside it; the application gets its name, icon, language and theme;
whatever no one caught is shown in a dialog; the settings are read; the window opens on
Studies, with the study asked for, or the last one, or with three ways to begin where there is
none yet; then the event loop runs until the window is closed, and background jobs are waited for.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize, QThreadPool
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from turingdesk.gui import accessibility, errors, theme, translation
from turingdesk.gui.appearance import apply_appearance
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.tour import offer_with_a_study
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.gui.dialog_height import size_to_screen
from turingdesk.gui.gc_guard import GarbageCollector
from turingdesk.system import paths
from turingdesk.system.run_log import run_log
from turingdesk.system.settings import Settings

IDLE_MS = 300  #: after the window is shown, in which it and the last study are painted
ENDING_MS = 5000  #: background jobs get this long when the window is closed
LARGEST = QSize(1680, 1050)  #: px, of the desk: lines of text stay readable on large screens
#: Python hands over to another thread this often; the usual 5 ms would make windows stutter
#: while journals are read in the background.
SWITCH_S = 0.0005


@run_log("desk")
def run_desk(study: Path | None = None, data: Path | None = None, language: str = "") -> int:
    """Open the desk and stay until it is closed.

    Args:
        study: A package to open at once.
        data: A data folder for this time only; by default that of the settings.
        language: Of the program for this time only; by default that of the settings.

    Returns:
        The exit code.
    """
    app = application(language)
    window = open_desk(study, data)
    offer_with_a_study(window)
    errors.watch(lambda problem: errors.show_error(problem, window))
    _follow_system(app)
    window.prepare("live", IDLE_MS)  # its imports take longer than a page may take to open
    code = app.exec()
    # A thread that goes on while the interpreter ends would use what is gone.
    QThreadPool.globalInstance().waitForDone(ENDING_MS)
    return code


def application(language: str = "", text_percent: int = 0) -> QApplication:
    """The application, made once, with its name, icon, language and look.

    Args:
        language: Of the program for this time only; by default that of the settings.
        text_percent: The size of letters, likewise.
    """
    instance = QApplication.instance()
    # Without our own arguments, since Qt takes those that it knows, such as -style, out of them.
    app = instance if isinstance(instance, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("TuringDesk")
    # Wayland finds a window's icon and name by it.
    app.setDesktopFileName("turingdesk")
    app.setWindowIcon(icon())
    settings = Settings.load()
    translation.install(language or settings.language)
    accessibility.install()
    apply_appearance(app, replace(settings, text_percent=text_percent or settings.text_percent))
    sys.setswitchinterval(SWITCH_S)
    if app.findChild(GarbageCollector) is None:
        GarbageCollector(app)
    return app


def _follow_system(app: QApplication) -> None:
    """Change with the platform, while the person wants to be as it is."""

    def look_again() -> None:
        settings = Settings.load()
        if settings.theme == theme.SYSTEM:
            apply_appearance(app, settings)

    hints = app.styleHints()
    hints.colorSchemeChanged.connect(look_again)
    hints.accessibility().contrastPreferenceChanged.connect(look_again)


def open_desk(study: Path | None = None, data: Path | None = None) -> DeskWindow:
    """Show the desk's window, with a study if there is one.

    The first time that someone asks for the demo, it is one of three ways to begin.
    """
    settings = Settings.load()
    window = DeskWindow(DeskState(settings, data))
    size_to_screen(window, LARGEST)
    window.show()
    # A study on a USB stick may be away today, so the next one that is there opens.
    study_path = study or next((path for path in settings.recent if path.exists()), None)
    if study == paths.demo_study() and not (settings.toured or settings.recent):
        study_path = None
    if study_path is not None:
        window.state.open_study(study_path)
    return window


def icon() -> QIcon:
    """The program's icon."""
    program_icon = QIcon()
    # In all sizes: scaled by Qt, small icons get blurred.
    for path in sorted((paths.resources() / "icons").glob("turingdesk-*.png")):
        program_icon.addFile(str(path))
    return program_icon
