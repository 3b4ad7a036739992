"""Which trials of a plan a data folder has: those that are done, cut off, or failed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from turingdesk.core.errors import NotAllowed
from turingdesk.core.message import message
from turingdesk.duels.plan import Plan, Wanted
from turingdesk.duels.players import Said
from turingdesk.duels.trial_journal import Tally, spent_of
from turingdesk.journal.journal_file import FAILED, read_journal
from turingdesk.journal.session_summary import SessionSummary, State
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.system.lock import is_being_written


@dataclass(slots=True)
class TrialsSoFar:
    """The state of each trial that a plan wants, by its code."""

    done: set[str] = field(default_factory=set)
    cut_off: dict[str, Path] = field(default_factory=dict)
    attempts: dict[str, int] = field(default_factory=dict)  #: the number of the last one
    failed: int = 0  #: attempts that failed
    tokens: int = 0  #: of all attempts
    cost: float = 0.0  #: of these
    fingerprints: dict[str, str] = field(default_factory=dict)
    rooms: set[str] = field(default_factory=set)  #: the games that trials with people were

    def check(self, told: Mapping[str, Any], wanted: Wanted) -> None:
        """Check that a trial was begun with the same prompts and models as now.

        Args:
            told: What its journal would say now; see `trial_journal.about`.
            wanted: The trial.

        Raises:
            NotAllowed: It was not, so that results would mix two experiments.
        """
        before = self.fingerprints.get(wanted.code)
        if before is not None and before != told["fingerprint"]:
            raise NotAllowed(
                message(
                    "This data folder contains trials of {actor} as {target} under {task} "
                    "with different prompts, model settings, or limits. Use another ID or "
                    "data folder for the changed plan.",
                    actor=wanted.actor,
                    target=wanted.target,
                    task=wanted.task,
                )
            )


def trials_so_far(data: Path, plan: Plan) -> TrialsSoFar:
    """Look through a data folder.

    Raises:
        NotAllowed: Another program runs this plan there.
    """
    found = TrialsSoFar()
    _remove_empty(data, plan)
    own = _of_plan(DataFolder(data).sessions(), plan)
    for one in own:
        code = one.participant
        found.attempts[code] = max(one.number, found.attempts.get(code, 0))
        found.fingerprints[code] = str(one.opened["duel"].get("fingerprint", ""))
        if one.state is State.COMPLETED:
            found.done.add(code)
            found.rooms.add(str(one.opened["duel"].get("room", "")))
            _add_spent(found, one)
        elif one.state is State.RUNNING:
            raise NotAllowed(
                message(
                    "Another program is running this plan on this data folder ({name}). Wait "
                    "until it finishes, or stop it.",
                    name=str(one.name),
                )
            )
        else:
            found.cut_off[code] = one.path
            _add_said(found, one, plan)
    for one in _of_plan(DataFolder(data / FAILED).sessions(), plan):
        code = one.participant
        found.attempts[code] = max(one.number, found.attempts.get(code, 0))
        found.failed += 1
        _add_spent(found, one)
    return found


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
    return [one for one in sessions if one.study == plan.id and "duel" in one.opened]


def _add_said(found: TrialsSoFar, one: SessionSummary, plan: Plan) -> None:
    """Count tokens and requests of a trial that was cut off."""
    tally = Tally()
    for line in read_journal(one.path).lines:
        if line["kind"] == "said":
            tally.add(str(line.get("agent", "")), Said.of(line))
    found.tokens += tally.tokens
    found.cost += tally.cost(plan)


def _add_spent(found: TrialsSoFar, one: SessionSummary) -> None:
    tokens, cost = spent_of(read_journal(one.path).closed or {})
    found.tokens += tokens
    found.cost += cost
