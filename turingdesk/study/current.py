"""A study that stays open for hours: it is read again before a session where its files changed.

Sizes and times of its files and folders are compared first, which takes milliseconds; only where
one differs, the study is read whole. Sessions that run keep what they began with.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from threading import Lock

from turingdesk.core.errors import BadStudy
from turingdesk.study.package import Package, read_package

Stamp = frozenset[tuple[str, int, int]]


class CurrentStudy:
    """One study, as it is on the disk; may be asked from several threads.

    Args:
        package: The study as it was read before.
    """

    def __init__(self, package: Package) -> None:
        self._package = package
        self._lock = Lock()
        #: None: the files may have changed since they were read, so the first look reads them.
        self._stamp: Stamp | None = None

    @property
    def known(self) -> Package:
        """The study as it was read last."""
        return self._package

    def package(self) -> Package:
        """The study as it is now.

        Raises:
            BadStudy: It changed, and has errors now.
        """
        # One thread reads a study that changed, and the others wait for what it has read.
        with self._lock:
            stamp = _stamp(self._package)
            if stamp and stamp != self._stamp:
                now = read_package(self._package.source, hashes=bool(self._package.hash))
                if now.package is None:
                    raise BadStudy(*now.errors)
                before = self._package
                if (now.package.hash, now.package.toml) != (before.hash, before.toml):
                    self._package, stamp = now.package, _stamp(now.package)
                self._stamp = stamp
            return self._package


def _stamp(package: Package) -> Stamp:
    """A stamp that changes whenever a file of a study is written, comes, or goes."""
    source = package.source
    paths: Iterable[Path] = (source,)
    if source.is_dir() or source.suffix == ".toml":  # else a file that has all
        files = (package.folder / "study.toml", *package.files.values())
        # A file that comes or goes changes the time of its folder, and of no other file.
        paths = {*files, *(path.parent for path in files)}
    stamps = set()
    for path in paths:
        with suppress(OSError):
            stat = path.stat()
            stamps.add((str(path), stat.st_size, stat.st_mtime_ns))
    return frozenset(stamps)
