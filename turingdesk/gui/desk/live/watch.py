"""Watches a data folder: what is new in its journals, and what follows from it.

Knows no widgets and no threads; whoever uses it does so from one at a time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from turingdesk.gui.desk.live.snapshot import Choice, Snapshot, Whose, of_study
from turingdesk.store.data_folder import PILOT, DataFolder
from turingdesk.store.follower import Follower
from turingdesk.store.judge_kind import usual
from turingdesk.store.session_summary import State
from turingdesk.store.tally import Tally

ALIVE_S = 2.0  #: how often it is looked who is really running


def utc_now() -> datetime:
    """The time of day."""
    return datetime.now(UTC)


class Watch:
    """One data folder with its pilots."""

    def __init__(self, data: Path, now: Callable[[], datetime] = utc_now) -> None:
        self._sides = {
            pilots: (Follower(folder), Tally(), DataFolder(folder))
            for pilots, folder in ((False, data), (True, data / PILOT))
        }
        self._now = now
        self._alive: frozenset[str] = frozenset()
        self._looked_s = float("-inf")
        self._shown: tuple[object, ...] = ()

    def look(
        self, choice: Choice, report: Callable[[int, int], None] = lambda *_: None
    ) -> Snapshot | None:
        """Read what is new.

        Args:
            choice: What to look at.
            report: Told how many journals are read, of how many.

        Returns:
            What to show; None where nothing has changed.
        """
        for follower, tally, _ in self._sides.values():
            read = [0, 0]

            def note(done: int, total: int, read: list[int] = read) -> None:
                read[:] = done, total

            for lines in follower.batches(note):
                tally.add(lines)
                report(*read)  # may raise: here nothing is lost that was read
        self._look_who_runs()
        version = sum(tally.version for _, tally, _ in self._sides.values())
        minute = int(self._now().timestamp() // 60)
        shown = (choice, version, self._alive, minute)
        if shown == self._shown:
            return None
        self._shown = shown
        return self._snapshot(choice)

    def _look_who_runs(self) -> None:
        if time.monotonic() - self._looked_s < ALIVE_S:
            return
        self._looked_s = time.monotonic()
        sessions = [s for _, _, folder in self._sides.values() for s in folder.sessions()]
        self._alive = frozenset(str(s.name) for s in sessions if s.state is State.RUNNING)

    def _snapshot(self, choice: Choice) -> Snapshot:
        counted, pilots = self._sides[False][1], self._sides[True][1]
        titles = counted.titles | pilots.titles
        base = Snapshot(studies=titles, problems=self._problems())
        if not titles:
            return base
        study = choice.study if choice.study in titles else _newest(counted, pilots)
        there = tuple(
            whose
            for whose in Whose
            if (whose.kind in counted.kinds(study) if whose.kind else study in pilots.titles)
        )
        whose = choice.whose if choice.whose in there else _usual(counted, study, there)
        base = Snapshot(titles, study, there, whose, task=choice.task, problems=base.problems)
        tally = pilots if whose is Whose.PILOTS else counted
        return of_study(tally, base, self._alive, self._now().isoformat())

    def _problems(self) -> int:
        return sum(len(follower.problems) for follower, _, _ in self._sides.values())


def _usual(counted: Tally, study: str, there: tuple[Whose, ...]) -> Whose:
    """People where there are any; pilots only where there is nothing else."""
    kinds = counted.kinds(study)
    if kinds:
        return Whose(usual(kinds).value)
    return there[0] if there else Whose.PEOPLE


def _newest(counted: Tally, pilots: Tally) -> str:
    """The study with the newest answer."""
    latest = {
        study: max(counted.last_at(study), pilots.last_at(study))
        for study in (*counted.studies(), *pilots.studies())
    }
    return max(latest, key=lambda study: latest[study])
