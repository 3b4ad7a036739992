"""A note on a session, or the note that makes it a pilot."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout

from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import add_labeled, button, button_row, label, restyle
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_problem
from turingdesk.journal.notes import LONGEST, mark_pilot, write_note
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


class NoteDialog(QDialog):
    """Writes one note; accepted once it is on the disk."""

    def __init__(self, state: DeskState, session: SessionSummary, *, mark: bool = False) -> None:
        super().__init__(state.window())
        self._state, self._session, self._mark = state, session, mark
        self._job: Job | None = None
        noted, marked = tr("Desk", "Note"), tr("Desk", "Mark as pilot")
        self.setWindowTitle(marked if mark else noted)
        self.setMinimumWidth(560)
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(tr("Desk", "Reason for marking as a pilot") if mark else noted)
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(120)
        self.text.textChanged.connect(self._typed)
        self.status = label("", "objection", wrap=True)
        self.save_button = button(
            marked if mark else tr("Desk", "Save note"), self._keep, "primary"
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.margin]))
        column.setSpacing(SIZES.unit)
        title = marked if mark else tr("Desk", "Note on a session")
        column.addWidget(label(title, "heading"))
        where = tr("Desk", "{participant}, session {number} of {study}").format(
            participant=session.participant, number=session.number, study=session.study_title
        )
        column.addWidget(label(where, "soft", wrap=True))
        column.addSpacing(SIZES.unit)
        add_labeled(column, tr("Desk", "Reason", "the reason") if mark else noted, self.text)
        column.addWidget(label(tr("Desk", PILOT if mark else ABOUT), "soft", wrap=True))
        column.addWidget(self.status)
        column.addSpacing(SIZES.unit)
        column.addLayout(button_row(button(tr("Desk", "Cancel"), self.reject), self.save_button))
        self._typed()
        grow(self)
        self.text.setFocus()

    def _typed(self) -> None:
        length = len(self.text.toPlainText().strip())
        text = tr("Desk", "A note can have at most {most} characters.")
        self.status.setText(text.format(most=program().whole(LONGEST)) if length > LONGEST else "")
        if self.status.isVisibleTo(self) is not (length > LONGEST):
            self.status.setVisible(length > LONGEST)
            grow(self)
        self.save_button.setEnabled(0 < length <= LONGEST and self._job is None)

    def _keep(self) -> None:
        data, who, text = self._state.data, self._state.who, self.text.toPlainText()
        name, pilot = self._session.name, self._session.lies_with_pilots
        is_mark = self._mark

        def work() -> None:
            if is_mark:
                mark_pilot(data, name, text, who)
            else:
                write_note(data, name, text, who, pilot=pilot)

        self._job = Job(self, work, self._kept, self._failed)
        self._typed()

    def _kept(self, _: object) -> None:
        done = "marked a session as pilot" if self._mark else "wrote a note"
        self._state.audit(done, session=str(self._session.name))
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
    dialog = NoteDialog(state, session, mark=mark)
    # Without this, Python destroys the dialog when it next collects garbage, in the middle of
    # other work (`gui/gc_guard.py`). Every dialog that is opened does the same.
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog
