"""Draws the screens at one scale, in this process; `all` starts one of these for each scale."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize

from turingdesk.gui.app import application
from turingdesk.gui.screens.all import SIZES
from turingdesk.gui.screens.booths import BOOTHS
from turingdesk.gui.screens.camera import Camera, settle
from turingdesk.gui.screens.desk import DESK
from turingdesk.gui.screens.editor import EDITOR
from turingdesk.gui.screens.forms import FORMS
from turingdesk.gui.screens.kiosk import KIOSK
from turingdesk.gui.screens.languages import SPOKEN
from turingdesk.gui.screens.panels import PANELS
from turingdesk.gui.screens.people import PEOPLE
from turingdesk.gui.screens.preflight import PREFLIGHT
from turingdesk.gui.screens.record import RECORD
from turingdesk.gui.screens.rules import RULES
from turingdesk.gui.screens.seals import SEALS
from turingdesk.gui.screens.stage import Stage

SCREENS = (
    DESK
    | KIOSK
    | FORMS
    | SEALS
    | PEOPLE
    | RECORD
    | EDITOR
    | PANELS
    | RULES
    | BOOTHS
    | SPOKEN
    | PREFLIGHT
)


def draw(out: Path, only: str, scale: int) -> None:
    """Save every screen at every size, telling each on a line.

    Args:
        out: The folder.
        only: Only screens with this in their name.
        scale: Percent, at which Qt was started.
    """
    application()
    names = [name for name in SCREENS if only in name]
    of = len(names) * len(SIZES)
    stage = Stage(Path.home())
    try:
        for name in names:
            for width, height in SIZES:
                camera = Camera(QSize(width, height), scale, out)
                path = camera.save(name, SCREENS[name](stage, camera))
                print(f"saved {path.name} {of}", flush=True)  # noqa: T201 - the parent counts these
    finally:
        stage.close()
        settle()
