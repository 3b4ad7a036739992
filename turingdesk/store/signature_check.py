"""What signatures say of the journals of a data folder: as signed, changed, unsigned, whose."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from turingdesk.core.errors import Problem, Severity
from turingdesk.store.heads import Head, bring_back
from turingdesk.store.journal_file import COPY, JournalFile
from turingdesk.store.signing import Signature, known_keys, short

_UNKNOWN = (
    "If the data come from another laboratory, compare the key with the one in its "
    "preregistration, or ask there. If they were recorded here, somebody has signed them anew: "
    "compare them with a backup."
)


class Signed(StrEnum):
    """How a journal stands to its signature."""

    SIGNED = "as signed"
    UNKNOWN = "signed with an unknown key"
    CHANGED = "changed"
    UNSIGNED = "closed without a signature"  #: by an older version, or nothing could sign
    OPEN = "not closed"


@dataclass(frozen=True, slots=True)
class End:
    """What the end of one journal says of all of it."""

    path: Path
    lines: int
    is_closed: bool
    key: str  #: that signed it; empty where none did
    why_changed: str  #: since it was signed, or written by this computer; empty where it was not

    @classmethod
    def of(cls, journal: JournalFile, head: Head | None) -> End:
        """What is to be said of a journal.

        Args:
            journal: As it was found.
            head: What this computer noted on it, before the journal was read.
        """
        key = journal.signature.key if journal.signature else ""
        is_closed, why = journal.closed is not None, _why_changed(journal, head)
        return cls(journal.path, len(journal.lines), is_closed, key, why)


@dataclass(slots=True)
class Signatures:
    """Gathers how the journals of some folders stand.

    Args:
        known: Public keys, each with whose it is; by default those that this user knows.
    """

    known: Mapping[str, str] = field(default_factory=known_keys)
    states: dict[str, Signed] = field(default_factory=dict)  #: by path of the journal
    keys: Counter[str] = field(default_factory=Counter)  #: journals that each key signed

    def judge(self, end: End, is_damaged: bool) -> Iterator[Problem]:
        """Say how one journal stands.

        Args:
            end: Of the journal.
            is_damaged: Whether something wrong with it has been told already.
        """
        if end.why_changed and not is_damaged:
            yield Problem(end.why_changed, COPY, end.path.name, end.lines or None)
        self.states[str(end.path)] = self._state(end, is_damaged)

    def _state(self, end: End, is_damaged: bool) -> Signed:
        if end.why_changed or is_damaged:
            return Signed.CHANGED
        if not end.is_closed:
            return Signed.OPEN
        if not end.key:
            return Signed.UNSIGNED
        self.keys[end.key] += 1
        return Signed.SIGNED if end.key in self.known else Signed.UNKNOWN

    def unknown(self) -> Iterator[Problem]:
        """One problem for each key that is not known, however many journals it signed."""
        for key, count in sorted(self.keys.items()):
            if key not in self.known:
                what = f"{_journals(count)} signed with a key that this computer does not know: "
                yield Problem(f"{what}{short(key)}.", _UNKNOWN, severity=Severity.WARNING)

    @property
    def sentence(self) -> str:
        """How many journals stand how.

        >>> Signatures({}, {"a": Signed.SIGNED, "b": Signed.OPEN, "c": Signed.SIGNED}).sentence
        'Signatures: 2 as signed, 1 not closed.'
        """
        counts = Counter(self.states.values())
        told = (f"{counts[state]:,} {state}" for state in Signed if counts[state])
        return f"Signatures: {', '.join(told) or 'no journals'}."

    def names(self) -> dict[Signed, list[str]]:
        """The journals by how they stand."""
        found = defaultdict(list)
        for path, state in sorted(self.states.items()):
            found[state].append(Path(path).name)
        return dict(found)


def gone(folder: Path, heads: Mapping[str, Head]) -> Iterator[Problem]:
    """Journals that this computer wrote or received, and of which nothing is here any more."""
    for name, head in sorted(heads.items()):
        if "/" not in name and not (folder / name).exists():
            what = f"The journal is missing; this computer wrote {head.lines:,} lines of it."
            yield Problem(what, bring_back(folder / name), name, severity=Severity.WARNING)


def signature_problem(signature: Signature | None, last: int) -> str:
    """What is wrong with a file's last signature; empty where nothing is.

    Args:
        signature: That of the file; None where it has none, which is not wrong.
        last: The number (`seq`) of the file's last line.
    """
    if signature is None:
        return ""
    if not signature.is_sound:
        return "The signature does not fit: what stands here was changed after it was signed."
    if signature.seq < last:
        return "Lines were added after the one that was signed."
    return ""


def _why_changed(journal: JournalFile, head: Head | None) -> str:
    if head and all(line["chain"] != head.chain for line in journal.lines):
        return (
            "The journal is not as this computer wrote it: it had "
            f"{head.lines:,} lines, the last of which is not here any more."
        )
    last = int(journal.lines[-1]["seq"]) if journal.lines else 0
    return signature_problem(journal.signature, last)


def _journals(count: int) -> str:
    return "1 journal is" if count == 1 else f"{count:,} journals are"
