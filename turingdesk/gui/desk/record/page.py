"""The Record page: who did what when at the desks, filtered, and whether it is as it was written.

Nothing can be changed here; the files lie in the folder `record` of the data folder.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit

from turingdesk.core.errors import Problem
from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.record.columns import COLUMNS, matches
from turingdesk.gui.desk.sessions.problems import ProblemsDialog
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.table import Rows, Table, framed
from turingdesk.gui.desk.words import at_home, button, counted, label
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.store.audit import Entry, Record, read_record
from turingdesk.store.record_check import record_problems

EVERY_MS = 3000
EMPTY = "Nothing is written down yet. What is done at this desk from now on shows here."
ANYBODY, ANYTHING = "Anybody", "Anything"
Read = tuple[Record, list[Problem]]


class RecordPage(DeskPage):
    """Newest first; follows the files while it is on screen."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, "Record")
        self._record = Record()
        self._problems: list[Problem] = []
        self._reading = False
        self.show_problems = button("Show problems\u2026", self._open_problems)
        self.buttons.addWidget(self.show_problems)
        self.search = QLineEdit()
        self.search.setPlaceholderText("Find words")
        self.search.setAccessibleName("Find words")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _: self._filter())
        self.who = _chooser("Who", ANYBODY)
        self.what = _chooser("What", ANYTHING)
        for chooser in (self.who, self.what):
            chooser.currentIndexChanged.connect(lambda _: self._filter())
        self.table = Table(
            Rows(COLUMNS, key=lambda e: (e.at, e.desk, e.line)), sortable=True, name="Record"
        )
        self.table.sort_by("When", Qt.SortOrder.DescendingOrder)
        self.card = framed(self.table, self)
        self.empty = label(EMPTY, "soft", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout()
        row.setSpacing(SIZES.unit)
        row.addWidget(self.search, 1)
        row.addWidget(self.who)
        row.addWidget(self.what)
        self.column.addLayout(row)
        self.column.addWidget(self.card, 1)
        self.column.addWidget(self.empty, 1)
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.read)
        state.data_changed.connect(self._move)
        self._show((Record(), []))

    def opened(self) -> None:
        self._timer.start()
        self.read()

    def left(self) -> None:
        self._timer.stop()

    def read(self) -> None:
        """Read and check the files, in the background."""
        if self._reading:
            return
        self._reading = True
        data = self.state.data
        Job(self, lambda: (read_record(data), record_problems(data)), self._show, self._failed)

    @property
    def entries(self) -> list[Entry]:
        """What is shown."""
        return list(self.table.rows.things)

    def _show(self, read: Read) -> None:
        self._reading = False
        self._record, self._problems = read
        entries = self._record.entries
        _fill(self.who, {entry.who for entry in entries})
        _fill(self.what, {entry.what for entry in entries})
        self.card.setVisible(bool(entries))
        self.empty.setVisible(not entries)
        self.show_problems.setVisible(bool(self._problems))
        count = f"{counted(len(entries), 'entry', 'entries')} of "
        desks = counted(len(self._record.desks), "desk")
        said = (
            f"{counted(len(self._problems), 'problem')} found"
            if self._problems
            else "every line is as it was written"
        )
        where = at_home(self.state.data)
        self.note.setText(f"{count}{desks} in {where}: {said}" if entries else where)
        self._filter()

    def _filter(self) -> None:
        who, what, words = self.who.currentData(), self.what.currentData(), self.search.text()
        self.table.fill(
            [
                entry
                for entry in self._record.entries
                if who in (None, entry.who)
                and what in (None, entry.what)
                and matches(entry, words)
            ]
        )

    def _open_problems(self) -> None:
        dialog = ProblemsDialog(self._problems, self)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _failed(self, problem: Exception) -> None:
        self._reading = False
        self.state.tell(f"The record could not be read: {problem}", wrong=True)

    def _move(self) -> None:
        self._show((Record(), []))


def _chooser(name: str, everything: str) -> QComboBox:
    made = QComboBox()
    made.setAccessibleName(name)
    made.setMinimumWidth(150)
    made.addItem(everything, None)
    return made


def _fill(chooser: QComboBox, values: set[str]) -> None:
    """Offer what there is; what is chosen stays chosen."""
    known = {chooser.itemData(n) for n in range(1, chooser.count())}
    for value in sorted(values - known):
        chooser.addItem(value, value)


PAGE = RecordPage
