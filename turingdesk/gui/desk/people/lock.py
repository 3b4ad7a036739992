"""The lock screen, which asks who is there and for their PIN, and how it covers the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from math import ceil

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from turingdesk.core.errors import TuringDeskError
from turingdesk.gui.desk.at_desk import AtDesk
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import button, label, restyle
from turingdesk.gui.errors import explain
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.people.people import PinAnswer
from turingdesk.people.pin import LONGEST

WIDTH, WIDEST = 440, 800  #: lx, px
TICK_MS = 500
FORGOTTEN = tr_noop(
    "Desk",
    "Forgot the PIN? An investigator can set a new one in Settings. If no one can sign in, run "
    "turingdesk people --reset NAME in a terminal on this computer.",
)


class LockScreen(QWidget):
    """Waits as long as wrong PINs cost, and says so; the window itself never waits."""

    def __init__(self, at_desk: AtDesk) -> None:
        super().__init__()
        self.setProperty("role", "screen")
        # A subclass of QWidget paints its style sheet background only with this attribute
        # (Qt Style Sheets Reference, "QWidget").
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._at_desk = at_desk
        self.is_busy = False
        self.names = QComboBox()
        self.names.setAccessibleName(tr("Desk", "Name"))
        self.names.currentIndexChanged.connect(lambda _: self._show_person())
        self.pin = QLineEdit()
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        self.pin.setMaxLength(LONGEST)
        self.pin.setAccessibleName(tr("Desk", "PIN"))
        self.pin.returnPressed.connect(self.try_pin)
        self.pin.textChanged.connect(lambda _: self._show_state())
        self.unlock = button(tr("Desk", "Unlock"), self.try_pin, "primary")
        self.status = label("", "soft", wrap=True)
        self.is_waiting = False
        self.timer = QTimer(self)
        self.timer.setInterval(TICK_MS)
        self.timer.timeout.connect(self._tick)
        self._lay_out()
        at_desk.changed.connect(self._list)

    def ask(self) -> None:
        """Start over: empty the PIN field and select the person who was here last."""
        self._fill(self._at_desk.person.name if self._at_desk.person else "")
        self.pin.clear()
        self._say(translate_message(self._at_desk.trouble), wrong=True)
        self._show_person()

    def stop(self) -> None:
        """Stop counting seconds."""
        self.timer.stop()
        self.is_waiting = False

    def try_pin(self) -> None:
        """Check whether the PIN is correct, in the background."""
        if not self.unlock.isEnabled():
            return
        name, pin = self.names.currentText(), self.pin.text()
        self.pin.clear()
        self._set_busy(True)
        self._say(tr("Desk", "Checking\u2026"))
        self._at_desk.enter(name, pin, self._answered, self._failed)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_person()
        (self.pin if self.pin.isEnabled() else self).setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.stop()

    def _fill(self, name: str) -> None:
        """List everyone; someone is chosen by name, or else anyone who was before."""
        before = name or self.names.currentText()
        self.names.blockSignals(True)  # each name that is listed would count as chosen
        self.names.clear()
        self.names.addItems(self._at_desk.names)
        self.names.setCurrentIndex(max(0, self.names.findText(before)))
        self.names.blockSignals(False)

    def _list(self) -> None:
        """The list was changed while no one was there; what was typed so far stays."""
        if [self.names.itemText(n) for n in range(self.names.count())] != self._at_desk.names:
            self._fill("")
            self._say(translate_message(self._at_desk.trouble), wrong=True)
            self._show_person()

    def _lay_out(self) -> None:
        card = Card()
        card.setFixedWidth(min(grown(WIDTH), WIDEST))
        card.column.setSpacing(SIZES.unit)
        card.column.addWidget(label(tr("Desk", "TuringDesk is locked"), "heading", wrap=True))
        for field in (self.names, self.pin):
            named = label(field.accessibleName(), "label")
            named.setBuddy(field)
            card.column.addSpacing(SIZES.unit)
            card.column.addWidget(named)
            card.column.addWidget(field)
        self.status.setMinimumHeight(2 * SIZES.margin)
        self.status.setAlignment(Qt.AlignmentFlag.AlignTop)
        card.column.addWidget(self.status)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.unlock)
        card.column.addLayout(row)
        card.column.addSpacing(SIZES.unit)
        self.forgotten = label(tr("Desk", FORGOTTEN), "small", wrap=True)
        card.column.addWidget(self.forgotten)
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(card)
        across.addStretch(1)
        column = QVBoxLayout(self)
        column.addStretch(2)
        column.addLayout(across)
        column.addStretch(3)

    def _answered(self, answer: PinAnswer) -> None:
        self._set_busy(False)
        if answer.person is not None:
            self._say("")
            self.stop()
            return
        self._say(tr("Desk", "Wrong PIN.") if answer.was_tried else "", wrong=True)
        self._tick()

    def _failed(self, problem: Exception) -> None:
        self._set_busy(False)
        if isinstance(problem, TuringDeskError):
            self._say(translate_message(str(problem)), wrong=True)
        else:
            explanation = explain(problem)
            self._say(program().join(" ", (explanation.happened, explanation.do)), wrong=True)

    def _show_person(self) -> None:
        self.stop()
        if not self._at_desk.trouble:
            self._say("")
            self._tick()
        self._show_state()

    def _tick(self) -> None:
        """Say how long to wait; the next PIN can be typed when it is over."""
        wait_s = self._wait_s()
        if wait_s > 0:
            text = tr("Desk", "Too many wrong PINs. Try again in {time}.")
            self._say(text.format(time=_in_words(wait_s)), wrong=True)
            self.is_waiting = True
            self.timer.start()
        elif self.is_waiting:
            self.stop()
            self._say("")
        self._show_state()

    def _wait_s(self) -> float:
        try:
            return self._at_desk.people.wait_s(self.names.currentText())
        except TuringDeskError:
            return 0.0

    def _show_state(self) -> None:
        can_type = self.names.count() > 0 and not (self.is_waiting or self.is_busy)
        focused = self.window().focusWidget()  # also while another program is in front
        if focused is self.pin and not can_type:
            self.setFocus()  # else the list of names got it, and keys would choose another one
        self.pin.setEnabled(can_type)
        self.names.setEnabled(not self.is_busy and self.names.count() > 0)
        self.unlock.setEnabled(can_type and bool(self.pin.text()))
        if focused is self and can_type:
            self.pin.setFocus()

    def _set_busy(self, busy: bool) -> None:
        self.is_busy = busy
        self._show_state()

    def _say(self, text: str, wrong: bool = False) -> None:
        restyle(self.status, "objection" if wrong else "soft")
        self.status.setText(text)


def _in_words(seconds: float) -> str:
    """A wait in words.

    >>> _in_words(4.2), _in_words(1800.0)
    ('5 s', '30 min')
    """
    if seconds <= 90:
        return tr("Desk", "{number} s", "seconds").format(number=ceil(seconds))
    return tr("Desk", "{number} min", "minutes").format(number=ceil(seconds / 60))


class Cover(QObject):
    """Two layers: the desk, and the lock screen over it.

    Dialogs that were open, or come meanwhile, are hidden. They come back for the same
    person; for someone else they are given up, because they may be about what is not
    theirs. Lists and menus that are open are closed.

    Args:
        inside: The desk.
        at_desk: Who is there.
        others_turn: Called when someone else unlocked it than was there before.
    """

    def __init__(self, inside: QWidget, at_desk: AtDesk, others_turn: Callable[[], None]) -> None:
        super().__init__(inside)
        self.layers = QStackedWidget()
        self.layers.addWidget(inside)
        self._inside = inside
        self._at_desk = at_desk
        self._others_turn = others_turn
        self._hidden: list[QDialog] = []
        application = QApplication.instance()
        assert isinstance(application, QApplication), "there is a window, so there is one"
        application.focusChanged.connect(self._focus_moved)
        at_desk.locked.connect(lambda _: self.close())
        at_desk.entered.connect(self.open)
        at_desk.changed.connect(lambda: None if at_desk.has_people else self.open(True))
        if at_desk.is_locked:
            self.close()

    @cached_property
    def screen(self) -> LockScreen:
        """The lock screen, made when it is first needed: many desks have no PINs."""
        lock_screen = LockScreen(self._at_desk)
        self.layers.addWidget(lock_screen)
        return lock_screen

    def close(self) -> None:
        """Cover the desk."""
        # Menus lie over the lock screen; when one closes, the one below it is the active one.
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        for dialog in _dialogs(self._inside):
            self._hide(dialog)
        self.screen.ask()
        self.layers.setCurrentWidget(self.screen)

    def open(self, is_same: bool) -> None:
        """Uncover it."""
        if self.layers.currentWidget() is self._inside:
            return
        self.screen.stop()
        if not is_same:  # before anything of the desk is seen
            self._others_turn()
        self.layers.setCurrentWidget(self._inside)
        hidden, self._hidden = self._hidden, []
        # Qt may have destroyed a dialog whose Python object is still here; calling it would raise
        # RuntimeError (Shiboken.isValid).
        for dialog in filter(isValid, hidden):
            if is_same:
                dialog.show()
            else:
                dialog.reject()

    def _hide(self, dialog: QDialog) -> None:
        if dialog.isVisible():
            self._hidden.append(dialog)
            dialog.hide()

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        """A dialog can open while the desk is locked, for example when a job ends."""
        dialog = now.window() if now is not None else None
        if not isinstance(dialog, QDialog) or not isValid(self.layers):  # the window is gone
            return
        if self.layers.currentWidget() is not self._inside and _stands_before(dialog, self.layers):
            self._hide(dialog)


def _dialogs(inside: QWidget) -> list[QDialog]:
    """The dialogs that are before the desk."""
    return [
        widget
        for widget in QApplication.topLevelWidgets()
        if isinstance(widget, QDialog) and _stands_before(widget, inside)
    ]


def _stands_before(dialog: QDialog, inside: QWidget) -> bool:
    """True if a dialog belongs to the desk's window, or to no window at all."""
    owner = dialog.parentWidget()
    return owner is None or owner.window() is inside.window() or _is_over(owner, inside)


def _is_over(owner: QWidget, inside: QWidget) -> bool:
    """True if the dialog was opened from another dialog of the desk."""
    above = owner.window()
    return isinstance(above, QDialog) and _stands_before(above, inside)
