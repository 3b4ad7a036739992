"""Room for a page of the desk: with large letters it scrolls, instead of losing what is in it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from turingdesk.gui.theme import look


class PageArea(QScrollArea):
    """At the usual size of letters a page fills it; else it is as large as its contents need."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what has the keyboard is kept in sight
        self.setWidgetResizable(True)
        self._page = page
        self.setWidget(page)
        page.setAutoFillBackground(False)  # which setWidget turns on
        self.viewport().setAutoFillBackground(False)
        self._give_room()

    def _give_room(self) -> None:
        page, large = self._page, look().text_percent > 100
        least = 0 if large else 1  # 0 lets the contents say what they need
        page.setMinimumSize(least, least)
        needed = Qt.ScrollBarPolicy.ScrollBarAsNeeded
        never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        for policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            policy(needed if large else never)
        if large:
            for area in page.findChildren(QScrollArea):
                area.setHorizontalScrollBarPolicy(needed)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._give_room()
