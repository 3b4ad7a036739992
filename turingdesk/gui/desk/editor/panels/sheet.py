"""A sheet of bound fields: one or two columns, as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from turingdesk.core.setting import Keys, Setting, Takes
from turingdesk.gui.desk.editor.panels.bound import BoundField, ProblemPlaces
from turingdesk.gui.theme import SIZES, font, grown

if TYPE_CHECKING:
    from turingdesk.editing.toml_draft import TomlDraft

SHORT_CHOICE = 164  #: px; a menu with longer options takes a row of its own
SHORT_FLAG = 24  #: letters; longer ones beside a tick take a row of their own
TWO_FROM = 440  #: lx; narrower sheets have one column
_GRID_ROWS = 3  #: of the grid for a row of fields: the fields, and the note of each
_WIDE = (Takes.TEXT, Takes.CHOICES, Takes.PLACES, Takes.SOME_OF)


class SettingsSheet(QWidget):
    """The settings of one table of study.toml.

    Signals:
        wrote: A field changed the draft.
    """

    wrote = Signal()

    def __init__(
        self, toml: TomlDraft, table: Keys = (), settings: Sequence[Setting] = ()
    ) -> None:
        super().__init__()
        self._toml = toml
        self._columns = 0
        self._contents: tuple[Keys, tuple[Setting, ...]] = ((), ())
        self.fields: list[BoundField] = []
        self.setMinimumWidth(160)  # its columns follow its width, not the other way round
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(SIZES.margin)
        self._grid.setVerticalSpacing(SIZES.gap)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.show_settings(table, settings)

    def show_settings(self, table: Keys, settings: Sequence[Setting]) -> None:
        """Show these settings of a table; fields that stay are not touched."""
        contents = (table, tuple(settings))
        if contents == self._contents:
            self.refresh()
            return
        same = table == self._contents[0]
        reused = [f for f in self.fields if same and f.setting in settings]
        self._contents = contents
        for field in self.fields:
            for widget in (field.note, field):
                self._grid.removeWidget(widget)
                if field not in reused:
                    widget.hide()
                    widget.deleteLater()
        self.fields = [
            _field_of(reused, setting) or self._field(table, setting) for setting in settings
        ]
        self._columns = 0
        self._arrange()
        self.refresh()

    def refresh(self) -> None:
        """Show what the draft says."""
        for field in self.fields:
            field.refresh()

    def commit(self) -> None:
        """Take over what is being typed."""
        # A copy, since taking over a value can make the sheet show other fields.
        for field in list(self.fields):
            field.commit()

    def show_problems(self, places: ProblemPlaces) -> None:
        """Put each problem under its field."""
        for field in self.fields:
            field.show_problems(places)

    def field(self, *keys: str | int) -> BoundField:
        """The field of a key below the table.

        Raises:
            KeyError: There is none.
        """
        for field in self.fields:
            if field.setting.keys == keys:
                return field
        raise KeyError(keys)

    def _field(self, table: Keys, setting: Setting) -> BoundField:
        field = BoundField(self._toml, table, setting)
        field.wrote.connect(self.wrote)
        return field

    def _arrange(self) -> None:
        """Place the fields; problems of one in half a row have the width of the whole row."""
        columns = 2 if self.width() >= grown(TWO_FROM) else 1
        if columns == self._columns:
            return
        self._columns = columns
        row = place = 0
        for field in self.fields:
            self._grid.removeWidget(field)
            self._grid.removeWidget(field.note)
            wide = columns == 1 or _is_wide(field.setting)
            if wide and place:
                row, place = row + 1, 0
            first = _GRID_ROWS * row
            self._grid.addWidget(field, first, place, 1, columns if wide else 1)
            if wide:
                field.keep_note()
            else:
                self._grid.addWidget(field.note, first + 1 + place, 0, 1, columns)
            place += columns if wide else 1
            if place >= columns:
                row, place = row + 1, 0
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


def _is_wide(setting: Setting) -> bool:
    long_flag = setting.takes is Takes.FLAG and len(setting.title) > SHORT_FLAG
    metrics = QFontMetrics(font())
    long_choice = any(
        metrics.horizontalAdvance(option.title) > SHORT_CHOICE for option in setting.options
    )
    return setting.wide or setting.takes in _WIDE or long_flag or long_choice


def _field_of(fields: Sequence[BoundField], setting: Setting) -> BoundField | None:
    return next((field for field in fields if field.setting == setting), None)
