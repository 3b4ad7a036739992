"""The columns of the record."""

from __future__ import annotations

from turingdesk.gui.desk.record.audit_labels import details, in_words
from turingdesk.gui.desk.sessions.columns import local_time
from turingdesk.gui.desk.table import Column
from turingdesk.gui.translation import tr_noop
from turingdesk.journal.audit import AuditEntry

_WARN = frozenset({"typed a wrong PIN", "withdrew a participant", "finished a withdrawal"})


def searched(entry: AuditEntry) -> str:
    """Everything that an entry shows, in small letters, to be searched."""
    when = f"{local_time(entry.at)} {entry.at}"
    return f"{when} {entry.who} {entry.desk} {in_words(entry.what)} {details(entry)}".casefold()


def matches(text: str, words: str) -> bool:
    """Whether a searched text holds every one of some words, anywhere.

    >>> matches("ada booth 1 exported", "EXPORT ada"), matches("ada booth 1 exported", "bob")
    (True, False)
    """
    return all(word in text for word in words.casefold().split())


COLUMNS = (
    Column(
        tr_noop("Desk", "When"),
        lambda e: local_time(e.at),
        sort=lambda e: e.at,
        tip=lambda e: e.at,
    ),
    Column(tr_noop("Desk", "Who"), lambda e: e.who, tip=lambda e: e.who),
    Column(tr_noop("Desk", "Desk"), lambda e: e.desk, tip=lambda e: e.desk),
    Column(
        tr_noop("Desk", "What"),
        lambda e: in_words(e.what),
        ink=lambda e: "warning" if e.what in _WARN else "",
        tip=lambda e: in_words(e.what),
    ),
    Column(tr_noop("Desk", "Details"), details, tip=details, stretch=True),
)
