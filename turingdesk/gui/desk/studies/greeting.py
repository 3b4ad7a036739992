"""The Studies page before there is a study: three ways to begin."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import button, label
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import tr

WIDEST = 1080  #: lx, of the three doors together
LEAST = 216  #: lx, of a door


class Greeting(QWidget):
    """Three cards side by side, each with what it leads to and a button.

    Signals:
        demo_wanted: The demo study is to be opened.
        new_wanted: A study is to be made.
        folder_wanted: A study in a folder is to be opened.
        file_wanted: A study in a .tdz file is to be opened.
        import_wanted: Data from elsewhere are to be imported.
    """

    demo_wanted = Signal()
    new_wanted = Signal()
    folder_wanted = Signal()
    file_wanted = Signal()
    import_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.demo = button(tr("Desk", "Open the demo"), self.demo_wanted.emit, "primary")
        self.new = button(tr("Desk", "New study…"), self.new_wanted.emit)
        self.folder = button(tr("Desk", "Open folder…"), self.folder_wanted.emit)
        self.file = button(tr("Desk", "Open .tdz…"), self.file_wanted.emit)
        self.import_data = button(tr("Desk", "Import data…"), self.import_wanted.emit)
        inside = QWidget()
        inside.setMaximumWidth(grown(WIDEST))
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(SIZES.margin)
        rows.addWidget(label(tr("Desk", "How do you want to begin?"), "question", wrap=True))
        rows.addLayout(self._doors())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, SIZES.edge, 0, SIZES.edge)
        column.addWidget(inside)
        column.addStretch(1)

    def _doors(self) -> FoldingRow:
        doors = FoldingRow(SIZES.gap)
        doors.addWidget(
            _door(
                tr("Desk", "Look at the demo"),
                tr(
                    "Desk",
                    "Seven short tasks with invented answers. Take part yourself, then watch the "
                    "results. A session takes about a quarter of an hour.",
                ),
                self.demo,
            ),
            1,
        )
        doors.addWidget(
            _door(
                tr("Desk", "Make a study"),
                tr(
                    "Desk",
                    "From a spreadsheet with one answer in each row, and a folder of pictures. "
                    "Or start from a published design.",
                ),
                self.new,
            ),
            1,
        )
        doors.addWidget(
            _door(
                tr("Desk", "Open a study"),
                tr(
                    "Desk",
                    "A study is a folder with a study.toml, or one .tdz file. You can also drop "
                    "it anywhere on this window.",
                ),
                *(self.folder, self.file, self.import_data),
            ),
            1,
        )
        return doors


def _door(title: str, words: str, *buttons: QPushButton) -> Card:
    card = Card()
    card.setAccessibleName(title)
    card.column.setContentsMargins(*(4 * [SIZES.margin]))
    card.column.addStrut(grown(LEAST) - 2 * SIZES.margin)  # wider where a button needs it
    card.column.addWidget(label(title, "heading", wrap=True))
    card.column.addWidget(label(words, wrap=True))
    card.column.addStretch(1)
    card.column.addSpacing(SIZES.gap)
    row = WrappingRow(spacing=SIZES.unit)
    for door_button in buttons:
        row.addWidget(door_button)
    card.column.addLayout(row)
    return card
