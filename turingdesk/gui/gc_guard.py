"""Looks for cyclic garbage in the windows' thread, and nowhere else.

Python looks for it wherever memory is asked for, be that on a pooled thread or on one that
talks to the network, and destroys what it finds there; Qt crashes where a window is destroyed
outside its own thread.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from PySide6.QtCore import QObject, QTimerEvent

EVERY_MS = 300
#: The share of time that may go into looking at everything, which stops all threads.
_SHARE = 0.01
_holds: list[object] = []


class GarbageCollector(QObject):
    """Does what Python does by itself otherwise, generation by generation, while events run."""

    def __init__(self, owner: QObject) -> None:
        super().__init__(owner)
        self._rests_until = 0.0
        gc.disable()
        self.startTimer(EVERY_MS)

    def timerEvent(self, event: QTimerEvent) -> None:
        if not _holds:
            self.collect()

    def collect(self) -> None:
        """Look at the youngest things, and at older ones where enough has been made since."""
        # As `gc` itself decides: a generation is due where its count exceeds its threshold.
        young, middle, old = (
            count > limit for count, limit in zip(gc.get_count(), gc.get_threshold(), strict=True)
        )
        if middle and old and monotonic() > self._rests_until:
            began = monotonic()
            gc.collect()
            # A full collection takes long with large tables, so it gets a fixed share of the time.
            self._rests_until = monotonic() + (monotonic() - began) / _SHARE
        elif young:
            gc.collect(1 if middle else 0)


@contextmanager
def collection_paused() -> Iterator[None]:
    """Do not look meanwhile; where much is open, all stays still for a tenth of a second."""
    # A mark for each, and not one flag: pauses nest.
    mark = object()
    was_on = gc.isenabled()
    _holds.append(mark)
    gc.disable()
    try:
        yield
    finally:
        _holds.remove(mark)
        if was_on:
            gc.enable()
