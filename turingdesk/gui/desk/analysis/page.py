"""The Analysis page: analyses on the left, figure, table and notes of the chosen one beside."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QScrollArea,
    QWidget,
)

from turingdesk.analysis import ANALYSES
from turingdesk.desk.analysis_view import AnalysisQuery, AnalysisView, Drawn
from turingdesk.desk.worker import Worker
from turingdesk.gui.desk.analysis.figure_translation import TARGET
from turingdesk.gui.desk.analysis.figure_view import look_of_desk
from turingdesk.gui.desk.analysis.result_card import ResultCard
from turingdesk.gui.desk.analysis.saving import Saving
from turingdesk.gui.desk.feed import Feed
from turingdesk.gui.desk.named_field import fill, named_field
from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.seals import SealedStrip
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import READING, button, label, restyle
from turingdesk.gui.desk.wrapping_row import WrappedRows, WrappingRow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.journal.judge_kind import JudgeKind

EMPTY = tr_noop("Desk", "No answers yet. Results appear here with the first answer.")
COMPUTING = tr_noop("Desk", "Computing\u2026")
SEALED = tr_noop("Desk", "Sealed: {n} are counted once the passphrase is given.")
LIST_WIDTH = 240
WHOSE = {
    JudgeKind.PEOPLE: tr_noop("Desk", "People"),
    JudgeKind.MACHINES: tr_noop("Desk", "Machine judges"),
    JudgeKind.SIMULATED: tr_noop("Desk", "Simulated"),
}


class AnalysisPage(DeskPage):
    """Follows the data folder while it is in front; computes in a process of its own."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Analysis"))
        self.shown = AnalysisView()
        self._looked: str | None = None  #: at which study, as far as it is written down
        self._is_open = False
        self.saving = Saving(state, self)
        self.saving.busy.connect(self._show_busy)
        self.report = button(tr("Desk", "Report\u2026"), self.write_report)
        self.cancel = button(tr("Desk", "Cancel"), self.saving.cancel)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedWidth(160)
        self.progress.setAccessibleName(tr("Desk", "Progress of the report"))
        self.saving.progressed.connect(self._show_progress)
        for widget in (self.progress, self.cancel, self.report):
            self.buttons.addWidget(widget)
        self.sealed = SealedStrip(state)
        self.names = _names()
        self.study, self.whose, self.by = QComboBox(), QComboBox(), QComboBox()
        self.rules = QComboBox()
        self.left_out = label("", "soft", wrap=True)
        self.empty = label("", "soft", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.card = ResultCard(self._save_figure)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setWidget(self.card)
        self._area.setAccessibleName(tr("Desk", "Analysis"))
        self.body = QWidget()
        beside = QHBoxLayout(self.body)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(SIZES.gap)
        beside.addWidget(self.names)
        beside.addWidget(self._area, 1)
        self.column.addWidget(self._choosers())
        self.column.addWidget(self.left_out)
        self.column.addWidget(self.sealed)
        self.column.addWidget(self.body, 1)
        self.column.addWidget(self.empty, 1)
        self.feed = self._feed()
        self._show(self.shown, READING)
        self.select(AnalysisQuery().name)
        self.names.currentRowChanged.connect(lambda _: self.choose())
        state.data_changed.connect(self._move)
        state.keys_changed.connect(self._move)
        self._show_busy(False)

    def opened(self) -> None:
        self._is_open = True
        self.choose(self.state.study_wanted)
        self.feed.start()
        self._write_down()

    def left(self) -> None:
        self._is_open, self._looked = False, None
        self.feed.stop()

    def close_page(self) -> None:
        self.left()
        self.saving.cancel()
        self.feed.close()

    def select(self, name: str) -> None:
        """Choose an analysis in the list."""
        self.names.setCurrentRow(list(ANALYSES).index(name))

    def choose(self, study: str = "") -> None:
        """Look at what is chosen in the lists."""
        item = self.names.currentItem()
        if item is not None:
            name = str(item.data(Qt.ItemDataRole.UserRole))
            study = study or str(self.study.currentData() or "")
            kind = str(self.whose.currentData() or "")
            by = str(self.by.currentData() or "")
            before = bool(self.rules.currentData())
            look, language = look_of_desk(), program().spoken
            self.feed.choose(AnalysisQuery(name, study, kind, by, before, look, language))

    def _save_figure(self, drawn: Drawn) -> None:
        choice, feed = self.shown.query, self.feed
        self.saving.save_figure(drawn, lambda name, path: feed.save_figure(choice, name, path))

    def write_report(self) -> None:
        """Ask where to, and write a report of the study that is shown."""
        self.saving.save_report(self.shown.study, self.shown.kind)

    def _feed(self) -> Feed:
        feed = Feed(Worker(TARGET, self.state.data, self.state.keys), AnalysisQuery(), self)
        feed.changed.connect(self._show)
        feed.working.connect(self._show_working)
        feed.failed.connect(self._show_failure)
        return feed

    def _move(self) -> None:
        """Follow another folder, or the same with other keys."""
        choice = self.feed.query
        self.feed.close()
        self.feed.deleteLater()
        self.feed = self._feed()
        self.feed.choose(choice)
        self._show(AnalysisView(), READING)
        if self._is_open:
            self.feed.start()

    def _choosers(self) -> QWidget:
        self.choosers = QWidget()
        row = WrappingRow(self.choosers, SIZES.unit)
        for title, chooser in (
            (tr("Desk", "Study"), self.study),
            (tr("Desk", "Answers of", "people, machine judges or pilots"), self.whose),
            (tr("Desk", "Split by", "a column or question"), self.by),
            (tr("Desk", "Results"), self.rules),
        ):
            chooser.activated.connect(lambda _: self.choose())
            part = named_field(title, chooser)
            row.addWidget(part)
        self._versions = part
        return self.choosers

    def _show(self, found: AnalysisView, nothing: str = EMPTY) -> None:
        """Show what was computed, at the same place of the page where it is the same analysis.

        Args:
            found: What was computed.
            nothing: What to say where there are no answers.
        """
        self.empty.setText(tr("Desk", nothing))
        is_same = found.query == self.shown.query
        place = self._area.verticalScrollBar().value() if is_same else 0
        self.shown = found
        is_there = bool(found.studies)
        for widget in (self.body, self.choosers):
            widget.setVisible(is_there)
        self.empty.setVisible(not is_there)
        self.report.setEnabled(is_there and not self.saving.is_busy)
        verdicts = tr("Desk", "%n verdict(s)", "", found.sealed)
        self.sealed.tell(tr("Desk", SEALED).format(n=verdicts) if found.sealed else "")
        fill(self.study, [(title, name) for name, title in found.studies.items()], found.study)
        kinds = [(tr("Desk", WHOSE[JudgeKind(one)]), one) for one in found.kinds]
        fill(self.whose, kinds, found.kind)
        columns = [(translate_message(title), one) for one, title in found.columns_by.items()]
        fill(
            self.by,
            [(tr("Desk", "nothing", "results are split by"), ""), *columns],
            found.query.by,
        )
        self._show_left_out(found)
        self.card.show_result(found, at_once=is_same)
        self._area.verticalScrollBar().setValue(place)
        self._write_down()

    def _show_left_out(self, found: AnalysisView) -> None:
        """Say how many verdicts quality rules leave out, and offer the results without rules."""
        versions = [(tr("Desk", "After rules"), ""), (tr("Desk", "Before rules"), "before")]
        fill(self.rules, versions, "before" if found.query.before else "")
        for widget in (self.left_out, self._versions):
            widget.setVisible(bool(found.left_out))
        self.left_out.setText(left_out_line(found) if found.left_out else "")
        is_much = 2 * sum(found.left_out.values()) > found.given
        restyle(self.left_out, "caution" if is_much else "soft")

    def _write_down(self) -> None:
        """Whoever sees results before the end could decide by them when to end."""
        if self._is_open and self.shown.studies and self.shown.study != self._looked:
            self._looked = self.shown.study
            self.state.audit("looked at analyses", study=self._looked)

    def _show_working(self, is_working: bool) -> None:
        self.note.setText(tr("Desk", COMPUTING) if is_working else "")

    def _show_failure(self, why: str) -> None:
        text = tr("Desk", "The data folder could not be read: {why}").format(
            why=translate_message(why)
        )
        self.note.setText(text)
        self.empty.setText(text)

    def _show_busy(self, is_busy: bool) -> None:
        self.report.setVisible(not is_busy)
        self.report.setEnabled(not is_busy and bool(self.shown.studies))
        self.progress.setRange(0, 0)
        self.progress.setVisible(is_busy)
        self.cancel.setVisible(is_busy)

    def _show_progress(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)


def left_out_line(found: AnalysisView) -> str:
    """How many verdicts count before and after rules, and which rules leave them out."""
    whole, gone = program().whole, sum(found.left_out.values())
    listed = sorted(found.left_out.items(), key=lambda item: -item[1])
    reasons = ", ".join(f"{translate_message(why)}: {whole(n)}" for why, n in listed)
    text = tr("Desk", "Rules leave out {gone} of {verdicts} ({reasons}).")
    verdicts = tr("Desk", "%n verdict(s)", "", found.given)
    shown = tr("Desk", "Results are shown after rules, of the other {number}.")
    if found.query.before:
        shown = tr("Desk", "Results are shown before rules, as if all of them counted.")
    counts = text.format(gone=whole(gone), verdicts=verdicts, reasons=reasons)
    return f"{counts} {shown.format(number=whole(found.given - gone))}"


def _names() -> QListWidget:
    """The list of analyses."""
    names = QListWidget()
    names.setAccessibleName(tr("Desk", "Analyses"))
    names.setProperty("role", "topics")
    names.setFixedWidth(LIST_WIDTH)
    names.setWordWrap(True)
    names.setItemDelegate(WrappedRows(names))
    names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    for name, analysis in ANALYSES.items():
        item = QListWidgetItem(translate_message(analysis.title))
        item.setData(Qt.ItemDataRole.UserRole, name)
        names.addItem(item)
    return names


PAGE = AnalysisPage
