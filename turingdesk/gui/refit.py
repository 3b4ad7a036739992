"""Doing something again whenever a widget, or the size of letters, changes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

_SIZES = (QEvent.Type.Resize, QEvent.Type.StyleChange)  # a style sheet sets the size of letters


class _Refit(QObject):
    """Belongs to the widget, and ends with it."""

    def __init__(self, widget: QWidget, fit: Callable[[], object]) -> None:
        super().__init__(widget)
        self._fit = fit
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _SIZES:
            self._fit()
        return False


def refit(widget: QWidget, fit: Callable[[], object]) -> None:
    """Call `fit` now, and again at each new size of the widget or of letters."""
    _Refit(widget, fit)
    fit()
