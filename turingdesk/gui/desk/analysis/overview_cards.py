"""The first chapter at a glance: verdicts, detectability, its course, machines, and tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from math import isnan
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from turingdesk.analysis._figure import Figure, without_methods
from turingdesk.analysis._registration import MainTest
from turingdesk.analysis.statistics.result import equal_p, shown_p
from turingdesk.core.message import message
from turingdesk.core.number_words import interval_in_words
from turingdesk.exchange.report.pieces import interval_words
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.results.figure_view import FigureView
from turingdesk.gui.desk.results.sources import follow
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import NOTHING, label
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.plots.confusion import ConfusionPlot
from turingdesk.gui.plots.figure_plot import FigurePlot
from turingdesk.gui.theme import SIZES, grown, look
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.presenters.analysis_view import AnalysisView, Registered

NOT_REGISTERED = tr_noop("Desk", "Not preregistered: all results are exploratory.")
NARROWEST = 440  #: px of the page's width that are there with the largest letters, too
_NO_BREAK = "\u00a0"
_TESTED = 110  #: px, for what a test is about, at least
_MOST_BESIDE = 125  #: % of the usual size of letters
_TOP = Qt.AlignmentFlag.AlignTop
_LEFT = _TOP | Qt.AlignmentFlag.AlignLeft
_RIGHT = _TOP | Qt.AlignmentFlag.AlignRight
_ENDS = ("ci_low", "ci_high")


class OverviewCards(QWidget):
    """The main results of a study.

    Args:
        save: Called with a figure that is to be saved.
    """

    def __init__(self, save: Callable[[Figure], object]) -> None:
        super().__init__()
        self._save = save
        self.verdicts = Card(tr("Desk", "Verdicts by origin"))
        self.matrix = ConfusionPlot()
        self.counts = label("", "soft", wrap=True)
        self.verdicts.column.addWidget(self.matrix)
        self.verdicts.column.addWidget(self.counts)
        self.verdicts.column.addStretch(1)
        self.detectability = Card(tr("Desk", "Imitation detectability"))
        self.value = label("", "figure")
        self.interval, self.against = label("", wrap=True), label("", wrap=True)
        self.generalizes = label("", "soft", wrap=True)
        for widget in (self.value, self.interval, self.against, self.generalizes):
            self.detectability.column.addWidget(widget)
        self.detectability.column.addStretch(1)
        self.course = Card(tr("Desk", "Detectability over sessions"))
        self.course_plot = FigurePlot(fills=True)
        self.course_plot.setMinimumHeight(grown(180))
        self.course_plot.picked.connect(partial(follow, self))
        self.course_plot.save_wanted.connect(self._save_course)
        self.course.column.addWidget(self.course_plot, 1)
        self.agents = Card(tr("Desk", "By task and machine"))
        self._figures = QVBoxLayout()
        self.agents.column.addLayout(self._figures)
        self.agents.column.addStretch(1)
        self.tests = TestsCard()
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        first = ((self.verdicts, 4), (self.detectability, 3), (self.course, 4))
        for cards in (first, ((self.agents, 2), (self.tests, 1))):
            row = FoldingRow(any_letters=True)
            for card, share in cards:
                row.addWidget(card, share)
            column.addLayout(row)
        column.addStretch(1)
        widths = {self.detectability: 200, self.course: 240, self.agents: 440}
        for card, width in widths.items():
            card.setMinimumWidth(min(grown(width), NARROWEST))
            card.wrap_title()  # in some languages it is wider than that

    def pieces(self, analysis_view: AnalysisView) -> Iterator[bool]:
        """Show the overview of a chapter that has one; stops where a step took long.

        Yields:
            Whether a part is there now.
        """
        if analysis_view.overview is None:
            return
        self.matrix.draw(analysis_view.overview.confusion)
        self.counts.setText(
            " ".join(filter(None, (_verdicts_in_words(analysis_view), self.matrix.few)))
        )
        self._show_detectability(analysis_view.overview.detectability)
        if analysis_view.overview.course is not None:
            self.course_plot.show_figure(analysis_view.overview.course)
            self.course_plot.setToolTip(translate_message(analysis_view.overview.course.caption))
        self.course.setVisible(analysis_view.overview.course is not None)
        self.tests.show_tests(
            analysis_view.overview.tests, registered_in_words(analysis_view.registered)
        )
        figures = analysis_view.overview.figures
        self.agents.setVisible(bool(figures))
        yield True
        self._drop_unfinished()
        for place, figure in enumerate(figures):
            view = FigureView(figure, self.agents)
            yield False
            view.draw()
            yield False
            self._remove_figure(place)
            view.title.setVisible(len(figures) > 1)  # else the card's is the same
            view.caption.setText(translate_message(without_methods(figure.caption)))
            view.plot.save_wanted.connect(partial(self._save, figure))
            self._figures.insertWidget(place, view)
            yield True
        while self._figures.count() > len(figures):
            self._remove_figure(len(figures))
        yield True

    def _drop_unfinished(self) -> None:
        """Delete the view that was in the making when newer results came."""
        for view in self.agents.findChildren(FigureView):
            if self._figures.indexOf(view) < 0:
                view.deleteLater()

    def _remove_figure(self, place: int) -> None:
        item = self._figures.takeAt(place)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()

    def _save_course(self) -> None:
        if self.course_plot.figure is not None:
            self._save(self.course_plot.figure)

    def _show_detectability(self, row: Mapping[str, Any]) -> None:
        value, low, high, p = (_number(row.get(key)) for key in ("value", *_ENDS, "p"))
        self.value.setText(NOTHING if value is None else program().decimals(value))
        self.interval.clear()
        self.against.setText("" if p is None else _against_chance(p))
        notes = [str(row.get("note") or "")]
        if low is not None and high is not None:
            interval_text = translate_message(interval_in_words(low, high))
            self.interval.setText(interval_text.replace(", ", f",{_NO_BREAK}"))
            notes.insert(0, message("Generalizes to: {whom}.", whom=row["generalizes"]))
        self.generalizes.setText("\n".join(translate_message(note) for note in notes if note))
        self.generalizes.setToolTip(translate_message(str(row.get("method") or "")))
        for line_label in (self.interval, self.against, self.generalizes):
            line_label.setVisible(bool(line_label.text()))


def _verdicts_in_words(view: AnalysisView) -> str:
    """A text on the verdicts in the matrix, which lacks those on pairs: they count elsewhere."""
    rows = view.overview.confusion if view.overview else ()
    there = sum(int(row[f"n_{verdict}"]) for row in rows for verdict in ("human", "machine"))
    all_ = view.given - (0 if view.query.before else sum(view.left_out.values()))
    texts = [tr("Desk", "%n answer(s) counted", "", there)]
    if all_ > there:
        pairs = tr("Desk", "{number} on pairs, which have no row here")
        texts.append(pairs.format(number=program().format_int(all_ - there)))
    return " \u00b7 ".join(texts)


class TestsCard(Card):
    """The planned tests, and apart from them the exploratory ones."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Planned tests"))
        self.rows = QGridLayout()
        self.rows.setHorizontalSpacing(SIZES.gap)
        self.rows.setVerticalSpacing(SIZES.unit)
        self.rows.setColumnStretch(0, 1)
        self._row_labels: list[list[QLabel]] = []  #: of each row: what is tested, estimate, and p
        self.column.addLayout(self.rows)
        self.sentences = label("", "soft", wrap=True)
        copyable(self.sentences)
        self.column.addWidget(self.sentences)
        self.column.addStretch(1)

    def show_tests(self, tests: Sequence[MainTest], sentences: str) -> None:
        """Show tests with what was preregistered in place of the last ones."""
        for cell_label in chain(*self._row_labels):
            cell_label.hide()
            cell_label.deleteLater()
        self._row_labels = []
        planned = [test for test in tests if test.is_planned]
        exploratory = [test for test in tests if not test.is_planned]
        self._add_group(tr("Desk", "Planned", "of tests: preregistered"), planned)
        self._add_group(tr("Desk", "Exploratory", "of tests: not preregistered"), exploratory)
        self._place()
        self.title.setText(tr("Desk", "Planned tests") if planned else tr("Desk", "Tests"))
        uncorrected = tr("Desk", "p values aren't corrected for the number of tests.")
        self.sentences.setText(f"{sentences}\n{uncorrected}" if tests else sentences)

    def _add_group(self, name: str, tests: Sequence[MainTest]) -> None:
        if not tests:
            return
        heads = (name, tr("Desk", "Estimate"), tr("Desk", "p", "head: of a test"))
        self._add_row(heads, "label")
        for test in tests:
            self._add_row(_cells(test), "")

    def _add_row(self, texts: Sequence[str], role: str) -> None:
        cell_labels = [label(text, role, wrap=place == 0) for place, text in enumerate(texts)]
        for place, cell_label in enumerate(cell_labels):
            copyable(cell_label)
            cell_label.setAlignment(_RIGHT if place else _LEFT)
        self._row_labels.append(cell_labels)

    def _place(self) -> None:
        """Values are beside what is tested; with large letters, below it."""
        # The layout's items alone; the labels stay and get other cells.
        while self.rows.takeAt(0) is not None:
            pass
        is_beside = look().text_percent <= _MOST_BESIDE
        self.rows.setColumnMinimumWidth(0, _TESTED if is_beside else 0)
        for number, (tested, *values) in enumerate(self._row_labels):
            first = 2 * number
            self.rows.addWidget(tested, first, 0, 1, 1 if is_beside else 3, _TOP)
            for place, cell_label in enumerate(values, start=1):
                self.rows.addWidget(cell_label, first if is_beside else first + 1, place, _RIGHT)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self._place()


def registered_in_words(registered: Registered) -> str:
    """A text on what was preregistered, or that nothing was."""
    texts = [translate_message(sentence) for sentence in registered.sentences]
    return "\n".join(texts) or tr("Desk", NOT_REGISTERED)


def _cells(test: MainTest) -> tuple[str, str, str]:
    """A test's row: what is tested; the estimate with its interval and statistic; and p."""
    if test.value is None:
        return translate_message(test.about), NOTHING, NOTHING
    lines = [program().decimals(test.value)]
    if test.low is not None and test.high is not None:
        usual_interval = interval_words(test.low, test.high)
        named = translate_message(interval_in_words(test.low, test.high, test.percent))
        is_usual = test.percent == 95
        interval_text = translate_message(usual_interval) if is_usual else named
        lines = [program().join(" " if is_usual else ", ", (lines[0], interval_text))]
    if test.statistic is not None:
        statistic = program().decimals(test.statistic)
        df = "" if test.df is None else program().decimals(test.df, 1)
        lines.append(f"t({df}) = {statistic}" if df else f"z = {statistic}")
    p = program().written(shown_p(test.p)) or NOTHING
    return translate_message(test.about), "\n".join(lines), p


def _against_chance(p: float) -> str:
    """A sentence on detectability against chance, by the p value of its test."""
    p_text = program().written(equal_p(p)).replace(" ", _NO_BREAK)
    if p < 0.05:
        return translate_message(message("Differs from 0.5: {p}", p=p_text))
    return translate_message(message("No significant difference from 0.5: {p}", p=p_text))


def _number(value: Any) -> float | None:
    return None if value is None or isnan(value) else float(value)
