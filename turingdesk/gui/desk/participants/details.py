"""What is known of one participant, under the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea

from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.participants.columns import lines
from turingdesk.gui.desk.words import label
from turingdesk.gui.theme import grown
from turingdesk.gui.translation import tr
from turingdesk.people.participants import Participant

HIGHEST = 132  #: lx; more scrolls
NARROWEST = 200  #: lx


class Details(QScrollArea):
    """Their sessions and notes, one a line."""

    def __init__(self) -> None:
        super().__init__()
        self._fitted = 0  #: the width for which it is as high as it is, px
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Desk", "Sessions and notes of the participant"))
        self.text = label("", "soft", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        copyable(self.text)
        self.setWidget(self.text)
        self.setMinimumWidth(grown(NARROWEST))

    def show_person(self, person: Participant) -> None:
        """Show one."""
        self.text.setText("\n".join(lines(person)))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.width() != self._fitted:  # its own: a scroll bar takes from that of the inside
            self._fit()

    def _fit(self) -> None:
        """As high as the lines need at this width, until they scroll."""
        self._fitted = self.width()
        needed = self.text.heightForWidth(max(NARROWEST, self._fitted))
        self.setFixedHeight(min(grown(HIGHEST), max(needed, 40) + 4))
