"""The pictures that answers are about: found among the sources, or replaced by grey ones."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from turingdesk.exchange.importers._kreimanlab import stem

GREY = 0x80
SIZES = {"fixations": (1280, 1024)}  #: px; paper 1's screen. Others as COCO's pictures
_USUAL = (640, 480)
PLACEHOLDER = "; the picture is a grey placeholder"


class Pictures:
    """Names of pictures in, files of the package out.

    Args:
        found: The pictures among the sources, by name in small letters.
        placeholders: Whether a missing picture is replaced by a grey one.
    """

    def __init__(self, found: Mapping[str, Path], *, placeholders: bool) -> None:
        self._found = found
        self._by_stem = {_bare(name): path for name, path in reversed(list(found.items()))}
        self._placeholders = placeholders
        self.used: dict[str, Path | bytes] = {}  #: what goes into the package's media, by name
        self.missing: dict[str, None] = {}  #: names of pictures that were not among the sources

    def file(self, name: str, task: str) -> str:
        """The picture's name in the package; empty where there is none."""
        path = self._found.get(PurePosixPath(name).name.lower()) or self._by_stem.get(_bare(name))
        if path is not None:
            self.used[path.name] = path
            return path.name
        self.missing[name] = None
        if not self._placeholders:
            return ""
        made = f"placeholder-{stem(name)}.png"
        if made not in self.used:
            self.used[made] = grey(*SIZES.get(task, _USUAL))
        return made


def is_placeholder(name: str) -> bool:
    """Whether a picture of a package stands for one that was not there."""
    return name.startswith("placeholder-")


def grey(width: int, height: int) -> bytes:
    """A grey picture, as PNG."""
    rows = (b"\0" + bytes([GREY]) * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)


def _bare(name: str) -> str:
    """What two names of one picture share: img001.jpg, 001.png and 1.jpg are one.

    >>> _bare("img001.jpg"), _bare("0909.png")
    ('1', '909')
    """
    plain = stem(name).lower()
    return re.sub(r"^(?:img)?0*(?=\d)", "", plain)
