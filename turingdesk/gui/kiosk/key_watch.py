"""Tells a fresh key press from a key that was held down since before the stimulus."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent


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
