"""The Analysis page: chapters on the left, the results of the chosen one beside."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from turingdesk.analysis._chapters import CHAPTERS
from turingdesk.analysis._counted import with_title
from turingdesk.analysis._figure import Figure
from turingdesk.desk.analysis_chapters import FIRST, MISSING, PLANNED
from turingdesk.desk.analysis_view import AnalysisQuery, AnalysisView
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.analysis.overview_cards import OverviewCards, registered_in_words
from turingdesk.gui.desk.analysis.result_card import TURN_MS, ResultCard, settle
from turingdesk.gui.desk.analysis.results_page import ResultsPage, topics
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.named_field import fill, named_fields, show_field
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import READING, button, goal, label, restyle
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.journal.judge_kind import JudgeKind

EMPTY = tr_noop("Desk", "No answers yet. Results appear here after the first answer.")
LIST_WIDTH = 216
BY_WIDTH = 208  #: lx, of the choice of what results are split by; its list is as wide as needed
START = AnalysisView(AnalysisQuery("", FIRST))
WHOSE = {
    JudgeKind.PEOPLE: tr_noop("Desk", "People"),
    JudgeKind.MACHINES: tr_noop("Desk", "Machine judges"),
    JudgeKind.SIMULATED: tr_noop("Desk", "Simulated"),
}
NOTHING_COMPUTED = tr_noop(
    "Desk",
    "There are no data for the results of this chapter. For the reasons, see \u201cNot "
    "computed\u201d at the end of the list.",
)
OVERVIEW = ""  #: among the names of analyses


class ChapterCards(QWidget):
    """A chapter: a card for each of its analyses, or why there is none.

    They appear one at a time, so that the window stays quick.

    Args:
        save: Called with a figure that is to be saved.
    """

    def __init__(self, save: Callable[[Figure], object]) -> None:
        super().__init__()
        self._save = save
        self._shown: dict[str, bytes] = {}  #: what each card shows, and the overview
        self._parts_left: Iterator[bool] = iter(())
        self.results: dict[str, ResultCard] = {}  #: by name of the analysis
        self._next = QTimer(self, singleShot=True, interval=TURN_MS)
        self._next.timeout.connect(self._go_on)
        column = QVBoxLayout(self)
        self.setAttribute(Qt.WidgetAttribute.WA_StaticContents)  # a new card paints itself alone
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        self.registered = Card(tr("Desk", "Planned tests"))
        self._sentences = label("", wrap=True)
        copyable(self._sentences)
        self.registered.column.addWidget(self._sentences)
        self.overview = OverviewCards(save)
        self._cards = QVBoxLayout()
        self._cards.setSpacing(SIZES.gap)
        self.missing = Card(tr("Desk", "Not computed"))
        self.not_computed = label("", wrap=True)
        copyable(self.not_computed)
        self.missing.column.addWidget(self.not_computed)
        self.nothing = label(tr("Desk", NOTHING_COMPUTED), "soft", wrap=True)
        for widget in (self.overview, self.registered, self.missing, self.nothing):
            column.addWidget(widget)
            widget.hide()
        column.addLayout(self._cards)
        column.addStretch(1)

    @property
    def is_whole(self) -> bool:
        """Whether all of the chapter is shown."""
        cards = self.results.values()
        return not self._next.isActive() and all(card.is_whole for card in cards)

    def show_chapter(self, found: AnalysisView) -> None:
        """Show it in place of the last one; what is the same in both stays."""
        for name in self.results.keys() - {result.query.name for result in found.results}:
            card = self.results.pop(name)
            card.hide()
            card.deleteLater()
            self._shown.pop(name)
        self._show_registered(found)
        self.overview.setVisible(found.overview is not None)
        self._show_not_computed(found)
        settle(self)
        self._parts_left = self._pieces(found)
        self._next.start()

    def _go_on(self) -> None:
        """Show the next part, once the card before it is whole."""
        if any(not card.is_whole for card in self.results.values()) or next(
            self._parts_left, False
        ):
            self._next.start()

    def _pieces(self, found: AnalysisView) -> Iterator[bool]:
        """Show the overview and the results that are new; stops after each part."""
        # NaN differs from itself, so bytes are compared.
        shown = pickle.dumps(found.overview)
        if found.overview is not None and self._shown.get(OVERVIEW) != shown:
            self._shown.pop(OVERVIEW, None)  # until all of it is there
            for is_added in self.overview.pieces(found):
                if is_added:
                    settle(self.overview)
                yield True
            self._shown[OVERVIEW] = shown
        for place, result in enumerate(found.results):
            name, shown = result.query.name, pickle.dumps(result)
            if self._shown.get(name) != shown:
                self._shown[name] = shown
                if name not in self.results:
                    self.results[name] = ResultCard(self._save)
                    self._cards.insertWidget(place, self.results[name])
                self.results[name].show_result(result)
                yield True

    def _show_registered(self, found: AnalysisView) -> None:
        """Say before the tests what was planned: all else is exploratory."""
        is_shown = found.query.chapter == PLANNED and bool(found.studies)
        self.registered.setVisible(is_shown)
        self._sentences.setText(registered_in_words(found.registered))

    def _show_not_computed(self, found: AnalysisView) -> None:
        """List what has no result in any chapter, by reason."""
        reasons: dict[str, list[str]] = {}
        for title, why in found.not_computed:
            reasons.setdefault(why, []).append(translate_message(title))
        lines = (
            program().join(": ", (program().items(of), translate_message(why)))
            for why, of in reasons.items()
        )
        self.not_computed.setText("\n\n".join(lines))
        is_list = found.query.chapter == MISSING
        self.missing.setVisible(is_list and bool(found.not_computed))
        is_empty = found.is_whole and not (found.results or found.overview or is_list)
        self.nothing.setVisible(is_empty and found.has_results)


class AnalysisPage(ResultsPage[AnalysisView]):
    """The results of one study, a chapter at a time."""

    looking = "viewed analyses"

    def __init__(self, state: DeskState) -> None:
        self.cards = ChapterCards(self.save_figure)
        super().__init__(state, tr("Desk", "Analysis"), START, _names(), self.cards)
        self.sessions = label("", "tag")
        self.tags.addWidget(self.sessions)
        self._add_report()
        self.whose, self.by, self.rules = QComboBox(), QComboBox(), QComboBox()
        self.by.setMaximumWidth(grown(BY_WIDTH))
        self.left_out = label("", "soft", wrap=True)
        self.empty = label("", "soft", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column.addWidget(self._choosers())
        self.column.addWidget(self.left_out)
        self.column.addWidget(self.sealed)
        self.column.addWidget(self.body, 1)
        self.column.addWidget(self.empty, 1)
        self._show(self.shown, READING)
        self.select(FIRST)
        self.names.currentRowChanged.connect(lambda _: self.choose())
        self._show_busy(False)

    def close_page(self) -> None:
        self.saving.cancel()
        super().close_page()

    def select(self, name: str) -> None:
        """Choose a chapter in the list."""
        self.names.setCurrentRow([*(one.name for one in CHAPTERS), MISSING].index(name))

    def choose(self, study: str = "") -> None:
        item = self.names.currentItem()
        if item is not None:
            chapter = str(item.data(Qt.ItemDataRole.UserRole))
            study = study or str(self.study.currentData() or "")
            kind = str(self.whose.currentData() or "")
            by = str(self.by.currentData() or "")
            before = bool(self.rules.currentData())
            language = program().spoken
            self.feed.choose(
                AnalysisQuery("", chapter, study, kind, by, before, language, self.packages())
            )

    def write_report(self) -> None:
        """Ask where to, and write a report of the study that is shown."""
        self.saving.save_report(self.shown.study, self.shown.kind, self.packages())

    def _add_report(self) -> None:
        """The buttons that write a report and stop it, and how far it is."""
        self.report = button(tr("Desk", "Report\u2026"), self.write_report)
        self.cancel = button(tr("Desk", "Cancel"), self.saving.cancel)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedWidth(160)
        self.progress.setAccessibleName(tr("Desk", "Progress of the report"))
        self.saving.busy.connect(self._show_busy)
        self.saving.progressed.connect(self._show_progress)
        self.export = button(tr("Desk", "Export\u2026"), self._export)
        for widget in (self.progress, self.cancel, self.report, self.export):
            self.buttons.addWidget(widget)

    def _export(self) -> None:
        """Go to the page that writes the data of this study to files."""
        self.state.study_wanted = self.shown.study
        self.state.page_wanted.emit("export")

    def _choosers(self) -> QWidget:
        for chooser in (self.study, self.whose, self.by, self.rules):
            chooser.activated.connect(lambda _: self.choose())
        self.choosers = named_fields(
            (tr("Desk", "Study"), self.study),
            (tr("Desk", "Answers from", "people, machine judges or pilots"), self.whose),
            (tr("Desk", "Split by", "a column or question"), self.by),
            (tr("Desk", "Results"), self.rules),
        )
        return self.choosers

    def show_view(self, found: AnalysisView, nothing: str) -> None:
        self.empty.setText(tr("Desk", nothing or EMPTY))
        is_there = found.has_results
        for widget in (self.body, self.choosers):
            widget.setVisible(is_there)
        self.empty.setVisible(not is_there)
        self.report.setEnabled(is_there and not self.saving.is_busy)
        kinds = [(tr("Desk", WHOSE[JudgeKind(one)]), one) for one in found.kinds]
        fill(self.whose, kinds, found.kind)
        columns = [(translate_message(title), one) for one, title in found.columns_by.items()]
        unsplit = (tr("Desk", "nothing", "results are split by"), "")
        fill(self.by, [unsplit, *columns], found.query.by)
        show_field(self.study, len(found.studies) > 1)
        self._show_head(found)
        self._show_left_out(found)
        self.cards.show_chapter(found)
        if not (found.is_whole and found.is_surveyed):
            self.feed.look()  # the other analyses

    def _show_head(self, found: AnalysisView) -> None:
        """The title of the study, how many sessions there are, and how many tests were planned."""
        self.title.setText(found.studies.get(found.study) or tr("Desk", "Analysis"))
        self.sessions.setText(goal(found.sessions, found.planned))
        self.sessions.setVisible(found.has_results)
        for number, chapter in enumerate(CHAPTERS):
            text = translate_message(chapter.title)
            if chapter.name == PLANNED and found.registered.tests:
                text = f"{text} ({program().whole(found.registered.tests)})"
            if (item := self.names.item(number)).text() != text:
                item.setText(text)
        missing = self.names.item(len(CHAPTERS))
        missing.setHidden(not found.not_computed and found.query.chapter != MISSING)
        # While the other analyses are looked at, the number would run up.
        count = f" ({program().whole(len(found.not_computed))})" if found.is_surveyed else ""
        missing.setText(tr("Desk", "Not computed") + count)

    def _show_left_out(self, found: AnalysisView) -> None:
        """Say how many verdicts quality rules exclude, and offer the results without rules."""
        versions = [(tr("Desk", "After rules"), ""), (tr("Desk", "Before rules"), "before")]
        fill(self.rules, versions, "before" if found.query.before else "")
        show_field(self.rules, bool(found.left_out))
        self.left_out.setVisible(bool(found.left_out))
        self.left_out.setText(left_out_line(found) if found.left_out else "")
        is_much = 2 * sum(found.left_out.values()) > found.given
        restyle(self.left_out, "caution" if is_much else "soft")

    def show_failure(self, why: str) -> None:
        super().show_failure(why)
        self.empty.setText(self.note.text())

    def _show_busy(self, is_busy: bool) -> None:
        before, now = (self.report, self.cancel) if is_busy else (self.cancel, self.report)
        had_keys = before.hasFocus()
        self.report.setEnabled(not is_busy and self.shown.has_results)
        self.progress.setRange(0, 0)
        self.progress.setVisible(is_busy)
        now.show()
        if had_keys:  # else Qt would give them to whatever comes next
            now.setFocus()
        before.hide()

    def _show_progress(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)


def left_out_line(found: AnalysisView) -> str:
    """How many verdicts count before and after rules, and which rules omit them."""
    whole, gone = program().whole, sum(found.left_out.values())
    listed = sorted(found.left_out.items(), key=lambda item: -item[1])
    reasons = program().items(
        program().join(": ", (translate_message(with_title(why)), whole(n))) for why, n in listed
    )
    text = tr("Desk", "Rules exclude {gone} of {verdicts} ({reasons}).")
    verdicts = tr("Desk", "%n verdict(s)", "", found.given)
    shown = tr("Desk", "Results are shown with the rules applied, for the remaining {number}.")
    if found.query.before:
        shown = tr("Desk", "Results are shown without the rules, including all verdicts.")
    counts = text.format(gone=whole(gone), verdicts=verdicts, reasons=reasons)
    return program().join(" ", (counts, shown.format(number=whole(found.given - gone))))


def _names() -> QListWidget:
    """The list of chapters, and at its end what has no result in any of them."""
    names = topics(tr("Desk", "Chapters", "of results"), LIST_WIDTH)
    for chapter in CHAPTERS:
        item = QListWidgetItem(translate_message(chapter.title))
        item.setData(Qt.ItemDataRole.UserRole, chapter.name)
        names.addItem(item)
    missing = QListWidgetItem(tr("Desk", "Not computed"))
    missing.setData(Qt.ItemDataRole.UserRole, MISSING)
    names.addItem(missing)
    return names


PAGE = AnalysisPage
