"""Watches a data folder: what is new in its journals, and what follows from it.

Knows no widgets and no threads; whoever uses it does so from one at a time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from turingdesk.gui.desk.live.snapshot import Choice, Snapshot, Whose, of_study
from turingdesk.store.data_folder import PILOT, DataFolder
from turingdesk.store.follower import Follower
from turingdesk.store.judge_kind import usual
from turingdesk.store.session_summary import State
from turingdesk.store.tally import Tally

ALIVE_S = 2.0  #: how often it is looked who is really running


class Watch:
    """One data folder with its pilots."""

    def __init__(self, data: Path) -> None:
        self._sides = {
            pilots: (Follower(folder), Tally(), DataFolder(folder))
            for pilots, folder in ((False, data), (True, data / PILOT))
        }
        self._alive: frozenset[str] = frozenset()  #: sessions that run
        self._open: frozenset[str] = frozenset()  #: those that are not closed
        self._looked_s = float("-inf")
        self._shown: tuple[object, ...] = ()

    def look(
        self, choice: Choice, now: str, report: Callable[[int, int], None] = lambda *_: None
    ) -> Snapshot | None:
        """Read what is new.

        Args:
            choice: What to look at.
            now: The time of day, UTC, ISO 8601.
            report: Told how many journals are read, of how many.

        Returns:
            What to show; None where nothing has changed.
        """
        for follower, tally, _ in self._sides.values():
            for lines in follower.batches(report):
                tally.add(lines)
        self._look_who_runs()
        version = sum(tally.version for _, tally, _ in self._sides.values())
        minute = int(datetime.fromisoformat(now).timestamp() // 60)
        shown = (choice, version, self._alive, minute)
        if shown == self._shown:
            return None
        self._shown = shown
        return self._snapshot(choice, now)

    def _look_who_runs(self) -> None:
        """A session that is not closed may have been cut off; its file tells."""
        open_ones = {
            pilots: {row.session for row in tally.sessions() if row.state is State.RUNNING}
            for pilots, (_, tally, _) in self._sides.items()
        }
        everything = frozenset().union(*open_ones.values())
        due = time.monotonic() - self._looked_s >= ALIVE_S
        if not due and everything == self._open:
            return
        self._looked_s, self._open = time.monotonic(), everything
        alive = [self._sides[pilots][2].running(names) for pilots, names in open_ones.items()]
        self._alive = frozenset().union(*alive)

    def _snapshot(self, choice: Choice, now: str) -> Snapshot:
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
        return of_study(tally, base, self._alive, now)

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
