"""The folder of a study package: reads its files, and nothing outside it."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path, PurePosixPath, PureWindowsPath

from turingdesk.core.message import message
from turingdesk.study.findings import Findings, Place
from turingdesk.study.unsaved import NOTHING, Unsaved
from turingdesk.system.os_errors import explain_os_error

_SLIP = 2  #: characters that a name is longer or shorter by mistake, at most
MOST_TEXT = 256 * 1024 * 1024  #: bytes; a table or text that is larger is not read


class Folder:
    """A folder whose files are named from inside it.

    Args:
        root: The folder.
        findings: Where problems go.
        folder_name: What to call it in messages, such as "the media folder".
        unsaved: Files of the folder that an editor has not written yet.
    """

    def __init__(
        self,
        root: Path,
        findings: Findings,
        folder_name: str = message("the package"),
        unsaved: Unsaved = NOTHING,
    ) -> None:
        self.root = root
        self._findings = findings
        self._called = folder_name
        self._unsaved = unsaved
        # A table can name thousands of files of one folder, which is listed only once.
        self._listed = cache(lambda folder: unsaved.listed(root, folder, _listed(folder)))
        self._real = Path(os.path.realpath(root))

    def path(self, name: str, place: Place) -> Path | None:
        """The file of that name; None, with a problem, where there is none inside."""
        if what := outside(name, self._called):
            self._findings.error(
                place,
                what,
                message("Use a file in {called}, with / between folders.", called=self._called),
            )
            return None
        path = self.root.joinpath(*PurePosixPath(name).parts)
        if path.name not in self._listed(path.parent):
            self._findings.error(
                place,
                message(
                    "TuringDesk can't find {name!r} in {called}.", name=name, called=self._called
                ),
                self._fix(name),
            )
            return None
        return self._unsaved.path(name) or self._own_file(path, name, place)

    def _own_file(self, path: Path, name: str, place: Place) -> Path | None:
        """The folder's own file; None, with a problem, where it cannot be used."""
        if self._unsaved.data(name) is not None:
            return path
        real = Path(os.path.realpath(path))
        if not real.is_relative_to(self._real):
            self._findings.error(
                place,
                message(
                    "{name!r} is a link to a file outside {called}.",
                    name=name,
                    called=self._called,
                ),
                message("Replace the link with the file itself."),
            )
            return None
        if not _is_file(real):
            what = message("{name!r} is not a file, or can't be read.", name=name)
            self._findings.error(
                place, what, message("Choose a file that you have permission to read.")
            )
            return None
        return path

    def read(self, name: str, place: Place) -> bytes | None:
        """The bytes of a table or text; None, with a problem, where it cannot be read."""
        path = self.path(name, place)
        if path is None:
            return None
        if (data := self._unsaved.data(name)) is not None:
            return data
        try:
            if path.stat().st_size <= MOST_TEXT:
                return path.read_bytes()
        except PermissionError:
            self._findings.error(
                Place(name),
                message(
                    "The file can't be opened: it is open in another program, or you don't "
                    "have permission to read it."
                ),
                message("Close it in Excel, or ask for permission to read it."),
            )
        except OSError as problem:
            self._findings.error(
                Place(name),
                message("The file can't be read. {why}", why=explain_os_error(problem).happened),
                message("Copy it again from its source."),
            )
        else:
            most = MOST_TEXT // 1024**2
            self._findings.error(
                Place(name),
                message("The file is larger than {most} MB.", most=most),
                message("Split it into several tables."),
            )
        return None

    def has(self, name: str) -> bool:
        """True if there is a file of that name, as far as its folder's list tells."""
        path = self.root.joinpath(*PurePosixPath(name).parts)
        return path.name in self._listed(path.parent)

    def _fix(self, name: str) -> str:
        """Names the file that was probably meant."""
        wanted_path = PurePosixPath(name)
        files = map(PurePosixPath, sorted(self._listed(self.root / wanted_path.parent)))
        by_ending = sorted(
            files, key=lambda file: file.suffix == wanted_path.suffix
        )  # the same one last
        there = {file.stem: file.name for file in by_ending}
        slips = [stem for stem in there if abs(len(stem) - len(wanted_path.stem)) <= _SLIP]
        if close := self._findings.nearest(
            wanted_path.stem, slips
        ):  # endings are alike in any case
            suggestion = str(wanted_path.with_name(there[close]))
            return message("Did you mean {close!r}?", close=suggestion, name=name)
        return message("Add it, or correct the name.")


def outside(name: str, folder_name: str = message("the package")) -> str:
    """Why a name does not stay inside a folder; empty if it does."""
    if "\\" in name:
        return message("{name!r} has a backslash.", name=name)
    if name.startswith("/") or PureWindowsPath(name).drive:
        return message(
            "{name!r} is a path on one computer, not in {called}.", name=name, called=folder_name
        )
    if ".." in PurePosixPath(name).parts:
        return message("{name!r} points outside {called}.", name=name, called=folder_name)
    if "\0" in name or not PurePosixPath(name).parts:
        return message("{name!r} is not a file name.", name=name)
    return ""


def _listed(folder: Path) -> frozenset[str]:
    """The names in a folder exactly as they are written: Windows would find any case."""
    try:
        return frozenset(os.listdir(folder))  # noqa: PTH208 - names are wanted, not paths
    except (OSError, ValueError):  # the latter for names that no file can have
        return frozenset()


def _is_file(path: Path) -> bool:
    # `is_file` raises where it isn't allowed to look.
    try:
        return path.is_file()
    except OSError:
        return False
