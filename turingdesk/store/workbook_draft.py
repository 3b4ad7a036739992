"""Tables in .xlsx workbooks that are edited: all but the changed cells stays as it was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turingdesk.store.table_lines import Found, Head, Line, Written
from turingdesk.store.toml_draft import CannotEdit


class WorkbookFormat:
    """Reads and writes .xlsx."""

    def read(self, data: bytes, known: Sequence[str]) -> Found:
        """The table; see `Format`."""
        raise CannotEdit("Workbooks are not edited here.")

    def write(
        self, heads: Sequence[Head], lines: Sequence[Line], style: Any, kinds: Mapping[str, Any]
    ) -> Written:
        """The file; see `Format`."""
        raise CannotEdit("Workbooks are not edited here.")
