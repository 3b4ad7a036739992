"""Key presses and clicks: when they really happened, what they stand for, and whether they count.

X11 and Wayland stamp each event with whole milliseconds of the system's monotonic clock (in 32
bits), which on Linux is the clock of `perf_counter`. So an event that waited in the queue while
something was painted still gets its own time. A stamp that is zero or more than a second from now
is not of that clock (a synthetic event, a display on another machine); then the time of arrival
is taken.
"""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import Qt
from PySide6.QtGui import QInputDevice, QInputEvent, QKeyEvent, QMouseEvent

_WRAP_MS = 2**32
_LATEST_MS = 1000.0

# Where a layout has no Latin letters or keeps digits behind Shift, the key's place counts.
_KEYS_BY_PLACE = dict(enumerate("1234567890", 10)) | dict(enumerate("qwertyuiop", 24))
_KEYS_BY_PLACE |= dict(enumerate("asdfghjkl", 38)) | dict(enumerate("zxcvbnm", 52))


def at_s(event: QInputEvent) -> float:
    """When an input event happened, as a `perf_counter()` reading."""
    return seconds(event.timestamp(), perf_counter())


def seconds(stamp_ms: int, now_s: float) -> float:
    """A stamp as a `perf_counter()` reading, given that it is `now_s` now.

    >>> seconds(5_000, 5.020)
    5.0005
    >>> seconds(0, 5.020), seconds(77, 5.020)
    (5.02, 5.02)
    """
    # Windows and X11 count event times in 32 bits, which start again after 49.7 days.
    late_ms = (now_s * 1000 - stamp_ms) % _WRAP_MS
    if stamp_ms == 0 or late_ms > _LATEST_MS:
        return now_s
    # A stamp is cut to whole ms, so that on average the event came half a one later.
    return now_s - max(0.0, late_ms - 0.5) / 1000


def device(event: QMouseEvent) -> str:
    """With what it was pressed: mouse or touch."""
    touched = event.pointingDevice().type() is QInputDevice.DeviceType.TouchScreen
    return "touch" if touched else "mouse"


def letters(event: QKeyEvent) -> tuple[str, ...]:
    """The letters that a key may stand for, most likely first, in lower case."""
    # By character, then by key, then by place, so that any layout reaches every answer.
    candidates = [event.text().lower()]
    if Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_Z:
        candidates.append(chr(event.key()).lower())
    candidates.append(_KEYS_BY_PLACE.get(event.nativeScanCode(), ""))
    return tuple(letter for letter in candidates if letter.strip())


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
        # A key held from the stimulus before would answer this one at once.
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
