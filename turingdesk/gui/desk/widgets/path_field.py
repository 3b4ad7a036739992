"""A field for a path, the system's dialogs that fill it in, and where new studies go."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QWidget

from turingdesk.gui.desk.widgets.controls import at_home, button
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import tr

LEAST = 150  #: lx, of the line


class PathField(QWidget):
    """A line with a path, and a button that opens the system's dialog.

    Signals:
        chosen: Another path is there; carries it, None for an empty line.
    """

    chosen = Signal(object)

    def __init__(self, name: str, ask: Callable[[QWidget, str], str], hint: str = "") -> None:
        """`ask`: opens a dialog near a folder; the path that was chosen, or ""."""
        super().__init__()
        self._ask = ask
        self.near: Path | None = None  #: where to look while there is no path; None: at home
        self.line = QLineEdit()
        self.line.setAccessibleName(name)
        self.line.setPlaceholderText(hint)
        self.line.setMinimumWidth(grown(LEAST))
        self.line.setAcceptDrops(False)  # a file that is dropped would be typed as an address
        self.line.textChanged.connect(lambda _: self.chosen.emit(self.path))
        self.choose = button(tr("Desk", "Choose…"), self._choose)
        self.choose.setAccessibleName(tr("Desk", "Choose: {name}").format(name=name))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SIZES.unit)
        row.addWidget(self.line, 1)
        row.addWidget(self.choose)

    @property
    def path(self) -> Path | None:
        """The path in the field; None if there is none."""
        text = self.line.text().strip()
        return Path(text).expanduser() if text else None

    def put(self, path: Path | None) -> None:
        """Show a path."""
        self.line.setText("" if path is None else at_home(path))
        self.line.setToolTip("" if path is None else str(path))

    def _choose(self) -> None:
        now = self.path
        near = self.near or Path.home() if now is None else now.parent
        path = self._ask(self, str(near))
        if path:
            self.put(Path(path))


def ask_folder(title: str) -> Callable[[QWidget, str], str]:
    """Asks for a folder that is there."""
    return lambda parent, near: QFileDialog.getExistingDirectory(parent, title, near)


def ask_table(parent: QWidget, near: str) -> str:
    """Asks for a spreadsheet."""
    tables, all_files = tr("Desk", "Spreadsheets"), tr("Desk", "All files")
    kinds = f"{tables} (*.xlsx *.csv *.tsv *.txt);;{all_files} (*)"
    title = tr("Desk", "Choose the spreadsheet")
    return QFileDialog.getOpenFileName(parent, title, near, kinds)[0]


def dropped(event: QDragEnterEvent | QDropEvent) -> list[Path]:
    """The files and folders on this machine that are dragged."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


def studies_folder() -> Path:
    """Where new studies go: in the user's documents, or in their home where there are none."""
    home = Path.home()
    place = QStandardPaths.StandardLocation.DocumentsLocation
    documents = Path(QStandardPaths.writableLocation(place) or home)
    return (documents if documents.is_dir() else home) / "TuringDesk"
