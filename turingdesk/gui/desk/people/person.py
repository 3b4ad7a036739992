"""A person: name, role and PIN; the same dialog gives a new PIN or another role."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QLineEdit, QVBoxLayout

from turingdesk.core.errors import TuringDeskError
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.errors import tell
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop, translate_message
from turingdesk.people.person import LONGEST_NAME, Person, Role
from turingdesk.people.pin import LONGEST, SHORTEST

ROLES = {
    Role.INVESTIGATOR: tr_noop("Desk", "Investigator: may do everything"),
    Role.ASSISTANT: tr_noop("Desk", "Assistant: runs sessions and writes notes"),
}
ABOUT = tr_noop("Desk", "At least {least} signs, letters or digits, and no row such as 1234.")
FIRST = tr_noop(
    "Desk",
    "The first person is an investigator. From now on the desk asks who is there: when it "
    "starts, and after a while without a key or mouse.",
)


class PersonDialog(QDialog):
    """Adds somebody, or changes somebody who is there; accepted once it is kept."""

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
        self.name.setEnabled(person is None)
        self.role = QComboBox()
        self.role.setAccessibleName(tr("Desk", "Role"))
        for role, text in ROLES.items():
            self.role.addItem(tr("Desk", text), role)
        self.role.setCurrentIndex(self.role.findData(person.role) if person else 0)
        self.role.setEnabled(not self._is_first)
        self.pin = _secret(tr("Desk", "PIN"))
        self.again = _secret(tr("Desk", "PIN again"))
        self.said = label("", "objection", wrap=True)
        self.said.hide()
        keep = tr("Desk", "Add") if person is None else tr("Desk", "Keep", "the changes")
        self.keep = button(keep, self._keep, "primary")
        self.keep.setDefault(True)
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
            new = tr("Desk", "New PIN; leave empty to keep the one there is")
        for text, field in (
            (self.name.accessibleName(), self.name),
            (self.role.accessibleName(), self.role),
            (new, self.pin),
            (self.again.accessibleName(), self.again),
        ):
            column.addSpacing(SIZES.unit)
            named = label(text, "label")
            named.setBuddy(field)
            column.addWidget(named)
            column.addWidget(field)
        about = tr("Desk", ABOUT).format(least=SHORTEST)
        column.addWidget(label(about, "soft", wrap=True))
        column.addWidget(self.said)
        column.addSpacing(SIZES.gap)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(button(tr("Desk", "Cancel"), self.reject))
        row.addWidget(self.keep)
        column.addLayout(row)

    def _typed(self) -> None:
        pin, again = self.pin.text(), self.again.text()
        is_pin = pin == again and (bool(pin) or self._person is not None)
        self.keep.setEnabled(bool(self.name.text().strip()) and is_pin and not self._busy)
        if again and not pin.startswith(again):
            self._say(tr("Desk", "The two PINs differ."))
        else:
            self._say("")

    def reject(self) -> None:
        """Not while the list is being written: what was done has to be in the record."""
        if not self._busy:
            super().reject()

    def _keep(self) -> None:
        self._busy, self._by = True, self._state.who
        self._typed()
        self._state.at_desk.work(self._work(), self._kept, self._failed)

    def _work(self) -> Callable[[], None]:
        people, person = self._state.at_desk.people, self._person
        name, role, pin = self.name.text(), Role(self.role.currentData()), self.pin.text()
        if person is None:
            return lambda: people.add(name, role, pin)
        return lambda: people.change(person.name, role, pin or None)

    def _kept(self, _: object) -> None:
        name = " ".join(self.name.text().split())
        role = Role(self.role.currentData()).value
        if self._person is None:
            self._state.audit("added a person", self._by, person=name, role=role)
        else:
            new_pin = bool(self.pin.text())
            found = {"person": name, "role": role, "new_pin": new_pin}
            self._state.audit("changed a person", self._by, **found)
        self._state.at_desk.refresh(came=name if self._is_first else "")
        self.accept()

    def _failed(self, problem: Exception) -> None:
        self._busy = False
        self._typed()
        if isinstance(problem, TuringDeskError | OSError):
            self._say(translate_message(str(problem)))
        else:
            tell(problem, self)

    def _say(self, text: str) -> None:
        if text != self.said.text():
            self.said.setText(text)
            self.said.setVisible(bool(text))
            grow(self)


def _secret(name: str) -> QLineEdit:
    made = QLineEdit()
    made.setEchoMode(QLineEdit.EchoMode.Password)
    made.setMaxLength(LONGEST)
    made.setAccessibleName(name)
    return made
