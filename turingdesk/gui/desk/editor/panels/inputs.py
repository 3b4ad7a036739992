"""Widgets that take a value: a line, several lines, a tick, a choice, several ticks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.setting import Setting, Takes
from turingdesk.gui.desk.editor.panels.setting import read, shown
from turingdesk.gui.desk.widgets.tick import WrappingCheckBox
from turingdesk.gui.theme import SIZES

ROWS = {Takes.TEXT: 3, Takes.CHOICES: 5, Takes.PLACES: 3}  #: lines in sight
MOST_IN_ONE = 4  #: ticks in one column
SHORT_TITLE = 24  #: letters; longer titles are in one column whatever their number
SHORT = 180  #: px; of fields for numbers
_AROUND = 32  #: a line's frame, and the room between it and the text


class Input(QWidget):
    """Takes the value of one setting.

    Signals:
        typed: Something was typed; the value may not be complete yet.
        changed: A value was given as a whole.
    """

    typed = Signal()
    changed = Signal()

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self._target: QWidget = self
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)

    def value(self) -> Any:
        """The value that was entered.

        Raises:
            UnreadableInput: It is not a value of this setting.
        """
        raise NotImplementedError

    def put(self, value: Any) -> None:
        """Show a value, without telling of it."""
        raise NotImplementedError

    def mark(self, wrong: bool) -> None:
        """Show that the value has a problem, where it is typed."""
        if not isinstance(self._target, QLineEdit | QPlainTextEdit):
            return
        if (self._target.property("wrong") == "true") != wrong:
            self._target.setProperty("wrong", "true" if wrong else "false")
            self._target.style().polish(self._target)

    def take_focus(self) -> None:
        """Put the cursor here."""
        self._target.setFocus()

    def target(self) -> QWidget:
        """The widget that takes the keys."""
        return self._target

    def _hold(self, widget: QWidget) -> None:
        self._target = widget
        widget.setAccessibleName(self.setting.title)
        self._column.addWidget(widget)


class LineInput(Input):
    """One line; numbers and lists are written as text."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.line = QLineEdit()
        self.line.setPlaceholderText(setting.hint)
        if setting.takes in (Takes.WHOLE, Takes.NUMBER):
            self.line.ensurePolished()  # a style sheet sets letters only then
            hint = self.line.fontMetrics().horizontalAdvance(setting.hint)
            self.line.setMaximumWidth(max(SHORT, hint + _AROUND))
        # Not textChanged, which `put` would cause, too.
        self.line.textEdited.connect(lambda _: self.typed.emit())
        self.line.editingFinished.connect(self.changed)
        self._hold(self.line)

    def value(self) -> Any:
        return read(self.setting, self.line.text())

    def put(self, value: Any) -> None:
        text = shown(self.setting, value)
        if text != self.line.text():
            self.line.setText(text)
            # The beginning of a long value is in sight, not its end.
            self.line.setCursorPosition(0)


class TextInput(Input):
    """Several lines of plain text."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.text = QPlainTextEdit()
        self.text.setPlaceholderText(setting.hint)
        self.text.setTabChangesFocus(True)
        lines = QFontMetrics(self.text.font()).lineSpacing() + 2
        self.text.setFixedHeight(lines * ROWS.get(setting.takes, 3) + 28)
        self.text.textChanged.connect(self.typed)
        self.text.installEventFilter(self)
        self._hold(self.text)

    def value(self) -> Any:
        return read(self.setting, self.text.toPlainText())

    def put(self, value: Any) -> None:
        text = shown(self.setting, value)
        if text != self.text.toPlainText():
            # Unlike a line, a QPlainTextEdit has no signal for typing alone.
            with QSignalBlocker(self.text):
                self.text.setPlainText(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A QPlainTextEdit has no `editingFinished`.
        if event.type() is QEvent.Type.FocusOut:
            self.changed.emit()
        return False


class FlagInput(Input):
    """A tick."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.tick = WrappingCheckBox(setting.title)
        # Not toggled, which `put` would cause, too.
        self.tick.clicked.connect(lambda _: self.changed.emit())
        self._hold(self.tick)

    def value(self) -> Any:
        return self.tick.isChecked()

    def put(self, value: Any) -> None:
        self.tick.setChecked(value is True)


class ChoiceInput(Input):
    """One of the options; where words and numbers are taken, others can be typed."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.menu = QComboBox()
        self.menu.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.menu.setMinimumContentsLength(8)
        self._free = setting.takes in (Takes.WORD_OR_WHOLE, Takes.WORD_OR_WHOLES)
        for option in setting.options:
            self.menu.addItem(option.title, option.value)
        self.menu.setEditable(self._free)
        # By default, Enter adds what was typed to the list of an editable menu.
        self.menu.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.menu.activated.connect(lambda _: self.changed.emit())
        line = self.menu.lineEdit()
        if line is not None:
            line.textEdited.connect(lambda _: self.typed.emit())
            line.editingFinished.connect(self.changed)
        self._hold(self.menu)

    def value(self) -> Any:
        if self._free:
            return read(self.setting, self.menu.currentText())
        return self.menu.currentData()

    def put(self, value: Any) -> None:
        values = [self.menu.itemData(place) for place in range(self.menu.count())]
        if value in values:
            self.menu.setCurrentIndex(values.index(value))
        elif self._free:
            self.menu.setCurrentIndex(-1)
            self.menu.setEditText(shown(self.setting, value))
        else:  # the file says something else: it is shown, and the check tells what is wrong
            self.menu.addItem(shown(self.setting, value) or "\u2013", value)
            self.menu.setCurrentIndex(self.menu.count() - 1)


class TicksInput(Input):
    """Several of the options, a tick for each."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.ticks: list[WrappingCheckBox] = []
        self._unknown_values: list[Any] = []  #: what the file says and no one offers
        grid = QGridLayout()
        grid.setHorizontalSpacing(SIZES.margin)
        grid.setVerticalSpacing(SIZES.unit)
        longest = max((len(option.title) for option in setting.options), default=0)
        columns = 2 if len(setting.options) > MOST_IN_ONE and longest <= SHORT_TITLE else 1
        grid.setColumnStretch(columns, 1)
        for place, option in enumerate(setting.options):
            tick = WrappingCheckBox(option.title)
            tick.clicked.connect(lambda _: self.changed.emit())
            self.ticks.append(tick)
            grid.addWidget(tick, place // columns, place % columns)
        self._column.addLayout(grid)
        self._target = self.ticks[0] if self.ticks else self
        self.setAccessibleName(setting.title)

    def value(self) -> Any:
        pairs = zip(self.setting.options, self.ticks, strict=True)
        return [option.value for option, tick in pairs if tick.isChecked()] + self._unknown_values

    def put(self, value: Any) -> None:
        values = list(value) if isinstance(value, list | tuple) else []
        option_values = [option.value for option in self.setting.options]
        # Ticking an option must not remove others that the file names.
        self._unknown_values = [item for item in values if item not in option_values]
        for option_value, tick in zip(option_values, self.ticks, strict=True):
            tick.setChecked(option_value in values)


_INPUTS: dict[Takes, Callable[[Setting], Input]] = {
    Takes.TEXT: TextInput,
    Takes.CHOICES: TextInput,
    Takes.PLACES: TextInput,
    Takes.FLAG: FlagInput,
    Takes.ONE_OF: ChoiceInput,
    Takes.WORD_OR_WHOLE: ChoiceInput,
    Takes.WORD_OR_WHOLES: ChoiceInput,
    Takes.SOME_OF: TicksInput,
}


def input_for(setting: Setting) -> Input:
    """The widget for a setting."""
    return _INPUTS.get(setting.takes, LineInput)(setting)
