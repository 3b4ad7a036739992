"""A chapter of the Analysis page: a card for each of its analyses; or what has no result."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from turingdesk.analysis._figure import Figure
from turingdesk.desk.analysis_chapters import MISSING, PLANNED
from turingdesk.desk.analysis_view import AnalysisOverview, AnalysisView
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.analysis.overview_cards import OverviewCards, registered_in_words
from turingdesk.gui.desk.analysis.result_card import ResultCard
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.words import label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, translate_message


class ChapterCards(QWidget):
    """Cards one below the other; they appear one at a time, so that the window stays quick.

    Args:
        save: Called with a figure that is to be saved.
    """

    def __init__(self, save: Callable[[Figure], object]) -> None:
        super().__init__()
        self._save = save
        self._shown: dict[str, AnalysisView] = {}  #: what each card shows
        self._overview: AnalysisOverview | None = None
        self._order: list[str] = []  #: of the analyses
        self._left: list[AnalysisView] = []  #: results without a card as yet
        self.results: dict[str, ResultCard] = {}  #: by name of the analysis
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._add_next)
        column = QVBoxLayout(self)
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
        for widget in (self.overview, self.registered, self.missing):
            column.addWidget(widget)
            widget.hide()
        column.addLayout(self._cards)
        column.addStretch(1)

    @property
    def is_whole(self) -> bool:
        """Whether all of the chapter is shown."""
        return not self._left and all(card.is_whole for card in self.results.values())

    def show_chapter(self, found: AnalysisView, *, at_once: bool = False) -> None:
        """Show it in place of the last one.

        Args:
            found: What was computed.
            at_once: Whether to show all of it now, so that its height is known.
        """
        wanted = {result.query.name: result for result in found.results}
        for name in [
            name for name, was in self._shown.items() if repr(wanted.get(name)) != repr(was)
        ]:
            self._shown.pop(name)
            card = self.results.pop(name)
            card.hide()
            card.deleteLater()
        self._show_registered(found)
        self.overview.setVisible(found.overview is not None)
        if repr(found.overview) != repr(self._overview):
            self.overview.show_overview(found)
        self._overview = found.overview
        self._order = list(wanted)
        self._left = [result for name, result in wanted.items() if name not in self.results]
        self._show_not_computed(found)
        if at_once:  # cards that an earlier answer began would hold up the others
            for card in self.results.values():
                card.finish()
        self._add_next(at_once=at_once)
        while at_once and self._left:
            self._add_next(at_once=at_once)

    def _add_next(self, *, at_once: bool = False) -> None:
        """Add the card of the next result."""
        if any(not card.is_whole for card in self.results.values()):
            self._next.start()
            return
        if self._left:
            result = self._left.pop(0)
            name = result.query.name
            card = self.results[name] = ResultCard(self._save)
            self._shown[name] = result
            before = self._order[: self._order.index(name)]
            self._cards.insertWidget(sum(one in self.results for one in before), card)
            card.show_result(result, at_once=at_once)
        if self._left:
            self._next.start()

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
        self.missing.setVisible(found.query.chapter == MISSING and bool(found.not_computed))
