"""The merge rule: of two files of one name the longer one wins if it begins as the other.

Journals only ever grow, so two copies of one are the same up to where the shorter
one ends. Where they are not, they are two things under one name: a conflict, in
which neither is touched and the one that came is kept aside.
"""

from __future__ import annotations

from enum import StrEnum
from hashlib import sha256
from pathlib import Path

_BLOCK = 1 << 18


class Merge(StrEnum):
    """How a file that comes stands to the one that is there."""

    NEW = "new"  #: there is none
    SAME = "same"
    GROWN = "grown"  #: the one that comes begins as ours, and goes on
    BEHIND = "behind"  #: ours begins as the one that comes, and goes on
    CONFLICT = "conflict"


def merge_of(ours: bytes | None, theirs: bytes) -> Merge:
    """How bytes that come stand to those that are there.

    >>> [merge_of(b"ab", theirs).value for theirs in (b"ab", b"abc", b"a", b"b")]
    ['same', 'grown', 'behind', 'conflict']
    """
    if ours is None:
        return Merge.NEW
    common = min(len(ours), len(theirs))
    return _judged(ours[:common] == theirs[:common], len(ours), len(theirs))


def merge_of_files(ours: Path, theirs: Path) -> Merge:
    """The same of two files.

    Raises:
        OSError: One cannot be read.
    """
    try:
        file = ours.open("rb")
    except FileNotFoundError:
        return Merge.NEW
    with file, theirs.open("rb") as other:
        while True:
            a, b = file.read(_BLOCK), other.read(_BLOCK)
            common = min(len(a), len(b))
            if a[:common] != b[:common]:
                return Merge.CONFLICT
            if len(a) != len(b) or not a:
                return _judged(True, len(a), len(b))


def digest(path: Path, size: int) -> str:
    """SHA-256 over the first bytes of a file; of fewer where it has fewer.

    Raises:
        OSError: It cannot be read.
    """
    made = sha256()
    if size:
        with path.open("rb") as file:
            while size and (block := file.read(min(_BLOCK, size))):
                made.update(block)
                size -= len(block)
    return made.hexdigest()


def _judged(is_one: bool, ours: int, theirs: int) -> Merge:
    if not is_one:
        return Merge.CONFLICT
    if ours == theirs:
        return Merge.SAME
    return Merge.GROWN if theirs > ours else Merge.BEHIND
