"""The files of a package that is edited: what each held when it was last read or written here."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from pathlib import Path, PurePosixPath

from turingdesk.core.errors import TuringDeskError, WriteFailed
from turingdesk.core.message import message
from turingdesk.editing.toml_draft import CannotEdit
from turingdesk.study.folder import outside
from turingdesk.system.disk import refusal, replace, sync_file, sync_folder
from turingdesk.system.os_errors import os_errors_as


class PackageFiles:
    """Files by their name inside the package, with / between folders.

    Args:
        folder: Of the package.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._versions: dict[str, FileVersion] = {}

    def name(self, spelling: str) -> str:
        """The one name of a file, whichever way it is written: "./a.csv" is "a.csv".

        Raises:
            CannotEdit: It leads out of the package.
        """
        name = PurePosixPath(spelling).as_posix()
        real = self.folder.resolve()
        if outside(spelling) or not self._target(name).is_relative_to(real):
            raise CannotEdit(
                message(
                    "{written!r} is not in the study's folder, so you can't edit it here.",
                    written=spelling,
                )
            )
        return name

    def read(self, name: str) -> bytes | None:
        """The current contents of a file; None if there is none.

        Raises:
            CannotEdit: It cannot be read; says what to do.
        """
        path = self.folder / name
        with os_errors_as(CannotEdit, message("{name} can't be read. {why}"), name=name):
            data = path.read_bytes() if path.exists() else None
        self._versions[name] = FileVersion(path, data)
        return data

    def held(self, name: str) -> bytes | None:
        """The contents of a file when it was last read or written here; None: there was none."""
        return self._versions[name].data if name in self._versions else None

    def changed(self) -> list[str]:
        """The files that another program has written since."""
        return [name for name, version in self._versions.items() if version.has_changed()]

    def refuse_changed(self, names: Collection[str]) -> None:
        """Make sure that no other program's work is replaced.

        Raises:
            ChangedOnDisk: Another program wrote one of these files meanwhile.
        """
        if meanwhile := [name for name in self.changed() if name in names]:
            raise ChangedOnDisk(*meanwhile)

    def write(self, files: Mapping[str, bytes | None], pictures: Mapping[Path, Path]) -> None:
        """Write files and copy pictures.

        Args:
            files: What each is going to hold; None: it is removed.
            pictures: Files to copy, by where.

        Raises:
            WriteFailed: The disk refused; says which file.
        """
        names = {self._target(name): name for name in files}

        def note(path: Path) -> None:
            """Note it: what failed later must not be taken for another program's work."""
            if (name := names.get(path)) is not None:
                self._versions[name] = FileVersion(self.folder / name, files[name])

        writing: dict[Path, bytes | Path] = dict(pictures)
        for path, name in names.items():
            if (data := files[name]) is not None:
                writing[path] = data
        write_all(writing, note)
        remove_all([path for path, name in names.items() if files[name] is None], note)

    def _target(self, name: str) -> Path:
        """Where a file is written: through a link inside the package, its file."""
        try:
            return (self.folder / name).resolve()
        except (OSError, ValueError, RuntimeError):  # a name that no file has, a circle of links
            return Path(self.folder.anchor)


_NEW_MODE = 0o644


class ChangedOnDisk(TuringDeskError):
    """Another program changed a file of the study after you opened it here.

    Saving would overwrite that change. Open the study again to see the change, or save anyway.
    """

    def __init__(self, *names: str) -> None:
        self.names = names
        files = " and ".join(names)
        super().__init__(
            message(
                "{files} changed on disk after you opened the study. Open the study again to "
                "see the change, or save anyway to overwrite it.",
                files=files,
            )
        )


class FileVersion:
    """The contents of a file when it was last read or written here.

    Args:
        path: The file.
        data: What it held; None: it was not there.
    """

    def __init__(self, path: Path, data: bytes | None) -> None:
        self._path = path
        self.data = data
        self._stamp = _stamp(path)

    def has_changed(self) -> bool:
        """True if the file contains something else now; asks the content only where it must."""
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
        # The same content with another time, as a copy leaves it, needs no second reading.
        self._stamp = stamp
        return False


def _stamp(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size


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
        for path, temporary in staged.items():
            replace(temporary, path)
            done(path)
    except OSError as problem:
        raise write_failed(path, problem) from problem
    finally:
        for temporary in staged.values():
            with suppress(OSError):  # the reason above is the one to tell
                temporary.unlink(missing_ok=True)
    for folder in {path.parent for path in files}:
        sync_folder(folder)


def remove_all(files: Sequence[Path], done: Callable[[Path], object]) -> None:
    """Remove files; missing ones are ignored.

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
                message(
                    "{name} can't be removed. {problem} Your changes are still here; save again.",
                    name=path.name,
                    problem=refusal(path, problem),
                )
            ) from problem
        done(path)


def _staged(path: Path, content: bytes | Path) -> Path:
    """Write beside the file, onto the disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}-")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            if isinstance(content, Path):
                with content.open("rb") as source:
                    shutil.copyfileobj(source, file, 1024 * 1024)
            else:
                file.write(content)
            file.flush()
            sync_file(file.fileno())
        # mkstemp lets its owner alone read it; a file that a group shares stays shared.
        temporary.chmod(path.stat().st_mode & 0o777 if path.exists() else _NEW_MODE)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


def write_failed(path: Path, problem: OSError) -> WriteFailed:
    """The error for a file of the study that could not be written."""
    named = Path(str(problem.filename)).name if problem.filename else path.name
    if isinstance(problem, PermissionError):
        return WriteFailed(
            message(
                "{name} can't be saved: it is open in another program, or you don't have "
                "permission to write to the folder. Close it in Excel, then save again. Your "
                "changes are still here.",
                name=path.name,
            )
        )
    if isinstance(problem, FileNotFoundError):
        return WriteFailed(
            message(
                "{named} no longer exists. Add it again, or remove it here, then save.",
                named=named,
            )
        )
    return WriteFailed(
        message(
            "{name} could not be saved. {problem} Your changes are still here; save again.",
            name=path.name,
            problem=refusal(path, problem),
        )
    )
