"""Participant codes that are hard to confuse: made at random, handed out once.

A code that is made here is six signs and a hyphen, such as K7M-4TX. Its signs exclude those that
look or sound like others (0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B) and vowels, so that no
code is a word. The sixth sign checks the others: a wrong sign, or two signs that
changed places, never gives another valid code. Codes that someone chose stand
on the same list; theirs are looked through before any of them is taken, so that a list with a
mistake in it changes nothing. A code is reserved by a file of its name, made
so that only one desk can make it, on network shares too.
"""

from __future__ import annotations

import json
import os
import re
import secrets
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from turingdesk.core.errors import BadCode
from turingdesk.core.message import message
from turingdesk.journal.journal import utc_now
from turingdesk.journal.ledger import RECORD
from turingdesk.journal.session_name import checked_code
from turingdesk.journal.tombstones import Tombstone, tombstones
from turingdesk.people.reserved import write_once
from turingdesk.system.disk import sync_folder

#: Their number is a prime, without which the check would miss some errors.
SIGNS = "23456789CDFHJKMNPRTVWXY"
_CODES = "codes"
_OWN = 5  #: random characters of a code, before the check character
MOST = 5000  #: codes at a time


@dataclass(frozen=True, slots=True)
class ParticipantCode:
    """A code on the list."""

    code: str
    study: str
    at: str  #: when it was made, UTC, ISO 8601
    who: str


def complete(signs: str) -> str:
    """A code from five characters and their check character.

    >>> complete("K7M4T"), is_sound(complete("K7M4T"))
    ('K7M-4TN', True)
    """
    # Weights below a prime, as in ISBN-10: one wrong sign, or two that changed places, always
    # shows.
    total = sum(place * SIGNS.index(sign) for place, sign in enumerate(signs, 1))
    last = -total * pow(len(signs) + 1, -1, len(SIGNS)) % len(SIGNS)
    full_code = signs + SIGNS[last]
    return f"{full_code[:3]}-{full_code[3:]}"


def looks_generated(code: str) -> bool:
    """True if a code has the form of those made here, with a typo or not.

    >>> looks_generated("k7m-4tx"), looks_generated("P-014")
    (True, False)
    """
    first, hyphen, last = code.partition("-")
    return bool(hyphen) and len(first) == len(last) == 3 and (first + last).isalnum()


def is_sound(code: str) -> bool:
    """True if a code's check character fits the others, in whatever case it is typed."""
    if not looks_generated(code):
        return False
    signs = code.replace("-", "").upper()
    if not set(signs) <= set(SIGNS):
        return False
    return sum(p * SIGNS.index(s) for p, s in enumerate(signs, 1)) % len(SIGNS) == 0


def generate(
    data: Path, study: str, count: int, who: str, chance: Random | None = None, at: str = ""
) -> list[ParticipantCode]:
    """Make codes that no one has, and reserve them for a study.

    Args:
        data: The data folder.
        study: For which study.
        count: How many, from 1.
        who: The person at the desk.
        chance: Where the signs come from; by default the system.
        at: When, UTC, ISO 8601; by default now.

    Raises:
        ValueError: The number is not 1 to `MOST`.
        WriteFailed: The folder cannot be written; the codes reserved so far stay reserved.
    """
    if not 1 <= count <= MOST:
        raise ValueError(message("Create 1 to {most:,} codes at a time.", most=MOST))
    pick = chance or secrets.SystemRandom()
    gone = tombstones(data)
    new_codes: list[ParticipantCode] = []
    at = at or utc_now()
    while len(new_codes) < count:
        code = complete("".join(pick.choice(SIGNS) for _ in range(_OWN)))
        if any(tombstone.is_of(code) for tombstone in gone):
            continue
        new = ParticipantCode(code, study, at, who)
        if _reserve(data, new):
            new_codes.append(new)
    sync_folder(reservation(data, "x").parent)
    return new_codes


def reserve(
    data: Path, study: str, chosen_codes: Iterable[str], who: str, at: str = ""
) -> list[ParticipantCode]:
    """Put codes that someone chose on the list of a study.

    Args:
        data: The data folder.
        study: For which study.
        chosen_codes: The codes, which can name files.
        who: The person at the desk.
        at: When, UTC, ISO 8601; by default now.

    Returns:
        Those that were free; another desk may have been faster with the others.

    Raises:
        WriteFailed: The folder cannot be written; the codes reserved so far stay reserved.
    """
    at = at or utc_now()
    new = [ParticipantCode(code, study, at, who) for code in chosen_codes]
    reserved = [code for code in new if _reserve(data, code)]
    sync_folder(reservation(data, "x").parent)
    return reserved


def codes(data: Path, study: str | None = None) -> list[ParticipantCode]:
    """The codes on the list, in the order in which they were made, of one study or of all."""
    study_codes = [
        participant_code
        for participant_code in _listed(data)
        if study in (None, participant_code.study)
    ]
    return sorted(
        study_codes, key=lambda participant_code: (participant_code.at, participant_code.code)
    )


def code_of(data: Path, code: str) -> ParticipantCode | None:
    """The list's entry for a code, in whatever case it is typed."""
    return _read(reservation(data, code))


def has_list(data: Path, study: str) -> bool:
    """True if codes were made for a study."""
    return any(participant_code.study == study for participant_code in _listed(data))


def reservation(data: Path, code: str) -> Path:
    """The file that reserves a code."""
    # In one case of letters, since file systems of Windows and macOS tell no cases apart.
    return data / RECORD / _CODES / code.upper()


def _reserve(data: Path, new: ParticipantCode) -> bool:
    fields = {"code": new.code, "study": new.study, "at": new.at, "who": new.who}
    return write_once(reservation(data, new.code), fields)


def _listed(data: Path) -> Iterator[ParticipantCode]:
    with suppress(FileNotFoundError), os.scandir(reservation(data, "x").parent) as files:
        for file in files:
            if (participant_code := _read(Path(file.path))) is not None:
                yield participant_code


def _read(path: Path) -> ParticipantCode | None:
    try:
        content = json.loads(path.read_bytes())
        code = str(content["code"])
        return ParticipantCode(
            code, str(content["study"]), str(content["at"]), str(content["who"])
        )
    except (OSError, ValueError, KeyError, TypeError):
        return None


_BETWEEN = re.compile(r"[\t,;]")
_LINE_ENDS = re.compile(r"\r\n|\r|\n|\u2028|\u2029")


@dataclass(frozen=True, slots=True)
class OwnCodes:
    """The contents of a list."""

    new: tuple[str, ...] = ()  #: can be taken, in the order of the list
    known: tuple[str, ...] = ()  #: on the list of the same study already
    problems: tuple[str, ...] = ()  #: sentences; while there is one, no code is taken


def look_through(data: Path, study: str, text: str) -> OwnCodes:
    """Find out which codes of a list can be taken.

    Args:
        data: The data folder.
        study: The study that they are for.
        text: One code a line, or several with commas, semicolons or tabs between them.

    Raises:
        OSError: The withdrawals cannot be read.
    """
    new: dict[str, tuple[str, int]] = {}  # by the code in small letters: as written, and where
    known_codes: list[str] = []
    problems: list[str] = []
    gone = tombstones(data)
    for code, line in _written(text):
        problem = _problem(code, new.get(code.casefold()), data, study, gone)
        if problem:
            problems.append(message("Line {line}: {problem}", line=line, problem=problem))
            continue
        if code_of(data, code) is not None:
            known_codes.append(code)
        new[code.casefold()] = code, line
    if len(new) > MOST:
        problems.append(
            message(
                "The list has {new:,} codes. Add at most {most:,} at a time.",
                new=len(new),
                most=MOST,
            )
        )
    free = {code.casefold() for code in known_codes}
    new_codes = tuple(code for plain, (code, _) in new.items() if plain not in free)
    return OwnCodes(new_codes, tuple(known_codes), tuple(problems))


def _problem(
    code: str,
    before: tuple[str, int] | None,
    data: Path,
    study: str,
    gone: tuple[Tombstone, ...],
) -> str:
    """Why a code cannot be taken; empty if it can."""
    try:
        checked_code(code)
    except BadCode as problem:
        return str(problem)
    if before is not None:
        same = (
            ""
            if before[0] == code
            else (
                ", "
                + message(
                    "and {before} and {code} count as the same code", before=before[0], code=code
                )
            )
        )
        return message(
            "{code} is already in line {before}{same}.", code=code, before=before[1], same=same
        )
    if any(tombstone.is_of(code) for tombstone in gone):
        return message("{code} withdrew. Use a new code.", code=code)
    listed = code_of(data, code)
    if listed is not None and listed.study != study:
        return message(
            "{code} was created for the study {study}.", code=listed.code, study=listed.study
        )
    return ""


def _written(text: str) -> Iterator[tuple[str, int]]:
    """Every code of a list with its line, from 1."""
    for number, line in enumerate(_LINE_ENDS.split(text), 1):
        for part in _BETWEEN.split(line):
            # Lists that come from CSV files can have quotes around each code.
            if code := part.strip().strip("\"'").strip():
                yield code, number
