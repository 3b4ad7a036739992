"""Draws the screens at one scale, in this process; `all` starts one of these for each scale."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from itertools import product
from pathlib import Path

from PySide6.QtCore import QSize

from turingdesk.gui.app import application, dress
from turingdesk.gui.screens.all import CUT, Wish
from turingdesk.gui.screens.analysis import ANALYSIS
from turingdesk.gui.screens.booths import BOOTHS
from turingdesk.gui.screens.camera import Camera, settle
from turingdesk.gui.screens.coding import CODING
from turingdesk.gui.screens.cut import Watch
from turingdesk.gui.screens.desk import DESK
from turingdesk.gui.screens.editor import EDITOR
from turingdesk.gui.screens.forms import FORMS
from turingdesk.gui.screens.kiosk import KIOSK
from turingdesk.gui.screens.languages import SPOKEN
from turingdesk.gui.screens.machine_judges import MACHINE_JUDGES
from turingdesk.gui.screens.panels import PANELS
from turingdesk.gui.screens.people import PEOPLE
from turingdesk.gui.screens.preflight import PREFLIGHT
from turingdesk.gui.screens.record import RECORD
from turingdesk.gui.screens.rules import RULES
from turingdesk.gui.screens.seals import SEALS
from turingdesk.gui.screens.stage import Stage
from turingdesk.system.settings import Settings

SCREENS = (
    DESK
    | ANALYSIS
    | MACHINE_JUDGES
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
    | CODING
)


def draw(out: Path, wish: Wish, scale: int) -> None:
    """Save every screen at every size, telling each on a line, and each text that is cut.

    Args:
        out: The folder.
        wish: Which screens, and how.
        scale: Percent, at which Qt was started.
    """
    app = application(wish.language)
    dress(app, replace(Settings(), theme=wish.theme, text_percent=wish.text_percent))
    names = [*filter(wish.takes, SCREENS)]
    of = len(names) * len(wish.sizes)
    stage = Stage(Path.home())
    try:
        with Watch() if wish.check else nullcontext() as watch:
            for name, (width, height) in product(names, wish.sizes):
                camera = Camera(QSize(width, height), scale, out, wish.language)
                path = camera.save(name, SCREENS[name](stage, camera))
                for cut in watch.take() if watch else ():
                    print(f"{CUT}{path.stem}: {cut}", flush=True)  # noqa: T201 - likewise
                print(f"saved {path.name} {of}", flush=True)  # noqa: T201 - the parent counts these
    finally:
        stage.close()
        settle()
