"""A field for some of several options: a box to tick for each."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from turingdesk.gui.desk.widgets.tick import WrappingCheckBox
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES


class Ticks(QWidget):
    """Boxes one after another, in as many lines as they need.

    Args:
        options: The words of each box, by its option.
        ticked: The options that are ticked at first.

    Signals:
        changed: A box was ticked or unticked.
    """

    changed = Signal()

    def __init__(self, options: Mapping[str, str], ticked: Collection[str]) -> None:
        super().__init__()
        self.boxes = {option: WrappingCheckBox(words) for option, words in options.items()}
        row = WrappingRow(self, spacing=SIZES.gap)
        for option, box in self.boxes.items():
            box.setChecked(option in ticked)
            box.toggled.connect(lambda _: self.changed.emit())
            row.addWidget(box)

    @property
    def ticked(self) -> tuple[str, ...]:
        """The options that are ticked, in the order of the boxes."""
        return tuple(option for option, box in self.boxes.items() if box.isChecked())
