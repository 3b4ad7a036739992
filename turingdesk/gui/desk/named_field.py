"""A field with its name beside it, as rows of choices on pages have them."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from turingdesk.gui.desk.folding_row import FoldingRow
from turingdesk.gui.desk.words import label
from turingdesk.gui.desk.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES

_BESIDE = 40  #: px, beside the words in a list of choices


def named_field(title: str, field: QWidget) -> QWidget:
    """Both in one widget; the name is the field's for the keyboard and for screen readers.

    A list of choices becomes as wide as its widest choice.
    """
    named = label(title, "label")
    named.setBuddy(field)
    field.setAccessibleName(title)
    if isinstance(field, QComboBox):
        field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    both, row = QWidget(), FoldingRow(SIZES.unit)
    both.setLayout(row)
    row.addWidget(named)
    row.addWidget(field)
    return both


def fill(chooser: QComboBox, items: list[tuple[str, str]], chosen: str) -> None:
    """Offer choices, each a text and what it stands for; what is the same stays as it is.

    Args:
        chooser: The list.
        items: What it offers.
        chosen: What the chosen one stands for; the first where there is none such.
    """
    before = [(chooser.itemText(n), chooser.itemData(n)) for n in range(chooser.count())]
    if before != items:
        chooser.clear()
        for title, data in items:
            chooser.addItem(title, data)
        view = chooser.view()  # may be wider than a chooser that has little room
        view.setMinimumWidth(view.sizeHintForColumn(0) + _BESIDE)
    chooser.setCurrentIndex(max(0, chooser.findData(chosen)))


def named_fields(*fields: tuple[str, QWidget]) -> QWidget:
    """Names and fields one after another, in as many lines as they need."""
    made = QWidget()
    row = WrappingRow(made, SIZES.gap, lines=SIZES.unit)
    for title, field in fields:
        row.addWidget(named_field(title, field))
    return made


def show_field(field: QWidget, visible: bool) -> None:
    """Show or hide a named field with its name."""
    if (both := field.parentWidget()) is not None:
        both.setVisible(visible)
