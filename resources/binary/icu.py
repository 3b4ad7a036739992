"""Takes out of Qt's ICU library what this program never asks it for: 23 of 32 MB.

`libicudata` is one ELF file with one table of named items in it: for each of 800 languages the
names of currencies, countries and units, and beside them the tables of old character sets.
Qt asks ICU for the order of words alone; its own names of days and numbers are not ICU's.
What is left is the order of words of all languages, and what ICU needs to start.

Sources: the ELF-64 format, and ICU's `ucmndata.h` and `udata.h` (package format CmnD).
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from pathlib import Path

UNUSED = re.compile(
    rb"[^/]+/(?:(?:curr|lang|rbnf|region|translit|unit|zone)/(?!root|pool|res_index)"
    rb"|.*\.(?:cnv|dict)$)"
)
_KIND = b"CmnD"
_KIND_AT = 12  #: bytes into the table's header
_ALIGNED = 16
_HEAD = struct.Struct("<16sHHIQQQIHHHHHH")  #: of an ELF-64 file, little-endian
_SEGMENT = struct.Struct("<IIQQQQQQ")
_LOADED = 1  #: the type of a segment that becomes memory


def slim(library: Path, made: Path) -> None:
    """Write a library without the unused items.

    Raises:
        ValueError: It is no library of ICU's data for 64 bits, or it is built otherwise.
    """
    raw = library.read_bytes()
    if raw[:6] != b"\x7fELF\x02\x01" or _KIND not in raw:
        raise ValueError(f"{library.name} is not ICU's data as an ELF file of 64 bits.")
    segments = list(_segments(raw))
    start = raw.index(_KIND) - _KIND_AT
    first, second = (one for one in segments if one[0] == _LOADED)
    end = first[2] + first[5]
    if not first[2] <= start < end <= second[2]:
        raise ValueError(f"{library.name} has its data in another place than expected.")
    whole = raw[:start] + _without(raw[start:end])
    moved = (second[2] - len(whole)) // second[7] * second[7]  # addresses stay as they are
    content = bytearray(whole.ljust(second[2] - moved, b"\0"))
    content += raw[second[2] : second[2] + second[5]]
    place = _HEAD.unpack_from(raw)[5]
    for number, one in enumerate(segments):
        kind, flags, offset, address, physical, size, memory, align = one
        if one == first:
            size = memory = len(whole) - offset
        elif offset >= second[2]:
            offset -= moved
        changed = (kind, flags, offset, address, physical, size, memory, align)
        _SEGMENT.pack_into(content, place + number * _SEGMENT.size, *changed)
    head = list(_HEAD.unpack_from(raw))
    head[6] = head[12] = head[13] = 0  # the list of sections, which nobody loads
    _HEAD.pack_into(content, 0, *head)
    made.write_bytes(content)


def _segments(raw: bytes) -> Iterator[tuple[int, ...]]:
    head = _HEAD.unpack_from(raw)
    for number in range(head[10]):
        yield _SEGMENT.unpack_from(raw, head[5] + number * _SEGMENT.size)


def _without(table: bytes) -> bytes:
    """The table of items, and of those only what is used."""
    (head,) = struct.unpack_from("<H", table)
    items = table[head:]
    (count,) = struct.unpack_from("<I", items)
    places = [struct.unpack_from("<II", items, 4 + 8 * n) for n in range(count)]
    ends = [place for _, place in places[1:]] + [len(items)]
    kept = [
        (name, items[place:end])
        for (at, place), end in zip(places, ends, strict=True)
        if not UNUSED.match(name := items[at : items.index(b"\0", at)])
    ]
    at = 4 + 8 * len(kept)
    names, listed, content = bytearray(), bytearray(), bytearray()
    first = _aligned(at + sum(len(name) + 1 for name, _ in kept))
    for name, item in kept:
        listed += struct.pack("<II", at + len(names), first + len(content))
        names += name + b"\0"
        content += item.ljust(_aligned(len(item)), b"\0")
    made = (struct.pack("<I", len(kept)) + listed + names).ljust(first, b"\0")
    return table[:head] + made + content


def _aligned(size: int) -> int:
    return -(-size // _ALIGNED) * _ALIGNED
