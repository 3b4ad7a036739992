"""Ledgers of plugins beside the journals of a data folder: a shelf with a file for each kind.

A plugin keeps its ledgers in `record/NAME/`. A line about the answers of a participant names the
session in `session`, so that withdrawal, `check`, and `join` know whose it is even where the
plugin isn't there anymore: what someone gave is deleted no matter who can still read it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.errors import Problem
from turingdesk.core.shelf import Shelf
from turingdesk.journal.journal_file import Line
from turingdesk.journal.ledger import RECORD, emptied, empty_lines, read_ledger
from turingdesk.journal.session_name import SessionName, parsed

if TYPE_CHECKING:
    from pandas import DataFrame

IsOf = Callable[[SessionName], bool]  #: whether a session is of someone
#: Folders of the house below `record`, which have ways of their own.
_HOUSE = frozenset({"notes", "closed", "booths", "desks", "invitations", "codes"})


@dataclass(frozen=True, slots=True)
class Record:
    """One kind of ledgers, in the folder of its name below `record`."""

    rows: Callable[[Path], DataFrame]
    #: (data folder) -> rows for the table of responses, with a role of their own


RECORDS: Mapping[str, Record] = Shelf(__name__, offers="RECORD")


def record_rows(data: Path) -> tuple[DataFrame, ...]:
    """The rows of each kind of ledgers, for the table of responses."""
    return tuple(record.rows(data) for record in RECORDS.values())


def record_files(data: Path) -> list[Path]:
    """The ledgers that plugins keep in a data folder, whether or not the plugins are there."""
    files = (data / RECORD).glob("*/*.jsonl")
    return sorted(path for path in files if path.parent.name not in _HOUSE)


def is_record_file(path: str) -> bool:
    """True if a path within a data folder, with slashes, is that of such a ledger."""
    parts = path.split("/")
    is_below = len(parts) == 3 and parts[0] == RECORD
    return is_below and parts[1] not in _HOUSE and path.endswith(".jsonl")


def record_file_problems(data: Path) -> list[Problem]:
    """The problems of these ledgers."""
    return [problem for path in record_files(data) for problem in read_ledger(path).problems]


def forget(data: Path, is_of: IsOf) -> int:
    """Delete what these ledgers have about the answers of a participant.

    Args:
        data: The data folder.
        is_of: Whether a session is theirs.

    Returns:
        How many lines lost their content.

    Raises:
        OSError: The disk refused; the files that were not yet changed are as they were.
    """
    count = 0
    for path in record_files(data):
        lines = sum(_is_about(line, is_of) for line in read_ledger(path).lines)
        if lines:
            empty_lines(path, lambda line: _is_about(line, is_of))
        count += lines
    return count


def without_lines(path: Path, is_of: IsOf) -> bytes | None:
    """A ledger without what is about the answers of a participant; None if it has none of it."""
    return emptied(path, lambda line: _is_about(line, is_of))


def _is_about(line: Line, is_of: IsOf) -> bool:
    name = parsed(str(line.get("session", "")))
    return name is not None and is_of(name)
