"""The Analysis page: chapters on the left, the results of the chosen one beside."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from turingdesk.analysis._chapters import CHAPTERS
from turingdesk.analysis._counted import with_title
from turingdesk.analysis._figure import Figure
from turingdesk.analysis._levels import crossed, uncrossed
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.analysis.overview_cards import OverviewCards, registered_in_words
from turingdesk.gui.desk.reading_page import offer_sources, selected_source
from turingdesk.gui.desk.results.result_card import TURN_MS, ResultCard, settle
from turingdesk.gui.desk.results.results_page import ResultsPage, topics
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import READING, button, goal, label, restyle
from turingdesk.gui.desk.widgets.named_field import fill, named_fields, show_field
from turingdesk.gui.desk.widgets.work_bar import WorkBar
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.presenters.analysis_chapters import FIRST, MISSING, PLANNED
from turingdesk.presenters.analysis_view import AnalysisQuery, AnalysisView
from turingdesk.table.upgrades import in_words, is_news

EMPTY = tr_noop("Desk", "No answers yet. Results appear here after the first answer.")
LIST_WIDTH = 216
BY_WIDTH = 208  #: lx, of the choice of what results are split by; its list is as wide as needed
START = AnalysisView(query=AnalysisQuery(name="", chapter=FIRST))
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
        self._pickles: dict[str, bytes] = {}  #: what each card shows, and the overview
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
        """True if all of the chapter is shown."""
        cards = self.results.values()
        return not self._next.isActive() and all(card.is_whole for card in cards)

    def show_chapter(self, view: AnalysisView) -> None:
        """Show it in place of the last one; what is the same in both stays."""
        for name in self.results.keys() - {result.query.name for result in view.results}:
            card = self.results.pop(name)
            # deleteLater deletes it in a later event, until which it would remain in sight.
            card.hide()
            card.deleteLater()
            self._pickles.pop(name)
        self._show_registered(view)
        self.overview.setVisible(view.overview is not None)
        self._show_not_computed(view)
        settle(self)
        self._parts_left = self._pieces(view)
        self._next.start()

    def _go_on(self) -> None:
        """Show the next part, once the card before it is whole."""
        if any(not card.is_whole for card in self.results.values()) or next(
            self._parts_left, False
        ):
            self._next.start()

    def _pieces(self, view: AnalysisView) -> Iterator[bool]:
        """Show the overview and the results that are new; stops after each part."""
        # NaN differs from itself, so bytes are compared.
        pickled = pickle.dumps(view.overview)
        if view.overview is not None and self._pickles.get(OVERVIEW) != pickled:
            self._pickles.pop(OVERVIEW, None)  # until all of it is there
            for is_added in self.overview.pieces(view):
                if is_added:
                    settle(self.overview)
                yield True
            self._pickles[OVERVIEW] = pickled
        for place, result in enumerate(view.results):
            name, pickled = result.query.name, pickle.dumps(result)
            if self._pickles.get(name) != pickled:
                self._pickles[name] = pickled
                if name not in self.results:
                    self.results[name] = ResultCard(self._save)
                    self._cards.insertWidget(place, self.results[name])
                self.results[name].show_result(result)
                yield True

    def _show_registered(self, view: AnalysisView) -> None:
        """Say before the tests what was planned: all else is exploratory."""
        is_shown = view.query.chapter == PLANNED and bool(view.studies)
        self.registered.setVisible(is_shown)
        self._sentences.setText(registered_in_words(view.registered))

    def _show_not_computed(self, view: AnalysisView) -> None:
        """List what has no result in any chapter, by reason."""
        reasons: dict[str, list[str]] = {}
        for title, why in view.not_computed:
            reasons.setdefault(why, []).append(translate_message(title))
        lines = (
            program().join(": ", (program().items(of), translate_message(why)))
            for why, of in reasons.items()
        )
        self.not_computed.setText("\n\n".join(lines))
        is_list = view.query.chapter == MISSING
        self.missing.setVisible(is_list and bool(view.not_computed))
        is_empty = view.is_whole and not (view.results or view.overview or is_list)
        self.nothing.setVisible(is_empty and view.has_results)


class AnalysisPage(ResultsPage[AnalysisView]):
    """The results of one study, a chapter at a time."""

    looking = "viewed analyses"

    def __init__(self, state: DeskState) -> None:
        self.cards = ChapterCards(self.save_figure)
        super().__init__(state, tr("Desk", "Analysis"), START, _names(), self.cards)
        self.sessions = label("", "tag")
        self.tags.addWidget(self.sessions)
        self._add_report()
        self.source, self.rules = QComboBox(), QComboBox()
        self.by, self.and_by = QComboBox(), QComboBox()
        for chooser in (self.by, self.and_by):
            chooser.setMaximumWidth(grown(BY_WIDTH))
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
        self.names.setCurrentRow([*(chapter.name for chapter in CHAPTERS), MISSING].index(name))

    def choose(self, study: str = "") -> None:
        item = self.names.currentItem()
        if item is not None:
            chapter = str(item.data(Qt.ItemDataRole.UserRole))
            study = study or str(self.study.currentData() or "")
            columns = [str(combo_box.currentData() or "") for combo_box in (self.by, self.and_by)]
            query = AnalysisQuery(
                study,
                selected_source(self.source),
                before=bool(self.rules.currentData()),
                name="",
                chapter=chapter,
                by=crossed([*dict.fromkeys(filter(None, columns))]) if columns[0] else "",
                language=program().spoken,
                packages=self.packages(),
            )
            self.feed.choose(query)

    def write_report(self) -> None:
        """Ask where to, and write a report of the study that is shown."""
        self.saving.save_report(self.shown.study, str(self.shown.source), self.packages())

    def _add_report(self) -> None:
        """The buttons that write a report and stop it, and how far it is."""
        self.report = button(tr("Desk", "Report\u2026"), self.write_report)
        self.cancel = button(tr("Desk", "Cancel"), self.saving.cancel)
        self.progress = WorkBar(tr("Desk", "Progress of the report"))
        self.progress.setFixedWidth(160)
        self.saving.busy.connect(self._show_busy)
        self.saving.progressed.connect(self.progress.show_progress)
        self.export = button(tr("Desk", "Export\u2026"), self._export)
        for widget in (self.progress, self.cancel, self.report, self.export):
            self.buttons.addWidget(widget)

    def _export(self) -> None:
        """Go to the page that writes the data of this study to files."""
        self.state.study_wanted = self.shown.study
        self.state.page_wanted.emit("export")

    def _choosers(self) -> QWidget:
        for chooser in (self.study, self.source, self.by, self.and_by, self.rules):
            # Not currentIndexChanged, which Qt also emits while the lists are filled.
            chooser.activated.connect(lambda _: self.choose())
        self.choosers = named_fields(
            (tr("Desk", "Study"), self.study),
            (tr("Desk", "Answers from", "people, machine judges or pilots"), self.source),
            (tr("Desk", "Split by", "a column or question"), self.by),
            (tr("Desk", "And by", "a second column or question"), self.and_by),
            (tr("Desk", "Results"), self.rules),
        )
        return self.choosers

    def show_view(self, view: AnalysisView, nothing: str) -> None:
        self.empty.setText(tr("Desk", nothing or EMPTY))
        is_there = view.has_results
        for widget in (self.body, self.choosers):
            widget.setVisible(is_there)
        self.empty.setVisible(not is_there)
        self.report.setEnabled(is_there and not self.saving.is_busy)
        offer_sources(self.source, view)
        columns = [(translate_message(title), column) for column, title in view.columns_by.items()]
        unsplit = (tr("Desk", "nothing", "results are split by"), "")
        first, *second = uncrossed(view.query.by)
        fill(self.by, [unsplit, *columns], first)
        others = [(title, column) for title, column in columns if column != first]
        fill(self.and_by, [unsplit, *others], "".join(second))
        show_field(self.and_by, bool(first and others))
        show_field(self.study, len(view.studies) > 1)
        self._show_head(view)
        self._show_left_out(view)
        self._tell_upgrades(view)
        self.cards.show_chapter(view)
        if not (view.is_whole and view.is_surveyed):
            self.feed.look()  # the other analyses

    def _show_head(self, view: AnalysisView) -> None:
        """The title of the study, how many sessions there are, and how many tests were planned."""
        self.title.setText(view.title or tr("Desk", "Analysis"))
        self.sessions.setText(goal(view.sessions, view.planned))
        self.sessions.setVisible(view.has_results)
        self.tag_source(view.source if view.has_results else "")
        for number, chapter in enumerate(CHAPTERS):
            text = translate_message(chapter.title)
            if chapter.name == PLANNED and view.registered.tests:
                text = f"{text} ({program().format_int(view.registered.tests)})"
            if (item := self.names.item(number)).text() != text:
                item.setText(text)
        missing = self.names.item(len(CHAPTERS))
        missing.setHidden(not view.not_computed and view.query.chapter != MISSING)
        # While the other analyses are looked at, the number would run up.
        count = f" ({program().format_int(len(view.not_computed))})" if view.is_surveyed else ""
        missing.setText(tr("Desk", "Not computed") + count)

    def _show_left_out(self, view: AnalysisView) -> None:
        """Say how many verdicts quality rules exclude, and offer the results without rules."""
        versions = [(tr("Desk", "After rules"), ""), (tr("Desk", "Before rules"), "before")]
        fill(self.rules, versions, "before" if view.query.before else "")
        show_field(self.rules, bool(view.left_out))
        self.left_out.setVisible(bool(view.left_out))
        self.left_out.setText(left_out_line(view) if view.left_out else "")
        is_much = 2 * sum(view.left_out.values()) > view.given
        restyle(self.left_out, "caution" if is_much else "soft")

    def _tell_upgrades(self, view: AnalysisView) -> None:
        """Say once that numbers of an old study are others than an earlier version gave."""
        if self.isVisible() and view.upgrades and is_news(self.state.data, view.study):
            notice = in_words(view.upgrades, view.studies[view.study])
            self.state.notify(translate_message(notice))

    def show_failure(self, why: str) -> None:
        super().show_failure(why)
        self.empty.setText(self.note.text())

    def _show_busy(self, is_busy: bool) -> None:
        before, now = (self.report, self.cancel) if is_busy else (self.cancel, self.report)
        had_keys = before.hasFocus()
        self.report.setEnabled(not is_busy and self.shown.has_results)
        self.progress.show_start()
        self.progress.setVisible(is_busy)
        now.show()
        if had_keys:  # else Qt would give them to whatever comes next
            now.setFocus()
        before.hide()


def left_out_line(view: AnalysisView) -> str:
    """A line on the verdicts before and after rules, and on the rules that omit them."""
    format_number, gone = program().format_int, sum(view.left_out.values())
    listed = sorted(view.left_out.items(), key=lambda item: -item[1])
    reasons = program().items(
        program().join(": ", (translate_message(with_title(why)), format_number(n)))
        for why, n in listed
    )
    text = tr("Desk", "Rules exclude {gone} of {verdicts} ({reasons}).")
    verdicts = tr("Desk", "%n verdict(s)", "", view.given)
    rules_text = tr(
        "Desk", "The results below apply the rules and include the remaining {number}."
    )
    if view.query.before:
        rules_text = tr("Desk", "Results are shown without the rules, including all verdicts.")
    counts = text.format(gone=format_number(gone), verdicts=verdicts, reasons=reasons)
    return program().join(
        " ", (counts, rules_text.format(number=format_number(view.given - gone)))
    )


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
