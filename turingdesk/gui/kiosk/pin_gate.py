"""The experimenter's PIN, before a kiosk can be left."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)
from PySide6.QtWidgets import QPushButton as Button

from turingdesk.core.errors import TuringDeskError
from turingdesk.gui.errors import explain
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, translate_message
from turingdesk.people.people import People, PinAnswer
from turingdesk.people.pin import LONGEST

if TYPE_CHECKING:
    from turingdesk.gui.kiosk.locked_window import LockedWindow

TICK_MS = 500


class PinGate(QWidget):
    """Asks who is there and for their PIN; wrong ones cost the same waits as at the desk.

    Args:
        people: Those of this machine's user.

    Signals:
        passed: A PIN was right; carries whose.
        wrong: A PIN was wrong; carries for whom it was typed.
        back: No one wants in after all.
    """

    passed = Signal(str)
    wrong = Signal(str)
    back = Signal()

    def __init__(self, people: People, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people = people
        self._is_busy = False
        self.names = QComboBox()
        self.names.setAccessibleName(tr("Desk", "Name"))
        self.pin = QLineEdit()
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        self.pin.setMaxLength(LONGEST)
        self.pin.setAccessibleName(tr("Desk", "PIN"))
        self.pin.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.enter = Button(tr("Desk", "Unlock"))
        self.enter.setProperty("role", "primary")
        self.leave = Button(tr("Desk", "Back"))
        # In a dialog, Enter presses an auto default button (QPushButton::autoDefault): it is
        # Unlock.
        self.leave.setAutoDefault(False)
        self.status = QLabel()
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setWordWrap(True)
        self.status.setProperty("role", "objection")
        self.timer = QTimer(self)
        self.timer.setInterval(TICK_MS)
        self.timer.timeout.connect(self._tick)
        self._lay_out()
        self.names.currentIndexChanged.connect(lambda _: self._show_person())
        self.pin.returnPressed.connect(self.try_pin)
        self.pin.textChanged.connect(lambda _: self._show_state())
        self.enter.clicked.connect(self.try_pin)
        self.leave.clicked.connect(self.back)
        self._fill()

    def stop(self) -> None:
        """Stop counting seconds."""
        self.timer.stop()

    def try_pin(self) -> None:
        """Check whether the PIN is correct, in the background."""
        if not self.enter.isEnabled():
            return
        name, pin = self.names.currentText(), self.pin.text()
        self.pin.clear()
        self._set_busy(True)
        self.status.setText("")
        # In the background, since hashing a PIN takes a while by intention.
        Job(
            self,
            lambda: self._people.enter(name, pin),
            lambda answer: self._answered(name, answer),
            self._failed,
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_state()
        if self.pin.isEnabled():
            self.pin.setFocus()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        for text, field in (
            (self.names.accessibleName(), self.names),
            (self.pin.accessibleName(), self.pin),
        ):
            named = QLabel(text)
            named.setProperty("role", "label")
            named.setBuddy(field)
            field.setProperty("touch", "true")
            column.addWidget(named)
            column.addWidget(field)
        self.status.setMinimumHeight(2 * SIZES.margin)
        self.status.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.status)
        row = QHBoxLayout()
        row.addStretch(1)
        for gate_button in (self.leave, self.enter):
            gate_button.setProperty("touch", "true")
            row.addWidget(gate_button)
        column.addLayout(row)

    def _fill(self) -> None:
        try:
            self.names.addItems([person.name for person in self._people.all()])
        except TuringDeskError as problem:
            self.status.setText(translate_message(str(problem)))
        self._show_person()

    def _show_person(self) -> None:
        self.timer.stop()
        self._tick()

    def _tick(self) -> None:
        """Say how long to wait, and take the next PIN when that is over."""
        wait_s = self._wait_s()
        if wait_s > 0:
            s = ceil(wait_s)
            text = tr("Desk", "Too many wrong PINs. Try again in %n s.", "", s)
            self.status.setText(text)
            self.timer.start()
        elif self.timer.isActive():
            self.timer.stop()
            self.status.setText("")
        self._show_state()

    def _wait_s(self) -> float:
        try:
            name = self.names.currentText()
            return self._people.wait_s(name) if name else 0.0
        except TuringDeskError:
            return 0.0

    def _show_state(self) -> None:
        is_open = self.names.count() > 0 and not (self._is_busy or self.timer.isActive())
        is_opening = is_open and not self.pin.isEnabled()
        self.names.setEnabled(self.names.count() > 0 and not self._is_busy)
        self.pin.setEnabled(is_open)
        self.enter.setEnabled(is_open and bool(self.pin.text()))
        if is_opening and self.isVisible():  # not while a name is being chosen with keys
            self.pin.setFocus()

    def _answered(self, name: str, answer: PinAnswer) -> None:
        self._set_busy(False)
        if answer.person is not None:
            self.stop()
            self.passed.emit(answer.person.name)
            return
        if answer.was_tried:
            self.status.setText(tr("Desk", "Wrong PIN."))
            self.wrong.emit(name)
        self._tick()

    def _failed(self, problem: Exception) -> None:
        self._set_busy(False)
        explanation = explain(problem)
        is_own = isinstance(problem, TuringDeskError)
        self.status.setText(
            translate_message(str(problem))
            if is_own
            else program().join(" ", (explanation.happened, explanation.do))
        )

    def _set_busy(self, busy: bool) -> None:
        self._is_busy = busy
        self._show_state()


def may_leave(window: LockedWindow, people: People | None = None) -> bool:
    """Let the experimenter out: with a PIN where people have one and the screen is held.

    Args:
        window: What is to be left.
        people: Those who have PINs; by default of this machine's user.
    """
    people_known = people or People()
    if not (window.guard.is_on and have_pins(people_known)):
        return True
    dialog = QDialog(window)
    dialog.setWindowTitle("TuringDesk")
    gate = PinGate(people_known, dialog)
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


def have_pins(people: People) -> bool:
    """True if a PIN is needed; where the list is damaged, no one gets out without one."""
    try:
        return bool(people.all())
    except TuringDeskError:
        return True
