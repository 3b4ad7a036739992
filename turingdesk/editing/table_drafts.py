"""The tables of a study while they are edited; each is read when it is first needed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path as FilePath
from pathlib import PurePosixPath
from typing import Any

from turingdesk.core.task import TASKS
from turingdesk.editing.history import History
from turingdesk.editing.package_files import PackageFiles
from turingdesk.editing.table_draft import TableDraft, TableState, format_of
from turingdesk.editing.toml_draft import TomlDraft
from turingdesk.study.agents_table import FILE as AGENTS
from turingdesk.study.grid_file import SUFFIXES
from turingdesk.study.pack import CLEANING
from turingdesk.study.registration import FILE as REGISTRATION
from turingdesk.study.toml_lines import Path


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
        """The tables that the blocks use, in their order, then others in the folder."""
        there = sorted(path.name for path in self._files.folder.iterdir() if _is_table(path))
        there += [name for name, _ in self._unsaved()]
        return list(dict.fromkeys([*self._tasks(), *there]))

    def task_of(self, name: str) -> str:
        """The task whose answers a table contains; empty if no block uses it."""
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
            # Asked each time, since study.toml can change while the table is open.
            draft = TableDraft(name, data, lambda: self.task_of(name), self._history)
            self._tables[name] = draft
        return self._tables[name]

    def copy_as_csv(self, workbook: str) -> str:
        """Copy a workbook's rows to a new .csv table, which the blocks then use instead.

        Returns:
            The name of the new table.
        """
        source = self.table(workbook)
        stem = str(PurePosixPath(source.name).with_suffix(""))
        names = (stem + end + ".csv" for end in chain([""], (f"-{n}" for n in count(2))))
        name = next(n for n in names if n not in self._tables and self._files.read(n) is None)
        for path, used, _ in list(self._table_keys()):
            if used == source.name:
                self._toml.set(path, name)
        rows = [source.row(number) for number in range(len(source))]
        self.table(name).replace(source.columns, rows)
        return name

    def states(self) -> Mapping[str, TableState]:
        """Contents of the tables that may differ from the disk."""
        return {name: table.state() for name, table in self._unsaved()}

    def files(self) -> Mapping[str, bytes | None]:
        """The files that differ from the disk as it was read."""
        data_by_name = {name: state.written().data for name, state in self.states().items()}
        return {
            name: data for name, data in data_by_name.items() if data != self._files.held(name)
        }

    def _unsaved(self) -> Iterator[tuple[str, TableDraft]]:
        for name, table in self._tables.items():
            if table.touched and not (table.is_blank and self._files.held(name) is None):
                yield name, table

    def _tasks(self) -> dict[str, str]:
        """The task by table, in the order of the blocks."""
        task_by_table: dict[str, str] = {}
        for _, table, task in self._table_keys():
            task_by_table.setdefault(table, task)
        return task_by_table

    def _table_keys(self) -> Iterator[tuple[Path, str, str]]:
        """Each key of study.toml that can name a table, that table, and its task."""
        blocks = self._toml.get("block", default=[])
        for number, block in enumerate(blocks if isinstance(blocks, list) else []):
            if not isinstance(block, dict) or block.get("task") not in TASKS:
                continue
            task = str(block["task"])
            if task == "pairs":
                show = block.get("show")
                show = show if isinstance(show, dict) else {}
                of = show.get("of", "conversations")
                if of in TASKS:
                    path = ("block", number, "show", "of_table")
                    yield path, self._name(show.get("of_table"), str(of)), str(of)
            if not TASKS[task].plays:
                yield ("block", number, "table"), self._name(block.get("table"), task), task

    def _name(self, table_name: Any, task: str) -> str:
        """The table that a block means, as the package's reader finds it, by its one name."""
        if isinstance(table_name, str) and table_name:
            return PurePosixPath(table_name).as_posix()
        default_names = [task + suffix for suffix in SUFFIXES]
        there = [name for name in default_names if (self._files.folder / name).is_file()]
        there += [name for name in default_names if name in self._tables]
        return there[0] if there else default_names[0]


def _is_table(path: FilePath) -> bool:
    # While a workbook is open in Excel, a file of its name after ~$ is beside it.
    hidden = path.name.startswith((".", "~$")) or path.name in (REGISTRATION, AGENTS, CLEANING)
    return path.suffix.lower() in SUFFIXES and not hidden and path.is_file()


@dataclass(frozen=True, slots=True)
class Use:
    """A cell that names a picture."""

    table: str
    row: int
    column: int


def picture_uses(tables: Iterable[TableDraft]) -> Iterator[tuple[str, Use]]:
    """The name and the place of every cell that names a picture, whether it is there or not."""
    for table in tables:
        specs = table.specs
        columns = [n for n, name in enumerate(table.columns) if name in specs]
        for column in columns:
            if specs[table.columns[column]].is_path:
                for row in range(len(table)):
                    if text := table.cell(row, column).strip():
                        yield text, Use(table.name, row, column)
