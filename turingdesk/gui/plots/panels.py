"""The plots of a figure beside and below each other, on one scale."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from heapq import nlargest
from itertools import chain, pairwise
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QSizePolicy, QWidget

from turingdesk.analysis._figure import (
    Arrows,
    Axis,
    Bars,
    Cells,
    Figure,
    Layer,
    Line,
    Panel,
    Points,
)
from turingdesk.exchange.figures.drawing import rows_of, whole_places
from turingdesk.exchange.figures.marks import bar_width
from turingdesk.exchange.figures.series import (
    by_agent,
    layer_color,
    series_colors,
    series_place,
    series_places,
)
from turingdesk.exchange.figures.thinning import thinned
from turingdesk.exchange.figures.values import FigureValue
from turingdesk.gui.plots.figure_items import (
    DASHED,
    GRAPH_HIGH,
    GRAPH_UP,
    DrawingSheet,
    items,
    look_of_desk,
    scaled,
    small_letters,
    spot,
    spread,
)
from turingdesk.gui.plots.plot_axis import LONGEST, PlotAxis, turned_height
from turingdesk.gui.theme import SIZES, color, colors, font, grown, look
from turingdesk.gui.translation import program, translate_message

MOST_ROWS = 40  #: of a horizontal plot in view at a time; the rest is scrolled to
_PANEL = 140  #: lx, width of a plot without its words, at least
_ROW, _CELL, _HIGH = 26, 40, 240  #: lx, heights
_HEAD, _EDGE, _GAP = 26, 8, 6  #: lx, of a title, around all plots, and between them
_POINT = 0.03  #: of an axis, beyond its ends
_BETWEEN = 26  #: lx, between plots whose numbers reach beyond their edges
_LEAST = 24  #: lx, height of a row of a plot that fills its room, at least
_MEASURED = 100  #: names of an axis
_NAMES = 0.4  #: of the width, for the words at the left at most


class Panels(pg.GraphicsLayoutWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """All plots of a figure; they zoom and pan together.

    Args:
        parent: What they are part of.
        fills: Whether they are as high as the room that there is, not as what they show needs.

    Signals:
        hovered: The cursor is over a place; carries it, px.
        left: The cursor has left.
        clicked: A place was clicked; carries it, px.
        reset: All is to be shown again.
    """

    hovered = Signal(QPointF)
    left = Signal()
    clicked = Signal(QPointF)
    reset = Signal()

    def __init__(self, parent: QWidget, *, fills: bool = False) -> None:
        super().__init__(parent)
        self._fills = fills
        self.figure: Figure | None = None
        self.plots: list[Any] = []
        self._items: dict[str, list[Any]] = {}  #: items of each series
        self._replaced_items: list[tuple[Any, Any]] = []  #: and plots; a new figure replaces them
        self._frame: object = None  #: what has to be the same for the plots to stay
        self._rings: list[Any] = []
        self._fitted: object = None  #: that to which the words of axes were cut last
        self._columns = 0
        self._plot_width = 0.0  #: px, the width of a plot without the words at its left
        self._range = QRectF()
        self._shown_figure: Figure | None = None  #: the one whose layers are drawn
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Left to the figure around it, which has the menu (Qt::NoContextMenu).
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        high = QSizePolicy.Policy.Expanding if fills else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Expanding, high)
        self.setAntialiasing(True)
        self.setBackground(color("card"))  # pyqtgraph's is black until there is a figure
        self.scene().sigMouseClicked.connect(self._mouse_clicked)

    @property
    def rows(self) -> int:
        """The number of rows or columns that have names."""
        return len(self.figure.x.categories) if self.figure else 0

    @property
    def is_long(self) -> bool:
        """True if not all rows are in view."""
        return bool(self.figure) and self._is_turned and self.rows > MOST_ROWS

    def show_figure(self, figure: Figure) -> None:
        """Draw a figure in place of the last one.

        New values of the same figure are drawn on the plots that are there, so that it takes
        little time, and a part that someone zoomed into stays in view.
        """
        self.figure = figure
        self._is_turned = figure.horizontal
        self._logs = figure.x.logarithmic, figure.y.logarithmic
        titles = tuple(panel.title for panel in figure.plots)
        x = replace(figure.x, low=None, high=None)  # both ends can move
        both = x, figure.y.label, figure.y.categories
        frame = figure.name, titles, both, self._is_turned, self._logs, colors(), look()
        if frame != self._frame:
            self._frame, self._columns = frame, 0
        self._arrange()
        if self._replaced_items and self._shown_figure is not figure:
            self._show_new(figure)

    def _show_new(self, figure: Figure) -> None:
        is_whole = self.plots[0].vb.viewRect() == self._range
        for plot, item in self._replaced_items:
            plot.removeItem(item)
        self._draw_layers(figure)
        self._range = self._full_range(figure)
        if is_whole:
            self.show_all()

    def hide_series(self, names: set[str]) -> None:
        """Show all series but these."""
        for name, plot_items in self._items.items():
            for item in plot_items:
                item.setVisible(name not in names)

    def show_all(self, first: int = 0) -> None:
        """Show the whole range; of many rows those from a number on."""
        if self.plots:
            box = self._range
            if self.is_long:
                box = QRectF(box.left(), first - 0.5, box.width(), MOST_ROWS)
            self.plots[0].vb.setRange(rect=box, padding=0, disableAutoRange=True)

    def scroll_to(self, first: int) -> None:
        """Bring the rows from a number on into view."""
        if self.is_long and self.plots:
            self.plots[0].vb.setYRange(first - 0.5, first + MOST_ROWS - 0.5, padding=0)

    def zoom(self, by: float) -> None:
        """Show a part of what is shown, or more of it."""
        if self.plots:
            across, up = self._moves
            self.plots[0].vb.scaleBy((by if across else 1.0, by if up else 1.0))

    def panel_at(self, point: QPointF) -> int:
        """The number of the plot at a place; -1 where there is none."""
        place = self.mapToScene(point.toPoint())
        inside = (n for n, plot in enumerate(self.plots) if _box(plot).contains(place))
        return next(inside, -1)

    def place_of(self, value: FigureValue) -> QPointF:
        """Where a value is, px."""
        place = self.plots[value.panel].vb.mapViewToScene(QPointF(*self._spot(value)))
        return QPointF(self.mapFromScene(place))

    def distance(self, value: FigureValue, point: QPointF) -> float:
        """The distance of a value from a place, px; 0 inside its cell or its bar."""
        view = self.plots[value.panel].vb
        at = view.mapSceneToView(self.mapToScene(point.toPoint()))
        x, y = self._spot(value)
        if self._is_matrix:
            return 0.0 if abs(at.x() - x) <= 0.5 and abs(at.y() - y) <= 0.5 else 1e9
        width, height = view.viewPixelSize()
        across, up = abs(at.x() - x) / (width or 1), abs(at.y() - y) / (height or 1)
        if self._rests_on_bars:  # anywhere in its row or column
            along, half = (abs(at.y() - y), up) if self._is_turned else (abs(at.x() - x), across)
            return half if along <= self._bar / 2 else 1e9
        return float((across * across + up * up) ** 0.5)

    def mark(self, value: FigureValue | None) -> None:
        """Put a ring around a value; None takes it away."""
        for ring in self._rings:
            ring.setData([], [])
        if value is not None and not self._is_matrix and not self._rests_on_bars:
            x, y = self._spot(value)
            self._rings[value.panel].setData([x], [y])

    # How plots are laid out.

    def _arrange(self) -> None:
        figure = self.figure
        if figure is None:
            return
        self._layers = [layer for plot in figure.plots for layer in plot.layers]
        self._is_matrix = any(isinstance(layer, Cells) for layer in self._layers)
        self._is_graph = any(isinstance(layer, Arrows) for layer in self._layers)
        self._rests_on_bars = any(isinstance(layer, Bars) for layer in self._layers)
        self._has_points = any(  # a line of one value is drawn as a point
            isinstance(layer, Points) or (isinstance(layer, Line) and len(layer.x) == 1)
            for layer in self._layers
        )
        self._bar = max((bar_width(plot.layers) for plot in figure.plots), default=0.6)
        self._measure(figure)
        columns = self._columns_within(self.width())
        if columns == self._columns:
            self._share_room()
            self._stack(figure)
            return
        self._columns = columns
        self.ci.clear()
        self.plots, self._replaced_items = [], []
        self.ci.layout.setHorizontalSpacing(self._between)
        self.ci.layout.setVerticalSpacing(grown(_GAP))
        # The first and the last number of an axis reach beyond the plots.
        self.ci.layout.setContentsMargins(0, grown(_EDGE), self._beyond, 2)
        for number in range(len(figure.plots)):
            self.plots.append(self._plot(figure, number))
        self._draw_layers(figure)
        self._range = self._full_range(figure)
        self.show_all()
        self._share_room()
        self._stack(figure)

    def _measure(self, figure: Figure) -> None:
        """Measure the width of the words at both sides of a plot."""
        metrics = QFontMetrics(small_letters())
        at_left = figure.x if self._is_turned else figure.y
        wide = grown(14) + _widest(metrics, at_left.categories or ("0.000",))
        if not self._is_turned and figure.y.label:
            wide += grown(20)
        self._left = 0 if self._is_graph else min(wide, round(self.width() * _NAMES))
        counts = [[text for _, text in self._counts(panel)] for panel in figure.plots]
        has_counts = self._is_turned and any(counts)
        widest = _widest(metrics, [text for texts in counts for text in texts])
        self._right = widest + grown(10) if has_counts else 0
        is_free = has_counts or self._is_matrix or self._is_graph
        self._between = grown(_GAP if is_free else _BETWEEN)
        self._beyond = 2 if is_free else grown(12)

    def _columns_within(self, width: int) -> int:
        number = len(self.figure.plots) if self.figure else 1
        room = max(1, width - self._left) // (grown(_PANEL) + self._right + self._between)
        columns = max(1, min(number, room))
        return -(-number // -(-number // columns))

    def _share_room(self) -> None:
        """Let all plots be of one size: the first of a row has the words beside it, too."""
        gaps = (self._columns - 1) * self._between + self._beyond + 2
        each = max(20.0, (self.width() - self._left - gaps) / max(1, self._columns))
        self._plot_width = each
        for column in range(self._columns):
            column_width = each + (self._left if column == 0 else 0)
            self.ci.layout.setColumnFixedWidth(column, column_width)
        for panel, plot in zip(self.figure.plots if self.figure else (), self.plots, strict=True):
            self._head(panel, plot, round(each))
        if self.figure is None or self._is_graph:
            return
        fits = self._frame, self.plots, self._columns, self._left, round(each)
        if fits != self._fitted:  # setting words again takes most of the time
            self._fitted = fits
            for number, plot in enumerate(self.plots):
                self._axes(self.figure, plot, number, round(each))

    def _stack(self, figure: Figure) -> None:
        """Make rows of plots as high as what is in them."""
        rows = -(-len(figure.plots) // max(1, self._columns))
        inside = grown(_HIGH)
        if self._is_graph:
            inside = grown(GRAPH_HIGH)
        elif self._is_matrix:
            inside = grown(_CELL) * max(2, len(figure.y.categories))
        elif self._is_turned:
            share = rows_of(figure) / max(1, self.rows)
            inside = round(grown(_ROW) * max(3.0, min(self.rows, MOST_ROWS) * share))
        head = grown(_HEAD) if figure.panels else 0
        each = inside + head + (grown(16) if self._top_counts else 0)
        feet = [self._foot(figure) * self._has_foot(row) for row in range(rows)]
        beside = sum(feet) + (rows - 1) * grown(_GAP) + grown(_EDGE) + 2
        if self._fills:
            lines = min(self.rows, MOST_ROWS) if self._is_turned else 3
            self.setMinimumHeight(rows * (head + grown(_LEAST) * max(1, lines)) + beside)
            each = max(20, (self.height() - beside) // rows)
        else:
            self.setFixedHeight(rows * each + beside)
        for row in range(self.ci.layout.rowCount()):
            high = each + feet[row] if row < rows else 0
            self.ci.layout.setRowFixedHeight(row, high)

    def _has_foot(self, row: int) -> bool:
        """True if there is a plot in a row of plots that has none below it."""
        return (row + 2) * self._columns > len(self.plots)

    def _foot(self, figure: Figure) -> int:
        """The height of the words below the lowest plots: numbers or names, and a label."""
        if self._is_graph:
            return 0
        across, line = figure.y if figure.horizontal else figure.x, QFontMetrics(small_letters())
        line_height = line.height() + grown(4)
        names = turned_height(line, self._turned(figure)) if self._turned(figure) else line_height
        return names + (line_height if across.label else 0)

    def _turned(self, figure: Figure) -> int:
        """The width of the names below a matrix, if that is too wide for its columns; else 0."""
        names = figure.x.categories
        if not self._is_matrix or self._columns > 1 or not names:
            return 0
        widest = _widest(QFontMetrics(small_letters()), names)
        return widest if widest > (self.width() - self._left) // len(names) else 0

    @property
    def _top_counts(self) -> bool:
        return not self._is_turned and bool(_told_counts(self._layers))

    def _full_range(self, figure: Figure) -> QRectF:
        """The range of both axes, as the plots take it."""
        if self._is_graph:
            return QRectF(-1.5, -GRAPH_UP / 2, 3.0, GRAPH_UP)
        x = self._ends(figure.x, spread(self._layers, "x"), is_log=self._logs[0])
        y = self._ends(figure.y, self._reach(figure), is_log=self._logs[1])
        if self._has_points and not self._rests_on_bars:  # whole ones at the ends of an axis, too
            y = y[0] - _POINT * (y[1] - y[0]), y[1] + _POINT * (y[1] - y[0])
        (left, right), (low, high) = (y, x) if self._is_turned else (x, y)
        return QRectF(left, low, right - left, high - low)

    def _reach(self, figure: Figure) -> Any:
        bases = [layer.base for layer in self._layers if isinstance(layer, Bars)]
        also = scaled([*bases, figure.chance])
        return np.concatenate((spread(self._layers, "y", "low", "high"), also))

    def _ends(self, axis: Axis, coordinates: Any, *, is_log: bool) -> tuple[float, float]:
        if axis.categories:
            return -0.5, len(axis.categories) - 0.5
        finite = scaled(coordinates, is_log=is_log)
        finite = finite[np.isfinite(finite)]
        least, most = map(float, (finite.min(), finite.max()) if finite.size else (0, 1))
        around = (most - least) * 0.05 or 0.5
        bases = {layer.base for layer in self._layers if isinstance(layer, Bars)}
        is_on_base = bases == {least} and not is_log
        low = least if is_on_base else least - around
        low = low if axis.low is None else spot(axis.low, is_log=is_log)
        high = most + around if axis.high is None else spot(axis.high, is_log=is_log)
        return (low, high) if high > low else (low, low + 1)

    @property
    def _moves(self) -> tuple[bool, bool]:
        """True if the mouse zooms and pans to the side, and up; all names stay in view."""
        if self.figure is None or self._is_matrix:
            return True, True
        x = not self.figure.x.categories or self.is_long
        y = not self.figure.y.categories
        return (y, x) if self._is_turned else (x, y)

    # One plot.

    def _plot(self, figure: Figure, number: int) -> Any:
        row, column = divmod(number, self._columns)
        axes = {side: PlotAxis(orientation=side) for side in ("left", "bottom", "right", "top")}
        plot = self.ci.addPlot(row=row, col=column, axisItems=axes, enableMenu=False)
        for side, axis in axes.items():
            axis.setZValue(-1000)  # its grid lies below bars
            plot.showAxis(side, side in ("left", "bottom"))
        plot.hideButtons()
        plot.vb.setBorder(None)
        plot.vb.disableAutoRange()
        if self._is_turned or self._is_matrix:
            plot.vb.invertY(True)
        plot.vb.invertX(figure.x.is_falling)
        plot.vb.setMouseEnabled(*self._moves)
        if self._is_graph:
            plot.vb.setAspectLocked(True)
            plot.hideAxis("left")
            plot.hideAxis("bottom")
        if self.plots:
            plot.setXLink(self.plots[0])
            plot.setYLink(self.plots[0])
        return plot

    def _draw_layers(self, figure: Figure) -> None:
        """Draw what is in the plots."""
        self._shown_figure, self._replaced_items, self._items, self._rings = figure, [], {}, []
        for panel, plot in zip(figure.plots, self.plots, strict=True):
            if not self._is_graph:
                self._write_counts(panel, plot)
            self._add_layers(figure, panel, plot)

    def _add_layers(self, figure: Figure, panel: Panel, plot: Any) -> None:
        style = look_of_desk()
        color_by_series = series_colors(figure, style)
        width, places = bar_width(panel.layers), series_places(figure)
        # Of rows that are scrolled to, each has its own point.
        layers = chain(*map(by_agent, panel.layers)) if self.is_long else thinned(figure, panel)
        for layer in layers:
            ink = layer_color(layer, style, color_by_series)
            place = series_place(layer, places)
            sheet = DrawingSheet(plot, style, ink, width, self._is_turned, self._logs, place)
            plot_items = items(layer, sheet)
            self._items.setdefault(getattr(layer, "name", ""), []).extend(plot_items)
            self._replaced_items += [(plot, plot_item) for plot_item in plot_items]
        if figure.chance is not None and not self._is_graph:
            pen = pg.mkPen(style.soft, width=1)
            pen.setDashPattern(list(DASHED))
            at = spot(figure.chance, is_log=self._logs[1])
            line = pg.InfiniteLine(at, angle=90 if self._is_turned else 0, pen=pen)
            line.setZValue(-2)
            plot.addItem(line, ignoreBounds=True)
            self._replaced_items.append((plot, line))
        ring = pg.ScatterPlotItem(
            size=grown(14), brush=None, pen=pg.mkPen(style.ink, width=grown(2))
        )
        ring.setZValue(9)
        plot.addItem(ring, ignoreBounds=True)
        self._rings.append(ring)
        self._replaced_items.append((plot, ring))

    @staticmethod
    def _head(panel: Panel, plot: Any, room: int) -> None:
        """Write the title of a plot, cut where it would make the plot wider."""
        if panel.title:
            letters, cut = font(SIZES.small, font().Weight.DemiBold), Qt.TextElideMode.ElideRight
            title = QFontMetrics(letters).elidedText(translate_message(panel.title), cut, room)
            plot.setTitle(title, **_css(SIZES.small, bold=True), justify="left")
            plot.titleLabel.item.setFont(letters)
            plot.titleLabel.setMinimumWidth(0)
            plot.titleLabel.setMaximumWidth(1)  # its words reach over the counts beside the plot

    def _axes(self, figure: Figure, plot: Any, number: int, room: int) -> None:
        """Write names or numbers, and what the axes show, of a plot that is so many px wide."""
        is_first = number % self._columns == 0
        is_lowest = number + self._columns >= len(figure.plots)
        across, up = (figure.y, figure.x) if self._is_turned else (figure.x, figure.y)
        across_room = room // max(1, len(across.categories))
        foot = self._foot(figure) * self._has_foot(number // self._columns)
        sides = (("bottom", across, across_room, is_lowest),
                 ("left", up, self._left - grown(10), is_first))  # fmt: skip
        for side, axis, each, is_shown in sides:
            plot_axis = plot.getAxis(side)
            plot_axis.setStyle(showValues=is_shown, tickLength=0 if axis.categories else -grown(4))
            is_turned = side == "bottom" and bool(self._turned(figure))
            name_room = grown(LONGEST) if is_turned else each
            plot_axis.name_places(axis.categories, name_room, turned=is_turned)
            if axis.logarithmic:
                plot_axis.setLogMode(True)
            is_count = axis is figure.x and not axis.categories
            plot_axis.is_whole = axis.is_whole or (is_count and bool(whole_places(self._layers)))
            if axis.label and is_shown and not (side == "left" and self._is_turned):
                plot_axis.setLabel(translate_message(axis.label), **_css(SIZES.small))
            elif side == "bottom":
                plot_axis.setLabel("")
                plot_axis.showLabel(False)
        plot.getAxis("bottom").setHeight(foot)
        self._write_counts(figure.plots[number], plot)
        left = plot.getAxis("left")
        left.setWidth(self._left if is_first else 0)
        is_drawn = not self._is_matrix
        plot.showGrid(x=is_drawn and not across.categories, y=is_drawn and not up.categories,
                      alpha=0.25)  # fmt: skip

    def _write_counts(self, panel: Panel, plot: Any) -> None:
        """Write the number of verdicts of each value at the end of its row or column."""
        counts = self._counts(panel)
        counts = counts if self._is_turned else self._abreast(counts)
        side = "right" if self._is_turned else "top"
        if self._right if self._is_turned else self._top_counts:
            plot.showAxis(side)
            count_axis = plot.getAxis(side)
            count_axis.setTicks([counts])
            count_axis.setStyle(tickLength=0, showValues=True)
            count_axis.setPen(None)
            count_axis.setTextPen(pg.mkPen(color("soft")))
            count_axis.setGrid(False)
            if self._is_turned:
                count_axis.setWidth(self._right)

    @staticmethod
    def _counts(panel: Panel) -> list[tuple[float, str]]:
        layers = _told_counts(panel.layers)
        if any(isinstance(layer, Points) and layer.sized for layer in layers):
            return []
        return [
            (float(x), f"n {program().format_int(int(n))}")
            for layer in layers
            for x, n in zip(layer.x, layer.counts, strict=True)
        ]

    def _abreast(self, counts: list[tuple[float, str]]) -> list[tuple[float, str]]:
        """Numbers above a plot; those that would cover each other have their n at the last one."""
        places = sorted({x for x, _ in counts})
        gaps = [after - before for before, after in pairwise(places)]
        if not gaps:
            return counts
        room = self._plot_width * min(gaps) / (1.1 * sum(gaps))
        if _widest(QFontMetrics(small_letters()), [text for _, text in counts]) < room:
            return counts
        return [*((x, text.removeprefix("n ")) for x, text in counts[:-1]), counts[-1]]

    def _spot(self, value: FigureValue) -> tuple[float, float]:
        x, y = spot(value.x, is_log=self._logs[0]), spot(value.y, is_log=self._logs[1])
        return (y, x) if self._is_turned else (x, y)

    # Mouse.

    def _mouse_clicked(self, event: Any) -> None:
        if event.button() is Qt.MouseButton.LeftButton and not event.double():
            self.clicked.emit(QPointF(self.mapFromScene(event.scenePos())))

    def _may_zoom(self, event: QWheelEvent) -> bool:
        """Not where the wheel would scroll the page: there a click or Ctrl comes before it."""
        owner = self.parentWidget()
        if (
            getattr(owner, "is_chosen", False)
            or event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            return True
        area: QWidget | None = owner
        while area is not None and not isinstance(area, QAbstractScrollArea):
            area = area.parentWidget()
        return area is None or area.verticalScrollBar().maximum() == 0

    def viewportEvent(self, event: QEvent) -> bool:
        # Qt would hide the description of a value once the mouse rests on it.
        return event.type() == QEvent.Type.ToolTip or bool(super().viewportEvent(event))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._may_zoom(event):
            super().wheelEvent(event)
            event.accept()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        event.accept()  # what is behind the plot has no part in it

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not event.buttons():
            self.hovered.emit(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self.reset.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if getattr(self, "figure", None) is not None:  # Qt resizes it while it is being made
            self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(grown(480), self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        return QSize(grown(200), self.minimumHeight())


def _told_counts(layers: Sequence[Layer]) -> list[Bars | Points]:
    """The layers whose numbers of verdicts are written beside them."""
    counted_layers = [layer for layer in layers if isinstance(layer, Bars | Points)]
    return [layer for layer in counted_layers if layer.counts and not layer.quiet]


def _box(plot: Any) -> QRectF:
    bounds: QRectF = plot.vb.sceneBoundingRect()
    return bounds


def _css(lx: int, *, bold: bool = False) -> dict[str, str]:
    style = {"color": color("soft").name(), "font-size": f"{grown(lx)}px"}
    return {"color": color("ink").name(), "size": f"{grown(lx)}px"} if bold else style


def _widest(metrics: QFontMetrics, names: Sequence[str]) -> int:
    """Px of the widest of some names; of very many, the longest are measured."""
    texts = map(translate_message, nlargest(_MEASURED, names, key=len))
    return max(map(metrics.horizontalAdvance, texts), default=0)
