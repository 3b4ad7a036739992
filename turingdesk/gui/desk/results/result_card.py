"""One analysis on a card: what it is, its figures, its table, and what has to be known of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

from turingdesk.analysis import ANALYSES
from turingdesk.analysis._figure import Figure
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.results.figure_view import FigureView
from turingdesk.gui.desk.results.result_table import ResultTable
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import button, label
from turingdesk.gui.desk.widgets.fold import Fold
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, translate_message
from turingdesk.presenters.analysis_view import AnalysisView

_TOP_LEFT = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
_CHOSEN = Qt.WidgetAttribute.WA_WState_ExplicitShowHide  #: the program shows or hides it
TURN_MS = 5  #: before the next part of a page, so that the last one is painted by then


class ResultCard(Card):
    """Shows one result.

    Args:
        save: Called with a figure that is to be saved.
        table_first: Whether the table is above the figures.
    """

    def __init__(self, save: Callable[[Figure], object], *, table_first: bool = False) -> None:
        super().__init__()
        self._save, self._table_first = save, table_first
        self._title = ""  #: of the result that is shown; figures of that title do not repeat it
        self.figures: list[FigureView] = []
        self.table: ResultTable | None = None
        self._is_long = False  #: whether someone wants to see all of a long table
        self.papers: ResultTable | None = None  #: tests as published studies ran them
        self._parts_left: Iterator[bool] = iter(())
        self._next = QTimer(self, singleShot=True, interval=TURN_MS)
        self._next.timeout.connect(self._go_on)
        self._last_result: QWidget | None = None  #: the last result of which all is there
        self._inside = QWidget()  #: the one that is being shown
        self._parts = QVBoxLayout(self._inside)
        self.column.addWidget(self._inside)
        self.column.addStretch(1)

    @property
    def is_whole(self) -> bool:
        """True if all of the result is shown."""
        return not self._next.isActive()

    def show_result(self, result_view: AnalysisView) -> None:
        """Show it in place of the last one, which stays until all of it is there.

        The window continues between one part and the next.

        Args:
            result_view: What was computed.
        """
        if self._inside is not self._last_result:
            _remove(self._inside)
        self._inside = QWidget(self)
        self._parts = QVBoxLayout(self._inside)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._parts.setSpacing(SIZES.unit)
        self._inside.setVisible(self._last_result is None)
        self.column.insertWidget(self.column.count() - 1, self._inside)
        self.figures, self.table, self.papers = [], None, None
        self._parts_left = self._pieces(result_view) if result_view.studies else iter(())
        self._go_on()

    def _go_on(self) -> None:
        """Show the next part."""
        is_added = next(self._parts_left, None)
        if is_added is None:
            self._next.stop()
            if self._last_result is not None:
                _remove(self._last_result)
            self._last_result = self._inside
            self._inside.show()
        else:
            self._next.start()
        if is_added is not False and self._last_result in (None, self._inside):
            settle(self)

    def _pieces(self, result_view: AnalysisView) -> Iterator[bool]:
        """Add parts; stops where a step took long, with whether the part is there now."""
        analysis = ANALYSES[result_view.query.name]
        self._add_title(translate_message(analysis.title), result_view)
        self._parts.addWidget(label(translate_message(analysis.about), "soft", wrap=True))
        if result_view.trouble:
            self._parts.addWidget(
                label(translate_message(result_view.trouble), "warning", wrap=True)
            )
        yield True
        parts = [self._add_figures(result_view), self._add_table(result_view)]
        for part in reversed(parts) if self._table_first else parts:
            yield from part
        if result_view.below:
            texts = [_small(translate_message(text)) for text in result_view.below]
            self._add_folded(tr("Desk", "Method", "of an analysis"), texts)

    def _add_title(self, title: str, result_view: AnalysisView) -> None:
        """The title, and whether the result was preregistered."""
        self._title = title
        head = QWidget()
        row = FoldingRow()
        head.setLayout(row)
        row.addWidget(label(title, "heading", wrap=True), 1)
        if result_view.is_planned is not None:
            exploratory = tr("Desk", "Exploratory", "of tests: not preregistered")
            planned = tr("Desk", "Planned", "of tests: preregistered")
            self.standing = label(planned if result_view.is_planned else exploratory, "tag")
            row.addWidget(self.standing, 0, _TOP_LEFT)
        self._parts.addWidget(head)

    def _add_figures(self, result_view: AnalysisView) -> Iterator[bool]:
        for figure in result_view.figures:
            view = FigureView(figure, self._inside)
            yield False
            view.draw()
            yield False
            self._add_figure(view)
            yield True

    def _add_table(self, result_view: AnalysisView) -> Iterator[bool]:
        title = translate_message(ANALYSES[result_view.query.name].title)
        if result_view.rows:
            self.table = ResultTable(result_view, title)
            if self._is_long:
                self.table.show_all()
            yield from self._measured(self.table)
            self._parts.addWidget(self.table)
            self._add_further(self.table)
            yield True
            if result_view.papers:
                yield from self._add_papers(result_view.papers, title)
        elif not result_view.trouble:
            self._parts.addWidget(label(tr("Desk", "There are no data for this result."), "soft"))

    def _add_further(self, table: ResultTable) -> None:
        """A button that shows all rows of a long table."""
        if not table.further:
            return
        text = tr("Desk", "Show all {number} rows")
        number = program().format_int(len(table.rows.things) + table.further)

        def show_all() -> None:
            self._is_long = True  # newer results are shown in the same way
            table.show_all()
            table.setFocus()  # which would go to what comes next
            more.hide()

        more = button(text.format(number=number), show_all, "quiet-small")
        more.setAccessibleDescription(table.accessibleName())
        self._parts.addWidget(more, 0, Qt.AlignmentFlag.AlignLeft)

    def _measured(self, table: ResultTable) -> Iterator[bool]:
        """Give a table its size."""
        table.setParent(self)  # from which it has its style
        yield False
        table.measure()
        yield False

    def _add_papers(self, papers_view: AnalysisView, title: str) -> Iterator[bool]:
        """Tests as published studies ran them, behind a button that unfolds them."""
        words = tr("Desk", "Tests used in published studies")
        self.papers = ResultTable(papers_view, program().join(". ", (title, words)))
        yield from self._measured(self.papers)
        self.papers.show_all()  # it was asked for
        texts = [_small(translate_message(text)) for text in papers_view.below]
        self._add_folded(words, [self.papers, *texts])
        yield True

    def _add_folded(self, words: str, widgets: Sequence[QWidget]) -> None:
        """Add widgets behind a button that unfolds them."""
        self._parts.addWidget(Fold(words, widgets))

    def _add_figure(self, view: FigureView) -> None:
        figure = view.figure
        view.plot.save_wanted.connect(lambda: self._save(figure))
        self.figures.append(view)
        self._parts.addWidget(view)
        view.title.setVisible(view.title.text() != self._title)
        if figure.nothing:
            return
        save = button(tr("Desk", "Save figure\u2026"), lambda: self._save(figure), "quiet-small")
        save.setAccessibleDescription(translate_message(figure.title))
        self._parts.addWidget(save, 0, Qt.AlignmentFlag.AlignLeft)


def settle(inside: QWidget) -> None:
    """Give new contents of a scroll area the heights that they need, before they are painted.

    Qt shows new widgets, and passes their heights from each layout to the one around it, in
    events of their own. The window can be painted between two of them, with cards that are
    squeezed into the height that their scroll area had before.

    Args:
        inside: What is new; nothing happens if there is no scroll area around it.
    """
    area: QWidget | None = inside
    parts: list[QWidget] = inside.findChildren(QWidget)
    while area is not None and not isinstance(area, QScrollArea):
        parts.insert(0, area)
        area = area.parentWidget()
    if area is None or not area.isVisible():
        return
    for part in parts:
        is_new = part.isHidden() and not (part.testAttribute(_CHOSEN) or part.isWindow())
        around = part.parentWidget()
        if is_new and around is not None and around.layout() is not None:
            part.show()  # as an event does later for each widget that a layout takes
    for part in reversed(parts):  # inner ones first
        if (layout := part.layout()) is not None:
            layout.activate()
    QCoreApplication.sendEvent(area, QEvent(QEvent.Type.LayoutRequest))


def _remove(widget: QWidget) -> None:
    widget.hide()
    widget.deleteLater()


def _small(text: str) -> QLabel:
    text_label = label(text, "soft", wrap=True)
    copyable(text_label)
    return text_label
