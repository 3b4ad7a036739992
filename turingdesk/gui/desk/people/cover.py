"""Covers the desk while it is locked, its dialogs too, and uncovers it for whoever unlocks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QDialog, QStackedWidget, QWidget

from turingdesk.gui.desk.people.at_desk import AtDesk
from turingdesk.gui.desk.people.lock import LockScreen


class Cover(QObject):
    """Two layers: the desk, and the lock screen over it.

    Dialogs that were open are hidden. They come back for the same person; for
    somebody else they are given up, because they may be about what is not theirs.

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
        at_desk.locked.connect(lambda _: self.close())
        at_desk.entered.connect(self.open)
        at_desk.changed.connect(lambda: None if at_desk.is_locked else self.open(True))
        if at_desk.is_locked:
            self.close()

    def close(self) -> None:
        """Cover the desk."""
        self._hidden = [one for one in _dialogs(self._inside) if one.isVisible()]
        for dialog in self._hidden:
            dialog.hide()
        self.screen.ask()
        self.layers.setCurrentWidget(self.screen)

    def open(self, is_same: bool) -> None:
        """Uncover it."""
        if self.layers.currentWidget() is self._inside:
            return
        self.screen.stop()
        self.layers.setCurrentWidget(self._inside)
        hidden, self._hidden = self._hidden, []
        for dialog in hidden:
            if is_same:
                dialog.show()
            else:
                dialog.reject()
        if not is_same:
            self._others_turn()


def _dialogs(inside: QWidget) -> list[QDialog]:
    """The dialogs that stand before the desk."""
    window = inside.window()
    return [
        one
        for one in QApplication.topLevelWidgets()
        if isinstance(one, QDialog) and _stands_before(one, window)
    ]


def _stands_before(dialog: QDialog, window: QWidget) -> bool:
    parent = dialog.parentWidget()
    while parent is not None and parent is not window:
        parent = parent.parentWidget()
    return parent is window or dialog.parentWidget() is None
