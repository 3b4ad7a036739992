"""The first chapter at a glance: verdicts, detectability, and machines by task."""

from __future__ import annotations

from collections.abc import Mapping
from math import isnan
from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from turingdesk.analysis.statistics.result import equal_p, interval_in_words
from turingdesk.core.message import message
from turingdesk.desk.analysis_view import AnalysisView
from turingdesk.gui.desk.analysis.figure_view import FigureView
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.folding_row import FoldingRow
from turingdesk.gui.desk.words import NOTHING, label
from turingdesk.gui.plots.confusion import ConfusionPlot
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, translate_message

_ENDS = ("ci_low", "ci_high")


class OverviewCards(QWidget):
    """The main results of a study."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        first = FoldingRow()
        self.verdicts = Card(tr("Desk", "Verdicts"))
        self.matrix = ConfusionPlot()
        self.verdicts.column.addWidget(self.matrix)
        self.verdicts.column.addStretch(1)
        first.addWidget(self.verdicts, 3)
        self.detectability = Card(tr("Desk", "Detectability"))
        self.value = label("", "figure")
        self.interval, self.against = label("", wrap=True), label("", wrap=True)
        self.generalizes = label("", "soft", wrap=True)
        for one in (self.value, self.interval, self.against, self.generalizes):
            self.detectability.column.addWidget(one)
        self.detectability.column.addStretch(1)
        first.addWidget(self.detectability, 2)
        column.addLayout(first)
        self.agents = Card(tr("Desk", "By task and machine"))
        self._figures = QVBoxLayout()
        self.agents.column.addLayout(self._figures)
        column.addWidget(self.agents)

    def show_overview(self, found: AnalysisView) -> None:
        """Show the overview of a chapter that has one."""
        if found.overview is None:
            return
        self.matrix.draw(found.overview.confusion)
        self._show_detectability(found.overview.detectability)
        while (item := self._figures.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for figure in found.overview.figures:
            self._figures.addWidget(FigureView(figure))
        self.agents.setVisible(bool(found.overview.figures))

    def _show_detectability(self, row: Mapping[str, Any]) -> None:
        value, low, high, p = (_number(row.get(one)) for one in ("value", *_ENDS, "p"))
        self.value.setText(NOTHING if value is None else program().decimals(value))
        self.interval.clear()
        self.against.setText("" if p is None else _against_chance(p))
        told = [str(row.get("note") or "")]
        if low is not None and high is not None:
            self.interval.setText(translate_message(interval_in_words(low, high)))
            told.insert(0, message("Generalizes to: {whom}.", whom=row["generalizes"]))
        self.generalizes.setText("\n".join(translate_message(one) for one in told if one))
        self.generalizes.setToolTip(translate_message(str(row.get("method") or "")))
        for one in (self.interval, self.against, self.generalizes):
            one.setVisible(bool(one.text()))


def _against_chance(p: float) -> str:
    """Whether detectability differs from chance, by the p value of its test."""
    shown = equal_p(p)
    if p < 0.05:
        return translate_message(message("Differs from 0.5: {p}", p=shown))
    return translate_message(message("No significant difference from 0.5: {p}", p=shown))


def _number(value: Any) -> float | None:
    return None if value is None or isnan(value) else float(value)
