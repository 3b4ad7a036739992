"""Gives people another code whose code someone else has in the folder that they are joined into.

Computers without a network all offer P-001 first. When someone at the desk says that these are
different people, the sessions of those who come are written under another code: in names of files
and sessions, and wherever lines name them. Everything else in a line stays. The chain is made
anew, without signatures, and is the same each time, so that a session that continued there
continues here. The first line says what the session was called and how its file began there: that
file stays where it is, with its signatures and what the receipt was made from.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

from turingdesk.core.message import message
from turingdesk.journal.chain import SIGNED, sealed
from turingdesk.journal.journal_file import Line, read_journal
from turingdesk.journal.ledger import RECORD, read_ledger
from turingdesk.journal.session_name import SUFFIX, SessionName, parsed

_LONGEST = 40  #: characters of a code
_OLD_CHAINS = ("continues_chain", "restarts_chain")
#: What a first line says of the computer's signatures, which the new file doesn't have.
_OF_SIGNATURES = SIGNED | {"chain", "line", "signing_key"}


_SESSION = re.compile(rb"sub-([A-Za-z0-9-]{1,40})_ses-")


def _lines(path: Path) -> Iterable[Line]:
    is_record = RECORD in path.parts[-3:]  # `record/coding`, `record/notes`
    return read_ledger(path).lines if is_record else read_journal(path).lines


class Renaming:
    """The new names of some people's sessions.

    Args:
        codes: Theirs, as they are there.
        word: What follows their codes from now on, such as the name of their folder.
        journals: Where their journals are there, those of earlier sessions first.
    """

    def __init__(self, codes: Collection[str], word: str, journals: Collection[Path]) -> None:
        self._codes = {
            code.casefold(): f"{code[: _LONGEST - len(word) - 1]}-{word}" for code in codes
        }
        self._chains: dict[str, str] = {}  #: of lines there, and here
        for path in journals:
            # Earlier sessions first: a later one names the chain of the one that it continues.
            self.file(path)

    @property
    def sentences(self) -> list[str]:
        """Who is called what from now on."""
        return [
            message("{code} is now called {new}.", code=new.rpartition("-")[0], new=new)
            for new in self._codes.values()
        ]

    def concerns(self, name: SessionName | None) -> bool:
        """True if a session is of one of these people."""
        return name is not None and name.participant.casefold() in self._codes

    def concerns_file(self, path: Path) -> bool:
        """True if a file is of one of these people, or names their sessions.

        Raises:
            OSError: It cannot be read.
        """
        if not self._codes:
            return False
        data = path.read_bytes() + path.name.encode()
        return any(
            match[1].decode().casefold() in self._codes for match in _SESSION.finditer(data)
        )

    def session(self, name: SessionName) -> SessionName:
        """The name of a session from now on."""
        new = self._codes.get(name.participant.casefold(), name.participant)
        return SessionName(new, name.number, name.study)

    def path(self, path: str, name: SessionName) -> str:
        """Where a file of a session belongs."""
        folder, slash, file = path.rpartition("/")
        return f"{folder}{slash}{file.replace(str(name), str(self.session(name)), 1)}"

    def file(self, path: Path) -> bytes:
        """A journal, or a file with lines as a journal has them, under the new names.

        Raises:
            OSError: It cannot be read.
        """
        new_lines, chain = [], ""
        for line in _lines(path):
            new = self._line(line)
            if line["kind"] == "opened" and self.concerns(parsed(str(line.get("session", "")))):
                new |= {"renamed_from": line["session"], "renamed_chain": line["chain"]}
            data, chain = sealed(chain, new)
            self._chains[str(line["chain"])] = chain
            new_lines.append(data)
        return b"".join(new_lines)

    def _line(self, line: Line) -> dict[str, Any]:
        new = {key: value for key, value in line.items() if key not in _OF_SIGNATURES}
        new |= {key: self._chains.get(new[key], new[key]) for key in _OLD_CHAINS if key in new}
        return {
            key: self._code(item) if key == "participant" else self._in(item)
            for key, item in new.items()
        }

    def _in(self, value: Any) -> Any:
        if isinstance(value, str):
            name = None if value.endswith(SUFFIX) else parsed(value)
            return str(self.session(name)) if name is not None else value
        if isinstance(value, list):
            return [self._in(item) for item in value]
        if isinstance(value, Mapping):
            is_person = value.get("origin", "human") == "human"
            codes = {"participant", *(["agent"] if is_person else [])}
            return {
                key: self._code(item) if key in codes else self._in(item)
                for key, item in value.items()
            }
        return value

    def _code(self, value: Any) -> Any:
        return self._codes.get(value.casefold(), value) if isinstance(value, str) else value
