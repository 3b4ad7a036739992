"""Draws pictures small, from what other threads have read; nothing is read while painting."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from turingdesk.gui.desk.editor.media.model import PICTURE, PictureModel, Shown
from turingdesk.gui.tasks._pictures import pictures
from turingdesk.gui.theme import SIZES, color, font
from turingdesk.gui.translation import tr

Index = QModelIndex | QPersistentModelIndex
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
