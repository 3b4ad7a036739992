"""Problems of studies and journals on screen: how severe, where, what, and what to do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from turingdesk.core.errors import Problem, Severity
from turingdesk.gui.accessibility import copyable, scrolls
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import button, button_row, label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message

MOST = 100  #: listed; `turingdesk check` has them all


class ProblemList(Card):
    """Errors first; each with its place and what to do."""

    def __init__(self, problems: Sequence[Problem], *, blocks_sessions: bool = True) -> None:
        # Not sorted: a study without its pictures has a problem in each of 200,000 rows.
        gravest = (p for severity in Severity for p in problems if p.severity is severity)
        listed = [*islice(gravest, MOST)]
        super().__init__(_title(problems, listed, blocks_sessions))
        grid = QGridLayout()
        grid.setHorizontalSpacing(SIZES.gap)
        grid.setVerticalSpacing(SIZES.unit)
        grid.setColumnStretch(1, 1)
        for row, problem in enumerate(listed):
            is_error = problem.severity is not Severity.WARNING
            tag = label(
                severity_in_words(problem.severity), "danger-tag" if is_error else "warning-tag"
            )
            tag.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(tag, row, 0, Qt.AlignmentFlag.AlignTop)
            text = label(problem_and_fix(problem), "", wrap=True)
            copyable(text)
            where = label(translate_message(problem.place), "small", wrap=True)
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
                "Desk",
                "And %n more. To list them all, run `turingdesk check`.",
                "",
                len(problems) - MOST,
            )
            self.column.addWidget(label(more, "soft", wrap=True))


def _title(problems: Sequence[Problem], listed: Sequence[Problem], blocks_sessions: bool) -> str:
    problem_count, worst = (
        problem_counts(problems),
        listed[0].severity if listed else Severity.WARNING,
    )
    if not blocks_sessions or worst is Severity.WARNING:
        return problem_count
    words = tr("Desk", "No session can run: {problems}")
    if worst is Severity.PILOT_ONLY:
        words = tr("Desk", "Only pilots can run: {problems}")
    return words.format(problems=problem_count)


_GRAVE = {
    Severity.ERROR: tr_noop("Desk", "error"),
    Severity.PILOT_ONLY: tr_noop("Desk", "pilot only", "a problem: only pilots can run"),
    Severity.WARNING: tr_noop("Desk", "warning"),
}


def severity_in_words(severity: Severity) -> str:
    """The severity of a problem, in one word.

    >>> severity_in_words(Severity.WARNING)
    'warning'
    """
    return tr("Desk", _GRAVE[severity])


def problem_counts(problems: Iterable[Problem]) -> str:
    """The number of errors and of warnings; empty if there are none."""
    grave_ones = [problem.severity is not Severity.WARNING for problem in problems]
    return counts(sum(grave_ones), len(grave_ones) - sum(grave_ones))


def counts(errors: int, warnings: int) -> str:
    """The number of problems of each kind; empty if there are none."""
    parts = [tr("Desk", "%n error(s)", "", errors)] if errors else []
    parts += [tr("Desk", "%n warning(s)", "", warnings)] if warnings else []
    if len(parts) < 2:
        return "".join(parts)
    return tr("Desk", "{errors} and {warnings}").format(errors=parts[0], warnings=parts[1])


def problem_and_fix(problem: Problem) -> str:
    """A problem, and what to do now."""
    return program().join(" ", map(translate_message, (problem.message, problem.fix)))


def problem_in_words(problem: Problem) -> str:
    """A problem with its place."""
    return program().join(": ", (translate_message(problem.place), problem_and_fix(problem)))


ABOUT = tr_noop(
    "Desk", "TuringDesk never changes recorded data. The files are as they were found."
)


class ProblemsDialog(QDialog):
    """Each problem with its file, line and what to do.

    Args:
        problems: What was found.
        parent: The window that it is before.
        where: In which files: "journals" or "record".
    """

    def __init__(
        self,
        problems: Sequence[Problem],
        parent: QWidget | None = None,
        where: str = "journals",
    ) -> None:
        super().__init__(parent)
        of_record = where == "record"
        self.setWindowTitle(tr("Desk", "Audit log") if of_record else tr("Desk", "Journals"))
        self.setMinimumSize(640, 400)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.margin]))
        column.setSpacing(SIZES.gap)
        count = len(problems)
        heading = (
            tr("Desk", "%n problem(s) in the audit log", "", count)
            if of_record
            else tr("Desk", "%n problem(s) in the journals", "", count)
        )
        column.addWidget(label(heading, "heading"))
        column.addWidget(label(tr("Desk", ABOUT), "soft", wrap=True))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scrolls(scroll, heading)
        scroll.setWidget(ProblemList(problems, blocks_sessions=False))
        column.addWidget(scroll, 1)
        column.addLayout(button_row(button(tr("Desk", "Close"), self.accept, "primary")))
