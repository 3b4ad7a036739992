"""Study packages in one file: a .tdz is a zip with MANIFEST.sha256.

It may come from anyone, so nothing is unpacked before every name and size in
it was looked at, and sizes are counted again while unpacking.
"""

from __future__ import annotations

import lzma
import os
import shutil
import stat
import struct
import tempfile
import time
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from itertools import accumulate
from pathlib import Path, PurePosixPath, PureWindowsPath

from turingdesk.core.message import message
from turingdesk.study.findings import Findings, Place
from turingdesk.study.fingerprint import file_hash
from turingdesk.study.schema import FILE
from turingdesk.system import paths
from turingdesk.system.disk import size
from turingdesk.system.lock import try_lock, wait_for_lock
from turingdesk.system.os_errors import explain_os_error

MANIFEST = "MANIFEST.sha256"
MOST_BYTES = 1_000_000_000  #: unpacked, of all files together
MOST_FILES = 200_000
_MOST_RATIO = 200  #: unpacked size by packed size; text reaches 20, tables of numbers 50
_SMALL = 16 * 1024**2  #: bytes; below this a ratio says nothing
_CHUNK = 1024**2
#: What zipfile raises for damaged files, in addition to OSError.
_DAMAGE = (
    zipfile.BadZipFile,
    EOFError,
    RuntimeError,  # NotImplementedError among them
    ValueError,
    OverflowError,
    zlib.error,
    lzma.LZMAError,
    struct.error,
)
_SHARED = message("It might be damaged or malicious. Ask the sender for a new copy.")


@dataclass(frozen=True, slots=True)
class Unpacked:
    """A package's files, ready to be read."""

    folder: Path
    packed: bool = False  #: whether they come from a .tdz


def opened(path: Path, findings: Findings) -> Unpacked | None:
    """The folder of a package; a .tdz is unpacked once, into the user's cache.

    Args:
        path: A folder, the study.toml in it, or a .tdz file.
        findings: Where problems go.
    """
    try:
        if path.is_dir() or path.name == FILE:
            return _folder(path, findings)
        if path.is_file():
            return _unpacked(path, findings)
        findings.error(
            Place(path.name),
            message("TuringDesk can't find {path}.", path=path),
            message("Correct the path."),
        )
    except _DAMAGE as problem:
        what = message("This is not a .tdz file, or only part of one: {problem}.", problem=problem)
        findings.error(Place(path.name), what, message("Copy it again from its source."))
    except OSError as problem:
        what = message(
            "The package can't be opened. {why}", why=explain_os_error(problem).happened
        )
        fix = message(
            "Check that you have permission to read it, and that the disk has free space: a "
            ".tdz is unpacked first."
        )
        findings.error(Place(path.name), what, fix)
    return None


def _folder(path: Path, findings: Findings) -> Unpacked | None:
    folder = path if path.is_dir() else path.parent
    if (folder / FILE).is_file():
        return Unpacked(folder)
    what = message("There is no {file} in {folder}.", file=FILE, folder=folder)
    findings.error(Place(FILE), what, message("Choose the folder of a study package."))
    return None


def _unpacked(path: Path, findings: Findings) -> Unpacked | None:
    folder = paths.cache() / "studies" / file_hash(path)
    if folder.is_dir():
        # Before the second look, as another process can be removing it.
        hold(folder)
    if not folder.is_dir() or _changed(folder):
        with zipfile.ZipFile(path) as archive:
            members = [m for m in archive.infolist() if not m.is_dir()]
            reasons = list(objections(members))
            for name, what in reasons:
                findings.error(Place(path.name, None, name), what, _SHARED)
            if reasons or not _unpack(archive, members, folder, findings):
                return None
        tidy(folder.parent)
    top = _top(folder)
    if top is None:
        what = message("There is no {file} in the package.", file=FILE)
        findings.error(Place(path.name), what, message("Create it with turingdesk pack."))
        return None
    return Unpacked(top, packed=True)


def objections(members: Sequence[zipfile.ZipInfo]) -> Iterator[tuple[str, str]]:
    """Why not to unpack: the member and what is wrong with it."""
    name_by_key: dict[str, str] = {}
    for member in members:
        name = member.filename
        if what := _wrong(member):
            yield name, what
        # Windows and macOS would unpack both into one file.
        before = name_by_key.get(name.casefold())
        if before is not None:
            yield (
                name,
                message(
                    "The name appears twice, or differs from {before!r} only by case.",
                    before=before,
                ),
            )
        name_by_key[name.casefold()] = name
    if len(members) > MOST_FILES:
        yield "", message("There are {members:,} files.", members=len(members))
    total = sum(member.file_size for member in members)
    if total > MOST_BYTES:
        yield "", too_large(total)
    if wrong := _too_dense(total, sum(member.compress_size for member in members)):
        yield "", wrong


def too_large(total: int) -> str:
    """The sentence on a package whose files have more bytes than are unpacked."""
    return message(
        "Unpacked, it has {total:,} bytes; a package can have at most {size} ({most:,} bytes).",
        total=total,
        size=size(MOST_BYTES),
        most=MOST_BYTES,
    )


def _wrong(member: zipfile.ZipInfo) -> str:
    """The reason not to unpack one member; empty if there is none."""
    if wrong := _wrong_name(member.filename, member.orig_filename):
        return wrong
    # Archives made on Unix have a file's mode in the upper 16 bits.
    if stat.S_ISLNK(member.external_attr >> 16):
        return message("This file is a link.")
    # Bit 0 says that it is encrypted (APPNOTE.TXT, 4.4.4).
    if member.flag_bits & 0x1:
        return message("This file is protected by a password.")
    return _too_dense(member.file_size, member.compress_size)


def _too_dense(size: int, packed: int) -> str:
    """The problem of files that are much larger than their place in the package, if so."""
    if size <= _SMALL or size <= _MOST_RATIO * packed:
        return ""
    return message(
        "This file expands from {compress_size:,} to {file_size:,} bytes.",
        compress_size=packed,
        file_size=size,
    )


def _wrong_name(name: str, raw: str) -> str:
    windows = PureWindowsPath(name)
    if name.startswith("/") or windows.drive or windows.is_absolute():
        return message("The name is absolute.")
    if ".." in PurePosixPath(name).parts:
        return message("The name points outside the package.")
    # zipfile turns backslashes into slashes on Windows and cuts at zero bytes; the raw name tells.
    if "\\" in raw or "\0" in raw:
        return message("The name has a backslash or a zero byte.")
    # On Windows, what follows a colon can name another stream of the file (NTFS).
    if ":" in name:
        return message("The name has a colon.")
    return ""


def _unpack(
    archive: zipfile.ZipFile,
    members: Sequence[zipfile.ZipInfo],
    folder: Path,
    findings: Findings,
) -> bool:
    """Unpack beside the folder, verify, and only then give it its name."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    # Beside it, as a rename doesn't go from one file system to another.
    draft = Path(tempfile.mkdtemp(prefix=UNPACKING, dir=folder.parent))
    try:
        hashes = {member.filename: _write(archive, member, draft) for member in members}
        if not _is_as_listed(draft, hashes, Path(archive.filename or "").name, findings):
            return False
        (draft / _DONE).write_text("".join(f"{h}  {n}\n" for n, h in hashes.items()), "utf-8")
        # Another process can have unpacked the same file meanwhile.
        hold(folder)
        if not folder.is_dir() or _changed(folder):
            shutil.rmtree(folder, ignore_errors=True)
            _renamed(draft, folder)
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return True


_DONE = ".unpacked.sha256"


def _renamed(draft: Path, folder: Path) -> None:
    """Rename, unless another process has just unpacked the same file there."""
    try:
        draft.rename(folder)
    except OSError:
        if not folder.is_dir():
            raise


def _write(archive: zipfile.ZipFile, member: zipfile.ZipInfo, to: Path) -> str:
    """Unpack one file, counting its bytes; returns its hash."""
    path = to.joinpath(*PurePosixPath(member.filename).parts)
    path.parent.mkdir(parents=True, exist_ok=True)
    digest = sha256()
    byte_count = 0
    # Exclusive, as a file system can take two names for one, and the second would replace the
    # first.
    with archive.open(member) as packed, path.open("xb") as file:
        while chunk := packed.read(_CHUNK):
            byte_count += len(chunk)
            # The limits were checked by what the archive says of itself.
            if byte_count > member.file_size:
                raise zipfile.BadZipFile(
                    message("{filename} is larger than it says", filename=member.filename)
                )
            digest.update(chunk)
            file.write(chunk)
    return digest.hexdigest()


def listed(text: str) -> dict[str, str]:
    """The hashes of a manifest by file name."""
    lines = (line.split(maxsplit=1) for line in text.splitlines() if line.strip())
    # An asterisk is how sha256sum marks a file that was read as binary.
    return {parts[1].lstrip("*"): parts[0].lower() for parts in lines if len(parts) == 2}


def _is_as_listed(root: Path, hashes: Mapping[str, str], file: str, findings: Findings) -> bool:
    """True if every file has the hash that the manifest says, and every file is listed."""
    top = _top(root)
    if top is None or not (top / MANIFEST).is_file():
        what = message(
            "The package has no {manifest}, so TuringDesk can't check that it is complete.",
            manifest=MANIFEST,
        )
        findings.warning(Place(file), what, message("Create it with turingdesk pack."))
        return True
    within = "" if top == root else f"{top.name}/"
    # Otherwise a damaged list would end in an exception before it is compared.
    digest_by_name = listed((top / MANIFEST).read_text("utf-8", errors="replace"))
    unpacked = {name.removeprefix(within): digest for name, digest in hashes.items()}
    unpacked.pop(MANIFEST)
    before = findings.errors
    for name in sorted(digest_by_name.keys() | unpacked.keys()):
        if name not in unpacked:
            what = message("{name} is in the manifest, but not in the package.", name=name)
        elif name not in digest_by_name:
            what = message("{name} is in the package, but not in the manifest.", name=name)
        elif digest_by_name[name] != unpacked[name]:
            what = message("{name} was changed after the package was made.", name=name)
        else:
            continue
        findings.error(
            Place(file, None, name), what, message("Ask the sender for a new copy of the package.")
        )
    return findings.errors == before


def _changed(folder: Path) -> bool:
    """True if someone changed what was unpacked earlier, as far as sizes and times tell."""
    done = folder / _DONE
    if not done.is_file():
        return True
    # The list is written last, so a file that is newer was changed after that.
    unpacked_ns = done.stat().st_mtime_ns
    names = listed(done.read_text("utf-8"))
    return any(_newer(folder / name, unpacked_ns) for name in names)


def _newer(path: Path, since_ns: int) -> bool:
    try:
        return path.stat().st_mtime_ns > since_ns
    except OSError:
        return True


def _top(folder: Path) -> Path | None:
    """Where study.toml is: in the folder itself, or in the only one inside."""
    if (folder / FILE).is_file():
        return folder
    inside = [Path(entry) for entry in os.scandir(folder) if entry.is_dir()]
    return inside[0] if len(inside) == 1 and (inside[0] / FILE).is_file() else None


KEPT = 8  #: copies that stay, in use or not
MOST_KEPT_BYTES = 2_000_000_000  #: of those; the one opened last stays whatever its size
LOCK = ".lock"
UNPACKING = "unpacking-"  #: begins the name of a copy that is not whole yet
_RECENT_S = 24 * 3600.0
_PATIENCE_S = 60.0  #: for a process that is removing the copy
_held: dict[Path, int] = {}  #: file descriptors of locks, open to the end of the process


def hold(copy: Path) -> None:
    """Keep a copy, which need not be there yet, from being removed while this process lives."""
    lock = copy.with_name(copy.name + LOCK)
    lock.parent.mkdir(parents=True, exist_ok=True)
    while lock not in _held:
        handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        wait_for_lock(handle, _PATIENCE_S, shared=True)
        if _is_same(handle, lock):
            _held[lock] = handle
        else:
            os.close(handle)  # removed by another process between opening and locking
    # The lock's time tells when the copy was opened last; see `_last_opened_s`.
    os.utime(lock)


def tidy(folder: Path, kept: int = KEPT) -> None:
    """Remove what was opened longest ago, and what was never unpacked whole.

    Args:
        folder: Where the copies are.
        kept: How many stay at most; fewer where they are larger than `MOST_KEPT_BYTES` together.
    """
    copies = [path for path in folder.iterdir() if path.is_dir()]
    complete_copies = [path for path in copies if not path.name.startswith(UNPACKING)]
    complete_copies.sort(key=_last_opened_s, reverse=True)
    sizes = accumulate(map(_size, complete_copies[:kept]))
    kept = min(kept, max(1, sum(total <= MOST_KEPT_BYTES for total in sizes)))
    for copy in complete_copies[kept:]:
        _remove(copy)
    for copy in copies:
        if copy.name.startswith(UNPACKING) and time.time() - _last_opened_s(copy) > _RECENT_S:
            shutil.rmtree(copy, ignore_errors=True)


def _remove(copy: Path) -> None:
    lock = copy.with_name(copy.name + LOCK)
    if lock in _held:
        return
    handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if try_lock(handle):  # no one uses the copy
            shutil.rmtree(copy, ignore_errors=True)
            # Removed while it is locked, so that no one takes a lock on a file that then goes.
            # Windows removes no open file; the empty one stays there and does no harm.
            with suppress(PermissionError):
                lock.unlink(missing_ok=True)
    finally:
        os.close(handle)


def _size(copy: Path) -> int:
    """The size of all files in a copy, in bytes; files that are deleted meanwhile are skipped."""
    total = 0
    for file in copy.rglob("*"):
        with suppress(OSError):
            total += file.stat().st_size
    return total


def _last_opened_s(copy: Path) -> float:
    """When a copy was last opened, s since the epoch; 0 if it has just gone."""
    for path in (copy.with_name(copy.name + LOCK), copy):
        try:
            return path.stat().st_mtime
        except OSError:
            continue
    return 0.0


def _is_same(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False
