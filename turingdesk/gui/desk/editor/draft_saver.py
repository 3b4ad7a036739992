"""Saving a draft, and what is asked before unsaved changes could be lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial, reduce
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from turingdesk.core.errors import TuringDeskError
from turingdesk.gui.desk.registration import WhyDialog
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.question import DialogAnswer, ask
from turingdesk.gui.errors import ErrorDialog, explain
from turingdesk.gui.jobs import Job
from turingdesk.gui.translation import tr, translate_message

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft, DraftSnapshot
    from turingdesk.editing.frozen_draft import Due

Then = Callable[[], object]


@dataclass(frozen=True, slots=True)
class ChangeReason:
    """Why a preregistered study was changed."""

    due: Due
    by: str
    why: str


class DraftSaver(QObject):
    """Writes drafts down.

    Signals:
        began: A draft is being written; nothing may change it meanwhile.
        over: The writing ended; carries whether all of it is on disk.
        reread: The study shall be read again from the disk; carries its folder.
    """

    began = Signal()
    over = Signal(bool)
    reread = Signal(object)

    def __init__(self, parent: QObject, state: DeskState) -> None:
        super().__init__(parent)
        self._state = state
        #: files that another program is known to have written
        self._foreign_files: tuple[str, ...] = ()

    def save(self, draft: Draft, then: Then) -> None:
        """Write a draft down in the background; `then` once all of it is on disk.

        Where the study is frozen it asks for the reason first, and writes nothing without one.
        """
        self.began.emit()
        # The draft may change meanwhile; its state of now doesn't.
        snapshot = draft.snapshot()
        Job(
            self,
            lambda: _due(snapshot),
            lambda due: self._ask_why(draft, then, due) if due else self._write(draft, then),
            lambda problem: self._not_saved(draft, then, None, problem),
        )

    def may_drop(self, draft: Draft | None, then: Then) -> bool:
        """True if a draft can be closed; asks if it has changes, and continues `then`."""
        if draft is None or not draft.is_changed:
            return True
        title = str(draft.toml.get("title", default="") or draft.folder.name)
        ask(
            self._state.window(),
            tr("Desk", "Save the changes?"),
            tr("Desk", "“{title}” has unsaved changes. Sessions use only the saved study.").format(
                title=title
            ),
            DialogAnswer(tr("Desk", "Save"), partial(self.save, draft, then), "primary"),
            DialogAnswer(tr("Desk", "Discard changes"), then, "danger"),
            DialogAnswer(tr("Desk", "Cancel")),
        )
        return False

    def look(self, draft: Draft) -> None:
        """Ask what to do where another program wrote the study since it was read here."""
        names = tuple(draft.changed_on_disk())
        # Each change is told once, though every return to the window looks again.
        if not names or names == self._foreign_files:
            return
        self._foreign_files = names
        files = reduce(_and, names)
        if not draft.is_changed:
            notice = tr(
                "Desk",
                "Another program changed {files} while the study was open here. The study was "
                "reloaded.",
            )
            self._state.notify(notice.format(files=files))
            self.reread.emit(draft.folder)
            return
        text = tr(
            "Desk",
            "Another program changed {files} while the study was open here. You also have "
            "unsaved changes, which are lost if you reload the study. If you save them, they "
            "replace what the other program wrote.",
        ).format(files=files)
        keep = DialogAnswer(tr("Desk", "Keep my changes"), role="primary")
        self._ask(text, self._read_again(draft), keep)

    def _ask(self, text: str, *answers: DialogAnswer) -> None:
        title = tr("Desk", "Another program changed this study")
        ask(self._state.window(), title, text, *answers)

    def _read_again(self, draft: Draft) -> DialogAnswer:
        """Let what is on the disk replace what is here."""
        text = tr("Desk", "Reload from disk")
        return DialogAnswer(text, lambda: self.reread.emit(draft.folder), "danger")

    def _ask_why(self, draft: Draft, then: Then, due: Due) -> None:
        title = tr("Desk", "Why did you change the preregistered study?")
        action = tr("Desk", "Save and record")
        dialog = WhyDialog(title, action, due.changes, self._state.who, self._state.window())

        def given() -> None:
            reason = ChangeReason(due, dialog.who, dialog.why.toPlainText())
            self._write(draft, then, reason)

        # Through signals, since a dialog that is opened, and not executed, returns at once.
        dialog.accepted.connect(given)
        dialog.rejected.connect(lambda: self.over.emit(False))
        # Its parent is the window, which would keep it to the end.
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _write(
        self, draft: Draft, then: Then, reason: ChangeReason | None = None, *, force: bool = False
    ) -> None:
        self.began.emit()
        Job(
            self,
            lambda: _written(draft, reason, force),
            lambda unrecorded: self._saved(draft, then, reason, unrecorded),
            lambda problem: self._not_saved(draft, then, reason, problem),
        )

    def _saved(
        self, draft: Draft, then: Then, reason: ChangeReason | None, unrecorded: str
    ) -> None:
        self._foreign_files = ()
        study = str(draft.toml.get("id", default=""))
        if unrecorded:
            notice = tr(
                "Desk",
                "The study is saved, but the reason is not recorded. {why} Enter it on the "
                "Studies page, under Preregistration.",
            )
            self._state.notify(notice.format(why=translate_message(unrecorded)), wrong=True)
        elif reason is not None:
            what = "explained changes since preregistration"
            self._state.audit(what, reason.by, study=study)
        self.over.emit(True)
        then()

    def _not_saved(
        self, draft: Draft, then: Then, reason: ChangeReason | None, problem: Exception
    ) -> None:
        from turingdesk.editing.draft import ChangedOnDisk

        self.over.emit(False)
        if not isinstance(problem, ChangedOnDisk):
            dialog = ErrorDialog(explain(problem), self._state.window())
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()
            return
        text = tr(
            "Desk",
            "{problem} You can save your changes, which replaces what the other program "
            "wrote, or reload the study from disk, which discards your changes.",
        ).format(problem=translate_message(str(problem)))
        force = partial(self._write, draft, then, reason, force=True)
        save = DialogAnswer(tr("Desk", "Save my changes"), force, "primary")
        self._ask(text, save, self._read_again(draft), DialogAnswer(tr("Desk", "Cancel")))


def _and(names: str, name: str) -> str:
    """Names of files in a row."""
    return tr("Desk", "{names} and {name}").format(names=names, name=name)


def _due(snapshot: DraftSnapshot) -> Due | None:
    from turingdesk.editing.frozen_draft import due

    return due(snapshot)


def _written(draft: Draft, reason: ChangeReason | None, force: bool) -> str:
    """Save, then record why; what kept the reason from being recorded, else nothing."""
    from turingdesk.editing.frozen_draft import explain as account

    draft.save(force=force)
    if reason is None:
        return ""
    try:
        account(reason.due, reason.by, reason.why)
    # The study is on the disk by now, so this is told and not raised.
    except TuringDeskError as problem:
        return str(problem)
    return ""
