"""The pictures of somebody's own folder, found by how their table names them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from turingdesk.editing.media_draft import offered

_MOST_SHOWN = 5


class OwnPictures:
    """A folder with pictures, and its folders.

    Args:
        folder: Where they are; None: there are none.
    """

    def __init__(self, folder: Path | None) -> None:
        self._by_name: dict[str, str] = {}
        self._by_stem: dict[str, list[str]] = {}
        self._paths = dict(offered([folder])) if folder is not None else {}
        for name in sorted(self._paths, key=lambda one: one.count("/"), reverse=True):
            base = PurePosixPath(name).name.casefold()
            self._by_name[base] = self._by_name[name.casefold()] = name
            self._by_stem.setdefault(PurePosixPath(base).stem, []).append(name)
        self._used: set[str] = set()
        self._missing: dict[str, int] = {}

    def name(self, written: str) -> str:
        """The picture's name in the media folder; as written where there is none such."""
        if not written.strip():
            return ""
        plain = written.strip().replace("\\", "/").casefold()
        base = plain.rpartition("/")[2]
        stems = self._by_stem.get(base, [])
        found = self._by_name.get(plain) or self._by_name.get(base)
        found = found or (stems[0] if len(stems) == 1 else None)
        if found is None:
            self._missing[written] = self._missing.get(written, 0) + 1
            return written.strip()
        self._used.add(found)
        return found

    def copy(self, to: Path) -> int:
        """Copy those that were named; returns how many."""
        for name in sorted(self._used):
            target = to / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self._paths[name], target)
        return len(self._used)

    def notes(self) -> Iterator[str]:
        """What could not be placed."""
        if self._missing:
            rows = sum(self._missing.values())
            names = ", ".join(list(self._missing)[:_MOST_SHOWN])
            more = " and more" if len(self._missing) > _MOST_SHOWN else ""
            yield f"Pictures that are not in the folder: {names}{more} (cells: {rows:,})."
        if idle := len(self._paths) - len(self._used):
            yield f"Pictures of the folder that no row names, and that were not copied: {idle:,}."
