"""A note on a session or a game, or the note that makes a session a pilot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QDialog, QPlainTextEdit

from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import (
    add_labeled,
    button,
    button_row,
    dialog_column,
    label,
    moment,
    restyle,
)
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_problem
from turingdesk.journal.game_notes import write_game_note
from turingdesk.journal.notes import LONGEST, Note, mark_pilot, note_text, write_note
from turingdesk.journal.session_summary import SessionSummary

ABOUT = tr_noop(
    "Desk",
    "Describe what happened, for those who analyze the data: for example, the participant "
    "arrived late or was interrupted. No names. Notes are exported. You can add notes but not "
    "change them.",
)
PILOT = tr_noop(
    "Desk",
    "This session will no longer count in live results, analyses, or exports without pilots. Its "
    "journal doesn't change. You can't undo this.",
)
GAME = tr_noop(
    "Desk",
    "Describe what you noticed, for those who analyze the data: for example, that a player "
    "guessed early or that a machine was slow. No names. Notes are exported with the transcripts. "
    "You can add notes but not change them. If a player of the game withdraws, they are deleted.",
)


@dataclass(frozen=True, slots=True)
class NoteSubject:
    """The subject of a note, and the way to write it."""

    title: str
    where: str  #: which session or game
    about: str  #: what to write
    write: Callable[[Path, str, str], None]  #: into the data folder, with the text and who
    audited: Mapping[str, str]  #: what the audit log says of it
    is_mark: bool = False  #: whether it makes a session a pilot


class NoteDialog(QDialog):
    """Writes one note; accepted once it is on the disk."""

    def __init__(self, state: DeskState, subject: NoteSubject) -> None:
        super().__init__(state.window())
        self._state, self._subject = state, subject
        self._job: Job | None = None
        is_mark = subject.is_mark
        noted, marked = tr("Desk", "Note"), tr("Desk", "Mark as pilot")
        self.setWindowTitle(marked if is_mark else noted)
        self.setMinimumWidth(560)
        self.text = QPlainTextEdit()
        reason = tr("Desk", "Reason for marking as a pilot")
        self.text.setAccessibleName(reason if is_mark else noted)
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(120)
        self.text.textChanged.connect(self._typed)
        self.status = label("", "objection", wrap=True)
        self.save_button = button(
            marked if is_mark else tr("Desk", "Save note"), self._keep, "primary"
        )
        column = dialog_column(self, subject.title)
        column.addWidget(label(subject.where, "soft", wrap=True))
        column.addSpacing(SIZES.unit)
        add_labeled(column, tr("Desk", "Reason", "the reason") if is_mark else noted, self.text)
        column.addWidget(label(subject.about, "soft", wrap=True))
        column.addWidget(self.status)
        column.addSpacing(SIZES.unit)
        column.addLayout(button_row(button(tr("Desk", "Cancel"), self.reject), self.save_button))
        self._typed()
        grow(self)
        self.text.setFocus()

    def _typed(self) -> None:
        length = len(note_text(self.text.toPlainText()))
        text = tr("Desk", "A note can have at most {most} characters.")
        self.status.setText(
            text.format(most=program().format_int(LONGEST)) if length > LONGEST else ""
        )
        if self.status.isVisibleTo(self) is not (length > LONGEST):
            self.status.setVisible(length > LONGEST)
            grow(self)
        self.save_button.setEnabled(0 < length <= LONGEST and self._job is None)

    def _keep(self) -> None:
        data, who, text = self._state.data, self._state.who, self.text.toPlainText()
        write = self._subject.write
        self._job = Job(self, lambda: write(data, text, who), self._note_written, self._failed)
        self._typed()

    def _note_written(self, _: object) -> None:
        done = "marked a session as pilot" if self._subject.is_mark else "wrote a note"
        self._state.audit(done, **self._subject.audited)
        self.accept()

    def _failed(self, problem: Exception) -> None:
        self._job = None
        self._typed()
        restyle(self.status, "objection")
        self.status.setText(translate_problem(problem))
        self.status.show()
        grow(self)


def ask_note(
    state: DeskState, session: SessionSummary, *, mark: bool = False
) -> NoteDialog | None:
    """Open the dialog; None where anyone who is at the desk may not."""
    if not state.permits("mark" if mark else "note"):
        return None
    name, is_pilot = session.name, session.is_in_pilot_folder

    def write(data: Path, text: str, who: str) -> None:
        if mark:
            mark_pilot(data, name, text, who)
        else:
            write_note(data, name, text, who, pilot=is_pilot)

    where = tr("Desk", "{participant}, session {number} of {study}").format(
        participant=session.participant, number=session.number, study=session.study_title
    )
    title = tr("Desk", "Mark as pilot") if mark else tr("Desk", "Note on a session")
    about = tr("Desk", PILOT if mark else ABOUT)
    audited = {"session": str(name)}
    return _opened(state, NoteSubject(title, where, about, write, audited, is_mark=mark))


def ask_game_note(state: DeskState, room: str, where: str) -> NoteDialog | None:
    """Open the dialog for a note on a game; None where anyone who is at the desk may not.

    Args:
        state: The desk.
        room: The ID of the game's room.
        where: Which game it is, in words.
    """
    if not state.permits("note"):
        return None

    def write(data: Path, text: str, who: str) -> None:
        write_game_note(data, room, text, who)

    title, about = tr("Desk", "Note on a game"), tr("Desk", GAME)
    return _opened(state, NoteSubject(title, where, about, write, {"room": room}))


def note_line(note: Note) -> str:
    """A note on one line: when, who, and what."""
    line = "{time}, {who}: {note}"
    if note.is_mark:
        line = tr("Desk", "{time}, {who} (marked as a pilot): {note}")
    return line.format(time=moment(note.at), who=note.who, note=" ".join(note.text.split()))


def _opened(state: DeskState, subject: NoteSubject) -> NoteDialog:
    dialog = NoteDialog(state, subject)
    # Without this, Python destroys the dialog when it next collects garbage, in the middle of
    # other work (`gui/gc_guard.py`). Every dialog that is opened does the same.
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog
