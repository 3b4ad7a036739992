"""What the Analysis and Machine judges pages share: a list, what is chosen in it, and the feed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QListWidget, QScrollArea, QWidget

from turingdesk.analysis._figure import Figure
from turingdesk.desk.analysis_view import AnalysisView
from turingdesk.desk.judges_view import JudgesView
from turingdesk.desk.worker import Worker
from turingdesk.gui.desk.analysis.figure_translation import TARGET
from turingdesk.gui.desk.analysis.saving import FigureDialog, Saving
from turingdesk.gui.desk.feed import Feed
from turingdesk.gui.desk.folding_row import NO_LIMIT, FoldingRow
from turingdesk.gui.desk.named_field import fill
from turingdesk.gui.desk.page import EDGE, USUAL_PERCENT, DeskPage
from turingdesk.gui.desk.seals import SealedStrip
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import READING
from turingdesk.gui.desk.wrapping_row import WrappedRows
from turingdesk.gui.refit import refit
from turingdesk.gui.theme import grown, look
from turingdesk.gui.translation import tr, tr_noop, translate_message

LEAST_RESULTS = (300, 200)  #: lx, width and height of what is shown where letters are large
LIST_HEIGHT = 130  #: lx, of the list over them
COMPUTING = tr_noop("Desk", "Computing\u2026")
SEALED = tr_noop("Desk", "Sealed: {n} will be counted after you enter the passphrase.")
View = TypeVar("View", AnalysisView, JudgesView)


class ResultsPage(DeskPage, Generic[View]):
    """Follows the data folder while it is in front; computes in a process of its own.

    Args:
        state: Of the desk.
        title: Of the page.
        nothing: What is shown at first.
        names: The list in which one chooses.
        inside: What shows the results.
    """

    looking: ClassVar[str]  #: what the record says of anyone who looks

    def __init__(
        self, state: DeskState, title: str, nothing: View, names: QListWidget, inside: QWidget
    ) -> None:
        super().__init__(state, title)
        self._nothing: View = nothing
        self.shown: View = nothing
        self._looked: str | None = None  #: at which study, as far as it is written down
        self._is_open = False
        self.saving = Saving(state, self)
        self.sealed = SealedStrip(state)
        self.study = QComboBox()
        self.names = names
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setWidget(inside)
        self.area.setAccessibleName(title)
        self.body = QWidget()
        self._row = FoldingRow()
        self.body.setLayout(self._row)
        self._row.addWidget(names)
        self._row.addWidget(self.area, 1)
        self._list_width = names.width()
        refit(self, self._give_room)
        self.feed = self._feed(self.shown.query)
        state.data_changed.connect(self._move)
        state.keys_changed.connect(self._move)

    def _give_room(self) -> None:
        """The list beside the results, or over them where large letters leave no room."""
        is_large, wide = look().text_percent > USUAL_PERCENT, grown(self._list_width)
        least = map(grown, LEAST_RESULTS) if is_large else (0, 0)
        self.area.setMinimumSize(*least)
        self.names.setMinimumWidth(wide)
        folds = self._row.folds(QWidget.width(self) - 2 * EDGE)
        self.names.setMaximumWidth(NO_LIMIT if folds else wide)
        self.names.setMaximumHeight(grown(LIST_HEIGHT) if folds else NO_LIMIT)
        self.names.setMinimumHeight(grown(LIST_HEIGHT) if folds else 0)

    def choose(self, study: str = "") -> None:
        """Look at what is chosen in the lists.

        Args:
            study: Its id; by default the one that is chosen.
        """
        raise NotImplementedError

    def show_view(self, found: View, nothing: str) -> None:
        """Show what was computed.

        Args:
            found: What was computed.
            nothing: What to say where there is nothing; "" for what the page says.
        """
        raise NotImplementedError

    def opened(self) -> None:
        self._is_open = True
        self.choose(self.state.study_wanted)
        self.feed.start()
        self._audit()

    def left(self) -> None:
        self._is_open, self._looked = False, None
        self.feed.stop()

    def close_page(self) -> None:
        self.left()
        self.feed.close()

    def packages(self) -> tuple[str, ...]:
        """The studies that this desk knows, from which the texts of answers come."""
        studied = self.state.reader.studied
        now: list[Path] = [studied.path] if studied is not None else []
        known = [*now, *self.state.settings.recent]
        return tuple(dict.fromkeys(str(Path.absolute(path)) for path in known))

    def save_figure(self, figure: Figure) -> FigureDialog:
        """Ask how it looks and where to, and save a figure of what is shown."""
        query, feed = self.shown.query, self.feed
        return self.saving.save_figure(figure, partial(feed.save_figure, query))

    def show_failure(self, why: str) -> None:
        """Say why nothing could be computed."""
        text = tr("Desk", "The data folder couldn't be read: {why}")
        self.note.setText(text.format(why=translate_message(why)))

    def _feed(self, query: object) -> Feed:
        feed = Feed(Worker(TARGET, self.state.data, self.state.keys), query, self)
        feed.changed.connect(self._show)
        feed.working.connect(self._show_working)
        feed.failed.connect(self.show_failure)
        return feed

    def _move(self) -> None:
        """Follow another folder, or the same with other keys."""
        before = self.feed
        before.close()
        before.deleteLater()
        self.feed = self._feed(before.query)
        self._show(self._nothing, READING)
        if self._is_open:
            self.feed.start()

    def _show(self, found: View, nothing: str = "") -> None:
        """Show what was computed, at the same place of the page where it is the same query."""
        if found.query != self.shown.query:
            self.area.verticalScrollBar().setValue(0)
        self.shown = found
        verdicts = tr("Desk", "%n verdict(s)", "", found.sealed)
        self.sealed.show_status(tr("Desk", SEALED).format(n=verdicts) if found.sealed else "")
        fill(self.study, [(title, name) for name, title in found.studies.items()], found.study)
        self.show_view(found, nothing)
        self._audit()

    def _audit(self) -> None:
        """Record who looks: anyone who sees results before the end could decide by them to end."""
        if self._is_open and self.shown.has_results and self.shown.study != self._looked:
            self._looked = self.shown.study
            self.state.audit(self.looking, study=self._looked)

    def _show_working(self, is_working: bool) -> None:
        self.note.setText(tr("Desk", COMPUTING) if is_working else "")


def topics(name: str, width: int) -> QListWidget:
    """A list at the left of a page.

    Args:
        name: What it is called.
        width: In lx.
    """
    made = QListWidget()
    made.setAccessibleName(name)
    made.setProperty("role", "topics")
    made.setFixedWidth(width)
    made.setWordWrap(True)
    made.setItemDelegate(WrappedRows(made))
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return made
