"""A draft at one moment, which other threads can read: what is written is not waited for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.errors import Problem
from turingdesk.editing.table_draft import TableState
from turingdesk.study.check import Checked, checked
from turingdesk.study.package import Reading, read_package
from turingdesk.study.schema import FILE
from turingdesk.study.unsaved import Unsaved


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What a draft holds; later changes do not reach it."""

    folder: Path
    revision: int
    toml: bytes
    texts: Mapping[str, bytes | None]
    tables: Mapping[str, TableState]
    media: Mapping[str, Path | None]
    media_folder: Path

    def problems(self) -> tuple[Problem, ...]:
        """What `turingdesk check` would say once this was saved."""
        return self.check().problems

    def check(self) -> Checked:
        """The study with its plan and problems, without its hash."""
        return checked(self.read(hashes=False))

    def read(self, *, hashes: bool = True) -> Reading:
        """The package as it would be once this was saved.

        Args:
            hashes: Whether to compute the hash, for which every picture is read whole.
        """
        return read_package(self.folder, hashes=hashes, unsaved=self.unsaved())

    def unsaved(self) -> tuple[Unsaved, Unsaved]:
        """What is not on disk yet: files of the package, and of its media."""
        files: dict[str, bytes | Path | None] = {FILE: self.toml, **self.texts}
        files |= {name: state.written().data for name, state in self.tables.items()}
        return Unsaved(files), Unsaved(dict(self.media))
