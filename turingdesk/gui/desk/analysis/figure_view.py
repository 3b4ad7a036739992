"""One figure on the desk: the very SVG that reports and files have, painted at any size."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from turingdesk.desk.analysis_view import Drawn
from turingdesk.exchange.figures.style import PAPER, FigureStyle
from turingdesk.gui.desk.words import label
from turingdesk.gui.plots._plot import Painted
from turingdesk.gui.theme import SIZES, color
from turingdesk.gui.translation import translate_message

WIDEST = 760  #: px
_ROLES = {"ground": "card", "ink": "ink", "soft": "soft", "line": "grid"}


def look_of_desk() -> FigureStyle:
    """The colours of the desk's theme; on a light card figures are those of a report."""
    names = {one: color(role).name() for one, role in _ROLES.items()}
    ours = color("accent").name(), *PAPER.series[1:-1], names["soft"]
    return FigureStyle(**names, series=ours)


class _Vectors(Painted):
    """The drawing; as high as its width asks for.

    It is painted from its elements once for each size: scrolling shows the same picture again.
    """

    def __init__(self, drawn: Drawn) -> None:
        super().__init__(translate_message(drawn.title))
        self._renderer = QSvgRenderer(QByteArray(drawn.svg), self)
        self._picture = QPixmap()
        self.setMaximumWidth(WIDEST)
        self.setMinimumWidth(240)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.say(translate_message(drawn.caption))

    def heightForWidth(self, width: int) -> int:
        size = self._renderer.viewBoxF()
        return round(min(width, WIDEST) * size.height() / (size.width() or 1))

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        return QSize(WIDEST, self.heightForWidth(WIDEST))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(240))

    def paint(self, painter: QPainter) -> None:
        ratio = self.devicePixelRatio()
        size = (QSizeF(self.width(), self.heightForWidth(self.width())) * ratio).toSize()
        if self._picture.size() != size:
            self._picture = QPixmap(size)
            self._picture.fill(Qt.GlobalColor.transparent)
            inside = QPainter(self._picture)
            inside.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._renderer.render(inside)
            inside.end()
            self._picture.setDevicePixelRatio(ratio)
        painter.drawPixmap(0, 0, self._picture)


class FigureView(QWidget):
    """A figure with its title above and its caption below."""

    def __init__(self, drawn: Drawn) -> None:
        super().__init__()
        self.drawn = drawn
        row = QHBoxLayout(self)  # its height is reckoned from the width that parts really have
        row.setContentsMargins(0, SIZES.unit, 0, 0)
        parts = QWidget()
        parts.setMaximumWidth(WIDEST)
        row.addWidget(parts, 1)
        row.addStretch()
        column = QVBoxLayout(parts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        self.title = label(translate_message(drawn.title), "label", wrap=True)
        self.picture = _Vectors(drawn)
        self.caption = label(translate_message(drawn.caption), "soft", wrap=True)
        for widget in (self.title, self.picture, self.caption):
            column.addWidget(widget)
