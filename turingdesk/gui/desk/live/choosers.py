"""What to look at: study, task, whose answers, which version; shown where there is a choice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from turingdesk.core.task import TASKS
from turingdesk.desk.live import LiveQuery, LiveSnapshot, Whose
from turingdesk.gui.desk.named_field import named_field, show_field
from turingdesk.gui.desk.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop, translate_message

WHOSE = {
    Whose.PEOPLE: tr_noop("Desk", "People"),
    Whose.MACHINES: tr_noop("Desk", "Machine judges"),
    Whose.SIMULATED: tr_noop("Desk", "Simulated"),
    Whose.PILOTS: tr_noop("Desk", "Pilots"),
}


class Choosers(QWidget):
    """Four lists.

    Signals:
        chosen: Something else is to be looked at; carries a LiveQuery.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.study, self.task, self.whose = QComboBox(), QComboBox(), QComboBox()
        self.rules = QComboBox()
        self._choosers = (self.study, self.task, self.whose, self.rules)
        row = WrappingRow(self, SIZES.unit)
        for title, chooser in (
            (tr("Desk", "Study"), self.study),
            (tr("Desk", "Task"), self.task),
            (tr("Desk", "Answers from", "people, machine judges or pilots"), self.whose),
            (tr("Desk", "Results"), self.rules),
        ):
            chooser.activated.connect(lambda _: self.chosen.emit(self.choice()))
            row.addWidget(named_field(title, chooser))
        self.hide()

    def choice(self) -> LiveQuery:
        """What is chosen now."""
        whose = self.whose.currentData()  # Qt gives a plain text back
        return LiveQuery(
            str(self.study.currentData() or ""),
            Whose(whose) if whose else None,
            str(self.task.currentData() or ""),
            bool(self.rules.currentData()),
        )

    def offer(self, snapshot: LiveSnapshot) -> None:
        """Offer what there is."""
        tasks = [
            (translate_message(TASKS[t].title) if t in TASKS else t, t) for t in snapshot.tasks
        ]
        _fill(
            self.study, [(title, name) for name, title in snapshot.studies.items()], snapshot.study
        )
        _fill(
            self.task,
            [(tr("Desk", "All tasks"), ""), *tasks] if len(tasks) > 1 else [],
            snapshot.task,
        )
        _fill(
            self.whose,
            [(tr("Desk", WHOSE[whose]), whose) for whose in snapshot.there],
            snapshot.whose,
        )
        has_two = snapshot.has_exclusions or snapshot.before
        versions = [(tr("Desk", "After rules"), False), (tr("Desk", "Before rules"), True)]
        _fill(self.rules, versions if has_two else [], snapshot.before)
        for chooser in self._choosers:
            show_field(chooser, chooser.count() > 1)
        self.setVisible(any(chooser.count() > 1 for chooser in self._choosers))


def _fill(chooser: QComboBox, items: Sequence[tuple[str, object]], chosen: object) -> None:
    there = [(chooser.itemText(n), chooser.itemData(n)) for n in range(chooser.count())]
    if there != list(items):
        chooser.clear()
        for title, data in items:
            chooser.addItem(title, data)
    chooser.setCurrentIndex(next((n for n, (_, d) in enumerate(items) if d == chosen), 0))
