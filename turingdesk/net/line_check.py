"""Looks at the lines of a journal as its bytes come: are they in order, does the chain hold?

What does not fit is named, and taken all the same: a damaged journal is evidence,
and the desk's copy is to be the kiosk's to the byte.
"""

from __future__ import annotations

from turingdesk.core.message import message
from turingdesk.journal.chain import link, unsealed
from turingdesk.journal.journal_file import parsed_line
from turingdesk.net.progress import Progress


class LineCheck:
    """Fed with the bytes of one file in order, cut anywhere."""

    def __init__(self) -> None:
        self.progress = Progress()
        self.problem = ""  #: the first one, with its line; empty where all is well
        self.lines = 0  #: whole ones
        self.rest = 0  #: bytes after the last whole line
        self._rest: list[bytes] = []
        self.chains = ("", "")  #: of the first line and of the last one
        self.count = 0  #: of the last line, from 1

    def feed(self, data: bytes) -> None:
        """Look at the next bytes."""
        first, *more = data.split(b"\n")
        self._rest.append(first)
        if not more:
            self.rest += len(first)
            return
        for raw in (b"".join(self._rest), *more[:-1]):
            self._look_at(raw)
        self._rest, self.rest = [more[-1]], len(more[-1])

    def forget_rest(self) -> None:
        """The bytes after the last whole line are no longer there."""
        self._rest, self.rest = [], 0

    def _look_at(self, raw: bytes) -> None:
        self.lines += 1
        line = parsed_line(raw)
        if line is None:
            self._tell(message("The line is damaged and cannot be read."))
            return
        parts = unsealed(raw)
        if line["seq"] != self.count:
            self._tell(message("Lines before this one were taken out, put in or moved."))
        elif parts is None or link(self.chains[1], parts[0]) != parts[1]:
            self._tell(message("The line was changed after it was written."))
        chain = str(line["chain"])
        self.chains, self.count = (self.chains[0] or chain, chain), int(line["seq"]) + 1
        self.progress.see(line)

    def _tell(self, what: str) -> None:
        if not self.problem:
            self.problem = f"line {self.lines}: {what}"
