"""Bytes to text, and how to tell that text was damaged on the way."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from turingdesk.core.message import message
from turingdesk.study.findings import Findings, Place

_EXCEL = message('In Excel: Save As, and choose "CSV UTF-8 (Comma delimited)".')
# The byte order marks with which Excel begins what it saves as "Unicode Text".
_UTF16 = (b"\xff\xfe", b"\xfe\xff")

#: What a look at the text cannot pass by; most cells have none of it.
SUSPECT = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u00c2\u00c3\u00c5\u00e2\u00f0\ufffd"
    "\u200b-\u200d\u2060\ufeff\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
_MOJIBAKE = re.compile("[\u00c2\u00c3\u00c5\u00e2\u00f0][^\x00-\x7f]{1,3}")
_INVISIBLE = {
    "\u00ad": message("a soft hyphen"),
    "\u200b": message("a zero-width space"),
    "\u2060": message("a word joiner"),
    "\ufeff": message("a byte order mark"),
}
_JOINERS = {"\u200c": message("a zero-width non-joiner"), "\u200d": message("a zero-width joiner")}


def decoded(data: bytes, file: str, findings: Findings) -> str | None:
    """UTF-8, with or without byte order mark, as text; None, with a problem, where it is not.

    Line ends stay as they are.
    """
    if data.startswith(_UTF16):
        findings.error(
            Place(file),
            message("The file is UTF-16, not UTF-8."),
            message("Save it as UTF-8. {excel}", excel=_EXCEL),
        )
        return None
    try:
        # Excel and Notepad can begin UTF-8 files with a byte order mark.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        at = problem.start
        line = data.count(b"\n", 0, at) + 1
        column = at - data.rfind(b"\n", 0, at)
        guess = _guess(data, at)
        findings.error(
            Place(file, line),
            message(
                "Byte {at:#04x}, number {column} of the line, is not UTF-8{guess}.",
                at=data[at],
                column=column,
                guess=guess,
            ),
            message("Save the file as UTF-8. {excel}", excel=_EXCEL),
        )
        return None


def signs_of_damage(text: str) -> Iterator[tuple[str, str, bool]]:
    """Apparent damage in a text: its kind, what to do, and True if it cannot be stored.

    >>> [what for what, *_ in signs_of_damage("caf\u00c3\u00a9")]
    ["'\u00c3\u00a9' looks like a '\u00e9' that was read in the wrong encoding."]
    """
    if not SUSPECT.search(text):
        return
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        yield (
            message("The text contains half a character (a lone surrogate)."),
            message("Type the text again."),
            True,
        )
    if "\ufffd" in text:
        fix = message("Find the original text, and save it as UTF-8.")
        yield message("The text contains a �, where a character was lost."), fix, False
    for wrong, right in _mojibake(text):
        what = message(
            "{wrong!r} looks like a {right!r} that was read in the wrong encoding.",
            wrong=wrong,
            right=right,
        )
        yield what, message("Open the original as UTF-8, and copy it again."), False
        # One example is enough: the file was read wrongly as a whole.
        break
    for name in sorted(set(_unseen(text))):
        yield (
            message("The text contains {name}, which is invisible.", name=name),
            message("Remove it if it is not intended."),
            False,
        )


def _mojibake(text: str) -> Iterator[tuple[str, str]]:
    for match in _MOJIBAKE.finditer(text):
        # The longest first: a letter has two to four bytes in UTF-8, and a part of it may be one,
        # too.
        for end in range(len(match[0]), 1, -1):
            part = match[0][:end]
            right = _reread(part)
            if right and len(right) == 1:
                yield part, right
                break


def _reread(part: str) -> str:
    # cp1252 has no letters for five bytes; programs that met these kept them as in Latin-1.
    for encoding in ("cp1252", "latin-1"):
        try:
            return part.encode(encoding).decode("utf-8")
        except UnicodeError:
            continue
    return ""


def _unseen(text: str) -> Iterator[str]:
    for at, letter in enumerate(text):
        if letter in _INVISIBLE:
            yield _INVISIBLE[letter]
        elif letter in _JOINERS and _joins_latin(text, at):
            yield _JOINERS[letter]
        elif "\u202a" <= letter <= "\u202e" or "\u2066" <= letter <= "\u2069":
            yield message("a mark that changes the text direction")
        elif (letter < " " and letter not in "\n\t\r") or "\x7f" <= letter <= "\x9f":
            yield message("the control character U+{letter:04X}", letter=ord(letter))


def _joins_latin(text: str, at: int) -> bool:
    """Joiners belong into emoji and into Persian or Indian words, not among Latin letters."""
    around = text[max(0, at - 1) : at] + text[at + 1 : at + 2]
    return all(letter < "\u0250" for letter in around)


def _guess(data: bytes, at: int) -> str:
    """The letter that Windows would have meant by the byte."""
    try:
        letter = data[at : at + 1].decode("cp1252")
    except UnicodeDecodeError:
        return ""
    return (
        ("; " + message("in a Windows file it would be {letter!r}", letter=letter))
        if letter.isprintable()
        else ""
    )


def in_common(first: Sequence[Any], other: Sequence[Any]) -> int:
    """The number of items, such as lines, that two lists have in common at their start.

    >>> in_common(["a", "b"], ["a", "c"])
    1
    """
    count = 0
    for a, b in zip(first, other, strict=False):
        if a != b:
            break
        count += 1
    return count
