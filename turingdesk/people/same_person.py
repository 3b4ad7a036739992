"""One person under two codes: the same signature, e-mail or telephone number.

Personal answers are compared by keyed hashes that live as long as the
comparison. Nothing here gives an answer away: only which codes share one, and of
what kind it is.
"""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from unicodedata import category, normalize

from turingdesk.core.message import message
from turingdesk.journal.journal_file import PERSONAL, read_journal
from turingdesk.journal.session_name import SUFFIX, parsed
from turingdesk.journal.standing import standing

_MAIL = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s.]+")
_NAMES = frozenset({"signature", "name", "fullname", "yourname"})
_PHONES = frozenset({"phone", "telephone", "mobile", "phonenumber"})
_IDS = frozenset({"studentid", "studentnumber", "matriculation", "matriculationnumber"})


@dataclass(frozen=True, slots=True, order=True)
class Same:
    """Codes under which the same personal answer was given."""

    codes: tuple[str, ...]
    what: str  #: e.g. "e-mail address"

    @property
    def sentence(self) -> str:
        """What the experimenter is told; never the answer itself."""
        codes, last = ", ".join(self.codes[:-1]), self.codes[-1]
        return message(
            "{codes} and {last} gave the same {what}. They may be one person.",
            codes=codes,
            last=last,
            what=self.what,
        )


def same_persons(data: Path) -> list[Same]:
    """Compare the personal answers of a data folder.

    Only answers that tell people apart are compared: signatures and names, e-mail
    addresses, telephone and student numbers. Pilots and those who withdrew are left out.
    """
    key = secrets.token_bytes(32)
    codes: dict[tuple[str, bytes], dict[str, str]] = {}
    for code, question, answer in _answers(data):
        found = told_apart_by(question, answer)
        if found is None:
            continue
        what, plain = found
        digest = blake2b(plain.encode(), key=key, digest_size=16).digest()
        codes.setdefault((what, digest), {}).setdefault(code.casefold(), code)
    return sorted(
        {
            Same(tuple(sorted(people.values())), what)
            for (what, _), people in codes.items()
            if len(people) > 1
        }
    )


def personal_files(data: Path) -> frozenset[tuple[str, int]]:
    """The files of personal answers with their sizes: whether there is anything new to compare."""
    found = set()
    with suppress(FileNotFoundError, NotADirectoryError), os.scandir(data / PERSONAL) as files:
        for file in files:
            with suppress(FileNotFoundError):
                found.add((file.name, file.stat().st_size))
    return frozenset(found)


def told_apart_by(question: str, answer: str) -> tuple[str, str] | None:
    """The kind of an answer that tells people apart, and the answer without its spelling.

    >>> told_apart_by("signature", "Ada  LOVELACE ") == told_apart_by("name", "ada lovelace")
    True
    >>> told_apart_by("city", "Dublin")
    """
    asked = re.sub(r"[^a-z]", "", question.casefold())
    text = normalize("NFKC", answer).strip().casefold()
    if _MAIL.fullmatch(text):
        return message("e-mail address"), text
    if asked in _PHONES:
        digits = re.sub(r"\D", "", text)
        return (message("telephone number"), digits[-9:]) if len(digits) > 5 else None
    if asked in _IDS:
        return (message("student number"), re.sub(r"\W", "", text)) if text else None
    letters = _letters(text)
    return ("name", letters) if asked in _NAMES and letters else None


def _letters(text: str) -> str:
    """A name without accents, dots and order of its words."""
    bare = "".join(s for s in normalize("NFKD", text) if not category(s).startswith("M"))
    return " ".join(sorted(re.findall(r"\w+", bare)))


def _answers(data: Path) -> Iterator[tuple[str, str, str]]:
    """Code, question and answer of every line in the files of personal answers."""
    now = standing(data)
    for path in sorted((data / PERSONAL).glob(f"*{SUFFIX}")):
        name = parsed(path.name)
        if name is None or now.is_withdrawn(name) or now.is_marked(name):
            continue
        with suppress(OSError):
            for line in read_journal(path).lines:
                if line["kind"] == "response":
                    yield name.participant, str(line.get("question")), str(line.get("choice", ""))
