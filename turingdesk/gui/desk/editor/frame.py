"""A draft on screen: its sections at the left, the open one's panel, its problems below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from turingdesk.core.errors import Problem
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.editor.panel import Panel
from turingdesk.gui.desk.editor.problem_rows import ProblemRows
from turingdesk.gui.desk.editor.section_list import SectionList
from turingdesk.gui.desk.editor.sections import Entry, Places, entries
from turingdesk.gui.desk.folding_row import NO_LIMIT, FoldingRow
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.theme import SIZES, grown, look
from turingdesk.gui.translation import tr, translate_message

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft

LEAST_HEIGHT, LEAST_PANEL = 200, 250  #: lx, of both and the panel's width with large letters


class Frame(QWidget):
    """Shows one draft at a time."""

    def __init__(self, state: DeskState) -> None:
        super().__init__()
        self._draft: Draft | None = None
        self._entries: dict[str, Entry] = {}
        self._last = ("", "")  #: folder and section that were shown last
        self.list = SectionList()
        self.stack = PanelStack(state)
        self.rows = ProblemRows()
        self.recorded = label("", "soft", wrap=True)
        self.list.chosen.connect(self.show_section)
        self.stack.section_wanted.connect(self.show_section)
        self.rows.chosen.connect(self.show_problem)
        self._lay_out()

    def work_on(self, draft: Draft | None) -> None:
        """Show a draft, at the section that was open where it is the same study; None for none."""
        if self._draft is not None:
            self._last = (str(self._draft.folder), self.list.key())
        self._draft = draft
        self._entries = {}
        self.stack.work_on(draft)
        self.tell_recorded("")
        self.rows.wait()
        if draft is None:
            return
        self._list_sections()
        self.list.count_problems({})
        same = self._last[0] == str(draft.folder)
        self.show_section(self._last[1] if same else next(iter(self._entries), ""))

    def show_section(self, key: str) -> None:
        """Bring a section to the front."""
        if key in self._entries:
            self.stack.show_section(key)
            self.list.mark(key)

    def show_problem(self, problem: Problem) -> None:
        """Go to the field or cell of a problem."""
        if self._draft is None:
            return
        key = Places(self._draft).home(problem)
        if key in self._entries:
            self.show_section(key)
            self.stack.panel(key).show_problem(problem)

    def show_problems(self, problems: Sequence[Problem]) -> None:
        """Show the problems in the list below, at their sections and at their fields."""
        if self._draft is None:
            return
        self.rows.show_problems(problems)
        homes = Places(self._draft).sorted(problems)
        counts = {key: Counter(p.severity for p in found) for key, found in homes.items()}
        self.list.count_problems(counts)
        self.stack.show_problems(homes)

    def follow(self) -> None:
        """The draft was changed by the panel in front."""
        self._list_sections()
        self.stack.touched()

    def freshen(self) -> None:
        """The draft was changed by something else."""
        self._list_sections()
        self.stack.freshen()

    def tell_recorded(self, words: str) -> None:
        """Say over the panel what was recorded of the study already."""
        self.recorded.setText(words)
        self.recorded.setVisible(bool(words))

    def _list_sections(self) -> None:
        """List the sections, where some came or went; their panels come and go with them."""
        assert self._draft is not None
        made = {entry.key: entry for entry in entries(self._draft)}
        if made == self._entries:
            return
        before = bool(self._entries)
        self._entries = made
        self.list.fill(list(made.values()))
        self.stack.keep(made)
        if before and self.list.key() not in made:
            self.show_section(next(iter(made), ""))

    def _lay_out(self) -> None:
        row = FoldingRow(least=LEAST_HEIGHT)
        self.setLayout(row)
        card = self._card = Card()
        card.column.setContentsMargins(*(4 * [SIZES.unit]))
        card.column.addWidget(self.list)
        row.addWidget(card)
        self._right = QWidget()
        right = QVBoxLayout(self._right)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(SIZES.unit)
        right.addWidget(self.recorded)
        right.addWidget(self.stack, 1)
        right.addWidget(self.rows)
        row.addWidget(self._right, 1)
        self._row = row
        self._give_room()

    def _give_room(self) -> None:
        """The list beside the panel, or over it where large letters leave no room."""
        is_large = look().text_percent > 100
        wide = self.list.wide() + 2 * SIZES.unit
        self._card.setMinimumWidth(wide)
        self._right.setMinimumWidth(grown(LEAST_PANEL) if is_large else 0)
        folds = self._row.folds(self.width())
        self._card.setMaximumWidth(NO_LIMIT if folds else wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self._give_room()


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
