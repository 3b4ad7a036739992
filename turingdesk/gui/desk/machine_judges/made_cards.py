"""Cards that tell how machine judges were made: all in one table, or one in full."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from turingdesk.desk.judges_view import JudgeSummary
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.machine_judges.made_words import facts, kind, looks_at, unanswered
from turingdesk.gui.desk.table import Column, HeldHeight, Rows, Table
from turingdesk.gui.desk.words import label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop


def _kind(made: JudgeSummary) -> str:
    """The kind of judge, and what it looks at."""
    return f"{kind(made)}: {looks_at(made)}"


COLUMNS = (
    Column(tr_noop("Desk", "Judge"), lambda one: one.name),
    Column(
        tr_noop("Desk", "Kind", "of judge"), _kind, tip=looks_at, stretch=True, note="of judge"
    ),
    Column(tr_noop("Desk", "Judged"), lambda one: program().whole(one.trials), right=True),
    Column(
        tr_noop("Desk", "No verdict"),
        lambda one: program().whole(sum(one.unanswered.values())),
        right=True,
        tip=unanswered,
    ),
)


class MadeTable(Card):
    """One row a judge."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "How the machine judges were made"))
        name = tr("Desk", "How the machine judges were made")
        self.table = Table(Rows(COLUMNS, key=lambda one: one.judge), name=name)
        self._held = HeldHeight(self.table)
        self.column.addWidget(self.table)

    def fill(self, made: Sequence[JudgeSummary]) -> None:
        """Show these."""
        self.table.fill(list(made))
        self._held.hold(len(made))


class MadeFacts(Card):
    """What is known of one judge."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "How this judge was made"))
        self.rows = QWidget()
        self.column.addWidget(self.rows)
        self._shown: list[tuple[str, str]] = []

    def tell(self, made: JudgeSummary) -> None:
        """Show a judge."""
        told = list(facts(made))
        if told == self._shown:
            return
        self._shown = told
        before, self.rows = self.rows, QWidget()
        grid = QGridLayout(self.rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SIZES.gap)
        grid.setVerticalSpacing(SIZES.unit // 2)
        grid.setColumnStretch(1, 1)
        for place, (name, value) in enumerate(told):
            words = label(value, wrap=True)
            words.setAccessibleName(f"{name}: {value}")
            words.setIndent(0)  # Qt moves words that have a border
            copyable(words)
            grid.addWidget(label(name, "soft"), place, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, place, 1)
        self.column.replaceWidget(before, self.rows)
        before.deleteLater()
