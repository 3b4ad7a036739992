"""Where each closed journal ends, written down apart from it.

The chain of a journal shows every change but one: lines that are missing at its
end, up to all of them. So a session that closes leaves a small file beside the
journals, `record/closed/<session>.json`: how many lines its journal has, and the
chain of the last one. It is one file a session, so that folders which are copied
or merged take it along as they take the journal; a journal without such a file
is not judged by it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import orjson

from turingdesk.core.errors import Problem
from turingdesk.store.access import make_folder, open_new
from turingdesk.store.session_name import SUFFIX, parsed

_ENDING = ".json"
_FIX = "Bring the file back from a backup or a copy; what is missing was on the disk once."


@dataclass(frozen=True, slots=True)
class Closed:
    """How a journal ended."""

    lines: int
    chain: str  #: of the last line


def closed_file(journal: Path) -> Path:
    """The file that tells where a journal ends."""
    return _folder(journal.parent) / f"{journal.stem}{_ENDING}"


def note_closed(journal: Path, lines: int, chain: str) -> None:
    """Write down where a journal ends. A disk that refuses is not minded: the journal counts."""
    told = orjson.dumps({"session": journal.stem, "lines": lines, "chain": chain})
    path = closed_file(journal)
    with suppress(OSError):
        make_folder(path.parent)
        file = open_new(path, os.O_WRONLY | os.O_EXCL)
        try:
            os.write(file, told + b"\n")
        finally:
            os.close(file)


def closed_sessions(folder: Path) -> dict[str, Closed]:
    """What is written down of a folder's journals, by session; what cannot be read is left out."""
    found = {}
    nothing = (FileNotFoundError, NotADirectoryError, PermissionError)
    with suppress(*nothing), os.scandir(_folder(folder)) as files:
        for file in files:
            session = file.name.removesuffix(_ENDING)
            if file.name.endswith(_ENDING) and parsed(session):
                with suppress(OSError, ValueError, KeyError, TypeError):
                    told = orjson.loads(Path(file.path).read_bytes())
                    found[session] = Closed(int(told["lines"]), str(told["chain"]))
    return found


def end_problems(folder: Path, ends: Mapping[str, tuple[int, str]]) -> Iterator[Problem]:
    """Journals that do not end as they did when they were closed.

    Args:
        folder: The one that holds the journals.
        ends: By session, how many lines its journal has now and the chain of the last one.
    """
    for session, closed in sorted(closed_sessions(folder).items()):
        file = f"{session}{SUFFIX}"
        if session not in ends:
            what = f"The journal is missing; it had {closed.lines:,} lines when it was closed."
            yield Problem(what, _FIX, file)
        elif ends[session] != (closed.lines, closed.chain):
            there = ends[session][0]
            yield Problem(_difference(closed, there), _FIX, file, there or None)


def _difference(closed: Closed, lines: int) -> str:
    if lines == closed.lines:
        return "The journal does not end as it did when it was closed."
    return f"The journal has {lines:,} lines; it had {closed.lines:,} when it was closed."


def _folder(folder: Path) -> Path:
    return folder / "record" / "closed"
