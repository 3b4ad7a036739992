"""The Machine judges page: machines compared with people, each judge, and a judge at work."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QListWidgetItem, QWidget

from turingdesk.gui.desk.results.results_page import ResultsPage, topics
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import READING, button
from turingdesk.gui.desk.widgets.empty_page import EmptyPage
from turingdesk.gui.desk.widgets.named_field import named_field
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop
from turingdesk.plugins.machine_judges.gui.judge_run import JudgeRunController
from turingdesk.plugins.machine_judges.gui.result_cards import ResultCards
from turingdesk.plugins.machine_judges.judges_view import JudgesQuery, JudgesView

LIST_WIDTH = 232
ALL = tr_noop("Desk", "Compared with people")
LET = tr_noop("Desk", "Run a machine judge\u2026")
NOBODY = tr_noop("Desk", "No machine judge has been run on this study yet")
SAME = tr_noop(
    "Desk",
    "Compare people and machines on the answers that all of them judged, where there are any",
)
ABOUT = (
    tr_noop(
        "Desk",
        "A machine judge judges the same answers as your participants. Its verdicts are saved "
        "like theirs and shown next to them.",
    ),
    tr_noop(
        "Desk",
        "Some judges are trained: they learn from answers with a known origin and judge "
        "the others, until each answer has been judged by a judge that was not trained on "
        "it. Nothing leaves this computer. A language model on a server in the lab gets "
        "the same questions as participants.",
    ),
    tr_noop(
        "Desk",
        "If a simple classifier beats people, there are differences that people miss.",
    ),
)


class MachineJudgesPage(ResultsPage[JudgesView]):
    """The machine judges of one study; one that is at work continues when the page is left."""

    looking = "viewed machine judges"

    def __init__(self, state: DeskState) -> None:
        self.cards = ResultCards(self.save_figure)
        judges = topics(tr("Desk", "Judges"), LIST_WIDTH)
        super().__init__(state, tr("Desk", "Machine judges"), JudgesView(), judges, self.cards)
        self.same_answers = QCheckBox(tr("Desk", "Same answers only"))
        self.same_answers.setChecked(True)
        self.same_answers.setToolTip(tr("Desk", SAME))
        self.at_work = JudgeRunController(state, self)
        self.at_work.judged.connect(self._show_judged)
        self.let = button(tr("Desk", LET), self.ask, "primary")
        self.buttons.addWidget(self.let)
        about = [tr("Desk", text) for text in ABOUT]
        self.empty = EmptyPage(about, tr("Desk", LET), self.ask)
        self._lay_out()
        self._show(self.shown, READING)
        self.study.activated.connect(lambda _: self.choose())
        self.names.currentRowChanged.connect(lambda _: self.choose())
        self.same_answers.toggled.connect(lambda _: self.choose())

    def close_page(self) -> None:
        self.at_work.end()
        super().close_page()

    def ask(self) -> None:
        """Open the dialog that lets a machine judge."""
        self.at_work.ask()

    def choose(self, study: str = "") -> None:
        item = self.names.currentItem()
        judge = str(item.data(Qt.ItemDataRole.UserRole)) if item is not None else ""
        study_id = study or str(self.study.currentData() or self.state.study_wanted)
        same = self.same_answers.isChecked()
        query = JudgesQuery(
            study_id,
            judge=judge,
            same_answers=same,
            packages=self.packages(),
            language=program().spoken,
        )
        self.feed.choose(query)

    def _lay_out(self) -> None:
        self.choosers = QWidget()
        row = WrappingRow(self.choosers, SIZES.gap, lines=SIZES.unit)
        row.addWidget(named_field(tr("Desk", "Study"), self.study))
        row.addWidget(self.same_answers)
        self.column.addWidget(self.choosers)
        self.column.addWidget(self.sealed)
        self.column.addWidget(self.at_work.strip)
        self.column.addWidget(self.body, 1)
        self.column.addWidget(self.empty, 1)

    def show_view(self, view: JudgesView, nothing: str) -> None:
        self.empty.title.setText(tr("Desk", nothing or NOBODY))
        self.choosers.setVisible(bool(view.studies))
        self.same_answers.setVisible(view.has_results and not view.judge)
        for widget in (self.body, self.let):
            widget.setVisible(view.has_results)
        self.empty.setVisible(not view.has_results)
        self._list(view)
        self.cards.show_seen(view)

    def _list(self, view: JudgesView) -> None:
        """List the judges, and choose the one that is shown."""
        self.names.blockSignals(True)  # only a choice of the user's asks for something else
        items = [(tr("Desk", ALL), ""), *((summary.name, summary.judge) for summary in view.made)]
        role = Qt.ItemDataRole.UserRole
        here = [self.names.item(n) for n in range(self.names.count())]
        if [(list_item.text(), list_item.data(role)) for list_item in here] != items:
            self.names.clear()
            for title, judge in items:
                item = QListWidgetItem(title)
                item.setData(role, judge)
                self.names.addItem(item)
        self.names.setCurrentRow([judge for _, judge in items].index(view.judge))
        self.names.blockSignals(False)

    def _show_judged(self, study: str) -> None:
        """Verdicts are there: show them at once."""
        self.choose(study)
        if self.is_open:
            self.feed.look()


PAGE = MachineJudgesPage
