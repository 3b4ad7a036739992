"""A draft on screen: one session as a row of parts, the chosen one's settings and table below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.errors import Fix, Problem, Severity
from turingdesk.editing.fixes import apply, field_of, offered, place_in_words
from turingdesk.editing.flow import FlowPart, PartKind, flow, move
from turingdesk.editing.toml_draft import CannotEdit
from turingdesk.gui.accessibility import copyable, scrolls
from turingdesk.gui.desk.editor.flow import PART, FlowRow
from turingdesk.gui.desk.editor.panel import EditorPanel
from turingdesk.gui.desk.editor.panels.bound import BoundField, named
from turingdesk.gui.desk.editor.problem_rows import ProblemRows
from turingdesk.gui.desk.editor.section_list import SectionList
from turingdesk.gui.desk.editor.sections import Places, SectionEntry, blocks, entries
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import button, label
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.refit import refit
from turingdesk.gui.theme import SIZES, grown, look
from turingdesk.gui.translation import program, tr, translate_message

if TYPE_CHECKING:
    from turingdesk.editing.draft import Change, Draft

LEAST_HEIGHT, LEAST_WIDTH = 170, 250  #: lx and px, of settings and of table
SHARES = (450, 550)  #: of the width, for settings and table, until someone moves the handle
LOW = 700  #: lx, of the height; below it, what the flow says about itself gives way
BOTH = 760  #: lx, in which they are side by side; at the usual size of letters they always do


class Frame(QScrollArea):
    """Shows one draft at a time; it scrolls where large letters leave no room."""

    def __init__(self, state: DeskState) -> None:
        super().__init__()
        self._draft: Draft | None = None
        self._entries: dict[str, SectionEntry] = {}
        self._homes: dict[str, list[Problem]] = {}
        self._durations: Mapping[str, float] = {}
        self._last = ("", "")  #: folder and section that were shown last
        self.key = ""  #: of the section in front
        self.about = label("", "soft", wrap=True)
        self.flow = FlowRow()
        self.list = SectionList()
        self.stack = PanelStack(state)
        self.tables = PanelStack(state)  #: of the block in front; beside its settings
        self.rows = ProblemRows()
        self.recorded = label("", "soft", wrap=True)
        self.table_names: list[QPushButton] = []  #: where a block has several tables
        self._names = WrappingRow(spacing=4)
        self._look = QTimer(self, singleShot=True)  # until what changed has its place
        self._look.timeout.connect(self._tell_beside)
        self.flow.chosen.connect(self._show_part)
        self.flow.moved.connect(self._move_part)
        self.list.chosen.connect(self.show_section)
        for stack in (self.stack, self.tables):
            stack.section_wanted.connect(self.show_section)
            stack.scrolled.connect(self._look_beside)
        self.rows.chosen.connect(self.show_problem)
        self.rows.fix_wanted.connect(self.fix)
        self.rows.offer_fixes(self.offered)
        self.rows.name_places(self._place, self._with_field_title)
        self._lay_out()

    @property
    def shown(self) -> QWidget | None:
        """The panel of the section in front: the table's where a table was asked for."""
        return (self.tables if self.key.startswith("table/") else self.stack).currentWidget()

    def show_draft(self, draft: Draft | None) -> None:
        """Show a draft, at the section that was open where it is the same study; None for none."""
        if self._draft is not None:
            self._last = (str(self._draft.folder), self.key)
        self._draft = draft
        self._entries, self._homes, self._durations, self.key = {}, {}, {}, ""
        self.stack.show_draft(draft)
        self.tables.show_draft(draft)
        self.tell_recorded("")
        self.rows.wait()
        if draft is None:
            return
        self._list_sections()
        self._count_problems()
        same = self._last[0] == str(draft.folder)
        first = "block/0" if "block/0" in self._entries else next(iter(self._entries), "")
        self.show_section(self._last[1] if same else first)

    def show_section(self, key: str) -> None:
        """Bring a section to the front; a table comes with the block that uses it."""
        if self._draft is None or key not in self._entries:
            return
        self.key = key
        table = key.partition("/")[2] if key.startswith("table/") else ""
        beside = f"block/{self._user(table)}" if table and self._user(table) is not None else ""
        section = beside or ("" if table else key)
        if section.startswith("block/") and not table:
            table = next(iter(tables_of(self._draft, int(section.partition("/")[2]))), "")
        if section:
            self.stack.show_section(section)
        has_table = f"table/{table}" in self._entries
        if has_table:
            self.tables.show_section(f"table/{table}")
            self._name_tables(table, int(section.partition("/")[2]) if section else None)
        self.stack.setVisible(bool(section))
        self._table_side.setVisible(has_table)
        self._mark(section)
        self._look_beside()

    def show_problem(self, problem: Problem) -> None:
        """Go to the field or cell of a problem."""
        if self._draft is None:
            return
        key = Places(self._draft).home(problem)
        if key in self._entries:
            self.show_section(key)
            panel = self.shown
            if isinstance(panel, EditorPanel):
                panel.show_problem(problem)

    def show_problems(self, problems: Sequence[Problem]) -> None:
        """Show the problems in the list below, at their sections and at their fields."""
        if self._draft is None:
            return
        self.rows.show_problems(problems)
        self._homes = Places(self._draft).sorted(problems)
        self._count_problems()
        self.stack.show_problems(self._homes)
        self.tables.show_problems(self._homes)
        self._look_beside()

    def show_durations(self, durations: Mapping[str, float]) -> None:
        """Show how long each part takes; where none is known, those known last stay.

        Args:
            durations: Seconds, as `session_s` tells them.
        """
        self._durations = durations or self._durations
        self._list_parts()

    def follow(self, change: Change) -> None:
        """The draft was changed by a panel in front; the other one may show something of it."""
        self._list_sections()
        at_table = self.tables.isAncestorOf(QApplication.focusWidget() or self)
        for stack, did in ((self.tables, at_table), (self.stack, not at_table)):
            if did or change.what != "toml":
                stack.touched()
            else:
                stack.refresh()
        if change.what == "toml" and self.key.startswith("block/"):
            self.show_section(self.key)  # the block may use another table now

    def refresh(self) -> None:
        """The draft was changed by something else."""
        self._list_sections()
        self.stack.refresh()
        self.tables.refresh()
        if self.key.startswith("block/"):
            self.show_section(self.key)  # the block may use another table now

    def commit(self) -> None:
        """Take over what is being typed."""
        self.stack.commit()
        self.tables.commit()

    def tell_recorded(self, words: str) -> None:
        """Say over the panel what was recorded of the study already."""
        self.recorded.setText(words)
        self.recorded.setVisible(bool(words))

    def _name_tables(self, table: str, block: int | None) -> None:
        """Say over the table which one it is, with a button for each where a block has several."""
        assert self._draft is not None
        names = tables_of(self._draft, block) if block is not None else []
        self.table_title.setText(table)
        self.table_title.setVisible(len(names) < 2)
        if [name_button.text() for name_button in self.table_names] != names:
            for old in self.table_names:
                self._names.removeWidget(old)
                old.hide()
                old.deleteLater()
            self.table_names = []
            for name in names if len(names) > 1 else ():
                table_button = button(
                    name, partial(self.show_section, f"table/{name}"), "quiet-small"
                )
                table_button.setCheckable(True)
                self.table_names.append(table_button)
                self._names.addWidget(table_button)
        for name_button in self.table_names:
            name_button.setChecked(name_button.text() == table)

    def _look_beside(self) -> None:
        """Problems that are in sight beside their fields need not be told twice."""
        self._look.start(0)

    def _tell_beside(self) -> None:
        """Tell the list which problems the panel in front shows beside their fields."""
        panel = self.stack.currentWidget()
        fields = panel.findChildren(BoundField) if panel and self.stack.isVisible() else ()
        problem_fields = [field for field in fields if field.problems and field.is_told]
        self.rows.show_beside([problem for field in problem_fields for problem in field.problems])

    def _user(self, table: str) -> int | None:
        """The block that a table is shown with: the one in front if it uses it, or the first."""
        assert self._draft is not None
        blocks = range(len(self._draft.toml.tables("block")))
        users = [n for n in blocks if table in tables_of(self._draft, n)]
        current_item = self.flow.currentItem()
        now = current_item.data(PART).place if current_item is not None else -1
        return now if now in users else next(iter(users), None)

    def _mark(self, key: str) -> None:
        """Show on the cards and in the list of sections which section is open."""
        current_item = self.flow.currentItem()
        if current_item is None or section_of(current_item.data(PART)) != key:
            fitting = [part for part in self.flow.parts if section_of(part) == key]
            blocks = [part for part in fitting if part.kind is PartKind.BLOCK]
            self.flow.mark(next(iter(blocks or fitting), None))
        self.list.mark(self.key)

    def _show_part(self, part: FlowPart) -> None:
        self.show_section(section_of(part))
        panel = self.stack.currentWidget()
        if isinstance(panel, EditorPanel):
            panel.show_part(part)

    def _move_part(self, at: int, to: int) -> None:
        if self._draft is None:
            return
        self.commit()
        parts = self.flow.parts
        with suppress(CannotEdit):  # study.toml is written in a way that cannot be put in order
            if move(self._draft, parts, at, to):
                self.refresh()
                self.flow.mark(replace(parts[at], place=parts[to].place))
                now = self.flow.currentItem()
                if now is not None:
                    self._show_part(now.data(PART))

    def offered(self, problem: Problem) -> Sequence[Fix]:
        """The fixes of a problem that can be made now."""
        return offered(self._draft, problem) if self._draft is not None else ()

    def _place(self, problem: Problem) -> str:
        return problem.place if self._draft is None else place_in_words(self._draft, problem)

    def _with_field_title(self, problem: Problem) -> Problem:
        field = field_of(self._draft, problem) if self._draft is not None else None
        if field is None:
            return problem
        return named(problem, replace(field, title=translate_message(field.title)))

    def fix(self, problem: Problem, fix: Fix) -> None:
        """Make a fix that was offered."""
        self.commit()
        # What was offered may have been changed away since the last check.
        if self._draft is not None and fix in offered(self._draft, problem):
            with suppress(CannotEdit):
                apply(self._draft, problem, fix)
                self.show_problem(problem)
                self.refresh()

    def _count_problems(self) -> None:
        counts = {
            key: Counter(p.severity for p in problems) for key, problems in self._homes.items()
        }
        self.list.count_problems(counts)
        assert self._draft is not None
        part_counts: list[Counter[Severity]] = []
        for part in self.flow.parts:
            home = counts.get(section_of(part), Counter())
            if part.kind is PartKind.BLOCK:
                for table in tables_of(self._draft, part.place):
                    home = home + counts.get(f"table/{table}", Counter())
            is_main = part.kind in (PartKind.BLOCK, PartKind.FORM, PartKind.WELCOME)
            part_counts.append(home if is_main else Counter())
        self.flow.count_problems(part_counts)

    def _list_parts(self) -> None:
        if self._draft is None:
            return
        self.flow.fill(flow(self._draft), self._durations)
        minutes = max(1, round(sum(self._durations.values()) / 60))
        what = tr("Desk", "What one participant sees, about %n minute(s).", "", minutes)
        unknown = tr("Desk", "What one participant sees.")
        do = tr("Desk", "Click a part to edit it. Drag blocks and forms to reorder them.")
        self.about.setText(program().join(" ", (what if self._durations else unknown, do)))

    def _list_sections(self) -> None:
        """List the sections, where some came or went; their panels come and go with them."""
        assert self._draft is not None
        self._list_parts()
        entry_by_key = {entry.key: entry for entry in entries(self._draft)}
        if entry_by_key == self._entries:
            return
        before = bool(self._entries)
        self._entries = entry_by_key
        users = range(len(blocks(self._draft)))
        used = {f"table/{table}" for n in users for table in tables_of(self._draft, n)}
        listed = [
            section_entry
            for key, section_entry in entry_by_key.items()
            if not key.startswith("block/") and key not in used
        ]
        self.list.fill(listed)
        self.stack.keep(entry_by_key)
        self.tables.keep(entry_by_key)
        self._count_problems()
        if before and self.key not in entry_by_key:
            self.show_section(next(iter(entry_by_key), ""))

    def _lay_out(self) -> None:
        scrolls(self, tr("Desk", "Edit study"))
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        self.setWidget(inside)  # while it is empty: Qt styles all that it measures here
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        for widget in (self.about, self.flow, self.list, self.recorded):
            column.addWidget(widget)
        self._table_side = QWidget()
        self.table_title = label("", "label")
        beside = QVBoxLayout(self._table_side)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self.table_title)
        beside.addLayout(self._names)
        beside.addWidget(self.tables, 1)
        self._sides = QSplitter()
        self._sides.setChildrenCollapsible(False)
        self._sides.setHandleWidth(SIZES.gap)
        self._sides.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        for side in (self.stack, self._table_side):
            self._sides.addWidget(side)
        self._sides.setSizes(SHARES)
        column.addWidget(self._sides, 1)
        column.addWidget(self.rows)
        refit(self, self._give_room)

    def _give_room(self) -> None:
        """Settings beside their table, or over it where large letters leave no room."""
        self.flow.fit()
        self.list.fit()
        narrow = look().text_percent > 100 and self.width() < grown(BOTH)
        self.about.setVisible(self.height() >= grown(LOW))
        self._sides.setOrientation(
            Qt.Orientation.Vertical if narrow else Qt.Orientation.Horizontal
        )
        for part in (self.stack, self._table_side):
            part.setMinimumSize(LEAST_WIDTH, grown(LEAST_HEIGHT))
        rows = 2 if narrow else 1
        self._sides.setMinimumHeight(rows * (grown(LEAST_HEIGHT) + self._sides.handleWidth()))


def section_of(part: FlowPart) -> str:
    """The key of the section in which a part is edited."""
    if part.kind is PartKind.FORM:
        return "forms"
    return "texts" if part.pages else f"block/{part.place}"


def tables_of(draft: Draft, place: int) -> list[str]:
    """The tables of the block at a place, as `draft.table_names` has them; its own one first."""
    block = draft.toml.get("block", place, default={})
    # study.toml may contain anything, as people also write it by hand.
    if not isinstance(block, Mapping):
        return []
    named_tasks = [(block.get("table"), str(block.get("task", "")))]
    show = block.get("show")
    if named_tasks[0][1] == "pairs":
        show = show if isinstance(show, Mapping) else {}
        named_tasks.append((show.get("of_table"), str(show.get("of", "conversations"))))
    there = draft.table_names()
    default_by_task = {
        task: next((t for t in there if t.rpartition(".")[0] == task), "")
        for _, task in named_tasks
    }
    return [
        table
        for named, task in named_tasks
        if (table := str(named or default_by_task[task])) in there
    ]


class PanelStack(QStackedWidget):
    """One panel in front.

    Signals:
        section_wanted: A panel asks for another section; carries its key.
        working: Nothing may change the draft meanwhile, or may again.
        scrolled: Other fields are in sight now.
    """

    section_wanted = Signal(str)
    working = Signal(bool)
    scrolled = Signal()

    def __init__(self, state: DeskState) -> None:
        super().__init__()
        self._state = state
        self._draft: Draft | None = None
        self._entries: Mapping[str, SectionEntry] = {}
        self._panels: dict[str, EditorPanel] = {}
        self._shows: dict[str, int] = {}  #: the revision that each panel shows
        self._problems: Mapping[str, Sequence[Problem]] = {}

    def show_draft(self, draft: Draft | None) -> None:
        """Forget the panels of one draft and begin with another."""
        self.keep({})
        self._draft = draft
        self._problems = {}

    def keep(self, entries: Mapping[str, SectionEntry]) -> None:
        """The sections that there are now; panels of others go."""
        self._entries = entries
        for key in [key for key in self._panels if key not in entries]:
            self._drop(key)

    def panel(self, key: str) -> EditorPanel:
        """The panel of a section."""
        assert self._draft is not None
        if key not in self._panels:
            new_panel = self._make_panel(self._entries[key], self._draft)
            new_panel.section_wanted.connect(self.section_wanted)
            new_panel.working.connect(self.working)
            new_panel.scrolled.connect(self.scrolled)
            self.addWidget(new_panel)
            self._panels[key], self._shows[key] = new_panel, self._draft.revision
            new_panel.show_problems(self._problems.get(key, ()))
        return self._panels[key]

    def show_section(self, key: str) -> None:
        """Bring a panel to the front, as the draft is now."""
        self.commit()
        panel = self.panel(key)
        self._freshen(key)
        self.setCurrentWidget(panel)

    def commit(self) -> None:
        """Take over what is being typed in the panel in front."""
        front_panel = self.currentWidget()
        if isinstance(front_panel, EditorPanel):
            front_panel.commit()

    def touched(self) -> None:
        """The draft was changed by the panel in front, which shows it already."""
        front_panel = self.currentWidget()
        for key, panel in self._panels.items():
            if panel is front_panel and self._draft is not None:
                self._shows[key] = self._draft.revision

    def refresh(self) -> None:
        """The draft was changed by something else than a panel."""
        self._shows = dict.fromkeys(self._panels, -1)
        front_panel = self.currentWidget()
        for key in [key for key, panel in self._panels.items() if panel is front_panel]:
            self._freshen(key)

    def show_problems(self, problems: Mapping[str, Sequence[Problem]]) -> None:
        """Give each panel the problems of its section."""
        self._problems = problems
        for key, panel in self._panels.items():
            panel.show_problems(problems.get(key, ()))

    def _make_panel(self, entry: SectionEntry, draft: Draft) -> EditorPanel:
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
        # This hides the panel, but doesn't delete it (QStackedWidget::removeWidget).
        self.removeWidget(panel)
        panel.hide()
        panel.deleteLater()

    def _freshen(self, key: str) -> None:
        assert self._draft is not None
        if self._shows[key] != self._draft.revision:
            self._panels[key].refresh()
            self._shows[key] = self._draft.revision


class ClosedPanel(EditorPanel):
    """Tells what keeps a section from being edited.

    Signals:
        again: The file was put right, so the section may be tried again.
    """

    again = Signal()

    def __init__(self, draft: Draft, state: DeskState, item: str, why: str) -> None:
        super().__init__(draft, state, item)
        card = Card()
        self.why = label(why, "", wrap=True)
        copyable(self.why)
        self.retry = button(tr("Desk", "Try again"), self.again.emit)
        card.column.addStretch(1)
        head = tr("Desk", "This study can't be edited here")
        if item:
            head = tr("Desk", "{file} can't be edited here").format(file=item)
        for line in (label(head, "heading"), self.why):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            card.column.addWidget(line)
        card.column.addWidget(self.retry, 0, Qt.AlignmentFlag.AlignCenter)
        card.column.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(card)
