"""A form with a field for each setting that a class declares, as dialogs of the desk have them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QFileDialog,
    QGridLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.arguments import parsed
from turingdesk.core.setting import PATHS, Setting, Takes, plain_value
from turingdesk.gui.desk.widgets.fold import Fold
from turingdesk.gui.desk.widgets.labeled_field import number, stacked
from turingdesk.gui.desk.widgets.named_field import fill
from turingdesk.gui.desk.widgets.path_field import PathField, ask_folder
from turingdesk.gui.desk.widgets.path_list import PathList
from turingdesk.gui.desk.widgets.tick import WrappingCheckBox
from turingdesk.gui.desk.widgets.ticks import Ticks
from turingdesk.gui.theme import SIZES, grown, look
from turingdesk.gui.translation import program, tr, translate_message

TEXTS, NUMBERS = 2, 4  #: fields side by side, half as many in large letters
LARGE = 125  #: % of the usual size of letters
DECIMALS = 2  #: of numbers, if their range does not ask for more
ROWS, ROW = 3, 30  #: of a list of files, and the height of one in lx
LARGEST = 2**31 - 1  #: whole number that fits into one of Qt's fields
SHORTEST = QLocale.FloatingPointPrecisionOption.FloatingPointShortest.value


class SettingsForm(QWidget):
    """Fields for texts, two side by side; then for numbers, more side by side; then the others.

    Rare settings are below them, in the same order, behind a button.

    Args:
        settings: What can be set.
        values: What the fields contain at first, by the name of the setting; by default, what
            the settings declare.
        numbers: How many fields for numbers are side by side.

    Signals:
        edited: Something was entered.
        left: What was entered is complete: its field was left, or a choice was made.
        resized: The rare settings were shown or hidden.
    """

    edited = Signal()
    left = Signal()
    resized = Signal()

    def __init__(
        self, settings: Iterable[Setting], values: Mapping[str, Any], numbers: int = NUMBERS
    ) -> None:
        super().__init__()
        self._settings = {setting.name: setting for setting in settings}
        self.fields = {
            name: _field(setting, values.get(name, setting.default))
            for name, setting in self._settings.items()
        }
        for name, field in self.fields.items():
            self._describe(field, self._settings[name])
            _changes(field).connect(lambda *_: self.edited.emit())
            for completed in _completions(field):
                completed.connect(lambda *_: self.left.emit())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        usual = [name for name, setting in self._settings.items() if not setting.rare]
        column.addWidget(self._laid_out(usual, numbers))
        self.fold: Fold | None = None
        if rare := [name for name, setting in self._settings.items() if setting.rare]:
            self.fold = Fold(tr("Desk", "More settings"), [self._laid_out(rare, numbers)])
            self.fold.toggled.connect(lambda _: self.resized.emit())
            column.addWidget(self.fold)

    @property
    def settings(self) -> tuple[Setting, ...]:
        """The settings in the form."""
        return tuple(self._settings.values())

    def values(self) -> dict[str, Any]:
        """The values that were entered, by the name of the setting."""
        return {
            name: _value(setting, self.fields[name]) for name, setting in self._settings.items()
        }

    def changed(self) -> dict[str, Any]:
        """The entered values that differ from what the settings declare."""
        declared = {name: setting.default for name, setting in self._settings.items()}
        return {
            name: value
            for name, value in self.values().items()
            # An empty field of a setting without a default was not filled in.
            if plain_value(value) != declared[name]
            and not (value == "" and declared[name] is None)
        }

    def missing(self) -> list[str]:
        """The titles of what has to be filled in and is not."""
        values = self.values()
        return [
            _title(setting)
            for name, setting in self._settings.items()
            if setting.required and values[name] in (None, "")
        ]

    def wrong(self) -> str:
        """A sentence about an entry that can't be read; empty if all can."""
        for name, value in self.values().items():
            setting = self._settings[name]
            if setting.takes is Takes.SIZE and isinstance(value, str):
                try:
                    parsed(setting, value)
                except ValueError as problem:
                    sentence = translate_message(str(problem))
                    return program().join(": ", (_title(setting), sentence))
        return ""

    def _laid_out(self, names: Iterable[str], numbers: int) -> QWidget:
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        text_grid, number_grid = QGridLayout(), QGridLayout()
        lines: list[tuple[str, QWidget]] = []  #: fields that take a line of their own
        for name in names:
            field = self.fields[name]
            is_named = isinstance(field, WrappingCheckBox | PathList)
            if is_named or self._settings[name].wide or isinstance(field, Ticks):
                lines.append(("" if is_named else _title(self._settings[name]), field))
                continue
            is_number = isinstance(field, QSpinBox | QDoubleSpinBox)
            grid, side_by_side = (number_grid, numbers) if is_number else (text_grid, TEXTS)
            if look().text_percent > LARGE:
                side_by_side //= 2
            named = stacked(_title(self._settings[name]), field)
            named.addStretch(1)  # beside a taller one, both names stay on one line
            grid.addLayout(named, *divmod(grid.count(), side_by_side))
        for grid in (text_grid, number_grid):
            for place in range(grid.columnCount() if grid.count() else 0):
                grid.setColumnStretch(place, 1)
            grid.setHorizontalSpacing(SIZES.gap)
            grid.setVerticalSpacing(SIZES.unit)
            column.addLayout(grid)
        for title, field in lines:
            if title:
                column.addLayout(stacked(title, field))
            else:
                column.addWidget(field)
        return part

    def _describe(self, field: QWidget, setting: Setting) -> None:
        """Describe a setting in its field's tooltip, and to screen readers."""
        about = translate_message(setting.about)
        if setting.unit:
            unit = tr("Desk", "In {unit}").format(unit=translate_message(setting.unit))
            about = program().join(" ", (about, f"{unit}{program().mark('.')}"))
        field.setToolTip(about)
        field.setAccessibleDescription(about)
        if isinstance(field, PathField):
            field.line.setAccessibleName(_title(setting))


class ChangingForm(QWidget):
    """A form whose settings change with what is chosen elsewhere; what was entered stays.

    Args:
        settings: What can be set at first.
        values: What the fields contain at first, by the name of the setting.

    Signals:
        edited: Something was entered.
        resized: Other settings are shown.
    """

    edited = Signal()
    resized = Signal()

    def __init__(self, settings: Iterable[Setting], values: Mapping[str, Any]) -> None:
        super().__init__()
        self._entered = dict(values)
        self.form = SettingsForm((), {})
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.form)
        self.show_settings(settings)

    @property
    def fields(self) -> Mapping[str, QWidget]:
        """The field of each setting, by name."""
        return self.form.fields

    def show_settings(self, settings: Iterable[Setting]) -> None:
        """Show fields for these settings, unless they are there."""
        settings = tuple(settings)
        before = self.form
        if settings == before.settings:
            return
        # What was entered is remembered also for settings that are hidden now.
        self._entered |= before.values()
        self.form = SettingsForm(settings, self._entered)
        self.form.edited.connect(self.edited)
        self.form.resized.connect(self.resized)
        # A fold that someone opened would close with each change of the format.
        if before.fold is not None and before.fold.is_open and self.form.fold is not None:
            self.form.fold.open()
        layout = self.layout()
        assert layout is not None
        layout.replaceWidget(before, self.form)
        before.hide()
        before.deleteLater()
        self.form.show()  # what is added to a window that is open is hidden
        self.resized.emit()


class NumberBox(QDoubleSpinBox):
    """A field for a number, without zeros at its end; the tiniest one of its range fits in."""

    def __init__(self, lowest: float, highest: float, value: float) -> None:
        super().__init__()
        # As many places as the lowest value has, or the box would round it away.
        self.setDecimals(max(DECIMALS, len(f"{lowest % 1:.6f}".rstrip("0")) - 2))
        self.setRange(lowest, highest)
        self.setSingleStep(0.1 if highest <= 10 else 1)
        self.setValue(value)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)

    def textFromValue(self, value: float) -> str:
        if self.decimals() == DECIMALS:
            return super().textFromValue(value)
        return self.locale().toString(value, "g", SHORTEST)


def _title(setting: Setting) -> str:
    return translate_message(setting.title)


def _field(setting: Setting, value: Any) -> QWidget:
    if setting.takes is Takes.FLAG:
        tick = WrappingCheckBox(_title(setting))
        tick.setChecked(bool(value))
        return tick
    if setting.takes in (*PATHS, Takes.STUDIES):
        return _path_field(setting, value)
    if setting.takes is Takes.SOME_OF:
        return Ticks({str(o.value): translate_message(o.title) for o in setting.options}, value)
    if setting.takes is Takes.ONE_OF:
        choices = QComboBox()
        options = [
            (translate_message(option.title), str(option.value)) for option in setting.options
        ]
        fill(choices, options, str(value))
        return choices
    if setting.takes in (Takes.WHOLE, Takes.NUMBER):
        return _number_field(setting, value)
    words = value if isinstance(value, list | tuple) else [value or ""]
    between = "x" if setting.takes is Takes.SIZE else ", "
    line = QLineEdit(between.join(map(str, words)))
    line.setPlaceholderText(translate_message(setting.hint))
    return line


def _path_field(setting: Setting, value: Any) -> PathField | PathList:
    if setting.takes is Takes.STUDIES:
        studies = PathList(_title(setting))
        studies.files.setFixedHeight(grown(ROWS * ROW))
        studies.take(map(Path, value))
        return studies
    is_folder = setting.takes is Takes.FOLDER
    ask = ask_folder(tr("Desk", "Choose a folder")) if is_folder else _ask_file
    path = PathField("", ask, translate_message(setting.hint))
    path.put(Path(str(value)) if value else None)
    return path


def _number_field(setting: Setting, value: Any) -> QSpinBox | QDoubleSpinBox:
    lowest, highest = setting.range
    # A bool counts as 1: the value below the range means that nothing was entered.
    lowest -= _is_open(setting)
    start = lowest if value is None else value
    if setting.takes is Takes.WHOLE:
        lowest, highest = max(lowest, -LARGEST), min(highest, LARGEST)
        box: QSpinBox | QDoubleSpinBox = number(int(lowest), int(highest), int(start))
    else:
        box = NumberBox(lowest, highest, float(start))
    if setting.hint:
        box.setSpecialValueText(translate_message(setting.hint))
    elif _is_open(setting):
        box.setSpecialValueText(tr("Desk", "default", "of a number that was not entered"))
    return box


def _is_open(setting: Setting) -> bool:
    """Say that a number can be left out, for which the lowest value of its field stands."""
    return setting.default is None and not setting.required


def _ask_file(parent: QWidget, near: str) -> str:
    return QFileDialog.getOpenFileName(parent, tr("Desk", "Choose a file"), near)[0]


def _changes(field: QWidget) -> Any:
    """The signal with which a field tells that something was entered."""
    if isinstance(field, WrappingCheckBox):
        return field.toggled
    if isinstance(field, QSpinBox | QDoubleSpinBox):
        return field.valueChanged
    if isinstance(field, QComboBox):
        return field.currentIndexChanged
    if isinstance(field, PathList | Ticks):
        return field.changed
    assert isinstance(field, PathField | QLineEdit)
    return (field.line if isinstance(field, PathField) else field).textChanged


def _completions(field: QWidget) -> tuple[Any, ...]:
    """The signals with which a field tells that an entry is complete."""
    if isinstance(field, PathField):
        return field.line.editingFinished, field.choose.clicked  # after its dialog
    if isinstance(field, QSpinBox | QDoubleSpinBox | QLineEdit):
        return (field.editingFinished,)
    return (_changes(field),)


def _value(setting: Setting, field: QWidget) -> Any:
    if isinstance(field, WrappingCheckBox):
        return field.isChecked()
    if isinstance(field, QSpinBox | QDoubleSpinBox):
        return None if _is_open(setting) and field.value() == field.minimum() else field.value()
    if isinstance(field, QComboBox):
        return parsed(setting, field.currentData())
    if isinstance(field, Ticks):
        return tuple(parsed(setting, word) for word in field.ticked)
    if isinstance(field, PathField | PathList):
        return tuple(field.paths) if isinstance(field, PathList) else str(field.path or "")
    assert isinstance(field, QLineEdit)
    return _line_value(setting, field.text().strip())


def _line_value(setting: Setting, text: str) -> Any:
    """The value of a line of text, which stays as it was typed if it can't be read."""
    if setting.takes is Takes.SIZE:
        try:
            return parsed(setting, text) if text else None
        except ValueError:
            return text
    if setting.takes not in (Takes.WORDS, Takes.WHOLES):
        return text
    # Texts of any kind may contain spaces; IDs and numbers may also be separated by them.
    words = re.split(r"," if setting.items == "texts" else r"[,\s]", text)
    entered = [word.strip() for word in words if word.strip()]
    is_number = setting.takes is Takes.WHOLES
    return tuple(int(word) if is_number and word.isdecimal() else word for word in entered)
