"""Something the experimenter should know, at the top of the window until they close it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QFrame, QHBoxLayout

from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.words import button, label, restyle
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr


@dataclass(frozen=True, slots=True)
class Notice:
    """What is told, and whether something went wrong."""

    text: str
    wrong: bool = False


class NoticeBar(QFrame):
    """The newest notice."""

    def __init__(self) -> None:
        super().__init__()
        self.text = label("", "", wrap=True)
        copyable(self.text)
        self.close_button = button(tr("Desk", "Close"), self.hide, "quiet")
        row = QHBoxLayout(self)
        row.setContentsMargins(4 * SIZES.unit, SIZES.unit, 4 * SIZES.unit, SIZES.unit)
        row.addWidget(self.text, 1)
        row.addWidget(self.close_button)
        self.hide()

    def show_notice(self, notice: Notice) -> None:
        """Show a notice instead of the one before."""
        restyle(self, "notice-wrong" if notice.wrong else "notice")
        self.text.setText(notice.text)
        self.setAccessibleName(notice.text)
        self.show()
