"""Stands in a panel's place where its file cannot be edited: why, and what to do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout

from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.editor.panel import Panel
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.translation import tr

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft


class ClosedPanel(Panel):
    """Tells what keeps a section from being edited.

    Signals:
        again: The file was put right, so the section may be tried once more.
    """

    again = Signal()

    def __init__(self, draft: Draft, state: DeskState, item: str, why: str) -> None:
        super().__init__(draft, state, item)
        card = Card()
        self.why = label(why, "", wrap=True)
        copyable(self.why)
        self.retry = button(tr("Desk", "Try again"), self.again.emit)
        card.column.addStretch(1)
        head = tr("Desk", "This cannot be edited here")
        if item:
            head = tr("Desk", "{file} cannot be edited here").format(file=item)
        for line in (label(head, "heading"), self.why):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            card.column.addWidget(line)
        card.column.addWidget(self.retry, 0, Qt.AlignmentFlag.AlignCenter)
        card.column.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(card)
