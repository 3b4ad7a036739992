"""Starts a session: draws its schedule, or resumes an interrupted one, and opens its journal.

Sessions of one data folder begin one after another, on whatever computer. Anyone who draws a
schedule looks first at what others took; two at the same moment would take the same stimuli, and
might both be first with a participant's code. So a file that only one of them can make says who
begins. Unlike a lock it works on every network share.
"""

from __future__ import annotations

import logging
import os
import platform
import tempfile
import time
from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from turingdesk.core.errors import NotAllowed, WriteFailed
from turingdesk.core.message import message
from turingdesk.core.response import Response
from turingdesk.core.session import Session
from turingdesk.core.streams import participant_seed
from turingdesk.core.study import ResumePolicy
from turingdesk.journal.chain import RECEIPT_KINDS
from turingdesk.journal.closed_index import note_closed
from turingdesk.journal.heads import HeadFile
from turingdesk.journal.journal import Entry, Journal, response_entries
from turingdesk.journal.journal_file import PERSONAL
from turingdesk.sessions.data_folder import PILOT, DataFolder
from turingdesk.sessions.resumption import UNSEEN, EarlierView, take_up
from turingdesk.sessions.session_guard import refuse_unready
from turingdesk.sessions.session_header import SessionSetup, header, session_at
from turingdesk.system.access import PERSONAL_MODE, make_folder, open_new
from turingdesk.system.clock import SYSTEM_CLOCK, Clock, ClockWatch
from turingdesk.system.lock import IN_USE, is_being_written, try_lock
from turingdesk.system.os_errors import os_errors_as

if TYPE_CHECKING:
    from turingdesk.study.package import Package


logger = logging.getLogger(__name__)
PATIENCE_S = 10.0  #: no one who waited longer is kept from starting
FORGOTTEN_S = 600.0  #: how old a turn at another computer is that no one will end
_LOOK_S = 0.02
_FEW, _MANY = 16, 1000  #: lines that waited, in one write


@contextmanager
def begin_lock(folder: Path, patience_s: float = PATIENCE_S) -> Iterator[bool]:
    """Wait until no one else begins a session in a folder.

    Who waited too long begins out of turn; the worst that follows is that two sessions take the
    same stimuli. The way is cleared only of a program that died in its turn, never of one that
    takes long, as on a slow share.

    Args:
        folder: The data folder.
        patience_s: How long to wait.

    Yields:
        Whether it is really our turn.
    """
    path = folder / "record" / "beginning"
    # Asked before the lock makes it, so that a folder is left as it was found.
    is_new = not path.parent.exists()
    turn = _take(path, patience_s)
    try:
        yield turn is not None
    finally:
        if turn is not None:
            with suppress(OSError):
                _end(turn, path)
                if is_new:
                    path.parent.rmdir()  # stays where someone wrote something there


def _end(turn: int, path: Path) -> None:
    """Let the next one begin; a file that someone else has made there meanwhile stays."""
    try:
        # Another computer may have cleared it and made a new one, which isn't ours to delete.
        is_ours = os.path.samestat(os.fstat(turn), path.stat())
    finally:
        os.close(turn)  # first: Windows deletes no file that is open
    if is_ours:
        path.unlink()


def _take(path: Path, patience_s: float) -> int | None:
    """The open and locked file that says whose turn it is; None if it is not ours."""
    if any(parent.is_file() for parent in path.parents[:2]):
        return None  # no wait makes a folder of a file; opening the journal says what is wrong
    # Monotonic, as the time of day may be set while this waits.
    until = time.monotonic() + patience_s
    while True:
        try:
            make_folder(path.parent)
            # Only one computer can create the file. On NFS, since version 3 (open(2)).
            file = open_new(path, os.O_WRONLY | os.O_EXCL)
        except IN_USE:
            if time.monotonic() >= until:
                _clear_of_the_dead(path)
                return None
            time.sleep(_LOOK_S)
        except OSError:  # opening the journal fails as well, and says why
            return None
        else:
            try_lock(file)  # before the name: who reads it can ask for the lock
            # The name only helps the next computer, and the lock works without it.
            with suppress(OSError):
                os.write(file, f"{platform.node()} {os.getpid()}\n".encode())
            return file


def _clear_of_the_dead(path: Path) -> None:
    """Clear the way for those who come later, if whoever is in their turn is no longer there.

    A program of this computer has locked the file as long as it lives. Locks of other computers
    don't show on every share, so there the file has to be old.
    """
    with suppress(OSError):
        if path.read_text("utf-8", "replace").partition(" ")[0] == platform.node():
            is_dead = not is_being_written(path)
        else:
            is_dead = _age_s(path) > FORGOTTEN_S
        if is_dead:
            path.unlink()


def _age_s(path: Path) -> float:
    """The age of a file, by the clock of the disk that it is on."""
    with tempfile.TemporaryFile(dir=path.parent) as new:
        return os.fstat(new.fileno()).st_mtime - path.stat().st_mtime


class SessionFiles:
    """The files of one session while it runs.

    Lines that a disk refuses wait in memory, in order, and go ahead of the next one that
    it takes; answers do not wait here, because anyone who gave them is told and asks again.
    """

    def __init__(self, journal: Journal, clock: Clock) -> None:
        self.clock = clock
        self.order = journal.order  #: held by whoever writes
        self.clock_set_s: list[float] = []  #: by how much the time of day was set, each time
        self._journal = journal
        self._head = HeadFile(journal.path)
        self.given_chain = ""  #: of the last line that the participant gave
        self._personal: Journal | None = None
        self._last_personal: tuple[Response, ...] = ()
        self._waiting: deque[Entry] = deque()
        self._watch = ClockWatch()

    @property
    def path(self) -> Path:
        """The journal."""
        return self._journal.path

    @property
    def is_open(self) -> bool:
        """True if lines are still taken."""
        return self._journal.is_open

    @property
    def is_locked(self) -> bool:
        """True if other programs can see that the journal is being written."""
        return self._journal.is_locked

    @property
    def waiting(self) -> int:
        """The number of lines in memory only, because the disk refused them."""
        return len(self._waiting)

    def write(
        self, kind: str, fields: Mapping[str, Any], durable: bool = False, waits: bool = False
    ) -> None:
        """Append one line; once the journal is closed, nothing.

        Args:
            kind: Of line.
            fields: Its members.
            durable: Whether to wait for the disk.
            waits: Whether a line that the disk refuses is kept in memory and written later.

        Raises:
            WriteFailed: The disk refused, and the line does not wait.
        """
        if self.is_open:  # after a refusal pages are still turned, but nothing is kept
            entry = Entry(kind, self.clock.now(), self.clock.ms, fields)
            self._append([entry], durable=durable, waits=waits)

    def save(self, responses: Sequence[Response], passed: Mapping[str, Any]) -> None:
        """Write all responses of one step in one durable write.

        Args:
            responses: Of one step; may be none.
            passed: What to write instead of responses where there are none.

        Raises:
            WriteFailed: The disk refused; none of them is in the file.
        """
        if not responses:
            self.write("passed", passed, durable=True)
        elif self.is_open:
            self._append(response_entries(responses, self.clock.ms), durable=True)

    def save_personal(self, responses: Sequence[Response]) -> None:
        """Write personal answers to a file of their own, durably.

        The same ones again, because the journal refused what belongs to them, are
        not written again.

        Raises:
            WriteFailed: The disk refused.
        """
        # A retry after the journal failed must not write the same answers twice.
        if not responses or not self.is_open or tuple(responses) == self._last_personal:
            return
        if self._personal is None:
            self._personal = _personal_journal(self.path)
        self._personal.append(*response_entries(responses, self.clock.ms))
        with suppress(OSError):  # what was written is on the disk already
            self._personal.rest()
        self._last_personal = tuple(responses)

    def note_closed(self) -> None:
        """Write down elsewhere, too, where the journal ends, so that a cut would show."""
        note_closed(self.path, self._journal.count, self._journal.chain)

    def _append(self, entries: Sequence[Entry], *, durable: bool, waits: bool = False) -> None:
        at, t_ms = self.clock.now(), self.clock.ms
        # Compared with a clock that no one can set, which shows a jump between any two lines.
        if by_s := self._watch.by_s(at, t_ms):
            self.clock_set_s.append(by_s)
            self._waiting.append(Entry("clock", at, entries[0].t_ms, {"by_s": by_s}))
        # Lines that waited are in front of these, and an fsync covers all that was written before.
        durable = durable or self.waiting > 0
        try:
            self._write_waiting()
            self._journal.append(*entries, durable=durable)
        except WriteFailed:
            if not waits:
                raise
            self._waiting += entries
        else:
            if durable:  # else a power cut could leave a note on lines that it took
                self._head.note(self._journal.count, self._journal.chain)
            if entries[-1].kind in RECEIPT_KINDS:
                self.given_chain = self._journal.chain

    def _write_waiting(self) -> None:
        """Write the lines that wait, a few first: a disk that is still full refuses them all.

        Raises:
            WriteFailed: The disk refused; those that aren't in the file still wait.
        """
        # A disk that has just come back is tried with little first, so that windows don't stand
        # still.
        most = _FEW
        while self._waiting:
            lines = tuple(islice(self._waiting, most))
            self._journal.append(*lines)
            for _ in lines:
                self._waiting.popleft()
            # It takes lines again, so the others go in few writes.
            most = _MANY

    @property
    def rests(self) -> bool:
        """True if the journal is closed until the next line."""
        return self._journal.rests

    def rest(self) -> None:
        """Close the journal until the next line is written; it stays open if the disk refuses."""
        if not self._waiting:
            with suppress(OSError):
                self._journal.rest()

    def wake(self) -> None:
        """Open the journal again after a rest.

        Raises:
            OSError: It can't be opened, or isn't as it was left.
        """
        self._journal.wake()

    def close(self) -> None:
        """Close the files; again is harmless."""
        # The last chance; what is still refused is lost with the program.
        if self._waiting and self.is_open:
            with suppress(WriteFailed):
                self._write_waiting()
            self._waiting.clear()
        was_open = self.is_open
        self._journal.close()
        if was_open and self._journal.count:  # all of it is on the disk now
            self._head.note(self._journal.count, self._journal.chain)
        if self._personal:
            self._personal.close()

    def discard(self) -> None:
        """Close the files and remove the journal if nothing is in it."""
        with suppress(OSError):
            self._journal.discard()


def _personal_journal(journal: Path) -> Journal:
    folder = journal.parent / PERSONAL
    with os_errors_as(
        WriteFailed, message("The folder {folder} can't be created. {why}"), folder=folder
    ):
        make_folder(folder, PERSONAL_MODE)
    return Journal.create(folder / journal.name)


def on_screen(session: Session) -> dict[str, Any]:
    """The step on the screen, with its sides, for the journal."""
    trial = session.trial
    if trial is None:
        return {"page": getattr(session.step, "id", "")}
    left_id, right = trial.sides
    sides = {"left_id": left_id, "right_id": right} if left_id else {}
    number, unit = trial.length
    length = {"length": number, "length_of": unit} if number else {}
    orders = {q.key: "|".join(c.value for c in q.choices) for q in trial.questions if q.choices}
    screen_fields = {"block": trial.slot.block, "stimulus": trial.stimulus.id, "choices": orders}
    return screen_fields | sides | length


class Started(NamedTuple):
    """A session, its files, and what became of its first step before."""

    session: Session
    files: SessionFiles
    view: EarlierView


@lru_cache(maxsize=4)
def _read(data: Path) -> DataFolder:
    """A data folder that remembers what it read; used by the one whose turn it is to begin."""
    return DataFolder(data)


@dataclass(frozen=True, slots=True)
class SessionStarter:
    """The things a session starts from: the package, the data folder, the setup and the clock."""

    package: Package
    data: Path
    setup: SessionSetup
    clock: Clock = SYSTEM_CLOCK

    def begin(self, judged: Mapping[tuple[str, str], int] | None = None) -> Started:
        """Draw a schedule and open a journal; see `SessionRecorder.begin`."""
        refuse_unready(self.package, self.setup, is_new=True)
        if judged is not None:
            return self._begin(judged)
        with begin_lock(self.data):  # no one else takes the same stimuli, or the same code
            if self.setup.known is not None:
                self._check_no_other_session(self.setup.known)
            return self._begin(_read(self.data).judged(self.package.study, self.setup.judge))

    def _begin(self, judged: Mapping[tuple[str, str], int]) -> Started:
        package, setup = self.package, self.setup
        study = package.study
        journal, name = self._home.new_journal(setup.participant, study.id)
        try:
            # From what the session's name says alone, so that the draw can be repeated later.
            seed = participant_seed(study.seed, name.participant, name.number)
            slots = setup.slots or package.draw(seed, judged)
            session = session_at(package, setup, name, slots)
            fields = header(package, setup, name, seed, slots)
            return self._opened(session, journal, self.clock.seconds(), fields)
        # Also on Ctrl+C: a journal without its first line would only confuse `check`.
        except BaseException:
            journal.discard()
            raise

    def _check_no_other_session(self, known_sessions: Collection[str]) -> None:
        identity = (self.setup.participant.casefold(), self.package.study.id)
        # Names come from one listing of the folder, while states need a look into each file.
        names = ((n.participant.casefold(), n.study, str(n)) for n in self._home.names())
        if all(name in known_sessions for *whose, name in names if tuple(whose) == identity):
            return  # quicker than to look into all of them
        for session in self._home.of(self.setup.participant, self.package.study.id):
            if str(session.name) not in known_sessions:
                at = (" " + message("at {kiosk}", kiosk=session.kiosk)) if session.kiosk else ""
                raise NotAllowed(
                    message(
                        "A session of {participant} was started{at} a moment ago. Check the "
                        "participant code, and start again if it is correct.",
                        participant=session.participant,
                        at=at,
                    )
                )

    def resume(self, path: Path) -> Started:
        """Resume the session of an old journal; see `SessionRecorder.resume`."""
        refuse_unready(self.package, self.setup, is_new=False)
        with begin_lock(self.data):  # no one else takes it up
            return self._resume(path)

    def restart(self, path: Path) -> Started:
        """Begin the session of an old journal again; see `SessionRecorder.restart`."""
        refuse_unready(self.package, self.setup, is_new=True)
        with begin_lock(self.data):
            return self._restart(path)

    def _resume(self, path: Path) -> Started:
        package = self.package
        old = take_up(path, package, ResumePolicy.RESUME, self.clock.now())
        setup = replace(self.setup, language=old.language)  # no one changes it halfway
        gap_s = old.gap_s(self.clock.now())
        # So that times in the continued journal count from the beginning of the first one.
        zero = self.clock.seconds() - old.t_ms / 1000 - gap_s
        journal, name = self._home.new_journal(old.name.participant, package.study.id)
        try:
            session = session_at(package, setup, name, old.slots, gap_s)
            session.go_on_at(old.place, old.form_answers)
            fields = header(package, setup, name, old.seed, old.slots)
            fields |= old.header_fields(gap_s) | {"done": session.progress[0]}
            fields |= old.clock_back(self.clock.now())
            return self._opened(session, journal, zero, fields, old.view)
        # Also on Ctrl+C: a journal without its first line would only confuse `check`.
        except BaseException:
            journal.discard()
            raise

    def _restart(self, path: Path) -> Started:
        package = self.package
        old = take_up(path, package, ResumePolicy.RESTART, self.clock.now())
        setup = replace(self.setup, language=self.setup.language or old.language)
        journal, name = self._home.new_journal(old.name.participant, package.study.id)
        try:
            session = session_at(package, setup, name, old.slots)
            fields = header(package, setup, name, old.seed, old.slots)
            fields |= {"restarts": str(old.name), "restarts_chain": old.chain}
            return self._opened(session, journal, self.clock.seconds(), fields)
        # Also on Ctrl+C: a journal without its first line would only confuse `check`.
        except BaseException:
            journal.discard()
            raise

    @property
    def _home(self) -> DataFolder:
        return DataFolder(self.data / PILOT if self.setup.pilot else self.data)

    def _opened(
        self,
        session: Session,
        journal: Journal,
        zero: float,
        fields: Mapping[str, Any],
        view: EarlierView = UNSEEN,
    ) -> Started:
        # Before the first line, which names the seal: a session must never be without it.
        if self.package.sealed is not None:
            self.package.sealed.store(self.data)
        files = SessionFiles(journal, replace(self.clock, zero=zero))
        more = {"steps": len(session.steps), "locked": journal.is_locked}
        # On the disk before the next session begins, which counts what this one takes.
        files.write("opened", {**fields, **more}, durable=True)
        earlier = fields.get("continues") or fields.get("restarts") or "none"
        steps = len(session.steps)
        logger.info("%s begun: %d steps, earlier attempt: %s", journal.path.stem, steps, earlier)
        return Started(session, files, view)
