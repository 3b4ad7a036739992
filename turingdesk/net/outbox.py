"""A kiosk's files on their way to the desk: what there is, and how much of it the desk has.

Files are read as they grow, as any follower reads them: nothing here writes, and
what was written while there was no desk is sent as if it had just been written.
"""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from turingdesk.net.message import MOST_PIECE
from turingdesk.net.transfer import FileKind, TransferFile, digest, folders, transferable_files
from turingdesk.system.lock import is_being_written

_SETTLED_S = 5.0  #: a torn end that no one writes on for so long stays as it is


@dataclass(slots=True)
class Outgoing:
    """A file, and how much of it the desk has."""

    what: TransferFile
    path: Path
    size: int = 0  #: bytes that are in it
    changed_s: float = 0.0  #: when it was last written, s since 1970
    place: int = -1  #: at the desk, where it continues; -1 until that is known
    asked_at: int = -1  #: its size when the desk was asked; -1 while it is not asked
    sent: int = 0  #: bytes that are on their way, or there
    kept: int = 0  #: bytes that are on the desk's disk
    wait_s: float = 0.0  #: not to be touched before; by `time.monotonic`
    left: str = ""  #: why the desk does not take it; empty if it does

    @property
    def is_agreed(self) -> bool:
        """True if it is known where the desk wants it continued."""
        return self.place >= 0

    @property
    def unsent(self) -> int:
        """Bytes that the desk has not."""
        return 0 if self.left else max(0, self.size - self.kept)

    def forget(self, wait_s: float = 0.0) -> None:
        """Ask the desk again, perhaps later: the connection is new, or something differs."""
        self.place = self.asked_at = -1
        self.sent = self.kept = 0
        # Monotonic: were the clock set back, the file would wait as long.
        self.wait_s = time.monotonic() + wait_s if wait_s else 0.0

    def begins_as(self, size: int, their_digest: str) -> bool:
        """True if its first bytes have the digest that the desk sent.

        Raises:
            OSError: It cannot be read.
        """
        return digest(self.path, size) == their_digest

    def next(self) -> bytes:
        """Read the next bytes to send; empty if all whole lines are sent.

        Raises:
            OSError: It cannot be read.
        """
        if self.size <= self.sent:
            return b""
        with self.path.open("rb") as file:
            file.seek(self.sent)
            data = file.read(MOST_PIECE)
        # Whole lines, so that the desk can check each piece; a piece that is full may end
        # anywhere.
        if len(data) == MOST_PIECE or data.endswith(b"\n") or self._is_settled():
            return data
        return data[: data.rfind(b"\n") + 1]  # the other half of the line is being written

    def look(self) -> bool:
        """Update its size; True if it became shorter, so that the desk must be asked again.

        Raises:
            OSError: It is gone.
        """
        file_stat = self.path.stat(follow_symlinks=False)
        return self.see(file_stat)

    def see(self, file_stat: os.stat_result) -> bool:
        """Update size and time from a result of `stat`; returns what `look` does."""
        self.size, self.changed_s = file_stat.st_size, file_stat.st_mtime
        return self.size < self.sent

    def _is_settled(self) -> bool:
        # A lock alone doesn't tell: a program that was killed has none, and its line stays torn.
        return time.time() - self.changed_s > _SETTLED_S and not is_being_written(self.path)


class Outbox:
    """The files of a kiosk's data folder.

    Args:
        data: The folder.
    """

    def __init__(self, data: Path) -> None:
        self.data = data
        self._files: dict[str, Outgoing] = {}
        self._folders = tuple(folders(data))
        self._stamps: list[int] = []  #: when names last came or went in each of these

    def scan(self) -> None:
        """Update the list of files, with their sizes."""
        # Before the folders are listed: a file that comes meanwhile changes them for the next
        # look.
        self._stamps = [_changed_ns(folder) for folder in self._folders]
        file_by_name = {str(what): (what, info) for what, info in transferable_files(self.data)}
        for gone in self._files.keys() - file_by_name.keys():
            del self._files[gone]
        for name, (what, info) in file_by_name.items():
            # A link or a folder of that name isn't a file that a kiosk wrote.
            if not stat.S_ISREG(info.st_mode):
                continue
            outgoing = self._files.get(name)
            if outgoing is None:
                outgoing = self._files[name] = Outgoing(what, self.data / name)
            if outgoing.see(info):
                outgoing.forget()

    def look(self, within_s: float) -> None:
        """Update the files that grew recently, which is much cheaper; all if any came or went.

        Args:
            within_s: How long ago.
        """
        if self._stamps != [_changed_ns(folder) for folder in self._folders]:
            self.scan()
            return
        # By the wall clock, as modification times are.
        since_s = time.time() - within_s
        # A copy, since files that are gone leave the dictionary.
        for outgoing in [
            candidate for candidate in self._files.values() if candidate.changed_s > since_s
        ]:
            try:
                if outgoing.look():
                    outgoing.forget()
            except OSError:
                self._files.pop(str(outgoing.what), None)

    def find(self, file: str) -> Outgoing | None:
        """The file of that path in the data folder."""
        return self._files.get(file)

    def forget(self) -> None:
        """Forget what was agreed over an earlier connection."""
        for outgoing in self._files.values():
            outgoing.forget()
            outgoing.left = ""

    @property
    def unsent(self) -> int:
        """Bytes that the desk has not."""
        return sum(outgoing.unsent for outgoing in self._files.values())

    def to_ask(self) -> Iterator[Outgoing]:
        """Yield the files to ask the desk about, newest first.

        What belongs to a journal goes where its journal went, so that comes first.
        """
        now_s = time.monotonic()
        due = (
            candidate
            for candidate in self._files.values()
            if candidate.asked_at < 0 and not candidate.is_agreed and candidate.wait_s <= now_s
        )
        for outgoing in _newest(due):
            if outgoing.size > 0 and not outgoing.left and self._journal_is_ready(outgoing):
                yield outgoing

    def to_send(self) -> Iterator[Outgoing]:
        """Return the files with unsent bytes, newest first."""
        return iter(
            _newest(
                outgoing
                for outgoing in self._files.values()
                if outgoing.is_agreed and outgoing.sent < outgoing.size
            )
        )

    def first_skip(self, outgoing: Outgoing) -> int:
        """Return how many of the desk's places to skip: those before the one of the journal."""
        journal = self._files.get(str(outgoing.what.journal))
        return 2 * journal.place if journal is not None and journal.is_agreed else 0

    def of_session(self, outgoing: Outgoing) -> Iterator[Outgoing]:
        """Yield the other files of a journal's session."""
        for other in self._files.values():
            if other is not outgoing and other.what.journal == outgoing.what.journal:
                yield other

    def _journal_is_ready(self, outgoing: Outgoing) -> bool:
        if outgoing.what.kind is FileKind.JOURNAL:
            return True
        journal = self._files.get(str(outgoing.what.journal))
        if journal is None:
            return True
        # Personal answers need a journal on the desk that says whose they are.
        if outgoing.what.kind is FileKind.PERSONAL:
            return journal.is_agreed and journal.kept > 0
        # The record of the end comes last, or the desk would find the journal cut short.
        return journal.is_agreed and journal.kept >= journal.size


def _newest(files: Iterable[Outgoing]) -> list[Outgoing]:
    # So that the desk sees what happens now, however much else it lacks.
    return sorted(files, key=lambda outgoing: outgoing.changed_s, reverse=True)


def _changed_ns(folder: Path) -> int:
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return 0
