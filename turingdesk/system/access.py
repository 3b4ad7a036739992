"""Who may read a data folder: its owner alone, unless a lab lets several users write into it.

Demographics, answers and the truth of each answer lie in a data folder, so what is made there
is closed to other users of the computer. A folder into which its group or everyone may write
is shared on purpose: what is made in it is as open as the folder itself, so that kiosks and
desks of several users continue working together. On Windows a folder's access list decides, which
what is made in it inherits; most sticks know no rights at all.
"""

from __future__ import annotations

import getpass
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

from turingdesk.core.message import message
from turingdesk.system.disk import BINARY, sync_folder

_OWNER = 0o700
_OTHERS = 0o077
PERSONAL_MODE = 0o770  #: personal answers are never open to everyone
#: What TuringDesk makes in a data folder; it changes nothing else there.
_OWN = ("conflicts", "judges", "machine_judges", "personal", "pilot", "record", "seals")
_JOURNAL = "sub-*_ses-*_study-*.jsonl"


def make_folder(folder: Path, most: int = 0o777) -> None:
    """Make a folder with its parents, for this user alone or as open as the shared one around it.

    Args:
        folder: Where; nothing happens where it is already.
        most: Rights that it may have at most.

    Raises:
        OSError: It cannot be made.
    """
    if folder.is_dir():
        return
    if not folder.parent.is_dir():
        make_folder(folder.parent)
    around = _mode(folder.parent)
    mode = (around if is_shared(folder.parent) else _OWNER) & most
    folder.mkdir(mode=mode, exist_ok=True)
    if mode & _OTHERS:  # which the umask took away
        with suppress(OSError):
            # chmod clears the set-group-ID bit, by which what is made in a shared folder gets its
            # group.
            folder.chmod(mode | around & stat.S_ISGID)
    sync_folder(folder.parent)  # its name is there, or a power cut takes the folder away


def open_new(path: Path, flags: int) -> int:
    """Open a file that may be new, as `os.open` does, for this user alone or as its folder is.

    Raises:
        OSError: As `os.open` does.
    """
    mode = file_mode(path.parent)
    handle = os.open(path, flags | os.O_CREAT | BINARY, mode)
    if mode & _OTHERS and sys.platform != "win32":
        with suppress(OSError):  # it is another user's, who has done it
            # The umask took away rights that the call above asked for.
            os.fchmod(handle, mode)
    return handle


def file_mode(folder: Path) -> int:
    """Which rights a file in a data folder gets."""
    # Without the bits for execution, which for a folder mean that it can be entered.
    return (_mode(folder) if is_shared(folder) else _OWNER) & 0o666


def is_shared(folder: Path) -> bool:
    """True if other users may write into a folder; not where only the system's habits let them.

    Many systems give each user a group of their own, which may write everywhere and has no one
    else in it, and let everyone write into /tmp. On Windows every folder is open to those whom
    its access list names, and so is what is made in it.
    """
    try:
        status = folder.stat()
    except OSError:
        return False
    if sys.platform == "win32":
        return True
    by_all = status.st_mode & stat.S_IWOTH and not status.st_mode & stat.S_ISVTX
    by_group = status.st_mode & stat.S_IWGRP and not _is_group_of_one(status)
    return bool(by_all or by_group)


def restrict(data: Path) -> bool:
    """Close a data folder of this user to others, unless it is shared.

    Args:
        data: The folder. One that contains other things, too, may be the user's home: it keeps its
            own rights, and only what TuringDesk made in it is closed.

    Returns:
        Whether anything was open to others before.
    """
    if sys.platform == "win32" or is_shared(data) or not data.is_dir():
        return False
    if not _mode(data) & _OTHERS:
        return False
    there = [path for path in data.iterdir() if not path.name.startswith(".")]
    own_paths = [path for path in there if path.name in _OWN or path.match(_JOURNAL)]
    changed = len(own_paths) == len(there) and _closed(data)
    for path in own_paths:
        if _closed(path):
            changed = True
            for inside in path.rglob("*"):
                _closed(inside)
    return changed


def readers(folder: Path) -> str:
    """Which other users may read a folder, in words; empty if none may."""
    if sys.platform == "win32":
        return ""
    try:
        status = folder.stat()
    except OSError:
        return ""
    if status.st_mode & stat.S_IROTH:
        return message("every user of this computer")
    if status.st_mode & stat.S_IRGRP and not _is_group_of_one(status):
        return message("the group {st_gid}", st_gid=_group(status.st_gid))
    return ""


def exposed(path: Path) -> str:
    """A warning where others than its owner may read a file; empty elsewhere and on Windows."""
    if sys.platform == "win32":
        return ""
    try:
        mode = path.stat().st_mode
    except OSError:
        return ""
    if not stat.S_ISREG(mode) or not mode & (stat.S_IRGRP | stat.S_IROTH):
        return ""
    return message(
        "Other users of this computer can read {path}. Restrict access to yourself: chmod 600 "
        "{path}",
        path=path,
    )


def _closed(path: Path) -> bool:
    """Take the rights of others away; False if there were none, or it is another's."""
    if sys.platform == "win32":
        return False
    with suppress(OSError):
        status = path.lstat()
        # A link isn't followed: chmod would change whatever it points to.
        is_own = status.st_uid == os.geteuid() and not stat.S_ISLNK(status.st_mode)
        if is_own and status.st_mode & _OTHERS:
            path.chmod(stat.S_IMODE(status.st_mode) & ~_OTHERS)
            return not path.stat().st_mode & _OTHERS  # some disks ignore it
    return False


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def _is_group_of_one(status: os.stat_result) -> bool:
    """True if a folder's group has no member but its owner, of whose name it is."""
    if sys.platform == "win32":
        return False
    import grp
    import pwd

    try:
        group, owner = grp.getgrgid(status.st_gid), pwd.getpwuid(status.st_uid).pw_name
    except KeyError:  # of another system that shares the folder
        return False
    return group.gr_name == owner and set(group.gr_mem) <= {owner}


def _group(number: int) -> str:
    if sys.platform == "win32":
        return str(number)
    import grp

    try:
        return grp.getgrgid(number).gr_name
    except KeyError:
        return str(number)


def is_administrator() -> bool:
    """True if this process may do everything; unknown, so False, on Windows."""
    return sys.platform != "win32" and os.geteuid() == 0


def system_user() -> str:
    """Who uses this computer, where the desk knows no one by name."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return "unknown"
