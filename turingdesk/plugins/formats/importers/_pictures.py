"""Pictures that answers are about: found among the sources, named in the package, or missing."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from turingdesk.core.message import plural
from turingdesk.exchange.importers._base import Tally
from turingdesk.plugins.formats.importers._names import stem
from turingdesk.study.picture import NotAPicture, read_picture

GREY = 0x80
SIZES = {"fixations": (1280, 1024)}  #: px; paper 1's screen. Others as COCO's pictures
_USUAL = (640, 480)
PLACEHOLDER = "; the picture is a grey placeholder"


class Pictures:
    """Finds the pictures that answers name, and gives them file names in the package.

    Args:
        path_by_name: The pictures among the sources, by name in small letters.
        placeholders: Whether a missing picture is replaced by a gray one.
    """

    def __init__(self, path_by_name: Mapping[str, Path], *, placeholders: bool) -> None:
        self._by_name = path_by_name
        # Reversed, because later entries replace earlier ones: of two pictures with one number,
        # the first counts.
        self._by_stem = {_bare(name): path for name, path in reversed(list(path_by_name.items()))}
        self._placeholders = placeholders
        self.used: dict[str, Path | bytes] = {}  #: what goes into the package's media, by name
        self.missing: dict[str, None] = {}  #: names of pictures that were not among the sources
        self._file_names: dict[str, str] = {}

    @property
    def absent(self) -> Mapping[str, None]:
        """Names of pictures that are to be added to the package; they may become more."""
        return {} if self._placeholders else self.missing

    def ask_for_absent(self, out: Path, tally: Tally) -> None:
        """Note which pictures must be added to the package."""
        if self.absent:
            tally.note(
                plural(
                    "Copy %n picture to {folder}; `turingdesk check` names it.",
                    "Copy %n pictures to {folder}; `turingdesk check` names each.",
                    n=len(self.absent),
                    folder=out / "media",
                )
            )

    def named(self, name: str, task: str) -> str:
        """The picture's name in the package, to which it may have to be added."""
        if name not in self._file_names:
            self._file_names[name] = self.file(name, task) or name
        return self._file_names[name]

    def size(self, name: str) -> tuple[int, int] | None:
        """Width and height of a picture among the sources, px."""
        if (path := self._path(name)) is None:
            return None
        try:
            picture = read_picture(path)
        except (NotAPicture, OSError):
            return None
        return picture.width, picture.height

    def _path(self, name: str) -> Path | None:
        return self._by_name.get(PurePosixPath(name).name.lower()) or self._by_stem.get(
            _bare(name)
        )

    def file(self, name: str, task: str) -> str:
        """The picture's name in the package; empty if there is none."""
        path = self._path(name)
        if path is not None:
            self.used[path.name] = path
            return path.name
        self.missing[name] = None
        if not self._placeholders:
            return ""
        placeholder = f"placeholder-{stem(name)}.png"
        if placeholder not in self.used:
            self.used[placeholder] = grey(*SIZES.get(task, _USUAL))
        return placeholder


def is_placeholder(name: str) -> bool:
    """True if a picture of a package replaces one that was not there."""
    return name.startswith("placeholder-")


def grey(width: int, height: int) -> bytes:
    """A gray picture, as PNG."""
    # In a PNG, each row begins with its filter; 0 is none.
    rows = (b"\0" + bytes([GREY]) * width) * height
    # 8 bits for each pixel, of gray alone.
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    # The checksum covers the chunk's kind and data, but not its length.
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)


def _bare(name: str) -> str:
    """Reduce a picture's name to its number: img001.jpg, 001.png, and 1.jpg are one.

    >>> _bare("img001.jpg"), _bare("0909.png")
    ('1', '909')
    """
    plain = stem(name).lower()
    # One digit always remains, also of 000.
    return re.sub(r"^(?:img)?0*(?=\d)", "", plain)
