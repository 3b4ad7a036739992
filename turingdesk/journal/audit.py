"""The record of what was done at the desks: who, when, what.

One ledger for each desk, `record/audit-<desk>.jsonl`. It names studies, sessions
and files, and never holds an answer, a personal field, a PIN or a passphrase.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from turingdesk.core.errors import Problem
from turingdesk.core.message import message
from turingdesk.journal.heads import Head, heads
from turingdesk.journal.ledger import OWN, RECORD, LedgerFile, append, own_file, read
from turingdesk.system.access import tighten

AUDIT = "audit"  #: what such ledgers are called


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """One thing that was done."""

    at: str  #: UTC, ISO 8601
    who: str  #: the person at the desk, or the system's user where nobody has a PIN
    desk: str  #: what the desk that wrote it is called
    what: str
    told: Mapping[str, Any] = field(default_factory=dict)
    line: int = 0  #: in the desk's file

    @property
    def details(self) -> str:
        """What is told beyond what was done, in words."""
        return self.worded(str)

    def worded(self, say: Callable[[str], str]) -> str:
        """The same, with the program's own words as `say` has them, in another language."""
        return "; ".join(_in_words(name, value, say) for name, value in self.told.items())


@dataclass(frozen=True, slots=True)
class AuditRecord:
    """Everything that the desks of a data folder wrote down."""

    entries: tuple[AuditEntry, ...] = ()  #: oldest first
    problems: tuple[Problem, ...] = ()
    desks: tuple[str, ...] = ()
    files: tuple[LedgerFile, ...] = ()
    heads: Mapping[str, Head] = field(default_factory=dict)
    #: what this computer had noted on the folder's files, before they were read


def write(data: Path, what: str, who: str, told: Mapping[str, Any], at: str = "") -> None:
    """Write down what was done; returns when it is on the disk.

    Args:
        data: The data folder.
        what: In the past tense, e.g. "exported".
        who: The person at the desk.
        told: Plain values, none of them personal.
        at: When, UTC, ISO 8601; by default now.

    Raises:
        WriteFailed: The disk refused.
    """
    close_to_others(data, who)
    plain = {f"{name}_" if name in OWN else name: _plain(value) for name, value in told.items()}
    append(own_file(data / RECORD, AUDIT), what, who, plain, at)


def close_to_others(data: Path, who: str) -> None:
    """Let nobody else read a data folder that is not shared, and write it down if that is new.

    Raises:
        WriteFailed: The disk refused to write it down.
    """
    if tighten(data):
        append(
            own_file(data / RECORD, AUDIT), message("closed the data folder to other users"), who
        )


def read_record(data: Path) -> AuditRecord:
    """Read what all desks wrote, and check every line.

    Raises:
        OSError: A file cannot be read.
    """
    entries, problems, desks = list[AuditEntry](), list[Problem](), list[str]()
    noted = heads(data)
    files = read(data / RECORD, AUDIT)
    for file in files:
        desk = file.path.stem.removeprefix(f"{AUDIT}-")
        desks.append(desk)
        problems += file.problems
        for line in file.lines:
            told = {k: v for k, v in line.items() if k not in OWN and k != "line"}
            where = str(told.pop("desk", desk))
            entries.append(
                AuditEntry(line["at"], line["who"], where, line["kind"], told, int(line["line"]))
            )
    entries.sort(key=lambda entry: entry.at)
    return AuditRecord(tuple(entries), tuple(problems), tuple(desks), tuple(files), noted)


def _plain(value: Any) -> Any:
    """A value as JSON has it; whatever it has no word for, as text."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Mapping):
        return {str(name): _plain(item) for name, item in value.items()}
    if isinstance(value, Iterable):
        return [_plain(item) for item in value]
    return str(value)


def _in_words(name: str, value: Any, say: Callable[[str], str] = str) -> str:
    """One member of a line.

    >>> _in_words("files", ["study.toml", "words.csv"]), _in_words("pilot", True)
    ('files: study.toml, words.csv', 'pilot: yes')
    """
    if isinstance(value, bool):
        value = say("yes" if value else "no")
    elif isinstance(value, list):
        value = ", ".join(map(str, value))
    elif isinstance(value, Mapping):
        value = ", ".join(f"{key} {item}" for key, item in value.items())
    return f"{say(name.replace('_', ' '))}: {value}"
