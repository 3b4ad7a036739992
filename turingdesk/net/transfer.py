"""Which files of a data folder a kiosk transfers: journals, personal answers, closing notes.

Nothing else does: no study, no truth beyond what a journal holds, no record of a
desk. A name that comes over the network is taken only if it is one of these.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from turingdesk.journal.journal_file import PERSONAL
from turingdesk.journal.session_name import SUFFIX, SessionName, parsed
from turingdesk.sessions.data_folder import PILOT


class Kind(StrEnum):
    """What a file holds."""

    JOURNAL = "journal"
    PERSONAL = "personal"
    CLOSED = "closed"  #: where the journal ended; goes after it


_FOLDERS = {Kind.JOURNAL: (), Kind.PERSONAL: (PERSONAL,), Kind.CLOSED: ("record", "closed")}
_ENDINGS = {Kind.JOURNAL: SUFFIX, Kind.PERSONAL: SUFFIX, Kind.CLOSED: ".json"}


@dataclass(frozen=True, slots=True)
class TransferFile:
    """One file, by what it is; the same in every data folder."""

    name: SessionName
    kind: Kind = Kind.JOURNAL
    pilot: bool = False

    def __str__(self) -> str:
        """Its path in a data folder, with slashes."""
        folders = (*((PILOT,) if self.pilot else ()), *_FOLDERS[self.kind])
        return "/".join((*folders, f"{self.name}{_ENDINGS[self.kind]}"))

    @property
    def journal(self) -> TransferFile:
        """The journal of the same session."""
        return TransferFile(self.name, pilot=self.pilot)


def transfer_file(text: str) -> TransferFile | None:
    """The file that a path within a data folder names; None where it is not transferred.

    >>> transfer_file("pilot/personal/sub-P-1_ses-1_study-demo.jsonl").kind.value
    'personal'
    >>> transfer_file("../sub-P-1_ses-1_study-demo.jsonl")
    """
    *folders, file = text.split("/")
    pilot = folders[:1] == [PILOT]
    within = tuple(folders[pilot:])
    for kind, wanted in _FOLDERS.items():
        if within == wanted and file.endswith(_ENDINGS[kind]):
            name = parsed(file.removesuffix(_ENDINGS[kind]))
            if name is not None and f"{name}{_ENDINGS[kind]}" == file:
                return TransferFile(name, kind, pilot)
    return None


def folders(data: Path) -> Iterator[Path]:
    """The folders within a data folder whose files are transferred."""
    for pilot in (False, True):
        for within in _FOLDERS.values():
            yield data.joinpath(*((PILOT,) if pilot else ()), *within)


def transferable_files(data: Path) -> Iterator[tuple[TransferFile, os.stat_result]]:
    """The files of a data folder that are transferred, as they are now."""
    for pilot in (False, True):
        for kind, folders in _FOLDERS.items():
            folder = data.joinpath(*((PILOT,) if pilot else ()), *folders)
            before = "".join(f"{part}/" for part in ((PILOT,) if pilot else ()) + folders)
            with suppress(OSError), os.scandir(folder) as files:
                for file in files:
                    found = transfer_file(before + file.name)
                    if found is not None and found.kind is kind:
                        with suppress(OSError):
                            yield found, file.stat(follow_symlinks=False)
