"""The cards of the page: results of all judges or of one, and how they were made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from math import isnan
from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from turingdesk.analysis import ANALYSES
from turingdesk.analysis._figure import Figure
from turingdesk.core.message import Message
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.results.result_card import ResultCard, settle
from turingdesk.gui.desk.results.result_table import cell
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import label, line
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.plugins.machine_judges.gui.made_cards import MadeFacts, MadeTable
from turingdesk.plugins.machine_judges.judges_view import JudgesView
from turingdesk.presenters.analysis_view import AnalysisView

#: Analyses whose table is short and says it all; of others a figure does.
TABLE_FIRST = frozenset(("judge_agreement", "judge_features", "judge_folds"))
WRONG = tr_noop("Desk", "Made by {maker}. The judge answered {choice}, with a score of {score}.")
PEOPLE = tr_noop("Desk", "{n} of {all} people agreed.")


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
        """True if all is shown."""
        return all(card.is_whole for card in self.results.values())

    def show_seen(self, view: JudgesView) -> None:
        """Show it in place of what was there."""
        judge = view.of_judge
        self.facts.setVisible(judge is not None)
        self.table.setVisible(judge is None)
        if judge is not None:
            self.facts.show_judge(judge)
        self.table.fill(view.made)
        result_by_name = {result.query.name: result for result in view.results}
        for name in self.results.keys() - result_by_name.keys():
            card = self.results.pop(name)
            self._of.pop(name)
            # Hidden first: it is deleted only when the event loop runs again, and would be seen
            # until then.
            card.hide()
            card.deleteLater()
        for place, (name, result) in enumerate(result_by_name.items()):
            if name not in self.results:
                first = name in TABLE_FIRST
                is_list = name == "judge_errors"
                result_card = (
                    ErrorsCard() if is_list else ResultCard(self._save, table_first=first)
                )
                self.results[name] = result_card
                self._results.insertWidget(place, result_card)
            if self._of.get(name) != result:
                self._of[name] = result
                self.results[name].show_result(result)
        settle(self)


class ErrorsCard(Card):
    """A list for each task, the worst first."""

    is_whole = True  #: it never shows a part only

    def __init__(self) -> None:
        super().__init__()
        self.lists: list[QWidget] = []
        self._inside: QWidget | None = None

    def show_result(self, view: AnalysisView) -> None:
        """Show it in place of the last one, always at once."""
        analysis = ANALYSES[view.query.name]
        if self._inside is not None:
            # As above, it is deleted later.
            self._inside.hide()
            self._inside.deleteLater()
        inside = Card()
        inside.setProperty("role", "")
        column = inside.column
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(label(translate_message(analysis.title), "heading", wrap=True))
        column.addWidget(label(translate_message(analysis.about), "soft", wrap=True))
        if view.trouble:
            column.addWidget(label(translate_message(view.trouble), "warning", wrap=True))
        rows = [dict(zip(view.heads, row, strict=True)) for row in view.rows]
        self.lists = []
        for task, task_rows in groupby(rows, key=lambda row: str(row.get("task", ""))):
            column.addWidget(label(cell(task), "label"))
            all_ = list(task_rows)
            wrong = [row for row in all_ if row.get("stimulus")]
            if wrong:
                self.lists.append(_list(wrong))
                column.addWidget(self.lists[-1])
            else:  # the note says why there is none
                for text in _notes(all_, view.below):
                    column.addWidget(label(translate_message(text), wrap=True))
        for text in view.below:
            small = label(translate_message(text), "soft", wrap=True)
            copyable(small)
            column.addWidget(small)
        self._inside = inside
        self.column.addWidget(inside)


def _notes(rows: list[dict[str, Any]], below: tuple[str, ...]) -> list[str]:
    """The notes of some rows, which are below by their numbers."""
    numbers = {row["note"] for row in rows if row.get("note")}
    notes = (text for text in below if isinstance(text, Message))
    return [text.values["text"] for text in notes if text.values.get("number") in numbers]


def _list(rows: list[dict[str, Any]]) -> QWidget:
    container = QWidget()
    column = QVBoxLayout(container)
    column.setContentsMargins(0, 0, 0, SIZES.unit)
    column.setSpacing(2)
    for row in rows:
        column.addWidget(line())
        words = label(_words(row), wrap=True)
        words.setIndent(0)  # Qt moves words that have a border
        copyable(words)
        column.addWidget(words)
        column.addWidget(label(_summary(row), "soft", wrap=True))
    return container


def _words(row: Mapping[str, Any]) -> str:
    """The judged words: those of the answer, or its id where they are not known."""
    which = " ".join(
        str(row[column_name]) for column_name in ("stimulus", "subject") if row.get(column_name)
    )
    return str(row.get("text") or which)


def _summary(row: Mapping[str, Any]) -> str:
    """Who made it, what the judge said, and whether people said so, too."""
    verdict_line = tr("Desk", WRONG).format(
        maker=cell(row.get("agent") or row.get("truth")),
        choice=cell(row.get("choice")),
        score=cell(row.get("score")),
    )
    n, wrong = row.get("people n"), row.get("people wrong")
    if not n or wrong is None or isnan(wrong):
        return verdict_line
    number = program().format_int
    too = tr("Desk", PEOPLE).format(n=number(round(wrong * n)), all=number(int(n)))
    return program().join(" ", (verdict_line, too))
