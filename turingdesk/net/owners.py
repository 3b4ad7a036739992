"""Which booth a session in the desk's data folder belongs to: the one that sent it first.

Each session that a booth sends has a small file `record/booths/<session>.json` with the
booth's id, which is on the disk before the first byte of the session. No other booth can
write to the session from then on, also after the desk was restarted. The ids are those of
one desk, so these files stay behind where data folders are joined.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import orjson

from turingdesk.journal.closed_index import closed_file
from turingdesk.journal.session_name import SUFFIX
from turingdesk.net.transfer import TransferFile, transfer_file
from turingdesk.people.withdrawal import OWNERS
from turingdesk.sessions.data_folder import PILOT
from turingdesk.system.access import file_mode, make_folder
from turingdesk.system.disk import write_whole


class Owners:
    """The owners of the sessions in one data folder.

    Args:
        data: The data folder.
    """

    def __init__(self, data: Path) -> None:
        self._data = data
        self._known: dict[str, str] = {}  #: booth ids by journal, in one case as some disks are

    def of(self, what: TransferFile) -> str:
        """The id of the booth that owns the session of a file; empty where none does.

        Raises:
            OSError: The disk refused.
        """
        key = str(what.journal).casefold()
        if key not in self._known:
            with suppress(FileNotFoundError, ValueError, KeyError, TypeError):
                self._known[key] = str(orjson.loads(self._file(what).read_bytes())["booth"])
        return self._known.get(key, "")

    def claim(self, what: TransferFile, booth: str) -> None:
        """Make a booth the owner of a session; returns when that is on the disk.

        Raises:
            OSError: The disk refused.
        """
        file = self._file(what)
        make_folder(file.parent)
        write_whole(file, orjson.dumps({"booth": booth}) + b"\n", file_mode(file.parent))
        self._known[str(what.journal).casefold()] = booth

    def unfinished(self, booth: str) -> Iterator[Path]:
        """The journals of a booth that have not been closed."""
        for folder in (self._data, self._data / PILOT):
            before = f"{PILOT}/" if folder.name == PILOT else ""
            for file in folder.joinpath(*OWNERS).glob("*.json"):
                what = transfer_file(f"{before}{file.stem}{SUFFIX}")
                journal = folder / f"{file.stem}{SUFFIX}"
                if what and self.of(what) == booth and not closed_file(journal).exists():
                    yield journal

    def _file(self, what: TransferFile) -> Path:
        folder = self._data / PILOT if what.pilot else self._data
        return folder.joinpath(*OWNERS, f"{what.name}.json")
