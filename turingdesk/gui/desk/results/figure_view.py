"""A figure on the desk: title, plot that can be explored, caption."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from turingdesk.analysis._figure import Figure
from turingdesk.gui.desk.results.sources import follow
from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.plots.figure_plot import FigurePlot
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import translate_message

WIDEST = 960  #: px


class FigureView(QWidget):
    """A figure with its title above and its caption below.

    Args:
        figure: What it shows.
        parent: What it is part of, and goes with, even where it is never laid out there.
    """

    def __init__(self, figure: Figure, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure = figure
        row = QHBoxLayout(self)  # its height is reckoned from the width that parts really have
        row.setContentsMargins(0, SIZES.unit, 0, 0)
        parts = QWidget()
        parts.setMaximumWidth(WIDEST)
        row.addWidget(parts, 1)
        row.addStretch()
        column = QVBoxLayout(parts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        self.title = label(translate_message(figure.title), "label", wrap=True)
        self.plot = FigurePlot()
        self.plot.picked.connect(partial(follow, self))
        self.caption = label(translate_message(figure.caption), "soft", wrap=True)
        for widget in (self.title, self.plot, self.caption):
            column.addWidget(widget)

    def draw(self) -> None:
        """Draw the plot, which takes a while."""
        self.plot.show_figure(self.figure)
