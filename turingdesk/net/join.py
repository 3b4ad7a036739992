"""Joins data folders that were carried here, by the merge rule: nothing lost or doubled.

In order: what the desks there wrote down, so that no one who withdrew comes back;
then session by session, each journal with what belongs to it. A file that is new
or continues is copied beside its place, onto the disk, compared, and only then takes
its name. Where another session lies under the same name, the one that came is kept
in `conflicts/<folder>/` with all that belongs to it, or gets another name, see `renaming`.
"""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from turingdesk.core.errors import BadSource, TuringDeskError
from turingdesk.core.message import message, plural
from turingdesk.journal.closed_index import sign_received
from turingdesk.journal.game_notes import GAMES, room_of, was_in
from turingdesk.journal.heads import head_of, note_head
from turingdesk.journal.journal_file import ROOMS, JournalFile, read_journal
from turingdesk.journal.ledger import RECORD, machine_word
from turingdesk.journal.notes import NOTES, session_of
from turingdesk.journal.played_rooms import without
from turingdesk.journal.records import is_record_file, without_lines
from turingdesk.journal.session_name import SessionName
from turingdesk.journal.standing import Standing
from turingdesk.journal.tombstones import WITHDRAWN, tombstones
from turingdesk.net.renaming import Renaming
from turingdesk.net.transfer import (
    FileKind,
    Merge,
    TransferFile,
    exists_in_other_case,
    merge_of_files,
    transfer_file,
    transferable_files,
)
from turingdesk.people.withdrawal import OWNERS, forget_records_of
from turingdesk.sessions.data_folder import PILOT, DataFolder
from turingdesk.sessions.folder_check import ASIDE, clock_problems, computer_of
from turingdesk.study.seals import STORED
from turingdesk.system import disk
from turingdesk.system.access import PERSONAL_MODE, file_mode, make_folder
from turingdesk.system.disk import sync_file, sync_folder
from turingdesk.system.lock import is_being_written
from turingdesk.table.machine_findings import FOLDER

_OURS = (RECORD, STORED, PILOT, FOLDER, ROOMS)
_GAME_NOTES = f"{RECORD}/{NOTES}/{GAMES}/"
_OF_ITS_OWN = (
    f"{RECORD}/desks/",
    f"{RECORD}/beginning",
    *("/".join((*before, *OWNERS, "")) for before in ((), (PILOT,))),
)  #: say who is there now; stay where they are


@dataclass(frozen=True, slots=True)
class LocalFile:
    """A file of the folder that is joined."""

    path: str  #: within the data folder, with slashes
    what: TransferFile | None  #: journals and what belongs to them; None for what desks wrote
    session: SessionName | None  #: whose it is
    pilot: bool
    is_ours: bool  #: whether it is of a kind that is known here
    room: str = ""  #: whose game it has notes on

    @property
    def is_private(self) -> bool:
        """True if it contains personal answers."""
        return self.what is not None and self.what.kind is FileKind.PERSONAL

    @property
    def group(self) -> str:
        """Return the key of files that go to one place: those of a session, or the file alone."""
        return f"{self.pilot} {self.session}" if self.session is not None else self.path

    @property
    def is_journal(self) -> bool:
        """True if it is the journal of a session."""
        return self.what is not None and self.what.kind is FileKind.JOURNAL

    @property
    def is_of_withdrawals(self) -> bool:
        """True if it says who withdrew."""
        return self.path.startswith(f"{RECORD}/{WITHDRAWN}-")

    @property
    def rank(self) -> tuple[int, str, int, str]:
        """The order: withdrawals; what else desks wrote; games; each session; notes on games."""
        is_record = self.path.startswith(f"{RECORD}/")
        if self.is_of_withdrawals:
            return (-1, "", 0, self.path)
        about = 3 if self.room else 2 if self.session is not None else int(not is_record)
        return (about, self.group, int(not self.is_journal), self.path)


def local_files(folder: Path) -> Iterator[LocalFile]:
    """Every file of a folder, but for those that mean something there only."""
    for path in _walked(folder, ""):
        if not path.startswith(_OF_ITS_OWN):
            yield _local_file(path)


def has_sessions(folder: Path) -> bool:
    """True if a folder contains journals."""
    return any(what.kind is FileKind.JOURNAL for what, _ in transferable_files(folder))


def _local_file(path: str) -> LocalFile:
    what = transfer_file(path)
    if what is not None:
        return LocalFile(path, what, what.name, what.pilot, is_ours=True)
    first, _, rest = path.partition("/")
    noted = session_of(path.rpartition("/")[2]) if rest.startswith("notes/") else None
    is_ours = first in _OURS and not Path(path).name.startswith(".")
    room = room_of(Path(path).name) if path.startswith(_GAME_NOTES) else ""
    return LocalFile(path, None, noted, f"/{PILOT}/" in f"/{path}", is_ours, room)


def _walked(folder: Path, before: str) -> Iterator[str]:
    """Files, by path; links are not followed."""
    inside: list[str] = []
    # USB drives can have folders of the system that users can't read.
    with suppress(PermissionError), os.scandir(folder) as entries:
        for entry in entries:
            # A link could lead out of the folder, or round in a circle.
            if entry.is_file(follow_symlinks=False):
                yield before + entry.name
            elif entry.is_dir(follow_symlinks=False) and not entry.name.startswith("."):
                inside.append(entry.name)
    # A disk can list a folder in any order.
    for name in sorted(inside):
        yield from _walked(folder / name, f"{before}{name}/")


@dataclass(slots=True)
class Joined:
    """The result of joining folders."""

    counts: Counter[Merge] = field(default_factory=Counter)  #: files, by how they compared to ours
    conflicts: list[str] = field(default_factory=list)  #: in words
    withdrawn: list[str] = field(default_factory=list)  #: files of who withdrew, omitted
    renamed: list[str] = field(default_factory=list)  #: who has another code now, in words
    clocks: list[str] = field(default_factory=list)  #: where they differed by years, in words
    busy: list[str] = field(default_factory=list)  #: files that are being written here now
    others: int = 0  #: files that are none of ours, omitted

    @property
    def is_whole(self) -> bool:
        """True if all files were joined, without conflicts."""
        return not self.conflicts and not self.busy

    @property
    def sentences(self) -> list[str]:
        """Yield the result in words."""
        new, grown_count = self.counts[Merge.NEW], self.counts[Merge.GROWN]
        known_count = self.counts[Merge.SAME] + self.counts[Merge.BEHIND]
        lines = [
            message(
                "{new} new, {grown:,} continued, {known:,} already present.",
                new=_files(new),
                grown=grown_count,
                known=known_count,
            )
        ]
        if self.withdrawn:
            lines.append(
                message(
                    "{withdrawn} skipped: the participants withdrew.",
                    withdrawn=_files(len(self.withdrawn)),
                )
            )
        lines += [*self.renamed, *self.clocks]
        lines += [
            message("{name} is being recorded here right now. Join again later.", name=name)
            for name in self.busy
        ]
        return [*lines, *self.conflicts]


def join(
    data: Path,
    sources: list[Path],
    progress: Callable[[int, int], None] = lambda done, total: None,
    *,
    rename: bool = False,
) -> Joined:
    """Bring what is in some folders into a data folder.

    Args:
        data: The data folder; made if it is not there.
        sources: Data folders of kiosks, or copies of them. They are only read.
        progress: Told how many files are done, of how many.
        rename: Whether people whose code someone else has here are others, and get new codes.

    Raises:
        BadSource: A folder is none, has no sessions, or is the data folder itself.
        OSError: A disk refused; what was joined until then is whole, and joining again continues.
    """
    for source in sources:
        _see_that_it_can_be(source, data)
    files_by_source = [(source, list(local_files(source))) for source in sources]
    total, joined = sum(len(files) for _, files in files_by_source), Joined()
    make_folder(data)
    done = 0
    for source, files in files_by_source:
        with tempfile.TemporaryDirectory() as drafts:
            joining = _Joining(data, source, Path(drafts), joined)
            if rename:
                joining.rename(files)
            for file in sorted(files, key=lambda local_file: local_file.rank):
                if not file.is_of_withdrawals:  # `rank` puts these first
                    joining.forget_withdrawn()
                joining.bring(file)
                done += 1
                progress(done, total)
    sessions = DataFolder(data).sessions()
    begun = ((session.opened.get("at", ""), computer_of(session.opened)) for session in sessions)
    joined.clocks += (problem.message for problem in clock_problems(begun))
    return joined


class _Joining:
    """One folder on its way into the data folder."""

    def __init__(self, data: Path, source: Path, drafts: Path, joined: Joined) -> None:
        self._data = data
        self._source = source
        self._drafts = drafts  #: of rooms without those who withdrew
        self._joined = joined
        self._aside: dict[str, Path] = {}  #: where sessions go that are in conflict
        self._standing: dict[bool, Standing] = {}
        self._has_forgotten = False
        self._renaming = Renaming((), "", ())

    def rename(self, files: Iterable[LocalFile]) -> None:
        """Give another code to people here whose sessions are in conflict with those of others."""
        journals = [(file, name) for file in files if file.is_journal and (name := file.session)]
        codes = {
            name.participant for file, name in journals if self._is_other(self._source / file.path)
        }
        if not codes:
            return
        word = machine_word(self._source.resolve().name)
        folded = {code.casefold() for code in codes}
        theirs = sorted(
            (name.number, self._source / file.path)
            for file, name in journals
            if name.participant.casefold() in folded
        )
        self._renaming = Renaming(codes, word, [path for _, path in theirs])
        self._joined.renamed += self._renaming.sentences

    def _is_other(self, source: Path) -> bool:
        """True if the data folder has a different session under the same file name."""
        to = self._data / source.relative_to(self._source)
        return exists_in_other_case(to) or merge_of_files(to, source) is Merge.CONFLICT

    def forget_withdrawn(self) -> None:
        """Delete what plugins keep here about people who withdrew in the other folder."""
        if not self._has_forgotten:
            self._has_forgotten = True
            forget_records_of(self._data, tombstones(self._data))

    def bring(self, file: LocalFile) -> None:
        """Copy one file to where it belongs."""
        if not file.is_ours:
            self._joined.others += 1
            return
        source = self._source_of(file)
        if source is not None and self._renaming.concerns_file(source):
            if file.what is not None and file.what.kind is FileKind.CLOSED:
                return  # it is about the file as it was
            file, source = self._under_new_name(file, source)
        if source is None:
            self._joined.withdrawn.append(file.path)
        else:
            self._place(file, source)

    def _place(self, file: LocalFile, source: Path) -> None:
        try:
            # Other files of a session follow its journal aside, even where they don't conflict.
            home = self._aside.get(file.group)
            how = Merge.CONFLICT if home is not None else self._brought(file, source, self._data)
            if how is Merge.CONFLICT:
                if home is None:
                    home = self._aside[file.group] = self._home_aside(file, source)
                    self._joined.conflicts.append(self._described(file, home))
                if self._brought(file, source, home) is Merge.CONFLICT:
                    raise Busy(message("{path} has just been written to.", path=file.path))
            self._joined.counts[how] += 1
        except Busy:
            self._joined.busy.append(file.path)

    def _source_of(self, file: LocalFile) -> Path | None:
        """Return what to copy in place of a file; None if all of it is of people who withdrew."""
        path = self._source / file.path
        if path.parent.name == ROOMS:
            content = without(path, self._standing_of(pilot=file.pilot).is_withdrawn)
            if content:
                path = self._drafts / path.name
                path.write_bytes(content)
            return None if content == b"" else path
        if is_record_file(file.path):
            content = without_lines(path, self._standing_of(pilot=False).is_withdrawn)
            if content is not None:
                path = self._drafts / path.name
                path.write_bytes(content)
            return path
        if file.room:
            return None if self._is_left(file.room) else path
        if file.session is None:
            return path
        is_gone = self._standing_of(pilot=file.pilot).is_withdrawn(file.session)
        return None if is_gone else path

    def _under_new_name(self, file: LocalFile, source: Path) -> tuple[LocalFile, Path]:
        """A file of people who get another code, or that names them, as it is to be here."""
        draft = self._drafts / f"renamed-{source.name}"
        draft.write_bytes(self._renaming.file(source))
        if file.session is None:
            return file, draft
        path = self._renaming.path(file.path, file.session)
        name = self._renaming.session(file.session)
        return replace(file, path=path, what=transfer_file(path), session=name), draft

    def _is_left(self, room: str) -> bool:
        """True if someone who withdrew was in a game, as is known here or there."""

        def covers(name: SessionName, *, pilot: bool) -> bool:
            return self._standing_of(pilot=pilot).is_withdrawn(name)

        is_known = self._standing_of(pilot=False).is_left(room)
        return is_known or any(was_in(data, room, covers) for data in (self._source, self._data))

    def _brought(self, file: LocalFile, source: Path, home: Path) -> Merge:
        how = place_file(source, home / file.path, private=file.is_private)
        if how in (Merge.NEW, Merge.GROWN) and file.what and file.what.kind is FileKind.JOURNAL:
            _sign(home, read_journal(home / file.path))
        return how

    def _home_aside(self, file: LocalFile, source: Path) -> Path:
        """The folder in which a session that is in conflict is new, or continues."""
        base = self._data / ASIDE / machine_word(self._source.resolve().name)
        for home in _numbered(base):
            # A session that was set aside before continues there, rather than in a second copy.
            if merge_of_files(home / file.path, source) is not Merge.CONFLICT:
                return home
        raise AssertionError  # there is always a number that is free

    def _standing_of(self, *, pilot: bool) -> Standing:
        if pilot not in self._standing:
            folder = self._data / PILOT if pilot else self._data
            self._standing[pilot] = Standing(folder)
            self._standing[pilot].refresh()
        return self._standing[pilot]

    def _described(self, file: LocalFile, home: Path) -> str:
        kept_path = (home / file.path).relative_to(self._data).as_posix()
        what = "session" if file.session is not None else "file"
        return message(
            "{path}: {source} has a different {what} with this name. It is saved in {kept}; "
            "open {data} as a separate data folder. If they are different people, join again with "
            "--rename.",
            path=file.path,
            source=self._source,
            what=what,
            kept=kept_path,
            data=home.relative_to(self._data).as_posix(),
        )


def _sign(home: Path, journal: JournalFile) -> None:
    """Note where a journal ends that came, and sign it if it is closed.

    A note on another journal of this name stays, so that `check` names what came in its place.
    """
    if journal.lines:
        lines, begins = int(journal.lines[-1]["seq"]) + 1, str(journal.lines[0]["chain"])
        before = head_of(journal.path)
        # A head that is further along must not be replaced by that of a shorter copy.
        if before is None or any(line["chain"] == before.chain for line in journal.lines):
            note_head(journal.path, lines, journal.chain)
        if journal.closed:
            sign_received(home, (begins, journal.chain), lines)


def _see_that_it_can_be(source: Path, data: Path) -> None:
    if not source.is_dir():
        raise BadSource(
            message(
                "TuringDesk can't find the folder {source}. Check the name and the USB drive.",
                source=source,
            )
        )
    here, there = data.resolve(), source.resolve()
    # A folder inside the other would be joined with its own copies.
    if here == there or here in there.parents or there in here.parents:
        raise BadSource(
            message(
                "{source} and {data} are inside one another. Choose another folder.",
                source=source,
                data=data,
            )
        )
    if not has_sessions(source):
        inside = sorted(entry.name for entry in os.scandir(source) if entry.is_dir())
        with_some = [name for name in inside if has_sessions(source / name)]
        more = (
            (" " + message("Choose its folders one by one: {with_some}.", with_some=with_some))
            if with_some
            else ""
        )
        raise BadSource(message("{source} contains no sessions.{more}", source=source, more=more))


def _numbered(base: Path) -> Iterator[Path]:
    yield base
    number = 2
    while True:
        yield base.with_name(f"{base.name}-{number}")
        number += 1


def _files(count: int) -> str:
    return plural("%n file is", "%n files are", n=count)


_BLOCK = 1 << 20


class Busy(TuringDeskError):
    """A file that is being written is not replaced; its new lines arrive later."""


def place_file(source: Path, to: Path, *, private: bool = False) -> Merge:
    """Bring one file by the merge rule; in a conflict nothing is done.

    Args:
        source: The one that came.
        to: Where it belongs.
        private: Whether only this user may read it.

    Returns:
        How it stood to the one that was there.

    Raises:
        Busy: It continues where another program is writing.
        OSError: A disk refused; the file is as it was.
    """
    if exists_in_other_case(to):
        return Merge.CONFLICT
    how = merge_of_files(to, source)
    if how not in (Merge.NEW, Merge.GROWN):
        return how
    make_folder(to.parent, PERSONAL_MODE if private else 0o777)
    # In the same folder, since a rename can't move a file to another disk.
    draft = _copied(source, to.parent)
    try:
        # Again, since others may have written to the file while the draft was copied.
        again = merge_of_files(to, draft)
        if again is Merge.NEW:
            return _give_name(draft, to)
        if again is not Merge.GROWN:
            return again
        if is_being_written(to):
            raise Busy(message("{to} is being written.", to=to))
        disk.replace(draft, to)
        sync_folder(to.parent)  # syncing a file says nothing of its name: see fsync(2)
        return Merge.GROWN
    finally:
        draft.unlink(missing_ok=True)


def _give_name(draft: Path, to: Path) -> Merge:
    """Give a new file its name, unless another file has just got it."""
    try:
        # Unlike a rename, a link never replaces a file that someone made meanwhile (link(2)).
        to.hardlink_to(draft)
    except FileExistsError:
        return Merge.CONFLICT
    except OSError:  # a disk without links, as most sticks are
        draft.rename(to)
    sync_folder(to.parent)
    return Merge.NEW


def _copied(source: Path, folder: Path) -> Path:
    """Copy a file at its present length, and sync the copy."""
    # Measured once: the source may grow meanwhile, and its next part comes with the next join.
    bytes_left = source.stat().st_size
    # A name that no file of a session has, should the draft survive a power cut.
    handle, name = tempfile.mkstemp(dir=folder, prefix=".join-")
    draft = Path(name)
    try:
        with os.fdopen(handle, "wb") as copied_file, source.open("rb") as file:
            while bytes_left and (block := file.read(min(_BLOCK, bytes_left))):
                copied_file.write(block)
                bytes_left -= len(block)
            copied_file.flush()
            # Before it gets its name: after a power cut, a rename can survive without the
            # contents.
            sync_file(copied_file.fileno())
        # `mkstemp` makes files that only this user can read.
        draft.chmod(file_mode(folder))
    # Also on Ctrl+C, or every interrupted join would leave a draft behind.
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    return draft
