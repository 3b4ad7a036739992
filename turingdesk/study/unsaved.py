"""The changes that an editor will write into a package, laid over the files that are there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath


@dataclass(frozen=True, slots=True)
class Unsaved:
    """Files of one folder that are not on disk yet, by name; None: going to be removed."""

    files: Mapping[str, bytes | Path | None] = field(default_factory=dict)
    #: bytes to write, or a file elsewhere that is going to be copied

    def listed(self, root: Path, folder: Path, there: frozenset[str]) -> frozenset[str]:
        """The names in a folder inside the root as they are going to be."""
        if not self.files:
            return there
        within = PurePosixPath(folder.relative_to(root).as_posix())
        names = set(there)
        for name, content in self.files.items():
            path = PurePosixPath(name)
            if path.parent == within:
                (names.discard if content is None else names.add)(path.name)
        return frozenset(names)

    def path(self, name: str) -> Path | None:
        """The file elsewhere that contains what is going to be copied."""
        content = self.files.get(PurePosixPath(name).as_posix())
        return content if isinstance(content, Path) else None

    def data(self, name: str) -> bytes | None:
        """The bytes that will be written."""
        content = self.files.get(PurePosixPath(name).as_posix())
        return content if isinstance(content, bytes) else None


NOTHING = Unsaved()
