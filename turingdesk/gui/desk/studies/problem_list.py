"""Problems of a study package: where, what, and what to do now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from turingdesk.core.errors import Problem, Severity
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.studies.problem_words import counted, grave, place, sentences
from turingdesk.gui.desk.words import label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr

MOST = 100  #: listed; `turingdesk check` has them all


class ProblemList(Card):
    """Errors first; each with its place and what to do."""

    def __init__(self, problems: Sequence[Problem], *, blocks_sessions: bool = True) -> None:
        ordered = sorted(problems, key=lambda p: list(Severity).index(p.severity))
        super().__init__(_title(ordered, blocks_sessions))
        grid = QGridLayout()
        grid.setHorizontalSpacing(SIZES.gap)
        grid.setVerticalSpacing(SIZES.unit)
        grid.setColumnStretch(1, 1)
        for row, problem in enumerate(ordered[:MOST]):
            is_error = problem.severity is not Severity.WARNING
            tag = label(grave(problem.severity), "danger-tag" if is_error else "warning-tag")
            grid.addWidget(tag, row, 0, Qt.AlignmentFlag.AlignTop)
            text = label(sentences(problem), "", wrap=True)
            copyable(text)
            where = label(place(problem), "small", wrap=True)
            copyable(where)
            inner = QGridLayout()
            inner.setVerticalSpacing(2)
            inner.addWidget(text, 0, 0)
            inner.addWidget(where, 1, 0)
            grid.addLayout(inner, row, 1)
        self.column.addLayout(grid)
        self.column.addStretch(1)
        if len(problems) > MOST:
            more = tr(
                "Desk", "And %n more; `turingdesk check` lists them all.", "", len(problems) - MOST
            )
            self.column.addWidget(label(more, "soft", wrap=True))


def _title(problems: Sequence[Problem], blocks_sessions: bool) -> str:
    found, worst = counted(problems), problems[0].severity if problems else Severity.WARNING
    if not blocks_sessions or worst is Severity.WARNING:
        return found
    words = tr("Desk", "No session can run: {problems}")
    if worst is Severity.PILOT_ONLY:
        words = tr("Desk", "Only pilots can run: {problems}")
    return words.format(problems=found)
