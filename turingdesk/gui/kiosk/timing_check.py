"""The precision with which this machine shows things: the timing mega-study's protocol.

300 ms black, 200 ms white, again and again, played by the same code as fixations.
What software can see is when its paint was done, not when light left the screen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import ceil, sqrt
from random import Random
from time import perf_counter
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from turingdesk.gui.app import application
from turingdesk.gui.kiosk.session_start import find_screen
from turingdesk.gui.tasks._playback import Playback
from turingdesk.gui.translation import tr
from turingdesk.tasks._timeline import Phase, Timeline, TimelineFrame

BLACK_MS, WHITE_MS = 300.0, 200.0
UNSEEN = """\
What this test cannot see:
- The way from a finished paint to light: the compositor, the graphics driver and the
  display itself add roughly 10 to 50 ms, mostly the same at every repeat. Only a light
  sensor on the screen measures it.
- The way from a finger to the event: a keyboard and its connection add 4 to 25 ms, which
  differs between keyboards. Only a button box or a sensor on the key measures it.
- Whether the display showed every frame that was painted in time."""


@dataclass(frozen=True, slots=True)
class TimingSpread:
    """Errors in ms."""

    n: int
    mean: float
    sd: float
    p99: float  #: of the absolute value
    largest: float  #: the absolute value


@dataclass(frozen=True, slots=True)
class Timing:
    """The measured times."""

    repeats: int
    onset: TimingSpread  #: white painted later (or earlier) than due
    duration: TimingSpread  #: white on screen longer (or shorter) than 200 ms
    key: TimingSpread  #: from posting a key event to its arrival
    dropped: int  #: frames painted more than one refresh late
    refresh_ms: float
    platform: str

    def as_json(self) -> dict[str, Any]:
        """The same as plain values."""
        return asdict(self)

    def in_words(self) -> str:
        """For the experimenter."""
        lines = [
            f"{self.repeats:,} repeats of {BLACK_MS:g} ms black and {WHITE_MS:g} ms white, "
            f"on {self.platform}, refresh every {self.refresh_ms:.2f} ms.",
            f"Onset, painted against due:      {_in_words(self.onset)}",
            f"Duration, painted against due:   {_in_words(self.duration)}",
            f"Key event, sent to arrived:      {_in_words(self.key)}",
            f"Frames painted more than one refresh late: {self.dropped:,}.",
            "",
            UNSEEN,
        ]
        return "\n".join(lines)


def timing_spread(values: list[float]) -> TimingSpread:
    """Mean and standard deviation of signed errors, 99th percentile and largest of sizes.

    >>> timing_spread([1.0, -1.0, 1.0, -1.0]).mean
    0.0
    """
    if not values:
        return TimingSpread(0, 0.0, 0.0, 0.0, 0.0)
    mean = sum(values) / len(values)
    # n - 1, as the repeats are a sample of what the machine does.
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    sizes = sorted(abs(value) for value in values)
    p99 = sizes[min(len(sizes) - 1, ceil(0.99 * len(sizes)) - 1)]
    return TimingSpread(
        len(values), *(round(v, 3) for v in (mean, sqrt(variance), p99, sizes[-1]))
    )


class TimingTest(QWidget):
    """A black window in which a white square comes and goes.

    Signals:
        repeated: How many repeats are done.
        finished: Enough repeats were shown, or Escape was pressed.
    """

    repeated = Signal(int)
    finished = Signal()

    def __init__(self, repeats: int) -> None:
        super().__init__()
        self.setWindowTitle(tr("Desk", "TuringDesk timing test"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # As in tasks/_picture_view.py, so that what is measured is what participants see.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.repeats = repeats
        frames = (TimelineFrame(0.0, Phase.MOVING, -1), TimelineFrame(BLACK_MS, Phase.GAP, 0))
        timeline = Timeline(frames, (), BLACK_MS + WHITE_MS)
        self.playback = Playback(timeline, self.repaint, self, most_kept=2 * repeats + 2)
        self.playback.played.connect(self._has_played)
        self._random = Random(1)
        self._sent_s: list[float] = []
        self._keys_ms: list[float] = []
        self._over = False
        self._knock = QTimer(self)
        self._knock.setSingleShot(True)
        self._knock.timeout.connect(self._send_key)

    def result(self) -> Timing:
        """The times measured so far."""
        kept = self.playback.record()
        pairs = list(zip(kept["due_ms"], kept["painted_ms"], strict=True))
        # A square is found by its due time: a black frame that came too late was dropped.
        squares = [
            (painted - due, end - painted - WHITE_MS)
            for (due, painted), (_, end) in pairwise(pairs)
            # Exact, as floats add whole numbers of this size without an error.
            if due % (BLACK_MS + WHITE_MS) == BLACK_MS
        ]
        return Timing(
            len(squares),
            timing_spread([late for late, _ in squares]),
            timing_spread([longer for _, longer in squares]),
            timing_spread(self._keys_ms),
            kept["dropped"],
            kept["refresh_ms"],
            QGuiApplication.platformName(),
        )

    def stop(self) -> None:
        """End the test."""
        if not self._over:
            self._over = True
            self.playback.stop()
            self._knock.stop()
            self.finished.emit()

    def _has_played(self, plays: int) -> None:
        self.repeated.emit(plays)
        if plays > self.repeats:  # one more, so that the last white square has an end
            self.stop()
        else:
            # At random, so that keys do not keep step with the refresh.
            self._knock.start(self._random.randrange(20, 180))

    def _send_key(self) -> None:
        """As near to a key press as software comes without a keyboard."""
        self._sent_s.append(perf_counter())
        modifiers = Qt.KeyboardModifier.NoModifier
        sent = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F, modifiers, "f")
        # Posted and not sent, since keys wait in the queue, too.
        QCoreApplication.postEvent(self, sent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.stop()
        elif self._sent_s:
            # Posted events arrive in order, so this is the oldest one.
            self._keys_ms.append((perf_counter() - self._sent_s.pop(0)) * 1000)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.black)
        if self.playback.frame.phase is Phase.GAP:
            side = min(self.width(), self.height()) // 2
            left, top = (self.width() - side) // 2, (self.height() - side) // 2
            painter.fillRect(left, top, side, side, Qt.GlobalColor.white)
        painter.end()
        # Known only now: the window may have come to another screen since it was made.
        self.playback.set_refresh(self.screen().refreshRate())
        self.playback.begin(perf_counter())


def _in_words(of: TimingSpread) -> str:
    return (
        f"mean {of.mean:+.2f} ms, SD {of.sd:.2f}, 99 % within {of.p99:.2f}, "
        f"largest {of.largest:.2f} (n = {of.n:,})"
    )


def run_timing_check(repeats: int, screen: str, progress: Callable[[int, int], None]) -> Timing:
    """Show everything and measure; Escape ends it early.

    Args:
        repeats: How often white follows black.
        screen: A screen's name or number; empty for the main one.
        progress: Called with repeats done and repeats in all.

    Raises:
        UnknownName: There is no such screen.
    """
    application().setQuitOnLastWindowClosed(False)
    place = find_screen(screen)
    test = TimingTest(repeats)
    test.repeated.connect(lambda done: progress(min(done, repeats), repeats))
    loop = QEventLoop()
    test.finished.connect(loop.quit)
    test.setScreen(place)
    test.setGeometry(place.geometry())
    test.showFullScreen()
    test.activateWindow()
    loop.exec()
    test.deleteLater()  # by Qt: left to Python, it would go at any moment of later work
    return test.result()
