"""Keys: a fresh press, or held down since before the stimulus; and those that scroll."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent, Qt

_TURNS = {
    Qt.Key.Key_PageDown: 0.9,
    Qt.Key.Key_PageUp: -0.9,
    Qt.Key.Key_Down: 0.1,
    Qt.Key.Key_Up: -0.1,
}


class KeyWatch:
    """Which keys are down, and which of them count for nothing until they are let go."""

    def __init__(self) -> None:
        self._down: set[int] = set()
        self._stale: set[int] = set()

    def press(self, event: QKeyEvent) -> bool:
        """Note a press; whether it is fresh."""
        if event.isAutoRepeat():
            return False
        self._down.add(event.key())
        return event.key() not in self._stale

    def release(self, event: QKeyEvent) -> None:
        """Note that a key was let go."""
        if not event.isAutoRepeat():
            self._down.discard(event.key())
            self._stale.discard(event.key())

    def mark(self) -> None:
        """A stimulus appears now: keys that are down do not answer it."""
        self._stale |= self._down

    def forget(self) -> None:
        """The window lost the keyboard; keys are let go out of its sight."""
        self._down.clear()
        self._stale.clear()


def pages_turned(event: QKeyEvent) -> float:
    """By how many pages a key scrolls, downwards if positive; 0 for other keys."""
    return next((by for key, by in _TURNS.items() if key == event.key()), 0.0)
