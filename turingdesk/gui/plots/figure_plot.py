"""A figure that can be explored: values under the cursor, zoom, a legend that hides series."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAction,
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollBar,
    QSizePolicy,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from turingdesk.analysis._figure import Axis, Cells, Figure
from turingdesk.exchange.figures.drawing import laid_out
from turingdesk.exchange.figures.series import layer_color, series_colors, series_places
from turingdesk.exchange.figures.values import FigureValue, as_csv, matching, place_name, values
from turingdesk.gui.desk.widgets.controls import button, label
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.plots.figure_items import look_of_desk
from turingdesk.gui.plots.panels import MOST_ROWS, Panels
from turingdesk.gui.plots.swatch import swatch, swatch_size
from turingdesk.gui.theme import SIZES, color, colors, grown, look
from turingdesk.gui.translation import program, tr, translate_message

_TOLD = 100  #: values that the description for screen readers lists
LEADING = ("judge", "stimulus", "session", "pair")  #: that a click on a value leads to
_TURN_MS = 5  #: before the next plot of a page, so that the last one is painted by then
_NEAR = 18  #: lx, from the cursor to the value that it tells of


class FigurePlot(QWidget):
    """Draws any figure; with letters, colors and words of the desk.

    Arrow keys go from value to value, Enter follows one, + and - zoom, Home shows all.

    Args:
        parent: What it is part of.
        fills: Whether it is as high as the room that there is, not as what it shows needs.

    Signals:
        picked: A value was clicked; carries what its id is of, and the id.
        save_wanted: The figure is to be saved.
    """

    picked = Signal(str, str)
    save_wanted = Signal()
    spoken_role = QAccessible.Role.Chart

    def __init__(self, parent: QWidget | None = None, *, fills: bool = False) -> None:
        super().__init__(parent)
        self.figure: Figure | None = None
        self._matching: Figure | None = None  #: the rows of it that match
        self._fills = fills
        self.value_text = ""  #: of the value under the cursor, as words
        self._values: list[FigureValue] = []  #: those that are drawn, of the rows that match
        self.is_chosen = False  #: whether someone gave it the keyboard, and so the wheel
        self._at = -1  #: the value that was described last
        self._hidden: set[str] = set()
        self._drawn_in: object = None
        self.entries: dict[str, QPushButton] = {}  #: of the legend
        # With the keyboard's focus, values can be gone through with arrows, and be read by screen
        # readers.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Not Fixed: Qt would keep a legend of two lines to the height of one, and cut the axis.
        high = QSizePolicy.Policy.Expanding if fills else QSizePolicy.Policy.Minimum
        self.setSizePolicy(QSizePolicy.Policy.Expanding, high)
        # Items must not go while Qt gives every widget its new style: it still contains them.
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self._draw)
        self._lay_out(Panels(self, fills=fills))
        self._add_actions()

    def show_figure(self, figure: Figure) -> None:
        """Draw a figure in place of the last one; hidden series of the same figure stay so."""
        if self.figure is None or self.figure.name != figure.name:
            self._hidden.clear()
            self.search.clear()
        figure, old = laid_out(figure), self.figure
        if figure == old and self._drawn_in == (colors(), look()):
            return
        self.figure = figure
        has_many = len(figure.x.categories) > MOST_ROWS and not _is_matrix(figure)
        self.search.setVisible(has_many)
        self._draw()

    def values(self) -> list[FigureValue]:
        """The values that are drawn."""
        return list(self._values)

    def words(self, value: FigureValue) -> str:
        """A value in words: its place, its interval, and its number of verdicts."""
        assert self.figure is not None
        return _words(self.panels.figure or self.figure, value)

    def copy_picture(self) -> None:
        """Put what is shown on the clipboard, as a picture."""
        QGuiApplication.clipboard().setPixmap(self.panels.grab())

    def copy_values(self) -> None:
        """Put the values on the clipboard, as a table that spreadsheets take."""
        if self.figure is None:
            return
        data = QMimeData()
        data.setData("text/csv", as_csv(self.figure).encode("utf-8"))
        # Text with tabs, too: spreadsheets put pasted commas into a single cell.
        data.setText(as_csv(self.figure, "\t"))
        QGuiApplication.clipboard().setMimeData(data)

    def draw_panels(self) -> None:
        """Draw what was shown last, unless there is nothing in it."""
        if self._matching is not None and not self._matching.nothing:
            self.panels.show_figure(self._matching)
            self.panels.hide_series(self._hidden)

    def show_all(self) -> None:
        """Show all again after zooming and panning."""
        self.panels.show_all(self.bar.value())

    def _lay_out(self, panels: Panels) -> None:
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Desk", "Find a row"))
        self.search.setAccessibleName(tr("Desk", "Find a row"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _: self._draw())
        self.search.hide()
        self.legend = QWidget()
        self._entries = WrappingRow(self.legend, SIZES.unit)
        self.panels = panels
        self.panels.hovered.connect(self._hover)
        self.panels.left.connect(self._tell_nothing)
        self.panels.clicked.connect(self._click)
        self.panels.reset.connect(self.show_all)
        self.bar = QScrollBar(Qt.Orientation.Vertical)
        self.bar.setAccessibleName(tr("Desk", "Rows"))
        self.bar.valueChanged.connect(self.panels.scroll_to)
        self.bar.hide()
        beside = QHBoxLayout()
        beside.setSpacing(0)
        beside.addWidget(self.panels, 1)
        beside.addWidget(self.bar)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addWidget(self.search)
        column.addWidget(self.legend)
        column.addLayout(beside)
        self.nothing = label("", "soft", wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.nothing, 1)

    def _add_actions(self) -> None:
        keys = QKeySequence.StandardKey
        for text, key, done in (
            (tr("Desk", "Copy picture"), QKeySequence(keys.Copy), self.copy_picture),
            (tr("Desk", "Copy values"), QKeySequence("Ctrl+Shift+C"), self.copy_values),
            (tr("Desk", "Save figure\u2026"), QKeySequence(keys.Save), self.save_wanted.emit),
            (tr("Desk", "Show all"), QKeySequence("Home"), self.show_all),
        ):
            action = QAction(text, self)
            action.setShortcut(key)
            # Several plots of a page have the same keys: in a wider context Qt finds them
            # ambiguous and runs none.
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            action.triggered.connect(done)
            self.addAction(action)

    def _draw(self) -> None:
        if self.figure is None:
            return
        self._drawn_in = colors(), look()
        matching_figure = matching(self.figure, self.search.text())
        self.nothing.setText(translate_message(self.figure.nothing))
        self.nothing.setVisible(bool(self.figure.nothing))
        self.panels.setVisible(not self.figure.nothing)
        if self._fills:
            _draw_in_turn(self)
        else:
            self.panels.show_figure(matching_figure)
        self._matching = matching_figure
        figure_values = list(values(matching_figure))
        # The cells of a matrix lead to what they stand for, however few verdicts they have.
        self._values = (
            figure_values
            if _is_matrix(matching_figure)
            else [figure_value for figure_value in figure_values if figure_value.is_drawn]
        )
        self._at = -1
        further = self.panels.rows - MOST_ROWS if self.panels.is_long else 0
        self.bar.setVisible(further > 0)
        self.bar.setRange(0, max(0, further))
        self.bar.setPageStep(MOST_ROWS)
        self._fill_legend(self.figure)
        self.panels.hide_series(self._hidden)
        self._say(
            self.figure,
            figure_values if matching_figure is self.figure else list(values(self.figure)),
        )
        self.updateGeometry()

    def _say(self, figure: Figure, figure_values: Sequence[FigureValue]) -> None:
        """Tell screen readers the title, the caption and the values."""
        self.setAccessibleName(translate_message(figure.title))
        words = (translate_message(text) for text in (figure.nothing, figure.caption))
        parts = [*words, *(self.words(figure_value) for figure_value in figure_values[:_TOLD])]
        if len(figure_values) > _TOLD:
            more = tr("Desk", "and {number} more values")
            parts.append(more.format(number=program().format_int(len(figure_values) - _TOLD)))
        self.setAccessibleDescription("\n".join(part for part in parts if part))

    def _fill_legend(self, figure: Figure) -> None:
        layers = [layer for plot in figure.plots for layer in plot.layers]
        names = list(
            dict.fromkeys(name for layer in layers if (name := getattr(layer, "name", "")))
        )
        if len(names) == 1 and all(len(plot.layers) == 1 for plot in figure.plots):
            names = []
        if list(self.entries) != names:
            while (item := self._entries.takeAt(0)) is not None:
                if (widget := item.widget()) is not None:
                    widget.deleteLater()
            self.entries = {name: self._entry(name) for name in names}
        color_by_series, places = series_colors(figure, look_of_desk()), series_places(figure)
        for name, entry in self.entries.items():
            marks = [layer for layer in layers if getattr(layer, "name", "") == name]
            ink = layer_color(marks[0], look_of_desk(), color_by_series)
            icon = swatch(marks, ink, places.get(name, 0), is_shown=entry.isChecked())
            entry.setIcon(icon)
            entry.setIconSize(swatch_size())
        self.legend.setVisible(bool(names))

    def _entry(self, name: str) -> QPushButton:
        entry = button(translate_message(name), lambda: self._toggle(name), "legend")
        entry.setCheckable(True)
        entry.setChecked(name not in self._hidden)
        entry.setToolTip(tr("Desk", "Show or hide this series"))
        self._entries.addWidget(entry)
        return entry

    def _toggle(self, name: str) -> None:
        self._hidden.symmetric_difference_update({name})
        self.panels.hide_series(self._hidden)
        if self.figure is not None:
            self._fill_legend(self.figure)

    def _hover(self, point: QPointF) -> None:
        near = self._nearest(point)
        if near < 0:
            self._tell_nothing()
        # The tip goes by itself after a while; the same value under the cursor brings it back.
        elif near != self._at or not QToolTip.isVisible():
            self._tell(near, point)

    def _nearest(self, point: QPointF) -> int:
        """The number of the value at a place of the panels; -1 where none is near."""
        nearest, least = -1, float(grown(_NEAR))
        panel = self.panels.panel_at(point)
        for number, value in enumerate(self._values):
            if value.panel == panel and value.series not in self._hidden:
                far = self.panels.distance(value, point)
                if far < least:
                    nearest, least = number, far
        return nearest

    def _tell(self, number: int, point: QPointF) -> None:
        self._at, value = number, self._values[number]
        source = "" if self.panels.rows else _source(value)
        self.value_text = "\n".join(filter(None, (self.words(value), source)))
        self.panels.mark(value)
        place = self.panels.mapToGlobal(point.toPoint() + QPoint(grown(8), grown(8)))
        QToolTip.showText(place, self.value_text, self.panels)
        self.panels.setCursor(
            Qt.CursorShape.PointingHandCursor
            if value.of in LEADING
            else Qt.CursorShape.ArrowCursor
        )

    def _tell_nothing(self) -> None:
        if self._at >= 0:
            self._at, self.value_text = -1, ""
            self.panels.mark(None)
            QToolTip.hideText()
            self.panels.unsetCursor()

    def _click(self, point: QPointF) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        near = self._nearest(point)
        if near >= 0:
            self._follow(self._values[near])

    def _follow(self, value: FigureValue) -> None:
        if value.key:
            self.picked.emit(value.of, value.key)

    def _step(self, by: int) -> None:
        """Go to the next or the last value that is shown, and say it."""
        there = [n for n, value in enumerate(self._values) if value.series not in self._hidden]
        if not there:
            return
        at = there.index(self._at) + by if self._at in there else (0 if by > 0 else -1)
        number = there[at % len(there)]
        if self.panels.is_long:
            self.bar.setValue(round(self._values[number].x) - MOST_ROWS // 2)
        self._tell(number, self.panels.place_of(self._values[number]))

    def sizeHint(self) -> QSize:
        return QSize(grown(480), super().sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._step(_STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._at >= 0:
            self._follow(self._values[self._at])
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            self.panels.zoom(0.8 if key == Qt.Key.Key_Plus else 1.25)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.addActions(self.actions())
        # popup() returns at once, so no one is left who could delete the menu.
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Not where a window comes to the front: the wheel over a plot has to scroll the page then.
        self.is_chosen = event.reason() in _CHOSEN

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.is_chosen = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_nothing()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        is_look = event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange)
        if is_look:
            # pyqtgraph takes a color once, and knows no style sheets.
            self.panels.setBackground(color("card"))
        if is_look and self._drawn_in not in (None, (colors(), look())):
            self._again.start()


_waiting: list[FigurePlot] = []  #: of a page whose plots change together


def _draw_in_turn(plot: FigurePlot) -> None:
    """Draw one plot after the other; the window answers in between."""
    if plot not in _waiting:
        _waiting.append(plot)
        if len(_waiting) == 1:
            QTimer.singleShot(_TURN_MS, _draw_next)


def _draw_next() -> None:
    plot = _waiting.pop(0)
    if _waiting:
        QTimer.singleShot(_TURN_MS, _draw_next)
    # Its page may be gone since it was put in the row.
    if isValid(plot):
        plot.draw_panels()


_CHOSEN = (
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
)
_STEPS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
}


def _is_matrix(figure: Figure) -> bool:
    return any(isinstance(layer, Cells) for plot in figure.plots for layer in plot.layers)


def _words(figure: Figure, value: FigureValue) -> str:
    """A value in words: where it is, and what it is."""
    title = translate_message(figure.plots[value.panel].title)
    names = [title, translate_message(value.series)]
    if _is_matrix(figure):  # the row first, each with what it is: two models look alike
        names += [_labeled(figure.y, value.y), _labeled(figure.x, value.x)]
    else:
        names.append(_at(figure.x, value.x))
    return program().join(": ", (program().join(", ", names), _measured(figure, value)))


def _source(value: FigureValue) -> str:
    """Whose value it is, and that a click leads there; for places that are mere numbers."""
    texts = {
        "judge": tr("Desk", "Click: sessions of {name}"),
        "session": tr("Desk", "Click: session {name}"),
        "stimulus": tr("Desk", "Click: stimulus {name}"),
    }
    return texts[value.of].format(name=value.key) if value.of in texts and value.key else ""


def _measured(figure: Figure, value: FigureValue) -> str:
    """A value with its interval and its number of verdicts."""
    if not value.is_drawn:
        return f"n {program().format_int(value.n or 0)}"
    is_cell = _is_matrix(figure)
    lines = program().cell(value.text).split("\n")
    if value.n is not None:  # which is said at the end
        lines = [text_line for text_line in lines if not text_line.startswith("n ")]
    cell = program().join(", ", lines)
    value_text = cell if is_cell and value.text else _number(value.value)
    if not is_cell and figure.y.categories:
        value_text = _at(figure.y, value.y)
    label = "" if is_cell or figure.y.categories else translate_message(figure.y.label)
    value_text = f"{label} {value_text}".lstrip()
    if value.low is not None and value.high is not None:
        value_text += f" {program().interval(value.low, value.high)}"
    n = "" if value.n is None else f"n {program().format_int(value.n)}"
    return program().join(", ", (value_text, n))


def _at(axis: Axis, value: float) -> str:
    label = translate_message(axis.label)
    name = translate_message(place_name(axis, value))
    return name or f"{label} {_number(value)}".strip()


def _labeled(axis: Axis, value: float) -> str:
    """The place of a cell with what its axis shows, such as "Actor GPT"."""
    label, name = translate_message(axis.label), translate_message(place_name(axis, value))
    return f"{label} {name}".strip() if name else _at(axis, value)


def _number(value: float) -> str:
    """With as many decimals as the size of the number asks for."""
    if float(value).is_integer():
        return program().format_int(int(value))
    return program().decimals(value, 2 if abs(value) >= 0.1 else 3)
