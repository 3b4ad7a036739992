"""Which TuringDesk this is: version, commit and build date, for journals, exports and About.

A built program has a file `build.json` beside its resources; a checkout is asked for
its commit by reading git's own files, so that no program has to be started for it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from turingdesk import __version__
from turingdesk.system import paths

FILE = "build.json"
_SHORT = 10  #: digits of a commit that are shown


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the program; what is not known is empty."""

    version: str
    commit: str = ""
    built: str = ""  #: UTC, ISO 8601; empty if it runs from source

    def __str__(self) -> str:
        """The name with what is known.

        >>> str(Edition("1.2", "0123456789abcdef", "2026-11-21"))
        'TuringDesk 1.2 (commit 0123456789, built 2026-11-21)'
        >>> str(Edition("1.2"))
        'TuringDesk 1.2'
        """
        parts = [f"commit {self.commit[:_SHORT]}"] if self.commit else []
        parts += [f"built {self.built}"] if self.built else []
        return f"TuringDesk {self.version}" + (f" ({', '.join(parts)})" if parts else "")


@cache
def edition() -> Edition:
    """The one that runs."""
    return read(paths.root())


def read(root: Path) -> Edition:
    """The edition whose resources are in a folder; a damaged record counts as none."""
    try:
        content = json.loads((root / FILE).read_text("utf-8"))
        return Edition(__version__, str(content["commit"]), str(content["built"]))
    except (OSError, ValueError, KeyError, TypeError):
        return Edition(__version__, commit_of(root / ".git"))


def commit_of(git: Path) -> str:
    """The commit that a repository has checked out; empty if that cannot be read.

    Args:
        git: Its folder `.git`, or the file of that name which names the folder.
    """
    try:
        # In a worktree or a submodule, `.git` is a file that names the folder.
        if git.is_file():
            git = (git.parent / git.read_text("utf-8").removeprefix("gitdir:").strip()).resolve()
        head = (git / "HEAD").read_text("utf-8").strip()
        if not head.startswith("ref:"):
            return head
        name = head.removeprefix("ref:").strip()
        # The branches of a worktree are in the repository that it belongs to.
        shared = git / "commondir"
        home = git / shared.read_text("utf-8").strip() if shared.is_file() else git
        return _reference(home, name)
    except (OSError, UnicodeDecodeError):
        return ""


def _reference(git: Path, name: str) -> str:
    loose = git / name
    if loose.is_file():
        return loose.read_text("utf-8").strip()
    # Git packs branches that rest into one file.
    for line in (git / "packed-refs").read_text("utf-8").splitlines():
        commit, _, reference = line.partition(" ")
        if reference == name:
            return commit
    return ""
