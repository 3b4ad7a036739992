"""Passphrases: read from a file or typed, and made the same whatever keyboard they came from.

A passphrase is stored nowhere: not in settings, logs, arguments or reports.
"""

from __future__ import annotations

import unicodedata
from pathlib import Path

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message, plural
from turingdesk.plugins.sealing.errors import CannotSeal
from turingdesk.system.os_errors import os_errors_as

SHORTEST = 12  #: characters; guessing shorter ones is not slow enough even at half a second each
FEWEST = 5  #: different characters
_MOST_BYTES = 4096  #: a file with more is not a passphrase


def normalized(text: str) -> str:
    r"""The same passphrase however it was typed: composed letters, no space around it.

    >>> normalized(" Cafe\u0301 au lait\n") == normalized("Café au lait")
    True
    """
    # Editors on Windows begin a text with a byte order mark.
    return unicodedata.normalize("NFC", text.removeprefix("\ufeff")).strip()


def objection(passphrase: str) -> str:
    """Why a study should not be sealed with a passphrase; empty if it may.

    >>> objection("correct horse battery")
    ''
    """
    plain = normalized(passphrase)
    if not plain:
        return message("The passphrase is empty. Enter one.")
    # NFC leaves unassigned characters as they are; a later Unicode could compose them, and the
    # passphrase would no longer be the same.
    if any(unicodedata.category(sign) in ("Cc", "Cs", "Cn") for sign in plain):
        return message(
            "The passphrase contains a character that can't be typed. Use a single line of text."
        )
    if len(plain) < SHORTEST:
        return plural(
            "The passphrase has %n character. Use at least {shortest}, for example four "
            "unrelated words.",
            "The passphrase has %n characters. Use at least {shortest}, for example four "
            "unrelated words.",
            n=len(plain),
            shortest=SHORTEST,
        )
    if len(set(plain)) < FEWEST:
        return plural(
            "The passphrase has %n different character. Use at least {fewest}.",
            "The passphrase has %n different characters. Use at least {fewest}.",
            n=len(set(plain)),
            fewest=FEWEST,
        )
    return ""


def checked(passphrase: str) -> str:
    """The passphrase to seal with.

    Raises:
        CannotSeal: It is empty, short or cannot be typed.
    """
    if wrong := objection(passphrase):
        raise CannotSeal(wrong)
    return normalized(passphrase)


def read_passphrase(path: Path) -> str:
    """The passphrase in a text file of one line.

    Raises:
        TuringDeskError: The file is missing, empty, of several lines or no UTF-8 text. What is
            in it is never told.
    """
    with (
        os_errors_as(
            TuringDeskError, message("The passphrase file {path} can't be read. {why}"), path=path
        ),
        path.open("rb") as file,
    ):
        # One byte more than allowed tells whether the file is too large, however large it is.
        data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise TuringDeskError(
            message("{path} is too large for a passphrase. Use a file with one line.", path=path)
        )
    try:
        text = normalized(data.decode("utf-8"))
    except UnicodeDecodeError:
        # Nothing of the file's content may show in a message or a report.
        raise TuringDeskError(
            message("{path} is not UTF-8 text. Save it as UTF-8.", path=path)
        ) from None
    if not text:
        raise TuringDeskError(
            message("The passphrase file {path} is empty. Add the passphrase.", path=path)
        )
    if len(text.splitlines()) > 1:
        raise TuringDeskError(
            message("{path} has several lines. A passphrase is a single line.", path=path)
        )
    return text
