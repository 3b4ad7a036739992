"""The Audit log page: who did what when at the desks, filtered, and whether it was changed.

Nothing can be changed here; the files lie in the folder `record` of the data folder.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout

from turingdesk.core.errors import Problem
from turingdesk.gui.desk.folder_poller import FolderPoller
from turingdesk.gui.desk.packages.problem_list import ProblemsDialog
from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import at_home, button, label, moment, search_field
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel, framed
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop, translate_message
from turingdesk.journal.audit import AuditEntry, AuditRecord, read_record, recorded
from turingdesk.people.record_check import Stamp, record_problems, stamp

EVERY_MS = 3000
EMPTY = tr_noop("Desk", "No entries yet. Actions in TuringDesk appear here.")
READING = tr_noop("Desk", "Reading the audit log\u2026")
ANYBODY, ANYTHING = tr_noop("Desk", "Any user"), tr_noop("Desk", "Any action")
NONE_LIKE = tr_noop("Desk", "No matches. Clear the search, or choose any user and any action.")


@dataclass(frozen=True, slots=True)
class AuditReading:
    """The record as it was found."""

    record: AuditRecord = AuditRecord()
    problems: tuple[Problem, ...] = ()
    texts: tuple[str, ...] = ()  #: of its entries, to be searched
    stamp: Stamp = frozenset()  #: of the files


class RecordPage(DeskPage):
    """Newest first; follows the files while it is on screen."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Audit log"))
        self._reading = AuditReading()
        self.show_problems = button(tr("Desk", "Show problems\u2026"), self._open_problems)
        self.buttons.addWidget(self.show_problems)
        self.search = search_field(tr("Desk", "Search text"), self._filter)
        self.who = _chooser(tr("Desk", "Who"), tr("Desk", ANYBODY))
        self.what = _chooser(tr("Desk", "Action"), tr("Desk", ANYTHING))
        for chooser in (self.who, self.what):
            chooser.currentIndexChanged.connect(lambda _: self._filter())
        self.table = DeskTable(
            RowsModel(COLUMNS, key=lambda e: (e.at, e.desk, e.line)),
            sortable=True,
            name=tr("Desk", "Audit log"),
        )
        self.table.sort_by("When", Qt.SortOrder.DescendingOrder)
        self.card = framed(self.table, self)
        self.empty = label(tr("Desk", EMPTY), "soft", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout()
        row.setSpacing(SIZES.unit)
        row.addWidget(self.search, 1)
        row.addWidget(self.who)
        row.addWidget(self.what)
        self.column.addLayout(row)
        self.column.addWidget(self.card, 1)
        self.column.addWidget(self.empty, 1)
        self._follow = FolderPoller(self, state, EVERY_MS, self._look, self._show, self._not_read)
        state.data_changed.connect(self._move)
        self._show(AuditReading())

    def opened(self) -> None:
        self._follow.begin()

    def left(self) -> None:
        self._follow.stop()

    def read(self) -> None:
        """AuditReading and check the files, in the background."""
        self._follow.read()

    @property
    def entries(self) -> list[AuditEntry]:
        """The entries shown."""
        return list(self.table.rows.things)

    def _look(self, data: Path) -> AuditReading:
        """The record of a folder; the one read before, where nothing was written since."""
        now, before = stamp(data), self._reading
        # Checking every line of a long log takes a while.
        if now == before.stamp:
            return before
        record = read_record(data)
        problems = record_problems(data, record)
        return AuditReading(record, tuple(problems), tuple(map(searched, record.entries)), now)

    def _show(self, reading: AuditReading) -> None:
        self._reading = reading
        entries, problems = reading.record.entries, reading.problems
        _offer(self.who, {entry.who: entry.who for entry in entries})
        _offer(
            self.what,
            {
                what: translate_message(recorded(what))
                for what in {entry.what for entry in entries}
            },
        )
        self.show_problems.setVisible(bool(problems))
        where = at_home(self.state.data)
        self.note.setText(_count(reading, where) if entries or problems else where)
        self._filter()

    def _filter(self) -> None:
        who, what, words = self.who.currentData(), self.what.currentData(), self.search.text()
        entries = self._reading.record.entries
        matching = [
            entry
            for entry, text in zip(entries, self._reading.texts, strict=True)
            if who in (None, entry.who) and what in (None, entry.what) and matches(text, words)
        ]
        self.table.fill(matching)
        self.card.setVisible(bool(matching))
        self.empty.setVisible(not matching)
        nothing = READING if self._follow.is_first else EMPTY
        self.empty.setText(tr("Desk", NONE_LIKE if entries else nothing))

    def _open_problems(self) -> None:
        dialog = ProblemsDialog(self._reading.problems, self, where="record")
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _not_read(self, why: str) -> None:
        if not self._reading.record.entries:  # else what was read last stays in sight
            self.note.setText(at_home(self.state.data))
            self.empty.setText(why)

    def _move(self) -> None:
        for chooser in (self.who, self.what):
            chooser.setCurrentIndex(0)
            while chooser.count() > 1:
                chooser.removeItem(1)
        self._show(AuditReading())


def _chooser(name: str, everything: str) -> QComboBox:
    combo_box = QComboBox()
    combo_box.setAccessibleName(name)
    combo_box.setMinimumWidth(150)
    combo_box.addItem(everything, None)
    return combo_box


def _offer(chooser: QComboBox, words: Mapping[str, str]) -> None:
    """Offer what there is, by its words; what is chosen stays chosen."""
    values = {chooser.itemData(n) for n in range(1, chooser.count())}
    for value in sorted(words.keys() - values, key=lambda value: words[value]):
        chooser.addItem(words[value], value)


def _count(reading: AuditReading, where: str) -> str:
    """A line on the size of the record, and on changes to it since it was written."""
    entries = tr("Desk", "%n entry(entries)", "of the record", len(reading.record.entries))
    desks = tr("Desk", "%n computer(s)", "", len(reading.record.desks))
    line = tr("Desk", "{entries} from {desks} in {folder}: every line is unchanged")
    if reading.problems:
        line = tr(
            "Desk",
            "{entries} from {desks} in {folder}: %n problem(s) found",
            "",
            len(reading.problems),
        )
    return line.format(entries=entries, desks=desks, folder=where)


_WARN = frozenset({"entered a wrong PIN", "withdrew a participant", "finished a withdrawal"})


def _deed_in_words(entry: AuditEntry) -> str:
    return translate_message(recorded(entry.what))


def _details(entry: AuditEntry) -> str:
    return translate_message(entry.details)


def searched(entry: AuditEntry) -> str:
    """Everything that an entry shows, in small letters, to be searched."""
    when = f"{moment(entry.at)} {entry.at}"
    return f"{when} {entry.who} {entry.desk} {_deed_in_words(entry)} {_details(entry)}".casefold()


def matches(text: str, words: str) -> bool:
    """True if a searched text contains every one of some words, anywhere.

    >>> matches("ada booth 1 exported", "EXPORT ada"), matches("ada booth 1 exported", "bob")
    (True, False)
    """
    return all(word in text for word in words.casefold().split())


COLUMNS = (
    DeskColumn(
        tr_noop("Desk", "When"),
        lambda e: moment(e.at),
        sort=lambda e: e.at,
        tip=lambda e: e.at,
    ),
    DeskColumn(tr_noop("Desk", "Who"), lambda e: e.who, tip=lambda e: e.who),
    DeskColumn(tr_noop("Desk", "Computer"), lambda e: e.desk, tip=lambda e: e.desk),
    DeskColumn(
        tr_noop("Desk", "Action"),
        _deed_in_words,
        ink=lambda e: "warning" if e.what in _WARN else "",
        tip=_deed_in_words,
    ),
    DeskColumn(tr_noop("Desk", "Details"), _details, tip=_details, stretch=True),
)


PAGE = RecordPage
