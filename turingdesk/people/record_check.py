"""Checks the record of a data folder: what desks and plugins wrote down, notes, withdrawals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from turingdesk.core.errors import Problem, Severity
from turingdesk.core.message import message, plural
from turingdesk.journal.audit import AuditRecord, read_record
from turingdesk.journal.builds import BUILT
from turingdesk.journal.closed_index import RECEIVED
from turingdesk.journal.game_notes import game_note_problems, game_notes_folder
from turingdesk.journal.heads import FileHead, bring_back
from turingdesk.journal.journal_file import COPY, PERSONAL, ROOMS
from turingdesk.journal.ledger import (
    CHANGED,
    RECORD,
    LedgerFile,
    is_as_left,
    read,
    signature_problem,
)
from turingdesk.journal.notes import note_problems, notes_folder
from turingdesk.journal.records import record_file_problems, record_files
from turingdesk.journal.tombstones import WITHDRAWN, tombstones
from turingdesk.people.withdrawal import came_back
from turingdesk.sessions.data_folder import PILOT

#: Where files may come back.
_FOLDERS = tuple(f"{of}{name}" for of in ("", f"{PILOT}/") for name in ("", PERSONAL, ROOMS))
Stamp = frozenset[tuple[str, int, int]]


def stamp(data: Path) -> Stamp:
    """Changes whenever the record does, or which journals there are; cheap to ask again."""
    notes = (notes_folder(data, pilot=pilot) for pilot in (False, True))
    ledgers = (data / RECORD, game_notes_folder(data), *notes)
    ledger_paths = [path for folder in ledgers for path in folder.glob("*")] + record_files(data)
    stamps = set()
    for path in (*(data / name for name in _FOLDERS), *ledger_paths):
        with suppress(FileNotFoundError, NotADirectoryError):
            stat = path.stat()
            stamps.add((str(path), stat.st_size, stat.st_mtime_ns))
    return frozenset(stamps)


def record_problems(data: Path, record: AuditRecord | None = None) -> list[Problem]:
    """Everything in the folder's record that is not as it was written.

    A withdrawal that was not finished, and journals of people who withdrew that are
    here again, are reported as well.

    Args:
        data: The data folder.
        record: What the desks wrote down, where it was read already.

    Raises:
        OSError: A file cannot be read.
    """
    record = record or read_record(data)
    ledgers = [*record.files]
    ledgers += (
        file for name in (WITHDRAWN, RECEIVED, BUILT) for file in read(data / RECORD, name)
    )
    problems = [problem for file in ledgers for problem in file.problems]
    problems += [*note_problems(data), *game_note_problems(data), *record_file_problems(data)]
    problems += _as_signed(data, ledgers, record.heads)
    for tombstone in tombstones(data):
        if not tombstone.is_finished:
            what = message("The withdrawal of {called} is incomplete.", called=tombstone.called)
            fix = message("Open the data folder in the desk, or run `turingdesk withdraw` again.")
            problems.append(Problem(what, fix, "record", severity=Severity.WARNING))
    for tombstone, path in came_back(data):
        what = message(
            "{called} withdrew, but this file is back, perhaps from a backup.",
            called=tombstone.called,
        )
        fix = message("It is excluded from all results. Delete it.")
        place = path.relative_to(data).as_posix()
        problems.append(Problem(what, fix, place, severity=Severity.WARNING))
    return problems


def _as_signed(
    data: Path, ledgers: Iterable[LedgerFile], heads: Mapping[str, FileHead]
) -> Iterator[Problem]:
    """Ledgers whose chain contains, but which are not as they were signed, or are gone."""
    for file in ledgers:
        yield from _of_one(file, heads.get(f"{RECORD}/{file.path.name}"))
    for name, head in sorted(heads.items()):
        if name.startswith(f"{RECORD}/") and not (data / name).exists():
            what = plural(
                "The file is missing; this computer wrote %n line to it.",
                "The file is missing; this computer wrote %n lines to it.",
                n=head.lines,
            )
            yield Problem(what, bring_back(data / name), name)


def _of_one(file: LedgerFile, head: FileHead | None) -> Iterator[Problem]:
    place = f"{RECORD}/{file.path.name}"
    for line in file.lines:
        if line["kind"] == CHANGED:
            what = message(
                "The file had changed when this line was written: it had {line} lines when "
                "this desk last wrote to it, and {line2} at this point.",
                line=line.get("had"),
                line2=line.get("has"),
            )
            yield Problem(what, COPY, place, int(line["line"]))
    if any(problem.severity is Severity.ERROR for problem in file.problems):
        return
    what = signature_problem(file)
    if head is not None and not is_as_left(file, head):
        what = plural(
            "The file has changed since this computer last wrote to it: it had %n line.",
            "The file has changed since this computer last wrote to it: it had %n lines.",
            n=head.lines,
        )
    if what:
        yield Problem(what, COPY, place, len(file.lines) or None)
