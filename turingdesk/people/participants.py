"""The participants of a data folder: who ever sat down, in which study, how far, with notes.

Also, whether one person took part under two codes. Personal answers are compared by keyed hashes
that live as long as the comparison: the experimenter sees only which codes share what
kind of answer.
"""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from unicodedata import category, normalize

from turingdesk.core.message import message
from turingdesk.journal.journal_file import PERSONAL, read_journal
from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.journal.notes import Note, read_notes
from turingdesk.journal.session_name import SUFFIX, file_order, parsed
from turingdesk.journal.session_summary import SessionSummary, State
from turingdesk.journal.standing import standing
from turingdesk.journal.tombstones import Tombstone, tombstones
from turingdesk.sessions.data_folder import DataFolder

_OVER = frozenset({State.CONTINUED, State.RESTARTED})


@dataclass(frozen=True, slots=True)
class Participant:
    """One person in one study."""

    code: str  #: as written in their newest session, or in the tombstone
    study: str
    study_title: str
    sessions: tuple[SessionSummary, ...] = ()  #: oldest first
    notes: tuple[tuple[SessionSummary, Note], ...] = ()  #: oldest first
    withdrawn: Tombstone | None = None  #: where their data were deleted

    @property
    def key(self) -> tuple[str, str, str]:
        """The key that makes the row the same in the next reading."""
        return self.code.casefold(), self.study, self.withdrawn.id if self.withdrawn else ""

    @property
    def newest(self) -> SessionSummary | None:
        """The session that says the state."""
        rest = [session for session in self.sessions if session.state not in _OVER]
        return (rest or list(self.sessions))[-1] if self.sessions else None

    @property
    def state(self) -> str:
        """The state, in a word."""
        if self.withdrawn is not None:
            return "withdrawn"
        return self.newest.state.value if self.newest else ""

    @property
    def last_at(self) -> str:
        """When they were last here or withdrew, UTC, ISO 8601."""
        if self.withdrawn is not None:
            return self.withdrawn.at
        return max((session.last_at for session in self.sessions), default="")

    @property
    def is_pilot(self) -> bool:
        """True if none of their sessions counts."""
        if self.withdrawn is not None:
            return all(
                deleted.pilot for deleted in self.withdrawn.gone if deleted.study == self.study
            )
        return all(session.pilot for session in self.sessions)


def participants(folder: DataFolder, pilots: DataFolder) -> tuple[Participant, ...]:
    """Everyone who ever sat down, those who withdrew included; simulated judges are no one.

    Args:
        folder: The data folder.
        pilots: Its pilots.

    Raises:
        OSError: A file cannot be read.
    """
    sessions_by_code: dict[tuple[str, str], list[SessionSummary]] = {}
    for summary in (*folder.sessions(), *pilots.sessions()):
        if kind_of(summary.judge) is JudgeKind.PEOPLE:
            sessions_by_code.setdefault(
                (summary.participant.casefold(), summary.study), []
            ).append(summary)
    noted = read_notes(folder.path)
    rows, titles = [], dict[str, str]()
    for (_, study), sessions in sessions_by_code.items():
        sessions.sort(key=lambda session: (session.started, session.name))
        notes = [
            (session, note)
            for session in sessions
            if (about := noted.get((session.path.parent == pilots.path, session.name)))
            for note in about.notes
        ]
        notes.sort(key=lambda pair: pair[1].at)
        newest = sessions[-1]
        titles[study] = newest.study_title
        row = Participant(
            newest.participant, study, newest.study_title, tuple(sessions), tuple(notes)
        )
        rows.append(row)
    return (*rows, *_withdrawn(tombstones(folder.path), titles))


def _withdrawn(
    withdrawals: Iterable[Tombstone], titles: Mapping[str, str]
) -> Iterable[Participant]:
    """Those whose journals are gone; others' tell what the study is called."""
    for tombstone in withdrawals:
        for study in sorted({gone.study for gone in tombstone.gone}):
            yield Participant(
                tombstone.called, study, titles.get(study, study), withdrawn=tombstone
            )


def data_of(path: Path) -> tuple[DataFolder, DataFolder]:
    """A data folder and its pilots, which remember what they read."""
    folder = DataFolder(path)
    return folder, folder.pilots


_MAIL = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s.]+")
_NAMES = frozenset({"signature", "name", "fullname", "yourname"})
_PHONES = frozenset({"phone", "telephone", "mobile", "phonenumber"})
_IDS = frozenset({"studentid", "studentnumber", "matriculation", "matriculationnumber"})


@dataclass(frozen=True, slots=True, order=True)
class SharedAnswer:
    """Codes under which the same personal answer was given."""

    codes: tuple[str, ...]
    what: str  #: for example "email address"

    @property
    def sentence(self) -> str:
        """A sentence for the experimenter; never the answer itself."""
        codes, last = ", ".join(self.codes[:-1]), self.codes[-1]
        return message(
            "{codes} and {last} gave the same {what}. They might be the same person.",
            codes=codes,
            last=last,
            what=self.what,
        )


def same_persons(data: Path) -> list[SharedAnswer]:
    """Compare the personal answers of a data folder.

    Only answers that tell people apart are compared: signatures and names, email
    addresses, telephone and student numbers. Pilots and those who withdrew are omitted.
    """
    key = secrets.token_bytes(32)
    codes: dict[tuple[str, bytes], dict[str, str]] = {}
    for code, question, answer in _answers(data):
        kind_and_text = identifying_answer(question, answer)
        if kind_and_text is None:
            continue
        what, plain = kind_and_text
        digest = blake2b(plain.encode(), key=key, digest_size=16).digest()
        codes.setdefault((what, digest), {}).setdefault(code.casefold(), code)
    return sorted(
        {
            SharedAnswer(tuple(sorted(people.values())), what)
            for (what, _), people in codes.items()
            if len(people) > 1
        }
    )


def personal_files(data: Path) -> frozenset[tuple[str, int]]:
    """The files of personal answers with their sizes: whether there is anything new to compare."""
    file_sizes = set()
    with suppress(FileNotFoundError, NotADirectoryError), os.scandir(data / PERSONAL) as files:
        for file in files:
            with suppress(FileNotFoundError):
                file_sizes.add((file.name, file.stat().st_size))
    return frozenset(file_sizes)


def identifying_answer(question: str, answer: str) -> tuple[str, str] | None:
    """The kind of an answer that tells people apart, and the answer without its spelling.

    >>> name = identifying_answer("name", "ada lovelace")
    >>> identifying_answer("signature", "Ada  LOVELACE ") == name
    True
    >>> identifying_answer("city", "Dublin")
    """
    question_letters = re.sub(r"[^a-z]", "", question.casefold())
    text = normalize("NFKC", answer).strip().casefold()
    if _MAIL.fullmatch(text):
        return message("email address"), text
    if question_letters in _PHONES:
        digits = re.sub(r"\D", "", text)
        # Without the country code or the leading zero, which people write or omit.
        return (message("telephone number"), digits[-9:]) if len(digits) > 5 else None
    if question_letters in _IDS:
        return (message("student number"), re.sub(r"\W", "", text)) if text else None
    letters = _letters(text)
    return ("name", letters) if question_letters in _NAMES and letters else None


def _letters(text: str) -> str:
    """A name without accents, dots and order of its words."""
    bare = "".join(s for s in normalize("NFKD", text) if not category(s).startswith("M"))
    return " ".join(sorted(re.findall(r"\w+", bare)))


def _answers(data: Path) -> Iterator[tuple[str, str, str]]:
    """Code, question and answer of every line in the files of personal answers."""
    now = standing(data)
    for path in sorted(
        (data / PERSONAL).glob(f"*{SUFFIX}"), key=lambda path: file_order(path.name)
    ):
        name = parsed(path.name)
        if name is None or now.is_withdrawn(name) or now.is_marked(name):
            continue
        with suppress(OSError):
            for line in read_journal(path).lines:
                if line["kind"] == "response":
                    yield name.participant, str(line.get("question")), str(line.get("choice", ""))
