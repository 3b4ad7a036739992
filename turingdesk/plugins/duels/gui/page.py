"""The Duels page: a plan, its matrix while it runs, the scores, and every trial to read."""

from __future__ import annotations

from math import isnan
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QComboBox, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from turingdesk.analysis.comparator.drawn import few_trials
from turingdesk.gui.desk.folder_poller import FolderPoller
from turingdesk.gui.desk.page import DeskPage, PageBody
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import NOTHING, at_home, button, label
from turingdesk.gui.desk.widgets.empty_page import EmptyPage
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.desk.widgets.named_field import fill, named_field
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel, TableHeight
from turingdesk.gui.plots.figure_plot import FigurePlot
from turingdesk.gui.theme import SIZES, grown, look
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.plugins.duels.duel_runs import PlanRun
from turingdesk.plugins.duels.duel_trials import DuelFolder, DuelTest, ModelScore, Uncertain
from turingdesk.plugins.duels.gui.at_work import DuelsAtWork
from turingdesk.plugins.duels.gui.plan_dialog import problems_in_words
from turingdesk.plugins.duels.gui.trials_card import TrialsCard
from turingdesk.plugins.duels.plan_file import BadPlan, open_plan
from turingdesk.plugins.duels.protocols import protocol_named, protocol_names

EVERY_MS = 2000
ABOUT = (
    tr_noop(
        "Desk",
        "In a duel, an actor imitates a target, and a distinguisher says whether it talked with "
        "the target. A plan says which models meet, under which protocol, and how often.",
    ),
    tr_noop(
        "Desk",
        "New plans begin with scripted models, which run on this computer, so that you can try "
        "everything at once. Then enter the models and servers of your lab.",
    ),
)
NO_TRIALS = tr_noop("Desk", "No duels in this data folder yet")
SCALE = tr_noop(
    "Desk",
    "0: can't be told apart; 0.5: always told apart. On the diagonal: trials with the target "
    "itself.",
)
LEAST, LEAST_LARGE = 420, 640  #: px of a part of the page; where letters are large
LARGE = 125  #: % of the usual size of letters
_HIGH = 430  #: lx of the matrix


def _with_interval(score: Uncertain) -> str:
    value, low, high = score
    if isnan(value):
        return NOTHING
    return f"{program().decimals(value, 2)} {program().interval(low, high)}"


def _score_columns(second: str) -> tuple[DeskColumn, ...]:
    return (
        DeskColumn(tr_noop("Desk", "Model"), lambda score: score.model, stretch=True),
        DeskColumn(
            tr_noop("Desk", "Fooling F"),
            lambda score: _with_interval(score.fooling),
            sort=lambda score: score.fooling[0],
            right=True,
        ),
        DeskColumn(
            second,
            lambda score: _with_interval(score.telling),
            sort=lambda score: score.telling[0],
            right=True,
        ),
        DeskColumn(
            tr_noop("Desk", "Score T"),
            lambda score: _with_interval(score.turing),
            sort=lambda score: score.turing[0],
            right=True,
        ),
    )


def _strength(score: ModelScore) -> str:
    value, low, _ = score.strength
    if isnan(low) and not isnan(value):
        value_text = program().decimals(value, 2)
        return tr("Desk", "{value} (reference)").format(value=value_text)
    return _with_interval(score.strength)


OWN = (
    *_score_columns(tr_noop("Desk", "Distinguishing D")),
    DeskColumn(
        tr_noop("Desk", "Bradley-Terry"),
        _strength,
        sort=lambda row: row.strength[0],
        right=True,
        folds=True,
    ),
)
FIXED = _score_columns(tr_noop("Desk", "Resisting R"))


class DuelsPage(DeskPage):
    """One plan at a time; what a data folder has is shown, whether a plan is open or not."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Duels"))
        self._left, self.trials = QWidget(), TrialsCard()
        self._folder = DuelFolder(state.data)
        self._tests: tuple[DuelTest, ...] = ()
        self._plan: PlanRun | None = None
        self.at_work = DuelsAtWork(state, self)
        self.at_work.judged.connect(lambda _: self.read_again())
        self.at_work.planned.connect(self.open_plan)
        self.run = button(tr("Desk", "Run"), self.begin, "primary")
        self.edit = button(tr("Desk", "Edit plan\u2026"), self.at_work.ask)
        self.open = button(tr("Desk", "Open plan\u2026"), self.ask_plan)
        self.new = button(tr("Desk", "New plan\u2026"), self.ask_new)
        for page_button in (self.new, self.open, self.edit, self.run):
            self.buttons.addWidget(page_button)
        self.test = QComboBox()
        # Not `currentIndexChanged`, which filling the box also emits.
        self.test.activated.connect(lambda _: self._show_test())
        self.plot, self.about = FigurePlot(fills=True), label("", "soft", wrap=True)
        self.scores = ScoresTable(OWN)
        self.fixed_scores = ScoresTable(FIXED)
        self.plot.picked.connect(lambda _, pair: self.trials.choose(pair))
        about = [tr("Desk", text) for text in ABOUT]
        self.empty = EmptyPage(about, self.new.text(), self.first_step)
        self._lay_out()
        self._follow = FolderPoller(
            self, state, EVERY_MS, self._look, self._show, self.note.setText
        )
        self._show_plan()
        self._show(())

    def opened(self) -> None:
        self._show_test()
        self._follow.begin()

    def left(self) -> None:
        self._follow.stop()

    def close_page(self) -> None:
        self.at_work.end()
        super().close_page()

    def read_again(self) -> None:
        """Look at the data folder, in the background."""
        self._follow.read()

    def open_plan(self, path: Path) -> None:
        """Take a plan in hand; one that has errors is opened to be edited."""
        try:
            file = open_plan(path)
        except BadPlan as problem:
            text = path.read_text("utf-8", "replace") if path.is_file() else ""
            self.state.notify(problems_in_words(problem.problems, text), wrong=True)
            self._plan = None
        else:
            self._plan = PlanRun.of(path, file)
        self.at_work.plan = path
        self._show_plan()
        self._show_tests()

    def ask_plan(self) -> None:
        """Choose the file of a plan."""
        kind = tr("Desk", "Plans of duels")
        title, near = tr("Desk", "Open plan"), str(self.state.data.parent)
        file, _ = QFileDialog.getOpenFileName(self, title, near, f"{kind} (*.toml)")
        if file:
            self.open_plan(Path(file))

    def first_step(self) -> None:
        """Run the plan in hand; without one, make one."""
        if self._plan is not None:
            self.begin()
        else:
            self.ask_new()

    def ask_new(self) -> None:
        """Make a plan from a published design."""
        if self.state.permits("page editor"):
            self.at_work.ask_new()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self._take_width()

    def _take_width(self) -> None:
        is_large = look().text_percent > LARGE
        for part in (self._left, self.trials):
            part.setMinimumWidth(LEAST_LARGE if is_large else LEAST)

    def begin(self) -> None:
        """Run the plan in hand, or continue it."""
        if self._plan is not None and self.state.permits("run"):
            self.at_work.begin(self._plan)

    def _lay_out(self) -> None:
        self.choosers = named_field(tr("Desk", "Trials of"), self.test)
        self.matrix = Card(tr("Desk", "Advantage d over guessing"))
        self.plot.setFixedHeight(grown(_HIGH))
        self.matrix.column.addWidget(self.plot)
        self.matrix.column.addWidget(self.about)
        self.score_card = Card(tr("Desk", "Turing scores [95% CI]"))
        self.score_card.column.addWidget(self.scores)
        self.score_card.column.addWidget(self.fixed_scores)
        inside = QWidget()
        self._take_width()
        column = QVBoxLayout(self._left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        column.addWidget(self.matrix)
        column.addWidget(self.score_card)
        column.addStretch(1)
        outer_column = QVBoxLayout(inside)
        outer_column.setContentsMargins(0, 0, 0, 0)
        row = FoldingRow(least=_HIGH, any_letters=True)
        outer_column.addLayout(row, 1)
        row.addWidget(self._left, 1)
        row.addWidget(self.trials, 1)
        self.body = PageBody(inside, tr("Desk", "Duels"))
        first = QHBoxLayout()
        first.addWidget(self.choosers)
        first.addStretch(1)
        self.column.addLayout(first)
        self.column.addWidget(self.at_work.strip)
        self.column.addWidget(self.body, 1)
        self.column.addWidget(self.empty, 1)

    def _look(self, data: Path) -> tuple[DuelTest, ...]:
        if self._folder.data != data:
            self._folder = DuelFolder(data)
        tests = self._folder.read()
        for duel_test in tests:  # in the background, since it takes pandas
            duel_test.matrix, duel_test.scores  # noqa: B018 - computed here, shown there
        return tests

    def _show(self, tests: tuple[DuelTest, ...]) -> None:
        self._tests = tests
        self._show_tests()

    def _show_plan(self) -> None:
        """Show which plan is in hand, and what can be done with it."""
        plan, path = self._plan, self.at_work.plan
        self.run.setEnabled(plan is not None)
        self.edit.setEnabled(path is not None)
        text = tr("Desk", "Plan: {title}, {path}")
        title = plan.study_title if plan is not None else tr("Desk", "with errors")
        self.note.setText(
            text.format(title=title, path=at_home(path))
            if path is not None
            else tr("Desk", "No plan is open.")
        )

    def _show_tests(self) -> None:
        """Offer the tests of the plan in hand first, and show the one that is chosen."""
        plan_id = self._plan.id if self._plan is not None else ""
        ordered = sorted(
            self._tests, key=lambda duel_test: (duel_test.plan != plan_id, duel_test.key)
        )
        several = len({duel_test.plan for duel_test in ordered}) > 1
        items = [(_called(duel_test, several), duel_test.key) for duel_test in ordered]
        fill(self.test, items, str(self.test.currentData()))
        self.choosers.setVisible(bool(ordered))
        self.body.setVisible(bool(ordered))
        self.empty.setVisible(not ordered)
        self.empty.title.setText(tr("Desk", NO_TRIALS))
        can_run = self._plan is not None
        self.empty.button.setText(self.run.text() if can_run else self.new.text())
        self._show_test()

    def _show_test(self) -> None:
        key = self.test.currentData()
        test = next((duel_test for duel_test in self._tests if duel_test.key == key), None)
        if test is None:
            return
        self.plot.show_figure(test.matrix)
        about = (tr("Desk", SCALE), translate_message(few_trials(test.counts.n.ravel())))
        self.about.setText(" ".join(filter(None, about)))
        is_fixed = bool(test.distinguisher)
        for table, is_shown in ((self.scores, not is_fixed), (self.fixed_scores, is_fixed)):
            table.setVisible(is_shown)
            if is_shown:
                table.fill(test.scores)
                table.held.hold(len(test.scores))
        self.trials.show_test(test)
        if any(trial.pair == self.state.source_wanted for trial in test.trials):
            self.trials.choose(self.state.source_wanted)
            self.state.source_wanted = ""


class ScoresTable(DeskTable):
    """As high as its rows."""

    def __init__(self, columns: tuple[DeskColumn, ...]) -> None:
        rows = RowsModel(columns, key=_model)
        super().__init__(rows, sortable=True, name=tr("Desk", "Turing scores"))
        self.sort_by("Score T", Qt.SortOrder.DescendingOrder)
        self.held = TableHeight(self)


def _model(score: ModelScore) -> str:
    return score.model


def _called(test: DuelTest, several: bool) -> str:
    """The name of a test, with its plan where there are several."""
    is_known = test.task in protocol_names()
    protocol = translate_message(protocol_named(test.task).title) if is_known else test.task
    parts = [test.title, protocol] if several else [protocol]
    if test.distinguisher:
        parts.append(tr("Desk", "judged by {model}").format(model=test.distinguisher))
    return " \u00b7 ".join(parts)


PAGE = DuelsPage
