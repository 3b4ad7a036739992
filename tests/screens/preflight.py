"""The kiosk's own pages for experimenters: pre-flight, the PIN, a screen that is gone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QDialog, QWidget

from tests.presenters.conftest import GOOD
from tests.screens.camera import Camera, last_picture, settle
from tests.screens.desk import desk
from tests.screens.kiosk import kiosk
from tests.screens.stage import NOW, Stage
from turingdesk.core.errors import Problem, Severity
from turingdesk.core.step import Showing, Step
from turingdesk.gui.desk.studies.start import StartDialog
from turingdesk.gui.kiosk.exit_dialog import ExitChoice, ExitDialog, trials_done
from turingdesk.gui.kiosk.pin_gate import PinGate
from turingdesk.gui.kiosk.preflight import Preflight
from turingdesk.gui.kiosk.window import unplugged
from turingdesk.people.people import People, PersonRole
from turingdesk.presenters.preflight import (
    Finding,
    MachineState,
    clock,
    keyboard,
    keys,
    room,
    screen,
    sleep,
    texts,
    way_out,
)
from turingdesk.study.placeholders import FIX, WHAT

Shot = Callable[[Stage, Camera], QPixmap]
SMALL = replace(
    GOOD,
    width=960,
    height=540,
    held_by=(),
    keys_kept=False,
    is_clock_set=False,
    layout_before="us",
)

UNWRITTEN = Problem(WHAT, FIX, "texts/consent.md", 5, severity=Severity.PILOT_ONLY)


def preflight(look: MachineState, pilot_only: tuple[Problem, ...] = ()) -> Shot:
    """The page, for a machine like this and a study with these problems."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera) as window:
            place = QGuiApplication.primaryScreen()
            dialog = Preflight(
                place, stage.data, (look, [*texts(pilot_only), *_findings(look)]), window
            )
            return _over(window, dialog)

    return take


def pin(stage: Stage, camera: Camera) -> QPixmap:
    """The way out of a kiosk where people have PINs."""
    people = People()
    people.add("Dora Weber", PersonRole.INVESTIGATOR, "2718")
    try:
        with kiosk(stage, camera, _in_words) as window:
            dialog = ExitDialog(trials_done(12, 34), "", window)
            gate = PinGate(people)
            dialog.require_pin(gate)
            return _over(window, dialog)
    finally:
        people.remove("Dora Weber")


def gone(stage: Stage, camera: Camera) -> QPixmap:
    """What the experimenter sees after the participant's screen was unplugged."""
    with kiosk(stage, camera, _in_words) as window:
        window.stop(unplugged(GOOD.screen), "the screen was unplugged")
        dialog = ExitDialog(trials_done(12, 34), window.trouble, window)
        dialog.continue_button.setText(ExitChoice.CONTINUE.value)
        return _over(window, dialog)


def not_connected(stage: Stage, camera: Camera) -> QPixmap:
    """Starting a session while the participant's screen is not connected."""
    with desk(stage, camera) as window:
        window.state.save_settings(screen=GOOD.screen)
        return _over(window, StartDialog(window.state, stage.package, code="P-015"))


def _over(window: QWidget, dialog: QDialog) -> QPixmap:
    dialog.show()
    settle(300)
    return last_picture(window, dialog)


def _in_words(step: Step) -> bool:
    return isinstance(step, Showing) and step.block == "words"


def _findings(look: MachineState) -> list[Finding]:
    """What is said, with the disk and the time of day of the pictures."""
    free = room(412_800_000_000 if look.held_by else 212_400_000, "data")
    now = clock(look, 0.0, NOW.timestamp())
    return [screen(look), sleep(look), keys(look), free, now, keyboard(look), way_out()]


PREFLIGHT: dict[str, Shot] = {
    "kiosk-preflight": preflight(GOOD),
    "kiosk-preflight-trouble": preflight(SMALL),
    "kiosk-preflight-placeholder": preflight(GOOD, (UNWRITTEN,)),
    "kiosk-pin": pin,
    "kiosk-screen-gone": gone,
    "start-screen-missing": not_connected,
}
