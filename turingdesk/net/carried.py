"""What a data folder that was carried here holds, file by file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from turingdesk.journal.ledger import RECORD
from turingdesk.journal.notes import session_of
from turingdesk.journal.session_name import SessionName
from turingdesk.net.travelling import Kind, Travelling, there, travelling
from turingdesk.people.withdrawal import OWNERS
from turingdesk.sealing.kept_seals import SEALS
from turingdesk.sessions.data_folder import PILOT
from turingdesk.table.machine_findings import FOLDER

_OURS = (RECORD, SEALS, PILOT, FOLDER)
_OF_ITS_OWN = (
    f"{RECORD}/desks/",
    f"{RECORD}/beginning",
    *("/".join((*before, *OWNERS, "")) for before in ((), (PILOT,))),
)  #: say who is there now; stay where they are


@dataclass(frozen=True, slots=True)
class Carried:
    """One file."""

    path: str  #: within the data folder, with slashes
    what: Travelling | None  #: journals and what belongs to them; None for what desks wrote
    session: SessionName | None  #: whose it is
    pilot: bool
    is_ours: bool  #: whether it is of a kind that is known here

    @property
    def is_private(self) -> bool:
        """Whether it holds personal answers."""
        return self.what is not None and self.what.kind is Kind.PERSONAL

    @property
    def group(self) -> str:
        """What goes to one place: all of one session; else the file alone."""
        return f"{self.pilot} {self.session}" if self.session is not None else self.path

    @property
    def _is_journal(self) -> bool:
        return self.what is not None and self.what.kind is Kind.JOURNAL

    @property
    def rank(self) -> tuple[int, str, int, str]:
        """Order: what desks wrote; then each session, its journal first."""
        return (int(self.session is not None), self.group, int(not self._is_journal), self.path)


def carried(folder: Path) -> Iterator[Carried]:
    """Every file of a folder, but for those that mean something there only."""
    for path in _walked(folder, ""):
        if not path.startswith(_OF_ITS_OWN):
            yield _one(path)


def has_sessions(folder: Path) -> bool:
    """Whether a folder holds journals."""
    return any(what.kind is Kind.JOURNAL for what, _ in there(folder))


def _one(path: str) -> Carried:
    what = travelling(path)
    if what is not None:
        return Carried(path, what, what.name, what.pilot, is_ours=True)
    first, _, rest = path.partition("/")
    noted = session_of(path.rpartition("/")[2]) if rest.startswith("notes/") else None
    is_ours = first in _OURS and not Path(path).name.startswith(".")
    return Carried(path, None, noted, f"/{PILOT}/" in path, is_ours)


def _walked(folder: Path, before: str) -> Iterator[str]:
    """Files, by path; links are not followed."""
    inside: list[str] = []
    with suppress(PermissionError), os.scandir(folder) as found:
        for one in found:
            if one.is_file(follow_symlinks=False):
                yield before + one.name
            elif one.is_dir(follow_symlinks=False) and not one.name.startswith("."):
                inside.append(one.name)
    for name in sorted(inside):
        yield from _walked(folder / name, f"{before}{name}/")
