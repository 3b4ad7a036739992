"""Checks the record of a data folder: what desks wrote down, notes, codings, withdrawals."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from turingdesk.core.errors import Problem, Severity
from turingdesk.store.coding.codings import coding_folder, coding_problems
from turingdesk.store.data_folder import PILOT
from turingdesk.store.people.audit import Record, read_record
from turingdesk.store.people.ledger import RECORD
from turingdesk.store.people.notes import note_problems, notes_folder
from turingdesk.store.people.tombstones import tombstone_problems, tombstones
from turingdesk.store.people.withdrawal import came_back
from turingdesk.store.recording import PERSONAL

_FOLDERS = ("", PERSONAL, PILOT, f"{PILOT}/{PERSONAL}")  #: where files may come back
Stamp = frozenset[tuple[str, int, int]]


def stamp(data: Path) -> Stamp:
    """Changes whenever the record does, or which journals there are; cheap to ask again."""
    notes = (notes_folder(data, pilot=pilot) for pilot in (False, True))
    ledgers = (data / RECORD, coding_folder(data), *notes)
    written = [path for folder in ledgers for path in folder.glob("*")]
    found = set()
    for path in (*(data / name for name in _FOLDERS), *written):
        with suppress(FileNotFoundError, NotADirectoryError):
            stat = path.stat()
            found.add((str(path), stat.st_size, stat.st_mtime_ns))
    return frozenset(found)


def record_problems(data: Path, record: Record | None = None) -> list[Problem]:
    """Everything in the folder's record that is not as it was written.

    A withdrawal that was not finished, and journals of people who withdrew that are
    here again, are told as well.

    Args:
        data: The data folder.
        record: What the desks wrote down, where it was read already.

    Raises:
        OSError: A file cannot be read.
    """
    written = (record or read_record(data)).problems
    found = [*written, *tombstone_problems(data), *note_problems(data), *coding_problems(data)]
    for one in tombstones(data):
        if not one.is_finished:
            what = f"The withdrawal of {one.called} was not finished."
            fix = "Open the data folder in the desk, or run `turingdesk withdraw` again."
            found.append(Problem(what, fix, "record", severity=Severity.WARNING))
    for one, path in came_back(data):
        what = f"{one.called} withdrew, but this file is here again, perhaps out of a backup."
        fix = "It counts nowhere. Delete it."
        place = path.relative_to(data).as_posix()
        found.append(Problem(what, fix, place, severity=Severity.WARNING))
    return found
