"""Three kinds of judges, whose verdicts are never counted together unasked."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum


class JudgeKind(StrEnum):
    """Who judged. By default, the first kind that exists is shown."""

    PEOPLE = "people"  #: at a kiosk or imported
    MACHINES = "machines"  #: judge:<name>, or agent:<name> where a machine answers
    SIMULATED = "simulated"  #: no one


def kind_of(judge: str) -> JudgeKind:
    """The kind of a response's `judge`.

    >>> kind_of("judge:svm")
    <JudgeKind.MACHINES: 'machines'>
    """
    if judge == "simulated":
        return JudgeKind.SIMULATED
    return JudgeKind.MACHINES if judge.startswith(("judge:", "agent:")) else JudgeKind.PEOPLE


def usual(kinds: Iterable[JudgeKind]) -> JudgeKind:
    """The kind to show where several were found: people before machines before simulated."""
    found = set(kinds)
    return next((kind for kind in JudgeKind if kind in found), JudgeKind.PEOPLE)
