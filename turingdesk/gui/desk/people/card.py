"""The people of this desk, on the Settings page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QLineEdit, QSpinBox, QVBoxLayout

from turingdesk.core.errors import TuringDeskError
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import add_labeled, button, button_row, label
from turingdesk.gui.desk.widgets.question import DialogAnswer, QuestionDialog, ask
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.errors import show_error
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop, translate_message, translate_problem
from turingdesk.people.people import LONGEST_NAME, ROLE_TITLES, Person, PersonRole
from turingdesk.people.pin import LONGEST, SHORTEST
from turingdesk.system.settings import MOST_MINUTES

NOBODY = tr_noop(
    "Desk",
    "No users are listed: anyone who uses this computer can do everything, and the audit log "
    "shows the system's user name. To make TuringDesk ask for the user, add people.",
)
SOMEBODY = tr_noop(
    "Desk",
    "TuringDesk asks for a PIN when it starts and after it has been locked. A PIN controls "
    "who can do what in TuringDesk. It doesn't protect the files on this computer.",
)
COLUMNS = (
    DeskColumn(tr_noop("Desk", "Name"), lambda person: person.name, stretch=True),
    DeskColumn(
        tr_noop("Desk", "Role"), lambda person: translate_message(ROLE_TITLES[person.role])
    ),
)


class PeopleCard(Card):
    """Add, change, remove; and after how long the desk locks itself."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(tr("Desk", "People and PINs"))
        self._state = state
        self.about = label("", "soft", wrap=True)
        rows = RowsModel(COLUMNS, key=lambda person: person.name)
        self.table = DeskTable(rows, sortable=True, name=tr("Desk", "People"))
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._show_selection())
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
        self.minutes.setAccessibleName(
            tr("Desk", ("Lock after this many minutes without a key press or mouse movement"))
        )
        self.minutes.valueChanged.connect(lambda n: state.save_settings(lock_after_min=n))
        self.column.addWidget(self.about)
        self.column.addWidget(self.table)
        buttons = WrappingRow(spacing=SIZES.unit)
        for list_button in (self.add, self.edit, self.remove):
            buttons.addWidget(list_button)
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
        """Ask for someone new."""
        return self._open(None)

    def change(self) -> PersonDialog | None:
        """Give anyone who is chosen another role or PIN."""
        person = self.table.selected()
        return self._open(person) if person is not None else None

    def ask_remove(self) -> QuestionDialog | None:
        """Take anyone who is chosen off the list, after a question."""
        person = self.table.selected()
        if person is None or not self._state.permits("people"):
            return None
        if len(self.table.rows.things) == 1:
            more = tr(
                "Desk", ("No user will be left, and anyone will be able to do everything again.")
            )
        else:
            more = tr(
                "Desk",
                "They can no longer unlock TuringDesk. Their entries stay in the audit log.",
            )
        cancel = tr("Desk", "Cancel")
        question = ask(
            self.window(),
            tr("Desk", "Remove {name}?").format(name=person.name),
            more,
            DialogAnswer(tr("Desk", "Remove"), lambda: self.remove_person(person), "danger"),
            DialogAnswer(cancel),
        )
        question.buttons[cancel].setFocus()  # so that Enter removes no one
        return question

    def remove_person(self, person: Person) -> None:
        """Take someone off the list."""
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
        self._state.notify(translate_problem(problem), wrong=True)

    def _show(self) -> None:
        people = self._state.at_desk.list
        self.about.setText(tr("Desk", SOMEBODY if people else NOBODY))
        self.table.fill(people)
        self.table.setFixedHeight(min(220, self.table.full_height()))
        for widget in (self.table, self.edit, self.remove, self.after, self.minutes):
            widget.setVisible(bool(people))
        self._show_selection()

    def _show_selection(self) -> None:
        for row_button in (self.edit, self.remove):
            row_button.setEnabled(self.table.selected() is not None)


ROLES = {
    PersonRole.INVESTIGATOR: tr_noop("Desk", "Investigator: can do everything"),
    PersonRole.ASSISTANT: tr_noop("Desk", "Assistant: can run sessions and write notes"),
}
ABOUT = tr_noop("Desk", "At least {least} characters; not a sequence such as 1234.")
FIRST = tr_noop(
    "Desk",
    "The first person is an investigator. From now on, TuringDesk asks for the user when it "
    "starts and after a period without activity.",
)


class PersonDialog(QDialog):
    """Adds someone, or changes someone who is there; accepted once it is saved."""

    def __init__(self, state: DeskState, person: Person | None = None) -> None:
        super().__init__(state.window())
        self._state, self._person = state, person
        self._busy = False
        self._by = ""  #: who was at the desk when the work began
        self._is_first = not state.at_desk.list
        self.setWindowTitle(tr("Desk", "Person"))
        self.setMinimumWidth(520)
        self.name = QLineEdit(person.name if person else "")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(tr("Desk", "Name"))
        # People are known by their names, in the list and in the audit log.
        self.name.setEnabled(person is None)
        self.role = QComboBox()
        self.role.setAccessibleName(tr("Desk", "Role"))
        for role, text in ROLES.items():
            self.role.addItem(tr("Desk", text), role)
        self.role.setCurrentIndex(self.role.findData(person.role) if person else 0)
        self.role.setEnabled(not self._is_first)
        self.pin = _secret(tr("Desk", "PIN"))
        self.again = _secret(tr("Desk", "Repeat PIN"))
        self.status = label("", "objection", wrap=True)
        self.status.hide()
        keep = tr("Desk", "Add") if person is None else tr("Desk", "Save", "the changes")
        self.save_button = button(keep, self._keep, "primary")
        self.save_button.setDefault(True)
        for field in (self.name, self.pin, self.again):
            field.textChanged.connect(lambda _: self._typed())
        self._lay_out()
        self._typed()
        grow(self)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.margin]))
        column.setSpacing(4)
        title = self._person.name if self._person else tr("Desk", "Add a person")
        column.addWidget(label(title, "heading"))
        if self._is_first:
            column.addWidget(label(tr("Desk", FIRST), "soft", wrap=True))
        new = self.pin.accessibleName()
        if self._person:
            new = tr("Desk", "New PIN (leave empty to keep the current one)")
        for text, field in (
            (self.name.accessibleName(), self.name),
            (self.role.accessibleName(), self.role),
            (new, self.pin),
            (self.again.accessibleName(), self.again),
        ):
            column.addSpacing(SIZES.unit)
            add_labeled(column, text, field)
        about = tr("Desk", ABOUT).format(least=SHORTEST)
        column.addWidget(label(about, "soft", wrap=True))
        column.addWidget(self.status)
        column.addSpacing(SIZES.gap)
        column.addLayout(button_row(button(tr("Desk", "Cancel"), self.reject), self.save_button))

    def _typed(self) -> None:
        pin, again = self.pin.text(), self.again.text()
        is_pin = pin == again and (bool(pin) or self._person is not None)
        self.save_button.setEnabled(bool(self.name.text().strip()) and is_pin and not self._busy)
        if again and not pin.startswith(again):
            self._say(tr("Desk", "The PINs don't match."))
        else:
            self._say("")

    def reject(self) -> None:
        """Not while the list is being written: what was done has to be in the record."""
        if not self._busy:
            super().reject()

    def _keep(self) -> None:
        self._busy, self._by = True, self._state.who
        self._typed()
        self._state.at_desk.work(self._work(), self._note_saved, self._failed)

    def _work(self) -> Callable[[], None]:
        people, person = self._state.at_desk.people, self._person
        name, role, pin = self.name.text(), PersonRole(self.role.currentData()), self.pin.text()
        if person is None:
            return lambda: people.add(name, role, pin)
        return lambda: people.change(person.name, role, pin or None)

    def _note_saved(self, _: object) -> None:
        name = " ".join(self.name.text().split())
        role = PersonRole(self.role.currentData()).value
        if self._person is None:
            self._state.audit("added a person", self._by, person=name, role=role)
        else:
            new_pin = bool(self.pin.text())
            fields = {"person": name, "role": role, "new_pin": new_pin}
            self._state.audit("changed a person", self._by, **fields)
        self._state.at_desk.refresh(came=name if self._is_first else "")
        self.accept()

    def _failed(self, problem: Exception) -> None:
        self._busy = False
        self._typed()
        if isinstance(problem, TuringDeskError | OSError):
            self._say(translate_problem(problem))
        else:
            show_error(problem, self)

    def _say(self, text: str) -> None:
        if text != self.status.text():
            self.status.setText(text)
            self.status.setVisible(bool(text))
            grow(self)


def _secret(name: str) -> QLineEdit:
    line_edit = QLineEdit()
    line_edit.setEchoMode(QLineEdit.EchoMode.Password)
    line_edit.setMaxLength(LONGEST)
    line_edit.setAccessibleName(name)
    return line_edit
