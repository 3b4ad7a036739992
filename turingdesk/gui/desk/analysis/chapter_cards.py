"""A chapter of the Analysis page: a card for each of its analyses; or what has no result."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from turingdesk.analysis._figure import Figure
from turingdesk.desk.analysis_chapters import MISSING, PLANNED
from turingdesk.desk.analysis_view import AnalysisView
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.analysis.overview_cards import OverviewCards, registered_in_words
from turingdesk.gui.desk.analysis.result_card import TURN_MS, ResultCard, settle
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.words import label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop, translate_message

NOTHING_COMPUTED = tr_noop(
    "Desk",
    "There are no data for the results of this chapter. For the reasons, see \u201cNot "
    "computed\u201d at the end of the list.",
)


OVERVIEW = ""  #: among the names of analyses


class ChapterCards(QWidget):
    """Cards one below the other; they appear one at a time, so that the window stays quick.

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
        lines = (f"{', '.join(of)}: {translate_message(why)}" for why, of in reasons.items())
        self.not_computed.setText("\n\n".join(lines))
        is_list = found.query.chapter == MISSING
        self.missing.setVisible(is_list and bool(found.not_computed))
        is_empty = found.is_whole and not (found.results or found.overview or is_list)
        self.nothing.setVisible(is_empty and found.has_results)
