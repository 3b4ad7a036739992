"""What a running kiosk asks the experimenter, behind a PIN where people have one, and tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QVBoxLayout

from turingdesk.core.errors import TuringDeskError
from turingdesk.gui import display
from turingdesk.gui.kiosk.complaint import Complaint
from turingdesk.gui.kiosk.exit_dialog import ExitDialog, Way, words
from turingdesk.gui.kiosk.frame import open_on
from turingdesk.gui.kiosk.pin_gate import PinGate
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr
from turingdesk.people.people import People

if TYPE_CHECKING:
    from turingdesk.gui.kiosk.locked_window import LockedWindow
    from turingdesk.gui.kiosk.window import KioskWindow


def ask(dialog: ExitDialog, kiosk: KioskWindow, people: People | None = None) -> None:
    """Show the way out and wait until something was decided; the journal keeps by whom.

    Args:
        dialog: The way out.
        kiosk: Behind it.
        people: Those who have PINs; by default of this machine's user.
    """
    known = people or People()
    record = kiosk.recorder.record
    if kiosk.guard.is_on and have_pins(known):
        gate = PinGate(known)
        gate.wrong.connect(lambda name: record("note", text=f"A wrong PIN was typed for {name}."))
        dialog.shut(gate)
        kiosk.guard.watch(gate.names)
    if kiosk.guard.is_unplugged:
        dialog.go_on.setText(words(Way.GO_ON))
    dialog.retry.connect(kiosk.halt.retry)
    dialog.came_to_front.connect(lambda: kiosk.guard.hold(dialog))
    dialog.exec()
    kiosk.guard.hold(kiosk)
    if dialog.who and dialog.way is not Way.GO_ON:
        record("note", text=f"{dialog.way.value}: decided by {dialog.who}.")


def may_leave(window: LockedWindow, people: People | None = None) -> bool:
    """Let the experimenter out: with a PIN where people have one and the screen is held.

    Args:
        window: What is to be left.
        people: Those who have PINs; by default of this machine's user.
    """
    known = people or People()
    if not (window.guard.is_on and have_pins(known)):
        return True
    dialog = QDialog(window)
    dialog.setWindowTitle("TuringDesk")
    gate = PinGate(known, dialog)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(*(4 * [SIZES.margin]))
    column.addWidget(gate)
    gate.passed.connect(dialog.accept)
    gate.back.connect(dialog.reject)
    window.guard.watch(gate.names)
    window.guard.hold(dialog)
    may = dialog.exec() == QDialog.DialogCode.Accepted
    gate.stop()
    dialog.deleteLater()
    window.guard.hold(window)
    return may


def decided(dialog: ExitDialog, kiosk: KioskWindow) -> bool:
    """Whether the session goes on; where its screen is gone, on the one that is there now."""
    if not dialog.is_let_in:
        return not kiosk.trouble and not kiosk.guard.is_unplugged
    if kiosk.guard.is_unplugged:
        screen = kiosk.guard.next_screen()
        kiosk.guard.begin(screen)
        open_on(kiosk, screen, full_screen=True)
        kiosk.recorder.record("screen", **display.facts(screen))
    return True


def heed(kiosk: KioskWindow) -> None:
    """Tell the experimenter what the guard tells, and stop where the screen is gone."""

    def complained(complaint: Complaint) -> None:
        kiosk.recorder.record("note", text=str(complaint))
        kiosk.troubled.emit(complaint.said)

    def lost(name: str) -> None:
        kiosk.recorder.record("screen", unplugged=name)
        kiosk.troubled.emit(unplugged(name))
        if kiosk.asked is not None:  # the experimenter is there, and the step is covered
            kiosk.asked.tell(unplugged(name))
        else:
            kiosk.stop(unplugged(name), "the screen was unplugged")

    kiosk.guard.complained.connect(complained)
    kiosk.guard.unplugged.connect(lost)


def unplugged(name: str) -> str:
    """That the participant's screen is gone, and what to do."""
    return tr(
        "Desk",
        "The participant's screen was unplugged: {name}. Plug it in again, or go on on the "
        "screen that is left. The trial is marked as interrupted.",
    ).format(name=name)


def have_pins(people: People) -> bool:
    """Whether a PIN is needed; where the list is damaged, nobody gets out without one."""
    try:
        return bool(people.all())
    except TuringDeskError:
        return True
