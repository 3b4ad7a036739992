"""Fields of a dialog under their names."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox, QVBoxLayout, QWidget

from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.theme import SIZES


def stacked(title: str, field: QWidget) -> QVBoxLayout:
    """A field under its name, by which the keyboard and screen readers know it."""
    named = label(title, "label")
    named.setBuddy(field)
    field.setAccessibleName(title)
    column = QVBoxLayout()
    column.setSpacing(SIZES.unit // 2)
    column.addWidget(named)
    column.addWidget(field)
    return column


def side_by_side(*fields: tuple[str, QWidget, int]) -> FoldingRow:
    """Fields with their names, each with the share of the room that it takes.

    With large letters, they are below each other where there is no room for the names.
    """
    row = FoldingRow(SIZES.gap)
    for title, field, share in fields:
        row.addLayout(stacked(title, field), share)
    return row


def number(least: int, most: int, value: int) -> QSpinBox:
    """A field for a whole number."""
    field = QSpinBox()
    field.setRange(least, most)
    field.setValue(value)
    field.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return field
