"""The studies that were opened lately, the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from turingdesk.gui.desk.words import at_home
from turingdesk.gui.theme import SIZES, color, font, grown
from turingdesk.gui.translation import tr

ROW = 60
PATH = Qt.ItemDataRole.UserRole


class RecentStudies(QListWidget):
    """One line for each: its name, and under it where it lies.

    Signals:
        chosen: A study was chosen; carries its path.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Desk", "Recent studies"))
        self.setProperty("role", "plain")
        self.setItemDelegate(TwoLines(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemActivated.connect(self._choose)
        self.itemClicked.connect(self._choose)

    def fill(self, paths: Sequence[Path], titles: dict[Path, str], now: Path | None) -> None:
        """List studies.

        Args:
            paths: Newest first.
            titles: Those that were read so far.
            now: The study in hand.
        """
        self.clear()
        for path in paths:
            item = QListWidgetItem(titles.get(path, path.stem))
            item.setData(PATH, path)
            item.setToolTip(str(path))
            self.addItem(item)
            item.setSelected(path == now)
            if path == now:
                self.setCurrentItem(item)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(PATH))


class TwoLines(QStyledItemDelegate):
    """Paints a study's name over its place."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        box = QRect(option.rect)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("accent_soft"))
            painter.drawRoundedRect(box.adjusted(0, 2, 0, -2), 8, 8)
        path = index.data(PATH)
        lines = (
            (str(index.data()), SIZES.note, QFont.Weight.DemiBold, "ink", 10),
            (at_home(path.parent), SIZES.small, QFont.Weight.Normal, "soft", 10 + grown(22)),
        )
        for text, px, weight, ink, top in lines:
            painter.setFont(font(px, weight))
            painter.setPen(color(ink))
            room = box.adjusted(12, top, -12, 0)
            where = Qt.TextElideMode.ElideRight if ink == "ink" else Qt.TextElideMode.ElideMiddle
            cut = QFontMetrics(painter.font()).elidedText(text, where, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, cut)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(120, grown(ROW))
