"""Covers the desk while it is locked, its dialogs too, and uncovers it for whoever unlocks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QDialog, QStackedWidget, QWidget
from shiboken6 import isValid

from turingdesk.gui.desk.people.at_desk import AtDesk
from turingdesk.gui.desk.people.lock import LockScreen


class Cover(QObject):
    """Two layers: the desk, and the lock screen over it.

    Dialogs that were open, or come meanwhile, are hidden. They come back for the same
    person; for somebody else they are given up, because they may be about what is not
    theirs. Lists and menus that stand open are closed.

    Args:
        inside: The desk.
        at_desk: Who is there.
        others_turn: Called when somebody else unlocked it than was there before.
    """

    def __init__(self, inside: QWidget, at_desk: AtDesk, others_turn: Callable[[], None]) -> None:
        super().__init__(inside)
        self.layers = QStackedWidget()
        self.screen = LockScreen(at_desk)
        self.layers.addWidget(inside)
        self.layers.addWidget(self.screen)
        self._inside = inside
        self._others_turn = others_turn
        self._hidden: list[QDialog] = []
        application = QApplication.instance()
        assert isinstance(application, QApplication), "there is a window, so there is one"
        application.focusChanged.connect(self._focus_moved)
        at_desk.locked.connect(lambda _: self.close())
        at_desk.entered.connect(self.open)
        at_desk.changed.connect(lambda: None if at_desk.is_locked else self.open(True))
        if at_desk.is_locked:
            self.close()

    def close(self) -> None:
        """Cover the desk."""
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
        self.layers.setCurrentWidget(self._inside)
        hidden, self._hidden = self._hidden, []
        for dialog in filter(isValid, hidden):
            if is_same:
                dialog.show()
            else:
                dialog.reject()
        if not is_same:
            self._others_turn()

    def _hide(self, dialog: QDialog) -> None:
        if dialog.isVisible():
            self._hidden.append(dialog)
            dialog.hide()

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        """A dialog may come while the desk is locked, e.g. from work that has ended."""
        dialog = now.window() if now is not None else None
        if not isinstance(dialog, QDialog) or not isValid(self.layers):  # the window is gone
            return
        if self.layers.currentWidget() is self.screen and _stands_before(dialog, self.layers):
            self._hide(dialog)


def _dialogs(inside: QWidget) -> list[QDialog]:
    """The dialogs that stand before the desk."""
    return [
        one
        for one in QApplication.topLevelWidgets()
        if isinstance(one, QDialog) and _stands_before(one, inside)
    ]


def _stands_before(dialog: QDialog, inside: QWidget) -> bool:
    """Whether a dialog belongs to the desk's window, or to no window at all."""
    owner = dialog.parentWidget()
    return owner is None or owner.window() is inside.window() or _is_over(owner, inside)


def _is_over(owner: QWidget, inside: QWidget) -> bool:
    """Whether a dialog's owner is itself a dialog of the desk."""
    above = owner.window()
    return isinstance(above, QDialog) and _stands_before(above, inside)
