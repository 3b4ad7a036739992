"""What one machine judge's sessions came to: verdicts, and trials that have none and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from turingdesk.journal.journal_file import read_journal
from turingdesk.journal.session_name import SUFFIX


@dataclass(frozen=True, slots=True)
class JudgeReport:
    """The outcome of one judge's run."""

    judge: str  #: as responses have it, e.g. judge:svm
    study: str  #: its id
    summary: str  #: in a sentence or two
    details: Mapping[str, Any]  #: the same as values, with the judge's settings


@dataclass(frozen=True, slots=True)
class VerdictCounts:
    """Trials with and without verdicts, over sessions and their continuations."""

    sessions: int
    trials: int  #: with answers
    unanswered: dict[str, int] = field(default_factory=dict)
    """By why there is no verdict: trials, and single questions of trials with other answers."""


def count_verdicts(data: Path, sessions: Iterable[str]) -> VerdictCounts:
    """Count trials with and without verdicts in journals.

    Args:
        data: The data folder.
        sessions: The journals' names; of a session that went on, all of them.
    """
    steps: set[tuple[str, int]] = set()
    left: dict[tuple[str, int, str], str] = {}
    people: set[str] = set()
    for name in sessions:
        journal = read_journal(data / f"{name}{SUFFIX}")
        person = str(journal.opened.get("participant", name))
        people.add(person)
        for line in journal.lines:
            if line["kind"] == "response":
                steps.add((person, int(line.get("step", 0))))
            elif line["kind"] == "passed" and line.get("unanswered"):
                left[person, int(line.get("step", 0)), ""] = str(line["unanswered"])
            elif line["kind"] == "scored":
                for question, why in dict(line.get("without") or {}).items():
                    left[person, int(line.get("step", 0)), question] = str(why)
    return VerdictCounts(len(people), len(steps), dict(Counter(left.values()).most_common()))
