"""Writes the files of a draft: all of them whole, or none."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from turingdesk.core.errors import TuringDeskError, WriteFailed
from turingdesk.system.disk import refusal, replace, sync_file, sync_folder

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
    """What a file held when it was last read or written here.

    Args:
        path: The file.
        data: What it held; None: it was not there.
    """

    def __init__(self, path: Path, data: bytes | None) -> None:
        self._path = path
        self.data = data
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
        if data != self.data:
            return True
        self._stamp = stamp
        return False


def _stamp(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def write_all(files: Mapping[Path, bytes | Path], done: Callable[[Path], object]) -> None:
    """Write files, each whole or not at all; none takes its place before all are on disk.

    Args:
        files: What to write, or a file to copy, by where.
        done: Is told of each file that has taken its place.

    Raises:
        WriteFailed: The disk refused; says which file. Where it was the last step that failed,
            files before it are written already, each of them whole.
    """
    staged: dict[Path, Path] = {}
    path = Path()
    try:
        for path, content in files.items():
            staged[path] = _staged(path, content)
        for path, made in staged.items():
            replace(made, path)
            done(path)
    except OSError as problem:
        raise not_kept(path, problem) from problem
    finally:
        for made in staged.values():
            with suppress(OSError):  # the reason above is the one to tell
                made.unlink(missing_ok=True)
    for folder in {path.parent for path in files}:
        sync_folder(folder)


def remove_all(files: Sequence[Path], done: Callable[[Path], object]) -> None:
    """Remove files; those that are not there are no matter.

    Args:
        files: Which.
        done: Is told of each file that is gone.

    Raises:
        WriteFailed: The disk refused; says which file.
    """
    for path in files:
        try:
            path.unlink(missing_ok=True)
        except OSError as problem:
            raise WriteFailed(
                f"{path.name} cannot be removed. {refusal(path, problem)} Nothing is lost here; "
                "save again."
            ) from problem
        done(path)


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
            sync_file(file.fileno())
        made.chmod(path.stat().st_mode & 0o777 if path.exists() else _NEW_MODE)
    except BaseException:
        made.unlink(missing_ok=True)
        raise
    return made


def not_kept(path: Path, problem: OSError) -> WriteFailed:
    """What to tell where a file of the study could not be written."""
    named = Path(str(problem.filename)).name if problem.filename else path.name
    if isinstance(problem, PermissionError):
        return WriteFailed(
            f"{path.name} cannot be written: another program holds it, or the folder is not "
            "yours to write. Close it in Excel, then save again. Nothing is lost here."
        )
    if isinstance(problem, FileNotFoundError):
        return WriteFailed(
            f"{named} is no longer there. Add it again, or remove it here, then save."
        )
    return WriteFailed(
        f"{path.name} could not be saved. {refusal(path, problem)} Nothing is lost here; save "
        "again."
    )
