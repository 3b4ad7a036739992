"""The state of the sessions of a folder by what was written down since: withdrawn, or pilots.

Journals are read by many; all of them ask here which to pass over and which to
take as pilots, so that no table can forget it.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from turingdesk.journal.ledger import RECORD
from turingdesk.journal.notes import NOTES, read_notes
from turingdesk.journal.session_name import SessionName
from turingdesk.journal.tombstones import WITHDRAWN, Tombstone, tombstones

_PILOT = "pilot"  #: the folder of pilots; data_folder, which says so, asks here
_Stamp = frozenset[tuple[str, int, int]]


class Standing:
    """The standing of sessions beyond the journals of one folder; cheap to ask again.

    Args:
        folder: A data folder, or its folder `pilot`.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.is_pilots = False
        self._stamp: _Stamp | None = None
        self._withdrawn: tuple[Tombstone, ...] = ()
        self._marked: frozenset[SessionName] = frozenset()
        self.notes: dict[str, str] = {}  #: on each session of the folder, on one line

    def refresh(self) -> bool:
        """Look whether anything was written down; whether it was.

        A record that cannot be read for a moment, on a share, is as it was before.
        """
        folder = self._folder
        self.is_pilots = folder.name == _PILOT and (folder.parent / RECORD).is_dir()
        data = folder.parent if self.is_pilots else folder
        try:
            # Names, sizes and times, so that an unchanged folder isn't read again at each poll.
            stamp = _stamp(data / RECORD)
            if stamp == self._stamp:
                return False
            withdrawn = tombstones(data) if stamp else ()
            noted = read_notes(data) if stamp else {}
        except OSError:
            return False
        self._stamp = stamp
        own_notes = {
            name: notes for (pilot, name), notes in noted.items() if pilot == self.is_pilots
        }
        self.notes = {str(name): notes.text for name, notes in own_notes.items()}
        marked = frozenset(name for name, notes in own_notes.items() if notes.is_marked)
        before = (self._withdrawn, self._marked)
        self._withdrawn, self._marked = withdrawn, marked
        return before != (withdrawn, marked)

    def is_withdrawn(self, name: SessionName) -> bool:
        """True if its participant withdrew: while the journal is still here, it never counts."""
        return any(tombstone.covers(name, pilot=self.is_pilots) for tombstone in self._withdrawn)

    def is_left(self, room: str) -> bool:
        """True if someone who withdrew was in a game, so that no one may have notes on it."""
        return any(room in tombstone.games for tombstone in self._withdrawn)

    def withdrawn(self, study: str | None = None) -> tuple[Tombstone, ...]:
        """Who withdrew sessions of this folder, of one study or of any."""
        return tuple(
            tombstone
            for tombstone in self._withdrawn
            if any(
                gone.pilot == self.is_pilots and study in (None, gone.study)
                for gone in tombstone.gone
            )
        )

    def last_number(self, code: str, study: str) -> int:
        """The highest number among deleted sessions of a participant in a study; 0 for none.

        Their numbers are never used again: a backup or an export may still know them.
        """
        numbers = [
            gone.number
            for tombstone in self._withdrawn
            for gone in tombstone.gone
            if (gone.study, gone.pilot) == (study, self.is_pilots) and tombstone.is_of(code)
        ]
        return max(numbers, default=0)

    def is_marked(self, name: SessionName) -> bool:
        """True if the session was made a pilot afterwards."""
        return name in self._marked


def standing(folder: Path) -> Standing:
    """The state of the sessions of a folder now."""
    state = Standing(folder)
    state.refresh()
    return state


def _stamp(record: Path) -> _Stamp:
    """Names, sizes and times of the ledgers that matter here."""
    stamps = set()
    notes = record / NOTES
    for folder, start in ((record, f"{WITHDRAWN}-"), (notes, "sub-"), (notes / _PILOT, "sub-")):
        with suppress(FileNotFoundError, NotADirectoryError), os.scandir(folder) as files:
            for file in files:
                if file.name.startswith(start):
                    stat = file.stat()
                    stamps.add((file.path, stat.st_size, stat.st_mtime_ns))
    return frozenset(stamps)
