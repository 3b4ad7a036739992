"""Finds texts that do not fit into their widgets, in a window as it is drawn.

A text may be cut on purpose: a path, a title that someone wrote. Such a widget tells the whole
text in a tip and has the property `MAY_BE_CUT`, or is made to cut (`OneLine`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt, QTextBoundaryFinder
from PySide6.QtGui import QFontMetrics, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStyleOptionViewItem,
    QTabBar,
    QToolButton,
    QWidget,
)

from tests.screens import camera
from turingdesk.gui.desk.widgets.controls import OneLine
from turingdesk.gui.plots import _plot

MAY_BE_CUT = "may be cut"  #: a widget with this property cuts on purpose
_TAG = re.compile(r"<\w[^>]*>")
_SLACK = 1  #: points that a rounded width may lack
_LINE_EDIT_MARGIN = 2  #: Qt's own, on both sides of a line edit's text


@dataclass(frozen=True, slots=True)
class Cut:
    """A text that does not fit."""

    kind: str  #: of the widget
    text: str
    needs: QSize
    has: QSize

    def __str__(self) -> str:
        needs, has = (f"{size.width()} x {size.height()}" for size in (self.needs, self.has))
        return f"{self.kind} {self.text!r} needs {needs} and has {has}"


class Watch:
    """Looks at windows while they are drawn, and keeps what is cut, each once."""

    def __init__(self) -> None:
        self.found: dict[str, Cut] = {}
        self._drawn: QWidget | None = None

    def __enter__(self) -> Watch:
        _plot.elided.append(self._painted)
        camera.watching.append(self.look)
        return self

    def __exit__(self, *_: object) -> None:
        _plot.elided.remove(self._painted)
        camera.watching.remove(self.look)

    def look(self, window: QWidget) -> None:
        """Look at a window, and at what it paints itself."""
        self._drawn = window
        window.grab()
        self._drawn = None
        for cut in cuts(window):
            self._keep(cut)

    def take(self) -> list[Cut]:
        """What was found since the last time."""
        taken = list(self.found.values())
        self.found.clear()
        return taken

    def _painted(self, text: str, needs: QSize, has: QSize) -> None:
        if self._drawn is not None:
            self._keep(Cut("painted", text, needs, has))

    def _keep(self, cut: Cut) -> None:
        self.found.setdefault(str(cut), cut)


def cuts(window: QWidget) -> Iterator[Cut]:
    """Every text in a window that is shown and does not fit."""
    for widget in (window, *window.findChildren(QWidget)):
        room = QWidget.size(widget)  # pages have parts called size
        if not widget.isVisibleTo(window) or room.isEmpty() or _may_be_cut(widget):
            continue
        for kind, look in _LOOKS.items():
            if isinstance(widget, kind):
                yield from look(widget)
                break


def _may_be_cut(widget: QWidget) -> bool:
    return isinstance(widget, OneLine) or bool(widget.property(MAY_BE_CUT))


def _compared(widget: QWidget, text: str, needs: QSize, has: QSize) -> Iterator[Cut]:
    """What is cut of a text that needs so much and has so much room, and by its parents."""
    kind = type(widget).__name__
    if needs.width() > has.width() + _SLACK or needs.height() > has.height() + _SLACK:
        yield Cut(kind, text, needs, has)
        return
    parent = widget.parentWidget()
    if parent is None or widget.isWindow() or isinstance(parent.parent(), QAbstractScrollArea):
        return
    shown = widget.geometry() & QWidget.rect(parent)
    outside = widget.size() - shown.size()
    if outside.width() > _SLACK or outside.height() > _SLACK:
        yield Cut(kind, text, widget.size(), shown.size())


def _of_label(label: QLabel) -> Iterator[Cut]:
    text = label.text()
    if not text.strip():
        return
    needs, has = label.sizeHint(), label.size()
    if label.wordWrap():
        needs = QSize(_widest_word(label), label.heightForWidth(label.width()))
        has = QSize(label.contentsRect().width() - 2 * label.margin(), label.height())
    yield from _compared(label, _plain(label), needs, has)


def _widest_word(label: QLabel) -> int:
    if _is_rich(label):
        return 0  # a document breaks words where it has to
    return max(map(label.fontMetrics().horizontalAdvance, _unbroken(label.text())), default=0)


def _unbroken(text: str) -> Iterator[str]:
    """What stays on one line, whatever the language: not only spaces end it."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    start = 0
    while (end := finder.toNextBoundary()) >= 0:
        yield text[start:end].rstrip()
        start = end


def _is_rich(label: QLabel) -> bool:
    form = label.textFormat()
    is_auto = form is Qt.TextFormat.AutoText and _TAG.search(label.text()) is not None
    return is_auto or form in (Qt.TextFormat.RichText, Qt.TextFormat.MarkdownText)


def _plain(label: QLabel) -> str:
    if not _is_rich(label):
        return label.text()
    document = QTextDocument()
    document.setHtml(label.text())
    return document.toPlainText()


def _of_button(button: QAbstractButton) -> Iterator[Cut]:
    """A push button, a tick or a radio button."""
    if not button.text():
        return
    option, parts = QStyleOptionButton(), QStyle.SubElement
    if isinstance(button, QPushButton):
        button.initStyleOption(option)
        part = parts.SE_PushButtonContents
    elif isinstance(button, QCheckBox):
        button.initStyleOption(option)
        part = parts.SE_CheckBoxContents
    elif isinstance(button, QRadioButton):
        button.initStyleOption(option)
        part = parts.SE_RadioButtonContents
    has = button.style().subElementRect(part, option, button).size()
    has.setHeight(button.height())  # style sheets cut above and below only where all is cut
    yield from _compared(button, button.text(), _with_icon(button), has)


def _with_icon(button: QAbstractButton) -> QSize:
    needs = _size(button.fontMetrics(), button.text())
    if not button.icon().isNull():
        gap = 4  # Qt's own between icon and text
        needs.setWidth(needs.width() + button.iconSize().width() + gap)
    return needs


def _of_tool(tool: QToolButton) -> Iterator[Cut]:
    is_icon = tool.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    if tool.text() and not (is_icon and not tool.icon().isNull()):
        yield from _compared(tool, tool.text(), tool.sizeHint(), tool.size())


def _of_combo(combo: QComboBox) -> Iterator[Cut]:
    if combo.isEditable() or not combo.currentText():
        return
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    style, whole = combo.style(), QStyle.ComplexControl.CC_ComboBox
    field = style.subControlRect(whole, option, QStyle.SubControl.SC_ComboBoxEditField, combo)
    text, metrics = combo.currentText(), combo.fontMetrics()
    needs = _size(metrics, text)
    # Qt gives it room for what is painted, without the white at the end of the last letter.
    needs.setWidth(metrics.boundingRect(text).right() + 1)
    yield from _compared(combo, text, needs, QSize(field.width(), combo.height()))


def _of_line(line: QLineEdit) -> Iterator[Cut]:
    """The placeholder; what is written can be moved through."""
    text = line.placeholderText()
    if line.text() or not text:
        return
    option = QStyleOptionFrame()
    line.initStyleOption(option)
    room = line.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, line)
    room = room.marginsRemoved(line.textMargins())
    has = QSize(room.width() - 2 * _LINE_EDIT_MARGIN, line.height())
    yield from _compared(line, text, _size(line.fontMetrics(), text), has)


def _of_header(header: QHeaderView) -> Iterator[Cut]:
    model = header.model()
    owner = header.parentWidget()
    if header.orientation() is not Qt.Orientation.Horizontal or (owner and _may_be_cut(owner)):
        return
    metric, style = QStyle.PixelMetric, header.style()
    arrow = style.pixelMetric(metric.PM_HeaderMarkSize, None, header)
    air = 2 * style.pixelMetric(metric.PM_HeaderMargin, None, header)  # a text may be there
    for section in range(header.count()):
        text = str(model.headerData(section, header.orientation()) or "")
        if header.isSectionHidden(section) or not text:
            continue
        needs = header.sectionSizeFromContents(section)
        if header.isSortIndicatorShown() and header.sortIndicatorSection() != section:
            needs.setWidth(needs.width() - arrow - _SLACK)
        has = QSize(header.sectionSize(section) + air, header.height())
        if needs.width() > has.width() + _SLACK:
            yield Cut(type(header).__name__, text, needs, has)


def _of_tabs(tabs: QTabBar) -> Iterator[Cut]:
    for place in range(tabs.count()):
        needs, has = tabs.tabSizeHint(place), tabs.tabRect(place).size()
        yield from _compared(tabs, tabs.tabText(place), needs, has)


def _of_group(group: QGroupBox) -> Iterator[Cut]:
    needs = _size(group.fontMetrics(), group.title())
    if needs.width() > group.width() + _SLACK:
        yield Cut(type(group).__name__, group.title(), needs, group.size())


def _of_list(rows: QListWidget) -> Iterator[Cut]:
    for text, needs, has in cut_rows(rows):
        yield Cut(type(rows).__name__, text, needs, has)


def _of_area(area: QScrollArea) -> Iterator[Cut]:
    """What is beyond the edge: texts are moved through downwards, never to the side."""
    inside, has = area.widget(), area.viewport().size()
    needs = inside.minimumSizeHint() if inside else has
    if needs.width() > has.width() + _SLACK:
        yield Cut(type(area).__name__, _area_name(area), needs, has)


def _area_name(area: QScrollArea) -> str:
    inside = area.widget()
    return area.accessibleName() or area.objectName() or type(inside).__name__


def _size(metrics: QFontMetrics, text: str) -> QSize:
    flags = int(Qt.TextFlag.TextShowMnemonic)
    return metrics.boundingRect(QRect(), flags, text).size()


_LOOKS: dict[type[QWidget], Callable[..., Iterator[Cut]]] = {
    QLabel: _of_label,
    QToolButton: _of_tool,
    QPushButton: _of_button,
    QCheckBox: _of_button,
    QRadioButton: _of_button,
    QComboBox: _of_combo,
    QLineEdit: _of_line,
    QHeaderView: _of_header,
    QTabBar: _of_tabs,
    QGroupBox: _of_group,
    QListWidget: _of_list,
    QScrollArea: _of_area,
}


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
    """Rows whose words continue in further lines, within what the style leaves them."""
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
