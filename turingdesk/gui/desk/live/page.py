"""The Live results page: numbers that move while people judge."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from turingdesk.core.stimulus import Origin
from turingdesk.core.task import TASKS
from turingdesk.gui.desk.live import numbers
from turingdesk.gui.desk.live.cards import (
    CollectedCard,
    ConfusionCard,
    CourseCard,
    DetectabilityCard,
    ExcludedCard,
    GroupsCard,
    HeadlineCard,
    PaceCard,
    SessionsCard,
)
from turingdesk.gui.desk.live.wall import WallWindow, wall_screen
from turingdesk.gui.desk.page import PageBody
from turingdesk.gui.desk.reading_page import (
    ReadingPage,
    offer_sources,
    offer_studies,
    selected_source,
)
from turingdesk.gui.desk.results.saving import Saving
from turingdesk.gui.desk.results.sources import open_source
from turingdesk.gui.desk.sealed_strip import SealedStrip
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import READING, button, label
from turingdesk.gui.desk.widgets.named_field import fill, named_field, show_field
from turingdesk.gui.desk.widgets.work_bar import WorkBar
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.desk.worker_poller import LIVE, WorkerPoller
from turingdesk.gui.plots.figure_plot import FigurePlot
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import tr, tr_noop, translate_message
from turingdesk.presenters.live import SHOWN, TARGET, LiveSnapshot
from turingdesk.presenters.study_query import AnswerSource, StudyQuery
from turingdesk.presenters.worker import Worker

MOST = 3  #: cards side by side
NARROW = 960  #: lx; below that, two cards are side by side and not three
SINGLE = 600  #: lx; below that, each card has the whole width
EMPTY = (
    tr_noop("Desk", "No answers yet."),
    tr_noop(
        "Desk", "Start a session on the Studies page. Results appear here after the first answer."
    ),
)
CLASSES = {
    Origin.HUMAN: tr_noop("Desk", "human"),
    Origin.MACHINE: tr_noop("Desk", "machine"),
}
LiveCard = (
    ConfusionCard
    | DetectabilityCard
    | CourseCard
    | GroupsCard
    | HeadlineCard
    | CollectedCard
    | SessionsCard
    | ExcludedCard
    | PaceCard
)
Cell = tuple[int, int, int]  #: row, first column, columns
#: Where the cards of verdicts on origin are, by how many are side by side.
_CELLS: Mapping[int, tuple[Cell, ...]] = {
    MOST: (
        *((0, 0, 10), (0, 10, 9), (0, 19, 13)),
        *((1, 0, 14), (1, 14, 18), (2, 0, 14), (2, 14, 18)),
    ),
    2: (
        *((0, 0, 16), (0, 16, 16), (1, 0, 32), (2, 0, 16), (2, 16, 16)),
        *((3, 0, 16), (3, 16, 16)),
    ),
}
_ON_SIDES: tuple[Cell, ...] = ((0, 0, 32), (1, 0, 32), (2, 0, 16), (2, 16, 16))


class Choosers(QWidget):
    """The choices of what to look at, in four lists, each shown where there is a choice.

    Signals:
        chosen: Something else is to be looked at; carries a StudyQuery.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.study, self.task, self.source = QComboBox(), QComboBox(), QComboBox()
        self.rules = QComboBox()
        self._choosers = (self.study, self.task, self.source, self.rules)
        row = WrappingRow(self, SIZES.gap, lines=SIZES.unit)
        for title, chooser in (
            (tr("Desk", "Study"), self.study),
            (tr("Desk", "Task"), self.task),
            (tr("Desk", "Answers from", "people, machine judges or pilots"), self.source),
            (tr("Desk", "Results"), self.rules),
        ):
            chooser.activated.connect(lambda _: self.chosen.emit(self.choice()))
            row.addWidget(named_field(title, chooser))
        self.hide()

    def choice(self) -> StudyQuery:
        """The current choice."""
        return StudyQuery(
            str(self.study.currentData() or ""),
            selected_source(self.source),
            str(self.task.currentData() or ""),
            bool(self.rules.currentData()),
        )

    def offer(self, snapshot: LiveSnapshot) -> None:
        """Offer what there is."""
        tasks = [
            (translate_message(TASKS[t].title) if t in TASKS else t, t) for t in snapshot.tasks
        ]
        offer_studies(self.study, snapshot)
        fill(
            self.task,
            [(tr("Desk", "All tasks"), ""), *tasks] if len(tasks) > 1 else [],
            snapshot.task,
        )
        offer_sources(self.source, snapshot)
        has_two = snapshot.has_exclusions or snapshot.before
        versions = [(tr("Desk", "After rules"), False), (tr("Desk", "Before rules"), True)]
        fill(self.rules, versions if has_two else [], snapshot.before)
        for chooser in self._choosers:
            show_field(chooser, chooser.count() > 1)
        self.setVisible(any(chooser.count() > 1 for chooser in self._choosers))


class LivePage(ReadingPage):
    """Numbers that move while people judge; wall mode shows them while another page is open."""

    target = TARGET
    looking = "viewed live results"

    def __init__(self, state: DeskState) -> None:
        self.wall: WallWindow | None = None
        super().__init__(state, tr("Desk", "Live results"), StudyQuery())
        self.snapshot = LiveSnapshot()
        self._failure = ""  #: why the folder couldn't be read when it was last looked at
        self._add_buttons()
        self.demonstration = label(tr("Desk", "Demonstration"), "tag")
        self.tags.addWidget(self.demonstration)
        self.choosers = Choosers()
        self.choosers.chosen.connect(self.choose)
        self.sealed = SealedStrip(state)
        self.reading = WorkBar(tr("Desk", "Progress of reading"))
        self.confusion, self.detectability, self.pace = (
            ConfusionCard(),
            DetectabilityCard(),
            PaceCard(),
        )
        self.course, self.groups = CourseCard(), GroupsCard()
        self.headline, self.collected = HeadlineCard(), CollectedCard()
        self.sessions, self.excluded = SessionsCard(), ExcludedCard()
        self._connect_cards()
        self.empty_head = label("", "heading", wrap=True)
        self.empty_more = label("", "soft", wrap=True)
        self.empty = _empty_card(self.empty_head, self.empty_more)
        self._lay_out()
        self._clock = QTimer(self)
        # The head says how long ago the last answer came, which grows without new answers.
        self._clock.setInterval(1000)
        self._clock.timeout.connect(self._tell_head)
        state.run.began.connect(self.close_wall)  # it may be on the participant's screen
        self.forget()

    def _lay_out(self) -> None:
        inside = QWidget()
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(SIZES.gap)
        self._scroll = PageBody(inside, tr("Desk", "Live results"))
        self._most = 0  #: cards that are side by side
        self.column.addWidget(self.choosers)
        self.column.addWidget(self.sealed)
        self.column.addWidget(self.reading)
        self.column.addWidget(self.empty, 1)
        self.column.addWidget(self._scroll, 1)
        self._judging: tuple[LiveCard, ...] = (
            *(self.confusion, self.detectability, self.course, self.groups, self.sessions),
            *(self.excluded, self.pace),
        )
        self._beginning: tuple[LiveCard, ...] = (self.headline, *self._judging)
        self._on_sides: tuple[LiveCard, ...] = (
            *(self.headline, self.sessions, self.excluded, self.pace),
        )
        self._collecting: tuple[LiveCard, ...] = (self.collected, self.sessions, self.pace)
        self._cards: tuple[LiveCard, ...] = self._judging
        self._arrange(MOST)

    def opened(self) -> None:
        study, self.state.study_wanted = self.state.study_wanted, ""
        before = self.feed.query
        if study and isinstance(before, StudyQuery) and study != before.study:
            self.feed.choose(StudyQuery(study))
        super().opened()
        self._clock.start()
        self._write_down()

    def left(self) -> None:
        self._clock.stop()
        super().left()

    def close_page(self) -> None:
        self.close_wall()
        super().close_page()

    @property
    def is_looked_at(self) -> bool:
        return self.is_open or self.wall is not None

    def open_wall(self) -> None:
        """Show the results in large letters, on a second screen where there is one."""
        if self.state.run.is_on:
            words = tr("Desk", "A session is running on this computer. End it first.")
            self.state.notify(words, wrong=True)
            return
        self.close_wall()
        self.wall = WallWindow()
        self.wall.closed.connect(self._wall_closed)
        self.wall.show_snapshot(self.snapshot, self.source_tag.text())
        self._name_classes()
        screens = QGuiApplication.screens()
        self.wall.start(wall_screen(self.screen(), screens, self.state.settings.screen))
        self.state.audit("opened wall mode", study=self.snapshot.study)

    def close_wall(self) -> None:
        """Take the results from the second screen; harmless where there are none."""
        if self.wall is not None:
            self.wall.close()

    def _wall_closed(self) -> None:
        self.wall = None
        if not self.is_looked_at:
            self.feed.stop()

    def choose(self, choice: StudyQuery) -> None:
        """Look at another study, task or kind of judge."""
        self.feed.choose(choice)

    def _add_buttons(self) -> None:
        self.wall_button = button(tr("Desk", "Wall mode"), self.open_wall)
        tip = tr("Desk", "Shows the results in large letters on a second screen. Esc closes it.")
        self.wall_button.setToolTip(tip)
        self.report = button(tr("Desk", "Report"), self._report)
        self.export = button(tr("Desk", "Export\u2026"), self._export)
        for page_button in (self.wall_button, self.report, self.export):
            self.buttons.addWidget(page_button)

    def make_poller(self, query: StudyQuery) -> WorkerPoller:
        worker = Worker(TARGET, self.state.data, self.state.keys)
        worker.start()  # it imports what it needs while the page is made
        poller = WorkerPoller(worker, query, self, LIVE, lambda: (self.state.now().isoformat(),))
        poller.changed.connect(self.show_found)
        poller.reading.connect(self._show_reading)
        poller.failed.connect(self.show_failure)
        poller.recovered.connect(self._show_recovery)
        self.state.booths.changed.connect(poller.nudge)
        return poller

    def forget(self) -> None:
        self._failure = ""
        self.show_found(LiveSnapshot())
        self._say_instead(tr("Desk", READING))

    def _say_instead(self, text: str, more: str = "") -> None:
        """Show a text in the place of the numbers, while there are none."""
        self.empty_head.setText(text)
        self.empty_more.setText(more)

    def show_found(self, view: LiveSnapshot) -> None:
        snapshot = replace(view, planned=view.planned or self._planned(view.study))
        self._say_instead(*(tr("Desk", text) for text in EMPTY))
        self.snapshot = snapshot
        self.reading.hide()
        self.title.setText(snapshot.title or tr("Desk", "Live results"))
        self.choosers.offer(snapshot)
        self.sealed.show_status(numbers.sealed_line(snapshot))
        is_empty = not snapshot.sessions
        self.empty.setVisible(is_empty)
        self._scroll.setVisible(not is_empty)
        self.export.setEnabled(not is_empty)
        self.report.setEnabled(not is_empty)
        self.tag_source("" if is_empty else snapshot.source)
        self.demonstration.setVisible(any(row.demonstration for row in snapshot.sessions))
        self._choose_cards(self._cards_for(snapshot))
        for card in () if is_empty else self._cards:
            card.show_snapshot(snapshot)
        self._name_classes()
        self._tell_head()
        self._write_down()
        self.wall_button.setEnabled(not (is_empty or snapshot.only_collects))
        if self.wall is not None:
            self.wall.show_snapshot(snapshot, self.source_tag.text())
        self.feed.nudge()  # there may be more parts of it

    def _write_down(self) -> None:
        if self.snapshot.sessions:
            is_pilots = self.snapshot.source is AnswerSource.PILOTS
            self.record_look(study=self.snapshot.study, pilots=is_pilots)

    def _show_reading(self, done: int, total: int) -> None:
        if not self.snapshot.studies:
            self.reading.show_progress(done, total)
            self.note.setText(tr("Desk", "Reading %n journal(s)\u2026", "", total))

    def show_failure(self, why: str) -> None:
        text = tr("Desk", "The data folder couldn't be read: {why}").format(
            why=translate_message(why)
        )
        self._failure = text
        self._tell_head()
        if not self.snapshot.sessions:
            self._say_instead(text)

    def _show_recovery(self) -> None:
        self._failure = ""
        self._tell_head()

    def _planned(self, study: str) -> int | None:
        """The number of sessions that the study in hand plans, where it is this one."""
        studied = self.state.reader.studied
        package = studied.package if studied else None
        is_same = package is not None and package.study.id == study
        return package.study.participants if package is not None and is_same else None

    def _name_classes(self) -> None:
        """As the study calls them, where it is the one in hand."""
        studied = self.state.reader.studied
        package = studied.package if studied else None
        same = package is not None and package.study.id == self.snapshot.study
        names = package.study.origins if package is not None and same else {}
        human, machine = (_class_name(names.get(origin, ""), CLASSES[origin]) for origin in Origin)
        for plot in (self.confusion.plot, *([self.wall.matrix] if self.wall else ())):
            plot.call(human, machine)

    def _tell_head(self) -> None:
        if self._failure or not self.snapshot.sessions:
            self.note.setText(self._failure)
            return
        self.note.setText(numbers.head(self.snapshot, self.snapshot.planned, self.state.now()))

    def _connect_cards(self) -> None:
        """Let clicks lead to sessions, and plots be saved."""
        for card in (self.sessions, self.excluded):
            card.wanted.connect(partial(open_source, self.state, "session"))
        self.saving = Saving(self.state, self)
        for plot_card in (self.detectability, self.course, self.groups, self.pace):
            plot_card.plot.picked.connect(partial(open_source, self.state))
            plot_card.plot.save_wanted.connect(partial(self._save, plot_card.plot))

    def _save(self, plot: FigurePlot) -> None:
        if plot.figure is not None:
            self.saving.save_drawing(plot.figure)

    def _report(self) -> None:
        """All results of this study, and the report of them."""
        self.state.study_wanted = self.snapshot.study
        self.state.page_wanted.emit("analysis")

    def _export(self) -> None:
        self.state.study_wanted = self.snapshot.study
        self.state.page_wanted.emit("export")

    def _cards_for(self, snapshot: LiveSnapshot) -> tuple[LiveCard, ...]:
        """Those of what the study has; games and pairs begin with their own results."""
        if snapshot.only_collects:
            return self._collecting
        if not snapshot.headlines or snapshot.headlines[0] in SHOWN:
            return self._judging
        return self._beginning if SHOWN[0] in snapshot.headlines else self._on_sides

    def _choose_cards(self, cards: tuple[LiveCard, ...]) -> None:
        """Show the cards of a collection, or those of verdicts."""
        if cards is self._cards:
            return
        for card in self._cards:
            self._grid.removeWidget(card)
            card.hide()
        most, self._cards, self._most = self._most, cards, 0
        self._arrange(most)
        for card in cards:
            card.show()

    def _arrange(self, most: int) -> None:
        """Three cards over twice two, or two by two, or each by itself."""
        if most == self._most:
            return
        self._most = most
        placed = self._places(most)
        for card, (row, first, columns) in zip(self._cards, placed, strict=True):
            # A card that is added again leaves its former cell (QLayout::addChildWidget).
            self._grid.addWidget(card, row, first, 1, columns)
        for column in range(32):
            self._grid.setColumnStretch(column, 1)
            self._grid.setColumnMinimumWidth(column, 0)
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, int(row == self._high_row(most)))

    def _places(self, most: int) -> tuple[Cell, ...]:
        """Where each card is if so many are side by side; what results begin with is on top."""
        if most == 1 or self._cards is self._collecting:
            return tuple((row, 0, 32) for row in range(len(self._cards)))
        if self._cards is self._on_sides:
            return _ON_SIDES
        cells = _CELLS[most]
        if self._cards is self._judging:
            return cells
        return ((0, 0, 32), *((row + 1, first, wide) for row, first, wide in cells))

    def _high_row(self, most: int) -> int:
        """The row that gets the height that is left."""
        if self._cards is self._on_sides:
            return 0
        row = 1 if most == MOST else 2
        return row + (self._cards is self._beginning)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit(event.size().width())
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self._fit(QWidget.width(self))

    def _fit(self, width: int) -> None:
        self._arrange(MOST if width >= grown(NARROW) else 2 if width >= grown(SINGLE) else 1)


def _class_name(named: str, default_name: str) -> str:
    """The study's name for a class, without article, to be at a row or column.

    The usual name, which most studies have, is said in the language of the desk.
    """
    bare = re.sub(r"^(a|an|the) ", "", named, flags=re.IGNORECASE)
    return bare if bare and bare != default_name else tr("Desk", default_name)


def _empty_card(*lines: QLabel) -> Card:
    card = Card()
    card.column.addStretch(1)
    for line in lines:
        line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        card.column.addWidget(line)
    card.column.addStretch(1)
    return card


PAGE = LivePage
