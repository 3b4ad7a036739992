"""The delay of answers until the participant has looked."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from turingdesk.core.limits import Limits


class AnswerGate(QObject):
    """Delays choices until the participant has looked long enough and seen clips whole.

    Signals:
        over: Answers count from now on.
    """

    over = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._limits = Limits()
        self.plays = 0  #: of the stimulus, each to its end
        self._looked = True
        self._onset_s: float | None = None
        self._covered_s = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._has_looked)

    @property
    def is_on(self) -> bool:
        """True if answers don't count yet."""
        early = self._onset_s is None or not self._looked
        return early or self.plays < self._limits.plays_first

    @property
    def earliest_s(self) -> float:
        """The `perf_counter()` before which no key press counts."""
        return (self._onset_s or 0.0) + self._covered_s + self._limits.look_first_s

    def wait(self, limits: Limits) -> None:
        """The next stimulus is about to be shown, but not there yet."""
        self._timer.stop()
        self._limits, self.plays, self._onset_s = limits, 0, None
        self._covered_s = 0.0
        self._looked = limits.look_first_s <= 0

    def begin(self, onset_s: float, now_s: float, covered_s: float = 0.0) -> None:
        """The stimulus was painted at `onset_s`; it is `now_s`.

        Args:
            onset_s: When it was painted first.
            now_s: The time now.
            covered_s: For how long it was covered since, which is not a time to look.
        """
        self._onset_s, self._covered_s = onset_s, covered_s
        left_s = self.earliest_s - now_s
        if self._looked or left_s <= 0:
            self._has_looked()
        else:
            # Rounded up: an answer that is let through must not be refused as too early.
            self._timer.start(int(left_s * 1000) + 1)

    def has_played(self, plays: int) -> None:
        """An animated stimulus was played whole so many times."""
        was_on, self.plays = self.is_on, plays
        if was_on and not self.is_on:
            self.over.emit()

    def stop(self) -> None:
        """The answer is given, or the stimulus is covered."""
        self._timer.stop()

    def _has_looked(self) -> None:
        self._looked = True
        if not self.is_on:
            self.over.emit()
