"""The pictures as Qt's model; it knows names and sizes, and no pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from turingdesk.gui.tasks._pictures import pictures
from turingdesk.gui.theme import SIZES, color, font
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


CELL = QSize(164, 160)
ROOM = QSize(140, 96)  #: px of a picture


class Thumbnails(QListView):
    """Pictures side by side."""

    def __init__(self, model: PictureModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(_Small(self))
        self.setAccessibleName(tr("Desk", "Pictures"))
        self.setProperty("role", "plain")
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setGridSize(CELL)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        pictures().changed.connect(self._changed)

    def _changed(self, _path: str) -> None:
        self.viewport().update()


class _Small(QStyledItemDelegate):
    """A picture, its name and its use."""

    def __init__(self, parent: Thumbnails) -> None:
        super().__init__(parent)
        self._view = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return CELL

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        shown: Shown = index.data(PICTURE)
        box = QRect(option.rect).adjusted(4, 4, -4, -4)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("accent_soft"))
            painter.drawRoundedRect(box, 8, 8)
        room = QRect(0, 0, ROOM.width(), ROOM.height())
        room.moveCenter(box.center())
        room.moveTop(box.top() + 8)
        self._picture(painter, room, shown)
        used = "soft" if shown.rows else "warning"
        for text, ink, bold, top in (
            (shown.name, "ink", QFont.Weight.Medium, ROOM.height() + 14),
            (shown.use, used, QFont.Weight.Normal, ROOM.height() + 32),
        ):
            painter.setFont(font(SIZES.small, bold))
            painter.setPen(color(ink))
            line = box.adjusted(8, top, -8, 0)
            middle = Qt.TextElideMode.ElideMiddle
            cut = QFontMetrics(painter.font()).elidedText(text, middle, line.width())
            side = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(line, side, cut)
        painter.restore()

    def _picture(self, painter: QPainter, room: QRect, shown: Shown) -> None:
        """The picture in its room, or a quiet box while it is read or where it cannot be."""
        ratio = self._view.devicePixelRatioF()
        most = room.size() * ratio
        held = pictures()
        held.want(shown.path, lambda own: _fit(own, most))
        own = held.size(shown.path)
        image = held.image(shown.path, _fit(own, most)) if own is not None else None
        if image is not None:
            place = QRect(0, 0, round(image.width() / ratio), round(image.height() / ratio))
            place.moveCenter(room.center())
            painter.drawImage(place, image)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("neutral"))
        painter.drawRoundedRect(room, 6, 6)
        if held.failure(shown.path):
            painter.setFont(font(SIZES.small))
            painter.setPen(color("danger"))
            wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(room, wrapped, tr("Desk", "cannot be read", "a picture"))


def _fit(own: QSize, most: QSize) -> QSize:
    """A picture's size inside a room, never larger than it is."""
    if own.width() <= most.width() and own.height() <= most.height():
        return own
    return own.scaled(most, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
