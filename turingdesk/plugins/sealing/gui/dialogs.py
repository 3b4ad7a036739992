"""Sealed studies: the dialogs that make a seal and open one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.errors import TuringDeskError
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import add_labeled, at_home, button, dialog_column, label
from turingdesk.gui.desk.widgets.work_bar import WorkBar
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.errors import show_error
from turingdesk.gui.jobs import Cancelled
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message, translate_problem
from turingdesk.plugins.sealing.errors import WrongPassphrase
from turingdesk.plugins.sealing.passphrase import normalized, objection
from turingdesk.plugins.sealing.sealing import (
    MOST_SESSIONS,
    PRICE,
    SealedStudy,
    seal,
    usual_sessions,
)
from turingdesk.plugins.sealing.stored_seals import unlock
from turingdesk.study.package import Package
from turingdesk.study.seals import Keys

LONGEST = 1000  #: characters


class PassphraseField(QLineEdit):
    """One line of dots. It forgets what was typed with `forget`."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setMaxLength(LONGEST)
        self.setEchoMode(QLineEdit.EchoMode.Password)
        # No keyboard shall learn it, capitalize it or offer it again.
        self.setInputMethodHints(
            Qt.InputMethodHint.ImhHiddenText
            | Qt.InputMethodHint.ImhSensitiveData
            | Qt.InputMethodHint.ImhNoPredictiveText
            | Qt.InputMethodHint.ImhNoAutoUppercase
        )

    def show_signs(self, is_visible: bool) -> None:
        """Show what is typed, or dots."""
        mode = QLineEdit.EchoMode.Normal if is_visible else QLineEdit.EchoMode.Password
        self.setEchoMode(mode)

    def forget(self) -> None:
        """Forget what was typed, also what could be brought back with Undo."""
        # `clear` alone can be undone; setting a text also empties the history of undo.
        self.clear()
        self.setText("")


def reveal_box(fields: Sequence[PassphraseField]) -> QCheckBox:
    """A box that shows what is typed into some fields."""
    box = QCheckBox(tr("Desk", "Show passphrase"))
    for field in fields:
        box.toggled.connect(field.show_signs)
    return box


HOW_TO_OPEN = tr_noop(
    "Desk",
    "Opens the seal in TuringDesk until you close it. Results, exports, and live results then "
    "show who made what; anyone watching is unblinded.",
)


def _foot(progress: WorkBar, *buttons: QPushButton) -> QHBoxLayout:
    """The last line of a dialog: how far the work is, and the buttons at the right."""
    row = QHBoxLayout()
    row.setSpacing(SIZES.unit)
    row.addWidget(progress, 1)
    row.addStretch(1)
    for push_button in buttons:
        row.addWidget(push_button)
    return row


class UnsealDialog(QDialog):
    """Tries a passphrase on every seal of the data folder, in the background."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state.window())
        self.setWindowTitle(tr("Desk", "Passphrase"))
        self.setMinimumWidth(560)
        self._state = state
        self.passphrase = PassphraseField(tr("Desk", "Passphrase"))
        self.passphrase.textChanged.connect(self._typed)
        self.show_signs = reveal_box([self.passphrase])
        self.objection = label("", "objection", wrap=True)
        self.objection.hide()
        self.progress = WorkBar(tr("Desk", "Checking the passphrase"))
        self.progress.busy.connect(self._set_busy)
        self.open_seal = button(tr("Desk", "Open the seal"), self.start, "primary")
        self.open_seal.setDefault(True)
        self.open_seal.setEnabled(False)
        self.cancel = button(tr("Desk", "Cancel"), self.reject)
        self._lay_out()

    def start(self) -> None:
        """Try what was typed."""
        if self.progress.is_busy or not self.passphrase.text().strip():
            return
        self.objection.hide()
        data, typed, keys = self._state.data, self.passphrase.text(), self._state.keys
        self.progress.run(
            lambda report: unlock(data, typed, keys, report), self._opened, self._failed
        )

    # Every way to close a dialog ends here: its buttons, Esc, and the window's own button.
    def done(self, result: int) -> None:
        self.passphrase.forget()
        super().done(result)

    def _lay_out(self) -> None:
        column = dialog_column(self, tr("Desk", "Open the seal"))
        where = tr("Desk", "Of the studies in {folder}")
        folder = at_home(self._state.data)
        column.addWidget(label(where.format(folder=folder), "soft", wrap=True))
        column.addSpacing(SIZES.unit)
        add_labeled(column, tr("Desk", "Passphrase"), self.passphrase)
        column.addWidget(self.show_signs)
        column.addWidget(self.objection)
        column.addSpacing(SIZES.unit)
        column.addWidget(label(tr("Desk", HOW_TO_OPEN), "soft", wrap=True))
        column.addSpacing(SIZES.unit)
        column.addLayout(_foot(self.progress, self.cancel, self.open_seal))
        grow(self)

    def _typed(self) -> None:
        self.open_seal.setEnabled(
            bool(self.passphrase.text().strip()) and not self.progress.is_busy
        )

    def _opened(self, keys: Keys) -> None:
        opened = len(keys) - len(self._state.keys)
        self._state.unseal(keys)
        self._state.audit("opened a seal", seals=opened)
        self.accept()

    def _failed(self, problem: Exception) -> None:
        if not isinstance(problem, TuringDeskError):
            show_error(problem, self)
            return
        if isinstance(problem, WrongPassphrase):
            self._state.audit("entered a wrong passphrase")
        self.objection.setText(translate_message(str(problem)))
        self.objection.show()
        grow(self)
        self.passphrase.setFocus()
        self.passphrase.selectAll()

    def _set_busy(self, busy: bool) -> None:
        self.passphrase.setEnabled(not busy)
        self.passphrase.setEchoMode(
            QLineEdit.EchoMode.Normal
            if self.show_signs.isChecked() and not busy
            else QLineEdit.EchoMode.Password
        )
        self._typed()


def ask_passphrase(state: DeskState) -> UnsealDialog:
    """Open the dialog over the desk."""
    dialog = UnsealDialog(state)
    # Its parent would otherwise keep it until the desk closes.
    dialog.finished.connect(dialog.deleteLater)
    # Not `exec`, which runs an event loop within the desk's.
    dialog.open()
    return dialog


HOW_IT_IS_SEALED = tr_noop(
    "Desk",
    "Creates a second package in which no one can read who made what. Run the sessions from that "
    "package. Verdicts are counted after you enter the passphrase.",
)
CAUTION = tr_noop(
    "Desk",
    "The passphrase is not stored anywhere. Without it, no one can ever count the verdicts.",
)
LISTED = 4  #: sentences of a kind; the command lists all


class SealDialog(QDialog):
    """Where to, how many sessions, under which passphrase; then the result."""

    def __init__(self, state: DeskState, package: Package) -> None:
        super().__init__(state.window())
        self.setWindowTitle(tr("Desk", "Seal the study"))
        self.setMinimumWidth(700)
        self._state = state
        self._package = package
        self.sealed: SealedStudy | None = None
        self.path = QLineEdit(at_home(_beside(package.source)))
        self.path.setAccessibleName(tr("Desk", "Sealed package"))
        self.choose = button(tr("Desk", "Choose…"), self._ask_file)
        self.sessions = QLineEdit(str(usual_sessions(package.study.participants)))
        self.sessions.setAccessibleName(tr("Desk", "Number of sessions"))
        self.sessions.setValidator(QIntValidator(1, MOST_SESSIONS, self))
        self.passphrase = PassphraseField(tr("Desk", "Passphrase"))
        self.again = PassphraseField(tr("Desk", "Repeat passphrase"))
        self.show_signs = reveal_box([self.passphrase, self.again])
        self.objection = label("", "objection", wrap=True)
        self.objection.hide()
        self.progress = WorkBar(tr("Desk", "Progress of sealing"))
        self.progress.busy.connect(self._set_busy)
        self.start_button = button(tr("Desk", "Seal", "seal a study"), self.start, "primary")
        self.start_button.setDefault(True)
        self.cancel = button(tr("Desk", "Cancel"), self._cancel)
        self._form = QWidget()
        self.made_note = label("", "", wrap=True)
        self.left_out = label("", "soft", wrap=True)
        self.warnings = label("", "caution", wrap=True)
        self.made_note.hide()
        self.left_out.hide()
        self.warnings.hide()
        self._lay_out()

    def start(self) -> None:
        """Seal, unless something has to be corrected first."""
        if self.sealed is not None:
            self.accept()
            return
        if self.progress.is_busy or self._object(self._wrong()):
            return
        study, out = self._package.source, Path(self.path.text().strip()).expanduser()
        typed, sessions = self.passphrase.text(), int(self.sessions.text())
        self.progress.run(
            lambda report: seal(study, out, typed, sessions, report), self._done, self._failed
        )

    def done(self, result: int) -> None:
        self.passphrase.forget()
        self.again.forget()
        super().done(result)

    # Esc and the window's button call this, too; while it seals, only Cancel stops the work.
    def reject(self) -> None:
        if not self.progress.is_busy:
            super().reject()

    def _wrong(self) -> str:
        """The thing that has to be corrected, in words; empty if there is none."""
        if not self.path.text().strip():
            return tr("Desk", "Enter a new name for the sealed package: a folder or a .tdz file.")
        if not self.sessions.hasAcceptableInput():
            words = tr("Desk", "Enter the number of sessions: 1 to {most}.")
            return words.format(most=program().format_int(MOST_SESSIONS))
        if wrong := objection(self.passphrase.text()):
            return translate_message(wrong)
        if normalized(self.passphrase.text()) != normalized(self.again.text()):
            return tr("Desk", "The passphrases don't match. Type them again.")
        return ""

    def _object(self, what: str) -> bool:
        self.objection.setText(what)
        self.objection.setVisible(bool(what))
        grow(self)
        return bool(what)

    def _lay_out(self) -> None:
        column = dialog_column(self, tr("Desk", "Seal the study"))
        column.addWidget(label(self._package.study.title, "soft", wrap=True))
        column.addSpacing(SIZES.unit)
        self._lay_out_form()
        column.addWidget(self._form)
        column.addWidget(self.made_note)
        column.addWidget(self.left_out)
        column.addWidget(self.warnings)
        column.addWidget(self.objection)
        column.addStretch(1)
        column.addSpacing(SIZES.unit)
        column.addLayout(_foot(self.progress, self.cancel, self.start_button))
        grow(self)

    def _lay_out_form(self) -> None:
        form = QVBoxLayout(self._form)
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(SIZES.unit)
        form.addWidget(label(tr("Desk", HOW_IT_IS_SEALED), "", wrap=True))
        form.addWidget(label(translate_message(PRICE), "soft", wrap=True))
        where = QHBoxLayout()
        where.setSpacing(SIZES.unit)
        where.addWidget(self.path, 1)
        where.addWidget(self.choose)
        for title, field in (
            (tr("Desk", "Sealed package"), self.path),
            (
                tr("Desk", "Number of sessions, with a reserve for dropouts"),
                self.sessions,
            ),
            (tr("Desk", "Passphrase (at least 12 characters)"), self.passphrase),
            (tr("Desk", "Repeat passphrase", "the same passphrase"), self.again),
        ):
            form.addSpacing(SIZES.unit)
            named = label(title, "label", wrap=True)
            named.setBuddy(field)
            form.addWidget(named)
            if field is self.path:
                form.addLayout(where)
            else:
                form.addWidget(field)
        form.addWidget(self.show_signs)
        form.addSpacing(SIZES.unit)
        form.addWidget(label(tr("Desk", CAUTION), "caution", wrap=True))

    def _ask_file(self) -> None:
        now = str(Path(self.path.text()).expanduser())
        # Sealing never overwrites a file, even if the file dialog confirmed it.
        silent = QFileDialog.Option.DontConfirmOverwrite
        title = tr("Desk", "Save the sealed package as", "a file or a folder")
        kinds = f"{tr('Desk', 'One file')} (*.tdz);;{tr('Desk', 'A folder')} (*)"
        file, _ = QFileDialog.getSaveFileName(self, title, now, kinds, options=silent)
        if file:
            self.path.setText(at_home(Path(file)))

    def _cancel(self) -> None:
        if not self.progress.is_busy:
            self.reject()
        else:
            self.progress.cancel()
            self.cancel.setEnabled(False)

    def _done(self, sealed: SealedStudy) -> None:
        self.sealed = sealed
        self._form.hide()
        self.made_note.setText(
            tr(
                "Desk",
                "{package} is saved, with %n session(s). It opens now. Run the sessions from it, "
                "and store the original study where the people who run them can't find it.\n\n"
                "Fingerprint of the seal: {fingerprint}\u2026",
                "",
                sealed.seal.sessions,
            ).format(package=at_home(sealed.out), fingerprint=sealed.seal.fingerprint[:16])
        )
        self.made_note.show()
        self._list(self.left_out, sealed.left_out)
        self._list(self.warnings, sealed.warnings)
        self.cancel.hide()
        self.start_button.setText(tr("Desk", "Close"))
        self.passphrase.forget()
        self.again.forget()
        grow(self)
        self._state.audit(
            "sealed a study",
            study=sealed.seal.study,
            seal=sealed.seal.fingerprint,
            sessions=sealed.seal.sessions,
        )
        self._state.open_study(sealed.out)

    def _list(self, where: QLabel, sentences: Sequence[str]) -> None:
        more = len(sentences) - LISTED
        rest = [tr("Desk", "And %n more like these.", "", more)] if more > 0 else []
        where.setText("\n\n".join([*map(translate_message, sentences[:LISTED]), *rest]))
        where.setVisible(bool(sentences))

    def _failed(self, problem: Exception) -> None:
        if isinstance(problem, Cancelled):
            self._object(tr("Desk", "Nothing was sealed."))
        elif isinstance(problem, TuringDeskError | OSError):
            self._object(translate_problem(problem))
        else:
            show_error(problem, self)

    def _set_busy(self, busy: bool) -> None:
        self._form.setEnabled(not busy)
        self.start_button.setEnabled(not busy)
        self.cancel.setEnabled(True)


def _beside(study: Path) -> Path:
    """A name for the sealed package, beside the study's own."""
    folder = study.parent if study.name == "study.toml" else study
    package_path = folder.with_name(f"{folder.stem}-sealed.tdz")
    number = 2
    while package_path.exists():
        package_path = folder.with_name(f"{folder.stem}-sealed-{number}.tdz")
        number += 1
    return package_path


def ask_seal(state: DeskState, package: Package) -> SealDialog:
    """Open the dialog over the desk."""
    dialog = SealDialog(state, package)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog
