"""The data folder: which sessions there are, how far they came, and what they used up.

Journals lie in the folder itself, those of pilots in `pilot/`, personal form
fields in `personal/`. Only the first line and the end of each journal are read.
"""

from __future__ import annotations

import os
import platform
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from turingdesk.core.errors import NotKept, Problem, SessionExists
from turingdesk.core.study import Study
from turingdesk.store.journal import Journal
from turingdesk.store.journal_file import COPY, Line, read_journal
from turingdesk.store.lock import is_being_written
from turingdesk.store.session_name import SUFFIX, SessionName, checked_code, parsed
from turingdesk.store.session_summary import CLOSED, Ends, SessionSummary, State, read_ends
from turingdesk.store.standing import Standing, standing

PILOT = "pilot"
MISSING = "Bring it back from a backup; its answers are not counted while it is away."
_QUIET_S = 900.0  #: a session elsewhere that wrote nothing for so long was cut off


class DataFolder:
    """The sessions of one folder; remembers what it read until a file changes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: dict[str, tuple[tuple[int, int], Ends | None]] = {}
        self._standing = Standing(path)

    @property
    def pilots(self) -> DataFolder:
        """The sessions that never count."""
        return DataFolder(self.path / PILOT)

    def sessions(self) -> list[SessionSummary]:
        """Every session that was opened, oldest first. Files that are no journals are left out."""
        ends = dict(self._ends())
        later = {
            str(told): state
            for found in ends.values()
            for member, state in (("continues", State.CONTINUED), ("restarts", State.RESTARTED))
            if (told := found.opened.get(member))
        }
        made = [self._summary(name, found, later) for name, found in ends.items()]
        return sorted(made, key=lambda s: (s.started, s.name))

    def of(self, participant: str, study: str) -> list[SessionSummary]:
        """The sessions of one participant in one study, oldest first."""
        return [s for s in self.sessions() if (s.participant, s.study) == (participant, study)]

    def next_number(self, participant: str, study: str) -> int:
        """The number that this participant's next session gets, unless another is faster."""
        taken = [
            n.number for n in self.names() if (n.participant, n.study) == (participant, study)
        ]
        return max([*taken, standing(self.path).last_number(participant, study)]) + 1

    def new_journal(self, participant: str, study: str) -> tuple[Journal, SessionName]:
        """Make the journal of a participant's next session; no other session can have it.

        Raises:
            BadCode: The participant code cannot name a file.
            NotKept: The folder cannot be written.
        """
        checked_code(participant)
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise NotKept(
                f"The data folder {self.path} cannot be made: {problem.strerror}. "
                "Choose another one."
            ) from problem
        number = self.next_number(participant, study)
        while True:
            name = SessionName(participant, number, study)
            with suppress(SessionExists):
                return Journal.create(self.path / name.file), name
            number += 1

    def judged(self, study: Study, judge: str = "human") -> Mapping[tuple[str, str], int]:
        """How often each stimulus is taken, by block and stimulus id.

        Completed sessions count with their whole schedule; so do sessions that
        are running or were cut off less than `study.reservation_hours` ago, because
        they may still show it. Older unfinished ones, refused and ended ones, earlier
        attempts and pilots count nothing. Practice does not count either.

        Args:
            study: Whose sessions.
            judge: Only those of this kind: people and simulated judges are balanced apart.
        """
        taken: Counter[tuple[str, str]] = Counter()
        for session in self.sessions():
            if session.study == study.id and session.judge == judge and _counts(session, study):
                taken.update(
                    (slot["block"], slot["stimulus"])
                    for slot in session.opened.get("schedule", ())
                    if not slot.get("practice")
                )
                if drawn := session.opened.get("drawn"):  # of a sealed study: the whole schedule
                    taken["", str(drawn)] += 1
        return taken

    def verify(self) -> list[Problem]:
        """Everything in the folder's journals, pilots included, that was damaged or changed."""
        folders = [self.path, self.path / PILOT]
        return [problem for folder in folders for problem in folder_problems(folder)]

    def running(self, sessions: Iterable[str]) -> frozenset[str]:
        """Those of some sessions that are running; reads no other journals."""
        found = set()
        for session in sessions:
            path = self.path / f"{session}{SUFFIX}"
            with suppress(OSError):
                ends = read_ends(path, path.stat().st_mtime)
                if ends is not None and _state(path, ends, "") is State.RUNNING:
                    found.add(session)
        return frozenset(found)

    def names(self) -> Iterator[SessionName]:
        """The names of all sessions, from those of the files."""
        with suppress(FileNotFoundError), os.scandir(self.path) as files:
            yield from filter(None, (parsed(f.name) for f in files if f.name.endswith(SUFFIX)))

    def _ends(self) -> Iterator[tuple[SessionName, Ends]]:
        self._standing.refresh()
        with suppress(FileNotFoundError), os.scandir(self.path) as files:
            for file in files:
                name = parsed(file.name) if file.name.endswith(SUFFIX) else None
                if name is None or self._standing.is_withdrawn(name):
                    continue
                stat = file.stat()
                stamp = (stat.st_size, stat.st_mtime_ns)
                if self._known.get(file.name, (None,))[0] != stamp:
                    self._known[file.name] = (stamp, read_ends(Path(file.path), stat.st_mtime))
                if found := self._known[file.name][1]:
                    yield name, found

    def _summary(
        self, name: SessionName, ends: Ends, later: Mapping[str, State]
    ) -> SessionSummary:
        path = self.path / name.file
        reason = str(ends.closed.get("reason", "")) if ends.closed else ""
        state = later.get(str(name)) or _state(path, ends, reason)
        opened = ends.opened
        if self._standing.is_marked(name):
            opened = {**opened, "pilot": True, "marked": True}
        return SessionSummary(path, name, opened, ends.last_at, state, reason, ends.done)


def _counts(session: SessionSummary, study: Study) -> bool:
    if session.is_marked:
        return False
    if session.is_complete or session.state is State.RUNNING:
        return True
    return session.state is State.CUT_OFF and session.age_h() < study.reservation_hours


def _state(path: Path, ends: Ends, reason: str) -> State:
    if ends.closed:
        return CLOSED.get(reason, State.ENDED)
    here = ends.opened.get("machine") == platform.node() and ends.opened.get("locked")
    is_running = is_being_written(path) if here else time.time() - ends.changed < _QUIET_S
    return State.RUNNING if is_running else State.CUT_OFF


def folder_problems(folder: Path, heard: Callable[[], object] = lambda: None) -> Iterator[Problem]:
    """What is wrong with each journal, and with what sessions say of those they took up.

    Args:
        folder: One that holds journals; folders inside it are not read.
        heard: Called after each journal.
    """
    taken_up: list[Line] = []
    chains: dict[str, set[str]] = {}
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        journal = read_journal(path)
        yield from journal.problems
        heard()
        chains[path.stem] = {str(line["chain"]) for line in journal.lines}
        if journal.opened.keys() & {"continues", "restarts"}:
            taken_up.append(journal.opened)
    for opened in taken_up:
        old = str(opened.get("continues") or opened.get("restarts"))
        chain = opened.get("continues_chain") or opened.get("restarts_chain")
        what = f"{opened['session']} took up {old}, whose last line then"
        if old not in chains and _is_withdrawn(folder, old):
            continue
        if old not in chains:
            yield Problem(f"{what} is not here: the file is missing.", MISSING, f"{old}{SUFFIX}")
        elif chain not in chains[old]:
            yield Problem(f"{what} is not in the file any more.", COPY, f"{old}{SUFFIX}")


def _is_withdrawn(folder: Path, session: str) -> bool:
    """Whether a journal is missing because its participant withdrew."""
    name = parsed(session)
    return name is not None and standing(folder).is_withdrawn(name)
