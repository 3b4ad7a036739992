"""A picture file's own description: format and size, from its head, without decoding it.

A picture of 50,000 x 50,000 pixels takes some kilobytes on disk and ten
gigabytes in memory, so its size has to be known before anything opens it.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from turingdesk.core.message import message

MOST_PIXELS = 100_000_000
LONGEST_SIDE = 20_000  #: px
EXIF = b"Exif\0\0"  #: before the EXIF of a JPEG
ORIENTATION = 0x0112  #: tag of EXIF
UPRIGHT = 1
_TURNED = frozenset({5, 6, 7, 8})  #: by a quarter
_TAIL = 64

SUFFIXES = {
    "PNG": (".png",),
    "JPEG": (".jpg", ".jpeg", ".jpe", ".jfif"),
    "GIF": (".gif",),
    "BMP": (".bmp",),
    "WebP": (".webp",),
}
_OTHERS = {
    b"%PDF": "PDF",
    b"II*\0": "TIFF",
    b"MM\0*": "TIFF",
    b"8BPS": "Photoshop",
    b"<svg": "SVG",
    b"<?xml": "SVG",
    b"\0\0\1\0": "ICO",
    b"\x1aE\xdf\xa3": "WebM",
    b"OggS": "Ogg",
    b"glTF": "glTF",
}
_BRANDS = {  #: of files that consist of boxes (ISO/IEC 14496-12)
    **dict.fromkeys((b"avif", b"avis"), "AVIF"),
    **dict.fromkeys((b"heic", b"heix", b"hevc", b"mif1", b"msf1"), "HEIF"),
}


class NotAPicture(ValueError):
    """A file that is not a picture of a known format, or only the start of one."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture's head."""

    format: str
    width: int  #: px, as it is shown: of formats with EXIF, JPEG alone is turned upright by Qt
    height: int  #: px
    is_complete: bool = True  #: whether the end of the file is that of a whole picture

    @property
    def too_large(self) -> bool:
        """True if opening it would take more memory than a picture should."""
        longest = max(self.width, self.height)
        return longest > LONGEST_SIDE or self.width * self.height > MOST_PIXELS


def read_picture(path: Path) -> Picture:
    """Format and size of a picture.

    Raises:
        NotAPicture: The file is none, or is cut off before its size is told.
        OSError: The file cannot be read.
    """
    with path.open("rb") as file:
        head = file.read(64)
        try:
            picture = _by_signature(head, file)
        except (struct.error, IndexError):
            raise NotAPicture(message("it ends within its first bytes")) from None
    if picture.width < 1 or picture.height < 1:
        raise NotAPicture(
            message("its size is {width} x {height}", width=picture.width, height=picture.height)
        )
    return picture


def _by_signature(head: bytes, file: BinaryIO) -> Picture:
    if not head:
        raise NotAPicture(message("it is empty"))
    if head.startswith(b"\x89PNG\r\n\x1a\n"):
        width, height = struct.unpack(">II", head[16:24])
        return Picture("PNG", width, height, b"IEND" in _tail(file))
    if head.startswith(b"\xff\xd8"):
        return _jpeg(file)
    if head[:6] in (b"GIF87a", b"GIF89a"):
        width, height = struct.unpack("<HH", head[6:10])
        return Picture("GIF", width, height, b"\x3b" in _tail(file))
    if head.startswith(b"BM"):
        size, _, _, _, width, height = struct.unpack("<IHHIxxxxii", head[2:26])
        # A negative height says that rows run from the top to the bottom.
        return Picture("BMP", width, abs(height), _length(file) >= size)
    if head[:4] == b"RIFF" and head[8:12] == b"WEBP":
        width, height = _webp(head)
        return Picture("WebP", width, height, _length(file) >= _u32(head, 4))
    if kind := _other_kind(head):
        raise NotAPicture(
            message("its format is {kind}, not PNG, JPEG, GIF, BMP, or WebP", kind=kind)
        )
    raise NotAPicture(message("it is not a PNG, JPEG, GIF, BMP, or WebP picture"))


def _other_kind(head: bytes) -> str:
    """The format of a file that people take for a picture that can be shown; empty if unknown.

    >>> _other_kind(b"    ftypavif"), _other_kind(b"%PDF-1.7"), _other_kind(b"hello")
    ('AVIF', 'PDF', '')
    """
    if head[4:8] == b"ftyp":
        return _BRANDS.get(head[8:12], "MP4")
    return next((kind for start, kind in _OTHERS.items() if head.startswith(start)), "")


def _jpeg(file: BinaryIO) -> Picture:
    """Walk from segment to segment until the one that tells the size; EXIF says what is up."""
    file.seek(2)
    side = UPRIGHT
    while True:
        marker = file.read(1)
        # Any number of fill bytes can be before a marker (ITU-T T.81, B.1.1.2).
        while marker == b"\xff":
            marker = file.read(1)
        if not marker:
            raise NotAPicture(message("it ends before its size is given"))
        kind = marker[0]
        # These stand alone: no length follows (ITU-T T.81, table B.1).
        if kind == 0 or 0xD0 <= kind <= 0xD8 or kind == 0x01:
            continue
        (length,) = struct.unpack(">H", file.read(2))
        # Three of this range are no frames: tables and an extension (ITU-T T.81, table B.1).
        if 0xC0 <= kind <= 0xCF and kind not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">xHH", file.read(5))
            width, height = (height, width) if side in _TURNED else (width, height)
            return Picture("JPEG", width, height, b"\xff\xd9" in _tail(file))
        if kind in (0xD9, 0xDA) or length < 2:
            raise NotAPicture(message("it doesn't give its size"))
        segment = file.read(length - 2)
        if kind == 0xE1 and segment.startswith(EXIF):
            side = orientation(segment.removeprefix(EXIF))


def orientation(exif: bytes) -> int:
    """Which side of a picture is up, from 1 to 8, as EXIF says it; 1 is upright.

    Args:
        exif: From the head of a TIFF file on.
    """
    order = "<" if exif.startswith(b"II") else ">"
    try:
        (at,) = struct.unpack_from(f"{order}I", exif, 4)
        (count,) = struct.unpack_from(f"{order}H", exif, at)
        for entry in range(count):
            # A SHORT fills the first two of a value's four bytes, in either order (TIFF 6.0,
            # section 2).
            tag, _, _, side = struct.unpack_from(f"{order}HHIH", exif, at + 2 + 12 * entry)
            if tag == ORIENTATION:
                return int(side)
    except struct.error:
        pass  # what can't be read is shown as it is
    return UPRIGHT


def _webp(head: bytes) -> tuple[int, int]:
    kind = head[12:16]
    # Both sizes are written as one less than they are (RFC 9649).
    if kind == b"VP8X":
        return 1 + _u24(head, 24), 1 + _u24(head, 27)
    if kind == b"VP8L":
        bits = _u32(head, 21)
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", head[26:30])
        # The two upper bits say how to scale it (RFC 6386, section 9.1).
        return width & 0x3FFF, height & 0x3FFF
    raise NotAPicture(message("it is an unknown type of WebP"))


def _tail(file: BinaryIO) -> bytes:
    file.seek(max(0, _length(file) - _TAIL))
    return file.read()


def _length(file: BinaryIO) -> int:
    return file.seek(0, 2)


def _u24(data: bytes, at: int) -> int:
    return data[at] | data[at + 1] << 8 | data[at + 2] << 16


def _u32(data: bytes, at: int) -> int:
    value: int = struct.unpack_from("<I", data, at)[0]
    return value
