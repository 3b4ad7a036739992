"""Sessions that are kept aside: another session lies in the data folder under their name.

They lie in `conflicts/<where they came from>/`, laid out as data folders, so that each
can be opened as one. Nothing of them counts where they are; whoever looks after the
data says whose they are.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from turingdesk.core.errors import Problem, Severity
from turingdesk.core.message import message
from turingdesk.journal.session_name import SUFFIX, SessionName, parsed

ASIDE = "conflicts"  #: the folder, in the data folder
TORN = "torn"  #: in each folder of `conflicts`: pieces of journals that a cut-off write left
_PILOT = "pilot"
_FIX = message(
    "Two kiosks used one participant code, or a file was changed on its way. Find out "
    "which session is whose; the other one can be opened, exported and withdrawn in its "
    "own folder."
)


def aside_folders(data: Path) -> Iterator[Path]:
    """The folders within `conflicts` that are laid out as data folders."""
    for folder in _folders(data / ASIDE):
        yield folder
        yield from (one for one in _folders(folder) if one.name.isdecimal())


def kept_aside(data: Path) -> Iterator[tuple[Path, SessionName]]:
    """Every journal that is kept aside, with the session's name."""
    for home in aside_folders(data):
        for folder in (home, home / _PILOT):
            for path in sorted(folder.glob(f"*{SUFFIX}")):
                name = parsed(path.name)
                if name is not None:
                    yield path, name


def torn_pieces(data: Path) -> Iterator[tuple[Path, SessionName]]:
    """Every piece of a file that a cut-off write left, with the session it belongs to."""
    for home in (data, *aside_folders(data)):
        for path in sorted((home / TORN).glob("*")):
            name = parsed(path.name.removesuffix(".json").removesuffix(SUFFIX))
            if name is not None:
                yield path, name


def aside_problems(data: Path) -> Iterator[Problem]:
    """What to say of each when the journals of a folder are checked."""
    for path, name in kept_aside(data):
        what = message(
            "Another session was held under the name {name}; it counts nowhere.", name=name
        )
        place = path.relative_to(data).as_posix()
        yield Problem(what, _FIX, place, severity=Severity.WARNING)


def _folders(folder: Path) -> list[Path]:
    with suppress(OSError), os.scandir(folder) as found:
        return sorted(Path(one.path) for one in found if one.is_dir(follow_symlinks=False))
    return []
