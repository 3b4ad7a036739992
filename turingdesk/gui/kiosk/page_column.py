"""What stands on a page: title, text and the fields of a form, in one calm column."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from turingdesk.core.step import Page, PageKind
from turingdesk.gui.kiosk.answer_sheet import AnswerSheet
from turingdesk.gui.kiosk.field import Field
from turingdesk.gui.kiosk.fields import fields
from turingdesk.gui.kiosk.participant_texts import own_text
from turingdesk.gui.kiosk.reading import ReadingColumn
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop

WIDEST = 680
PERSONAL = tr_noop("Participant", "Kept apart from your other answers.")
OPTIONAL = tr_noop("Participant", "You may leave this out.")


class PageColumn(QWidget):
    """Title, text, fields; centred, and a little above the middle where there is room.

    A page on which fields come and go stands at the top, so that what is above them stays
    where it is.

    Signals:
        answering: An answer is about to show its effects: fields may come or go.
        answered: It has.
    """

    answering = Signal()
    answered = Signal()

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.sheet = AnswerSheet(page.questions)
        self.fields: list[Field] = fields(page.questions)
        self._tried = False
        self._column = QVBoxLayout(self)
        self._column.setSpacing(SIZES.margin)
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
        if self.fields:
            self._column.addWidget(self._form())
            self._show_asked()
        self._column.addStretch(3)

    def object(self) -> Field | None:
        """Say under each field why it cannot be taken; the first such field."""
        self._tried = True
        objections = self.sheet.objections()
        first = None
        for field in self.fields:
            why = own_text(objections.get(field.question.key, ""))
            field.object(why)
            if why and first is None:
                first = field
        return first

    @property
    def is_unmarked(self) -> bool:
        """Whether no field that is asked says that its answer cannot be taken."""
        return not any(field.objection.isVisibleTo(self) for field in self.fields)

    def _form(self) -> QFrame:
        card = QFrame()
        card.setProperty("role", "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(*(4 * [SIZES.margin + 8]))
        column.setSpacing(28)
        for field in self.fields:
            if words := " ".join(_remarks(field)):
                field.explain(words)
            field.changed.connect(self._take)
            column.addWidget(field)
        return card

    def _take(self, key: str, value: str, when_s: float, device: str, pressed: str) -> None:
        self.answering.emit()
        self.sheet.put(key, value, when_s, device, pressed)
        if self._tried:
            objection = own_text(self.sheet.objections().get(key, ""))
            next(field for field in self.fields if field.question.key == key).object(objection)
        self._show_asked()
        self.answered.emit()

    def _show_asked(self) -> None:
        """Show the fields that are asked; those that go forget what was in them."""
        asked = {question.key for question in self.sheet.asked}
        for field in self.fields:
            is_asked = field.question.key in asked
            if field.isVisibleTo(self) and not is_asked:
                field.clear()
            field.setVisible(is_asked)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        window = self.window().width()  # a scroll bar must not push the column aside
        side = max(SIZES.edge, (window - WIDEST) // 2)
        bar = max(0, min(24, window - self.width()))
        self._column.setContentsMargins(side, SIZES.gap, side - bar, SIZES.margin)


def _remarks(field: Field) -> Iterator[str]:
    """What is said under a question."""
    if field.remark:
        yield field.remark
    if field.question.personal:
        yield tr("Participant", PERSONAL)
    if not field.question.required:
        yield tr("Participant", OPTIONAL)
