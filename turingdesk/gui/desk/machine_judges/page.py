"""The Machine judges page: machines compared with people, each judge, and a judge at work."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QListWidgetItem, QWidget

from turingdesk.desk.judges_view import JudgesQuery, JudgesView
from turingdesk.gui.desk.analysis.results_page import ResultsPage, topics
from turingdesk.gui.desk.empty_page import EmptyPage
from turingdesk.gui.desk.machine_judges.at_work import AtWork
from turingdesk.gui.desk.machine_judges.result_cards import ResultCards
from turingdesk.gui.desk.named_field import named_field
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import READING, button
from turingdesk.gui.desk.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop

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
        self.at_work = AtWork(state, self)
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
        wanted = study or str(self.study.currentData() or self.state.study_wanted)
        same = self.same_answers.isChecked()
        self.feed.choose(JudgesQuery(wanted, judge, same, self.packages(), program().spoken))

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

    def show_view(self, found: JudgesView, nothing: str) -> None:
        self.empty.title.setText(tr("Desk", nothing or NOBODY))
        self.choosers.setVisible(bool(found.studies))
        self.same_answers.setVisible(found.has_results and not found.judge)
        for widget in (self.body, self.let):
            widget.setVisible(found.has_results)
        self.empty.setVisible(not found.has_results)
        self._list(found)
        self.cards.show_seen(found)

    def _list(self, found: JudgesView) -> None:
        """List the judges, and choose the one that is shown."""
        self.names.blockSignals(True)  # only a choice of the user's asks for something else
        items = [(tr("Desk", ALL), ""), *((one.name, one.judge) for one in found.made)]
        role = Qt.ItemDataRole.UserRole
        here = [self.names.item(n) for n in range(self.names.count())]
        if [(one.text(), one.data(role)) for one in here] != items:
            self.names.clear()
            for title, judge in items:
                item = QListWidgetItem(title)
                item.setData(role, judge)
                self.names.addItem(item)
        self.names.setCurrentRow([judge for _, judge in items].index(found.judge))
        self.names.blockSignals(False)

    def _show_judged(self, study: str) -> None:
        """Verdicts are there: show them at once."""
        self.choose(study)
        if self._is_open:
            self.feed.look()


PAGE = MachineJudgesPage
