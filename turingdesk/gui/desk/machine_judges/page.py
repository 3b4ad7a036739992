"""The Machine judges page: machines beside people, each judge by itself, and a judge at work."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QWidget,
)

from turingdesk.desk.analysis_view import Drawn
from turingdesk.desk.judges_view import JudgesQuery, JudgesView
from turingdesk.desk.worker import Worker
from turingdesk.gui.desk.analysis.figure_translation import TARGET
from turingdesk.gui.desk.analysis.figure_view import look_of_desk
from turingdesk.gui.desk.analysis.page import COMPUTING, SEALED
from turingdesk.gui.desk.analysis.saving import Saving
from turingdesk.gui.desk.feed import Feed
from turingdesk.gui.desk.machine_judges.at_work import AtWork
from turingdesk.gui.desk.machine_judges.empty import LET, NOBODY, Empty
from turingdesk.gui.desk.machine_judges.result_cards import ResultCards
from turingdesk.gui.desk.named_field import fill, named_field
from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.seals import SealedStrip
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import READING, button
from turingdesk.gui.desk.wrapping_row import WrappedRows, WrappingRow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message

LIST_WIDTH = 184
ALL = tr_noop("Desk", "Beside people")


class MachineJudgesPage(DeskPage):
    """Follows the data folder while it is in front; a judge at work goes on when it is not."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Machine judges"))
        self.shown = JudgesView()
        self._looked: str | None = None  #: at which study, as far as it is written down
        self._is_open = False
        self.saving = Saving(state, self)
        self.at_work = AtWork(state, self)
        self.at_work.judged.connect(self._show_judged)
        self.let = button(tr("Desk", LET), self.ask, "primary")
        self.buttons.addWidget(self.let)
        self.sealed = SealedStrip(state)
        self.study = QComboBox()
        self.judges = _list()
        self.cards = ResultCards(self._save_figure)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setWidget(self.cards)
        self.area.setAccessibleName(tr("Desk", "Machine judges"))
        self.empty = Empty(self.ask)
        self._lay_out()
        self.feed = self._feed(JudgesQuery())
        self._show(self.shown, READING)
        self.study.activated.connect(lambda _: self.choose())
        self.judges.currentRowChanged.connect(lambda _: self.choose())
        state.data_changed.connect(self._move)
        state.keys_changed.connect(self._move)

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
        self.at_work.end()
        self.feed.close()

    def ask(self) -> None:
        """Open the dialog that lets a machine judge."""
        self.at_work.ask()

    def choose(self, study: str = "") -> None:
        """Look at what is chosen in the lists.

        Args:
            study: Its id; by default the one that is chosen.
        """
        item = self.judges.currentItem()
        judge = str(item.data(Qt.ItemDataRole.UserRole)) if item is not None else ""
        wanted = study or str(self.study.currentData() or self.state.study_wanted)
        self.feed.choose(
            JudgesQuery(wanted, judge, self._packages(), look_of_desk(), program().spoken)
        )

    def _packages(self) -> tuple[str, ...]:
        """The studies that this desk knows, for the words of answers."""
        studied = self.state.reader.studied
        now = [studied.path] if studied is not None else []
        known = [*now, *self.state.settings.recent]
        return tuple(dict.fromkeys(str(Path.absolute(path)) for path in known))

    def _lay_out(self) -> None:
        self.choosers = QWidget()
        row = WrappingRow(self.choosers, SIZES.unit)
        row.addWidget(named_field(tr("Desk", "Study"), self.study))
        self.body = QWidget()
        beside = QHBoxLayout(self.body)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(SIZES.gap)
        beside.addWidget(self.judges)
        beside.addWidget(self.area, 1)
        self.column.addWidget(self.choosers)
        self.column.addWidget(self.sealed)
        self.column.addWidget(self.at_work.strip)
        self.column.addWidget(self.body, 1)
        self.column.addWidget(self.empty, 1)

    def _feed(self, query: JudgesQuery) -> Feed:
        feed = Feed(Worker(TARGET, self.state.data, self.state.keys), query, self)
        feed.changed.connect(self._show)
        feed.working.connect(self._show_working)
        feed.failed.connect(self._show_failure)
        return feed

    def _move(self) -> None:
        """Follow another folder, or the same with other keys."""
        query = self.feed.query
        assert isinstance(query, JudgesQuery)
        self.feed.close()
        self.feed.deleteLater()
        self.feed = self._feed(query)
        self._show(JudgesView(), READING)
        if self._is_open:
            self.feed.start()

    def _show(self, found: JudgesView, nothing: str = NOBODY) -> None:
        """Show what was computed, at the same place of the page where it is the same query.

        Args:
            found: What was computed.
            nothing: What to say where no machine has judged.
        """
        self.empty.title.setText(tr("Desk", nothing))
        is_same = found.query == self.shown.query
        place = self.area.verticalScrollBar().value() if is_same else 0
        self.shown = found
        self.choosers.setVisible(bool(found.studies))
        for widget in (self.body, self.let):
            widget.setVisible(bool(found.made))
        self.empty.setVisible(not found.made)
        verdicts = tr("Desk", "%n verdict(s)", "", found.sealed)
        self.sealed.tell(tr("Desk", SEALED).format(n=verdicts) if found.sealed else "")
        fill(self.study, [(title, name) for name, title in found.studies.items()], found.study)
        self._list(found)
        self.cards.show_seen(found, at_once=is_same)
        self.area.verticalScrollBar().setValue(place)
        self._write_down()

    def _list(self, found: JudgesView) -> None:
        """List the judges, and choose the one that is shown."""
        self.judges.blockSignals(True)
        items = [(tr("Desk", ALL), ""), *((one.name, one.judge) for one in found.made)]
        role = Qt.ItemDataRole.UserRole
        here = [self.judges.item(n) for n in range(self.judges.count())]
        if [(one.text(), one.data(role)) for one in here] != items:
            self.judges.clear()
            for title, judge in items:
                item = QListWidgetItem(title)
                item.setData(role, judge)
                self.judges.addItem(item)
        self.judges.setCurrentRow([judge for _, judge in items].index(found.judge))
        self.judges.blockSignals(False)

    def _save_figure(self, drawn: Drawn) -> None:
        query, feed = self.shown.query, self.feed
        self.saving.save_figure(drawn, lambda name, path: feed.save_figure(query, name, path))

    def _show_judged(self, study: str) -> None:
        """Verdicts are there: show them at once."""
        self.choose(study)
        if self._is_open:
            self.feed.look()

    def _write_down(self) -> None:
        """Whoever sees results before the end could decide by them when to end."""
        if self._is_open and self.shown.made and self.shown.study != self._looked:
            self._looked = self.shown.study
            self.state.audit("looked at machine judges", study=self._looked)

    def _show_working(self, is_working: bool) -> None:
        self.note.setText(tr("Desk", COMPUTING) if is_working else "")

    def _show_failure(self, why: str) -> None:
        text = tr("Desk", "The data folder could not be read: {why}")
        self.note.setText(text.format(why=translate_message(why)))


def _list() -> QListWidget:
    """The list of judges."""
    made = QListWidget()
    made.setAccessibleName(tr("Desk", "Judges"))
    made.setProperty("role", "topics")
    made.setFixedWidth(LIST_WIDTH)
    made.setWordWrap(True)
    made.setItemDelegate(WrappedRows(made))
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return made


PAGE = MachineJudgesPage
