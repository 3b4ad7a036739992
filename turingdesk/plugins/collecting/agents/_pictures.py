"""Reading pictures for agents that look at them; those that can't be read are no error."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image


def file_bytes(path: Path) -> bytes:
    """The bytes of a file; none if it can't be read."""
    try:
        return path.read_bytes()
    except OSError:
        return b""


def opaque(picture: bytes) -> Image | None:
    """A picture as kiosks show it, in sRGB on white, or None if it can't be read."""
    from PIL import Image, ImageOps

    try:
        with Image.open(BytesIO(picture)) as image:
            if image.format == "JPEG":  # Qt turns no other format upright
                ImageOps.exif_transpose(image, in_place=True)
            rgba = image.convert("RGBA" if image.has_transparency_data else "RGB").convert("RGBA")
    # Pillow raises SyntaxError for damaged PNG files.
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return None
    return Image.alpha_composite(Image.new("RGBA", rgba.size, "white"), rgba).convert("RGB")


def values(picture: bytes) -> Image | None:
    """A picture of one channel with its values unchanged; none if it can't be read."""
    from PIL import Image

    try:
        with Image.open(BytesIO(picture)) as image:
            plain = image if image.mode.startswith(("I", "F", "L")) else image.convert("L")
            return plain.convert("F")
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return None
