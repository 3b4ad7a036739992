"""A field with its name beside it, as rows of choices on pages have them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QWidget

from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
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
        # By default its width is that of what it had when it was first shown.
        field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    both, row = QWidget(), FoldingRow(SIZES.unit)
    both.setLayout(row)
    row.addWidget(named)
    row.addWidget(field)
    return both


def fill(chooser: QComboBox, items: Sequence[tuple[str, object]], selected: object) -> None:
    """Offer choices, each a text and what it stands for; what is the same stays as it is.

    Args:
        chooser: The list.
        items: What it offers.
        selected: What the selected one stands for; the first where there is none such.
    """
    before = [(chooser.itemText(n), chooser.itemData(n)) for n in range(chooser.count())]
    # Filling it again would close the list that someone has just opened.
    if before != list(items):
        chooser.clear()
        for title, data in items:
            chooser.addItem(title, data)
        view = chooser.view()  # may be wider than a chooser that has little room
        view.setMinimumWidth(view.sizeHintForColumn(0) + _BESIDE)
    places = (place for place, (_, data) in enumerate(items) if data == selected)
    chooser.setCurrentIndex(next(places, 0))


def named_fields(*fields: tuple[str, QWidget]) -> QWidget:
    """Names and fields one after another, in as many lines as they need."""
    container = QWidget()
    row = WrappingRow(container, SIZES.gap, lines=SIZES.unit)
    for title, field in fields:
        row.addWidget(named_field(title, field))
    return container


def show_field(field: QWidget, visible: bool) -> None:
    """Show or hide a named field with its name."""
    if (both := field.parentWidget()) is not None:
        both.setVisible(visible)
