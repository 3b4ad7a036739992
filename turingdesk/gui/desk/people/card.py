"""The people of this desk, on the Settings page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSpinBox

from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.editor.question import Answer, Question, ask
from turingdesk.gui.desk.people.person import PersonDialog
from turingdesk.gui.desk.people.role import role_in_words
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.table import Column, Rows, Table
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.desk.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop, translate_message
from turingdesk.people.person import Person
from turingdesk.system.settings import MOST_MINUTES

NOBODY = tr_noop(
    "Desk",
    "Nobody is on the list: whoever uses this computer may do everything, and the record "
    "names the system\u2019s user. Add people to have the desk ask who is there.",
)
SOMEBODY = tr_noop(
    "Desk",
    "The desk asks for a PIN when it starts and when it was locked. A PIN keeps apart who may "
    "do what at this desk; whoever can use this computer\u2019s files needs none to read them.",
)
COLUMNS = (
    Column(tr_noop("Desk", "Name"), lambda one: one.name, stretch=True),
    Column(tr_noop("Desk", "Role"), lambda one: role_in_words(one.role)),
)


class PeopleCard(Card):
    """Add, change, remove; and after how long the desk locks itself."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(tr("Desk", "People and PINs"))
        self._state = state
        self.about = label("", "soft", wrap=True)
        rows = Rows(COLUMNS, key=lambda one: one.name)
        self.table = Table(rows, sortable=True, name=tr("Desk", "People"))
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._chosen())
        self.table.sort_by("Name")
        self.table.activated.connect(lambda _: self.change())
        self.add = button(tr("Desk", "Add a person\u2026"), self.add_person)
        self.edit = button(tr("Desk", "Change\u2026"), self.change)
        self.remove = button(tr("Desk", "Remove\u2026"), self.ask_remove)
        self.minutes = QSpinBox()
        self.minutes.setRange(0, MOST_MINUTES)
        self.minutes.setSuffix(" " + tr("Desk", "min", "minutes, after their number"))
        self.minutes.setSpecialValueText(tr("Desk", "Never"))
        self.minutes.setKeyboardTracking(False)  # 45 is not first kept as 4
        self.minutes.setValue(state.settings.lock_after_min)
        self.minutes.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.minutes.setAccessibleName(tr("Desk", "Lock after minutes without a key or mouse"))
        self.minutes.valueChanged.connect(lambda n: state.keep(lock_after_min=n))
        self.column.addWidget(self.about)
        self.column.addWidget(self.table)
        buttons = WrappingRow(spacing=SIZES.unit)
        for made in (self.add, self.edit, self.remove):
            buttons.addWidget(made)
        self.after = label(tr("Desk", "Lock after", "some minutes"), "label", wrap=True)
        self.after.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.after.setBuddy(self.minutes)
        row = QHBoxLayout()
        row.setSpacing(SIZES.unit)
        row.addLayout(buttons, 1)
        row.addWidget(self.after)
        row.addWidget(self.minutes)
        self.column.addLayout(row)
        state.at_desk.changed.connect(self._show)
        self._show()

    def add_person(self) -> PersonDialog | None:
        """Ask for somebody new."""
        return self._open(None)

    def change(self) -> PersonDialog | None:
        """Give whoever is chosen another role or PIN."""
        person = self.table.chosen()
        return self._open(person) if person is not None else None

    def ask_remove(self) -> Question | None:
        """Take whoever is chosen off the list, after a question."""
        person = self.table.chosen()
        if person is None or not self._state.permits("people"):
            return None
        if len(self.table.rows.things) == 1:
            more = tr("Desk", "Nobody is left then, and everything is allowed to everybody again.")
        else:
            more = tr(
                "Desk", "They can no longer unlock this desk. What they did stays in the record."
            )
        cancel = tr("Desk", "Cancel")
        question = ask(
            self.window(),
            tr("Desk", "Remove {name}?").format(name=person.name),
            more,
            Answer(tr("Desk", "Remove"), lambda: self.remove_person(person), "danger"),
            Answer(cancel),
        )
        question.buttons[cancel].setFocus()  # so that Enter removes nobody
        return question

    def remove_person(self, person: Person) -> None:
        """Take somebody off the list."""
        at_desk, by = self._state.at_desk, self._state.who
        at_desk.work(
            lambda: at_desk.people.remove(person.name),
            lambda _: self._removed(person, by),
            self._failed,
        )

    def _open(self, person: Person | None) -> PersonDialog | None:
        if not self._state.permits("people"):
            return None
        dialog = PersonDialog(self._state, person)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def _removed(self, person: Person, by: str) -> None:
        self._state.audit("removed a person", by, person=person.name)
        self._state.at_desk.refresh()

    def _failed(self, problem: Exception) -> None:
        self._state.tell(translate_message(str(problem)), wrong=True)

    def _show(self) -> None:
        people = self._state.at_desk.list
        self.about.setText(tr("Desk", SOMEBODY if people else NOBODY))
        self.table.fill(people)
        self.table.setFixedHeight(min(220, self.table.full_height()))
        for made in (self.table, self.edit, self.remove, self.after, self.minutes):
            made.setVisible(bool(people))
        self._chosen()

    def _chosen(self) -> None:
        for made in (self.edit, self.remove):
            made.setEnabled(self.table.chosen() is not None)
