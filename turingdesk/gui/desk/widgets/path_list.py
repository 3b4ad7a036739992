"""A list of files and folders on this computer, with buttons that add and remove some."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QListWidget, QVBoxLayout, QWidget

from turingdesk.gui.desk.widgets.controls import at_home, button, label
from turingdesk.gui.desk.widgets.path_field import dropped
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr


class PathList(QWidget):
    """Files and folders can be dropped here as well.

    Args:
        name: What is listed, for the label above the list, and for screen readers.

    Signals:
        changed: Other files or folders are in the list.
    """

    changed = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAcceptDrops(True)
        self.paths: list[Path] = []
        self.files = QListWidget()
        self.files.setProperty("role", "topics")
        self.files.setAccessibleName(name)
        self.add = button(tr("Desk", "Add files…"), self._ask_files)
        self.add_folder = button(tr("Desk", "Add a folder…"), self._ask_folder)
        self.remove = button(tr("Desk", "Remove"), self._remove)
        named = label(name, "label")
        named.setBuddy(self.files)
        buttons = WrappingRow(spacing=SIZES.unit)
        for file_button in (self.add, self.add_folder, self.remove):
            buttons.addWidget(file_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addWidget(named)
        column.addWidget(self.files, 1)
        column.addLayout(buttons)
        self._list()

    def take(self, paths: Iterable[Path]) -> None:
        """Add files and folders, each once."""
        self.paths += [path for path in dict.fromkeys(paths) if path not in self.paths]
        self._list()

    def _list(self) -> None:
        self.files.clear()
        self.files.addItems([at_home(path) for path in self.paths])
        self.remove.setEnabled(bool(self.paths))
        self.changed.emit()

    def _near(self) -> str:
        return str(self.paths[-1].parent if self.paths else Path.home())

    def _ask_files(self) -> None:
        title = tr("Desk", "Choose files")
        self.take([*map(Path, QFileDialog.getOpenFileNames(self, title, self._near())[0])])

    def _ask_folder(self) -> None:
        title = tr("Desk", "Choose a folder")
        if folder := QFileDialog.getExistingDirectory(self, title, self._near()):
            self.take([Path(folder)])

    def _remove(self) -> None:
        """Take out the file that is selected, or else the last one."""
        # Without a selection the row is -1, which is the last one.
        del self.paths[self.files.currentRow()]
        self._list()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.take(dropped(event))
