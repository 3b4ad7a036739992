"""Which trials of a plan a data folder has: those that are done, cut off, or failed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from turingdesk.core.errors import NotAllowed
from turingdesk.core.message import message
from turingdesk.journal.journal_file import FAILED, read_journal
from turingdesk.journal.session_summary import SessionSummary, State
from turingdesk.plugins.duels.plan import Plan, Wanted
from turingdesk.plugins.duels.players import Said
from turingdesk.plugins.duels.trial_journal import Tally, spent_of
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.system.lock import is_being_written


@dataclass(slots=True)
class TrialsSoFar:
    """The state of each trial that a plan wants, by its code."""

    #: Of those that have one: as `Result` has it, with its outcome, and its remarks.
    results: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    cut_off: dict[str, Path] = field(default_factory=dict)
    attempts: dict[str, int] = field(default_factory=dict)  #: the number of the last one
    failed: int = 0  #: attempts that failed
    failures: Counter[str] = field(default_factory=Counter)  #: of these, by reason
    calls: int = 0  #: messages of all attempts
    tokens: int = 0  #: of all attempts
    cost: float = 0.0  #: of these
    fingerprints: dict[str, str] = field(default_factory=dict)
    rooms: set[str] = field(default_factory=set)  #: the games that trials with people were

    def is_usable(self, trial: Wanted) -> bool:
        """True if a trial has an answer that counts."""
        return self.results.get(trial.code, {}).get("same") is not None

    def left(self, plan: Plan, possible: Iterable[Wanted]) -> list[Wanted]:
        """The trials that are to be run, with the lowest numbers of each pair and protocol.

        As many as `trials` says need an answer that counts. A trial without one is replaced by
        that of the next number, until as many were as `replacements` says.

        Args:
            plan: The plan.
            possible: Those of `Plan.possible` in question, numbers ascending.
        """
        cells: dict[tuple[str, ...], list[Wanted]] = {}
        for trial in possible:
            cells.setdefault(trial.cell, []).append(trial)
        trials_left = []
        for cell_trials in cells.values():
            missing = plan.trials - sum(map(self.is_usable, cell_trials))
            open_ones = [trial for trial in cell_trials if trial.code not in self.results]
            trials_left += open_ones[: max(0, missing)]
        return trials_left

    def check(self, details: Mapping[str, Any], trial: Wanted) -> None:
        """Check that a trial was begun with the same prompts and models as now.

        Args:
            details: What its journal would say now; see `trial_journal.about`.
            trial: The trial.

        Raises:
            NotAllowed: It was not, so that results would mix two experiments.
        """
        before = self.fingerprints.get(trial.code)
        if before is not None and before != details["fingerprint"]:
            raise NotAllowed(
                message(
                    "This data folder contains trials of {actor} as {target} under {task} "
                    "with different prompts, model settings, or limits. Use another ID or "
                    "data folder for the changed plan.",
                    actor=trial.actor,
                    target=trial.target,
                    task=trial.task,
                )
            )


def trials_so_far(data: Path, plan: Plan) -> TrialsSoFar:
    """Look through a data folder.

    Raises:
        NotAllowed: Another program runs this plan there.
    """
    so_far = TrialsSoFar()
    _remove_empty(data, plan)
    sessions = _of_plan(DataFolder(data).sessions(), plan)
    for session in sessions:
        code = session.participant
        so_far.attempts[code] = max(session.number, so_far.attempts.get(code, 0))
        so_far.fingerprints[code] = str(session.opened["duel"].get("fingerprint", ""))
        if session.state is State.COMPLETED:
            so_far.rooms.add(str(session.opened["duel"].get("room", "")))
            so_far.results[code] = _add_closed(so_far, session).get("result") or {}
        elif session.state is State.RUNNING:
            raise NotAllowed(
                message(
                    "Another program is running this plan on this data folder ({name}). Wait "
                    "until it finishes, or stop it.",
                    name=str(session.name),
                )
            )
        else:
            so_far.cut_off[code] = session.path
            _add_said(so_far, session, plan)
    for session in _of_plan(DataFolder(data / FAILED).sessions(), plan):
        code = session.participant
        so_far.attempts[code] = max(session.number, so_far.attempts.get(code, 0))
        so_far.failed += 1
        so_far.failures[str(_add_closed(so_far, session).get("why", ""))] += 1
    return so_far


def _remove_empty(data: Path, plan: Plan) -> None:
    """Remove journals whose program ended before their first line was written."""
    for name in list(DataFolder(data).names()):
        path = data / name.file
        if name.study == plan.id and not is_being_written(path):
            with path.open("rb") as file:
                is_empty = not file.readline().endswith(b"\n")
            if is_empty:
                path.unlink()


def _of_plan(sessions: Iterable[SessionSummary], plan: Plan) -> list[SessionSummary]:
    return [
        session for session in sessions if session.study == plan.id and "duel" in session.opened
    ]


def _add_said(so_far: TrialsSoFar, session: SessionSummary, plan: Plan) -> None:
    """Count tokens and requests of a trial that was cut off."""
    tally = Tally()
    for line in read_journal(session.path).lines:
        if line["kind"] == "said":
            tally.add(str(line.get("agent", "")), Said.of(line))
    so_far.calls += sum(tally.calls.values())
    so_far.tokens += tally.tokens
    so_far.cost += tally.cost(plan)


def _add_closed(so_far: TrialsSoFar, session: SessionSummary) -> dict[str, Any]:
    """Count what an attempt took; its last line."""
    closed: dict[str, Any] = read_journal(session.path).closed or {}
    spent = spent_of(closed)
    so_far.calls += spent.calls
    so_far.tokens += spent.tokens
    so_far.cost += spent.cost
    return closed
