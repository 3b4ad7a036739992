"""Questions answered by typing: a number, or words."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from turingdesk.core.question import Question, Role
from turingdesk.gui.kiosk.field import Field
from turingdesk.gui.tasks._text import runs_right_to_left
from turingdesk.gui.theme import grown

LEAST = 44  #: px high: a finger meets it
_MOST_LINES = 6
_MOVE, _KEEP = QTextCursor.MoveMode.MoveAnchor, QTextCursor.MoveMode.KeepAnchor
MOST_LETTERS = 10_000  #: of a typed answer; nobody types more, but a paste may hold more


class NumberField(Field):
    """A line for a number; what it may be is said under it when it is something else."""

    is_typed = True

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.line = QLineEdit()
        self.line.setMaxLength(40)
        self.line.setMaximumWidth(grown(200))
        self.line.setMinimumHeight(LEAST)
        self.line.setAccessibleName(question.text)
        self.line.textEdited.connect(self._edited)
        if self.backwards:
            sides = Qt.AlignmentFlag
            self.line.setMinimumWidth(self.line.maximumWidth())
            self.column.addWidget(self.line, alignment=sides.AlignRight | sides.AlignAbsolute)
        else:
            self.column.addWidget(self.line)
        self.finish()

    def clear(self) -> None:
        super().clear()
        self.line.clear()

    def take_focus(self) -> None:
        self.line.setFocus()

    def object(self, why: str) -> None:
        super().object(why)
        _mark_wrong(self.line, bool(why))

    def _edited(self, text: str) -> None:
        # A comma is how half the world writes a decimal point.
        self.tell(text.strip().replace(",", "."), perf_counter(), "keyboard")


class AnswerEditor(QPlainTextEdit):
    """Lines to write on. Enter begins a new line, Tab goes on to the next question.

    Args:
        lines: How many are in sight at first; it grows up to six.
        one_line: Whether Enter goes on, as it does after a number, and begins no new line.
        backwards: Whether it is empty on the right; what is typed decides for itself.
    """

    def __init__(self, lines: int, *, one_line: bool = False, backwards: bool = False) -> None:
        super().__init__()
        self._empty_backwards = backwards
        self._lines, self._one_line = lines, one_line
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(0)
        self.setViewportMargins(0, 2, 0, 2)
        self.textChanged.connect(self._turn)
        self.textChanged.connect(self._grow)
        self._turn()
        self._grow()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def take_back(self, letters: int) -> None:
        """Remove so many letters before the cursor, where what came last and is too much ends."""
        cursor, code = self.textCursor(), "utf-16-le"  # in whose units Qt counts
        whole = self.toPlainText()
        before = whole.encode(code, "surrogatepass")[: 2 * cursor.selectionEnd()]
        kept = before.decode(code, "surrogatepass")
        if len(kept) < letters:  # it came otherwise than from a keyboard
            kept = whole
        for part, mode in (kept, _MOVE), (kept[:-letters], _KEEP):
            cursor.setPosition(len(part.encode(code, "surrogatepass")) // 2, mode)
        cursor.removeSelectedText()

    def _turn(self) -> None:
        """Begin on the side where the script does; a plain editor never does by itself."""
        text = self.toPlainText()
        backwards = runs_right_to_left(text) if text.strip() else self._empty_backwards
        sides, directions = Qt.AlignmentFlag, Qt.LayoutDirection
        side = sides.AlignRight if backwards else sides.AlignLeft
        option = self.document().defaultTextOption()
        if option.alignment() != side:
            option.setAlignment(side)
            option.setTextDirection(
                directions.RightToLeft if backwards else directions.LeftToRight
            )
            self.document().setDefaultTextOption(option)

    def _grow(self) -> None:
        lines = max(self._lines, min(_MOST_LINES, round(self.document().size().height())))
        self.setFixedHeight(max(LEAST, lines * self.fontMetrics().lineSpacing() + 24))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self._grow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and (control or self._one_line):
            event.ignore()  # goes on, like Enter elsewhere
            return
        super().keyPressEvent(event)


class FreeTextField(Field):
    """Words, kept exactly as they were typed."""

    is_typed = True

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        one_line = question.role is Role.FORM and question.lines == 1
        self.sheet = AnswerEditor(question.lines, one_line=one_line, backwards=self.backwards)
        self.sheet.setAccessibleName(question.text)
        self.sheet.textChanged.connect(self._changed)
        self.column.addWidget(self.sheet)
        self.finish()

    def clear(self) -> None:
        super().clear()
        self.sheet.blockSignals(True)
        self.sheet.clear()
        self.sheet.blockSignals(False)

    def take_focus(self) -> None:
        self.sheet.setFocus()

    def object(self, why: str) -> None:
        super().object(why)
        _mark_wrong(self.sheet, bool(why))

    def _changed(self) -> None:
        text = self.sheet.toPlainText()
        if len(text) > MOST_LETTERS:
            self.sheet.take_back(len(text) - MOST_LETTERS)
            return
        self.tell(text, perf_counter(), "keyboard")


def _mark_wrong(widget: QWidget, wrong: bool) -> None:
    """Frame it in the colour of a mistake, or no longer."""
    if bool(widget.property("wrong")) != wrong:
        widget.setProperty("wrong", wrong)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
