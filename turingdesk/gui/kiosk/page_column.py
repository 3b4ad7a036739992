"""What stands on a page: title, text and the fields of a form, in one calm column."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from turingdesk.core.step import Page, PageKind
from turingdesk.gui.kiosk.answer_sheet import AnswerSheet
from turingdesk.gui.kiosk.field import Field
from turingdesk.gui.kiosk.fields import fields
from turingdesk.gui.kiosk.reading import Reading
from turingdesk.gui.theme import SIZES

WIDEST = 680
PERSONAL = "Kept apart from your other answers."
OPTIONAL = "You may leave this out."


class PageColumn(QWidget):
    """Title, text, fields; centred, and a little above the middle where there is room."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.sheet = AnswerSheet(page.questions)
        self.fields: list[Field] = fields(page.questions)
        self._tried = False
        self._column = QVBoxLayout(self)
        self._column.setSpacing(SIZES.margin)
        self._column.addStretch(2)
        title = QLabel(page.title)
        title.setTextFormat(Qt.TextFormat.PlainText)
        title.setWordWrap(True)
        title.setProperty("role", "title")
        if page.kind in (PageKind.BREAK, PageKind.FEEDBACK):
            title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(title)
        if page.text:
            centred = page.kind in (PageKind.BREAK, PageKind.FEEDBACK)
            self._column.addWidget(Reading(page.text, centred=centred))
        if self.fields:
            self._column.addWidget(self._form())
        self._column.addStretch(3)

    def object(self) -> Field | None:
        """Say under each field why it cannot be taken; the first such field."""
        self._tried = True
        objections = self.sheet.objections()
        first = None
        for field in self.fields:
            why = objections.get(field.question.key, "")
            field.object(why)
            if why and first is None:
                first = field
        return first

    def _form(self) -> QFrame:
        card = QFrame()
        card.setProperty("role", "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(*(4 * [SIZES.margin + 8]))
        column.setSpacing(28)
        for field in self.fields:
            if field.question.personal:
                field.explain(PERSONAL)
            elif not field.question.required:
                field.explain(OPTIONAL)
            field.changed.connect(self._take)
            column.addWidget(field)
        return card

    def _take(self, key: str, value: str, when_s: float, device: str, pressed: str) -> None:
        self.sheet.put(key, value, when_s, device, pressed)
        if self._tried:
            objection = self.sheet.objections().get(key, "")
            next(field for field in self.fields if field.question.key == key).object(objection)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        window = self.window().width()  # a scroll bar must not push the column aside
        side = max(SIZES.edge, (window - WIDEST) // 2)
        bar = max(0, min(24, window - self.width()))
        self._column.setContentsMargins(side, SIZES.gap, side - bar, SIZES.margin)
