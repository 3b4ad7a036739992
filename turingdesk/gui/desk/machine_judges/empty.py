"""What a machine judge is, where none has judged yet."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop

LET = tr_noop("Desk", "Run a machine judge\u2026")
NOBODY = tr_noop("Desk", "No machine judge has been run on this study yet")
WIDEST = 760  #: px
ABOUT = (
    tr_noop(
        "Desk",
        "A machine judge judges the same answers as your participants. Its verdicts are saved "
        "like theirs and shown next to them.",
    ),
    tr_noop(
        "Desk",
        "Some judges are trained: they learn from answers with a known origin and judge the "
        "others, until each answer has been judged by a judge that was not trained on it. No "
        "data leaves this computer. A language model on a server in the lab gets the same "
        "questions as participants.",
    ),
    tr_noop(
        "Desk",
        "If a simple classifier beats people, there are differences that people miss.",
    ),
)


class Empty(QWidget):
    """A card in the middle, with the button that begins."""

    def __init__(self, begin: Callable[[], object]) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        card = Card()
        card.setMaximumWidth(WIDEST)
        card.column.setSpacing(SIZES.gap)
        self.title = label("", "heading", wrap=True)
        card.column.addWidget(self.title)
        for text in ABOUT:
            card.column.addWidget(label(tr("Desk", text), wrap=True))
        self.button = button(tr("Desk", LET), begin, "primary")
        card.column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(card)
        column.addStretch(1)
