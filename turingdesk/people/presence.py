"""Which desks have a data folder open: each keeps a small file there and touches it.

Nothing depends on it: journals and records are safe with any number of desks. It
lets people know of each other. The files work on shares without locks, and their
ages are measured by the share's own clock, so that machines' clocks need not agree.
"""

from __future__ import annotations

import json
import os
import platform
import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from turingdesk.journal.ledger import RECORD, this_desk
from turingdesk.system.access import make_folder, open_new
from turingdesk.system.clock import utc_now
from turingdesk.system.process import has_ended

BEAT_S = 15.0  #: how often a desk says that it is there
_GONE_S = 60.0  #: a desk that was silent for so long has crashed, or is off the network
_OLD_S = 86_400.0  #: what a desk left behind is cleared away after a day


@dataclass(frozen=True, slots=True)
class OpenDesk:
    """A desk that has the folder open."""

    machine: str
    who: str  #: the person there
    since: str  #: UTC, ISO 8601

    def __str__(self) -> str:
        return f"{self.machine} ({self.who})" if self.who else self.machine


class Presence:
    """One desk's place in a data folder.

    Args:
        data: The folder.
        who: The person at this desk.
    """

    def __init__(self, data: Path, who: str = "") -> None:
        self.who = who
        self._data = data
        self._since = utc_now()
        # With the number of the process, by which `_has_died` finds out after a crash that it is
        # gone.
        file_name = f"{this_desk()}-{os.getpid()}-{secrets.token_hex(2)}.json"
        self.file = data / RECORD / "desks" / file_name  #: that says that this desk is here
        self._has_left = False

    def beat(self) -> tuple[OpenDesk, ...]:
        """Say that this desk is here; which others are, the one longest there first.

        A folder that is not there, or cannot be written, is left as it is.
        """
        if not self._data.is_dir():
            return ()
        now_s = self._say()
        others = [desk for path, age_s in self._other_files(now_s) if (desk := _read(path, age_s))]
        return tuple(sorted(others, key=lambda desk: (desk.since, str(desk))))

    def leave(self) -> None:
        """This desk closes, or opens another folder."""
        self._has_left = True
        with suppress(OSError):
            self.file.unlink(missing_ok=True)

    def _say(self) -> float:
        """Write our file; the time of the share, s since 1970."""
        content = {"machine": platform.node(), "who": self.who, "since": self._since}
        try:
            if not self._has_left:
                make_folder(self.file.parent)
                handle = open_new(self.file, os.O_WRONLY | os.O_TRUNC)
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    file.write(f"{json.dumps(content)}\n")
                now_s = self.file.stat().st_mtime
                if self._has_left:  # while we wrote
                    self.file.unlink(missing_ok=True)
                return now_s
        except OSError:
            pass
        return time.time()

    def _other_files(self, now_s: float) -> Iterator[tuple[Path, float]]:
        with suppress(OSError), os.scandir(self.file.parent) as files:
            for file in files:
                if file.name == self.file.name or not file.name.endswith(".json"):
                    continue
                with suppress(OSError):
                    if _has_died(file.name):
                        Path(file.path).unlink()
                    else:
                        yield Path(file.path), abs(now_s - file.stat().st_mtime)


def _has_died(name: str) -> bool:
    """True if a desk of this user on this computer wrote a file, and its process is gone."""
    prefix = f"{this_desk()}-"
    number = name.removeprefix(prefix).partition("-")[0]
    return name.startswith(prefix) and number.isdecimal() and has_ended(int(number))


def _read(path: Path, age_s: float) -> OpenDesk | None:
    """The desk of a file; None if it is gone, or the file is being written."""
    if age_s > _OLD_S:
        with suppress(OSError):
            path.unlink()
    if age_s > _GONE_S:
        return None
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        return OpenDesk(str(content["machine"]), str(content["who"]), str(content["since"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None
