"""Importers of tables in which each column has a field, as its name or a mapping says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from turingdesk.core.message import message
from turingdesk.exchange.importers._base import Importer, SourceFile, Tally, gathered
from turingdesk.exchange.importers._column_map import ColumnMap, Fields, TableLook, named_columns
from turingdesk.exchange.importers._mapping_file import load, save
from turingdesk.exchange.importers._tables import SourceTable
from turingdesk.system.access import file_mode


@dataclass(frozen=True, slots=True)
class TableImporter(Importer):
    """Reads tables whose columns a mapping can name.

    Attributes:
        fields: What columns can have.
        needed: The fields without which nothing can be imported; one of these groups suffices.
        suffixes: Of the sources that are tables.
    """

    fields: Fields = field(default_factory=dict)
    needed: tuple[tuple[str, ...], ...] = ()
    suffixes: frozenset[str] = frozenset()

    def look(self, sources: Sequence[Path]) -> TableLook | None:
        """The first rows of the first table, and what its columns seem to be; None without one.

        Raises:
            BadSource: The table is damaged, or has no rows.
        """
        files = [s for s in gathered(sources, self.suffixes)[0] if self._is_table(s)]
        if not files:
            return None
        table = SourceTable(files[0])
        return TableLook(str(table), table.head, table.sample, guessed(table.head, self.fields))

    def lacking(self, columns: ColumnMap) -> str:
        """The missing column that has to be there, in words; empty if nothing is missing."""
        lacks = [
            [field for field in group if field not in columns.columns] for group in self.needed
        ]
        if not all(lacks):
            return ""
        return message("Choose the column with {field}.", field=self.fields[lacks[0][0]][0])

    def missing(self, columns: ColumnMap, head: Sequence[str]) -> list[str]:
        """The columns of a mapping that a table doesn't have and has to have."""
        return sorted({column for of in columns.columns.values() for column in of} - {*head})

    def _is_table(self, source: SourceFile) -> bool:
        return source.path.suffix.lower() in self.suffixes


def guessed(head: Sequence[str], fields: Fields) -> ColumnMap:
    """A guess at the columns of a table by their names."""
    columns = named_columns(head, fields)
    used_columns = {column for (column,) in columns.values()}
    return ColumnMap(
        columns, not_imported=tuple(name for name in head if name not in used_columns)
    )


def mapped_table(
    source: SourceFile, path: Path | None, fields: Fields, tally: Tally
) -> SourceTable:
    """A table in which each column is called after its field, and has no other columns.

    Args:
        source: The file.
        path: A mapping. The guess counts for fields whose columns it doesn't name; where the
            file doesn't exist, the guess is written to it.
        fields: What columns can have.
        tally: Where it is noted that columns of the mapping aren't there.

    Raises:
        BadSource: The table can't be read, or the mapping isn't one of such tables.
        CannotExport: The mapping can't be written.
    """
    head = next((tuple(row) for _, row in SourceTable(source).rows(Tally(message("rows")))), ())
    is_there = path is not None and path.exists()
    stated_map = load(path, fields) if path is not None and is_there else ColumnMap({})
    names = {
        column: name for name, of in stated_map.columns.items() for column in of if column in head
    }
    if absent := sorted({column for of in stated_map.columns.values() for column in of} - {*head}):
        tally.note(
            message("{file} has no column {missing}.", file=source.path.name, missing=absent)
        )
    free = {name: about for name, about in fields.items() if name not in names.values()}
    guess = guessed(
        [name for name in head if name not in {*names, *stated_map.not_imported}], free
    )
    if path is not None and not is_there:
        save(path, guess, source.path.name, fields, file_mode(path.absolute().parent))
    names |= {column: name for name, (column,) in guess.columns.items()}
    return SourceTable(source, names)
