"""Taking turns: in one data folder one session is drawn at a time, on whatever machine.

Who draws a schedule looks first at what others took. Two at the same moment would
take the same stimuli and might both be first with a participant's code. A file
that only one can make says whose turn it is; it works on shares without locks.
"""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from turingdesk.system.access import make_folder, open_new

PATIENCE_S = 10.0  #: nobody who waited longer is kept from starting
_LOOK_S = 0.02


@contextmanager
def turn(folder: Path, patience_s: float = PATIENCE_S) -> Iterator[bool]:
    """Wait until nobody else begins a session in a folder.

    A program that died in its turn is passed by after some seconds; the worst that
    follows is that two sessions take the same stimuli.

    Args:
        folder: The data folder.
        patience_s: How long to wait.

    Yields:
        Whether it is really our turn.
    """
    path = folder / "record" / "beginning"
    is_new = not path.parent.exists()
    ours = _take(path, patience_s)
    try:
        yield ours
    finally:
        if ours:
            with suppress(OSError):
                path.unlink()
                if is_new:
                    path.parent.rmdir()  # stays where somebody wrote something there


def _take(path: Path, patience_s: float) -> bool:
    until = time.monotonic() + patience_s
    while True:
        try:
            make_folder(path.parent)
            file = open_new(path, os.O_WRONLY | os.O_EXCL)
        except (FileExistsError, FileNotFoundError):  # not found: its folder went this moment
            if time.monotonic() >= until:
                return _take_from_the_dead(path)
            time.sleep(_LOOK_S)
        except OSError:  # whoever makes the journal is told
            return False
        else:
            with suppress(OSError):
                os.write(file, f"{platform.node()} {os.getpid()}\n".encode())
            os.close(file)
            return True


def _take_from_the_dead(path: Path) -> bool:
    """No turn lasts so long: clear the way for those who come later."""
    with suppress(OSError):
        path.unlink()
    return False
