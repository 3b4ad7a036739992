"""One analysis on a card: what it is, its figures, its table, and what has to be known of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from turingdesk.analysis import ANALYSES
from turingdesk.analysis._figure import Figure
from turingdesk.desk.analysis_view import AnalysisView
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.analysis.figure_view import FigureView
from turingdesk.gui.desk.analysis.result_table import ResultTable
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.folding_row import FoldingRow
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, translate_message

_TOP_LEFT = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
CLOSED, OPEN = "\u25b8", "\u25be"  #: before the words of what is folded


class ResultCard(Card):
    """Shows one result.

    Args:
        save: Called with a figure that is to be saved.
        table_first: Whether the table stands above the figures.
    """

    def __init__(self, save: Callable[[Figure], object], *, table_first: bool = False) -> None:
        super().__init__()
        self._save, self._table_first = save, table_first
        self.figures: list[FigureView] = []
        self.table: ResultTable | None = None
        self.papers: ResultTable | None = None  #: tests as published studies ran them
        self._parts_left: Iterator[bool] = iter(())
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._go_on)
        self._parts = QVBoxLayout()
        self._parts.setSpacing(SIZES.unit)
        self.column.addLayout(self._parts)
        self.column.addStretch(1)

    @property
    def is_whole(self) -> bool:
        """Whether all of the result is shown."""
        return not self._next.isActive()

    def show_result(self, found: AnalysisView, *, at_once: bool = False) -> None:
        """Show it in place of the last one.

        Args:
            found: What was computed.
            at_once: Whether to show all of it now, so that its height is known; otherwise
                the window goes on between one part and the next.
        """
        self._clear()
        self._parts_left = self._pieces(found) if found.studies else iter(())
        self._go_on()
        if at_once:
            self.finish()

    def finish(self) -> None:
        """Show now what is left of the result."""
        while not self.is_whole:
            self._go_on()

    def _go_on(self) -> None:
        """Show the next part."""
        if next(self._parts_left, False):
            self._next.start()
        else:
            self._next.stop()

    def _pieces(self, found: AnalysisView) -> Iterator[bool]:
        """Add parts; stops after each that takes long to measure and paint."""
        analysis = ANALYSES[found.query.name]
        self._add_title(translate_message(analysis.title), found)
        self._parts.addWidget(label(translate_message(analysis.about), "soft", wrap=True))
        if found.trouble:
            self._parts.addWidget(label(translate_message(found.trouble), "warning", wrap=True))
        parts = [self._add_figures(found), self._add_table(found)]
        for part in reversed(parts) if self._table_first else parts:
            yield from part
        if found.below:
            texts = [_small(translate_message(text)) for text in found.below]
            self._add_folded(tr("Desk", "Method", "of an analysis"), texts)

    def _add_title(self, title: str, found: AnalysisView) -> None:
        """The title, and whether the result was preregistered."""
        head = QWidget()
        row = FoldingRow()
        head.setLayout(row)
        row.addWidget(label(title, "heading", wrap=True), 1)
        if found.is_planned is not None:
            exploratory = tr("Desk", "Exploratory", "of tests: not preregistered")
            planned = tr("Desk", "Planned", "of tests: preregistered")
            self.standing = label(planned if found.is_planned else exploratory, "tag")
            row.addWidget(self.standing, 0, _TOP_LEFT)
        self._parts.addWidget(head)

    def _clear(self) -> None:
        while (item := self._parts.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.figures, self.table, self.papers = [], None, None

    def _add_figures(self, found: AnalysisView) -> Iterator[bool]:
        for figure in found.figures:
            self._add_figure(figure)
            yield True

    def _add_table(self, found: AnalysisView) -> Iterator[bool]:
        title = translate_message(ANALYSES[found.query.name].title)
        if found.rows:
            self.table = ResultTable(found, title)
            self.table.setParent(self)  # from which it has its style
            self.table.measure()
            self._parts.addWidget(self.table)
            yield True
            if found.papers:
                self._add_papers(found.papers, title)
        elif not found.trouble:
            self._parts.addWidget(label(tr("Desk", "There is no data for this result."), "soft"))

    def _add_papers(self, found: AnalysisView, title: str) -> None:
        """Tests as published studies ran them, behind a button that unfolds them."""
        words = tr("Desk", "Tests used in published studies")
        self.papers = ResultTable(found, f"{title}. {words}")
        self.papers.setParent(self)  # from which it has its style
        self.papers.measure()
        texts = [_small(translate_message(text)) for text in found.below]
        self._add_folded(words, [self.papers, *texts])

    def _add_folded(self, words: str, widgets: Sequence[QWidget]) -> None:
        """Add widgets behind a button that unfolds them."""
        unfold = button(f"{CLOSED} {words}", lambda: None, "quiet")
        unfold.setCheckable(True)
        unfold.setAccessibleName(words)
        folded = QWidget(self)
        column = QVBoxLayout(folded)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            column.addWidget(widget)
        folded.hide()
        unfold.toggled.connect(folded.setVisible)
        unfold.toggled.connect(lambda on: unfold.setText(f"{OPEN if on else CLOSED} {words}"))
        self._parts.addWidget(unfold, 0, Qt.AlignmentFlag.AlignLeft)
        self._parts.addWidget(folded)

    def _add_figure(self, figure: Figure) -> None:
        view = FigureView(figure)
        view.plot.save_wanted.connect(lambda: self._save(figure))
        self.figures.append(view)
        save = button(tr("Desk", "Save figure\u2026"), lambda: self._save(figure), "quiet")
        save.setAccessibleDescription(translate_message(figure.title))
        self._parts.addWidget(view)
        self._parts.addWidget(save, 0, Qt.AlignmentFlag.AlignLeft)


def _small(text: str) -> QLabel:
    made = label(text, "soft", wrap=True)
    copyable(made)
    return made
