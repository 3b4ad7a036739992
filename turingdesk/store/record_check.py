"""Checks the record of a data folder: what desks wrote down, notes, and withdrawals."""

from __future__ import annotations

from pathlib import Path

from turingdesk.core.errors import Problem, Severity
from turingdesk.store.audit import read_record
from turingdesk.store.notes import note_problems
from turingdesk.store.tombstones import tombstone_problems, tombstones
from turingdesk.store.withdrawal import came_back


def record_problems(data: Path) -> list[Problem]:
    """Everything in the folder's record that is not as it was written.

    A withdrawal that was not finished, and journals of people who withdrew that are
    here again, are told as well.

    Raises:
        OSError: A file cannot be read.
    """
    found = [*read_record(data).problems, *tombstone_problems(data), *note_problems(data)]
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
