"""From a study's path to a draft that can be edited: read in the background, asked where needed.

A .tdz is edited as a folder, so the person says where that shall be. A folder that
cannot be written is copied first, with its pictures.
"""

from __future__ import annotations

import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QWidget,
)

from turingdesk.core.errors import TuringDeskError
from turingdesk.editing.new_folder import free_folder
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import at_home, button, button_row, dialog_column, label
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft


SEALED_TOLD = tr_noop(
    "Desk",
    "The study is sealed, and any change would break the seal. Edit the original study and seal "
    "it again.",
)


class Opening(QObject):
    """Opens one study at a time.

    Signals:
        began: A study is being read; carries its path.
        opened: It can be edited; carries the Draft.
        failed: It cannot; carries the exception.
        given_up: The person said nothing about where it shall be.
    """

    began = Signal(object)
    opened = Signal(object)
    failed = Signal(object)
    given_up = Signal()

    def __init__(self, parent: QObject, state: DeskState) -> None:
        super().__init__(parent)
        self._state = state

    def open(self, path: Path) -> None:
        """Open a package's folder, its study.toml, or a .tdz."""
        if is_sealed(path):
            self.failed.emit(Sealed(tr("Desk", SEALED_TOLD)))
            return
        if path.suffix.lower() == ".tdz":
            self._ask(
                tr("Desk", "Edit a packed study"),
                tr(
                    "Desk",
                    "{file} is a packed study. TuringDesk unpacks it into a folder, where you "
                    "can edit it. The packed file doesn't change.",
                ).format(file=path.name),
                path.with_suffix(""),
                lambda into: self._read(path, lambda: _unpacked(path, into)),
            )
            return
        folder = path.parent if path.is_file() else path
        if folder.is_dir() and not may_write(folder):
            self._ask(
                tr("Desk", "This study is in a read-only location"),
                tr(
                    "Desk",
                    "Files in {folder} can't be changed. You can edit a copy of the study in a "
                    "folder of your own. The original doesn't change.",
                ).format(folder=folder),
                Path.home() / folder.name,
                lambda into: self._read(path, lambda: _copied(folder, into)),
            )
            return
        self._read(path, lambda: _opened(folder))

    def _ask(
        self, title: str, text: str, default_folder: Path, then: Callable[[Path], None]
    ) -> None:
        dialog = WhereDialog(title, text, default_folder, self._state.window())
        dialog.accepted.connect(lambda: then(dialog.folder))
        dialog.rejected.connect(self.given_up)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _read(self, path: Path, work: Callable[[], Draft]) -> None:
        self.began.emit(path)
        Job(self, work, self.opened.emit, self.failed.emit)


class Sealed(TuringDeskError):
    """Who made what is encrypted in a sealed study, and its sessions have already been drawn."""


def is_sealed(path: Path) -> bool:
    """True if a folder or .tdz is a sealed study; False if that cannot be read."""
    from turingdesk.study.seals import SEALED

    try:
        if path.suffix.lower() == ".tdz":
            with zipfile.ZipFile(path) as packed:
                return any(Path(name).name == SEALED for name in packed.namelist())
        return ((path.parent if path.is_file() else path) / SEALED).exists()
    except (OSError, zipfile.BadZipFile):
        return False


def may_write(folder: Path) -> bool:
    """True if files can be made in a folder; asked of the system by making one."""
    try:
        # os.access would not do: on Windows it knows nothing of permissions, only of a read-only
        # mark.
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _opened(folder: Path) -> Draft:
    from turingdesk.editing.draft import Draft

    return Draft.open(folder)


def _unpacked(tdz: Path, into: Path) -> Draft:
    from turingdesk.editing.draft import Draft

    return Draft.unpacked(tdz, into)


def _copied(folder: Path, into: Path) -> Draft:
    """A copy of a package, pictures from beside it included."""
    import shutil

    from turingdesk.editing.draft import Draft

    shutil.copytree(folder, into, dirs_exist_ok=True)
    # A path out of the folder would lead elsewhere from the copy.
    beside = str(Draft.open(folder).toml.get("media", default="media"))
    draft = Draft.open(into)
    outside = Path(beside).is_absolute() or ".." in Path(beside).parts
    if outside and (folder / beside).is_dir():
        shutil.copytree(folder / beside, into / "media", dirs_exist_ok=True)
        draft.toml.set(("media",), None)
        draft.save()
    return draft


class WhereDialog(QDialog):
    """A folder that is not there yet, or is empty; `folder` afterwards."""

    def __init__(
        self, title: str, text: str, default_folder: Path, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(620)
        self.field = QLineEdit(at_home(free_folder(default_folder)))
        self.field.setAccessibleName(tr("Desk", "Folder"))
        self.field.textChanged.connect(self._look)
        self.objection = label("", "objection", wrap=True)
        self.edit = button(tr("Desk", "Edit"), self.accept, "primary")
        self.edit.setDefault(True)
        column = dialog_column(self, title, wrap=True)
        column.addWidget(label(text, "", wrap=True))
        column.addSpacing(SIZES.unit)
        named = label(tr("Desk", "Folder"), "label")
        named.setBuddy(self.field)
        column.addWidget(named)
        row = QHBoxLayout()
        row.setSpacing(SIZES.unit)
        row.addWidget(self.field, 1)
        row.addWidget(button(tr("Desk", "Choose…"), self._choose))
        column.addLayout(row)
        column.addWidget(self.objection)
        column.addSpacing(SIZES.unit)
        column.addLayout(button_row(button(tr("Desk", "Cancel"), self.reject), self.edit))
        self._look()

    @property
    def folder(self) -> Path:
        """The folder that was entered."""
        return Path(self.field.text().strip()).expanduser()

    def _look(self) -> None:
        is_named = bool(self.field.text().strip())
        objection = _objection(self.folder) if is_named else tr("Desk", "Enter a folder.")
        self.objection.setText(objection)
        self.edit.setEnabled(not objection)

    def _choose(self) -> None:
        folder_name = QFileDialog.getExistingDirectory(
            self, tr("Desk", "Save the study in"), str(self.folder.parent)
        )
        if folder_name:
            self.field.setText(at_home(free_folder(Path(folder_name) / self.folder.name)))


def _objection(folder: Path) -> str:
    if not folder.is_absolute():
        return tr("Desk", "Enter the full path, starting with the drive or /.")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        return tr(
            "Desk",
            "This folder isn't empty. Enter a new or empty folder.",
        )
    return ""
