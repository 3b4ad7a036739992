"""The sessions of one machine judge in a data folder: how they begin and continue, and their data.

A judge's sessions go by codes that follow from its settings. Run again with the same settings,
those that were cut off continue, and those that are complete stay.
"""

from __future__ import annotations

import platform
import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import NotAllowed
from turingdesk.core.message import message
from turingdesk.core.trial import Slot
from turingdesk.journal.journal_file import read_journal
from turingdesk.journal.session_name import SUFFIX
from turingdesk.journal.session_summary import SessionSummary, State
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

if TYPE_CHECKING:
    from turingdesk.study.package import Package


_SLUG = 24  #: letters of a name in a participant code, which has 40 at most


def machine_code(name: str, digest: str) -> str:
    """The beginning of a machine's participant codes: its name, and what it depends on.

    >>> machine_code("meta/Llama-3.1:8b", "0123456789")
    'meta-llama-3-1-8b-012345'
    """
    # Stripped twice, since the cut can leave a hyphen at the end.
    slug = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:_SLUG].strip("-")
    return f"{slug or 'model'}-{digest[:6]}"


@dataclass(frozen=True)
class SessionRecorders:
    """The sessions of one machine judge in a data folder.

    Args:
        package: The blocks to be judged and no others.
        data: The data folder.
        judge: As responses have it, such as judge:svm.
        settings: For the first line of each journal.
    """

    package: Package
    data: Path
    judge: str
    settings: Mapping[str, Any]

    def summaries(self) -> list[SessionSummary]:
        """The sessions of this version of the study; those of earlier versions don't count."""
        identity = (self.judge, self.package.study.id, self.package.hash)
        return [
            summary
            for summary in DataFolder(self.data).sessions()
            if (summary.judge, summary.study, summary.opened.get("study_hash")) == identity
            and not summary.is_marked
        ]

    def check(self, key: str) -> None:
        """Check that the judge's name stands for one value of a setting.

        Args:
            key: Of the setting, such as the server; nothing is checked without it.

        Raises:
            NotAllowed: Another judge has answered trials of this study under that name.
        """
        if self.others(key):
            raise NotAllowed(
                message(
                    "{judge} has already judged this study with other settings, and the "
                    "verdicts would be combined. Give this judge its own name, or use "
                    "another data folder.",
                    judge=self.judge,
                )
            )

    def check_server(self, *, is_same: bool) -> str:
        """Check that the judge's name stands for one server.

        Args:
            is_same: Whether someone says that the server only has another address now.

        Returns:
            A note for the journals about the addresses that it had; empty if it had no other.

        Raises:
            NotAllowed: Another server has answered trials of this study under that name.
        """
        others = self.others("server")
        if others and not is_same:
            raise NotAllowed(
                message(
                    "{judge} has already judged this study with other settings, and the "
                    "verdicts would be combined: its server was {others}. Give this judge its "
                    "own name, or use another data folder. If it is the same server with "
                    "another address, use turingdesk judge with --same-server.",
                    judge=self.judge,
                    others=tuple(others),
                )
            )
        if not others:
            return ""
        now, before = self.settings["server"], ", ".join(others)
        return f"By whoever ran this, the server {now} is the one that had the address {before}."

    def others(self, key: str) -> list[str]:
        """Return the other values of a setting with which this judge has answered."""
        values = set[str]()
        for session in self.summaries() if key in self.settings else ():
            value = session.opened.get("judge_settings", {}).get(key)
            # Without an answer there is nothing that could be combined.
            if value != self.settings[key] and session.done:
                values.add(str(value))
        return sorted(values)

    def names(self, codes: Collection[str]) -> list[str]:
        """The journals of these codes."""
        return [str(summary.name) for summary in self.summaries() if summary.participant in codes]

    def recorder(self, code: str, slots: tuple[Slot, ...] = ()) -> SessionRecorder | None:
        """The recorder of a code's session, begun or resumed; None if it is complete.

        Args:
            code: The participant's.
            slots: Its trials; by default they are drawn as people's are.

        Raises:
            NotAllowed: It is running elsewhere.
            CannotSchedule: The study's answers do not suffice.
            WriteFailed: The data folder cannot be written.
        """
        before = [summary for summary in self.summaries() if summary.participant == code]
        if any(summary.state is State.COMPLETED for summary in before):
            return None
        if any(summary.state is State.RUNNING for summary in before):
            raise NotAllowed(
                message(
                    "The session {name} is running. Wait until it has ended.", name=before[-1].name
                )
            )
        setup = SessionSetup(
            code, platform.node(), self.judge, settings=self.settings, slots=slots
        )
        for summary in before:
            if summary.state is State.CUT_OFF:
                return SessionRecorder.resume(self.package, self.data, setup, summary.path)
        return SessionRecorder.begin(self.package, self.data, setup)


@dataclass(frozen=True, slots=True)
class JudgeReport:
    """The outcome of one judge's run."""

    judge: str  #: as responses have it, such as judge:svm
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
        sessions: The journals' names; of a session that continued, all of them.
    """
    # A set, since a step has a line for each of its questions.
    steps: set[tuple[str, int]] = set()
    reason_by_question: dict[tuple[str, int, str], str] = {}
    people: set[str] = set()
    for name in sessions:
        journal = read_journal(data / f"{name}{SUFFIX}")
        person = str(journal.opened.get("participant", name))
        people.add(person)
        for line in journal.lines:
            if line["kind"] == "response":
                steps.add((person, int(line.get("step", 0))))
            elif line["kind"] == "passed" and line.get("unanswered"):
                reason_by_question[person, int(line.get("step", 0)), ""] = str(line["unanswered"])
            elif line["kind"] == "scored":
                for question, why in dict(line.get("without") or {}).items():
                    reason_by_question[person, int(line.get("step", 0)), question] = str(why)
    return VerdictCounts(
        len(people), len(steps), dict(Counter(reason_by_question.values()).most_common())
    )
