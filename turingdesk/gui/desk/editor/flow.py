"""One session as a row of cards over the editor: choose a part, or move it to another place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QDropEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from turingdesk.core.errors import Severity
from turingdesk.editing.flow import FlowPart, PartKind, neighbor
from turingdesk.gui.desk.editor.section_list import PartsRow
from turingdesk.gui.desk.packages.problem_list import counts as in_words
from turingdesk.gui.theme import SIZES, color, font, grown
from turingdesk.gui.translation import program, tr, tr_noop, translate_message

Index = QModelIndex | QPersistentModelIndex
Counts = Mapping[Severity, int]
WIDE, HIGH = 148, 104  #: lx, of a card
BETWEEN = 22  #: px, the line from one card to the next
INSIDE = 12  #: px, from the edge of a card to its words
WIDEST_WORD = 200  #: lx, of a title that makes its card wider
ROUND = 10  #: px, of a card's corners
HALF_S, LEAST_S = 45, 8  #: seconds: below, a part takes half a minute, or nothing worth telling
PART, TOLD, TAKES, FOUND = (Qt.ItemDataRole.UserRole + n for n in range(4))
_TITLES = {
    PartKind.WELCOME: tr_noop("Desk", "Welcome"),
    PartKind.INSTRUCTIONS: tr_noop("Desk", "Instructions"),
    PartKind.PRACTICE: tr_noop("Desk", "Practice"),
    PartKind.BREAK: tr_noop("Desk", "Break"),
    PartKind.DEBRIEFING: tr_noop("Desk", "Debriefing"),
}
_PAGES: Mapping[
    PartKind, Mapping[tuple[str, ...], str]
] = {  #: what is there, by the texts that the study has
    PartKind.WELCOME: {
        ("information", "consent"): tr_noop("Desk", "Information, consent"),
        ("information",): tr_noop("Desk", "Information, no consent"),
        ("consent",): tr_noop("Desk", "Consent"),
        (): tr_noop("Desk", "No page, no consent"),
    },
    PartKind.INSTRUCTIONS: {("instructions",): tr_noop("Desk", "A page to read")},
    PartKind.DEBRIEFING: {
        ("debriefing",): tr_noop("Desk", "Thanks and debriefing"),
        (): tr_noop("Desk", "Thanks"),
    },
}


class FlowRow(PartsRow):
    """The parts of one session from left to right.

    Signals:
        chosen: A part is to be edited; carries it.
        moved: A part is to take the place of another; carries the numbers of both.
    """

    chosen = Signal(object)
    moved = Signal(int, int)

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Parts of one session"))
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Cards(self))
        self.currentItemChanged.connect(self._choose)
        self.fit()

    @property
    def parts(self) -> list[FlowPart]:
        """All parts, from first to last."""
        return [self.item(n).data(PART) for n in range(self.count())]

    def fill(self, parts: Sequence[FlowPart], durations: Mapping[str, float]) -> None:
        """Show these parts; the chosen one stays chosen where it is still there.

        Args:
            parts: Of one session.
            durations: Seconds by key of `session_s`, as far as they are known.
        """
        now = self.currentItem()
        before = now.data(PART) if now is not None else None
        with QSignalBlocker(self):
            if self.parts != list(parts):
                self.clear()
                for part in parts:
                    self.addItem(_card(part))
                self.mark(before)
            for item in map(self.item, range(self.count())):
                keys = item.data(PART).durations
                item.setData(TAKES, sum(durations.get(key, 0.0) for key in keys))
                _tell(item)

    def mark(self, part: FlowPart | None) -> None:
        """Show which part is being edited, without asking for it again; None for none."""
        with QSignalBlocker(self):
            places = [
                n for n, flow_part in enumerate(self.parts) if part and _same(flow_part, part)
            ]
            self.setCurrentRow(places[0] if places else -1)
        self.viewport().update()

    def count_problems(self, counts: Sequence[Counts]) -> None:
        """Show how many problems each part has, from first to last."""
        for item, problem_counts in zip(map(self.item, range(self.count())), counts, strict=False):
            item.setData(FOUND, problem_counts)
            _tell(item)

    def fit(self) -> None:
        """As high as a card is at the present size of letters."""
        bar = self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(grown(HIGH) + bar + 6)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if not (step and event.modifiers() & Qt.KeyboardModifier.AltModifier):
            super().keyPressEvent(event)
            return
        to = neighbor(self.parts, self.currentRow(), step) if self.currentRow() >= 0 else None
        if to is not None:
            self.moved.emit(self.currentRow(), to)

    def dropEvent(self, event: QDropEvent) -> None:
        source, at = self.currentRow(), self.indexAt(event.position().toPoint())
        to = at.row() if at.isValid() else self.count() - 1
        event.setDropAction(Qt.DropAction.IgnoreAction)  # the draft moves it, then it is shown
        event.accept()
        if source >= 0 and to != source:
            self.moved.emit(source, to)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(PART))


def _same(part: FlowPart, other: FlowPart) -> bool:
    return (part.kind, part.place, part.when) == (other.kind, other.place, other.when)


def _card(part: FlowPart) -> QListWidgetItem:
    title = (
        tr("Desk", _TITLES[part.kind]) if part.kind in _TITLES else translate_message(part.title)
    )
    item = QListWidgetItem(title)
    item.setData(PART, part)
    item.setData(TOLD, _contents(part))
    flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
    item.setFlags(flags | Qt.ItemFlag.ItemIsDragEnabled if part.moves else flags)
    return item


def _contents(part: FlowPart) -> str:
    """The contents of a part, in a few words."""
    if part.kind in _PAGES:
        return tr("Desk", _PAGES[part.kind][part.written])
    if part.kind is PartKind.FORM:
        return tr("Desk", "%n question(s)", "", part.count)
    if part.kind is PartKind.PRACTICE:
        return tr("Desk", "%n trial(s), not counted", "", part.count)
    if part.kind is PartKind.BLOCK:
        return tr("Desk", "%n trial(s)", "", part.count)
    every = tr("Desk", "after every %n trial(s)", "", part.count)
    wait = tr("Desk", "at least {seconds} s")
    least = wait.format(seconds=program().number(part.wait_s)) if part.wait_s else ""
    return program().join(", ", (every, least))


def in_minutes(seconds: float) -> str:
    """About how long a part takes, in whole minutes or half a minute; empty for a moment."""
    if seconds < LEAST_S:
        return ""
    if seconds < HALF_S:
        return tr("Desk", "\u00bd min")
    return tr("Desk", "{number} min", "minutes").format(number=round(seconds / 60))


def _tell(item: QListWidgetItem) -> None:
    """The whole card in words, for readers of the screen and where it is cut."""
    parts = (
        item.text(),
        item.data(TOLD),
        in_minutes(item.data(TAKES) or 0.0),
        _problems_in_words(item),
    )
    words = program().join(", ", parts)
    item.setToolTip(words)
    item.setData(Qt.ItemDataRole.AccessibleTextRole, words)


def _problems_in_words(item: QListWidgetItem) -> str:
    problem_counts: Counts = item.data(FOUND) or {}
    warnings = problem_counts.get(Severity.WARNING, 0)
    return in_words(sum(problem_counts.values()) - warnings, warnings)


class _Cards(QStyledItemDelegate):
    """A card with its title, what it contains, its problems, and its minutes."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(option.rect).adjusted(4, 4, -BETWEEN, -4)
        if index.row() + 1 < index.model().rowCount():
            painter.setPen(QPen(color("control"), 2))
            end = option.rect.right() + 4
            painter.drawLine(box.right(), box.center().y(), end, box.center().y())
        self._frame(painter, box, option)
        self._words(painter, box.adjusted(INSIDE, INSIDE - 4, -INSIDE, 4 - INSIDE), index)
        painter.restore()

    def _frame(self, painter: QPainter, box: QRect, option: QStyleOptionViewItem) -> None:
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setPen(QPen(color("accent" if is_selected else "line"), 2 if is_selected else 1))
        painter.setBrush(color("accent_soft" if is_selected else "card"))
        painter.drawRoundedRect(QRectF(box), ROUND, ROUND)
        if is_selected and option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(box).adjusted(-3.5, -3.5, 3.5, 3.5), 13, 13)

    def _words(self, painter: QPainter, room: QRect, index: Index) -> None:
        item: Counts = index.data(FOUND) or {}
        warnings = item.get(Severity.WARNING, 0)
        errors = sum(item.values()) - warnings
        counts_text = in_words(errors, 0 if errors else warnings)  # a card has no room for both
        ink = "danger" if errors else "warning"
        bold, small = font(15, QFont.Weight.DemiBold), font(SIZES.small)
        at = _write(painter, room, str(index.data()), bold, "ink")
        at = _write(painter, room.adjusted(0, at, 0, 0), str(index.data(TOLD)), small, "soft") + at
        line = QFontMetrics(small).lineSpacing()
        last = room.adjusted(0, room.height() - line, 0, 0)
        takes = in_minutes(index.data(TAKES) or 0.0)
        _write(painter, last, takes, small, "soft")
        if counts_text:
            heavy = font(SIZES.small, QFont.Weight.DemiBold)
            beside = QFontMetrics(small).horizontalAdvance(f"{takes}  ") if takes else 0
            _write(painter, last.adjusted(beside, 0, 0, 0), counts_text, heavy, ink)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = QFontMetrics(font(15, QFont.Weight.DemiBold))
        words = map(metrics.horizontalAdvance, str(index.data()).split())
        longest = min(max(words, default=0), grown(WIDEST_WORD)) + 2 * INSIDE + 4
        return QSize(max(grown(WIDE), longest) + BETWEEN, grown(HIGH))


def _write(painter: QPainter, room: QRect, text: str, letters: QFont, ink: str) -> int:
    """Write a text in at most two lines, cut at the end; how high they are, px."""
    painter.setFont(letters)
    painter.setPen(color(ink))
    metrics = QFontMetrics(letters)
    line = metrics.lineSpacing()
    top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    if metrics.horizontalAdvance(text) <= room.width() or room.height() < 2 * line:
        cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, top, cut)
        return line
    words = text.split(" ")
    fits = 1
    while metrics.horizontalAdvance(" ".join(words[: fits + 1])) <= room.width():
        fits += 1
    for number, part in enumerate((" ".join(words[:fits]), " ".join(words[fits:]))):
        cut = metrics.elidedText(part, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room.adjusted(0, number * line, 0, 0), top, cut)
    return 2 * line
