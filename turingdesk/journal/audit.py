"""The audit log: who did what at the desks, and when.

One ledger for each desk, `record/audit-<desk>.jsonl`. It names studies, sessions
and files, and never contains an answer, a personal field, a PIN, or a passphrase.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from turingdesk.core.errors import Problem
from turingdesk.core.message import join, message, term
from turingdesk.core.plugin import plugins
from turingdesk.journal.heads import FileHead, heads
from turingdesk.journal.ledger import OWN, RECORD, LedgerFile, append, own_file, read
from turingdesk.system.access import restrict

AUDIT = "audit"  #: what such ledgers are called
#: What this version records, besides what plugins do. What others recorded is shown unchanged.
DEEDS = (
    term("added a person", "in the record"),
    term("added participant codes", "in the record"),
    term("booth: end", "in the record"),
    term("booth: message", "in the record"),
    term("booth: pause", "in the record"),
    term("booth: resume", "in the record"),
    term("changed a person", "in the record"),
    term("changed a study", "in the record"),
    term("changed settings", "in the record"),
    term("checked the journals", "in the record"),
    term("chose a machine partner", "in the record"),
    term("chose people only as partners", "in the record"),
    term("closed the desk", "in the record"),
    term("copied the list of codes", "in the record"),
    term("created a study", "in the record"),
    term("created links", "in the record"),
    term("created participant codes", "in the record"),
    term("detected a change to the list of people", "in the record"),
    term("ended a session", "in the record"),
    term("entered a wrong PIN", "in the record"),
    term("explained changes since preregistration", "in the record"),
    term("exported", "in the record"),
    term("finished a withdrawal", "in the record"),
    term("imported data", "in the record"),
    term("joined folders", "in the record"),
    term("locked the desk", "in the record"),
    term("marked a session as pilot", "in the record"),
    term("opened a link", "in the record"),
    term("opened a study in the editor", "in the record"),
    term("opened a study", "in the record"),
    term("opened the data folder in the file manager", "in the record"),
    term("opened the data folder", "in the record"),
    term("opened the desk", "in the record"),
    term("opened wall mode", "in the record"),
    term("paused a session", "in the record"),
    term("preregistered a study", "in the record"),
    term("previewed a study", "in the record"),
    term("removed a person", "in the record"),
    term("renewed the certificate", "in the record"),
    term("restricted the data folder to this user", "in the record"),
    term("revoked a link", "in the record"),
    term("saved a figure", "in the record"),
    term("saved the list of codes", "in the record"),
    term("set aside a conflicting journal", "in the record"),
    term("started a session", "in the record"),
    term("switched to another data folder", "in the record"),
    term("unlocked the desk", "in the record"),
    term("viewed analyses", "in the record"),
    term("viewed exclusions and results", "in the record"),
    term("viewed live results", "in the record"),
    term("viewed stimuli and who made them", "in the record"),
    term("withdrew a participant", "in the record"),
    term("wrote a note", "in the record"),
    term("wrote a report", "in the record"),
    term("wrote control questions", "in the record"),
)
#: Names of details. Keys of settings and counts of single ways are shown unchanged.
NAMES = (
    term("answers", "in the record"),
    term("block", "in the record"),
    term("booth", "in the record"),
    term("bot", "in the record"),
    term("code", "in the record"),
    term("codes", "in the record"),
    term("damaged", "in the record"),
    term("file", "in the record"),
    term("folder", "in the record"),
    term("for person", "in the record"),
    term("from", "in the record"),
    term("judge", "in the record"),
    term("link", "in the record"),
    term("links", "in the record"),
    term("languages", "in the record"),
    term("locked", "in the record"),
    term("new pin", "in the record"),
    term("path", "in the record"),
    term("people", "in the record"),
    term("percent", "in the record"),
    term("person", "in the record"),
    term("personal", "in the record"),
    term("pilot", "in the record"),
    term("pilots", "in the record"),
    term("problems", "in the record"),
    term("question", "in the record"),
    term("reason", "in the record"),
    term("resumed", "in the record"),
    term("role", "in the record"),
    term("rows", "in the record"),
    term("scheme", "in the record"),
    term("seal", "in the record"),
    term("seals", "in the record"),
    term("session", "in the record"),
    term("sessions", "in the record"),
    term("study", "in the record"),
    term("user", "in the record"),
    term("why", "in the record"),
    term("yes", "in the record"),
    term("no", "in the record"),
)
#: Why the desk was locked.
REASONS = (
    term("by hand", "in the record"),
    term("no one was here", "in the record"),
    term("the list of people was changed", "in the record"),
)
#: What a person may do.
ROLES = (
    term("investigator", "in the record"),
    term("assistant", "in the record"),
)
#: What earlier versions recorded, with the words for it now.
EARLIER = {
    "accounted for changes since the freeze": "explained changes since preregistration",
    "closed the data folder to other users": "restricted the data folder to this user",
    "found the list of people changed": "detected a change to the list of people",
    "froze a study": "preregistered a study",
    "kept a conflicting journal aside": "set aside a conflicting journal",
    "let a machine judge": "ran a machine judge",
    "looked at analyses": "viewed analyses",
    "looked at exclusions and results": "viewed exclusions and results",
    "looked at live results": "viewed live results",
    "looked at machine judges": "viewed machine judges",
    "looked at stimuli and who made them": "viewed stimuli and who made them",
    "made a study": "created a study",
    "made participant codes": "created participant codes",
    "settled a coding": "resolved a coding",
    "typed a wrong PIN": "entered a wrong PIN",
    "typed a wrong passphrase": "entered a wrong passphrase",
    "went to another data folder": "switched to another data folder",
}


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """One action at a desk."""

    at: str  #: UTC, ISO 8601
    who: str  #: the person at the desk, or the system's user where no one has a PIN
    desk: str  #: what the desk that wrote it is called
    what: str
    fields: Mapping[str, Any] = field(default_factory=dict)
    line: int = 0  #: in the desk's file

    @property
    def details(self) -> str:
        """The details of the action, in words."""
        return join("; ", (_in_words(name, value) for name, value in self.fields.items()))


@dataclass(frozen=True, slots=True)
class AuditRecord:
    """Everything that the desks of a data folder recorded."""

    entries: tuple[AuditEntry, ...] = ()  #: oldest first
    problems: tuple[Problem, ...] = ()
    desks: tuple[str, ...] = ()
    files: tuple[LedgerFile, ...] = ()
    heads: Mapping[str, FileHead] = field(default_factory=dict)
    #: what this computer had noted on the folder's files, before they were read


def write(data: Path, what: str, who: str, fields: Mapping[str, Any], at: str = "") -> None:
    """Record an action; returns when it is on disk.

    Args:
        data: The data folder.
        what: In the past tense, such as "exported".
        who: The person at the desk.
        fields: Plain values, none of them personal.
        at: When, UTC, ISO 8601; by default now.

    Raises:
        WriteFailed: The disk refused.
    """
    close_to_others(data, who)
    # A detail may be named as a member that every line has, such as `kind`; `append` would refuse
    # it.
    plain = {f"{name}_" if name in OWN else name: _plain(value) for name, value in fields.items()}
    append(own_file(data / RECORD, AUDIT), what, who, plain, at)


def close_to_others(data: Path, who: str) -> None:
    """Restrict a data folder that is not shared to this user, and record it if that is new.

    Raises:
        WriteFailed: The disk refused.
    """
    if restrict(data):
        append(own_file(data / RECORD, AUDIT), "restricted the data folder to this user", who)


def read_record(data: Path) -> AuditRecord:
    """Read what all desks wrote, and check every line.

    Raises:
        OSError: A file cannot be read.
    """
    entries, problems, desks = list[AuditEntry](), list[Problem](), list[str]()
    # Before the files: a line that comes in between makes a file longer than its note, never
    # shorter.
    noted = heads(data)
    files = read(data / RECORD, AUDIT)
    for file in files:
        desk = file.path.stem.removeprefix(f"{AUDIT}-")
        desks.append(desk)
        problems += file.problems
        for line in file.lines:
            fields = {k: v for k, v in line.items() if k not in OWN and k != "line"}
            where = str(fields.pop("desk", desk))
            what = str(line["kind"])
            entries.append(
                AuditEntry(
                    line["at"],
                    line["who"],
                    where,
                    EARLIER.get(what, what),
                    fields,
                    int(line["line"]),
                )
            )
    # By time, since each desk has a file of its own; the sort is stable, so lines of one desk with
    # the same time stay in order.
    entries.sort(key=lambda entry: entry.at)
    return AuditRecord(tuple(entries), tuple(problems), tuple(desks), tuple(files), noted)


def _plain(value: Any) -> Any:
    """A value as JSON has it; as text if JSON has no type for it."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Mapping):
        return {str(name): _plain(item) for name, item in value.items()}
    if isinstance(value, Iterable):
        return [_plain(item) for item in value]
    return str(value)


def deeds() -> tuple[str, ...]:
    """Everything that this version records, with what people do with plugins."""
    of_plugins = (deed for loaded in plugins().loaded.values() for deed in loaded.plugin.deeds)
    return (*DEEDS, *of_plugins)


@cache
def _known_words() -> Mapping[str, str]:
    return {word: word for word in (*deeds(), *NAMES, *REASONS, *ROLES)}


def recorded(word: str) -> str:
    """A word of a line as a message, where it is one of ours."""
    return _known_words().get(word, word)


def _in_words(name: str, value: Any) -> str:
    """One member of a line.

    >>> _in_words("files", ["study.toml", "words.csv"]), _in_words("pilot", True)
    ('files: study.toml, words.csv', 'pilot: yes')
    """
    if isinstance(value, bool):
        value = recorded("yes" if value else "no")
    elif isinstance(value, list):
        value = ", ".join(map(str, value))
    elif isinstance(value, Mapping):
        value = ", ".join(f"{key} {item}" for key, item in value.items())
    elif name in ("why", "role"):
        value = recorded(str(value))
    return message("{name}: {value}", name=recorded(name.replace("_", " ")), value=str(value))
