"""The Edit study page: sections at the left, the open one's panel, the problems below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from turingdesk.core.errors import Problem
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.editor import recorded
from turingdesk.gui.desk.editor.checker import Checker
from turingdesk.gui.desk.editor.first import NoStudy
from turingdesk.gui.desk.editor.keeping import Keeping
from turingdesk.gui.desk.editor.opening import Opening
from turingdesk.gui.desk.editor.panel_stack import PanelStack
from turingdesk.gui.desk.editor.places import FILE, Places
from turingdesk.gui.desk.editor.preview import Preview
from turingdesk.gui.desk.editor.problem_rows import ProblemRows
from turingdesk.gui.desk.editor.section_list import WIDTH, SectionList
from turingdesk.gui.desk.editor.sections import Entry, entries
from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import at_home, button, label
from turingdesk.gui.errors import explain
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES

if TYPE_CHECKING:
    from turingdesk.store.draft import Draft


class EditorPage(DeskPage):
    """One study in work; every change can be undone."""

    _draft_changed = Signal(object)

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, "Edit study")
        self.draft: Draft | None = None
        self.problems: tuple[Problem, ...] = ()
        self._entries: dict[str, Entry] = {}
        self.undo_button = button("Undo", self.undo)
        self.redo_button = button("Redo", self.redo)
        self.preview_button = button("Preview", self.show_preview)
        self.save_button = button("Save", self.save, "primary")
        for made in (self.undo_button, self.redo_button, self.preview_button, self.save_button):
            self.buttons.addWidget(made)
        self.list = SectionList()
        self.stack = PanelStack(state)
        self.rows = ProblemRows()
        self.about = label("", "soft", wrap=True)
        self.first = NoStudy(self._edit_studied)
        self.checker = Checker(self)
        self.opening = Opening(self, state)
        self.keeping = Keeping(self, state)
        self.preview = Preview(self, state)
        self._inside = self._lay_out()
        self._connect()
        self._show_nothing()

    def edit(self, path: Path) -> None:
        """Edit the study at a path; asks first where another one has unsaved changes."""
        if self.draft is not None and _folder(path) == self.draft.folder.absolute():
            return
        if self.keeping.may_drop(self.draft, partial(self._open, path)):
            self._open(path)

    def show_section(self, key: str) -> None:
        """Bring a section to the front."""
        if key in self._entries:
            self.stack.show_section(key)
            self.list.mark(key)

    def show_problem(self, problem: Problem) -> None:
        """Go to the field or cell of a problem."""
        if self.draft is None:
            return
        key = Places(self.draft).home(problem)
        if key in self._entries:
            self.show_section(key)
            self.stack.panel(key).show_problem(problem)

    def save(self) -> None:
        """Write the study down, in the background."""
        self.stack.commit()
        if self.draft is not None:
            self.keeping.save(self.draft, lambda: None)

    def undo(self) -> None:
        """Take the last change back."""
        self.stack.commit()
        if self.draft is not None and self.draft.can_undo:
            self.draft.undo()
            self.stack.freshen()

    def redo(self) -> None:
        """Make the change again that was taken back."""
        self.stack.commit()
        if self.draft is not None and self.draft.can_redo:
            self.draft.redo()
            self.stack.freshen()

    def show_preview(self) -> None:
        """Run the unsaved state as a participant would meet it."""
        self.stack.commit()
        if self.draft is not None:
            self.preview.run(self.draft)

    def opened(self) -> None:
        if self.draft is None:
            self.first.offer(self.state.reader.studied)
        else:
            self._look_recorded()

    def may_leave(self, then: Callable[[], object]) -> bool:
        self.stack.commit()
        return self.keeping.may_drop(self.draft, lambda: self._leave(then))

    def close_page(self) -> None:
        self.preview.close()
        self.checker.watch(None)
        super().close_page()

    def _leave(self, then: Callable[[], object]) -> None:
        """Saved or discarded: what was discarded is read again from the disk next time."""
        if self.draft is not None and self.draft.is_changed:
            self._show_nothing()
        then()

    def _lay_out(self) -> QWidget:
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SIZES.gap)
        card = Card()
        card.setFixedWidth(WIDTH + 2 * SIZES.unit)
        card.column.setContentsMargins(*(4 * [SIZES.unit]))
        card.column.addWidget(self.list)
        row.addWidget(card)
        right = QVBoxLayout()
        right.setSpacing(SIZES.unit)
        right.addWidget(self.about)
        right.addWidget(self.stack, 1)
        right.addWidget(self.rows)
        row.addLayout(right, 1)
        self.column.addWidget(self.first, 1)
        self.column.addWidget(inside, 1)
        return inside

    def _connect(self) -> None:
        self.list.chosen.connect(self.show_section)
        self.stack.section_wanted.connect(self.show_section)
        self.rows.chosen.connect(self.show_problem)
        self.checker.checked.connect(self._take_problems)
        self.state.edit_wanted.connect(self.edit)
        self.state.reader.hashed.connect(self.first.offer)
        self.opening.began.connect(self.first.wait)
        self.opening.opened.connect(self._take)
        self.opening.failed.connect(self._cannot_open)
        self.opening.given_up.connect(self._show_nothing_new)
        self._draft_changed.connect(self._changed)
        self.stack.working.connect(self._set_busy)
        self.keeping.began.connect(lambda: self._set_busy(True))
        self.keeping.over.connect(self._saved)
        self.keeping.reread.connect(self._open)
        for keys, done in (
            (QKeySequence.StandardKey.Save, self.save),
            (QKeySequence.StandardKey.Undo, self.undo),
            (QKeySequence.StandardKey.Redo, self.redo),
            ("F8", lambda: self.rows.step(1)),
            ("Shift+F8", lambda: self.rows.step(-1)),
            ("Ctrl+P", self.show_preview),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(done)

    def _edit_studied(self) -> None:
        studied = self.state.reader.studied
        if studied is not None:
            self.state.edit(studied.path)

    def _open(self, path: Path) -> None:
        self._show_nothing()
        self.opening.open(path)

    def _take(self, draft: Draft) -> None:
        self.draft = draft
        self.stack.work_on(draft)
        draft.listen(lambda _change: self._draft_changed.emit(draft))  # from any thread
        self._list_sections()
        self.first.hide()
        self._inside.show()
        self.rows.wait()
        self._show_state()
        self.checker.watch(draft)
        self._look_recorded()

    def _show_nothing(self) -> None:
        self.draft = None
        self.problems = ()
        self.checker.watch(None)
        self._entries = {}
        self.stack.work_on(None)
        self.about.hide()
        self._inside.hide()
        self.first.show()
        self.first.offer(self.state.reader.studied)
        self._show_state()

    def _show_nothing_new(self) -> None:
        if self.draft is None:
            self._show_nothing()

    def _cannot_open(self, problem: Exception) -> None:
        self._show_nothing()
        said = explain(problem)
        words = " ".join(part for part in (said.happened, said.details, said.do) if part)
        self.state.tell(f"The study cannot be edited. {words}", wrong=True)

    def _changed(self, draft: Draft) -> None:
        if draft is not self.draft:
            return
        self.checker.changed()
        self._list_sections()
        self._show_state()
        self.stack.touched()

    def _list_sections(self) -> None:
        """List the sections, where some came or went; their panels come and go with them."""
        assert self.draft is not None
        made = {entry.key: entry for entry in entries(self.draft)}
        if made == self._entries:
            return
        self._entries = made
        self.list.fill(list(made.values()))
        self.stack.keep(made)
        if made and self.list.key() not in made:
            self.show_section("study" if "study" in made else next(iter(made)))

    def _show_state(self) -> None:
        draft = self.draft
        changed = draft is not None and draft.is_changed
        ready = draft is not None and self._inside.isEnabled()
        self.undo_button.setEnabled(ready and draft is not None and draft.can_undo)
        self.redo_button.setEnabled(ready and draft is not None and draft.can_redo)
        self.save_button.setEnabled(ready and changed)
        self.preview_button.setEnabled(ready)
        if draft is None:
            self.note.setText("Tables, pictures, texts, forms and rules of a study.")
            return
        title = str(draft.toml.get("title", default="") or draft.folder.name)
        state = "not saved yet" if changed else "saved"
        self.note.setText(f"{title} \u00b7 {state} \u00b7 {at_home(draft.folder)}")

    def _set_busy(self, busy: bool) -> None:
        self._inside.setEnabled(not busy)
        self._show_state()

    def _saved(self, done: bool) -> None:
        self._set_busy(False)
        if done and self.draft is not None:
            self.state.open_study(self.draft.folder)
            self._look_recorded()

    def _take_problems(self, problems: Sequence[Problem]) -> None:
        if self.draft is None:
            return
        self.problems = tuple(problems)
        self.rows.show_problems(self.problems)
        homes = Places(self.draft).sorted(self.problems)
        counts = {key: Counter(p.severity for p in found) for key, found in homes.items()}
        self.list.count_problems(counts)
        self.stack.show_problems(homes)

    def _look_recorded(self) -> None:
        draft, data = self.draft, self.state.data
        if draft is None:
            return
        study = str(draft.toml.get("id", default=""))
        Job(self, lambda: recorded.told(data, study), self._tell_recorded, lambda _: None)

    def _tell_recorded(self, said: str) -> None:
        self.about.setText(said)
        self.about.setVisible(bool(said) and self.draft is not None)


def _folder(path: Path) -> Path:
    return (path.parent if path.name == FILE else path).absolute()


PAGE = EditorPage
