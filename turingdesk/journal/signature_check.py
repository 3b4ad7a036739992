"""The signatures on journals of a data folder: as signed, changed, unsigned, whose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

from turingdesk.core.errors import Problem, Severity
from turingdesk.core.message import message, plural
from turingdesk.journal.closed_index import ReceivedEnd
from turingdesk.journal.heads import FileHead, bring_back
from turingdesk.journal.journal_file import COPY, JournalFile
from turingdesk.journal.session_name import file_order
from turingdesk.journal.signing import known_keys

_FEW = 5  #: journals that are named
_UNKNOWN = message(
    "If they come from another lab or computer, compare the key with the one in the "
    "preregistration, or ask the lab. To accept the key, run `turingdesk check DATA --key "
    "KEY`. If they were recorded on this computer, someone signed them again: compare them "
    "with a backup."
)


class SignatureState(StrEnum):
    """The relation of a journal to its signature."""

    SIGNED = "as signed"
    UNKNOWN = "signed with an unknown key"
    CHANGED = "changed"
    UNSIGNED = "closed without a signature"  #: by an older version, or nothing could sign
    OPEN = "not closed"


@dataclass(frozen=True, slots=True)
class End:
    """The end of one journal, which says something of all of it."""

    path: Path
    lines: int
    is_closed: bool
    key: str  #: that signed it; empty if none did
    why_changed: str  #: since it was signed, or written by this computer; empty if it was not

    @classmethod
    def of(
        cls, journal: JournalFile, head: FileHead | None, came: Mapping[str, Sequence[ReceivedEnd]]
    ) -> End:
        """The end of a journal.

        Args:
            journal: As it was found.
            head: What this computer noted on it, before the journal was read.
            came: What desks received, by the chain of the first line.
        """
        key = journal.signature.key if journal.signature else ""
        is_closed, why = journal.closed is not None, _why_changed(journal, head, came)
        return cls(journal.path, len(journal.lines), is_closed, key, why)


@dataclass(slots=True)
class Signatures:
    """Gathers the state of the journals of some folders.

    Args:
        known: Public keys, each with whose it is; by default those that this user knows.
    """

    known: Mapping[str, str] = field(default_factory=known_keys)
    states: dict[str, SignatureState] = field(default_factory=dict)  #: by path of the journal
    keys: Counter[str] = field(default_factory=Counter)  #: journals that each key signed

    def know(self, keys: Iterable[str], whose: str) -> None:
        """Know further keys while these journals are checked."""
        self.known = dict.fromkeys(keys, whose) | dict(self.known)

    def judge(self, end: End, is_damaged: bool) -> Iterator[Problem]:
        """Say the state of one journal.

        Args:
            end: Of the journal.
            is_damaged: Whether something wrong with it has been told already.
        """
        if end.why_changed and not is_damaged:
            yield Problem(end.why_changed, COPY, end.path.name, end.lines or None)
        self.states[str(end.path)] = self._state(end, is_damaged)

    def _state(self, end: End, is_damaged: bool) -> SignatureState:
        if end.why_changed or is_damaged:
            return SignatureState.CHANGED
        if not end.is_closed:
            return SignatureState.OPEN
        if not end.key:
            return SignatureState.UNSIGNED
        self.keys[end.key] += 1
        return SignatureState.SIGNED if end.key in self.known else SignatureState.UNKNOWN

    def unknown(self) -> Iterator[Problem]:
        """One problem for each key that is not known, however many journals it signed."""
        for key, count in sorted(self.keys.items()):
            if key not in self.known:
                what = message(
                    "{count} signed with a key that this computer doesn't know",
                    count=_journals(count),
                )
                yield Problem(
                    what + f": {key}.", _UNKNOWN, "signatures", severity=Severity.WARNING
                )

    @property
    def sentences(self) -> Iterator[str]:
        """The number of journals in each state; of those not as signed, the first few by name.

        >>> list(Signatures({}, {"a": SignatureState.SIGNED, "b": SignatureState.OPEN}).sentences)
        ['Signatures: 1 as signed, 1 not closed.', '  not closed: b']
        """
        named = {state: self._file_names(state) for state in SignatureState}
        counts = (f"{len(names):,} {state}" for state, names in named.items() if names)
        yield message("Signatures: {told}.", told=", ".join(counts) or message("no journals"))
        for state, names in named.items():
            if names and state is not SignatureState.SIGNED:
                more = (
                    (" " + message("and {few:,} more", few=len(names) - _FEW))
                    if len(names) > _FEW
                    else ""
                )
                yield f"  {state}: {', '.join(names[:_FEW])}{more}"

    def as_dict(self) -> dict[str, Any]:
        """The same for programs: journals by the state, and the keys that signed them."""
        keys = [
            {"key": key, "whose": self.known.get(key, ""), "journals": count}
            for key, count in sorted(self.keys.items())
        ]
        return {
            "journals": {state.value: self._file_names(state) for state in SignatureState},
            "keys": keys,
        }

    def _file_names(self, wanted_state: SignatureState) -> list[str]:
        return sorted(
            Path(path).name for path, state in self.states.items() if state is wanted_state
        )


def missing_files(folder: Path, heads: Mapping[str, FileHead]) -> Iterator[Problem]:
    """Journals that this computer wrote or received, and that are gone."""
    for name, head in sorted(heads.items(), key=lambda entry: file_order(entry[0])):
        if "/" not in name and not (folder / name).exists():
            had = plural(
                "this computer wrote or received %n line of it",
                "this computer wrote or received %n lines of it",
                n=head.lines,
            )
            what, fix = (
                message("The journal is missing; {had}.", had=had),
                bring_back(folder / name),
            )
            yield Problem(what, fix, name, severity=Severity.WARNING)


def _why_changed(
    journal: JournalFile, head: FileHead | None, came: Mapping[str, Sequence[ReceivedEnd]]
) -> str:
    # Anywhere in the file: a session that went on after the note has more lines, which is no
    # change.
    chains = {str(line["chain"]) for line in journal.lines}
    if head and head.chain not in chains:
        return plural(
            "The journal has changed since this computer wrote or received it: it had %n "
            "line, and that line is no longer there.",
            "The journal has changed since this computer wrote or received it: it had %n "
            "lines, and the last of them is no longer there.",
            n=head.lines,
        )
    begins = str(journal.lines[0]["chain"]) if journal.lines else ""
    for received_end in came.get(begins, ()):
        if received_end.ends not in chains:
            return message(
                "The journal has changed since the desk received it ({at} UTC).",
                at=received_end.at[:16],
            )
    named, signature = str(journal.opened.get("signing_key") or ""), journal.signature
    if journal.closed and named and signature is None:
        return message("The signature is missing, although the first line names a signing key.")
    if journal.closed and named and signature and signature.key != named:
        return message(
            "The journal is signed with a different key than the one named in its first line."
        )
    last = int(journal.lines[-1]["seq"]) if journal.lines else 0
    return signature.problem(last) if signature else ""


def _journals(count: int) -> str:
    return plural("%n journal is", "%n journals are", n=count)
