"""Live results for everyone in the room: a second screen in large letters, without controls.

It never shows who takes part, and nothing that tells human from machine while any session of the
study is sealed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QGraphicsView, QGridLayout, QLabel, QVBoxLayout, QWidget

from turingdesk.core.message import plural
from turingdesk.gui.desk.live import numbers
from turingdesk.gui.desk.widgets.controls import goal, label
from turingdesk.gui.display import find
from turingdesk.gui.kiosk.locked_window import open_on
from turingdesk.gui.plots._plot import letters, write
from turingdesk.gui.plots.confusion import ConfusionPlot
from turingdesk.gui.plots.figure_plot import FigurePlot
from turingdesk.gui.theme import SIZES, color
from turingdesk.gui.translation import program, tr, translate_message
from turingdesk.presenters.live import SHOWN, LiveSnapshot
from turingdesk.presenters.live_figures import course_figure, pace_figure
from turingdesk.presenters.live_headlines import TITLES, headline_rows

USUAL = (
    620  #: px, a height of the window at which letters have the size that they have on the desk
)
EDGE = 24  #: px at that height
HEAD = 28  #: px at that height, of the name of a plot
AGAIN_MS = 50


class WallWindow(QWidget):
    """Follows the snapshots that it is shown. Esc closes it.

    Signals:
        closed: It was closed.
    """

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle(tr("Desk", "Live results"))
        self.setAccessibleName(tr("Desk", "Live results"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.title, self.tag = label("", wrap=True), label("")
        self.sessions, self.answers = label(""), label("", wrap=True)
        self.of, self.value = label(tr("Desk", "Imitation detectability")), label("")
        self.interval = label("", wrap=True)
        self.hidden = label(
            tr("Desk", "Results stay hidden while the study is sealed."), wrap=True
        )
        self.matrix = ConfusionPlot()
        self.course, self.pace = FigurePlot(fills=True), FigurePlot(fills=True)
        self._large = [EnlargedPlot(plot) for plot in (self.matrix, self.course, self.pace)]
        self._column = QVBoxLayout(self)
        self._grid = QGridLayout()
        self._lay_out()
        self.setCursor(Qt.CursorShape.BlankCursor)

    def start(self, screen: QScreen) -> None:
        """Fill a screen."""
        open_on(self, screen, full_screen=True)

    def show_snapshot(self, snapshot: LiveSnapshot, tag: str = "") -> None:
        """Show what everyone may see of a snapshot.

        Args:
            snapshot: What the page shows.
            tag: What data these are, where no one judged for real.
        """
        hides = snapshot.hides_truth
        self.title.setText(snapshot.title)
        self.tag.setText(tag)
        self.tag.setVisible(bool(tag))
        self.sessions.setText(goal(snapshot.valid, snapshot.planned))
        answers = snapshot.counted + snapshot.sealed
        self.answers.setText(
            translate_message(plural("%n answer", "%n answers", answers))
            if hides
            else numbers.count_line(snapshot)
        )
        of, row = _main_result(snapshot)
        self.of.setText(of)
        self.value.setText(numbers.value({} if hides else row, "value"))
        has_interval = snapshot.counted and not hides
        self.interval.setText(numbers.interval_line(row) if has_interval else "")
        self.matrix.draw(() if hides else snapshot.results.get("confusion", ()))
        course = () if hides else snapshot.course
        is_coming = "course" in snapshot.coming
        self.course.show_figure(
            course_figure(course, snapshot.planned, is_coming=is_coming, is_sealed=hides)
        )
        self.pace.show_figure(pace_figure(snapshot.per_minute))
        for value_label in (self.of, self.value, self.interval):
            value_label.setVisible(not hides)
        has_origin = not snapshot.headlines or SHOWN[0] in snapshot.headlines
        for plot in self._large[:2]:
            plot.setVisible(has_origin and not hides)
        self.hidden.setVisible(hides)
        for plot in self._large:
            plot.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), color("card"))  # as plots have it

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and self.isVisible():  # of the whole program
            self._grow()
            for plot in self._large:
                plot.refresh()

    def _lay_out(self) -> None:
        self._column.addWidget(self.title)
        self._column.addWidget(self.tag, alignment=Qt.AlignmentFlag.AlignLeft)
        self._column.addLayout(self._grid, 1)
        matrix, course, pace = self._large
        left_column = QVBoxLayout()
        for text_label in (self.sessions, self.answers):
            left_column.addWidget(text_label)
        left_column.addStretch(1)
        for text_label in (self.of, self.value, self.interval, self.hidden):
            left_column.addWidget(text_label)
        left_column.addStretch(2)
        self._grid.addLayout(left_column, 0, 0)
        self._grid.addWidget(matrix, 0, 1)
        self._grid.addWidget(course, 1, 0)
        self._grid.addWidget(pace, 1, 1)
        for place in (0, 1):
            self._grid.setColumnStretch(place, 1)
            self._grid.setRowStretch(place, 1)

    def _grow(self) -> None:
        """Letters grow with the window, so that they are read from the other end of the room."""
        times = max(0.5, min(self.height() / USUAL, self.width() / (USUAL * 1.5)))
        sizes: tuple[tuple[QLabel, int, int, str], ...] = (
            (self.title, 26, 700, "ink"),
            (self.tag, 15, 600, "warning"),
            (self.sessions, 22, 600, "ink"),
            (self.answers, 15, 400, "soft"),
            (self.of, 15, 600, "soft"),
            (self.value, 72, 700, "ink"),
            (self.interval, 18, 400, "soft"),
            (self.hidden, 22, 600, "soft"),
        )
        for text_label, px, weight, ink in sizes:
            text_label.setStyleSheet(
                f"font-size: {round(px * times)}px; font-weight: {weight}; "
                f"color: {color(ink).name()};"
            )
        edge = round(EDGE * times)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(edge // 3)
        self._grid.setSpacing(edge)
        for plot in self._large:
            plot.enlarge(times)


def _main_result(snapshot: LiveSnapshot) -> tuple[str, Mapping[str, Any]]:
    """The one number, and what it is: detectability, or, without verdicts on origin, the first."""
    name = next(iter(snapshot.headlines), "")
    if name not in TITLES or SHOWN[0] in snapshot.headlines:
        result = snapshot.results.get("detectability", ())
        return tr("Desk", "Imitation detectability"), result[0] if result else {}
    rows = headline_rows(name, snapshot.headline)
    if not rows:
        return translate_message(TITLES[name]), {}
    first = rows[0]
    named = (translate_message(TITLES[name]), translate_message(first.name))
    row = {"value": first.value, "ci_low": first.low, "ci_high": first.high, "note": first.note}
    return program().join(": ", named), row


class EnlargedPlot(QWidget):
    """A plot under its name, with lines and letters enlarged alike."""

    def __init__(self, plot: QWidget) -> None:
        super().__init__()
        self._plot, self._times = plot, 1.0
        plot.setParent(self)
        plot.hide()  # it is painted here
        self._again = QTimer(self, singleShot=True, interval=AGAIN_MS)
        self._again.timeout.connect(self.update)

    def enlarge(self, times: float) -> None:
        """Paint it so many times as large."""
        self._times = times
        self.update()

    def refresh(self) -> None:
        """Paint it again, once it is drawn."""
        self._again.start()

    def paintEvent(self, _: QPaintEvent) -> None:
        room = (self.size().toSizeF() / self._times).toSize()
        self._lay_out(QSize(room.width(), room.height() - HEAD))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._times, self._times)
        letters(painter, SIZES.note, QFont.Weight.DemiBold)
        begins = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        title = QRectF(0, 0, room.width(), HEAD)
        write(painter, title, self._plot.accessibleName(), begins, "soft")
        painter.translate(0, HEAD)
        self._plot.render(painter, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
        painter.end()

    def _lay_out(self, size: QSize) -> None:
        """Give the plot its size; Qt lays out by itself only what is on screen."""
        if self._plot.size() == size:
            return
        self._plot.resize(size)
        if (inside := self._plot.layout()) is not None:
            inside.activate()
        for view in self._plot.findChildren(QGraphicsView):
            QCoreApplication.sendEvent(view, QResizeEvent(view.size(), view.size()))
        self.refresh()  # axes make room for their words after they are painted


def wall_screen(desk_screen: QScreen, screens: Sequence[QScreen], participants: str) -> QScreen:
    """The screen for the wall: another than the desk's, best not the participant's.

    Args:
        desk_screen: The screen of the desk's window, which is used where there is no other.
        screens: Those that are connected.
        participants: The participant's screen, as `display.identity` knows it.
    """
    participant_screen = find(participants, screens)
    others = [screen for screen in screens if screen is not desk_screen]
    free = [screen for screen in others if screen is not participant_screen]
    return (free or others or [desk_screen])[0]
