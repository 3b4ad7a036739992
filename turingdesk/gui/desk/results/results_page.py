"""The common part of pages of results: a list, the choice, and the feed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QListWidget, QScrollArea, QWidget

from turingdesk.analysis._figure import Figure
from turingdesk.gui.desk.page import EDGE, USUAL_PERCENT
from turingdesk.gui.desk.reading_page import ReadingPage, offer_studies
from turingdesk.gui.desk.results.figure_translation import TARGET
from turingdesk.gui.desk.results.saving import FigureDialog, Saving
from turingdesk.gui.desk.sealed_strip import SealedStrip
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import READING
from turingdesk.gui.desk.widgets.folding_row import NO_LIMIT, FoldingRow
from turingdesk.gui.desk.widgets.wrapping_row import WrappedRows
from turingdesk.gui.refit import refit
from turingdesk.gui.theme import grown, look
from turingdesk.gui.translation import tr, tr_noop
from turingdesk.presenters.study_query import ResultsView

LEAST_RESULTS = (300, 200)  #: lx, width and height of what is shown where letters are large
LIST_HEIGHT = 130  #: lx, of the list over them
SEALED = tr_noop("Desk", "Sealed: {n} will be counted after you enter the passphrase.")
View = TypeVar("View", bound=ResultsView)


class ResultsPage(ReadingPage, Generic[View]):
    """Follows the data folder while it is in front; computes in a process of its own.

    Args:
        state: Of the desk.
        title: Of the page.
        nothing: What is shown at first.
        names: The list in which one chooses.
        inside: What shows the results.
    """

    target: ClassVar[str] = TARGET

    def __init__(
        self, state: DeskState, title: str, nothing: View, names: QListWidget, inside: QWidget
    ) -> None:
        super().__init__(state, title, nothing.query)
        self._nothing: View = nothing
        self.shown: View = nothing
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

    def show_view(self, view: View, nothing: str) -> None:
        """Show what was computed.

        Args:
            view: What was computed.
            nothing: What to say where there is nothing; "" for what the page says.
        """
        raise NotImplementedError

    def opened(self) -> None:
        self.choose(self.state.study_wanted)
        super().opened()
        self._audit()

    def packages(self) -> tuple[str, ...]:
        """The studies that this desk knows, from which the texts of answers come."""
        studied = self.state.reader.studied
        now: list[Path] = [studied.path] if studied is not None else []
        study_paths = [*now, *self.state.settings.recent]
        return tuple(dict.fromkeys(str(Path.absolute(path)) for path in study_paths))

    def save_figure(self, figure: Figure) -> FigureDialog:
        """Ask how it looks and where to, and save a figure of what is shown."""
        query, feed = self.shown.query, self.feed
        return self.saving.save_figure(figure, partial(feed.save_figure, query))

    def show_found(self, view: View) -> None:
        self._show(view)

    def forget(self) -> None:
        self._show(self._nothing, READING)

    def _show(self, view: View, nothing: str = "") -> None:
        """Show what was computed, at the same place of the page where it is the same query."""
        if view.query != self.shown.query:
            self.area.verticalScrollBar().setValue(0)
        self.shown = view
        verdicts = tr("Desk", "%n verdict(s)", "", view.sealed)
        self.sealed.show_status(tr("Desk", SEALED).format(n=verdicts) if view.sealed else "")
        offer_studies(self.study, view)
        self.show_view(view, nothing)
        self._audit()

    def _audit(self) -> None:
        if self.shown.has_results:
            self.record_look(study=self.shown.study)


def topics(name: str, width: int) -> QListWidget:
    """A list at the left of a page.

    Args:
        name: What it is called.
        width: In lx.
    """
    topic_list = QListWidget()
    topic_list.setAccessibleName(name)
    topic_list.setProperty("role", "topics")
    topic_list.setFixedWidth(width)
    topic_list.setWordWrap(True)
    topic_list.setItemDelegate(WrappedRows(topic_list))
    topic_list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return topic_list
