"""What delays answers until the participant has looked, and what is said meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from turingdesk.core import step_words
from turingdesk.core.step import Limits
from turingdesk.core.task import TASKS
from turingdesk.gui.translation import participant, tr, translate_message


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
        """Whether answers don't count yet."""
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


def hint(limits: Limits, task: str, held: bool) -> str:
    """What is under the choices: why they wait, or that a clip continues.

    >>> hint(Limits(look_first_s=3.0), "captions", True)
    'Look at the picture first. You can answer after 3 seconds.'
    >>> hint(Limits(plays_first=1), "fixations", True)
    'Watch the whole clip once. It repeats until you answer.'
    """
    repeats = tr("Participant", step_words.REPEATS)
    if limits.plays_first:
        plays = limits.plays_first
        watch = tr("Participant", "Watch the whole clip %n time(s).", "", plays)
        return joined(watch, repeats) if held else repeats
    if limits.look_first_s and held:
        look = translate_message(TASKS[task].looking, participant())
        return joined(look, _wait(limits.look_first_s))
    return ""


def _wait(look_s: float) -> str:
    if look_s == int(look_s):
        return tr("Participant", "You can answer after %n second(s).", "", int(look_s))
    after = tr("Participant", step_words.AFTER_SECONDS)
    return after.format(number=participant().number(look_s))


def joined(*sentences: str) -> str:
    """Sentences one after another; Chinese has no space between them."""
    return ("" if participant().spoken == "zh" else " ").join(filter(None, sentences))
