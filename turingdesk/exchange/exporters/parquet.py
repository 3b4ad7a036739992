"""Parquet: one row an answered question, each column with its type and its sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.exchange.exporters._atomic_write import atomic_write, beside
from turingdesk.exchange.exporters._base import (
    ExportCounts,
    Exporter,
    ExportOptions,
    Progress,
    incomplete,
)
from turingdesk.exchange.exporters._cells import Cell, rows, writable
from turingdesk.exchange.exporters._content import ColumnKind, Content, as_numbers, kind
from turingdesk.exchange.exporters._delimited import watched
from turingdesk.system.edition import edition
from turingdesk.table.agent_columns import agent_columns
from turingdesk.table.excluded import EXCLUSION_COLUMNS

if TYPE_CHECKING:
    import pandas as pd
    from arro3.core import DataType, RecordBatch, Schema

    from turingdesk.table.table import Table

_GROUP = 50_000  #: rows that are turned into columns at once
_KINDS = {bool: ColumnKind.FLAG, int: ColumnKind.WHOLE, float: ColumnKind.NUMBER}


def write(table: Table, path: Path, progress: Progress, options: ExportOptions) -> ExportCounts:
    """Write the responses, and count the rows of the file.

    Raises:
        ExportCancelled: The progress callback returned False.
        CannotExport: The file cannot be written whole.
    """
    import pandas as pd

    content = Content.of(table, options)
    frame = content.responses
    # Settings of agents are texts in journals, but may all be numbers.
    numbers = {name: as_numbers([*frame[name]]) for name in agent_columns(frame)}
    frame = frame.assign(
        **{name: pd.Series(values, frame.index) for name, values in numbers.items()}
    )
    watched_rows = watched(rows(frame), content.in_journals, progress)
    altered = _write(frame, content.columns, watched_rows, path)
    left_out = beside(path, "exclusions")
    # A file of an earlier export must not stay beside the new one.
    if len(content.exclusions) or left_out.exists():
        _write(content.exclusions, EXCLUSION_COLUMNS, rows(content.exclusions), left_out)
    progress(content.in_journals, content.in_journals)
    return content.counts(content.in_journals, altered, exclusions=left_out.name)


def _write(
    frame: pd.DataFrame,
    about: Mapping[str, str],
    table_rows: Iterable[tuple[Cell, ...]],
    path: Path,
) -> int:
    """Write a file and count its rows.

    Returns:
        How many texts had to be altered.

    Raises:
        CannotExport: The file does not have all rows.
    """
    from arro3.core import RecordBatchReader
    from arro3.io import read_parquet, write_parquet

    kinds = {str(name): _kind(frame[name]) for name in frame.columns}
    schema = _schema(kinds, about)
    columns = _Columns([*kinds.values()])
    with atomic_write(path) as draft:
        batches = [_batch(columns.of(part), schema) for part in _parts(table_rows)]
        write_parquet(
            RecordBatchReader.from_batches(schema, batches),
            draft,
            compression="snappy",
            created_by=str(edition()),
        )
        n_rows = sum(part.num_rows for part in read_parquet(draft))
        if n_rows != len(frame):
            raise incomplete(path, n_rows, len(frame))
    return columns.altered


def _schema(kinds: Mapping[str, ColumnKind], about: Mapping[str, str]) -> Schema:
    from arro3.core import Field, Schema

    fields = [
        Field(name, _type(column_kind), metadata={"description": about.get(name, "")})
        for name, column_kind in kinds.items()
    ]
    return Schema(fields)


class _Columns:
    """Turns rows into columns, and counts texts that had to be altered."""

    def __init__(self, kinds: list[ColumnKind]) -> None:
        self.altered = 0
        self._is_text = [column_kind not in _KINDS.values() for column_kind in kinds]

    def of(self, part: list[tuple[Cell, ...]]) -> list[list[Cell]]:
        """The columns of some rows."""
        columns = map(list, zip(*part, strict=True))
        return [
            [self._text(value) for value in column] if is_text else column
            for column, is_text in zip(columns, self._is_text, strict=True)
        ]

    def _text(self, value: Cell) -> Cell:
        if value is None:
            return None
        text = str(value)
        writable_text = writable(text)
        self.altered += writable_text != text
        return writable_text


def _parts(table_rows: Iterable[tuple[Cell, ...]]) -> Iterator[list[tuple[Cell, ...]]]:
    remaining_rows = iter(table_rows)
    while part := list(islice(remaining_rows, _GROUP)):
        yield part


def _batch(columns: list[list[Cell]], schema: Schema) -> RecordBatch:
    from arro3.core import Array, RecordBatch

    arrays = [Array(column, schema.field(n).type) for n, column in enumerate(columns)]
    return RecordBatch.from_arrays(arrays, schema=schema)


def _kind(column: pd.Series[Any]) -> ColumnKind:
    """The kind of a column; of columns that studies and labs add, by all of their values."""
    column_kind = kind(str(column.name))
    if column_kind is not ColumnKind.TEXT:
        return column_kind
    types = {type(value) for value in column.dropna()}
    # Python reads 1 and 1.5 as two types, but a column has one.
    if types == {int, float}:
        return ColumnKind.NUMBER
    return _KINDS.get(types.pop(), column_kind) if len(types) == 1 else column_kind


def _type(of: ColumnKind) -> DataType:
    from arro3.core import DataType

    match of:
        case ColumnKind.FLAG:
            return DataType.bool()
        case ColumnKind.WHOLE:
            return DataType.int64()
        case ColumnKind.NUMBER:
            return DataType.float64()
        case _:
            return DataType.string()


EXPORTER = Exporter(
    title=message("Parquet"),
    about=message(
        "One row for each answered question, with the type and the meaning of each column; for "
        "pandas, R, DuckDB, and other programs that read Parquet."
    ),
    suffix=".parquet",
    writer=write,
)
