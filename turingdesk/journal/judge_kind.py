"""Three kinds of judges, whose verdicts are never counted together unasked."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum


class JudgeKind(StrEnum):
    """Who judged. By default, the first kind that exists is shown.

    Simulated people come before machines: a machine judge that is run in a rehearsal stands beside
    them, as it stands beside people later, and does not take their place.
    """

    PEOPLE = "people"  #: at a kiosk or imported
    SIMULATED = "simulated"  #: no one
    MACHINES = "machines"  #: judge:<name>, or agent:<name> where a machine answers


def kind_of(judge: str) -> JudgeKind:
    """The kind of a response's `judge`.

    >>> kind_of("judge:svm")
    <JudgeKind.MACHINES: 'machines'>
    """
    if judge == "simulated":
        return JudgeKind.SIMULATED
    return JudgeKind.MACHINES if judge.startswith(("judge:", "agent:")) else JudgeKind.PEOPLE


def usual(kinds: Iterable[JudgeKind]) -> JudgeKind:
    """The kind to show where several were found: people before simulated before machines."""
    present_kinds = set(kinds)
    return next((kind for kind in JudgeKind if kind in present_kinds), JudgeKind.PEOPLE)
