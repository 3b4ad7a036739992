"""The name of a session and of its journal: participant, number and study."""

from __future__ import annotations

import re
from dataclasses import dataclass

from turingdesk.core.errors import BadCode
from turingdesk.core.message import message

_CODE = re.compile(r"[A-Za-z0-9-]{1,40}", re.ASCII)
# Numbers have no leading zeros, so that a session has one file name only.
_NAME = re.compile(r"sub-([A-Za-z0-9-]{1,40})_ses-([1-9][0-9]{0,8})_study-([A-Za-z0-9-]+)")
SUFFIX = ".jsonl"


@dataclass(frozen=True, slots=True, order=True)
class SessionName:
    """Who, which time, and in which study; no two sessions of a data folder share one.

    >>> str(SessionName("P-014", 2, "demo"))
    'sub-P-014_ses-2_study-demo'
    """

    participant: str
    number: int  #: from 1
    study: str

    def __str__(self) -> str:
        return f"sub-{self.participant}_ses-{self.number}_study-{self.study}"

    @property
    def file(self) -> str:
        """The name of its journal's file."""
        return f"{self}{SUFFIX}"


def parsed(name: str) -> SessionName | None:
    """The session whose journal has this file name (or stem); None if it is not a journal's.

    >>> parsed("sub-P-014_ses-2_study-demo.jsonl")
    SessionName(participant='P-014', number=2, study='demo')
    >>> parsed("sub-P-014_ses-2_study-demo (copy).jsonl")
    """
    match = _NAME.fullmatch(name.removesuffix(SUFFIX))
    return SessionName(match[1], int(match[2]), match[3]) if match else None


def file_order(name: str) -> tuple[str, int, str]:
    """A key to sort files and IDs of sessions by: a participant's tenth is not their second.

    >>> sorted(["sub-P_ses-10_study-x", "sub-P_ses-2_study-x", "notes.txt"], key=file_order)
    ['sub-P_ses-2_study-x', 'sub-P_ses-10_study-x', 'notes.txt']
    """
    session_name = parsed(name)
    return (
        (session_name.participant, session_name.number, session_name.study)
        if session_name
        else (name, 0, "")
    )


def checked_code(code: str) -> str:
    """The participant code, if it can name a file on any system.

    Raises:
        BadCode: It is empty, too long, or has other signs than letters, digits and hyphens.
    """
    if _CODE.fullmatch(code):
        return code
    strange = "".join(dict.fromkeys(s for s in code if not _CODE.fullmatch(s)))
    if not code:
        what = message("The participant code is empty.")
    elif strange:
        what = message(
            "The participant code {code!r} contains {strange!r}.", code=code, strange=strange
        )
        if strange == " ":
            what = message("The participant code {code!r} contains a space.", code=code)
    else:
        what = message(
            "The participant code {code!r} has {code2} characters.", code=code, code2=len(code)
        )
    raise BadCode(
        message(
            "{what} Use 1 to 40 letters (a to z), digits, and hyphens, such as P-014.", what=what
        )
    )
