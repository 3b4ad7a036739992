"""The list of sections at the left of the editor, with how many problems each has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from turingdesk.core.errors import Severity
from turingdesk.gui.desk.editor.sections import SECTIONS, Entry
from turingdesk.gui.desk.studies.problem_list import counts as in_words
from turingdesk.gui.theme import SIZES, color, font, grown
from turingdesk.gui.translation import program, tr

Index = QModelIndex | QPersistentModelIndex
WIDTH, WIDEST = 192, 280  #: px, lx; as wide as the sections' titles need it
ROW, HEADING, GAP = 32, 34, 10
BESIDE = 56  #: px for the sides of a line and a count of problems
KEY, COUNTS = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
Counts = Mapping[Severity, int]


class SectionList(QListWidget):
    """Sections, and the items of those that have several under a heading.

    Signals:
        chosen: A section is to be shown; carries its key.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Desk", "Sections of the study"))
        self.setProperty("role", "plain")
        self.setItemDelegate(_Lines(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._choose)

    def wide(self) -> int:
        """How wide the list is with whole titles of sections and their counts, px."""
        metrics = QFontMetrics(font(SIZES.note, QFont.Weight.Normal))
        longest = max(metrics.horizontalAdvance(tr("Desk", one.title)) for one in SECTIONS)
        return min(max(WIDTH, longest + BESIDE), grown(WIDEST))

    def fill(self, entries: Sequence[Entry]) -> None:
        """List the sections of a study; the one that is open stays so where it is still there."""
        now, counts = self.key(), {key: item.data(COUNTS) for key, item in self._lines().items()}
        self.blockSignals(True)
        self.clear()
        above = ""
        for entry in entries:
            title = "" if entry.section.items is None else tr("Desk", entry.section.title)
            if title != above:
                self._add_heading(title)
            above = title
            item = QListWidgetItem(entry.title)
            item.setData(KEY, entry.key)
            item.setData(COUNTS, counts.get(entry.key))
            self.addItem(item)
        self.blockSignals(False)
        if now in self._lines():
            self.mark(now)

    def key(self) -> str:
        """The section that is open; empty where none is."""
        item = self.currentItem()
        return str(item.data(KEY) or "") if item is not None else ""

    def mark(self, key: str) -> None:
        """Show which section is open, without asking for it again."""
        self.blockSignals(True)
        self.setCurrentItem(self._lines()[key])
        self.blockSignals(False)
        self.viewport().update()

    def count_problems(self, counts: Mapping[str, Counts]) -> None:
        """Show how many problems each section has, by key."""
        for key, item in self._lines().items():
            found = counts.get(key, {})
            item.setData(COUNTS, found)
            many = in_words(*_split(found))
            item.setToolTip(", ".join(filter(None, (item.text(), many))))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, item.toolTip())

    def _lines(self) -> dict[str, QListWidgetItem]:
        items = [self.item(row) for row in range(self.count())]
        return {item.data(KEY): item for item in items if item.data(KEY)}

    def _add_heading(self, title: str) -> None:
        """A heading over some items; without words the gap after them."""
        heading = QListWidgetItem(title)
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        self.addItem(heading)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(KEY):
            self.chosen.emit(item.data(KEY))


class _Lines(QStyledItemDelegate):
    """A section, its count of problems at the right; or the heading over some."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box = QRect(option.rect)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_heading = not index.data(KEY)
        if state & QStyle.StateFlag.State_Selected and not is_heading:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("accent_soft"))
            painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), 8, 8)
        room = box.adjusted(10, 8 if is_heading else 0, -8, 0)
        for text, ink in reversed(_counts(index.data(COUNTS))):
            room.setRight(_tag(painter, room, text, ink) - 4)
        px = SIZES.small if is_heading else SIZES.note
        bold = QFont.Weight.DemiBold if is_heading else QFont.Weight.Normal
        painter.setFont(font(px, bold))
        painter.setPen(color("soft" if is_heading else "ink"))
        cut = QFontMetrics(painter.font()).elidedText(
            str(index.data()), Qt.TextElideMode.ElideMiddle, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, cut)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        heading = HEADING if index.data() else GAP
        return QSize(120, grown(ROW if index.data(KEY) else heading))


def _split(found: Counts) -> tuple[int, int]:
    """How many problems keep sessions from running, and how many do not."""
    warnings = found.get(Severity.WARNING, 0)
    return sum(found.values()) - warnings, warnings


def _counts(found: Counts | None) -> list[tuple[str, str]]:
    """Words and colour of the tags; the sign tells errors from warnings without colour."""
    if not found:
        return []
    errors, warnings = _split(found)
    if errors:
        return [(f"\u2715 {program().whole(errors)}", "danger")]
    return [(f"! {program().whole(warnings)}", "warning")] if warnings else []


def _tag(painter: QPainter, room: QRect, text: str, ink: str) -> int:
    """Paint a tag at the right end of the room; where it begins, px."""
    painter.setFont(font(SIZES.small, QFont.Weight.DemiBold))
    wide = QFontMetrics(painter.font()).horizontalAdvance(text)
    painter.setPen(color(ink))
    side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(room, side, text)
    return room.right() - wide
