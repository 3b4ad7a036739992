"""The cards of the page: results of all judges or of one, and how they were made."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from turingdesk.analysis._figure import Figure
from turingdesk.desk.analysis_view import AnalysisView
from turingdesk.desk.judges_view import JudgesView
from turingdesk.gui.desk.analysis.result_card import ResultCard
from turingdesk.gui.desk.machine_judges.errors_card import ErrorsCard
from turingdesk.gui.desk.machine_judges.made_cards import MadeFacts, MadeTable
from turingdesk.gui.theme import SIZES

#: Analyses whose table is short and says it all; of others a figure does.
TABLE_FIRST = frozenset(("machine_judges", "judge_agreement", "judge_features", "judge_folds"))


class ResultCards(QWidget):
    """One below the other; a result that is the same stays as it is.

    Args:
        save: Called with a figure that is to be saved.
    """

    def __init__(self, save: Callable[[Figure], object]) -> None:
        super().__init__()
        self._save = save
        self._of: dict[str, AnalysisView] = {}  #: what each card shows
        self.results: dict[str, ResultCard | ErrorsCard] = {}  #: by name of the analysis
        self.facts, self.table = MadeFacts(), MadeTable()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(SIZES.gap)
        self._column.addWidget(self.facts)
        self._results = QVBoxLayout()
        self._results.setSpacing(SIZES.gap)
        self._column.addLayout(self._results)
        self._column.addWidget(self.table)
        self._column.addStretch(1)

    @property
    def is_whole(self) -> bool:
        """Whether all is shown."""
        return all(card.is_whole for card in self.results.values())

    def show_seen(self, found: JudgesView, *, at_once: bool) -> None:
        """Show it in place of what was there.

        Args:
            found: What was computed.
            at_once: As of `ResultCard.show_result`.
        """
        one = found.of_judge
        self.facts.setVisible(one is not None)
        self.table.setVisible(one is None)
        if one is not None:
            self.facts.show_judge(one)
        self.table.fill(found.made)
        wanted = {result.query.name: result for result in found.results}
        for name in self.results.keys() - wanted.keys():
            card = self.results.pop(name)
            self._of.pop(name)
            card.hide()
            card.deleteLater()
        for place, (name, result) in enumerate(wanted.items()):
            if name not in self.results:
                first = name in TABLE_FIRST
                is_list = name == "judge_errors"
                made = ErrorsCard() if is_list else ResultCard(self._save, table_first=first)
                self.results[name] = made
                self._results.insertWidget(place, made)
            if self._of.get(name) != result:
                self._of[name] = result
                self.results[name].show_result(result, at_once=at_once)
