"""A page on screen: text to read, consent to give, a form to fill in, a break to take."""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from time import perf_counter

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core import step_words
from turingdesk.core.answer_sheet import AnswerSheet
from turingdesk.core.step import Page, PageKind
from turingdesk.gui.kiosk.answer_bar import Hint
from turingdesk.gui.kiosk.feedback import Feedback, JudgedStimulus
from turingdesk.gui.kiosk.field import Field, scroll_with_fingers
from turingdesk.gui.kiosk.fields import fields
from turingdesk.gui.kiosk.header import Header
from turingdesk.gui.kiosk.participant_texts import participant_text, with_participant_texts
from turingdesk.gui.kiosk.reading import ReadingColumn
from turingdesk.gui.tasks._fade import Fade
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import participant
from turingdesk.sessions.step_text import button_text, feedback_text

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PageScreen(QWidget):
    """One page; its buttons are at the same place on all of them.

    Signals:
        appeared: The page was painted first; carries `perf_counter()`.
        done: It was read or filled in; carries a list of Answer.
        refused: Consent was not given.
    """

    appeared = Signal(float)
    done = Signal(list)
    refused = Signal()
    _painted = Signal()

    def __init__(self, page: Page, header: Header, judged: JudgedStimulus | None = None) -> None:
        super().__init__()
        self.setLayoutDirection(participant().direction)
        if judged is not None:
            page = replace(page, text=feedback_text(page.text, judged.sentences))
        self.page = page = with_participant_texts(page)
        self._is_told = False  # whether it was painted, and the signal sent
        self.onset_s: float | None = None  #: perf_counter at the first paint
        # Queued, so that nothing but painting happens while the page is painted.
        self._painted.connect(self.tell_onset, Qt.ConnectionType.QueuedConnection)
        self._left_s = page.wait_s
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self.column = PageColumn(page, judged)
        self.column.answering.connect(self._hold_still)
        self.column.answered.connect(self._look_again)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self.column)
        # A scroll area fills its viewport, and setWidget lets the column fill itself
        # (QScrollArea).
        self.area.viewport().setAutoFillBackground(False)
        self.column.setAutoFillBackground(False)
        scroll_with_fingers(self.area, self.column.fields)
        Fade(self.area, "background")
        self.hint = Hint(1)
        self.hint.expect([participant_text(step_words.CHECK_FIELDS), _wait_words(page.wait_s)])
        self.hint.setProperty("role", "soft")
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 22)
        outer.setSpacing(12)
        outer.addWidget(header)
        outer.addWidget(self.area, stretch=1)
        outer.addLayout(self._buttons())
        outer.addWidget(self.hint)
        self._say_wait()

    def press(self, event: QKeyEvent) -> bool:
        """Continue with Space or Enter, if that is what the page waits for; whether it was."""
        keys = (*_ENTER, Qt.Key.Key_Space)
        # Consent needs a choice of its own, and no key that someone presses to go on.
        if event.key() not in keys or self.page.kind is PageKind.CONSENT:
            return False
        # No one can have read what was not painted.
        if self.onset_s is None:
            return False
        self.continue_button.click()
        return True

    def focus_first(self) -> None:
        """Give the first field of a form the keyboard, so that what is typed goes there.

        Choices do not get it: its ring would make the first stand out, and Space would choose
        it. Nor does a field that is below the edge: people read on from the top.
        """
        first = next((field for field in self.column.fields if not field.isHidden()), None)
        if self.page.kind is not PageKind.FORM or first is None or not first.is_typed:
            return
        port = self.area.viewport()
        if not port.rect().contains(QRect(first.mapTo(port, QPoint()), first.size())):
            return
        first.take_focus()
        focused = self.focusWidget()
        if focused is not None:
            # Screen readers begin at the focus; they would pass over what is above it.
            above = (self.page.title, self.page.text)
            focused.setAccessibleDescription("\n".join(words for words in above if words))
            focused.installEventFilter(self)

    def turn(self, pages: float) -> None:
        """Scroll the page."""
        bar = self.area.verticalScrollBar()
        bar.setValue(bar.value() + round(pages * bar.pageStep()))

    def clear(self) -> None:
        """The page is over."""
        self._timer.stop()
        # The signal of a paint can still be queued, and would tell of it as the next step's.
        self._is_told = True

    def tell_onset(self) -> bool:
        """Say, once, that the page was painted, if it was; whether it was.

        The news of the paint is queued, so that a key may come before it; who takes an
        answer or covers the page asks for it here first.
        """
        if not self._is_told and self.onset_s is not None:
            self._is_told = True
            self.appeared.emit(self.onset_s)
        return self.onset_s is not None

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addStretch(1)
        consent = self.page.kind is PageKind.CONSENT
        self.continue_button = QPushButton(participant_text(button_text(self.page)))
        self.continue_button.clicked.connect(self._hand_in)
        self.continue_button.setProperty("role", "large-plain" if consent else "large")
        self.continue_button.setMinimumWidth(260)
        row.addWidget(self.continue_button)
        if consent:
            self.refuse = QPushButton(participant_text(step_words.DISAGREE))
            self.refuse.setProperty("role", "large-plain")
            self.refuse.setMinimumWidth(260)
            self.refuse.clicked.connect(self._refuse)
            row.addWidget(self.refuse)
        row.addStretch(1)
        return row

    def _refuse(self) -> None:
        self.tell_onset()
        self.refused.emit()

    def _hand_in(self) -> None:
        # The signal may still be queued, and the response time counts from it.
        self.tell_onset()
        onset_s = self.onset_s
        if onset_s is None or self._left_s > 0:
            return
        if wrong := self.column.object():
            self.area.ensureWidgetVisible(wrong, 0, 80)
            wrong.take_focus()
            self.hint.setText(participant_text(step_words.CHECK_FIELDS))
            return
        self.done.emit(self.column.sheet.answers(onset_s))

    def _hold_still(self) -> None:
        """Keep what is in sight where it is, even if fields below it go."""
        top = self.area.verticalScrollBar().value()
        self.column.setMinimumHeight(top + self.area.viewport().height() if top else 0)

    def _look_again(self) -> None:
        """Clear the hint if what was marked is correct by now."""
        marked = participant_text(step_words.CHECK_FIELDS)
        if self.hint.text() == marked and self.column.is_unmarked:
            self.hint.clear()

    def _tick(self) -> None:
        if self.onset_s is not None:
            self._left_s = self.page.wait_s - (perf_counter() - self.onset_s)
            self._say_wait()

    def _say_wait(self) -> None:
        waits = self._left_s > 0
        self.continue_button.setEnabled(not waits)
        wait_text = _wait_words(self._left_s) if waits else ""
        if waits or self.page.wait_s:
            self.hint.setText(wait_text)
        if not waits:
            self._timer.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key that is held since the page before types nothing into the first field."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if not event.isAutoRepeat():
            watched.removeEventFilter(self)
        return event.isAutoRepeat()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # What was held still was right for lines of the old width.
        self.column.setMinimumHeight(0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        # The first paint alone: later ones repeat what was already read.
        if self.onset_s is None:
            self.onset_s = perf_counter()
            if self._left_s > 0:
                # Several times a second, so that the seconds in words skip none.
                self._timer.start(200)
            self._painted.emit()


def _wait_words(left_s: float) -> str:
    return participant_text(step_words.CONTINUE_SOON.format(number=ceil(left_s)))


WIDEST = 680


class PageColumn(QWidget):
    """Title, text, fields; centered, and a little above the middle where there is room.

    A page on which fields come and go is at the top, so that what is above them stays
    where it is.

    Signals:
        answering: An answer is about to show its effects: fields may come or go.
        answered: It has.
    """

    answering = Signal()
    answered = Signal()

    def __init__(self, page: Page, judged: JudgedStimulus | None = None) -> None:
        super().__init__()
        self._is_wide = judged is not None
        self.sheet = AnswerSheet(page.questions)
        self.fields: list[Field] = fields(page.questions)
        self._tried = False
        self._column = QVBoxLayout(self)
        self._column.setSpacing(SIZES.margin)
        if judged is not None:
            self._column.addWidget(Feedback(page.text, judged), stretch=1)
        else:
            self._add_text(page)
        if self.fields:
            self._column.addWidget(self._form())
            self._show_asked()
        if judged is None:
            self._column.addStretch(3)

    def _add_text(self, page: Page) -> None:
        comes_and_goes = any(question.only_if is not None for question in page.questions)
        self._column.addStretch(0 if comes_and_goes else 2)
        title = QLabel(page.title)
        title.setTextFormat(Qt.TextFormat.PlainText)
        title.setWordWrap(True)
        title.setProperty("role", "title")
        if page.kind in (PageKind.BREAK, PageKind.FEEDBACK):
            title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(title)
        if page.text:
            centred = page.kind in (PageKind.BREAK, PageKind.FEEDBACK)
            self._column.addWidget(ReadingColumn(page.text, centred=centred))

    def object(self) -> Field | None:
        """Say under each field why it cannot be taken; the first such field."""
        self._tried = True
        # From here on a field says at once what is wrong; before, it would nag.
        objections = self.sheet.objections()
        first = None
        for field in self.fields:
            why = participant_text(objections.get(field.question.key, ""))
            field.object(why)
            if why and first is None:
                first = field
        return first

    @property
    def is_unmarked(self) -> bool:
        """True if no field that is asked says that its answer cannot be taken."""
        return not any(field.objection.isVisibleTo(self) for field in self.fields)

    def _form(self) -> QFrame:
        card = QFrame()
        card.setProperty("role", "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(*(4 * [SIZES.margin + 8]))
        column.setSpacing(28)
        for field in self.fields:
            field.changed.connect(self._take)
            column.addWidget(field)
        return card

    def _take(self, key: str, value: str, when_s: float, device: str, pressed: str) -> None:
        self.answering.emit()
        self.sheet.put(key, value, when_s, device, pressed)
        if self._tried:
            objection = participant_text(self.sheet.objections().get(key, ""))
            next(field for field in self.fields if field.question.key == key).object(objection)
        self._show_asked()
        self.answered.emit()

    def _show_asked(self) -> None:
        """Show the fields that are asked; those that go forget what was in them."""
        asked_keys = {question.key for question in self.sheet.asked}
        for field in self.fields:
            is_asked = field.question.key in asked_keys
            # Visible to the column, since a page that isn't shown yet has no visible children.
            if field.isVisibleTo(self) and not is_asked:
                field.clear()
            field.setVisible(is_asked)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        window = self.window().width()  # a scroll bar must not push the column aside
        side = SIZES.edge if self._is_wide else max(SIZES.edge, (window - WIDEST) // 2)
        bar = max(0, min(24, window - self.width()))
        top = 0 if self._is_wide else SIZES.gap
        self._column.setContentsMargins(side, top, side - bar, SIZES.margin)
