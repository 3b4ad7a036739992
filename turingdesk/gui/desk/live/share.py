"""A share of a data folder's sessions: read as they grow, and counted.

A large folder is shared among processes. Sessions of one participant in one
study lie in the same share, because a later one may take up an earlier one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from turingdesk.core.errors import Problem
from turingdesk.journal.follower import Follower
from turingdesk.journal.judge_kind import JudgeKind, usual
from turingdesk.journal.rulings import Ruling
from turingdesk.journal.session_name import SessionName
from turingdesk.journal.session_summary import State
from turingdesk.sessions.data_folder import PILOT, DataFolder
from turingdesk.study.unsealing import Keys, Unsealing
from turingdesk.table.session_row import SessionRow
from turingdesk.table.sieve import RuleCount
from turingdesk.table.tally import Tally

if TYPE_CHECKING:
    from pandas import DataFrame

ALIVE_S = 2.0  #: how often it is looked who is really running


@dataclass(frozen=True, slots=True)
class Facts:
    """What a share knows after a look; cheap to have and to send."""

    version: int  #: grows whenever something was added
    titles: Mapping[str, str]  #: of the studies that count, by id
    pilot_titles: Mapping[str, str]
    kinds: Mapping[str, frozenset[JudgeKind]]  #: of judges, by study
    last_at: Mapping[str, str]  #: the newest answer, by study, pilots too
    alive: frozenset[str]  #: sessions that run
    problems: frozenset[Problem]
    rulings: Mapping[str, Ruling] = field(
        default_factory=dict
    )  #: newest of the studies that count
    pilot_rulings: Mapping[str, Ruling] = field(default_factory=dict)


@dataclass(frozen=True)
class Counts:
    """What a share has of one study and one kind of judges."""

    frame: DataFrame  #: see `Tally.counted`
    rows: tuple[SessionRow, ...]
    per_minute: tuple[int, ...]
    excluded: tuple[RuleCount, ...] = ()  #: what each quality rule of the study leaves out


class Share:
    """Not to be used by two threads at the same time.

    Args:
        data: The data folder.
        number: Which share, from 0.
        of: Among how many.
        keys: To the seals that were opened.
    """

    def __init__(self, data: Path, number: int = 0, of: int = 1, keys: Keys | None = None) -> None:
        def wanted(name: SessionName) -> bool:
            return crc32(f"{name.participant}/{name.study}".encode()) % of == number

        self._data, self._wanted, self._keys = data, wanted, keys
        self._forgotten = 0  #: versions of what was counted before the journals were read anew
        self._begin()
        self._alive: frozenset[str] = frozenset()
        self._open: dict[bool, frozenset[str]] = {}  #: sessions that are not closed, by side
        self._version = -1
        self._looked_s = float("-inf")

    def use(self, keys: Keys) -> None:
        """Read all anew with these keys."""
        self._keys = keys
        self._forgotten += 1 + sum(tally.version for _, tally, _ in self._sides.values())
        self._begin()

    def look(self, report: Callable[[int, int], None] = lambda *_: None) -> Facts:
        """Read what is new; `report` is told how many journals are read, of how many."""
        self._read(report)
        if any(f.is_outdated for followers, _, _ in self._sides.values() for f in followers):
            self._forgotten += 1 + sum(tally.version for _, tally, _ in self._sides.values())
            self._begin()
            self._read(report)
        self._look_who_runs()
        tallies = [tally for _, tally, _ in self._sides.values()]
        counted, pilots = tallies
        studies = [*counted.studies(), *pilots.studies()]
        return Facts(
            version=self._forgotten + sum(tally.version for tally in tallies),
            titles=dict(counted.titles),
            pilot_titles=dict(pilots.titles),
            kinds={study: frozenset(counted.kinds(study)) for study in counted.studies()},
            last_at={s: max(tally.last_at(s) for tally in tallies) for s in studies},
            alive=self._alive,
            problems=frozenset(
                p
                for followers, _, _ in self._sides.values()
                for f in followers
                for p in f.problems
            ),
            rulings=counted.rulings(),
            pilot_rulings=pilots.rulings(),
        )

    def counts(
        self,
        study: str,
        kind: JudgeKind | None,
        minutes: int,
        now: str,
        ruling: Ruling | None = None,
    ) -> Counts:
        """What there is of a study.

        Args:
            study: Its id.
            kind: Of judges; None for pilots, whoever sat there.
            minutes: For how many of the last ones verdicts are counted.
            now: UTC, ISO 8601.
            ruling: What the newest session of the study says of its rules, in any share.
        """
        tally, alive = self._sides[kind is None][1], self._alive
        if ruling is not None:
            tally.take_rulings({study: ruling})
        kind = kind or usual(tally.kinds(study))
        return Counts(
            tally.counted(study, kind, alive),
            tuple(tally.sessions(study, alive=alive)),
            tuple(tally.per_minute(study, minutes, now)),
            tuple(tally.excluded(study, kind, alive)),
        )

    def _begin(self) -> None:
        """Stand before the first line of what counts, and of pilots.

        Withdrawn sessions cannot be subtracted from what was counted, so all is read again.
        """
        data, wanted = self._data, self._wanted
        people = (Follower(data, wanted=wanted, marked=False),)
        pilots = (
            Follower(data / PILOT, wanted=wanted),
            Follower(data, wanted=wanted, marked=True),
        )
        self._sides = {
            False: (people, Tally(), DataFolder(data)),
            True: (pilots, Tally(pilots=True), DataFolder(data / PILOT)),
        }
        self._unsealing = Unsealing(self._keys)

    def _read(self, report: Callable[[int, int], None]) -> None:
        for followers, tally, _ in self._sides.values():
            for follower in followers:
                for lines in follower.batches(report):
                    tally.add(self._unsealing.filled(lines))

    def _look_who_runs(self) -> None:
        """A session that is not closed may have been cut off; its file tells."""
        version = sum(tally.version for _, tally, _ in self._sides.values())
        if version != self._version:
            self._version, before = version, self._open
            self._open = {pilots: _open(side[1]) for pilots, side in self._sides.items()}
            if self._open != before:
                self._looked_s = float("-inf")
        if time.monotonic() - self._looked_s >= ALIVE_S:
            self._looked_s = time.monotonic()
            alive = [self._sides[pilots][2].running(names) for pilots, names in self._open.items()]
            self._alive = frozenset().union(*alive)


def _open(tally: Tally) -> frozenset[str]:
    """The sessions that are not closed."""
    return frozenset(row.session for row in tally.sessions() if row.state is State.RUNNING)
