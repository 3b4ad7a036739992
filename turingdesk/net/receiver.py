"""Where the desk puts what booths send: each byte once, in files that are the kiosks' own.

A file of a booth goes to the place of that name in the data folder; or, where
another thing lies there already, into `conflicts/<booth>/`, laid out as a data
folder so that it can be looked at as one. Nothing that is there is ever changed.
Which of these places goes with a booth's file is found by the digest of what is
there: the kiosk compares it with its own bytes and asks for the next place while
they differ.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
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
from turingdesk.net.received_file import Differs, ReceivedFile, SessionProgress
from turingdesk.net.transfer import FileKind, TransferFile, exists_in_other_case, transfer_file
from turingdesk.people.withdrawal import OWNERS
from turingdesk.sessions.data_folder import ASIDE, PILOT, TORN
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
    """What is in one of the places where a booth's file may belong."""

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


class Receiver:
    """The desk's data folder, for one desk's end of the network; one call a file at a time.

    Args:
        data: The data folder.
        is_paired: Whether the booth of an id is still paired. The sessions of one
            that was removed may continue at another: the same kiosk, paired again.
    """

    def __init__(self, data: Path, is_paired: Callable[[str], bool] = lambda booth: True) -> None:
        self.data = data
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
        found = self._wanted(booth, file, place)
        path = self.data / str(found)
        if place == 0 and path not in self._files and exists_in_other_case(path):
            return self.offered(booth, file, size, 2)
        kept = self._file(self._path(booth, found, place))
        if place == 0 and size > kept.size and not self._may_write(booth, found):
            return self.offered(booth, file, size, 2)
        have = kept.size
        if is_cut:
            if not self._may_be_cut(kept, booth, found, place):
                return self.offered(booth, file, size, skip + 1)
            have -= kept.check.rest
        have = min(have, size)
        return Stored(skip, place, have, kept.digest(have))

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
        found = self._wanted(booth, file, place)
        kept = self._file(self._path(booth, found, place))
        is_new = not kept.is_there
        if is_new:  # someone may have withdrawn since the booth asked where the file belongs
            self._standing.clear()
            self._wanted(booth, file, place)
        try:
            new = kept.new_part(at, data)
        except Differs:
            start = kept.size - kept.check.rest
            if at != start or not self._may_be_cut(kept, booth, found, place):
                raise
            kept.drop_rest(self._aside(booth) / TORN / kept.path.name)
            new = data
        if new:
            self._write(booth, found, place, new)
        is_journal = found.kind is FileKind.JOURNAL
        if is_journal and new:
            self._sign(kept, self._home(booth, place))
        if is_journal and kept.check.progress.reason == State.REFUSED:
            with suppress(OSError, BadJournal):
                forget_personal(kept.path)
        return Received(
            kept.size,
            kept.check.progress if is_journal else None,
            kept.check.problem if found.kind is not FileKind.CLOSED else "",
            str(kept.path.relative_to(self.data)) if place and is_new and is_journal else "",
        )

    def _sign(self, kept: ReceivedFile, home: Path) -> None:
        """Note how far a booth's journal is, and sign it once it is closed; not a damaged one."""
        check = kept.check
        if check.problem:
            return
        note_head(kept.path, check.count, check.chains[1])
        if check.progress.is_over:
            sign_received(home, check.chains, check.count)

    def _write(self, booth: str, found: TransferFile, place: int, data: bytes) -> None:
        kept = self._file(self._path(booth, found, place))
        _refuse_too_large(kept, found.kind, data)
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
            if not self._may_write(booth, found):
                raise NotOwner(self._owners.of(found))
            if self._owners.of(found) != booth:
                self._owners.claim(found, booth)
        kept.append(data)
        journal = self._path(booth, found.journal, place)
        if found.kind is FileKind.JOURNAL:
            unfinished[journal] = kept.size
        elif found.kind is FileKind.CLOSED:
            unfinished.pop(journal, None)

    def _may_write(self, booth: str, found: TransferFile) -> bool:
        """Whether a booth may write to the session of that name in the data folder itself."""
        owner = self._owners.of(found)
        if owner:
            return owner == booth or not self._is_paired(owner)
        return not is_being_written(self._path(booth, found.journal, 0))  # by this computer

    def _may_be_cut(self, kept: ReceivedFile, booth: str, found: TransferFile, place: int) -> bool:
        """Whether what follows the last whole line may be a torn write of ours, and of no use."""
        is_ours = place > 0 or self._owners.of(found) in ("", booth)
        return kept.check.rest > 0 and is_ours and not is_being_written(kept.path)

    def _unfinished_of(self, booth: str) -> dict[Path, int]:
        """The sizes of a booth's journals that are not closed; looked up once."""
        known = self._unfinished.get(booth)
        if known is None:
            journals = [*self._owners.unfinished(booth), *self._aside(booth).rglob(f"*{SUFFIX}")]
            known = self._unfinished[booth] = {}
            for path in journals:
                with suppress(OSError):  # closed or moved since it was listed
                    known[path] = path.stat().st_size
        return known

    def progress(self, booth: str, file: str, place: int) -> SessionProgress | None:
        """How far the session of a journal is; None where the file is none."""
        found = transfer_file(file)
        if found is None or found.kind is not FileKind.JOURNAL:
            return None
        return self._file(self._path(booth, found, place)).check.progress

    def _wanted(self, booth: str, file: str, place: int) -> TransferFile:
        found = _named(file)
        if self._is_withdrawn(booth, file, place):
            raise NotTaken(WITHDRAWN)
        if found.kind is FileKind.PERSONAL:
            journal = self._path(booth, found.journal, place)
            if self._file(journal).check.progress.reason == State.REFUSED:
                raise NotTaken(REFUSED)
        return found

    def _is_withdrawn(self, booth: str, file: str, place: int) -> bool:
        """Whether the participant withdrew, as the folder has it where the file belongs."""
        found = _named(file)
        home = self._home(booth, place)
        folder = home / PILOT if found.pilot else home
        standing, looked_s = self._standing.get(folder, (Standing(folder), float("-inf")))
        if self._now_s() - looked_s > _LOOK_S:
            standing.refresh()
            self._standing[folder] = (standing, self._now_s())
        return standing.is_withdrawn(found.name)

    def _is_aside(self, booth: str, file: str, place: int) -> bool:
        """Whether the booth's file was set aside, and so belongs to another participant."""
        return self._path(booth, _named(file), place).exists()

    def _path(self, booth: str, found: TransferFile, place: int) -> Path:
        return self._home(booth, place) / str(found)

    def _home(self, booth: str, place: int) -> Path:
        """The data folder that a place is in: ours, or one of those that are set aside."""
        if place == 0:
            return self.data
        return self._aside(booth) if place == 1 else self._aside(booth) / str(place)

    def _aside(self, booth: str) -> Path:
        return self.data / ASIDE / booth

    def _file(self, path: Path) -> ReceivedFile:
        kept = self._files.pop(path, None)
        if kept is None or not kept.is_as_known:
            kept = ReceivedFile(path)
        self._files[path] = kept
        while len(self._files) > _MOST_KNOWN:
            self._files.popitem(last=False)
        return kept


def _named(file: str) -> TransferFile:
    found = transfer_file(file)
    if found is None:
        raise NotTaken(message("Only journals and the files that belong to them are accepted."))
    return found


def _refuse_too_large(kept: ReceivedFile, kind: FileKind, data: bytes) -> None:
    most = MOST_OF_A_FILE[kind]
    if kept.size + len(data) > most:
        raise TooLarge(
            message(
                "The desk doesn't accept {kind} files larger than {most}. {join}",
                kind=kind,
                most=in_words(most),
                join=_JOIN,
            )
        )
    line, *_ = data.split(b"\n", 1)
    if kept.check.rest + len(line) > MOST_LINE:
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
    to the session from then on, not even after the desk was restarted. The IDs are those of one
    desk, so these files stay behind when data folders are joined.

    Args:
        data: The data folder.
    """

    def __init__(self, data: Path) -> None:
        self._data = data
        self._known: dict[str, str] = {}  #: booth ids by journal, in one case as some disks are

    def of(self, what: TransferFile) -> str:
        """The id of the booth that owns the session of a file; empty if none does.

        Raises:
            OSError: The disk refused.
        """
        key = str(what.journal).casefold()
        if key not in self._known:
            with suppress(FileNotFoundError, ValueError, KeyError, TypeError):
                self._known[key] = str(orjson.loads(self._file(what).read_bytes())["booth"])
        return self._known.get(key, "")

    def claim(self, what: TransferFile, booth: str) -> None:
        """Make a booth the owner of a session; returns when that is on the disk.

        Raises:
            OSError: The disk refused.
        """
        file = self._file(what)
        make_folder(file.parent)
        write_whole(file, orjson.dumps({"booth": booth}) + b"\n", file_mode(file.parent))
        self._known[str(what.journal).casefold()] = booth

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
