"""Plays frames at their due times and keeps when each was really painted.

A timer alone is up to 15 ms late or early. Here every due time is counted from
one zero, so that nothing adds up; the timer wakes a little early, the rest is
spun away, and then the frame is painted at once. The thread that paints asks
Python for the interpreter more often than usual, so that reading the next
picture cannot hold it up.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from turingdesk.tasks._timeline import Timeline, TimelineFrame

EARLY_S = 0.002  #: how long before a due time the timer wakes
SWITCH_S = 0.0005  #: how long another thread may keep the interpreter while frames are due
MOST_KEPT = 6000  #: frames of one trial whose times are kept; later ones are only counted


class Playback(QObject):
    """Loops over a timeline until it is stopped.

    Signals:
        played: A play was painted to its end; carries how often so far.
        moved: Another frame is on screen; there is time to prepare the following one.
    """

    played = Signal(int)
    moved = Signal()

    def __init__(
        self,
        timeline: Timeline,
        repaint: Callable[[], None],
        parent: QObject | None = None,
        most_kept: int = MOST_KEPT,
    ) -> None:
        super().__init__(parent)
        self.timeline = timeline
        self.plays = 0
        self.dropped = 0
        self._repaint = repaint
        self._most_kept = most_kept
        self._period_ms = 1000 / 60
        self._begun_s: float | None = None
        self._loop = self._index = 0
        self._due: list[float] = []
        self._painted: list[float] = []
        self._count = 0
        self._is_paused = False
        self._switch = 0.0
        self._timer = QTimer(self)
        # Coarse timers are late by up to 5% of their interval (Qt::TimerType).
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._wake)

    @property
    def frame(self) -> TimelineFrame:
        """The frame to paint now."""
        return self.timeline.frames[self._index]

    @property
    def following(self) -> TimelineFrame:
        """The frame to paint next."""
        return self.timeline.frames[self._following()[1]]

    @property
    def is_held(self) -> bool:
        """True if it was paused."""
        return self._is_paused

    @property
    def is_running(self) -> bool:
        """True if frames follow by themselves."""
        return self._switch > 0

    def set_refresh(self, refresh_hz: float) -> None:
        """Say how often the screen is refreshed; a frame later than that counts as dropped."""
        if refresh_hz > 0:
            self._period_ms = 1000 / refresh_hz

    def begin(self, painted_s: float) -> None:
        """Start from the first frame, which was painted at that `perf_counter()`."""
        # Only the first paint begins it; a window that is uncovered paints again.
        if self._begun_s is None:
            self._begun_s = painted_s
            self._keep(0.0, painted_s)
            self._run()
            self._aim()
            self.moved.emit()

    def stop(self) -> None:
        """Show no further frame."""
        self._timer.stop()
        if self.is_running:
            sys.setswitchinterval(self._switch)
            self._switch = 0.0

    def pause(self) -> None:
        """Hold the frame, or continue from it."""
        self._is_paused = not self._is_paused
        if self._is_paused:
            self.stop()
        elif self._begun_s is not None:
            now = perf_counter()
            # The zero moves, so that no frame is due from the time on hold.
            self._begun_s = now - (self._offset_ms() / 1000)
            self._run()
            self._aim()

    def step(self) -> None:
        """Go one frame on and hold it."""
        if not self._is_paused:
            self.pause()
        self._advance()
        self._repaint()
        self.moved.emit()

    def record(self) -> dict[str, Any]:
        """Due and actual times in ms since the first paint, for the journal."""
        return {
            "due_ms": [round(due, 3) for due in self._due],
            "painted_ms": [round(painted, 3) for painted in self._painted],
            "frames": self._count,
            "dropped": self.dropped,
            "plays": self.plays,
            "refresh_ms": round(self._period_ms, 3),
        }

    def _run(self) -> None:
        if not self.is_running:
            self._switch = sys.getswitchinterval()
            sys.setswitchinterval(SWITCH_S)

    def _offset_ms(self) -> float:
        """From the first paint to the due time of the frame on screen."""
        return self._loop * self.timeline.length_ms + self.frame.due_ms

    def _next_s(self) -> float:
        """The `perf_counter()` at which the next frame is due."""
        loop, index = self._following()
        due_ms = loop * self.timeline.length_ms + self.timeline.frames[index].due_ms
        return (self._begun_s or 0.0) + due_ms / 1000

    def _following(self) -> tuple[int, int]:
        last = self._index + 1 == len(self.timeline.frames)
        return (self._loop + 1, 0) if last else (self._loop, self._index + 1)

    def _aim(self) -> None:
        left_s = self._next_s() - perf_counter() - EARLY_S
        self._timer.start(max(0, int(left_s * 1000)))

    def _wake(self) -> None:
        due_s = self._next_s()
        if due_s - perf_counter() > 2 * EARLY_S:  # timers of some platforms wake far too early
            self._aim()
            return
        while perf_counter() < due_s:  # timers count whole ms; the rest is waited for awake
            pass
        self._advance()
        self._skip_missed()
        # At once, and not with the next events, so that the time is that of the paint.
        self._repaint()
        painted_s = perf_counter()
        self._keep(self._offset_ms(), painted_s)
        self.moved.emit()
        if self._index == self.timeline.complete_at:
            self.plays += 1
            self.played.emit(self.plays)
        if self.is_running:
            self._aim()

    def _advance(self) -> None:
        self._loop, self._index = self._following()

    def _skip_missed(self) -> None:
        """After a long hold-up, omit frames whose successor is due too, but no play's end."""
        while self._index != self.timeline.complete_at and self._next_s() <= perf_counter():
            self.dropped += 1
            self._count += 1
            self._advance()

    def _keep(self, due_ms: float, painted_s: float) -> None:
        painted_ms = (painted_s - (self._begun_s or 0.0)) * 1000
        self._count += 1
        # A frame that comes more than a refresh late was not seen at its time.
        self.dropped += painted_ms - due_ms > self._period_ms
        # A clip that loops for hours must not fill the memory.
        if len(self._due) < self._most_kept:
            self._due.append(due_ms)
            self._painted.append(painted_ms)
