"""The data folder: which sessions there are, how far they came, and what they used up.

Journals lie in the folder itself, those of pilots in `pilot/`, personal form
fields in `personal/`. Only the first line and the end of each journal are read.

If a session arrives under a name that another one has here, it is set aside in
`conflicts/<where it came from>/`, laid out as a data folder, so that each can be opened as one.
Nothing there is analyzed until anyone who looks after the data says whose it is.
"""

from __future__ import annotations

import os
import platform
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from turingdesk.core.errors import Problem, SessionExists, Severity, WriteFailed
from turingdesk.core.message import message
from turingdesk.core.study import Study
from turingdesk.journal.audit import close_to_others
from turingdesk.journal.journal import Journal
from turingdesk.journal.journal_file import PERSONAL
from turingdesk.journal.session_name import SUFFIX, SessionName, checked_code, file_order, parsed
from turingdesk.journal.session_summary import (
    CLOSED,
    JournalEnds,
    SessionSummary,
    State,
    read_ends,
)
from turingdesk.journal.signature_check import Signatures
from turingdesk.journal.standing import Standing, standing
from turingdesk.sessions.folder_check import ASIDE, folder_problems, problems
from turingdesk.study.seals import DRAWN
from turingdesk.system.access import make_folder, system_user
from turingdesk.system.lock import is_being_written
from turingdesk.system.os_errors import os_errors_as

__all__ = ["PILOT", "DataFolder", "folder_problems", "in_order"]

PILOT = "pilot"
_QUIET_S = 900.0  #: a session elsewhere that wrote nothing for so long was cut off


class DataFolder:
    """The sessions of one folder; remembers what it read until a file changes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: dict[str, tuple[tuple[int, int], JournalEnds | None]] = {}
        self._standing = Standing(path)

    @property
    def pilots(self) -> DataFolder:
        """The sessions that never count."""
        return DataFolder(self.path / PILOT)

    def sessions(self) -> list[SessionSummary]:
        """Every session that was opened, oldest first. Files that are not journals are omitted."""
        # All ends first, since a later session says what became of an earlier one.
        ends = dict(self._ends())
        later = {
            str(earlier): state
            for journal_ends in ends.values()
            for member, state in (("continues", State.CONTINUED), ("restarts", State.RESTARTED))
            if (earlier := journal_ends.opened.get(member))
        }
        summaries = [
            self._summary(name, journal_ends, later) for name, journal_ends in ends.items()
        ]
        return in_order(summaries)

    def of(self, participant: str, study: str) -> list[SessionSummary]:
        """The sessions of one participant in one study, oldest first, in whatever case."""
        key = (participant.casefold(), study)
        return [s for s in self.sessions() if (s.participant.casefold(), s.study) == key]

    def next_number(self, participant: str, study: str) -> int:
        """The number that this participant's next session gets, unless another is faster."""
        key = (participant.casefold(), study)
        # A journal can be gone where its personal answers are not, and its number must not come
        # again.
        apart = DataFolder(self.path / PERSONAL).names()
        names = (*self.names(), *apart)
        numbers = [n.number for n in names if (n.participant.casefold(), n.study) == key]
        # Nor must the number of a withdrawn session come again, whose files are gone.
        return max([*numbers, standing(self.path).last_number(participant, study)]) + 1

    def spelled(self, participant: str) -> str:
        """A participant code as this folder has it: P-1 and p-1 are one person.

        Files that differ in nothing else would be one and the same on many systems.
        """
        known = sorted(
            n for n in self.names() if n.participant.casefold() == participant.casefold()
        )
        return known[0].participant if known else participant

    def new_journal(self, participant: str, study: str) -> tuple[Journal, SessionName]:
        """Make the journal of a participant's next session; no other session can have it.

        Raises:
            BadCode: The participant code cannot name a file.
            WriteFailed: The folder cannot be written.
        """
        checked_code(participant)
        with os_errors_as(
            WriteFailed, message("The data folder {path} can't be created. {why}"), path=self.path
        ):
            make_folder(self.path)
        close_to_others(self.path.parent if self.path.name == PILOT else self.path, system_user())
        participant = self.spelled(participant)
        number = self.next_number(participant, study)
        while True:
            name = SessionName(participant, number, study)
            # Another computer may take the same name this moment; then the next number is tried.
            with suppress(SessionExists):
                journal = Journal.create(self.path / name.file)
                if self._is_alone(name):
                    return journal, name
                journal.discard()
            number += 1

    def judged(self, study: Study, judge: str = "human") -> Mapping[tuple[str, str], int]:
        """The number of times each stimulus is taken, by block and stimulus id.

        Completed sessions count with their whole schedule; so do sessions that
        are running or were cut off less than `study.reservation_hours` ago, because
        they may still show it. Older unfinished ones, refused and ended ones, earlier
        attempts and pilots count nothing. Practice does not count either.

        Args:
            study: Whose sessions.
            judge: Only those of this kind: people and simulated judges are balanced apart.
        """
        counts: Counter[tuple[str, str]] = Counter()
        for session in self.sessions():
            if session.study == study.id and session.judge == judge and _counts(session, study):
                counts.update(
                    (slot["block"], slot["stimulus"])
                    for slot in session.opened.get("schedule", ())
                    if not slot.get("practice")
                )
                # Of a sealed study: the whole schedule.
                if schedule := session.opened.get("drawn"):
                    counts[DRAWN, str(schedule)] += 1
        return counts

    def verify(self, signatures: Signatures | None = None) -> list[Problem]:
        """Everything in the folder's journals, pilots included, that was damaged or changed.

        Sessions that are set aside are named, too.

        Args:
            signatures: Told how each journal relates to its signature.
        """
        journal_problems = problems([self.path, self.path / PILOT], signatures=signatures)
        return [*journal_problems, *aside_problems(self.path)]

    def unreadable(self) -> list[str]:
        """Files named like journals that do not say what session they contain."""
        readable = {name for name, _ in self._ends()}
        hidden = (
            n for n in self.names() if n not in readable and not self._standing.is_withdrawn(n)
        )
        return [name.file for name in sorted(hidden)]

    def running(self, sessions: Iterable[str]) -> frozenset[str]:
        """Those of some sessions that are running; reads no other journals."""
        running_sessions = set()
        for session in sessions:
            path = self.path / f"{session}{SUFFIX}"
            # A journal that was moved away meanwhile isn't running.
            with suppress(OSError):
                ends = read_ends(path, path.stat().st_mtime)
                if ends is not None and _state(path, ends, "") is State.RUNNING:
                    running_sessions.add(session)
        return frozenset(running_sessions)

    def names(self) -> Iterator[SessionName]:
        """The names of all sessions, from those of the files."""
        # Before the first session there is no folder.
        with suppress(FileNotFoundError), os.scandir(self.path) as files:
            yield from filter(None, (parsed(f.name) for f in files if f.name.endswith(SUFFIX)))

    def _is_alone(self, name: SessionName) -> bool:
        """True if no other file is the same but for capitals; who comes later sees the other."""
        session_key = str(name).casefold()
        return all(str(other).casefold() != session_key for other in self.names() if other != name)

    def _ends(self) -> Iterator[tuple[SessionName, JournalEnds]]:
        self._standing.refresh()
        with suppress(FileNotFoundError), os.scandir(self.path) as files:
            for file in files:
                name = parsed(file.name) if file.name.endswith(SUFFIX) else None
                if name is None or self._standing.is_withdrawn(name):
                    continue
                try:
                    stat = file.stat()
                except FileNotFoundError:  # deleted this moment
                    continue
                # Size and time together, as some file systems keep times of only two seconds'
                # precision.
                stamp = (stat.st_size, stat.st_mtime_ns)
                if self._known.get(file.name, (None,))[0] != stamp:
                    self._known[file.name] = (stamp, read_ends(Path(file.path), stat.st_mtime))
                if journal_ends := self._known[file.name][1]:
                    yield name, journal_ends

    def _summary(
        self, name: SessionName, ends: JournalEnds, later: Mapping[str, State]
    ) -> SessionSummary:
        path = self.path / name.file
        reason = str(ends.closed.get("reason", "")) if ends.closed else ""
        state = later.get(str(name)) or _state(path, ends, reason)
        opened = ends.opened
        if self._standing.is_marked(name):
            opened = {**opened, "pilot": True, "marked": True}
        fields = (opened, ends.last_at, state, reason, ends.done, ends.clock_set_s)
        return SessionSummary(path, name, *fields)


def in_order(sessions: Iterable[SessionSummary]) -> list[SessionSummary]:
    """Sessions by when they were opened, oldest first.

    Those of one participant in one study keep the order of their numbers, whatever a
    clock that was set back says.
    """
    begun: dict[tuple[str, str], str] = {}
    placed = []
    # Clocks can be set back between sessions, so none counts as earlier than the one before it.
    for session in sorted(sessions, key=lambda s: s.name.number):
        key = (session.participant.casefold(), session.study)
        begun[key] = max(session.started, begun.get(key, ""))
        placed.append((begun[key], session.name.number, session.name, session))
    # Without the last member, as summaries can't be compared where all else is equal.
    return [session for *_, session in sorted(placed, key=lambda place: place[:3])]


def _counts(session: SessionSummary, study: Study) -> bool:
    if session.is_marked:
        return False
    if session.is_complete or session.state is State.RUNNING:
        return True
    return session.state is State.CUT_OFF and session.age_h() < study.reservation_hours


def _state(path: Path, ends: JournalEnds, reason: str) -> State:
    if ends.closed:
        return CLOSED.get(reason, State.ENDED)
    # Locks show only on the computer that has them; elsewhere silence has to do.
    here = ends.opened.get("machine") == platform.node() and ends.opened.get("locked")
    is_running = is_being_written(path) if here else time.time() - ends.changed < _QUIET_S
    return State.RUNNING if is_running else State.CUT_OFF


TORN = "torn"  #: in each folder of `conflicts`: pieces of journals that a cut-off write left
_PILOT = "pilot"
_FIX = message(
    "Two kiosks used the same participant code, or a file was changed in transit. Find out "
    "whose session each one is. You can open, export, and withdraw the other one in its own "
    "folder. If they are two people, `turingdesk join --rename` gives the other one a new code."
)


def aside_folders(data: Path) -> Iterator[Path]:
    """The folders within `conflicts` that are laid out as data folders."""
    for folder in _folders(data / ASIDE):
        yield folder
        yield from (subfolder for subfolder in _folders(folder) if subfolder.name.isdecimal())


def sessions_aside(data: Path) -> Iterator[tuple[Path, SessionName]]:
    """Every journal that is set aside, with the session's name."""
    for home in aside_folders(data):
        for folder in (home, home / _PILOT):
            for path in sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: file_order(path.name)):
                name = parsed(path.name)
                if name is not None:
                    yield path, name


def torn_pieces(data: Path) -> Iterator[tuple[Path, SessionName]]:
    """Every piece of a file that a cut-off write left, with the session it belongs to."""
    for home in (data, *aside_folders(data)):
        for path in sorted((home / TORN).glob("*")):
            name = parsed(path.name.removesuffix(".json").removesuffix(SUFFIX))
            if name is not None:
                yield path, name


def aside_problems(data: Path) -> Iterator[Problem]:
    """A problem for each session set aside, when the journals of a folder are checked."""
    for path, name in sessions_aside(data):
        what = message(
            "There is another session with the name {name}; it is excluded from all results.",
            name=name,
        )
        place = path.relative_to(data).as_posix()
        yield Problem(what, _FIX, place, severity=Severity.WARNING)


def _folders(folder: Path) -> list[Path]:
    with suppress(OSError), os.scandir(folder) as entries:
        return sorted(Path(entry.path) for entry in entries if entry.is_dir(follow_symlinks=False))
    return []
