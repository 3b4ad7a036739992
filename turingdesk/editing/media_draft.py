"""The pictures of a study while it is edited: what is there, added and removed."""

from __future__ import annotations

import os
import shutil
import tempfile
import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.message import message
from turingdesk.editing.history import Change, History, Part
from turingdesk.editing.package_files import write_failed
from turingdesk.study.picture import (
    LONGEST_SIDE,
    MOST_PIXELS,
    SUFFIXES,
    NotAPicture,
    read_picture,
)
from turingdesk.system.os_errors import os_error_message

_KNOWN = {suffix for suffixes in SUFFIXES.values() for suffix in suffixes}


@dataclass(frozen=True, slots=True)
class MediaFile:
    """One picture."""

    name: str  #: inside the media folder, with / between folders
    bytes: int  #: how many
    path: Path  #: where it can be read now
    is_new: bool = False  #: whether it is copied into the study by the next save


@dataclass(frozen=True, slots=True)
class SkippedFile:
    """A file that was not added, and why, in sentences."""

    path: Path
    reason: str


class AddedFiles(list[str]):
    """The names under which files were added; `left_out` are those that were not."""

    def __init__(self, names: Iterable[str], left_out: Sequence[SkippedFile]) -> None:
        super().__init__(names)
        self.left_out = tuple(left_out)


@dataclass(slots=True)
class _PictureContent:
    """Where a picture's content is; that moves when it is saved or removed."""

    path: Path


class MediaDraft:
    """The media folder.

    Args:
        folder: Tells where it is.
        history: Where changes are noted.
    """

    def __init__(self, folder: Callable[[], Path], history: History) -> None:
        self._folder = folder
        self._history = history
        self._changed: dict[str, _PictureContent | None] = {}  #: added, or removed and None
        self._all: list[_PictureContent] = []  #: also those that only undo knows
        self._gone: Path | None = None  #: where removed files are, for undo

    def files(self) -> list[MediaFile]:
        """All pictures as they are going to be, sorted by name."""
        folder = self._folder()
        path_by_name = {name: folder / name for name in _names(folder)}
        media_files = []
        for name in sorted({*path_by_name, *self._changed}, key=str.casefold):
            picture = (
                self._changed[name]
                if name in self._changed
                else _PictureContent(path_by_name[name])
            )
            if picture is not None:
                is_new = picture.path != folder / name
                media_files.append(MediaFile(name, _size(picture.path), picture.path, is_new))
        return media_files

    def path(self, name: str) -> Path | None:
        """Where a picture can be read now; None if there is none of that name."""
        if name in self._changed:
            picture = self._changed[name]
            return None if picture is None else picture.path
        path = self._folder() / name
        return path if path.is_file() else None

    def add(self, paths: Sequence[Path], *, replace: bool = False) -> AddedFiles:
        """Take pictures in; of a folder all that are in it, under their names from there.

        Args:
            paths: Files and folders; they are copied when the draft is saved.
            replace: Whether another picture of the same name gives way.
        """
        names: list[str] = []
        left_out: list[SkippedFile] = []
        # Names that differ only by case are one file on Windows and macOS.
        there = {file.name.casefold(): file for file in self.files()}
        added: dict[str, Path] = {}
        for name, path in offered(paths):
            namesake = there.get(name.casefold())
            reason = _objection(path)
            if not reason and namesake is not None and not _same(namesake.path, path):
                reason = "" if replace and namesake.name == name else _twin(name, namesake.name)
            elif not reason and namesake is not None:
                names.append(namesake.name)
                continue
            if reason:
                left_out.append(SkippedFile(path, reason))
                continue
            names.append(name)
            added[name] = path
            there[name.casefold()] = MediaFile(name, 0, path)
        if added:
            self._put({name: _PictureContent(path) for name, path in added.items()})
        return AddedFiles(names, left_out)

    def remove(self, *names: str) -> None:
        """Take pictures out; the files go when the draft is saved."""
        gone = [name for name in names if self.path(name) is not None]
        if gone:
            self._put(dict.fromkeys(gone))

    def unsaved(self) -> Mapping[str, Path | None]:
        """The pictures that the next save copies, and those that it removes."""
        folder = self._folder()
        return {
            name: None if picture is None else picture.path
            for name, picture in self._changed.items()
            if picture is None or picture.path != folder / name
        }

    def to_write(self) -> Mapping[Path, Path]:
        """The files to copy, by where; what is there is set aside, so that undo finds it.

        Raises:
            WriteFailed: There is no room to set it aside.
        """
        folder = self._folder()
        path_by_target = {
            folder / name: path for name, path in self.unsaved().items() if path is not None
        }
        for path in path_by_target:
            if path.is_file():
                self._set_aside(path, shutil.copyfile)
        return path_by_target

    def has_saved(self) -> None:
        """The files are copied: take away what was removed, so that only undo finds it.

        Raises:
            WriteFailed: A file cannot be taken away.
        """
        folder = self._folder()
        for name, picture in self._changed.items():
            if picture is not None:
                picture.path = folder / name
            elif (folder / name).is_file():
                self._set_aside(folder / name, shutil.move)

    def _put(self, changes: dict[str, _PictureContent | None]) -> None:
        before = {name: self._now(name) for name in changes}
        self._all += [picture for picture in (*changes.values(), *before.values()) if picture]

        def put(state: dict[str, _PictureContent | None]) -> None:
            self._changed.update(state)

        change = Change("media")
        self._history.do(Part(change, lambda: put(changes), lambda: put(before)))

    def _now(self, name: str) -> _PictureContent | None:
        if name in self._changed:
            return self._changed[name]
        path = self._folder() / name
        return _PictureContent(path) if path.is_file() else None

    def _set_aside(self, path: Path, how: Callable[[Path, Path], object]) -> None:
        if self._gone is None:
            self._gone = Path(tempfile.mkdtemp(prefix="turingdesk-removed-"))
            # Unlike `__del__`, it also runs when the program ends.
            weakref.finalize(self, shutil.rmtree, self._gone, ignore_errors=True)
        to = self._gone / str(len(list(self._gone.iterdir())))
        try:
            how(path, to)
        except OSError as problem:
            raise write_failed(path, problem) from problem
        for picture in self._all:
            if picture.path == path:
                picture.path = to


def _names(folder: Path) -> Iterator[str]:
    for within, folders, files in os.walk(folder):
        # In place, since os.walk descends into what remains in the list.
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in files:
            if not name.startswith("."):
                yield (Path(within) / name).relative_to(folder).as_posix()


def offered(paths: Iterable[Path]) -> Iterator[tuple[str, Path]]:
    """Files as given, and the pictures in folders, each with its name from there."""
    for path in paths:
        if path.is_dir():
            for name in sorted(_names(path)):
                if Path(name).suffix.lower() in _KNOWN:
                    yield name, path / name
        else:
            yield path.name, path


def _objection(path: Path) -> str:
    """Why a file cannot be shown; empty if it can."""
    try:
        picture = read_picture(path)
    except NotAPicture as problem:
        return message(
            "{name} can't be shown as a picture: {problem}. Save it as PNG or JPEG.",
            name=path.name,
            problem=problem,
        )
    except OSError as problem:
        return message(
            "{name} can't be read. {why}",
            name=path.name,
            why=os_error_message(problem),
        )
    if picture.too_large:
        return message(
            "{name} has {width:,} x {height:,} pixels. Make it smaller: at most "
            "{longest_side:,} per side and {most_pixels:,} in total.",
            name=path.name,
            width=picture.width,
            height=picture.height,
            longest_side=LONGEST_SIDE,
            most_pixels=MOST_PIXELS,
        )
    if "\\" in path.name:
        return message("{name!r} has a backslash in its name. Rename the file.", name=path.name)
    return ""


def _twin(name: str, namesake: str) -> str:
    if name != namesake:
        return message(
            "There is already a picture {known}, which differs from {name} only by case. "
            "Rename one of them.",
            known=namesake,
            name=name,
        )
    return message(
        "There is already a picture called {name}. Rename this one, or replace the other.",
        name=name,
    )


def _same(path: Path, other: Path) -> bool:
    try:
        if path == other or path.samefile(other):
            return True
        return path.stat().st_size == other.stat().st_size and (
            path.read_bytes() == other.read_bytes()
        )
    except OSError:
        return False


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
