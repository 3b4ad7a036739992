"""The questions about a stimulus, the clock of their answers, and what holds choices back."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from time import perf_counter

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.answer_sheet import AnswerSheet
from turingdesk.core.question import Kind, Question
from turingdesk.core.step import Limits
from turingdesk.gui.kiosk.field import Field, scroll_with_fingers
from turingdesk.gui.kiosk.fields import ChoiceField, LargeChoiceField, fields
from turingdesk.gui.kiosk.input_events import at_s, letters
from turingdesk.gui.kiosk.participant_texts import participant_text
from turingdesk.gui.kiosk.scale_field import ScaleField
from turingdesk.gui.tasks._fade import Fade
from turingdesk.gui.theme import SIZES, grown, look
from turingdesk.gui.translation import participant, tr, tr_noop

BELOW_HEIGHT = 196  #: of a single question under a stimulus: words, buttons, hint and room
_HINT = 24
_MOST_ON_A_LINE = 125  #: % of the usual size of letters, with which a hint is on so many lines
_PERCENT_A_LINE = 25  #: that letters grow by until it takes one more
_STILL_NEEDED = (
    tr_noop("Participant", "Answer to continue."),
    tr_noop("Participant", "Answer to continue."),
    tr_noop("Participant", "Answer both to continue."),
    tr_noop("Participant", "Answer all three to continue."),
    tr_noop("Participant", "Answer all four to continue."),
)
KEYS = tr_noop("Participant", "Press the key shown on a choice, or click the choice.")
_CONTINUE_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class _Spacing:
    gap: int  #: px between two questions
    tight: bool  #: whether the gaps inside a question are small, too
    shrunk: bool = False  #: whether the main question is, as well


_SPACINGS = (
    _Spacing(32, False),
    _Spacing(24, False),
    _Spacing(16, True),
    _Spacing(10, True),
    _Spacing(10, True, shrunk=True),
)
_BESIDE_BAR = 14  #: px that a scroll bar may take of a column of questions


class BarPlace(StrEnum):
    """Where questions stand."""

    BELOW = "below"
    BESIDE = "beside"


class Hint(QLabel):
    """Room for so many lines, of Chinese too, whether or not there is a hint."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self._lines = lines
        self._texts: list[str] | None = None
        self._take_room()

    def expect(self, texts: Iterable[str]) -> None:
        """Take room for the longest of these from now on, at any width, and for no more."""
        self._texts = [text for text in texts if text]
        self.setWordWrap(True)
        self._take_room()

    def _take_room(self) -> None:
        if self._texts is not None:
            self.ensurePolished()
            room, wraps = QRect(0, 0, self.width(), 10_000), Qt.TextFlag.TextWordWrap
            boxes = (self.fontMetrics().boundingRect(room, wraps, text) for text in self._texts)
            self.setFixedHeight(max((box.height() for box in boxes), default=0))
            return
        over = max(0, look().text_percent - _MOST_ON_A_LINE)
        more = min(math.ceil(over / _PERCENT_A_LINE), 2 * self._lines - 1)
        self.setFixedHeight(grown((self._lines + more) * _HINT))
        self.setWordWrap(self._lines > 1 or more > 0)  # else a line would take the room of choices

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self._take_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._texts is not None and event.size().width() != event.oldSize().width():
            self._take_room()


class QuestionColumn(QWidget):
    """Fields under each other, closer together where they would not all be in sight otherwise.

    Args:
        fields: What stands in it.
        area: What scrolls it where even that is not enough.
    """

    def __init__(self, fields: Sequence[Field], area: QScrollArea) -> None:
        super().__init__()
        self._fields, self._area = fields, area
        self._spacing = _SPACINGS[0]
        column = QVBoxLayout(self)
        column.setContentsMargins(*_margins(0, 0, _BESIDE_BAR, 4))
        column.setSpacing(self._spacing.gap)
        for field in fields:
            column.addWidget(field)
            if isinstance(field, ChoiceField):
                field.measure()
        column.addStretch(1)

    @property
    def is_tight(self) -> bool:
        """Whether there is no gap left that could be smaller."""
        return self._spacing == _SPACINGS[-1]

    def heightForWidth(self, width: int) -> int:
        """The area asks for this whenever its room or something in it has changed."""
        layout = self.layout()
        if layout is None:
            return super().heightForWidth(width)
        now, room = self._spacing, self._area.maximumViewportSize().height()
        bare = layout.totalHeightForWidth(width) - self._gaps(now, width)
        fitting = (s for s in _SPACINGS if bare + self._gaps(s, width) <= room)
        self._spacing = next(fitting, _SPACINGS[-1])
        if self._spacing != now:
            layout.setSpacing(self._spacing.gap)
            for field in self._fields:
                field.tighten(self._spacing.tight)
                field.asked.shrink(self._spacing.shrunk)
                field.updateGeometry()
        return bare + self._gaps(self._spacing, width)

    def _gaps(self, spacing: _Spacing, width: int) -> int:
        """What of the height depends on the spacing."""
        shown = [field for field in self._fields if not field.isHidden()]
        slack = 0 if spacing.tight else sum(field.slack for field in shown)
        if not spacing.shrunk:
            slack += sum(field.asked.slack(width - _BESIDE_BAR) for field in shown)
        return spacing.gap * max(0, len(shown) - 1) + slack


def lay_out(bar: AnswerBar, place: BarPlace) -> Hint:
    """Put a bar's fields in their places.

    Returns:
        The label of the hint.
    """
    hint = Hint(1 if place is BarPlace.BELOW and bar.at_once else 2)
    hint.setTextFormat(Qt.TextFormat.PlainText)
    hint.setProperty("role", "soft")
    if place is BarPlace.BESIDE:
        _panel(bar, hint)
    elif bar.at_once:
        _one(bar, hint)
    else:
        _row(bar, hint)
    return hint


def _one(bar: AnswerBar, hint: Hint) -> None:
    """One question, anchored at the bottom: its buttons never move."""
    column = QVBoxLayout(bar)
    column.setContentsMargins(SIZES.edge, 16, SIZES.edge, 22)
    column.setSpacing(11)
    column.addStretch(1)
    column.addWidget(bar.fields[0])
    hint.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
    column.addWidget(hint)
    bar.continue_button.setParent(bar)
    bar.continue_button.hide()


def _row(bar: AnswerBar, hint: QLabel) -> None:
    """Several questions in columns of the same width, Continue in the last one."""
    row = QHBoxLayout(bar)
    row.setContentsMargins(SIZES.edge, 20, SIZES.edge, 22)
    row.setSpacing(32)
    for field in bar.fields:
        row.addWidget(field, 3, Qt.AlignmentFlag.AlignTop)
    last = QVBoxLayout()
    last.setSpacing(8)
    last.addStretch(1)
    last.addWidget(bar.continue_button)
    hint.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    last.addWidget(hint)
    row.addLayout(last, 2)


def _panel(bar: AnswerBar, hint: QLabel) -> None:
    """A card: the questions scroll where they must, Continue stays at the bottom."""
    card = QFrame()
    card.setProperty("role", "card")
    outer = QVBoxLayout(bar)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addWidget(card)
    column = QVBoxLayout(card)
    column.setContentsMargins(*_margins(SIZES.margin, SIZES.margin, 10, SIZES.gap))
    column.setSpacing(12)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    inside = QuestionColumn(bar.fields, area)
    area.setWidget(inside)
    area.viewport().setAutoFillBackground(False)
    inside.setAutoFillBackground(False)  # which setWidget turns on
    column.addWidget(area, stretch=1)
    scroll_with_fingers(area, bar.fields)
    Fade(area, "card")
    hint.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    for widget in (bar.continue_button, hint):
        line = QHBoxLayout()
        line.setContentsMargins(*_margins(0, 0, 14, 0))
        line.addWidget(widget)
        column.addLayout(line)
    bar.continue_button.setVisible(not bar.at_once)


def _margins(begin: int, top: int, end: int, bottom: int) -> tuple[int, int, int, int]:
    """Margins as they stand: a layout turns what is in it, but not the room beside it."""
    backwards = participant().direction is Qt.LayoutDirection.RightToLeft
    return (end, top, begin, bottom) if backwards else (begin, top, end, bottom)


class AnswerBar(QWidget):
    """Takes the answers to one trial after another, as long as they ask the same.

    A single required choice is answered at once; otherwise Continue hands in.

    Signals:
        complete: Every question that needs one has an answer; carries a list of Answer.
    """

    complete = Signal(list)

    def __init__(self, questions: Sequence[Question], place: BarPlace, chip: str = "") -> None:
        super().__init__()
        self.questions, self.place, self.chip = tuple(questions), place, chip
        self.at_once = _is_one_choice(self.questions)
        self._limits, self._task, self._keys = Limits(), "", ""
        self._onset_s: float | None = None
        self._done = False
        self.hold = AnswerGate(self)
        self.hold.over.connect(self._free)
        self.sheet = AnswerSheet(questions)
        if self.at_once and place is BarPlace.BELOW:
            self.fields: list[Field] = [LargeChoiceField(self.questions[0], chip)]
        else:
            self.fields = fields(self.questions, chip)
        for field in self.fields:
            field.changed.connect(self._take)
        self.continue_button = QPushButton(tr("Participant", "Continue"))
        self.continue_button.setProperty("role", "large")
        self.continue_button.clicked.connect(self._hand_in)
        self.hint = lay_out(self, place)

    def wait(self, limits: Limits, task: str, *, practice: bool = False) -> None:
        """Empty everything: a new stimulus comes, but is not there yet.

        In practice the keys are told as soon as answers are taken.
        """
        self._limits, self._task = limits, task
        has_keys = any(choice.key for one in self.questions for choice in one.choices)
        has_room = self.at_once or self.place is BarPlace.BESIDE  # a row has two short lines
        self._keys = tr("Participant", KEYS) if practice and has_keys and has_room else ""
        self._onset_s, self._done = None, False
        self.sheet = AnswerSheet(self.questions)
        self.hold.wait(limits)
        if self.place is BarPlace.BESIDE:
            needed = "" if self.at_once else _still_needed(self.questions)
            needed = _joined(self._keys, needed)
            self.hint.expect([needed, *(hint(limits, task, held) for held in (True, False))])
        for field in self.fields:
            field.clear()
        self._hold_back(limits.look_first_s > 0 or limits.plays_first > 0)

    def begin(self, onset_s: float, covered_s: float = 0.0) -> None:
        """Start the clock, or let it go on.

        Args:
            onset_s: The `perf_counter()` at which the stimulus was first painted.
            covered_s: For how long it was covered since.
        """
        self._onset_s = onset_s
        self.hold.begin(onset_s, perf_counter(), covered_s)

    def press(self, event: QKeyEvent) -> bool:
        """Answer with a fresh key press, if it is a key of some choice; whether it was."""
        when_s = at_s(event)
        if self._done or self.hold.is_on or when_s < self.hold.earliest_s:
            return False
        if event.key() in _CONTINUE_KEYS and not self.at_once:
            self._hand_in()
            return True
        if any(field.press(letters(event), when_s) for field in self.fields):
            return True
        scales = [field for field in self.fields if isinstance(field, ScaleField)]
        return any(scale.press_arrow(event) for scale in scales if len(scales) == 1)

    def stop(self) -> None:
        """Take no further answer."""
        self._done = True
        self.hold.stop()

    def _take(self, key: str, value: str, when_s: float, device: str, pressed: str) -> None:
        if self._done or self.hold.is_on:
            return
        self.sheet.put(key, value, when_s, device, pressed)
        if self.at_once:
            self._hand_in()
            return
        for field in self.fields:
            if field.question.key == key and field.question.kind is Kind.NUMBER and value:
                field.object(participant_text(field.question.objection(value)))
        self._show_state()

    def _hand_in(self) -> None:
        if self._done or self._onset_s is None or not self.sheet.is_complete:
            return
        self.stop()
        self.complete.emit(self.sheet.answers(self._onset_s))

    def _free(self) -> None:
        self._hold_back(False)

    def _hold_back(self, held: bool) -> None:
        for field in self.fields:
            field.hold(held)
        self._held = held
        self._show_state()

    def _show_state(self) -> None:
        """The hint, and whether Continue can be pressed."""
        words = hint(self._limits, self._task, self._held)
        complete = self.sheet.is_complete
        if not (self._held or complete):
            needed = "" if self.at_once else _still_needed(self.questions)
            words = _joined(self._keys, needed) or words
        self.continue_button.setEnabled(complete and not self._held)
        self.hint.setText(words)


def _is_one_choice(questions: Sequence[Question]) -> bool:
    choices = (Kind.CHOICE, Kind.JOINT)
    return len(questions) == 1 and questions[0].kind in choices and questions[0].required


def _still_needed(questions: Sequence[Question]) -> str:
    """What Continue waits for."""
    needed = sum(question.required for question in questions)
    if needed < len(questions):
        return tr("Participant", "Answer the required questions to continue.") if needed else ""
    if needed < len(_STILL_NEEDED):
        return tr("Participant", _STILL_NEEDED[needed])
    return tr("Participant", "Answer all %n to continue.", "", needed)


_LOOK = {
    "conversations": tr_noop("Participant", "Read the conversation first."),
    "words": tr_noop("Participant", "Read both words first."),
    "pairs": tr_noop("Participant", "Look at both first."),
}
_PICTURE = tr_noop("Participant", "Look at the picture first.")


class AnswerGate(QObject):
    """Holds choices back until the participant has looked long enough and seen it whole.

    Signals:
        over: Answers are taken from now on.
    """

    over = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._limits = Limits()
        self._plays = 0
        self._looked = True
        self._onset_s: float | None = None
        self._covered_s = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._has_looked)

    @property
    def is_on(self) -> bool:
        """Whether no answer is taken yet."""
        early = self._onset_s is None or not self._looked
        return early or self._plays < self._limits.plays_first

    @property
    def earliest_s(self) -> float:
        """The `perf_counter()` before which no key press counts."""
        return (self._onset_s or 0.0) + self._covered_s + self._limits.look_first_s

    def wait(self, limits: Limits) -> None:
        """A new stimulus comes, but is not there yet."""
        self._timer.stop()
        self._limits, self._plays, self._onset_s = limits, 0, None
        self._covered_s = 0.0
        self._looked = limits.look_first_s <= 0

    def begin(self, onset_s: float, now_s: float, covered_s: float = 0.0) -> None:
        """The stimulus was painted at `onset_s`; it is `now_s`.

        Args:
            onset_s: When it was painted first.
            now_s: The time now.
            covered_s: For how long it was covered since, which is no time to look.
        """
        self._onset_s, self._covered_s = onset_s, covered_s
        left_s = self.earliest_s - now_s
        if self._looked or left_s <= 0:
            self._has_looked()
        else:
            self._timer.start(int(left_s * 1000) + 1)

    def has_played(self, plays: int) -> None:
        """An animated stimulus was played whole so many times."""
        was_on, self._plays = self.is_on, plays
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
    """What stands under the choices: why they wait, or that a clip goes on.

    >>> hint(Limits(look_first_s=3.0), "captions", True)
    'Look at the picture first. You can answer after 3 seconds.'
    >>> hint(Limits(plays_first=1), "fixations", True)
    'Watch the whole clip once. It repeats until you answer.'
    """
    repeats = tr("Participant", "It repeats until you answer.")
    if limits.plays_first:
        plays = limits.plays_first
        watch = tr("Participant", "Watch the whole clip %n time(s).", "", plays)
        return _joined(watch, repeats) if held else repeats
    if limits.look_first_s and held:
        return _joined(tr("Participant", _LOOK.get(task, _PICTURE)), _wait(limits.look_first_s))
    return ""


def _wait(look_s: float) -> str:
    if look_s == int(look_s):
        return tr("Participant", "You can answer after %n second(s).", "", int(look_s))
    after = tr("Participant", "You can answer after {number} seconds.")
    return after.format(number=participant().number(look_s))


def _joined(*sentences: str) -> str:
    """Sentences one after another; Chinese has no space between them."""
    return ("" if participant().spoken == "zh" else " ").join(filter(None, sentences))
