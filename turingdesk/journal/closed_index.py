"""Where each closed journal ends, written down apart from it, here and as booths sent it.

The chain of a journal shows every change but one: lines that are missing at its
end, up to all of them. So a session that closes leaves a small file beside the
journals, `record/closed/<session>.json`: how many lines its journal has, and the
chain of the last one. It is one file per session, so that folders which are copied
or merged take it along as they take the journal; a journal without such a file
is not judged by it.

A desk also signs where the journals ended that booths sent closed, in a ledger of its own,
`record/received-<desk>.jsonl`. So a session that is changed at the desk afterwards shows, even to
someone who has the booth's key. Sessions are named by the chains of their first and last lines,
never by the participant's code, because lines of a ledger stay when someone withdraws.
"""

from __future__ import annotations

import os
from collections.abc import Container, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import orjson

from turingdesk.core.errors import Problem, Severity, WriteFailed
from turingdesk.core.message import message, plural
from turingdesk.journal.ledger import RECORD, append, own_file, read
from turingdesk.journal.session_name import SUFFIX, file_order, parsed
from turingdesk.system.access import file_mode, make_folder
from turingdesk.system.disk import write_whole

_ENDING = ".json"
_FIX = message("Restore the file from a backup or a copy. The missing part was on disk before.")


@dataclass(frozen=True, slots=True)
class Closed:
    """The end of a journal."""

    lines: int
    chain: str  #: of the last line


def closed_file(journal: Path) -> Path:
    """The file that records where a journal ends."""
    return _folder(journal.parent) / f"{journal.stem}{_ENDING}"


def note_closed(journal: Path, lines: int, chain: str) -> None:
    """Write down where a journal ends. If the disk refuses, that's ignored: the journal counts."""
    record = orjson.dumps({"session": journal.stem, "lines": lines, "chain": chain})
    path = closed_file(journal)
    with suppress(OSError):
        if not path.exists():
            make_folder(path.parent)
            write_whole(path, record + b"\n", file_mode(path.parent))


def closed_sessions(folder: Path) -> dict[str, Closed | None]:
    """The recorded ends of a folder's journals, by session; None of one that is damaged."""
    closed_by_session: dict[str, Closed | None] = {}
    nothing = (FileNotFoundError, NotADirectoryError, PermissionError)
    with suppress(*nothing), os.scandir(_folder(folder)) as files:
        for file in files:
            session = file.name.removesuffix(_ENDING)
            if file.name.endswith(_ENDING) and parsed(session):
                with suppress(OSError):
                    closed_by_session[session] = _closed(Path(file.path).read_bytes())
    return closed_by_session


def _closed(record: bytes) -> Closed | None:
    try:
        members = orjson.loads(record)
        return Closed(int(members["lines"]), str(members["chain"]))
    except (ValueError, KeyError, TypeError):
        return None


def end_problems(
    session: str, end: tuple[int, str], closed: Mapping[str, Closed | None]
) -> Iterator[Problem]:
    """Problems of a journal that doesn't end as it did when it was closed.

    Args:
        session: Its name.
        end: How many lines the journal has now, and the chain of the last one.
        closed: What is written down of the folder's journals.
    """
    if session not in closed:
        return
    closed_record = closed[session]
    if closed_record is None:
        what = message(
            "The record of where the journal ended when it was closed is empty or damaged."
        )
        fix = message("Without it, TuringDesk can't tell whether lines are missing at the end.")
        place = f"record/closed/{session}{_ENDING}"
        yield Problem(what, fix, place, severity=Severity.WARNING)
    elif end != (closed_record.lines, closed_record.chain):
        yield Problem(
            _difference(closed_record, end[0]), _FIX, f"{session}{SUFFIX}", end[0] or None
        )


def missing_journals(
    closed: Mapping[str, Closed | None], here: Container[str]
) -> Iterator[Problem]:
    """Sessions that were closed and whose journals are no longer here."""
    for session, closed_record in sorted(closed.items(), key=lambda entry: file_order(entry[0])):
        if session not in here:
            had = (
                (
                    "; "
                    + plural(
                        "it had %n line when it was closed",
                        "it had %n lines when it was closed",
                        n=closed_record.lines,
                    )
                )
                if closed_record
                else ""
            )
            yield Problem(
                message("The journal is missing{had}.", had=had), _FIX, f"{session}{SUFFIX}"
            )


def _difference(closed: Closed, lines: int) -> str:
    if lines == closed.lines:
        return message("The journal's end has changed since it was closed.")
    return plural(
        "The journal has %n line; it had {lines2:,} when it was closed.",
        "The journal has %n lines; it had {lines2:,} when it was closed.",
        n=lines,
        lines2=closed.lines,
    )


def _folder(folder: Path) -> Path:
    return folder / "record" / "closed"


#: What the ledgers of received sessions are called.
RECEIVED = "received"


@dataclass(frozen=True, slots=True)
class ReceivedEnd:
    """One session as it came."""

    at: str  #: UTC, ISO 8601
    ends: str  #: the chain of its last line


def sign_received(data: Path, chains: tuple[str, str], lines: int) -> None:
    """Sign where a session ended that came from elsewhere, closed.

    A disk that refuses is not minded: the session is here, with the booth's signature.
    """
    ends = {"begins": chains[0], "lines": lines, "ends": chains[1]}
    with suppress(WriteFailed):
        append(own_file(data / RECORD, RECEIVED), RECEIVED, "desk", ends)


def received(data: Path) -> dict[str, list[ReceivedEnd]]:
    """The ends of what desks of a data folder received, by the chain of the first line."""
    ends_by_beginning: dict[str, list[ReceivedEnd]] = {}
    for file in read(data / RECORD, RECEIVED):
        for line in file.lines:
            if line["kind"] == RECEIVED and {"begins", "ends"} <= line.keys():
                came = ReceivedEnd(line["at"], str(line["ends"]))
                ends_by_beginning.setdefault(str(line["begins"]), []).append(came)
    return ends_by_beginning
