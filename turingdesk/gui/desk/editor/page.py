"""The Edit study page: a study as a draft, from opening to saving, with undo and preview."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget

from turingdesk.core.errors import Problem
from turingdesk.gui.desk.editor.draft_saver import DraftSaver
from turingdesk.gui.desk.editor.frame import Frame
from turingdesk.gui.desk.editor.opening import Opening
from turingdesk.gui.desk.editor.preview import Preview
from turingdesk.gui.desk.packages.reader import LoadedStudy
from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import at_home, button, label
from turingdesk.gui.errors import explain
from turingdesk.gui.jobs import Job
from turingdesk.gui.translation import program, tr, tr_noop

if TYPE_CHECKING:
    from turingdesk.editing.draft import Change, Draft
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from turingdesk.gui.gc_guard import collection_paused
from turingdesk.gui.translation import translate_problem

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft, DraftSnapshot

REST_MS = 400


class Checker(QObject):
    """One draft at a time; what an older state had is never shown for a newer one.

    Signals:
        checked: Carries the problems of the newest state, errors and warnings.
        timed: Carries how long each part of a session takes, in seconds; empty where an error
            keeps the study from being read.
    """

    checked = Signal(object)
    timed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._draft: Draft | None = None
        self._is_busy = False
        self._is_due = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MS)
        self._timer.timeout.connect(self.check)

    @property
    def is_idle(self) -> bool:
        """True if the problems that were told last are those of the newest state."""
        return not (self._is_busy or self._is_due or self._timer.isActive())

    def watch(self, draft: Draft | None) -> None:
        """Check another draft from now on; None for none."""
        self._draft = draft
        self._is_due = False
        self._timer.stop()
        if draft is not None:
            self.check()

    def changed(self) -> None:
        """Something was changed: check once the changes rest."""
        self._timer.start()

    def check(self) -> None:
        """Check at once."""
        self._timer.stop()
        draft = self._draft
        if draft is None:
            return
        if self._is_busy:
            self._is_due = True
            return
        self._is_busy, self._is_due = True, False
        snapshot = draft.snapshot()
        Job(
            self,
            lambda: _check_snapshot(snapshot),
            lambda checked: self._take(draft, *checked),
            lambda problem: self._take(draft, (_failure(problem),), {}),
        )

    def _take(
        self, draft: Draft, problems: tuple[Problem, ...], durations: Mapping[str, float]
    ) -> None:
        self._is_busy = False
        # Another draft was opened while this one was checked; it waits for its own check.
        if draft is not self._draft:
            self.check()
            return
        if self._is_due:
            self.check()
        if not (self._is_busy or self._timer.isActive()):
            self.timed.emit(durations)
            self.checked.emit(problems)


def _check_snapshot(snapshot: DraftSnapshot) -> tuple[tuple[Problem, ...], Mapping[str, float]]:
    """The problems and the time of each part, found without looking for cyclic garbage meanwhile.

    That search holds Python's lock for a tenth of a second where a study has 10,000 answers,
    and the table would stutter.
    """
    from turingdesk.study.duration import session_s

    with collection_paused():
        problems = snapshot.check()
        durations = session_s(problems.package) if problems.package is not None else {}
        return problems.problems, durations


def _failure(problem: Exception) -> Problem:
    what = tr("Desk", "The study could not be checked: {why}")
    return Problem(
        what.format(why=translate_problem(problem)),
        tr("Desk", ("Save the study and open it again.")),
    )


class EditorPage(DeskPage):
    """One study in work; every change can be undone."""

    _draft_changed = Signal(object, object)

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Edit study"))
        self.draft: Draft | None = None
        self.problems: tuple[Problem, ...] = ()
        self._discarded: Path | None = None  #: read again when the page is opened next
        self._typed_in: QWidget | None = None  #: has the keyboard again after work on the draft
        self.undo_button = button(tr("Desk", "Undo"), self.undo)
        self.redo_button = button(tr("Desk", "Redo"), self.redo)
        self.preview_button = button(tr("Desk", "Preview"), self.show_preview)
        self.save_button = button(tr("Desk", "Save"), self.save, "primary")
        self.frame = Frame(state)
        self.under_notices = self.frame.flow  # not the problems, nor what is being typed
        self.first = NoStudy(self._edit_studied)
        self.column.addWidget(self.first, 1)
        self.column.addWidget(self.frame, 1)
        self.checker = Checker(self)
        self.opening = Opening(self, state)
        self.saver = DraftSaver(self, state)
        self.preview = Preview(self, state)
        self._add_keys()
        self._connect()
        self._show_nothing()

    def edit(self, path: Path) -> None:
        """Edit the study at a path; asks first where another one has unsaved changes."""
        if self.draft is not None and _folder(path) == self.draft.folder.absolute():
            return
        if self.saver.may_drop(self.draft, partial(self._open, path)):
            self._open(path)

    def save(self) -> None:
        """Write the study down, in the background."""
        self.frame.commit()
        if self.draft is not None:
            self.saver.save(self.draft, lambda: None)

    def undo(self) -> None:
        """Undo the last change."""
        # What is being typed is the last change, and so the first to be undone.
        self.frame.commit()
        if self.draft is not None and self.draft.can_undo:
            self.draft.undo()
            self.frame.refresh()

    def redo(self) -> None:
        """Redo the change that was undone."""
        self.frame.commit()
        if self.draft is not None and self.draft.can_redo:
            self.draft.redo()
            self.frame.refresh()

    def show_preview(self) -> None:
        """Run the unsaved state as a participant would meet it."""
        self.frame.commit()
        if self.draft is not None:
            self.preview.run(self.draft)

    def opened(self) -> None:
        folder, self._discarded = self._discarded, None
        if self.draft is not None:
            self._look_outside()
        elif folder is not None:
            self._open(folder)
        else:
            self.first.offer(self.state.reader.studied)

    def may_leave(self, then: Callable[[], object]) -> bool:
        self.frame.commit()
        return self.saver.may_drop(self.draft, lambda: self._leave(then))

    def close_page(self) -> None:
        self.preview.close()
        self.checker.watch(None)
        super().close_page()

    def _leave(self, then: Callable[[], object]) -> None:
        """Saved or discarded; what was discarded is read again from the disk next time."""
        if self.draft is not None and self.draft.is_changed:
            self._discarded = self.draft.folder
            self._show_nothing()
        then()

    def _add_keys(self) -> None:
        standard = QKeySequence.StandardKey
        for keys, done, tool_button in (
            (standard.Undo, self.undo, self.undo_button),
            (standard.Redo, self.redo, self.redo_button),
            (QKeySequence("F5"), self.show_preview, self.preview_button),
            (standard.Save, self.save, self.save_button),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(done)
            tool_button.setToolTip(program().keys(QKeySequence(keys).toString()))
            self.buttons.addWidget(tool_button)
        for name, by in (("F8", 1), ("Shift+F8", -1)):
            QShortcut(QKeySequence(name), self).activated.connect(
                partial(self.frame.rows.step, by)
            )

    def _connect(self) -> None:
        self.checker.checked.connect(self._take_problems)
        self.state.edit_wanted.connect(self.edit)
        self.state.reader.hashed.connect(self.first.offer)
        self.opening.began.connect(self.first.wait)
        self.opening.opened.connect(self._take)
        self.opening.failed.connect(self._cannot_open)
        self.opening.given_up.connect(self._show_nothing)
        self._draft_changed.connect(self._changed)
        self.checker.timed.connect(self.frame.show_durations)
        for stack in (self.frame.stack, self.frame.tables):
            stack.working.connect(self._set_busy)
        self.saver.began.connect(partial(self._set_busy, True))
        self.saver.over.connect(self._saved)
        self.saver.reread.connect(self._open)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._came_back)

    def _edit_studied(self) -> None:
        studied = self.state.reader.studied
        if studied is not None:
            self.state.edit(studied.path)

    def _open(self, path: Path) -> None:
        self._show_nothing()
        self.opening.open(path)

    def _take(self, draft: Draft) -> None:
        self.draft = draft
        study = str(draft.toml.get("id", default=""))
        self.state.audit("opened a study in the editor", study=study, folder=at_home(draft.folder))
        draft.listen(lambda change: self._draft_changed.emit(draft, change))  # from any thread
        self.first.hide()
        self.frame.show()
        self.frame.show_draft(draft)
        self.frame.flow.setFocus()  # or the keyboard stays with what asked for the study
        self._show_state()
        self.checker.watch(draft)
        self._look_outside()

    def _show_nothing(self) -> None:
        self.draft = None
        self.problems = ()
        self.checker.watch(None)
        self.frame.show_draft(None)
        self.frame.hide()
        self.first.show()
        self.first.offer(self.state.reader.studied)
        self._show_state()

    def _cannot_open(self, problem: Exception) -> None:
        self._show_nothing()
        explanation = explain(problem)
        why = program().join(" ", (explanation.happened, explanation.details, explanation.do))
        words = tr("Desk", "The study can't be edited. {why}").format(why=why)
        self.state.notify(words, wrong=True)

    def _changed(self, draft: Draft, change: Change) -> None:
        if draft is self.draft:
            self.checker.changed()
            self.frame.follow(change)
            self._show_state()

    def _show_state(self) -> None:
        draft = self.draft
        if draft is None:
            note = tr("Desk", "Tables, pictures, texts, forms, and rules of a study.")
            self.note.setText(note)
            for tool_button in self._buttons():
                tool_button.setEnabled(False)
            return
        able = (draft.can_undo, draft.can_redo, True, draft.is_changed)
        for tool_button, may in zip(self._buttons(), able, strict=True):
            tool_button.setEnabled(may and self.frame.isEnabled())
        title = str(draft.toml.get("title", default="") or draft.folder.name)
        state = tr("Desk", "Not saved yet") if draft.is_changed else tr("Desk", "Saved")
        self.note.setText(f"{state} \u00b7 {title} \u00b7 {at_home(draft.folder)}")

    def _buttons(self) -> Sequence[QPushButton]:
        return self.undo_button, self.redo_button, self.preview_button, self.save_button

    def _set_busy(self, busy: bool) -> None:
        now = QApplication.focusWidget()
        if busy and now is not None and self.frame.isAncestorOf(now):
            self._typed_in = now  # which loses the keyboard while it is disabled
        self.frame.setEnabled(not busy)
        self._show_state()
        if not busy:
            last, self._typed_in = self._typed_in, None
            # What was saved can have been read again, and the field with the keyboard be gone.
            if last is not None and shiboken6.isValid(last) and self.isVisible():
                last.setFocus()

    def _saved(self, done: bool) -> None:
        self._set_busy(False)
        if done and self.draft is not None:
            study = str(self.draft.toml.get("id", default=""))
            self.state.audit("changed a study", study=study, folder=at_home(self.draft.folder))
            self.state.open_study(self.draft.folder)
            self._look_outside()

    def _take_problems(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        self.frame.show_problems(self.problems)

    def _came_back(self, state: Qt.ApplicationState) -> None:
        """The person was in another program, which may have changed the study."""
        if state is Qt.ApplicationState.ApplicationActive and self.isVisible():
            self._look_outside()

    def _look_outside(self) -> None:
        """Look for changes of the study's files by other programs, and for sessions."""
        draft, data = self.draft, self.state.data
        if draft is None:
            return
        self.saver.look(draft)
        study = str(draft.toml.get("id", default=""))
        Job(
            self,
            lambda: recorded_sessions(data, study),
            lambda words: self.frame.tell_recorded(words if self.draft is draft else ""),
            lambda _: None,
        )


def _folder(path: Path) -> Path:
    return (path.parent if path.name == "study.toml" else path).absolute()


NO_STUDY = tr_noop("Desk", "No study is open")
HOW_TO_OPEN = tr_noop(
    "Desk",
    (
        "Open a study on the Studies page, or drop its folder here. You can also create a study "
        "there."
    ),
)


class NoStudy(Card):
    """Offers the study in hand."""

    def __init__(self, edit: Callable[[], object]) -> None:
        super().__init__()
        self.heading = label(tr("Desk", NO_STUDY), "heading", wrap=True)
        self.text = label(tr("Desk", HOW_TO_OPEN), "soft", wrap=True)
        self.edit = button(tr("Desk", "Edit"), edit, "primary")
        self.column.addStretch(1)
        for line in (self.heading, self.text):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.column.addWidget(line)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.edit)
        row.addStretch(1)
        self.column.addLayout(row)
        self.column.addStretch(1)

    def wait(self, path: Path) -> None:
        """A study is being read."""
        self.heading.setText(tr("Desk", "Reading {name}…").format(name=path.name))
        self.text.setText("")
        self.edit.hide()

    def offer(self, studied: LoadedStudy | None) -> None:
        """Offer to edit the study that is open on Studies."""
        self.edit.setVisible(studied is not None)
        if studied is None:
            self.heading.setText(tr("Desk", NO_STUDY))
            self.text.setText(tr("Desk", HOW_TO_OPEN))
            return
        package = studied.package
        self.heading.setText(package.study.title if package else studied.path.name)
        self.text.setText(tr("Desk", "This study is open on the Studies page."))


def recorded_sessions(data: Path, study: str) -> str:
    """A text on what an edit means for the sessions there are; empty if there are none.

    Args:
        data: The data folder.
        study: The study's id.
    """
    from turingdesk.journal.session_summary import State
    from turingdesk.sessions.data_folder import DataFolder

    sessions = [session for session in DataFolder(data).sessions() if session.study == study]
    if not sessions:
        return ""
    words = tr(
        "Desk",
        "%n session(s) of this study are recorded. After you save, new sessions record a "
        "different hash, so you can tell the versions apart.",
        "",
        len(sessions),
    )
    running = sum(session.state is State.RUNNING for session in sessions)
    if not running:
        return words
    now = tr(
        "Desk",
        "%n running session(s) continue with the study as it was when they started.",
        "",
        running,
    )
    return program().join(" ", (words, now))


PAGE = EditorPage
