"""The questions about a stimulus, and the clock of their answers."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from time import perf_counter
from typing import Any

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.answer_sheet import AnswerSheet
from turingdesk.core.question import Answers, Kind, Question, Role
from turingdesk.core.step import Showing
from turingdesk.gui.kiosk.answer_gate import AnswerGate
from turingdesk.gui.kiosk.field import Field, scroll_with_fingers
from turingdesk.gui.kiosk.fields import (
    ChoiceField,
    FreeTextField,
    LargeChoiceField,
    fields,
)
from turingdesk.gui.kiosk.input_events import at_s, letters
from turingdesk.gui.kiosk.participant_texts import participant_text
from turingdesk.gui.kiosk.scale_field import ScaleField
from turingdesk.gui.tasks._fade import Fade
from turingdesk.gui.theme import SIZES, grown, look
from turingdesk.gui.translation import participant, tr
from turingdesk.sessions.step_text import TrialText, is_answered_at_once, trial_text
from turingdesk.sessions.typing_log import TypingLog

BELOW_HEIGHT = 196  #: of a single question under a stimulus: words, buttons, hint and room
_HINT = 24
_MOST_ON_A_LINE = 125  #: % of the usual size of letters, with which a hint is on so many lines
_PERCENT_A_LINE = 25  #: that letters grow by until it takes one more
_CONTINUE_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class _Spacing:
    gap: int  #: px between two questions
    tight: bool  #: whether the gaps inside a question are small, too
    shrunk: bool = False  #: whether the main question is, as well


_SPACINGS = (
    _Spacing(32, False),
    _Spacing(24, False),
    _Spacing(32, True),
    _Spacing(24, True),
    _Spacing(16, True),
    _Spacing(10, True),
    _Spacing(10, True, shrunk=True),
)
_FIRST = 4  #: share of the first of several questions in a row; others have 3, Continue has 2
_BESIDE_BAR = 14  #: px that a scroll bar may take of a column of questions


class BarPlace(StrEnum):
    """Where questions are."""

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
            # The room for all texts that can come, so that a longer hint doesn't move the buttons.
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
        fields: What is in it.
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
        """True if there is no gap left that could be smaller."""
        return self._spacing == _SPACINGS[-1]

    def heightForWidth(self, width: int) -> int:
        """The area asks for this whenever its room or something in it has changed."""
        layout = self.layout()
        if layout is None:
            return super().heightForWidth(width)
        now, room = self._spacing, self._area.maximumViewportSize().height()
        bare = layout.totalHeightForWidth(width) - self._gaps(now, width)
        # From the roomiest to the tightest: letters shrink last.
        fitting = (s for s in _SPACINGS if bare + self._gaps(s, width) <= room)
        self._spacing = next(fitting, _SPACINGS[-1])
        if self._spacing != now:
            layout.setSpacing(self._spacing.gap)
            for field in self._fields:
                field.set_compact(self._spacing.tight)
                field.asked.shrink(self._spacing.shrunk)
                field.updateGeometry()
        return bare + self._gaps(self._spacing, width)

    def _gaps(self, spacing: _Spacing, width: int) -> int:
        """The part of the height that depends on the spacing."""
        visible_fields = [field for field in self._fields if not field.isHidden()]
        slack = 0 if spacing.tight else sum(field.slack for field in visible_fields)
        if not spacing.shrunk:
            slack += sum(field.asked.slack(width - _BESIDE_BAR) for field in visible_fields)
        return spacing.gap * max(0, len(visible_fields) - 1) + slack


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
        _lay_out_single(bar, hint)
    else:
        QuestionRow(bar, hint)
    return hint


def _lay_out_single(bar: AnswerBar, hint: Hint) -> None:
    """One question, anchored at the bottom: its buttons never move."""
    column = QVBoxLayout(bar)
    column.setContentsMargins(SIZES.edge, 16, SIZES.edge, 22)
    column.setSpacing(11)
    column.addStretch(1)
    column.addWidget(bar.fields[0])
    hint.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
    column.addWidget(hint)
    # It keeps a parent though it is never shown, or it would be a window of its own.
    bar.continue_button.setParent(bar)
    bar.continue_button.hide()


class QuestionRow(QGridLayout):
    """Several questions in columns, Continue in the last one.

    The first question, whose letters are larger, has the widest column. With large letters of the
    whole program it is on a line above all columns, and the hint on one below them, so that the
    stimulus has more room.

    Args:
        bar: What it lays out.
        hint: What is under Continue.
    """

    def __init__(self, bar: AnswerBar, hint: QLabel) -> None:
        super().__init__(bar)
        self._first, self._hint = bar.fields[0], hint
        self.setHorizontalSpacing(32)
        for column, field in enumerate(bar.fields):
            self.addWidget(field, 1, column, Qt.AlignmentFlag.AlignTop)
            self.setColumnStretch(column, 3 if column else _FIRST)
        self._last = QVBoxLayout()
        self._last.setSpacing(8)
        self._last.addStretch(1)
        self._last.addWidget(bar.continue_button)
        hint.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.addLayout(self._last, 1, len(bar.fields))
        self.setColumnStretch(len(bar.fields), 2)
        self._is_large: bool | None = None
        self.arrange()

    def arrange(self) -> None:
        """Place the question and the hint where the size of letters wants them."""
        is_large, question_label = look().text_percent > _MOST_ON_A_LINE, self._first.asked
        question_label.shrink(is_large and not question_label.fits_a_line(self.geometry().width()))
        if is_large == self._is_large:
            return
        self._is_large = is_large
        self.setVerticalSpacing(8 if is_large else 0)
        self.setContentsMargins(
            SIZES.edge, *((12, SIZES.edge, 12) if is_large else (20, SIZES.edge, 22))
        )
        if is_large:
            self.addWidget(question_label, 0, 0, 1, -1)
            self.addWidget(self._hint, 2, 0, 1, -1)
        else:
            self._first.column.insertWidget(0, question_label)
            self._last.addWidget(self._hint)


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
        complete: Every question that needs one has an answer; carries a list of Answer, and
            how often the stimulus was played whole.
    """

    complete = Signal(list, int)

    def __init__(self, questions: Sequence[Question], place: BarPlace, chip: str = "") -> None:
        super().__init__()
        self.questions, self.place, self.chip = tuple(questions), place, chip
        self.at_once = is_answered_at_once(self.questions)
        self._showing: Showing | None = None
        self._text = TrialText()
        self._is_refused = False  #: whether the task says of an answer that it can't be given
        self._onset_s: float | None = None
        self._done = False
        self.typing = TypingLog()  #: how the answers to this trial are typed
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

    def wait(self, showing: Showing) -> None:
        """Empty everything: a new stimulus comes, but is not there yet."""
        self._showing, self._text = showing, trial_text(showing)
        self._is_refused = False
        self._onset_s, self._done = None, False
        self.sheet = AnswerSheet(self.questions)
        limits = showing.limits
        self.hold.wait(limits)
        if self.place is BarPlace.BESIDE or not self.at_once:
            self.hint.expect(self._expected_hints(showing))
        # A log of its own for each trial, as keys of the one before must not count.
        self.typing = TypingLog()
        for field in self.fields:
            field.clear()
            if isinstance(field, FreeTextField) and field.question.role is Role.ANSWER:
                field.sheet.log = self.typing
        self._hold_back(any((limits.look_first_s, limits.plays_first, limits.fixation_cross_s)))

    def _expected_hints(self, showing: Showing) -> Iterator[str]:
        """All that can be under the choices in this trial."""
        text, is_beside = self._text, self.place is BarPlace.BESIDE
        if not is_beside:  # as high in practice as after it, so that nothing moves
            text = trial_text(replace(showing, practice=True))
        states = ((True, True), (False, True), (False, False))
        hints = [
            text.hint(is_held=False, is_complete=complete, has_keys=keys, has_room=is_beside)
            for complete, keys in states
        ]
        yield from map(participant_text, (text.waits, *hints))
        if is_beside and _has_lines(self.questions):
            yield _shortcut()

    def typed(self) -> dict[str, Any] | None:
        """The timing of typed answers, for the journal; None where none of them is typed."""
        is_typed = any(
            isinstance(field, FreeTextField) and field.sheet.log for field in self.fields
        )
        if not is_typed or self._onset_s is None:
            return None
        return self.typing.line_fields(self._onset_s)

    def begin(self, onset_s: float, covered_s: float = 0.0) -> None:
        """Start the clock, or let it continue.

        Args:
            onset_s: The `perf_counter()` at which the stimulus was first painted.
            covered_s: For how long it was covered since.
        """
        self._onset_s = onset_s
        self.hold.begin(onset_s, perf_counter(), covered_s)

    def press(self, event: QKeyEvent) -> bool:
        """Answer with a fresh key press, if it is a key of some choice; whether it was."""
        # The time of the key itself: it may have waited in the queue since before the wait was
        # over.
        when_s = at_s(event)
        if self._done or self.hold.is_on or when_s < self.hold.earliest_s:
            return False
        if event.key() in _CONTINUE_KEYS and not self.at_once:
            self._hand_in()
            self._write_next()
            return True
        for field in self.fields:
            if field.press(letters(event), when_s):
                return True
        # With several scales, arrows can't tell which of them is meant.
        scales = [field for field in self.fields if isinstance(field, ScaleField)]
        return any(scale.press_arrow(event) for scale in scales if len(scales) == 1)

    def take(self, answers: Answers, when_s: float, device: str) -> None:
        """Take what the stimulus recorded, in the order of the questions.

        Qt sorts what signals carry, and a question may depend on the answer to an earlier one.
        """
        for key in (question.key for question in self.questions if question.key in answers):
            self._take(key, answers[key], when_s, device, "")

    def stop(self) -> None:
        """Take no further answer."""
        self._done = True
        self.hold.stop()

    def _arrange(self) -> None:
        row = self.layout()
        if isinstance(row, QuestionRow):
            row.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self._arrange()

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
        self._remark()
        self._show_state()

    def _remark(self) -> None:
        """Show what the task says of the answers so far: one sentence under each."""
        if self._showing is None or self._showing.remarks is None:
            return
        remarks = self._showing.remarks({q.key: self.sheet.value(q.key) for q in self.questions})
        self._is_refused = any(remark.refuses for remark in remarks)
        for field in self.fields:
            remark_here = next(
                (candidate for candidate in remarks if candidate.question == field.question.key),
                None,
            )
            remark_text = participant_text(remark_here.text) if remark_here else ""
            field.say(remark_text, self.sheet.value(field.question.key))
            if remark_text and field.isAncestorOf(self.focusWidget()):
                # Once the remark has its height; with large letters it may be out of sight.
                QTimer.singleShot(0, field, field.show_comment)

    def _hand_in(self) -> None:
        # A second press of the same key may be in the queue already.
        if self._done or self._onset_s is None or not self._is_complete:
            return
        self.stop()
        self.complete.emit(self.sheet.answers(self._onset_s), self.hold.plays)

    def _write_next(self) -> None:
        """Let the next key go to the first answer that is still to be written."""
        for field in self.fields:
            is_written = field.is_typed and field.question.role is Role.ANSWER
            if is_written and not self.sheet.value(field.question.key).strip():
                field.take_focus()
                return

    def _free(self) -> None:
        self._hold_back(False)
        self._write_next()

    def _hold_back(self, is_held: bool) -> None:
        for field in self.fields:
            field.hold(is_held)
        self._held = is_held
        self._show_state()

    def _show_state(self) -> None:
        """The hint, and whether Continue can be pressed."""
        complete, is_beside = self._is_complete, self.place is BarPlace.BESIDE
        is_begun = any(self.sheet.value(question.key) for question in self.questions)
        words = self._text.hint(
            is_held=self._held,
            is_complete=complete or self._is_refused,  # a remark says what to do
            has_keys=is_beside or not is_begun,
            has_room=is_beside,
        )
        has_shortcut = complete and _has_lines(self.questions)
        self.continue_button.setEnabled(complete and not self._held)
        self.hint.setText(_shortcut() if has_shortcut else participant_text(words))

    @property
    def _is_complete(self) -> bool:
        return self.sheet.is_complete and not self._is_refused


def _has_lines(questions: Sequence[Question]) -> bool:
    """True if Enter begins a new line of an answer, and does not continue."""
    return any(question.role is Role.ANSWER and question.lines > 1 for question in questions)


def _shortcut() -> str:
    return tr("Participant", "You can also press {keys}.").format(
        keys=participant().keys("Ctrl+Enter")
    )
