"""Exclusions, preregistration, help and the tour on the screen."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtGui import QPixmap

from tests.screens.camera import Camera, last_picture, picture, settle, wait_until
from tests.screens.desk import Shot, desk
from tests.screens.stage import Stage
from turingdesk.editing.new_study import new_study
from turingdesk.gui.desk.exclusions import ExclusionsPage
from turingdesk.gui.desk.registration import AccountDialog, FreezeDialog
from turingdesk.gui.desk.tour import STEPS, Tour
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.study.package import open_package
from turingdesk.study.registration import account, freeze


def exclusions(stage: Stage, camera: Camera) -> QPixmap:
    """What rules exclude of the demo study's sessions."""
    with desk(stage, camera, "exclusions") as window:
        page = window.page("exclusions")
        assert isinstance(page, ExclusionsPage)
        wait_until(lambda: bool(page.shown.lines))
        settle(200)
        return picture(window)


def frozen_study(stage: Stage) -> Path:
    """A frozen study, changed twice; the second change is not accounted for."""
    folder = stage.home / "Studies" / "frozen"
    shutil.rmtree(folder, ignore_errors=True)
    new_study("captions", folder)
    toml = folder / "study.toml"
    text = toml.read_text("utf-8")
    freeze(open_package(folder), "Ada Example")
    toml.write_text(text.replace("trials = 4", "trials = 6"), "utf-8")
    account(open_package(folder), "Ben Example", "Four were too few for the estimate.")
    toml.write_text(text.replace("trials = 4", "trials = 2"), "utf-8")
    return folder


def registered(stage: Stage, camera: Camera) -> QPixmap:
    """A study with deviations."""
    with desk(stage, camera) as window:
        _open(window, frozen_study(stage))
        return picture(window)


def accounting(stage: Stage, camera: Camera) -> QPixmap:
    """The dialog that asks why a frozen study changed."""
    with desk(stage, camera) as window:
        _open(window, frozen_study(stage))
        studied = window.state.reader.studied
        assert studied is not None
        dialog = AccountDialog(studied, "Ada Example", window)
        return _taken(window, dialog)


def freezing(stage: Stage, camera: Camera) -> QPixmap:
    """The dialog that freezes a study."""
    with desk(stage, camera) as window:
        studied = window.state.reader.studied
        assert studied is not None
        assert studied.package is not None
        return _taken(window, FreezeDialog(studied.package, "Ada Example", (), window))


def helped(stage: Stage, camera: Camera) -> QPixmap:
    """The help of a page."""
    with desk(stage, camera, "export") as window:
        window.help.open()
        settle(100)
        assert window.help.window is not None
        taken = picture(window.help.window)
        window.help.window.close()
        return taken


def toured(place: int) -> Shot:
    """One step of the tour."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera) as window:
            tour = Tour(window)
            for _ in range(place):
                tour.show_next()
            settle(100)
            return picture(window)

    return take


def _open(window: DeskWindow, study: Path) -> None:
    window.state.open_study(study)
    wait_until(
        lambda: bool((s := window.state.reader.studied) and s.path == study and s.is_hashed)
    )
    settle(100)


def _taken(window: DeskWindow, dialog: FreezeDialog | AccountDialog) -> QPixmap:
    dialog.show()
    settle()
    return last_picture(window, dialog)


RULES: dict[str, Shot] = {
    "desk-exclusions": exclusions,
    "desk-frozen": registered,
    "desk-freeze": freezing,
    "desk-account": accounting,
    "desk-help": helped,
    **{f"desk-tour-{place + 1}": toured(place) for place in range(len(STEPS))},
}
