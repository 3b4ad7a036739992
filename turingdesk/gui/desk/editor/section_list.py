"""The sections of the study in a row over the editor, with how many problems each has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from turingdesk.core.errors import Severity
from turingdesk.gui.desk.editor.sections import SectionEntry
from turingdesk.gui.desk.packages.problem_list import counts as in_words
from turingdesk.gui.theme import SIZES, color, font, grown
from turingdesk.gui.translation import program, tr

Index = QModelIndex | QPersistentModelIndex
ROW = 32  #: lx
BESIDE = 20  #: px for both sides of a title
KEY, COUNTS = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
Counts = Mapping[Severity, int]


class PartsRow(QListWidget):
    """Parts of a study from left to right; each opens when it is chosen."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setProperty("role", "flow")
        self.setFlow(QListView.Flow.LeftToRight)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # With the focus, Qt would make the first item the current one, which opens it.
        before = self.currentRow()
        with QSignalBlocker(self):
            super().focusInEvent(event)
            if before < 0:
                self.setCurrentRow(-1)


class SectionList(PartsRow):
    """Sections in a row, in several rows where one is too short.

    Signals:
        chosen: A section is to be shown; carries its key.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Sections of the study"))
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setItemDelegate(_Sections(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._choose)

    def fill(self, entries: Sequence[SectionEntry]) -> None:
        """List the sections of a study; the one that is open stays so where it is still there."""
        now, counts = self.key(), {key: item.data(COUNTS) for key, item in self.lines().items()}
        self.blockSignals(True)
        self.clear()
        for entry in entries:
            item = QListWidgetItem(entry.title)
            item.setData(KEY, entry.key)
            item.setData(COUNTS, counts.get(entry.key))
            self.addItem(item)
        self.blockSignals(False)
        self.mark(now)
        self.fit()

    def fit(self) -> None:
        """As high as the rows that the sections need."""
        room, rows, at = max(1, self.viewport().width() - 1), 1, 0
        for item in self.lines().values():
            wide = _wide(item)
            if at and at + wide > room:
                rows, at = rows + 1, 0
            at += wide
        self.setFixedHeight(rows * grown(ROW) + 6)

    def key(self) -> str:
        """The section that is open; empty if none is."""
        item = self.currentItem()
        return str(item.data(KEY) or "") if item is not None else ""

    def mark(self, key: str) -> None:
        """Show which section is open, if any of these, without asking for it again."""
        self.blockSignals(True)
        item = self.lines().get(key)
        if item is None:
            self.setCurrentRow(-1)
        else:
            self.setCurrentItem(item)
        self.blockSignals(False)
        self.viewport().update()

    def count_problems(self, counts: Mapping[str, Counts]) -> None:
        """Show how many problems each section has, by key."""
        for key, item in self.lines().items():
            severity_counts = counts.get(key, {})
            item.setData(COUNTS, severity_counts)
            many = in_words(*_split(severity_counts))
            item.setToolTip(program().join(", ", (item.text(), many)))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, item.toolTip())
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def lines(self) -> dict[str, QListWidgetItem]:
        """Its rows, by the key of their section."""
        items = [self.item(row) for row in range(self.count())]
        return {item.data(KEY): item for item in items if item.data(KEY)}

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(KEY):
            self.chosen.emit(item.data(KEY))


class _Sections(QStyledItemDelegate):
    """A section, and its count of problems after its title."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box = QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            focus = option.state & QStyle.StateFlag.State_HasFocus
            painter.setPen(color("accent") if focus else Qt.PenStyle.NoPen)
            painter.setBrush(color("accent_soft"))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        room = box.adjusted(BESIDE // 2, 0, -BESIDE // 2, 0)
        for text, ink in reversed(_counts(index.data(COUNTS))):
            room.setRight(_tag(painter, room, text, ink) - 4)
        painter.setFont(font(SIZES.note))
        painter.setPen(color("ink"))
        cut = QFontMetrics(painter.font()).elidedText(
            str(index.data()), Qt.TextElideMode.ElideMiddle, room.width() + 1
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, cut)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(_wide(index), grown(ROW))


def _wide(item: Index | QListWidgetItem) -> int:
    """The width of a section with its whole title and its count, px."""
    title = QFontMetrics(font(SIZES.note)).horizontalAdvance(
        str(item.data(Qt.ItemDataRole.DisplayRole))
    )
    tags = QFontMetrics(font(SIZES.small, QFont.Weight.DemiBold))
    counts = sum(8 + tags.horizontalAdvance(text) for text, _ in _counts(item.data(COUNTS)))
    return title + counts + BESIDE


def _split(counts: Counts) -> tuple[int, int]:
    """The number of problems that keep sessions from running, and of those that don't."""
    warnings = counts.get(Severity.WARNING, 0)
    return sum(counts.values()) - warnings, warnings


def _counts(problem_counts: Counts | None) -> list[tuple[str, str]]:
    """Words and color of the tags; the sign tells errors from warnings without color."""
    if not problem_counts:
        return []
    errors, warnings = _split(problem_counts)
    if errors:
        return [(f"\u2715 {program().format_int(errors)}", "danger")]
    return [(f"! {program().format_int(warnings)}", "warning")] if warnings else []


def _tag(painter: QPainter, room: QRect, text: str, ink: str) -> int:
    """Paint a tag at the right end of the room; where it begins, px."""
    painter.setFont(font(SIZES.small, QFont.Weight.DemiBold))
    wide = QFontMetrics(painter.font()).horizontalAdvance(text)
    painter.setPen(color(ink))
    side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(room, side, text)
    return room.right() - wide
