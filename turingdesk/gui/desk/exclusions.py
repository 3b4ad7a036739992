"""The Exclusions page: results before and after a study's rules, and every exclusion."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHeaderView,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.quality import rule_title
from turingdesk.exchange.report.pieces import head
from turingdesk.gui.desk.page import EDGE, PageBody
from turingdesk.gui.desk.reading_page import (
    ReadingPage,
    offer_sources,
    offer_studies,
    selected_source,
)
from turingdesk.gui.desk.results.figure_translation import TARGET
from turingdesk.gui.desk.results.result_table import cell
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import READING, label
from turingdesk.gui.desk.widgets.named_field import fill, named_fields
from turingdesk.gui.desk.widgets.table import ROW, DeskColumn, DeskTable, RowsModel
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.journal.session_name import parsed
from turingdesk.presenters.exclusions_view import (
    ComparedAnalysis,
    ExclusionsView,
    Row,
    RuleLine,
    matching,
)
from turingdesk.presenters.study_query import StudyQuery

EMPTY = tr_noop("Desk", "No answers yet. Exclusions appear here after the first session starts.")
SEALED = tr_noop(
    "Desk",
    "Sealed: results that depend on who made an answer appear after you enter the passphrase.",
)
COUNTS_WIDTH = 400
BAR = 24  #: px at the right of the page, in which it is scrolled
RULES_ROOM = 320  #: px, less than that and rules go below the counts


class ExclusionsPage(ReadingPage):
    """Counts and results before and after rules, what each rule excludes, and every exclusion."""

    target = TARGET
    looking = "viewed exclusions and results"

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Exclusions"), StudyQuery())
        self.shown = ExclusionsView()
        self.study, self.source, self.analysis = QComboBox(), QComboBox(), QComboBox()
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Desk", "Search"))
        self.search.setClearButtonEnabled(True)
        self.search.setAccessibleName(tr("Desk", "Search exclusions"))
        self.search.setFixedWidth(240)
        self.search.textChanged.connect(self._list)
        self.counts, self.rules, self.listed = CountsTable(), RulesTable(), ExclusionsTable()
        self.no_rules = label(tr("Desk", "The study has no rules."), "soft")
        self.none = label(tr("Desk", "Nothing is excluded."), "soft")
        self.sealed = label(tr("Desk", SEALED), "soft", wrap=True)
        self.empty = label(tr("Desk", EMPTY), "soft", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.results = QVBoxLayout()
        self.body = self._body()
        self.choosers = named_fields(
            (tr("Desk", "Study"), self.study),
            (tr("Desk", "Answers from", "people, machine judges or pilots"), self.source),
        )
        self.column.addWidget(self.choosers)
        self.column.addWidget(self.sealed)
        self.column.addWidget(self.body, 1)
        self.column.addWidget(self.empty, 1)
        for chooser in (self.study, self.source):
            # Not currentIndexChanged, which Qt also emits while the list is filled.
            chooser.activated.connect(lambda _: self.choose())
        self.analysis.activated.connect(lambda _: self._show_result())
        self.forget()

    def opened(self) -> None:
        self.choose(self.state.study_wanted)
        super().opened()
        self._audit()

    def choose(self, study: str = "") -> None:
        """Compare a study with and without its rules; by default the one that is chosen."""
        study = study or str(self.study.currentData() or "")
        self.feed.choose(StudyQuery(study, selected_source(self.source)))

    def forget(self) -> None:
        self.show_found(ExclusionsView())
        self.empty.setText(tr("Desk", READING))

    def show_failure(self, why: str) -> None:
        super().show_failure(why)
        self.empty.setText(self.note.text())

    def _body(self) -> PageBody:
        inside = QWidget()
        self._grid = grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, SIZES.unit, 0)
        grid.setSpacing(SIZES.gap)
        grid.setColumnStretch(1, 1)
        numbers, rules = Card(tr("Desk", "Before and after")), Card(tr("Desk", "By rule"))
        every = Card(tr("Desk", "All exclusions"))
        self._numbers, self._rules = numbers, rules
        numbers.setFixedWidth(COUNTS_WIDTH)
        numbers.column.addWidget(self.counts)
        numbers.column.addStretch(1)
        rules.column.addWidget(self.rules)
        rules.column.addWidget(self.no_rules)
        rules.column.addStretch(1)
        every.head.addWidget(self.search)
        every.column.addWidget(self.listed)
        every.column.addWidget(self.none)
        results = Card(tr("Desk", "Results with and without rules"))
        self.analysis.setAccessibleName(tr("Desk", "Result"))
        self.analysis.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        results.wrap_title()
        results.head.addWidget(self.analysis)
        results.column.addLayout(self.results)
        grid.addWidget(numbers, 0, 0)
        grid.addWidget(rules, 0, 1)
        grid.addWidget(every, 2, 0, 1, 2)
        grid.addWidget(results, 3, 0, 1, 2)
        grid.setRowStretch(4, 1)
        return PageBody(inside, tr("Desk", "Exclusions"))

    def _arrange(self) -> None:
        """The rules beside the counts, or below them where there is no room for both."""
        margins, between = self._rules.column.contentsMargins(), SIZES.gap + BAR
        needed = self.rules.least_width() + margins.left() + margins.right() + between
        room = self.width() - 2 * EDGE - self._numbers.width()
        is_beside = room >= max(RULES_ROOM, needed)
        row, column, columns = (0, 1, 1) if is_beside else (1, 0, 2)
        # A widget that is added again leaves its former cell (QLayout::addChildWidget).
        self._grid.addWidget(self._rules, row, column, 1, columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def show_found(self, view: ExclusionsView) -> None:
        self.shown = view
        self.empty.setText(tr("Desk", EMPTY))
        offer_studies(self.study, view)
        offer_sources(self.source, view)
        is_there = bool(view.lines)
        for widget in (self.choosers, self.body):
            widget.setVisible(is_there)
        self.empty.setVisible(not is_there)
        self.sealed.setVisible(view.sealed > 0)
        self.tag_source(view.source if is_there else "")
        self.show_working(False)
        self.counts.fill(view.lines)
        self.counts.setFixedHeight(self.counts.full_height())
        margins = self._numbers.column.contentsMargins()
        needed = self.counts.full_width() + margins.left() + margins.right()
        self._numbers.setFixedWidth(max(COUNTS_WIDTH, needed))
        self.rules.fill(view.rules)
        self._arrange()
        self.rules.setFixedHeight(self.rules.full_height())
        self.rules.setVisible(bool(view.rules))
        self.no_rules.setVisible(not view.rules)
        fill(
            self.analysis,
            [(translate_message(result.title), result.title) for result in view.results],
            str(self.analysis.currentData() or ""),
        )
        self._list()
        self._show_result()
        self._audit()

    def show_working(self, is_working: bool) -> None:
        super().show_working(is_working)
        if self.shown.lines and not is_working:
            self.note.setText(_note(self.shown))

    def _audit(self) -> None:
        if self.shown.lines:
            self.record_look(study=self.shown.study)

    def _list(self) -> None:
        # Translated before the search, as people look for words that they see.
        translated = [
            {**row, "reason": translate_message(row["reason"] or "")}
            for row in self.shown.exclusions
        ]
        rows = matching(translated, self.search.text())
        self.listed.fill(rows)
        self.listed.setVisible(bool(rows))
        self.none.setText(
            tr("Desk", "No matches.")
            if self.shown.exclusions
            else tr("Desk", "Nothing is excluded.")
        )
        self.none.setVisible(not rows)

    def _show_result(self) -> None:
        # takeAt returns the layout's item alone; the widget remains a child of the page.
        while (item := self.results.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for result in self.shown.results:
            if result.title == self.analysis.currentData():
                self.results.addWidget(label(translate_message(result.about), "soft", wrap=True))
                self._add(
                    result,
                    result.before,
                    tr("Desk", "Before rules"),
                    tr("Desk", "{analysis}, before rules"),
                )
                self._add(
                    result,
                    result.after,
                    tr("Desk", "After rules"),
                    tr("Desk", "{analysis}, after rules"),
                )

    def _add(self, result: ComparedAnalysis, rows: tuple[Row, ...], title: str, name: str) -> None:
        """Show one version of a result."""
        self.results.addWidget(label(title, "label"))
        self.results.addWidget(
            _table(result, rows, name.format(analysis=translate_message(result.title)))
        )


def _note(view: ExclusionsView) -> str:
    sessions = {row["session"] for row in view.exclusions if row["trial"] is None}
    trials = {(row["session"], row["step"]) for row in view.exclusions if row["trial"]}
    line = tr("Desk", "Excluded by rules: {sessions}, {trials}. Nothing is deleted.")
    return line.format(
        sessions=tr("Desk", "%n session(s)", "", len(sessions)),
        trials=tr("Desk", "%n single trial(s)", "", len(trials)),
    )


def _table(result: ComparedAnalysis, rows: tuple[Row, ...], name: str) -> DeskTable:
    columns = [_column(column, rows or result.before) for column in result.columns]
    columns.append(DeskColumn("", lambda _: "", stretch=True))
    # Rows of results have no name that tells them apart, so their numbers do.
    keyed = list(enumerate(rows))
    table = DeskTable(RowsModel(columns, key=itemgetter(0)), name=name)
    table.fill(keyed)
    table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    bar = table.horizontalScrollBar().sizeHint().height()  # where there are many columns
    table.setFixedHeight(table.full_height() + bar)
    return table


def _column(name: str, rows: tuple[Row, ...]) -> DeskColumn:
    right = any(isinstance(row[name], int | float) for row in rows)

    def text(keyed: tuple[int, Row]) -> str:
        return cell(keyed[1][name])

    return DeskColumn(head(name), text, right=right, tip=text)


PAGE = ExclusionsPage


ROOM = 520  #: from which width on, px, each rule says in words what it does
LINES = 46  #: height of a row in which a sentence may take two lines, px
LIST_HEIGHT = 330
_BESIDE = 15  #: px that a cell has beside its words
_ABOUT = 1  #: the column of the sentences


def _about_rule(line: RuleLine) -> str:
    return translate_message(line.about)


_COUNTS = (
    DeskColumn("", lambda line: translate_message(line.what), stretch=True),
    DeskColumn(
        tr_noop("Desk", "Before rules"), lambda line: translate_message(line.before), right=True
    ),
    DeskColumn(
        tr_noop("Desk", "After rules"), lambda line: translate_message(line.after), right=True
    ),
)
_RULES = (
    DeskColumn(
        tr_noop("Desk", "Rule"),
        lambda line: translate_message(rule_title(line.rule)),
        tip=_about_rule,
    ),
    DeskColumn(tr_noop("Desk", "What it does"), _about_rule, tip=_about_rule, stretch=True),
    DeskColumn(
        tr_noop("Desk", "Sessions"), lambda line: program().format_int(line.sessions), right=True
    ),
    DeskColumn(
        tr_noop("Desk", "Trials"), lambda line: program().format_int(line.trials), right=True
    ),
)


def _number(row: Row) -> str:
    """Which session of the participant it was."""
    name = parsed(str(row["session"]))
    return str(name.number) if name else ""


_LISTED = (
    DeskColumn(
        tr_noop("Desk", "Participant"), itemgetter("participant"), tip=itemgetter("session")
    ),
    DeskColumn(
        tr_noop("Desk", "Session"),
        _number,
        # As texts, 10 would come before 2.
        sort=lambda row: int(_number(row) or 0),
        tip=itemgetter("session"),
        right=True,
    ),
    DeskColumn(
        tr_noop("Desk", "Rule"),
        lambda row: translate_message(rule_title(row["rule"])),
        tip=itemgetter("rule"),
    ),
    DeskColumn(
        tr_noop("Desk", "Trial"),
        lambda row: tr("Desk", "all", "trials") if row["trial"] is None else str(row["trial"]),
        sort=lambda row: row["trial"] or 0,
        tip=lambda row: row["stimulus"] or tr("Desk", "Whole session"),
        right=True,
    ),
    DeskColumn(
        tr_noop("Desk", "Reason"), itemgetter("reason"), tip=itemgetter("reason"), stretch=True
    ),
)


class CountsTable(DeskTable):
    """Numbers before and after."""

    def __init__(self) -> None:
        super().__init__(
            RowsModel(_COUNTS, key=lambda line: line.what), name=tr("Desk", "Before and after")
        )


class RulesTable(DeskTable):
    """The exclusions by each rule; with a sentence of one or two lines where there is room."""

    def __init__(self) -> None:
        super().__init__(RowsModel(_RULES, key=lambda line: line.rule), name=tr("Desk", "Rules"))
        self.setWordWrap(True)
        self._suit(self.width())

    def full_height(self) -> int:
        head, row = self.horizontalHeader().sizeHint(), self.verticalHeader().defaultSectionSize()
        return head.height() + row * len(self.rows.things) + 2

    def least_width(self) -> int:
        """Px that the names and numbers of all rules take, without the sentences."""
        column_numbers = (n for n in range(len(_RULES)) if n != _ABOUT)
        return sum(max(self._words(n), self._heads.sectionSizeHint(n)) for n in column_numbers)

    def _words(self, column: int) -> int:
        metrics, texts = self.fontMetrics(), map(_RULES[column].text, self.rows.things)
        return 2 * _BESIDE + max(map(metrics.horizontalAdvance, texts), default=0)

    def _suit(self, width: int) -> None:
        is_narrow = width < ROOM
        self.setColumnHidden(_ABOUT, is_narrow)
        mode = QHeaderView.ResizeMode
        self.horizontalHeader().setSectionResizeMode(
            0, mode.Stretch if is_narrow else mode.ResizeToContents
        )
        self.verticalHeader().setDefaultSectionSize(grown(ROW) if is_narrow else LINES)
        if self.rows.things:
            self.setFixedHeight(self.full_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._suit(event.size().width())
        super().resizeEvent(event)  # shares out the room among the columns that are left


class ExclusionsTable(DeskTable):
    """Every exclusion; long reasons take two lines."""

    def __init__(self) -> None:
        super().__init__(
            RowsModel(_LISTED, key=_key), sortable=True, name=tr("Desk", "All exclusions")
        )
        self.setWordWrap(True)
        self.verticalHeader().setDefaultSectionSize(LINES)
        self.setFixedHeight(LIST_HEIGHT)
        self.sort_by("Participant")


def _key(row: Row) -> tuple[Any, ...]:
    return tuple(row[name] for name in ("session", "step", "rule", "subject"))
