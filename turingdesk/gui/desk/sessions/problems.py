"""What is wrong with journals or the record, in a dialog."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from turingdesk.core.errors import Problem
from turingdesk.gui.accessibility import scrolls
from turingdesk.gui.desk.studies.problem_list import ProblemList
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop

ABOUT = tr_noop(
    "Desk", "TuringDesk never changes what was written; the files are as they were found."
)


class ProblemsDialog(QDialog):
    """Each problem with its file, line and what to do.

    Args:
        problems: What was found.
        parent: The window that it stands before.
        where: In which files: "journals" or "record".
    """

    def __init__(
        self,
        problems: Sequence[Problem],
        parent: QWidget | None = None,
        where: str = "journals",
    ) -> None:
        super().__init__(parent)
        of_record = where == "record"
        self.setWindowTitle(tr("Desk", "Record") if of_record else tr("Desk", "Journals"))
        self.setMinimumSize(640, 400)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.margin]))
        column.setSpacing(SIZES.gap)
        count = len(problems)
        heading = (
            tr("Desk", "%n problem(s) in the record", "", count)
            if of_record
            else tr("Desk", "%n problem(s) in the journals", "", count)
        )
        column.addWidget(label(heading, "heading"))
        column.addWidget(label(tr("Desk", ABOUT), "soft", wrap=True))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scrolls(scroll, heading)
        scroll.setWidget(ProblemList(problems, blocks_sessions=False))
        column.addWidget(scroll, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(button(tr("Desk", "Close"), self.accept, "primary"))
        column.addLayout(row)
