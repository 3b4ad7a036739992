"""What this desk calls its own files in a shared data folder: no two desks share one.

Laboratories clone their machines, names included, so a machine's name is not
enough: a few random letters, kept in the config folder, stand behind it.
"""

from __future__ import annotations

import platform
import re
import secrets
from functools import cache
from pathlib import Path

from turingdesk.system import paths

_ID = re.compile(r"[a-z0-9-]{1,80}")


def this_desk() -> str:
    """The desk's name for files: the machine's name and six random letters.

    Where the config folder cannot be written, the name holds for this process only.
    """
    return _desk(paths.config() / "desk-id")


@cache
def _desk(file: Path) -> str:
    try:
        known = file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        known = ""
    return known if _ID.fullmatch(known) else _make_id(file)


def _make_id(file: Path) -> str:
    name = f"{machine_word(platform.node())}-{secrets.token_hex(3)}"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("x", encoding="ascii") as new:
            new.write(f"{name}\n")
    except FileExistsError:  # another process of this user was faster, or left nonsense
        return _id_of_another_process(file, name)
    except OSError:
        pass
    return name


def _id_of_another_process(file: Path, otherwise: str) -> str:
    try:
        known = file.read_text(encoding="ascii").strip()
        if not _ID.fullmatch(known):
            file.write_text(f"{otherwise}\n", encoding="ascii")
            return otherwise
    except (OSError, UnicodeDecodeError):
        return otherwise
    return known


def machine_word(node: str) -> str:
    """A machine's name as part of a file name.

    >>> machine_word("Lab PC_7.uni.example")
    'lab-pc-7'
    """
    word = re.sub(r"[^a-z0-9]+", "-", node.partition(".")[0].casefold()).strip("-")
    return word[:40] or "desk"
