"""Writes the files of a draft: all of them whole, or none."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from turingdesk.core.errors import NotKept, TuringDeskError

_NEW_MODE = 0o644


class ChangedOnDisk(TuringDeskError):
    """Another program wrote a file of the study after it was opened here.

    Saving would undo what was done there. Open the study again to go on from that, or save
    all the same.
    """

    def __init__(self, *names: str) -> None:
        self.names = names
        files = " and ".join(names)
        super().__init__(
            f"{files} changed on the disk after the study was opened here. Open the study "
            "again to see it, or save all the same to replace it."
        )


class Seen:
    """What a file held when it was last read or written here."""

    def __init__(self, path: Path, data: bytes | None) -> None:
        self._path = path
        self.digest = None if data is None else hashlib.sha256(data).digest()
        self._stamp = _stamp(path)

    def has_changed(self) -> bool:
        """Whether the file holds something else now; asks the content only where it must."""
        stamp = _stamp(self._path)
        if stamp == self._stamp:
            return False
        try:
            data: bytes | None = self._path.read_bytes()
        except FileNotFoundError:
            data = None
        except OSError:
            return True
        if (None if data is None else hashlib.sha256(data).digest()) != self.digest:
            return True
        self._stamp = stamp
        return False


def _stamp(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def write_all(files: Mapping[Path, bytes | Path]) -> None:
    """Write files, each whole or not at all; none takes its place before all are on disk.

    Args:
        files: What to write, or a file to copy, by where.

    Raises:
        NotKept: The disk refused; says which file. Where it was the last step that failed,
            files before it are written already, each of them whole.
    """
    staged: dict[Path, Path] = {}
    path = Path()
    try:
        for path, content in files.items():
            staged[path] = _staged(path, content)
        for path, made in staged.items():
            made.replace(path)
    except OSError as problem:
        raise NotKept(_reason(path, problem)) from problem
    finally:
        for made in staged.values():
            made.unlink(missing_ok=True)


def _staged(path: Path, content: bytes | Path) -> Path:
    """Write beside the file, onto the disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}-")
    made = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            if isinstance(content, Path):
                with content.open("rb") as source:
                    shutil.copyfileobj(source, file, 1024 * 1024)
            else:
                file.write(content)
            file.flush()
            os.fsync(file.fileno())
        made.chmod(path.stat().st_mode & 0o777 if path.exists() else _NEW_MODE)
    except BaseException:
        made.unlink(missing_ok=True)
        raise
    return made


def _reason(path: Path, problem: OSError) -> str:
    named = Path(str(problem.filename)).name if problem.filename else path.name
    if isinstance(problem, PermissionError):
        return (
            f"{path.name} cannot be written: another program holds it, or the folder is not "
            "yours to write. Close it in Excel, then save again. Nothing is lost here."
        )
    if isinstance(problem, FileNotFoundError):
        return f"{named} is no longer there. Add it again, or remove it here, then save."
    what = problem.strerror or str(problem)
    return f"{path.name} could not be saved: {what}. Nothing is lost here; save again."
