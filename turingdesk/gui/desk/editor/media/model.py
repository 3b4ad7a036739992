"""The pictures as Qt's model; it knows names and sizes, and no pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from turingdesk.gui.translation import tr

Index = QModelIndex | QPersistentModelIndex
PICTURE = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Shown:
    """One picture of the study."""

    name: str
    path: Path
    bytes: int
    rows: int  #: that use it

    @property
    def use(self) -> str:
        """How often it is used, in words."""
        if not self.rows:
            return tr("Desk", "not used", "a picture")
        return tr("Desk", "%n row(s)", "", self.rows)


class PictureModel(QAbstractListModel):
    """Replaced as a whole."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.pictures: tuple[Shown, ...] = ()

    def fill(self, pictures: Sequence[Shown]) -> None:
        """Show these."""
        new = tuple(pictures)
        if new != self.pictures:
            self.beginResetModel()
            self.pictures = new
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.pictures)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        picture = self.pictures[index.row()]
        if role == PICTURE:
            return picture
        if role == Qt.ItemDataRole.DisplayRole:
            return picture.name
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return tr("Desk", "{name}, {use}", "a picture").format(
                name=picture.name, use=picture.use
            )
        return None
