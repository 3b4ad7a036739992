"""The tables of a study while they are edited; each is read when it is first looked at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from turingdesk.editing.history import History
from turingdesk.editing.package_files import PackageFiles
from turingdesk.editing.table_draft import TableDraft, TableState
from turingdesk.editing.table_formats import format_of
from turingdesk.editing.toml_draft import TomlDraft
from turingdesk.editing.used_tables import tasks_of_tables
from turingdesk.study.grid_file import SUFFIXES
from turingdesk.study.registration import FILE as REGISTRATION


class TableDrafts:
    """Tables by their name inside the package.

    Args:
        files: Of the package.
        toml: Its study.toml, whose blocks tell which tables are used.
        history: Where changes are noted.
    """

    def __init__(self, files: PackageFiles, toml: TomlDraft, history: History) -> None:
        self._files = files
        self._toml = toml
        self._history = history
        self._tables: dict[str, TableDraft] = {}

    def names(self) -> list[str]:
        """The tables that the blocks use, in their order, then others that lie in the folder."""
        there = sorted(path.name for path in self._files.folder.iterdir() if _is_table(path))
        there += [name for name, _ in self._unsaved()]
        return list(dict.fromkeys([*self._tasks(), *there]))

    def task_of(self, name: str) -> str:
        """The task whose answers a table holds; empty where no block uses it."""
        return self._tasks().get(name, "")

    def table(self, name: str) -> TableDraft:
        """A table; one that is not there yet is empty, and written once something is in it.

        Raises:
            CannotEdit: It is damaged, or no table; says where and what to do.
        """
        name = self._files.name(name)
        if name not in self._tables:
            format_of(name)
            data = self._files.read(name)
            made = TableDraft(name, data, lambda: self.task_of(name), self._history)
            self._tables[name] = made
        return self._tables[name]

    def states(self) -> Mapping[str, TableState]:
        """What the tables hold that may differ from the disk."""
        return {name: table.state() for name, table in self._unsaved()}

    def files(self) -> Mapping[str, bytes | None]:
        """What differs from the disk as it was read."""
        written = {name: state.written().data for name, state in self.states().items()}
        return {name: data for name, data in written.items() if data != self._files.held(name)}

    def _unsaved(self) -> Iterator[tuple[str, TableDraft]]:
        for name, table in self._tables.items():
            if table.touched and not (table.is_blank and self._files.held(name) is None):
                yield name, table

    def _tasks(self) -> dict[str, str]:
        return tasks_of_tables(self._files.folder, self._toml, self._tables)


def _is_table(path: Path) -> bool:
    hidden = path.name.startswith((".", "~$")) or path.name == REGISTRATION
    return path.suffix.lower() in SUFFIXES and not hidden and path.is_file()
