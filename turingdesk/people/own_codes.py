"""Participant codes that somebody chose: typed, or pasted from a list of their own.

They are looked through before any of them is taken, so that a list with a mistake
in it changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.errors import BadCode
from turingdesk.core.message import message
from turingdesk.journal.session_name import checked_code
from turingdesk.journal.tombstones import Tombstone, tombstones
from turingdesk.people.codes import MOST, code_of

_BETWEEN = re.compile(r"[\t,;]")
_LINE_ENDS = re.compile(r"\r\n|\r|\n|\u2028|\u2029")


@dataclass(frozen=True, slots=True)
class OwnCodes:
    """What a list holds."""

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
    known: list[str] = []
    problems: list[str] = []
    gone = tombstones(data)
    for code, line in _written(text):
        problem = _problem(code, new.get(code.casefold()), data, study, gone)
        if problem:
            problems.append(message("Line {line}: {problem}", line=line, problem=problem))
            continue
        if code_of(data, code) is not None:
            known.append(code)
        new[code.casefold()] = code, line
    if len(new) > MOST:
        problems.append(
            message(
                "These are {new:,} codes. Add at most {most:,} at a time.", new=len(new), most=MOST
            )
        )
    free = {code.casefold() for code in known}
    taken = tuple(code for plain, (code, _) in new.items() if plain not in free)
    return OwnCodes(taken, tuple(known), tuple(problems))


def _problem(
    code: str,
    before: tuple[str, int] | None,
    data: Path,
    study: str,
    gone: tuple[Tombstone, ...],
) -> str:
    """Why a code cannot be taken; empty where it can."""
    try:
        checked_code(code)
    except BadCode as problem:
        return str(problem)
    if before is not None:
        same = (
            ""
            if before[0] == code
            else (
                ", " + message("and {before} and {code} are one code", before=before[0], code=code)
            )
        )
        return message(
            "{code} stands in line {before} already{same}.", code=code, before=before[1], same=same
        )
    if any(one.is_of(code) for one in gone):
        return message("{code} withdrew. Whoever comes now needs another code.", code=code)
    listed = code_of(data, code)
    if listed is not None and listed.study != study:
        return message(
            "{code} was made for the study {study}.", code=listed.code, study=listed.study
        )
    return ""


def _written(text: str) -> Iterator[tuple[str, int]]:
    """Every code of a list with its line, from 1."""
    for number, line in enumerate(_LINE_ENDS.split(text), 1):
        for part in _BETWEEN.split(line):
            if code := part.strip().strip("\"'").strip():
                yield code, number
