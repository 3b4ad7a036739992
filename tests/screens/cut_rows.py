"""Finds the rows of lists whose words do not fit."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

_SLACK = 1  #: points that a rounded size may lack
_FAR = 100_000  #: points, more than any list is high
_MARGIN = 3  #: Qt's own, on both sides of a row's text

Row = tuple[str, QSize, QSize]  #: its text, what it needs and what it has


def cut_rows(rows: QListWidget) -> Iterator[Row]:
    """Rows that Qt draws itself, and whose end is not told in a tip."""
    found = _wrapped(rows) if rows.wordWrap() else _straight(rows)
    hidden = {rows.item(row).text() for row in range(rows.count()) if rows.item(row).isHidden()}
    yield from (row for row in found if row[0] not in hidden)


def _straight(rows: QListWidget) -> Iterator[Row]:
    """Rows of one line each."""
    if type(rows.itemDelegate()) is not QStyledItemDelegate:
        return
    room = rows.viewport().width()
    for row in range(rows.count()):
        item, needs = rows.item(row), rows.sizeHintForIndex(rows.model().index(row, 0))
        if not item.toolTip() and needs.width() > room + _SLACK:
            yield item.text(), needs, QSize(room, needs.height())


def _wrapped(rows: QListWidget) -> Iterator[Row]:
    """Rows whose words go on in further lines, within what the style leaves them."""
    option, part = QStyleOptionViewItem(), QStyle.SubElement.SE_ItemViewItemText
    delegate = rows.itemDelegate()
    if not isinstance(delegate, QStyledItemDelegate):
        return
    for row in range(rows.count()):
        index, text = rows.model().index(row, 0), rows.item(row).text()
        rows.initViewItemOption(option)
        delegate.initStyleOption(option, index)
        option.rect = rows.visualRect(index) & QRect(0, -_FAR, rows.viewport().width(), 2 * _FAR)
        has = rows.style().subElementRect(part, option, rows).size()
        room = QRect(0, 0, has.width() - 2 * _MARGIN, _FAR)
        flags = int(Qt.TextFlag.TextWordWrap)
        needs = option.fontMetrics.boundingRect(room, flags, text).size()
        if needs.height() > has.height() + _SLACK:
            yield text, needs, has
