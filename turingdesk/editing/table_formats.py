"""The kinds of file that a table which is edited may be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import PurePosixPath

from turingdesk.editing.csv_draft import CsvFormat
from turingdesk.editing.json_lines_draft import JsonLinesFormat
from turingdesk.editing.table_lines import Format
from turingdesk.editing.toml_draft import CannotEdit
from turingdesk.editing.workbook_draft import WorkbookFormat

_FORMATS: Mapping[str, Callable[[], Format]] = {
    ".csv": CsvFormat,
    ".jsonl": JsonLinesFormat,
    ".xlsx": WorkbookFormat,
}


def format_of(name: str) -> Format:
    """How a table of that name is read and written.

    Raises:
        CannotEdit: No table is called so.
    """
    suffix = PurePosixPath(name).suffix.lower()
    if suffix not in _FORMATS:
        raise CannotEdit(f"{name!r} is no table: its name ends in none of {', '.join(_FORMATS)}.")
    return _FORMATS[suffix]()
