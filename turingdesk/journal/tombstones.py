"""Tombstones: which participants withdrew, and which sessions of theirs were deleted.

A ledger `record/withdrawn-<desk>.jsonl` says it in two lines: `begun` before
anything is deleted, `finished` once everything is. The code is there as it
was given, or as a salted hash where the person wished so.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from turingdesk.core.message import message, plural
from turingdesk.journal.ledger import RECORD, read
from turingdesk.journal.session_name import SessionName

WITHDRAWN = "withdrawn"  #: what such ledgers are called
BEGUN, FINISHED = "begun", "finished"


@dataclass(frozen=True, slots=True)
class DeletedSession:
    """A session that was deleted."""

    study: str
    number: int
    pilot: bool
    responses: int  #: answers on disk, personal ones included

    @classmethod
    def of(cls, line: Mapping[str, Any]) -> DeletedSession:
        """From what a line says, which someone may have edited."""
        number, responses = line.get("number"), line.get("responses")
        return cls(
            str(line.get("study", "")),
            number if isinstance(number, int) else 0,
            bool(line.get("pilot")),
            responses if isinstance(responses, int) else 0,
        )


@dataclass(frozen=True, slots=True)
class Tombstone:
    """One withdrawal."""

    id: str
    at: str  #: UTC, ISO 8601
    who: str  #: who did it at the desk
    reason: str
    code: str  #: as it was given; empty where only its hash is kept
    salt: str
    code_hash: str
    gone: tuple[DeletedSession, ...]
    is_finished: bool = False  #: whether everything was deleted
    built: tuple[str, ...] = ()  #: what stands for them in the records of studies, see `builds`
    #: sessions of others whose journals still have messages that they wrote in games. These stay:
    #: a journal that was changed would no longer fit its receipt, nor the kiosk's own copy.
    copies: tuple[str, ...] = ()
    games: tuple[str, ...] = ()  #: IDs of the rooms in which they sat; notes on these go, too

    @property
    def responses(self) -> int:
        """Answers that were deleted."""
        return sum(session.responses for session in self.gone)

    @property
    def called(self) -> str:
        """The code, or the beginning of its hash."""
        return self.code or f"{self.code_hash[:8]}\u2026"

    @property
    def copies_in_words(self) -> str:
        """Where messages of theirs still are, in a sentence; empty if nowhere."""
        if not self.copies:
            return ""
        return message(
            "Messages that {code} wrote in games are still in the sessions of those who received "
            "them: {sessions}.",
            code=self.called,
            sessions=", ".join(self.copies),
        )

    def is_of(self, code: str) -> bool:
        """True if it is this participant's, in whatever case the code is written."""
        return hashed(self.salt, code) == self.code_hash

    def covers(self, name: SessionName, *, pilot: bool) -> bool:
        """True if a session is one of those that were deleted."""
        place = (name.study, name.number, pilot)
        return any((g.study, g.number, g.pilot) == place for g in self.gone) and self.is_of(
            name.participant
        )


# Cached, since each reading of a folder compares all sessions with all withdrawals again.
@lru_cache(1 << 14)
def hashed(salt: str, code: str) -> str:
    """The hash that replaces a code whose owner wants it deleted.

    It hides the code from anyone who reads the file; someone who knows all codes
    of the study can find it out by trying them.
    """
    return sha256(f"{salt}/{code.casefold()}".encode()).hexdigest()


def tombstones(data: Path) -> tuple[Tombstone, ...]:
    """All withdrawals of a data folder, oldest first.

    Raises:
        OSError: A file cannot be read.
    """
    tombstone_by_id: dict[str, Tombstone] = {}
    finished: set[str] = set()
    for file in read(data / RECORD, WITHDRAWN):
        for line in file.lines:
            if line["kind"] == BEGUN:
                tombstone = _tombstone(line)
                tombstone_by_id[tombstone.id] = tombstone
            elif line["kind"] == FINISHED:
                finished.add(str(line.get("id", "")))
    made_all = [
        replace(withdrawal, is_finished=withdrawal.id in finished)
        for withdrawal in tombstone_by_id.values()
    ]
    # By time, since each desk has a ledger of its own.
    return tuple(sorted(made_all, key=lambda withdrawal: (withdrawal.at, withdrawal.id)))


def withdrawn_of(data: Path, code: str) -> Tombstone | None:
    """The newest withdrawal of a participant; None if there is none.

    Raises:
        OSError: A file cannot be read.
    """
    return next(
        (tombstone for tombstone in reversed(tombstones(data)) if tombstone.is_of(code)), None
    )


def withdrawn_in_words(withdrawals: Iterable[Tombstone], study: str | None = None) -> str:
    """The number of people who withdrew, in one sentence; empty for none.

    Args:
        withdrawals: The withdrawals.
        study: Count only sessions of this study.
    """
    gone = [[g for g in tombstone.gone if study in (None, g.study)] for tombstone in withdrawals]
    people, sessions = sum(map(bool, gone)), sum(map(len, gone))
    responses = sum(session.responses for sessions_of_one in gone for session in sessions_of_one)
    if not people:
        return ""
    who = plural("%n participant withdrew", "%n participants withdrew", n=people)
    what = plural("%n session", "%n sessions", n=sessions)
    return message(
        "{who}: {what} with {responses} deleted.",
        who=who,
        what=what,
        responses=plural("%n response", "%n responses", responses),
    )


def _tombstone(line: Mapping[str, Any]) -> Tombstone:
    listed = line.get("sessions")
    sessions = listed if isinstance(listed, list) else []
    return Tombstone(
        id=str(line.get("id", "")),
        at=str(line["at"]),
        who=str(line["who"]),
        reason=str(line.get("reason", "")),
        code=str(line.get("code", "")),
        salt=str(line.get("salt", "")),
        code_hash=str(line.get("code_hash", "")),
        gone=tuple(
            DeletedSession.of(session) for session in sessions if isinstance(session, Mapping)
        ),
        built=_texts(line.get("built")),
        copies=_texts(line.get("copies")),
        games=_texts(line.get("games")),
    )


def _texts(texts: object) -> tuple[str, ...]:
    return tuple(map(str, texts)) if isinstance(texts, list) else ()
