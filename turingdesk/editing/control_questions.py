"""Control questions that are true or false: one person writes each, two others approve it.

Everything is a line of an append-only file in the package, one for each desk:
`record/controls/controls-DESK.jsonl`. A line `written` has a question and its answer; a later one
about the same thing takes its place. Lines `approved` and `returned` are verdicts on a question
with exactly these words and this answer, so that a change has to be approved again. Of each
person only the newest verdict counts, and never that of someone who wrote any version.

People are called by initials or a code. `control_table` puts approved questions into the study.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from turingdesk.core.errors import BadControl, Problem
from turingdesk.core.message import message
from turingdesk.journal.journal_file import Line
from turingdesk.journal.ledger import RECORD, append, own_file, read

CONTROLS = "controls"  #: what the folder and its ledgers are called
WRITTEN, APPROVED, RETURNED = "written", "approved", "returned"
APPROVALS = 2  #: by how many people other than the authors
PICTURES = ("picture", "statement")  #: kinds that go to all rows that show a picture
MOST = 200  #: characters of a question
CODE = "[A-Za-z0-9][A-Za-z0-9-]{0,11}"  #: what a code is, as a regular expression


class Subject(NamedTuple):
    """The subject of a question."""

    kind: str  #: picture, statement (about a picture), caption, conversation, or text
    name: str  #: of the picture, or the table and the id of the row

    @property
    def is_picture(self) -> bool:
        """True if it is a picture, which several rows can show."""
        return self.kind in PICTURES


class State(StrEnum):
    """The progress of a question through its reviews."""

    WAITING = message("waiting")
    RETURNED = message("returned")
    APPROVED = message("approved")


@dataclass(frozen=True, slots=True)
class ControlQuestion:
    """A question as it was written last, and what others said about it."""

    subject: Subject
    text: str
    is_true: bool  #: whether the answer is yes, or the statement true
    author: str  #: who wrote this version
    authors: frozenset[str] = frozenset()  #: of all versions, in small letters
    approvals: tuple[str, ...] = ()  #: who approved it, in the order of their first lines
    reasons: Mapping[str, str] = field(default_factory=dict)  #: why it was returned, by whom
    at: str = ""  #: when it was approved last
    texts: frozenset[str] = frozenset()  #: of all versions

    @property
    def state(self) -> State:
        """The progress through reviews; approved questions can be used."""
        if self.reasons:
            return State.RETURNED
        return State.APPROVED if len(self.approvals) >= APPROVALS else State.WAITING

    def is_by(self, who: str) -> bool:
        """True if someone wrote a version of it."""
        return who.casefold() in self.authors

    def waits_for(self, who: str) -> bool:
        """True if a person may review it and hasn't done so yet."""
        judged = {reviewer.casefold() for reviewer in (*self.approvals, *self.reasons)}
        return self.state is State.WAITING and not ({who.casefold()} & (self.authors | judged))


Questions = Mapping[Subject, ControlQuestion]


def checked_code(who: str) -> str:
    """Initials or a code, without the spaces around them.

    Raises:
        BadControl: It is empty, longer than 12 characters, or has others than letters, digits,
            and hyphens.
    """
    code = who.strip()
    if re.fullmatch(CODE, code) is None:
        raise BadControl(
            message(
                "{code!r} is not a valid code. Use initials or a code: at most 12 letters, "
                "digits, and hyphens.",
                code=code,
            )
        )
    return code


def code_of(name: str) -> str:
    """The code of a person with a PIN: initials, and two characters that set others apart.

    >>> code_of("Ada Okafor")
    'AO-4d'
    """
    plain = " ".join(name.split()).casefold()
    initials = "".join(word[0] for word in re.findall(r"[a-z0-9]+", plain))[:6].upper()
    return f"{initials or 'X'}-{sha256(plain.encode()).hexdigest()[:2]}"


def write_question(package: Path, who: str, subject: Subject, text: str, is_true: bool) -> None:
    """Write a question, or a new version of it; returns when it is on the disk.

    Args:
        package: The folder of the study or collection.
        who: Initials or a code.
        subject: What the question is about.
        text: The question or statement.
        is_true: Whether the answer is yes, or the statement true.

    Raises:
        BadControl: The text is empty, too long, or unchanged since it was returned.
        WriteFailed: The disk refused.
    """
    plain = " ".join(text.split())
    if not 0 < len(plain) <= MOST:
        raise BadControl(
            message("Enter a question of at most {most:,} characters.", most=MOST)
            if plain
            else message("Enter a question.")
        )
    before = read_questions(package)[0].get(subject)
    if before and before.reasons and (before.text, before.is_true) == (plain, is_true):
        raise BadControl(
            message("Change the question, or its answer, before you submit it again.")
        )
    _append(package, WRITTEN, who, subject, {"text": plain, "true": is_true})


def approve(package: Path, who: str, question: ControlQuestion) -> None:
    """Approve a question as it is now; returns when that is on the disk.

    Raises:
        BadControl: The person wrote a version of it.
        WriteFailed: The disk refused.
    """
    _review(package, APPROVED, who, question, "")


def send_back(package: Path, who: str, question: ControlQuestion, words: str) -> None:
    """Send a question back to its author; returns when that is on the disk.

    Args:
        package: The folder of the study or collection.
        who: Initials or a code.
        question: The question as they saw it.
        words: The reason.

    Raises:
        BadControl: The person wrote a version of it, or gives no reason.
        WriteFailed: The disk refused.
    """
    if not words.strip():
        raise BadControl(message("Enter the reason, so that the author can correct the question."))
    _review(package, RETURNED, who, question, " ".join(words.split()))


def _review(package: Path, kind: str, who: str, question: ControlQuestion, why: str) -> None:
    if question.is_by(checked_code(who)):
        raise BadControl(message("Authors don't review their own questions."))
    fields = {"version": _version(question.text, question.is_true)}
    _append(package, kind, who, question.subject, fields | ({"reason": why} if why else {}))


def _append(
    package: Path, kind: str, who: str, subject: Subject, fields: Mapping[str, str | bool]
) -> None:
    path = own_file(package / RECORD / CONTROLS, CONTROLS)
    append(path, kind, checked_code(who), {"about": subject.kind, "name": subject.name, **fields})


def _version(text: str, is_true: bool) -> str:
    return sha256(f"{is_true}\n{text}".encode()).hexdigest()[:16]


def read_questions(package: Path) -> tuple[dict[Subject, ControlQuestion], list[Problem]]:
    """The questions of a package, and what is wrong with their files.

    Raises:
        OSError: A file can't be read.
    """
    files = read(package / RECORD / CONTROLS, CONTROLS)
    lines = [line for file in files for line in file.lines if _is_whole(line)]
    by_subject: dict[Subject, list[Line]] = {}
    # By time, since each desk has a file of its own.
    for line in sorted(lines, key=lambda line: str(line["at"])):
        by_subject.setdefault(Subject(line["about"], line["name"]), []).append(line)
    question_by_subject = {
        subject: _question(subject, subject_lines) for subject, subject_lines in by_subject.items()
    }
    problems = [problem for file in files for problem in file.problems]
    return {
        subject: question
        for subject, question in question_by_subject.items()
        if question is not None
    }, problems


def _question(subject: Subject, lines: Sequence[Line]) -> ControlQuestion | None:
    written_lines = [line for line in lines if line["kind"] == WRITTEN]
    if not written_lines:
        return None
    last = written_lines[-1]
    version = _version(last["text"], last["true"])
    authors = frozenset(str(line["who"]).casefold() for line in written_lines)
    verdicts: dict[str, Line] = {}  # the newest of each person
    for line in lines:
        if line.get("version") == version and line["who"].casefold() not in authors:
            verdicts[line["who"].casefold()] = line
    approved = [line for line in verdicts.values() if line["kind"] == APPROVED]
    return ControlQuestion(
        subject,
        last["text"],
        last["true"],
        last["who"],
        authors,
        tuple(line["who"] for line in approved),
        {ln["who"]: str(ln.get("reason", "")) for ln in verdicts.values() if ln not in approved},
        max((line["at"] for line in approved), default=""),
        frozenset(line["text"] for line in written_lines),
    )


def _is_whole(line: Line) -> bool:
    if not all(isinstance(line.get(name), str) for name in ("about", "name")):
        return False
    if line["kind"] == WRITTEN:
        return isinstance(line.get("text"), str) and isinstance(line.get("true"), bool)
    return line["kind"] in (APPROVED, RETURNED) and isinstance(line.get("version"), str)
