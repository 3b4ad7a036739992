"""Asks for the folder that a study shall be put into."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from turingdesk.gui.desk.words import at_home, button, label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr


class WhereDialog(QDialog):
    """A folder that is not there yet, or is empty; `folder` afterwards."""

    def __init__(self, title: str, text: str, usual: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(620)
        self.field = QLineEdit(at_home(_free(usual)))
        self.field.setAccessibleName(tr("Desk", "Folder"))
        self.field.textChanged.connect(self._look)
        self.objection = label("", "objection", wrap=True)
        self.edit = button(tr("Desk", "Edit"), self.accept, "primary")
        self.edit.setDefault(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.margin]))
        column.setSpacing(SIZES.unit)
        column.addWidget(label(title, "heading", wrap=True))
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
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(button(tr("Desk", "Cancel"), self.reject))
        buttons.addWidget(self.edit)
        column.addLayout(buttons)
        self._look()

    @property
    def folder(self) -> Path:
        """The folder that was named."""
        return Path(self.field.text().strip()).expanduser()

    def _look(self) -> None:
        is_named = bool(self.field.text().strip())
        found = _objection(self.folder) if is_named else tr("Desk", "Name a folder.")
        self.objection.setText(found)
        self.edit.setEnabled(not found)

    def _choose(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self, tr("Desk", "Put the study into"), str(self.folder.parent)
        )
        if chosen:
            self.field.setText(at_home(_free(Path(chosen) / self.folder.name)))


def _objection(folder: Path) -> str:
    if not folder.is_absolute():
        return tr("Desk", "Name the whole path, from the drive or / on.")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        return tr(
            "Desk",
            "There is something already. Name a folder that is not there yet, or is empty.",
        )
    return ""


def _free(folder: Path) -> Path:
    """The folder, or one with a number behind its name, where nothing is yet."""
    made, number = folder, 2
    while made.exists():
        made, number = folder.with_name(f"{folder.name}-{number}"), number + 1
    return made
