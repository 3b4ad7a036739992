"""The fields that take answers: buttons, boxes, menus, numbers, words; and which is for what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter

from PySide6.QtCore import QEvent, QMimeData, QPointF, QRectF, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QPainter, QPen, QResizeEvent, QTextCursor
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.question import Choice, Kind, Question, Role
from turingdesk.gui.kiosk.choice_button import GAP, PAD, ChoiceButton, JoinedSide
from turingdesk.gui.kiosk.field import Field, QuestionLabel
from turingdesk.gui.kiosk.input_events import at_s
from turingdesk.gui.kiosk.scale_field import ScaleField
from turingdesk.gui.tasks._text import LaidText, runs_right_to_left
from turingdesk.gui.theme import SIZES, color, grown, look
from turingdesk.gui.translation import participant, tr
from turingdesk.sessions.step_text import (
    LONGEST_NUMBER,
    MOST_LETTERS,
    has_short_labels,
    is_for_a_menu,
    is_one_line,
)
from turingdesk.sessions.typing_log import TypingLog

_BOX = 20
#: Where the pen of a tick goes, in parts of the box.
_TICK = ((0.24, 0.52), (0.43, 0.72), (0.78, 0.30))
_GAP, _TIGHT = 8, 4  #: px between choices, usually and where room is short
_MOST_JOINED = 125  #: % of the usual size of letters, with which two fit beside each other
_LEAST_LETTERS = 0.8  #: of their size, to which the letters of two may shrink beside each other


class TickButton(ChoiceButton):
    """The box is where the label begins, the key, if it has one, at the other end."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(choice, grows=True)

    def label_room(self, width: int) -> float:
        return super().label_room(width) - _BOX - GAP

    def paint_label(self, painter: QPainter) -> None:
        backwards = runs_right_to_left(self.choice.label)
        room = self.label_room(self.width())
        label = LaidText(self.choice.label, self.face(SIZES.text), room)
        box_left = self.width() - PAD - _BOX if backwards else PAD
        label_left = self.width() - PAD - _BOX - GAP - room if backwards else PAD + _BOX + GAP
        self._paint_box(painter, QRectF(box_left, (self.height() - _BOX) / 2, _BOX, _BOX))
        ink = color("ink" if self.isEnabled() else "faint_ink")
        label.paint(painter, label_left, (self.height() - label.height) / 2, ink)
        if self.key:
            cap = self.cap_width()
            self.paint_cap(painter, PAD if backwards else self.width() - PAD - cap, cap)

    def _paint_box(self, painter: QPainter, box: QRectF) -> None:
        is_checked = self.isChecked()
        line = color(("accent" if is_checked else "control") if self.isEnabled() else "faint")
        painter.setPen(QPen(line, 2))
        painter.setBrush(line if is_checked else color("card"))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        if is_checked:
            ends = Qt.PenCapStyle.RoundCap
            joins = Qt.PenJoinStyle.RoundJoin
            painter.setPen(QPen(color("accent_ink"), 2.4, Qt.PenStyle.SolidLine, ends, joins))
            painter.drawPolyline(
                [QPointF(box.x() + x * _BOX, box.y() + y * _BOX) for x, y in _TICK]
            )


class _ButtonsField(Field):
    """A question that is answered by pressing buttons, or their keys."""

    buttons: Sequence[ChoiceButton] = ()

    def press(self, letters: tuple[str, ...], at_s: float) -> bool:
        for button in self.buttons:
            if button.key and button.key in letters:
                button.press(button.key, at_s)
                return True
        return False

    def clear(self) -> None:
        super().clear()
        for button in self.buttons:
            button.rest()

    def cancel_press(self) -> None:
        for button in self.buttons:
            button.cancel_press()

    def take_focus(self) -> None:
        self.buttons[0].setFocus()


class ChoiceField(_ButtonsField):
    """A button for each choice; the chosen one stays marked until another is chosen."""

    _joined = False  #: whether two short choices are beside each other where there is room
    _is_beside = False  #: whether they are
    _is_measured = False  #: whether their width decides, and not the size of letters alone

    def __init__(
        self, question: Question, taken_keys: frozenset[str] = frozenset(), chip: str = ""
    ) -> None:
        super().__init__(question, chip=chip if question.role is Role.VERDICT else "")
        buttons: list[ChoiceButton] = []
        grows = question.role is Role.FORM
        joined = len(question.choices) == 2 and not (grows and not has_short_labels(question))
        self._joined, self._is_tight = joined, False
        self._row: QBoxLayout = _as_on_the_keyboard() if joined else QVBoxLayout()
        row = self._row
        self._beside = row.direction()
        for choice in question.choices:
            button = ChoiceButton(choice, grows=grows)
            button.key = "" if choice.key in taken_keys else choice.key
            button.chosen.connect(self._button_chosen)
            button.alike = buttons
            buttons.append(button)
            row.addWidget(button)
        self.buttons = buttons
        self._arrange()
        self.column.addLayout(row)
        self.finish()

    def _arrange(self) -> None:
        """Two short choices beside each other, unless their letters are too large for it."""
        self._is_beside = joined = self._fits_beside()
        self._row.setDirection(self._beside if joined else QBoxLayout.Direction.TopToBottom)
        self._row.setSpacing(0 if joined else (_TIGHT if self._is_tight else _GAP))
        sides = (
            (JoinedSide.LEFT, JoinedSide.RIGHT)
            if joined
            else (JoinedSide.ALONE,) * len(self.buttons)
        )
        for place, (button, side) in enumerate(zip(self.buttons, sides, strict=True)):
            button.side = side
            self._row.setStretch(place, int(joined))  # no choice is wider than the other

    def measure(self) -> None:
        """Decide by the width: what is around it takes another height at any time."""
        self._is_measured = True
        self._arrange()

    def _fits_beside(self) -> bool:
        if not (self._joined and self._is_measured):
            return self._joined and look().text_percent <= _MOST_JOINED
        widest = max(button.sizeHint().width() for button in self.buttons)
        return widest * _LEAST_LETTERS <= self.width() / 2

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self.letters_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fits_beside() != self._is_beside:
            self._arrange()

    def letters_changed(self) -> None:
        """Place the choices again."""
        self._arrange()

    @property
    def slack(self) -> int:
        is_column = self._row.direction() is QBoxLayout.Direction.TopToBottom
        lines = len(self.buttons) if is_column else 1
        return super().slack + (lines - 1) * (_GAP - _TIGHT) + lines * self.buttons[0].slack

    def set_compact(self, tight: bool) -> None:
        super().set_compact(tight)
        self._is_tight = tight
        for button in self.buttons:
            button.set_compact(tight)
        self._arrange()

    def _button_chosen(self, at_s: float, device: str, key: str) -> None:
        pressed = self.sender()
        if not isinstance(pressed, ChoiceButton):
            return
        taken_back = pressed.isChecked() and not self.question.required
        for button in self.buttons:
            button.setChecked(button is pressed and not taken_back)
        self.emit_answer("" if taken_back else pressed.choice.value, at_s, device, key)


class LargeChoiceField(ChoiceField):
    """One question under a stimulus: large words, and large buttons beside each other."""

    def __init__(self, question: Question, chip: str = "") -> None:
        question_label = QuestionLabel(question.text, large=True, centred=True, chip=chip)
        # Past ChoiceField, which would make buttons of its own.
        Field.__init__(self, question, question_label)
        self.column.setSpacing(11)
        self.buttons = [ChoiceButton(choice, large=True) for choice in question.choices]
        row = _as_on_the_keyboard()
        row.setSpacing(24 if len(self.buttons) < 4 else 12)
        row.addStretch(1)
        for button in self.buttons:
            button.alike = self.buttons
            button.chosen.connect(self._button_chosen)
            row.addWidget(button)
        row.addStretch(1)
        self.letters_changed()
        self.column.addLayout(row)
        self.finish()

    def letters_changed(self) -> None:
        """Make all as wide as the widest of them."""
        for button in self.buttons:
            button.widen(0)
        widest = max(button.sizeHint().width() for button in self.buttons)
        for button in self.buttons:
            button.widen(widest)


def _as_on_the_keyboard() -> QHBoxLayout:
    """A row whose first choice is on the left in every language: there its key is, too."""
    row = QHBoxLayout()
    if participant().direction is Qt.LayoutDirection.RightToLeft:
        row.setDirection(QBoxLayout.Direction.RightToLeft)  # turned twice
    return row


class SeveralField(_ButtonsField):
    """A button with a box to tick for each choice; pressing it again takes it back."""

    def __init__(self, question: Question, taken_keys: frozenset[str] = frozenset()) -> None:
        super().__init__(question)
        buttons: list[TickButton] = []
        column = QVBoxLayout()
        column.setSpacing(8)
        for choice in question.choices:
            button = TickButton(choice)
            button.key = "" if choice.key in taken_keys else choice.key
            button.chosen.connect(self._button_chosen)
            buttons.append(button)
            column.addWidget(button)
        self.buttons = buttons
        self.column.addLayout(column)
        self.finish()

    def _button_chosen(self, at_s: float, device: str, key: str) -> None:
        pressed = self.sender()
        if isinstance(pressed, TickButton):
            pressed.setChecked(not pressed.isChecked())
            picked = [b.choice.value for b in self.buttons if b.isChecked()]
            self.emit_answer("|".join(picked), at_s, device, key)


class RecordedField(Field):
    """Says what to do with a stimulus that records the answer by itself."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.finish()


class Menu(QComboBox):
    """A menu with nothing chosen at first and lines high enough for a finger."""

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(tr("Participant", "Choose…"))
        self.setMaxVisibleItems(14)
        self.setProperty("role", "kiosk")


class MenuField(Field):
    """Many choices: a menu, with nothing chosen at first."""

    is_typed = True

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.menu = Menu()
        self.menu.setAccessibleName(question.text)
        self.menu.addItems([choice.label for choice in question.choices])
        self.menu.setCurrentIndex(-1)
        # `activated` comes of people alone; the index also changes when the menu is cleared.
        self.menu.activated.connect(self._activated)
        self.column.addWidget(self.menu)
        self.finish()

    def clear(self) -> None:
        super().clear()
        self.menu.setCurrentIndex(-1)

    def take_focus(self) -> None:
        self.menu.setFocus()

    def _activated(self, index: int) -> None:
        self.emit_answer(self.question.choices[index].value, perf_counter(), "")


def fields(questions: Sequence[Question], chip: str = "") -> list[Field]:
    """A field for each question that has words, in order; the main one has a word on a chip.

    Where two choices claim the same key, it belongs to the first.
    """
    question_fields: list[Field] = []
    taken_keys: frozenset[str] = frozenset()
    for question in questions:
        if not question.text:  # one that is recorded without a word
            continue
        question_fields.append(_field(question, taken_keys, chip))
        taken_keys |= {choice.key for choice in question.choices if choice.key}
    return question_fields


def _field(question: Question, taken_keys: frozenset[str], chip: str) -> Field:
    if question.kind in _BY_KIND:
        return _BY_KIND[question.kind](question)
    if question.kind is Kind.SEVERAL:
        return SeveralField(question, taken_keys)
    if is_for_a_menu(question):
        return MenuField(question)
    return ChoiceField(question, taken_keys, chip)


LEAST = 44  #: px high: a finger meets it
_MOST_LINES = 6
_MOVE, _KEEP = QTextCursor.MoveMode.MoveAnchor, QTextCursor.MoveMode.KeepAnchor


class NumberField(Field):
    """A line for a number; what it may be is said under it when it is something else."""

    is_typed = True

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.line = QLineEdit()
        self.line.setMaxLength(LONGEST_NUMBER)
        self.line.setMaximumWidth(grown(200))
        self.line.setMinimumHeight(LEAST)
        self.line.setAccessibleName(question.text)
        # Not `textChanged`, which is also sent when the line is cleared for the next stimulus.
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
        self.emit_answer(self.question.typed(text.strip()), perf_counter(), "keyboard")


class AnswerEditor(QPlainTextEdit):
    """Lines to write on. Enter begins a new line, Tab continues to the next question.

    Args:
        lines: How many are in sight at first; it grows up to six.
        one_line: Whether Enter continues, as it does after a number, and begins no new line.
        backwards: Whether it is empty on the right; what is typed decides for itself.
        pasting: Whether text can be pasted or dropped.
    """

    def __init__(
        self,
        lines: int,
        *,
        one_line: bool = False,
        backwards: bool = False,
        pasting: bool = True,
    ) -> None:
        super().__init__()
        self._pasting = pasting
        self._empty_backwards = backwards
        self._lines, self._one_line = lines, one_line
        self.log: TypingLog | None = None  #: of answers, how they are typed
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(0)
        self.setViewportMargins(0, 2, 0, 2)
        self.textChanged.connect(self._turn)
        self.textChanged.connect(self._grow)
        self._turn()
        self._grow()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def take_back(self, letters: int) -> None:
        """Remove this many characters before the cursor, which is where excess input ends."""
        cursor, code = self.textCursor(), "utf-16-le"  # in whose units Qt counts
        text = self.toPlainText()
        before = text.encode(code, "surrogatepass")[: 2 * cursor.selectionEnd()]
        text_before = before.decode(code, "surrogatepass")
        if len(text_before) < letters:  # it came otherwise than from a keyboard
            text_before = text
        for part, mode in (text_before, _MOVE), (text_before[:-letters], _KEEP):
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
            event.ignore()  # continues, like Enter elsewhere
            return
        before = len(self.toPlainText())
        super().keyPressEvent(event)
        change = len(self.toPlainText()) - before
        # Also what leaves the length as it is, such as a letter that replaces a selected one.
        if self.log is not None and (change or (event.text().isprintable() and event.text())):
            self.log.press(at_s(event), change)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        super().inputMethodEvent(event)
        # Input methods, as for Chinese, bring words without key presses.
        if self.log is not None and event.commitString():
            self.log.press(perf_counter(), len(event.commitString()))

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Of Qt: asked before a paste, a drop, and a click with the middle button."""
        return self._pasting and super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        if not self._pasting:
            return
        super().insertFromMimeData(source)
        if self.log is not None:
            self.log.paste(len(source.text()))


class FreeTextField(Field):
    """Words, kept exactly as they were typed."""

    is_typed = True

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.sheet = AnswerEditor(
            question.lines, one_line=is_one_line(question), backwards=self.backwards
        )
        self.sheet.setAccessibleName(question.text)
        self.sheet.textChanged.connect(self._changed)
        self.column.addWidget(self.sheet)
        self.finish()

    def clear(self) -> None:
        super().clear()
        self.sheet.blockSignals(True)  # clearing is not typing
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
        self.emit_answer(text, perf_counter(), "keyboard")


def _mark_wrong(widget: QWidget, wrong: bool) -> None:
    """Frame it in the color of a mistake, or no longer."""
    if bool(widget.property("wrong")) != wrong:
        widget.setProperty("wrong", wrong)
        # As in `gui/desk/widgets/controls.py`: a style sheet looks at a property once.
        widget.style().unpolish(widget)
        widget.style().polish(widget)


_BY_KIND: Mapping[Kind, type[Field]] = {
    Kind.SCALE: ScaleField,
    Kind.NUMBER: NumberField,
    Kind.TEXT: FreeTextField,
    Kind.RECORDED: RecordedField,
}
