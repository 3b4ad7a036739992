"""Problems of a study in the language of the desk: how grave, where, what and what to do."""

from __future__ import annotations

from collections.abc import Iterable

from turingdesk.core.errors import Problem, Severity
from turingdesk.gui.translation import tr, tr_noop, translate_message

_GRAVE = {
    Severity.ERROR: tr_noop("Desk", "error"),
    Severity.PILOT_ONLY: tr_noop("Desk", "pilot only", "a problem: only pilots can run"),
    Severity.WARNING: tr_noop("Desk", "warning"),
}


def grave(severity: Severity) -> str:
    """How grave a problem is, in one word.

    >>> grave(Severity.WARNING)
    'warning'
    """
    return tr("Desk", _GRAVE[severity])


def counted(problems: Iterable[Problem]) -> str:
    """How many errors and warnings there are; empty where there are none."""
    grave_ones = [problem.severity is not Severity.WARNING for problem in problems]
    return counts(sum(grave_ones), len(grave_ones) - sum(grave_ones))


def counts(errors: int, warnings: int) -> str:
    """How many there are of each kind; empty where there are none."""
    parts = [tr("Desk", "%n error(s)", "", errors)] if errors else []
    parts += [tr("Desk", "%n warning(s)", "", warnings)] if warnings else []
    if len(parts) < 2:
        return "".join(parts)
    return tr("Desk", "{errors} and {warnings}").format(errors=parts[0], warnings=parts[1])


def place(problem: Problem) -> str:
    """File, line and column, as far as they are known.

    >>> place(Problem("No such image.", "Add it.", "captions.csv", 7, "image"))
    'captions.csv, line 7, column image'
    """
    parts = [problem.file or tr("Desk", "package", "a study package, as a place")]
    if problem.line is not None:
        parts.append(tr("Desk", "line {number}").format(number=problem.line))
    if problem.column:
        parts.append(tr("Desk", "column {name}").format(name=problem.column))
    return ", ".join(parts)


def sentences(problem: Problem) -> str:
    """What is wrong and what to do now."""
    return f"{translate_message(problem.message)} {translate_message(problem.fix)}".strip()


def whole(problem: Problem) -> str:
    """A problem with its place."""
    return f"{place(problem)}: {sentences(problem)}"
