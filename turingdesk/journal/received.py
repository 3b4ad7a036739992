"""What a desk received from booths: where each session ended that was closed when it came.

A ledger of each desk, `record/received-<desk>.jsonl`, whose lines the desk signs. So a
session that is changed at the desk afterwards shows, even to one who has the booth's
key. Sessions are named by the chains of their first and last lines, never by the
participant's code, because lines of a ledger stay when somebody withdraws.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.errors import WriteFailed
from turingdesk.journal.ledger import RECORD, append, own_file, read

RECEIVED = "received"  #: what such ledgers are called


@dataclass(frozen=True, slots=True)
class Received:
    """One session as it came."""

    at: str  #: UTC, ISO 8601
    ends: str  #: the chain of its last line


def sign_received(data: Path, chains: tuple[str, str], lines: int) -> None:
    """Sign where a session ended that came from elsewhere, closed.

    A disk that refuses is not minded: the session is here, with the booth's signature.
    """
    told = {"begins": chains[0], "lines": lines, "ends": chains[1]}
    with suppress(WriteFailed):
        append(own_file(data / RECORD, RECEIVED), RECEIVED, "desk", told)


def received(data: Path) -> dict[str, list[Received]]:
    """What the desks of a data folder received, by the chain of the first line."""
    found: dict[str, list[Received]] = {}
    for file in read(data / RECORD, RECEIVED):
        for line in file.lines:
            if line["kind"] == RECEIVED and {"begins", "ends"} <= line.keys():
                came = Received(line["at"], str(line["ends"]))
                found.setdefault(str(line["begins"]), []).append(came)
    return found
