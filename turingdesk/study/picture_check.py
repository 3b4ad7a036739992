"""Decodes every picture of a study, and says which ones judges wouldn't see as they are meant.

Reading a study looks at the heads of pictures alone, since kiosks have to start in a second.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from turingdesk.core.errors import Problem
from turingdesk.core.message import message
from turingdesk.study.findings import Findings, Place
from turingdesk.study.fingerprint import MEDIA
from turingdesk.study.package import Package
from turingdesk.study.picture import ORIENTATION, UPRIGHT, read_picture

_MOST_THREADS = 8  #: each has one decoded picture in memory
_DEPTH_AT = 24  #: where a PNG says how many bits a sample has (PNG, third edition, 11.2.1)
_DEEP = 16
_TURNED_BY_QT = "JPEG"  #: the only format of those with EXIF whose pictures Qt turns upright


@dataclass(frozen=True, slots=True)
class DecodedPicture:
    """The properties of a picture that has been decoded."""

    pixels: bytes = b""  #: the hash of its size and pixels; empty if it can't be decoded
    is_damaged: bool = False
    is_cmyk: bool = False
    is_deep: bool = False  #: 16 bits for a sample
    is_animated: bool = False
    is_turned: bool = False  #: EXIF says to turn it, and kiosks don't


def picture_problems(
    package: Package, progress: Callable[[int, int], None] | None = None, *, threads: int = 0
) -> tuple[Problem, ...]:
    """Problems of the pictures of a study, each at the first row that names it.

    Args:
        package: The study.
        progress: Told how many pictures of how many have been decoded.
        threads: How many decode at once; 0: one for each core.
    """
    findings = Findings()
    paths = {
        name.removeprefix(f"{MEDIA}/"): path
        for name, path in sorted(package.files.items())
        if name.startswith(f"{MEDIA}/")
    }
    name_by_pixels: dict[bytes, str] = {}
    for name, decoded in _decoded_pictures(paths, progress, threads):
        place = package.media_places.get(name, Place(name))
        _describe(name, decoded, place, findings)
        twin = name_by_pixels.setdefault(decoded.pixels, name) if decoded.pixels else name
        if twin != name:
            what = message("{name!r} shows the same picture as {twin!r}.", name=name, twin=twin)
            fix = message("Use one file for both, or remove a row: judges could see it twice.")
            findings.warning(place, what, fix)
    return findings.problems


def _describe(name: str, decoded: DecodedPicture, place: Place, findings: Findings) -> None:
    if decoded.is_damaged:
        what = message("{name!r} is damaged: it can't be decoded completely.", name=name)
        findings.error(place, what, message("Copy it again from its source."))
    if decoded.is_cmyk:
        what = message(
            "{name!r} has CMYK colors, which kiosks and browsers show differently.", name=name
        )
        findings.warning(place, what, message("Convert it to sRGB."))
    if decoded.is_deep:
        what = message("{name!r} has 16 bits per color; screens show 8 of them.", name=name)
        findings.warning(place, what, message("Save it with 8 bits per color."))
    if decoded.is_animated:
        what = message(
            "{name!r} is animated. Kiosks show its first frame only; browsers play it.", name=name
        )
        findings.warning(place, what, message("Save one frame as a picture."))
    if decoded.is_turned:
        what = message(
            "{name!r} is to be turned, as its EXIF data says. Browsers turn it; kiosks don't.",
            name=name,
        )
        findings.warning(place, what, message("Turn it in a program for pictures, and save it."))


def _decoded_pictures(
    paths: Mapping[str, Path], progress: Callable[[int, int], None] | None, threads: int
) -> Iterator[tuple[str, DecodedPicture]]:
    """Each picture by name, in the order of the paths."""
    from PIL import Image

    Image.init()  # the formats are registered once, before threads look for them
    # `read_picture` refuses what is too large, and says so in words.
    Image.MAX_IMAGE_PIXELS = None
    # Threads are enough, as Pillow releases the interpreter while it decodes.
    pool = ThreadPoolExecutor(threads or min(_MOST_THREADS, os.cpu_count() or 1), "pictures")
    try:
        decoded = pool.map(_decoded, paths.values())
        for number, (name, picture) in enumerate(zip(paths, decoded, strict=True), 1):
            if progress is not None:
                progress(number, len(paths))
            yield name, picture
    finally:  # whoever is told of the progress can stop it
        pool.shutdown(cancel_futures=True)


def _decoded(path: Path) -> DecodedPicture:
    """A picture, decoded once as long as its file stays as it is."""
    try:
        stat = path.stat()
    except OSError:
        return DecodedPicture(is_damaged=True)
    return _decode(path, stat.st_size, stat.st_mtime_ns)


@lru_cache(maxsize=20_000)  # the desk reads a study again after each change
def _decode(path: Path, size: int, changed_ns: int) -> DecodedPicture:
    """Decode one picture; a JPEG at an eighth of its size, which reads all of its data.

    Args:
        path: Of its file.
        size: Of its file, bytes.
        changed_ns: When its file was changed last.
    """
    from PIL import Image

    try:
        head = read_picture(path)
        if not head.is_complete:  # reading the study has warned of it
            return DecodedPicture()
        with Image.open(path) as image:
            is_animated = bool(getattr(image, "is_animated", False))
            image.draft(image.mode, (1, 1))
            image.load()
            side = image.getexif().get(ORIENTATION, UPRIGHT)
            shape = f"{head.width} {head.height} {image.mode} ".encode()
            return DecodedPicture(
                blake2b(shape + image.tobytes(), digest_size=16).digest(),
                is_cmyk=image.mode == "CMYK",
                is_deep=head.format == "PNG" and _png_depth(path) == _DEEP,
                is_animated=is_animated,
                is_turned=head.format != _TURNED_BY_QT and side != UPRIGHT,
            )
    except (OSError, SyntaxError, ValueError):  # as Pillow's decoders raise them
        return DecodedPicture(is_damaged=True)


def _png_depth(path: Path) -> int:
    with path.open("rb") as file:
        return file.read(_DEPTH_AT + 1)[_DEPTH_AT]
