"""What the page shows while no study is being edited."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout

from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.studies.reader import Studied
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.translation import tr, tr_noop

NONE = tr_noop("Desk", "No study is open")
HOW = tr_noop(
    "Desk", "Open one on Studies, or drop its folder here. New studies begin on Studies, too."
)


class NoStudy(Card):
    """Offers the study in hand."""

    def __init__(self, edit: Callable[[], object]) -> None:
        super().__init__()
        self.heading = label(tr("Desk", NONE), "heading", wrap=True)
        self.text = label(tr("Desk", HOW), "soft", wrap=True)
        self.edit = button(tr("Desk", "Edit"), edit, "primary")
        self.column.addStretch(1)
        for line in (self.heading, self.text):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.column.addWidget(line)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.edit)
        row.addStretch(1)
        self.column.addLayout(row)
        self.column.addStretch(1)

    def wait(self, path: Path) -> None:
        """A study is being read."""
        self.heading.setText(tr("Desk", "Reading {name}…").format(name=path.name))
        self.text.setText("")
        self.edit.hide()

    def offer(self, studied: Studied | None) -> None:
        """Offer to edit the study that is open on Studies."""
        self.edit.setVisible(studied is not None)
        if studied is None:
            self.heading.setText(tr("Desk", NONE))
            self.text.setText(tr("Desk", HOW))
            return
        package = studied.package
        self.heading.setText(package.study.title if package else studied.path.name)
        self.text.setText(tr("Desk", "This study is open on Studies."))
