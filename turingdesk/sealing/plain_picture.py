"""Pictures without what cameras and programs write beside them; every pixel stays as it is.

PNG, JPEG and WebP lose dates, places, comments, thumbnails, names of programs and whatever
follows the end of the picture. Color profiles stay, and so does the side that is up.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator

from turingdesk.core.message import message

_PNG, _JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8"
_SHOWN = {  # chunks of a PNG that change what is seen, APNG's included
    *(b"IHDR", b"PLTE", b"IDAT", b"IEND", b"tRNS", b"gAMA", b"cHRM", b"sRGB", b"iCCP"),
    *(b"cICP", b"acTL", b"fcTL", b"fdAT"),
}
_MARKER = re.compile(rb"\xff[^\x00\xd0-\xd7]", re.DOTALL)  #: what ends compressed data of a JPEG
_UPRIGHT = 1
_ORIENTATION = 0x0112  #: tag of EXIF


def without_metadata(data: bytes) -> bytes:
    """The file of the same picture; as it is where its format is another or it is damaged."""
    try:
        if data.startswith(_PNG):
            return _PNG + b"".join(_png_chunks(data))
        if data.startswith(_JPEG):
            return _JPEG + b"".join(_jpeg_segments(data))
        if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
            chunks = b"".join(_webp_chunks(data))
            return b"RIFF" + struct.pack("<I", 4 + len(chunks)) + b"WEBP" + chunks
    except (struct.error, IndexError, ValueError):
        pass
    return data


def _png_chunks(data: bytes) -> Iterator[bytes]:
    at, kind = len(_PNG), b""
    while kind != b"IEND":
        size, kind = struct.unpack_from(">I4s", data, at)
        chunk = data[at : at + size + 12]
        if kind == b"eXIf" and (exif := _turned(chunk[8:-4])):
            checksum = zlib.crc32(kind + exif)
            yield struct.pack(">I4s", len(exif), kind) + exif + struct.pack(">I", checksum)
        elif kind in _SHOWN:
            yield chunk
        at += size + 12


def _jpeg_segments(data: bytes) -> Iterator[bytes]:
    at = len(_JPEG)
    while (kind := data[at + 1]) != 0xD9:
        if kind == 0xFF:  # a filling byte
            at += 1
            continue
        (size,) = struct.unpack_from(">H", data, at + 2)
        end = at + 2 + size
        if kind == 0xDA:
            end = _end_of_compressed(data, end)
        yield _plain_segment(kind, data[at:end])
        at = end
    yield b"\xff\xd9"


def _end_of_compressed(data: bytes, start: int) -> int:
    marker = _MARKER.search(data, start)
    if marker is None:
        raise ValueError(message("The picture is cut off."))
    return marker.start()


def _plain_segment(kind: int, segment: bytes) -> bytes:
    """A segment of a JPEG, or what stays of it."""
    content = segment[4:]
    if kind == 0xE1 and content.startswith(b"Exif\0\0") and (exif := _turned(content[6:])):
        return b"\xff\xe1" + struct.pack(">H", 8 + len(exif)) + b"Exif\0\0" + exif
    shown = {0xE0: b"JFIF\0", 0xE2: b"ICC_PROFILE\0", 0xEE: b"Adobe"}
    if 0xE0 <= kind <= 0xEF:
        return segment if kind in shown and content.startswith(shown[kind]) else b""
    return b"" if kind == 0xFE else segment


def _webp_chunks(data: bytes) -> Iterator[bytes]:
    at, end = 12, 8 + struct.unpack_from("<I", data, 4)[0]
    while at < end:
        kind, size = struct.unpack_from("<4sI", data, at)
        chunk = data[at : at + 8 + size + size % 2]
        if kind == b"VP8X":
            chunk = chunk[:8] + bytes([chunk[8] & ~0x0C]) + chunk[9:]  # no EXIF, no XMP
        if kind not in (b"EXIF", b"XMP "):
            yield chunk
        at += len(chunk)


def _turned(exif: bytes) -> bytes:
    """EXIF that says only which side is up; nothing where the picture stands upright."""
    order = "<" if exif.startswith(b"II") else ">"
    (at,) = struct.unpack_from(f"{order}I", exif, 4)
    (count,) = struct.unpack_from(f"{order}H", exif, at)
    for entry in range(count):
        tag, _, _, side = struct.unpack_from(f"{order}HHIH", exif, at + 2 + 12 * entry)
        if tag == _ORIENTATION and side != _UPRIGHT:
            return b"MM\0*\0\0\0\x08" + struct.pack(">HHHIHHI", 1, tag, 3, 1, side, 0, 0)
    return b""
