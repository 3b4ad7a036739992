"""The traces of a participant that a withdrawal can't delete, and the reasons they stay."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from turingdesk.core.message import message, plural
from turingdesk.journal.audit import AuditEntry, read_record
from turingdesk.people.built_studies import kept_in_studies
from turingdesk.people.withdrawal import in_games, sessions_of

#: Actions that wrote answers into a file; the audit log has its path.
_WRITING = frozenset(
    ("exported", "exported transcripts of games", "saved a figure", "wrote a report")
)
MOST = 10  #: files that are named


def what_stays(data: Path, code: str) -> list[str]:
    """A sentence for each place from which a withdrawal deletes nothing, with the reason.

    Args:
        data: The data folder.
        code: The participant's, before or after the withdrawal.

    Raises:
        OSError: A file of the record can't be read.
    """
    entries = read_record(data).entries
    return [
        *_in_audit_log(entries, code),
        *_in_sessions_of_others(data, code),
        *kept_in_studies(data, code),
        *_in_exports(data, entries, code),
        message(
            "Backups, packed studies (.tdz), and the copies of sessions on other computers, such "
            "as kiosks, are out of reach of this program. Delete the data there yourself."
        ),
    ]


def names_code(entry: AuditEntry, code: str) -> bool:
    """True if an entry of the audit log contains a participant's code, alone or in a session's.

    >>> entry = AuditEntry("", "", "", "", {"session": "sub-P-1_ses-2_study-x"})
    >>> names_code(entry, "p-1"), names_code(entry, "P")
    (True, False)
    """
    # Letters, digits, or hyphens at either side belong to a longer code, except in the name of a
    # session.
    alone = re.compile(
        rf"(?:(?<![\w-])|(?<=\bsub-)){re.escape(code)}(?:(?![\w-])|(?=_ses-))", re.IGNORECASE
    )
    return any(alone.search(text) for text in _texts(entry.fields))


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for name, item in value.items():
            yield str(name)
            yield from _texts(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _texts(item)


def _in_audit_log(entries: tuple[AuditEntry, ...], code: str) -> Iterator[str]:
    if lines := sum(names_code(entry, code) for entry in entries):
        yield plural(
            "%n line of the audit log names {code}. It stays: a log from which lines can be "
            "deleted no longer proves what was done.",
            "%n lines of the audit log name {code}. They stay: a log from which lines can be "
            "deleted no longer proves what was done.",
            lines,
            code=code,
        )


def _in_sessions_of_others(data: Path, code: str) -> Iterator[str]:
    _, copies = in_games(data, {session.name for session in sessions_of(data, code)})
    if copies:
        yield message(
            "What {code} wrote in games is deleted from the games' own journals. It stays in the "
            "sessions of those who read it, which would otherwise no longer match their receipts: "
            "{sessions}.",
            code=code,
            sessions=copies,
        )


def _in_exports(data: Path, entries: tuple[AuditEntry, ...], code: str) -> Iterator[str]:
    """Files that were written since the first session of theirs that is still there."""
    begun = min((session.began for session in sessions_of(data, code)), default="")
    files = dict.fromkeys(
        str(entry.fields["file"])
        for entry in reversed(entries)
        if entry.what in _WRITING and "file" in entry.fields and entry.at >= begun
    )
    if files:
        named, more = tuple(files)[:MOST], len(files) - MOST
        yield message(
            "Files that were exported earlier aren't changed. Delete them, and export again: "
            "{files}.",
            files=(*named, plural("%n more", "%n more", more)) if more > 0 else named,
        )
