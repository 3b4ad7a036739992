"""Who is at the desk, at the foot of the navigation, with the button and the key that lock it."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from turingdesk.gui.desk.people.at_desk import AtDesk
from turingdesk.gui.desk.people.role import role_in_words
from turingdesk.gui.desk.words import OneLine, button
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr

KEY = "Ctrl+L"


class Badge(QWidget):
    """Shown only where people have PINs."""

    def __init__(self, at_desk: AtDesk) -> None:
        super().__init__()
        self._at_desk = at_desk
        self.name = OneLine("", "badge")
        self.name.setMinimumWidth(1)
        self.lock = button(tr("Desk", "Lock", "the desk, now"), lambda: at_desk.lock("by hand"))
        self.lock.setToolTip(tr("Desk", "The next one says who they are ({key})").format(key=KEY))
        QShortcut(QKeySequence(KEY), self).activated.connect(self.lock.click)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, SIZES.unit, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.name)
        column.addWidget(self.lock)
        at_desk.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        person = self._at_desk.person
        self.setVisible(self._at_desk.has_people)
        self.name.setText(f"{person.name}, {role_in_words(person.role)}" if person else "")
