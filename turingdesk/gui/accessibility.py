"""Words for screen readers and keys where Qt alone supports only the mouse.

Of a widget that paints itself Qt knows no more than a place. Such a widget has a class
attribute `spoken_role`, an accessible name, and, where it has a value, a method `spoken_value`.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QFocusEvent
from PySide6.QtWidgets import QAccessibleWidget, QLabel, QScrollArea, QWidget

_installed: list[bool] = []


class Spoken(QAccessibleWidget):
    """A widget with the role that it declares."""

    def text(self, t: QAccessible.Text) -> str:
        spoken_value = getattr(self.object(), "spoken_value", None)
        if t is QAccessible.Text.Value and spoken_value is not None:
            return str(spoken_value())
        return super().text(t)


def install() -> None:
    """Let Qt ask here, once a screen reader runs; costs nothing until then."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_interface)


def scrolls(area: QScrollArea, name: str) -> None:
    """Let an area be scrolled with keys, and say what it is; it shows that it has the keyboard."""
    area.setAccessibleName(name)
    area.setProperty("focusable", True)
    area.installEventFilter(_Clicked(area))


class _Clicked(QObject):
    """Notes whether an area got the keyboard by a click: then it shows no ring around a page."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and isinstance(watched, QWidget) and event.gotFocus():
            is_clicked = event.reason() is Qt.FocusReason.MouseFocusReason
            # Polishing again is costly, and focus moves with every click.
            if bool(watched.property("clicked")) != is_clicked:
                watched.setProperty("clicked", is_clicked)
                # A style sheet looks at a property only when a widget is polished.
                watched.style().unpolish(watched)
                watched.style().polish(watched)
        return False


def copyable(words: QLabel) -> None:
    """Let words be selected and copied, with the mouse or with keys."""
    flags = Qt.TextInteractionFlag
    words.setTextInteractionFlags(flags.TextSelectableByMouse | flags.TextSelectableByKeyboard)
    words.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    words.setProperty("copyable", True)
    words.setIndent(0)  # Qt indents what has a border, by half a letter


def _interface(name: str, of: QObject) -> Spoken | None:
    """Qt asks for every class that a widget inherits from, by its name."""
    role = getattr(of, "spoken_role", None)
    return Spoken(of, role) if isinstance(of, QWidget) and role is not None else None
