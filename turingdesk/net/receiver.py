"""Where the desk puts what booths send: each byte once, in files that are the kiosks' own.

A file of a booth goes to the place of that name in the data folder; or, where
another thing lies there already, into `conflicts/<booth>/`, laid out as a data
folder so that it can be looked at as one. Nothing that is there is ever changed.
Which of these places goes with a booth's file is found by the digest of what is
there: the kiosk compares it with its own bytes and asks for the next place while
they differ.
"""

from __future__ import annotations

import os
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import orjson

from turingdesk.core.errors import BadJournal
from turingdesk.core.message import message
from turingdesk.journal.closed_index import closed_file, sign_received
from turingdesk.journal.heads import note_head
from turingdesk.journal.session_name import SUFFIX
from turingdesk.journal.session_summary import State
from turingdesk.journal.standing import Standing
from turingdesk.net.message import Message
from turingdesk.net.received_file import Differs, MoveFinder, ReceivedFile, SessionProgress
from turingdesk.net.transfer import FileKind, TransferFile, exists_in_other_case, transfer_file
from turingdesk.people.withdrawal import OWNERS
from turingdesk.sessions.data_folder import PILOT, TORN
from turingdesk.sessions.folder_check import ASIDE
from turingdesk.sessions.resumption import forget_personal
from turingdesk.system.access import file_mode, make_folder
from turingdesk.system.disk import size as in_words
from turingdesk.system.disk import write_whole
from turingdesk.system.lock import is_being_written

MOST_PLACES = 40  #: of one file; each second one of them without a torn end
_LOOK_S = 1.0  #: how often is looked who withdrew
#: Bytes: a session of 1,000 trials whose every frame is recorded stays under 10 MB.
MOST_LINE = 4_000_000
MOST_OF_A_FILE = {
    FileKind.JOURNAL: 64_000_000,
    FileKind.PERSONAL: 4_000_000,
    FileKind.CLOSED: 64_000,
}
MOST_UNFINISHED = 1_000_000_000  #: of one booth, in all its sessions that are not closed
_JOIN = message("Bring the kiosk's data folder to the desk, and join it there.")
_MOST_KNOWN = 1024  #: files whose contents are kept in memory
WITHDRAWN = message("The participant withdrew: also delete this kiosk's data of the session.")
REFUSED = message("Consent was refused: personal answers are not saved.")


class NotTaken(Exception):
    """A file that the desk does not take, and why."""


class TooLarge(Exception):
    """The refusal of bytes from a booth that has sent too many; it says what to do."""


class NotOwner(Differs):
    """A booth would write to the session of another.

    Args:
        owner: The other booth's id; empty where the session runs at the desk itself.
    """

    def __init__(self, owner: str) -> None:
        self.owner = owner
        super().__init__(owner)


@dataclass(frozen=True, slots=True)
class Stored:
    """The state of one of the places where a booth's file may belong."""

    skip: int
    place: int
    size: int  #: bytes that can be compared with the booth's
    digest: str  #: over them


@dataclass(frozen=True, slots=True)
class Received:
    """The result of writing bytes of a booth's file."""

    size: int  #: of the file by now; all of it on the disk
    progress: SessionProgress | None = None  #: of the session, where the file is its journal
    problem: str = ""  #: the first thing that is wrong with the file
    aside: str = ""  #: where it is kept, if it was put aside by these bytes
    moves: Sequence[Message] = ()  #: where people meet, as a session's journal has them


class Receiver:
    """The desk's data folder, for one desk's end of the network; one call a file at a time.

    Args:
        data: The data folder.
        is_paired: Whether the booth of an id is still paired. The sessions of one
            that was removed may continue at another: the same kiosk, paired again.
        finders: Makes what finds moves in the lines of one journal.
    """

    def __init__(
        self,
        data: Path,
        is_paired: Callable[[str], bool] = lambda booth: True,
        finders: Callable[[], Sequence[MoveFinder]] = tuple,
    ) -> None:
        self.data = data
        self._finders = finders
        self._is_paired = is_paired
        self._owners = Owners(data)
        self._unfinished: dict[str, dict[Path, int]] = {}  #: bytes by journal, by booth
        self._now_s = time.monotonic
        self._files: OrderedDict[Path, ReceivedFile] = OrderedDict()
        self._standing: dict[Path, tuple[Standing, float]] = {}  #: and when it was checked

    def offered(self, booth: str, file: str, size: int, skip: int) -> Stored:
        """Return how much of a booth's file the desk has.

        Args:
            booth: The booth's id.
            file: The file's path in a data folder.
            size: Bytes that the booth has.
            skip: How many of the places that come into question are not it.

        Raises:
            NotTaken: The desk does not take the file.
            OSError: The disk refused.
        """
        if not 0 <= skip < MOST_PLACES:
            raise NotTaken(message("There are too many files with this name."))
        place, is_cut = skip // 2, skip % 2 == 1
        self._standing.clear()  # no one may have withdrawn this moment
        if self._is_withdrawn(booth, file, place) and self._is_aside(booth, file, place + 1):
            return self.offered(booth, file, size, 2 * (place + 1))
        transferred = self._accepted(booth, file, place)
        path = self.data / str(transferred)
        # A known file isn't looked for again, since that lists the whole folder.
        if place == 0 and path not in self._files and exists_in_other_case(path):
            return self.offered(booth, file, size, 2)
        received_file = self._file(self._path(booth, transferred, place))
        if place == 0 and size > received_file.size and not self._may_write(booth, transferred):
            return self.offered(booth, file, size, 2)
        have = received_file.size
        if is_cut:
            if not self._may_be_cut(received_file, booth, transferred, place):
                return self.offered(booth, file, size, skip + 1)
            have -= received_file.check.rest
        have = min(have, size)
        return Stored(skip, place, have, received_file.digest(have))

    def take(self, booth: str, file: str, place: int, at: int, data: bytes) -> Received:
        """Write bytes of a booth's file, once; returns when they are on the disk.

        Raises:
            NotTaken: The desk does not take the file any more.
            TooLarge: The booth has sent too much; nothing of it was written.
            NotOwner: The session is another booth's; nothing was written.
            Differs: It has other bytes there; the booth is to ask again where it belongs.
            OSError: The disk refused; nothing of it was written.
        """
        if not 0 <= place < MOST_PLACES // 2:
            raise Differs
        transferred = self._accepted(booth, file, place)
        received_file = self._file(self._path(booth, transferred, place))
        is_new = not received_file.is_there
        if is_new:  # someone may have withdrawn since the booth asked where the file belongs
            self._standing.clear()
            self._accepted(booth, file, place)
        try:
            new = received_file.new_part(at, data)
        except Differs:
            # The torn end of an earlier write of ours may be in the way of the whole line.
            start = received_file.size - received_file.check.rest
            if at != start or not self._may_be_cut(received_file, booth, transferred, place):
                raise
            received_file.drop_rest(self._aside(booth) / TORN / received_file.path.name)
            new = data
        if new:
            self._write(booth, transferred, place, new)
        if new and transferred.kind is FileKind.JOURNAL:
            self._sign(received_file, self._home(booth, place))
        return self._received(received_file, transferred.kind, place, is_new=is_new)

    def _received(
        self, kept: ReceivedFile, kind: FileKind, place: int, *, is_new: bool
    ) -> Received:
        """The outcome of a file's bytes; personal answers of who refused consent are forgotten."""
        is_journal = kind is FileKind.JOURNAL
        if is_journal and kept.check.progress.reason == State.REFUSED:
            with suppress(OSError, BadJournal):
                forget_personal(kept.path)
        return Received(
            kept.size,
            kept.check.progress if is_journal else None,
            kept.check.problem if kind is not FileKind.CLOSED else "",
            str(kept.path.relative_to(self.data)) if place and is_new and is_journal else "",
            kept.check.take_moves() if place == 0 else (),
        )

    def _sign(self, received_file: ReceivedFile, home: Path) -> None:
        """Note how far a booth's journal is, and sign it once it is closed; not a damaged one."""
        check = received_file.check
        if check.problem:
            return
        note_head(received_file.path, check.count, check.chains[1])
        if check.progress.is_over:
            sign_received(home, check.chains, check.count)

    def _write(self, booth: str, transferred: TransferFile, place: int, data: bytes) -> None:
        received_file = self._file(self._path(booth, transferred, place))
        _refuse_too_large(received_file, transferred.kind, data)
        unfinished = self._unfinished_of(booth)
        sizes = list(unfinished.values())  # at once: a thread of an older connection may write
        if sum(sizes) + len(data) > MOST_UNFINISHED:
            raise TooLarge(
                message(
                    "The desk accepts at most {most_unfinished} of unfinished sessions from "
                    "one kiosk. {join}",
                    most_unfinished=in_words(MOST_UNFINISHED),
                    join=_JOIN,
                )
            )
        if place == 0:
            self._append_as_owner(received_file, booth, transferred, data)
        else:
            received_file.append(data)
        journal = self._path(booth, transferred.journal, place)
        if transferred.kind is FileKind.JOURNAL:
            unfinished[journal] = received_file.size
        elif transferred.kind is FileKind.CLOSED:
            unfinished.pop(journal, None)

    def _append_as_owner(
        self, received_file: ReceivedFile, booth: str, transferred: TransferFile, data: bytes
    ) -> None:
        owner = self._owners.of(transferred)
        if not self._may_write(booth, transferred):
            raise NotOwner(owner)
        # The owner first: after a crash between the two, a file without an owner would be the
        # desk's.
        if owner != booth:
            self._owners.claim(transferred, booth)
        try:
            received_file.append(data)
        except (Differs, OSError):
            if not owner and not received_file.is_there:
                self._owners.release(transferred)  # a session that the desk begins now is its own
            raise

    def _may_write(self, booth: str, transferred: TransferFile) -> bool:
        """True if a booth may write to the session of that name in the data folder itself.

        A session that no booth sent was begun at this desk, or joined: it is the desk's.
        """
        owner = self._owners.of(transferred)
        if owner:
            return owner == booth or not self._is_paired(owner)
        return not any(
            os.path.lexists(self.data / str(session_file)) for session_file in transferred.session
        )

    def _may_be_cut(
        self, received_file: ReceivedFile, booth: str, transferred: TransferFile, place: int
    ) -> bool:
        """True if what follows the last whole line may be a torn write of ours, and of no use."""
        is_ours = place > 0 or self._owners.of(transferred) == booth
        return (
            received_file.check.rest > 0 and is_ours and not is_being_written(received_file.path)
        )

    def _unfinished_of(self, booth: str) -> dict[Path, int]:
        """The sizes of a booth's journals that are not closed; looked up once."""
        size_by_path = self._unfinished.get(booth)
        if size_by_path is None:
            journals = [*self._owners.unfinished(booth), *self._aside(booth).rglob(f"*{SUFFIX}")]
            size_by_path = self._unfinished[booth] = {}
            for path in journals:
                with suppress(OSError):  # closed or moved since it was listed
                    size_by_path[path] = path.stat().st_size
        return size_by_path

    def progress(self, booth: str, file: str, place: int) -> SessionProgress | None:
        """The progress of a journal's session; None where the file is none."""
        transferred = transfer_file(file)
        if transferred is None or transferred.kind is not FileKind.JOURNAL:
            return None
        return self._file(self._path(booth, transferred, place)).check.progress

    def _accepted(self, booth: str, file: str, place: int) -> TransferFile:
        transferred = _transfer_of(file)
        if self._is_withdrawn(booth, file, place):
            raise NotTaken(WITHDRAWN)
        if transferred.kind is FileKind.PERSONAL:
            journal = self._path(booth, transferred.journal, place)
            if self._file(journal).check.progress.reason == State.REFUSED:
                raise NotTaken(REFUSED)
        return transferred

    def _is_withdrawn(self, booth: str, file: str, place: int) -> bool:
        """True if the participant withdrew, as the folder has it where the file belongs."""
        transferred = _transfer_of(file)
        home = self._home(booth, place)
        folder = home / PILOT if transferred.pilot else home
        standing, looked_s = self._standing.get(folder, (Standing(folder), float("-inf")))
        if self._now_s() - looked_s > _LOOK_S:
            standing.refresh()
            self._standing[folder] = (standing, self._now_s())
        return standing.is_withdrawn(transferred.name)

    def _is_aside(self, booth: str, file: str, place: int) -> bool:
        """True if the booth's file was set aside, and so belongs to another participant."""
        return self._path(booth, _transfer_of(file), place).exists()

    def _path(self, booth: str, transferred: TransferFile, place: int) -> Path:
        return self._home(booth, place) / str(transferred)

    def _home(self, booth: str, place: int) -> Path:
        """The data folder that a place is in: ours, or one of those that are set aside."""
        if place == 0:
            return self.data
        return self._aside(booth) if place == 1 else self._aside(booth) / str(place)

    def _aside(self, booth: str) -> Path:
        return self.data / ASIDE / booth

    def _file(self, path: Path) -> ReceivedFile:
        # Taken out and put back, so that the one that rests longest is first.
        received_file = self._files.pop(path, None)
        if received_file is None or not received_file.is_as_known:
            received_file = ReceivedFile(path, self._finders())
        self._files[path] = received_file
        while len(self._files) > _MOST_KNOWN:
            self._files.popitem(last=False)
        return received_file


def _transfer_of(file: str) -> TransferFile:
    transferred = transfer_file(file)
    if transferred is None:
        raise NotTaken(message("Only journals and the files that belong to them are accepted."))
    return transferred


def _refuse_too_large(received_file: ReceivedFile, kind: FileKind, data: bytes) -> None:
    most = MOST_OF_A_FILE[kind]
    if received_file.size + len(data) > most:
        raise TooLarge(
            message(
                "The desk doesn't accept {kind} files larger than {most}. {join}",
                kind=kind,
                most=in_words(most),
                join=_JOIN,
            )
        )
    line, *_ = data.split(b"\n", 1)
    if received_file.check.rest + len(line) > MOST_LINE:
        raise TooLarge(
            message(
                "The desk doesn't accept lines longer than {most_line}. {join}",
                most_line=in_words(MOST_LINE),
                join=_JOIN,
            )
        )


class Owners:
    """The booth that owns each session of a data folder: the one that sent it first.

    Each session that a booth sends has a small file `record/booths/<session>.json` with the
    booth's ID, which is on the disk before the first byte of the session. No other booth can write
    to the session from then on, not even after the desk was restarted. A session without such a
    file is the desk's own. The IDs are those of one desk, so these files stay behind when data
    folders are joined.

    Args:
        data: The data folder.
    """

    def __init__(self, data: Path) -> None:
        self._data = data
        #: booth ids by journal, in one case as some disks are
        self._booth_ids: dict[str, str] = {}

    def of(self, what: TransferFile) -> str:
        """The id of the booth that owns the session of a file; empty if none does.

        Raises:
            OSError: The disk refused.
        """
        key = str(what.journal).casefold()
        if key not in self._booth_ids:
            # A damaged file names no owner; a disk that refuses raises, since the owner is unknown
            # then.
            with suppress(FileNotFoundError, ValueError, KeyError, TypeError):
                self._booth_ids[key] = str(orjson.loads(self._file(what).read_bytes())["booth"])
        return self._booth_ids.get(key, "")

    def claim(self, what: TransferFile, booth: str) -> None:
        """Make a booth the owner of a session; returns when that is on the disk.

        Raises:
            OSError: The disk refused.
        """
        file = self._file(what)
        make_folder(file.parent)
        write_whole(file, orjson.dumps({"booth": booth}) + b"\n", file_mode(file.parent))
        self._booth_ids[str(what.journal).casefold()] = booth

    def release(self, what: TransferFile) -> None:
        """Remove the owner of a session that a booth could not begin, if the disk allows it."""
        self._booth_ids.pop(str(what.journal).casefold(), None)
        with suppress(OSError):
            self._file(what).unlink(missing_ok=True)

    def unfinished(self, booth: str) -> Iterator[Path]:
        """The journals of a booth that have not been closed."""
        for folder in (self._data, self._data / PILOT):
            before = f"{PILOT}/" if folder.name == PILOT else ""
            for file in folder.joinpath(*OWNERS).glob("*.json"):
                what = transfer_file(f"{before}{file.stem}{SUFFIX}")
                journal = folder / f"{file.stem}{SUFFIX}"
                if what and self.of(what) == booth and not closed_file(journal).exists():
                    yield journal

    def _file(self, what: TransferFile) -> Path:
        folder = self._data / PILOT if what.pilot else self._data
        return folder.joinpath(*OWNERS, f"{what.name}.json")
