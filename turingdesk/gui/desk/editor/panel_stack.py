"""The panels of a draft, made when they are first shown, and fresh whenever they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from turingdesk.core.errors import Problem
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.editor.panel import Panel
from turingdesk.gui.desk.editor.sections import Entry
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.translation import tr, translate_message

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft


class PanelStack(QStackedWidget):
    """One panel in front.

    Signals:
        section_wanted: A panel asks for another section; carries its key.
        working: Nothing may change the draft meanwhile, or may again.
    """

    section_wanted = Signal(str)
    working = Signal(bool)

    def __init__(self, state: DeskState) -> None:
        super().__init__()
        self._state = state
        self._draft: Draft | None = None
        self._entries: Mapping[str, Entry] = {}
        self._panels: dict[str, Panel] = {}
        self._shows: dict[str, int] = {}  #: the revision that each panel shows
        self._problems: Mapping[str, Sequence[Problem]] = {}

    def work_on(self, draft: Draft | None) -> None:
        """Forget the panels of one draft and begin with another."""
        self.keep({})
        self._draft = draft
        self._problems = {}

    def keep(self, entries: Mapping[str, Entry]) -> None:
        """The sections that there are now; panels of others go."""
        self._entries = entries
        for key in [key for key in self._panels if key not in entries]:
            self._drop(key)

    def panel(self, key: str) -> Panel:
        """The panel of a section."""
        assert self._draft is not None
        if key not in self._panels:
            made = self._made(self._entries[key], self._draft)
            made.section_wanted.connect(self.section_wanted)
            made.working.connect(self.working)
            self.addWidget(made)
            self._panels[key], self._shows[key] = made, self._draft.revision
            made.show_problems(self._problems.get(key, ()))
        return self._panels[key]

    def show_section(self, key: str) -> None:
        """Bring a panel to the front, as the draft is now."""
        self.commit()
        panel = self.panel(key)
        self._freshen(key)
        self.setCurrentWidget(panel)

    def commit(self) -> None:
        """Take over what is being typed in the panel in front."""
        shown = self.currentWidget()
        if isinstance(shown, Panel):
            shown.commit()

    def touched(self) -> None:
        """The draft was changed by the panel in front, which shows it already."""
        shown = self.currentWidget()
        for key, panel in self._panels.items():
            if panel is shown and self._draft is not None:
                self._shows[key] = self._draft.revision

    def freshen(self) -> None:
        """The draft was changed by something else than a panel."""
        self._shows = dict.fromkeys(self._panels, -1)
        shown = self.currentWidget()
        for key in [key for key, panel in self._panels.items() if panel is shown]:
            self._freshen(key)

    def show_problems(self, problems: Mapping[str, Sequence[Problem]]) -> None:
        """Give each panel the problems of its section."""
        self._problems = problems
        for key, panel in self._panels.items():
            panel.show_problems(problems.get(key, ()))

    def _made(self, entry: Entry, draft: Draft) -> Panel:
        from turingdesk.editing.draft import CannotEdit

        try:
            return entry.panel(draft, self._state)
        except CannotEdit as problem:
            closed = ClosedPanel(draft, self._state, entry.item, translate_message(str(problem)))
            closed.again.connect(partial(self._retry, entry.key))
            return closed

    def _retry(self, key: str) -> None:
        self._drop(key)
        self.show_section(key)

    def _drop(self, key: str) -> None:
        panel = self._panels.pop(key)
        self.removeWidget(panel)
        panel.hide()
        panel.deleteLater()

    def _freshen(self, key: str) -> None:
        assert self._draft is not None
        if self._shows[key] != self._draft.revision:
            self._panels[key].refresh()
            self._shows[key] = self._draft.revision


class ClosedPanel(Panel):
    """Tells what keeps a section from being edited.

    Signals:
        again: The file was put right, so the section may be tried once more.
    """

    again = Signal()

    def __init__(self, draft: Draft, state: DeskState, item: str, why: str) -> None:
        super().__init__(draft, state, item)
        card = Card()
        self.why = label(why, "", wrap=True)
        copyable(self.why)
        self.retry = button(tr("Desk", "Try again"), self.again.emit)
        card.column.addStretch(1)
        head = tr("Desk", "This cannot be edited here")
        if item:
            head = tr("Desk", "{file} cannot be edited here").format(file=item)
        for line in (label(head, "heading"), self.why):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            card.column.addWidget(line)
        card.column.addWidget(self.retry, 0, Qt.AlignmentFlag.AlignCenter)
        card.column.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(card)
