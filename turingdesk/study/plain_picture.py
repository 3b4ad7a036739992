"""Pictures without what cameras and programs write beside them; every pixel stays as it is.

All formats that studies may show (see `study/picture.py`) lose dates, places, comments,
thumbnails, names of programs, and whatever follows the end of the picture. Color profiles stay,
and so do the side that is up and the frames of an animation.

Sources: PNG (W3C, third edition), JPEG (ITU-T T.81), EXIF 2.32, WebP (RFC 9649), GIF89a
(CompuServe, 1990), and "Bitmap Header Types" in the documentation of Windows GDI.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator

from turingdesk.core.message import message
from turingdesk.study.picture import ORIENTATION, UPRIGHT, orientation

_PNG, _JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8"
_SHOWN = {  # chunks of a PNG that change what is seen, APNG's included
    *(b"IHDR", b"PLTE", b"IDAT", b"IEND", b"tRNS", b"gAMA", b"cHRM", b"sRGB", b"iCCP"),
    *(b"cICP", b"acTL", b"fcTL", b"fdAT"),
}
# Within compressed data, FF 00 is a byte of it, and FF D0 to FF D7 only restart the decoder.
_MARKER = re.compile(rb"\xff[^\x00\xd0-\xd7]", re.DOTALL)  #: what ends compressed data of a JPEG
_LOOPS = (b"NETSCAPE2.0", b"ANIMEXTS1.0")  #: extensions of a GIF that say how often it repeats
_GIF_PROFILE = b"ICCRGBG1012"
_BMP_CORE, _BMP_INFO, _BMP_V5 = 12, 40, 124  #: sizes of a bitmap's header, which name its version
_BMP_HEADERS = (_BMP_CORE, _BMP_INFO, 52, 56, 108, _BMP_V5)
_BITFIELDS = {3: 12, 6: 16}  #: bytes of masks after a header of 40 bytes, by compression
_RLE = (1, 2)
_EMBEDDED, _LINKED = b"DEBM", b"KNIL"  #: color spaces of version 5


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
        if data[:6] in (b"GIF87a", b"GIF89a"):
            return b"".join(_gif_blocks(data))
        if data.startswith(b"BM"):
            return _bitmap(data)
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
    # Adobe's segment says how colors are coded; without it they would be shown wrong.
    prefix_by_kind = {0xE0: b"JFIF\0", 0xE2: b"ICC_PROFILE\0", 0xEE: b"Adobe"}
    if 0xE0 <= kind <= 0xEF:
        return (
            segment if kind in prefix_by_kind and content.startswith(prefix_by_kind[kind]) else b""
        )
    return b"" if kind == 0xFE else segment


def _webp_chunks(data: bytes) -> Iterator[bytes]:
    at, end = 12, 8 + struct.unpack_from("<I", data, 4)[0]
    while at < end:
        kind, size = struct.unpack_from("<4sI", data, at)
        # A chunk of odd size is followed by a byte that the size leaves out (WebP container, "RIFF
        # file format").
        chunk = data[at : at + 8 + size + size % 2]
        if kind == b"VP8X":
            chunk = chunk[:8] + bytes([chunk[8] & ~0x0C]) + chunk[9:]  # no EXIF, no XMP
        if kind not in (b"EXIF", b"XMP "):
            yield chunk
        at += len(chunk)


def _gif_blocks(data: bytes) -> Iterator[bytes]:
    at = 13 + _gif_palette(data[10])
    yield data[:at]
    while (kind := data[at]) != 0x3B:
        start = at
        if kind == 0x2C:
            at += 11 + _gif_palette(data[at + 9])  # the last byte before the data is LZW's
        elif kind == 0x21:
            at += 2
        else:
            raise ValueError(message("The picture is damaged."))
        first = at
        while size := data[at]:
            at += 1 + size
        at += 1
        if kind == 0x2C or data[start + 1] == 0xF9:  # an image, or how it is shown
            yield data[start:at]
        elif data[start + 1] == 0xFF:
            yield _plain_application(data[start:at], data[first + 1 : first + 12])
    yield b";"


def _gif_palette(flags: int) -> int:
    """Bytes of the colors that follow where these flags say that some do."""
    return 3 << (flags & 7) + 1 if flags & 0x80 else 0


def _plain_application(block: bytes, name: bytes) -> bytes:
    """The part that stays of an extension that a program added to a GIF."""
    if name in _LOOPS and block[14:16] == b"\x03\x01":
        return block[:18] + b"\0"
    return block if name == _GIF_PROFILE else b""


def _bitmap(data: bytes) -> bytes:
    """A bitmap put together again, without gaps between its parts and what no program shows."""
    (start,) = struct.unpack_from("<I", data, 10)
    (size,) = struct.unpack_from("<I", data, 14)
    if size not in _BMP_HEADERS or not 14 + size <= start <= len(data):
        raise ValueError(message("The picture is damaged, or its format is unknown."))
    header = bytearray(data[14 : 14 + size])
    if size == _BMP_CORE:
        width, height, _, bits = struct.unpack_from("<4H", header, 4)
        compression = length = used = 0
    else:
        width, height, _, bits, compression, length = struct.unpack_from("<iiHHII", header, 4)
        used = struct.unpack_from("<I", header, 32)[0]
        header[24:32] = bytes(8)  # pixels per meter, which differ by program
    masks = _BITFIELDS.get(compression, 0) if size == _BMP_INFO else 0
    colors = (used or 1 << bits) if bits <= 8 else used
    entry = 3 if size == _BMP_CORE else 4
    end = min(14 + size + masks + colors * entry, start)
    if width < 1:
        raise ValueError(message("The picture is damaged, or its format is unknown."))
    if compression not in _RLE:
        # Rows end at a multiple of four bytes; a negative height means that the top row comes
        # first.
        length = (width * bits + 31) // 32 * 4 * abs(height)
    pixels = data[start : start + length] if length else data[start:]
    offset = end + len(pixels)
    profile = _bitmap_profile(header, data, offset - 14) if size == _BMP_V5 else b""
    head = b"BM" + struct.pack("<IHHI", offset + len(profile), 0, 0, end)
    return b"".join((head, header, data[14 + size : end], pixels, profile))


def _bitmap_profile(header: bytearray, data: bytes, offset: int) -> bytes:
    """The color profile, which the header then has at that place; never the path of its file."""
    at, size = struct.unpack_from("<II", header, 112)
    profile = data[14 + at : 14 + at + size] if header[56:60] == _EMBEDDED else b""
    if header[56:60] == _LINKED:
        header[56:60] = b"BGRs"  # sRGB
    header[112:124] = struct.pack("<III", offset if profile else 0, len(profile), 0)
    return profile


def _turned(exif: bytes) -> bytes:
    """EXIF that says only which side is up; nothing where the picture is upright."""
    side = orientation(exif)
    if side == UPRIGHT:
        return b""
    return b"MM\0*\0\0\0\x08" + struct.pack(">HHHIHHI", 1, ORIENTATION, 3, 1, side, 0, 0)
