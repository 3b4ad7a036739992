"""Sealed studies on the screen: sealing one, running it, opening it."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager
from pathlib import Path

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from tests.packages import real_demo
from tests.screens.camera import Camera, last_picture, picture, settle, wait_until
from tests.screens.desk import Shot, desk
from tests.screens.stage import Stage
from turingdesk.gui.desk.live.page import LivePage
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.plugins.sealing.gui.dialogs import SealDialog, UnsealDialog
from turingdesk.plugins.sealing.sealing import seal
from turingdesk.study.package import open_package

PASSPHRASE = "four words nobody guesses"
SESSIONS = 6


def lenient_study(stage: Stage) -> Path:
    """The demo study as one that counts, whose rule on controls guessing judges don't fail."""
    home = stage.home / "lenient"
    if home.exists():
        return home / "studies" / "demo"
    lenient = real_demo(home)
    toml = lenient / "study.toml"
    rules = re.sub(r"at_least = 15\nof = 24\n", "at_least = 1\n", toml.read_text("utf-8"))
    toml.write_text(rules, "utf-8")
    return lenient


def sealed_study(stage: Stage) -> Path:
    """The same, sealed."""
    out = stage.home / "Studies" / "demo-sealed.tdz"
    if not out.exists():
        seal(lenient_study(stage), out, PASSPHRASE, SESSIONS)
    return out


def sealed_data(stage: Stage) -> Path:
    """Sessions of it, without truth."""
    data = stage.home / "TuringDesk" / "sealed"
    if not data.exists():
        coin = JUDGES["coin"].make({})
        simulate(open_package(sealed_study(stage)), data, [coin] * SESSIONS, 1)
    return data


def sealed_desk(
    stage: Stage, camera: Camera, page: str = "studies"
) -> AbstractContextManager[DeskWindow]:
    """The desk of someone who runs a sealed study."""
    return desk(stage, camera, page, data=sealed_data(stage), study=sealed_study(stage))


def page(name: str, *, opened: bool = False) -> Shot:
    """A page while everything is sealed, or once the passphrase was given."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with sealed_desk(stage, camera, name) as window:
            if opened:
                unseal(window)
            shown = window.page(name)
            settle(100)
            if isinstance(shown, LivePage):
                wait_until(lambda: bool(shown.snapshot.sessions))
                wait_until(lambda: bool(shown.snapshot.counted) is opened)
            else:
                wait_until(lambda: _is_told(shown))
            return picture(window)

    return take


def unseal(window: DeskWindow) -> None:
    """Give the passphrase."""
    dialog = UnsealDialog(window.state)
    dialog.show()
    dialog.passphrase.setText(PASSPHRASE)
    dialog.start()
    wait_until(lambda: bool(window.state.keys))
    settle()


def unsealing(stage: Stage, camera: Camera) -> QPixmap:
    """A wrong passphrase."""
    with sealed_desk(stage, camera, "live") as window:
        dialog = UnsealDialog(window.state)
        dialog.show()
        dialog.passphrase.setText("four words somebody knows")
        dialog.start()
        wait_until(lambda: bool(dialog.objection.text()))
        settle()
        return last_picture(window, dialog)


def sealing(step: str) -> Shot:
    """The dialog that seals: as it opens, with something to put right, and when it is done."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        made = stage.home / f"sealed-{camera.size.width()}.tdz"
        made.unlink(missing_ok=True)
        with sealed_desk(stage, camera) as window:
            dialog = SealDialog(window.state, open_package(lenient_study(stage)))
            dialog.show()
            dialog.sessions.setText(str(SESSIONS))
            if step != "begin":
                dialog.passphrase.setText("short" if step == "wrong" else PASSPHRASE)
                dialog.again.setText(dialog.passphrase.text())
                dialog.path.setText(str(made))
                dialog.start()
            if step == "done":
                wait_until(lambda: dialog.sealed is not None)
            settle(100)
            return last_picture(window, dialog)

    return take


def _is_told(shown: QWidget) -> bool:
    strip = getattr(shown, "sealed", None)
    return strip is None or bool(strip.text.text())


SCREENS: dict[str, Shot] = {
    "desk-sealed-study": page("studies"),
    "desk-sealed-live": page("live"),
    "desk-sealed-live-opened": page("live", opened=True),
    "desk-sealed-export": page("export"),
    "desk-seal": sealing("begin"),
    "desk-seal-wrong": sealing("wrong"),
    "desk-seal-done": sealing("done"),
    "desk-unseal-wrong": unsealing,
}
#: The one that says most.
TELLING = ("desk-seal-done",)
