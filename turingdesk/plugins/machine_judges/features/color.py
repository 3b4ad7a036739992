"""A color word and the picture that it is said of.

The word, one of eleven; how the picture's colors are distributed in CIELAB, where distances are
about as large as they look (CIE 15:2004, sec. 8.2); its mean lightness, colorfulness and how
rough it is; and how much of it is nearer to the word's color than to any other's. What a picture
looks like is kept by its bytes, so that it is decoded once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache as once
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.colors import COLORS
from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import message
from turingdesk.plugins.machine_judges.features._base import Features, FeatureTable, feature_table
from turingdesk.plugins.machine_judges.learning.answers import AnswerSet
from turingdesk.plugins.machine_judges.learning.array_cache import ArrayCache, cache_key
from turingdesk.system import paths
from turingdesk.tasks._cielab import TYPICAL, srgb_to_lab

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_VERSION = 1  #: goes up when the same picture would give other numbers
_SIDE = 96  #: px; colors and their shares need no more
_BINS = ((0.0, 100.0, 4), (-80.0, 80.0, 6), (-80.0, 80.0, 6))  #: of L*, a* and b*
_STATISTICS = (
    "mean L",
    "mean a",
    "mean b",
    "sd L",
    "sd a",
    "sd b",
    message("mean chroma"),
    "roughness",
)


def prepare(answers: AnswerSet, options: Mapping[str, Any]) -> FeatureTable:
    """The numbers of each color word whose picture can be read.

    Raises:
        CannotJudge: The answers are not colors, or no picture can be read.
    """
    import numpy as np

    if answers.task != "colors":
        raise CannotJudge(
            message(
                "The answers of {table} are not colors. Use other features.", table=answers.table
            )
        )
    cache = ArrayCache(paths.cache() / "judges")
    look = once(lambda path: _picture_colors(path, cache))
    rows: list[NDArray[np.float64] | None] = []
    for row in answers.rows:
        picture_colors = look(row.content.image)
        if picture_colors is None or row.content.color not in COLORS:
            rows.append(None)
            continue
        picture, shares = picture_colors
        place = COLORS.index(row.content.color)
        word = np.eye(len(COLORS))[place]
        rows.append(np.concatenate([word, [shares[place]], picture]))
    bins = [f"bin {number + 1}" for number in range(4 * 6 * 6)]
    columns = [*COLORS, "share of the word's color", *bins, *_STATISTICS]
    return feature_table(
        answers, rows, columns, message("Its picture can't be read, or its word is not a color.")
    )


def _picture_colors(
    path: Path, cache: ArrayCache
) -> tuple[NDArray[np.float64], NDArray[np.float64]] | None:
    """Histogram and statistics of a picture, and the share of each color word."""
    import numpy as np

    try:
        data = path.read_bytes()
    except OSError:
        return None
    # By content and not by name, so that a picture that was exchanged is looked at again.
    name = cache_key("picture", _VERSION, sha256(data).hexdigest())
    values = cache.get(name)
    if values is None:
        arrays = _picture(data)
        if arrays is None:
            return None
        cache.put(name, values := np.concatenate(arrays))
    return values[: -len(COLORS)], values[-len(COLORS) :]


def _picture(data: bytes) -> tuple[NDArray[np.float64], NDArray[np.float64]] | None:
    from io import BytesIO

    import numpy as np
    from PIL import Image, UnidentifiedImageError

    try:
        with Image.open(BytesIO(data)) as image:
            small = image.convert("RGB")
    except (OSError, UnidentifiedImageError, Image.DecompressionBombError):
        return None
    small.thumbnail((_SIDE, _SIDE))
    pixels = srgb_to_lab(np.asarray(small, np.float64) / 255)
    flat = pixels.reshape(-1, 3)
    edges = [np.linspace(low, high, count + 1) for low, high, count in _BINS]
    # A histogram leaves out what is beyond its bins; here it counts in the outermost, so that
    # shares add up to 1.
    inside = np.clip(flat, [e[0] for e in edges], [e[-1] for e in edges])
    histogram, _ = np.histogramdd(inside, bins=edges)
    chroma = float(np.hypot(flat[:, 1], flat[:, 2]).mean())
    rough = float(
        sum(np.abs(np.diff(pixels[..., 0], axis=axis)).mean() for axis in _sides(pixels))
    )
    numbers = [*flat.mean(axis=0), *flat.std(axis=0), chroma, rough]
    typical = srgb_to_lab(np.array(TYPICAL) / 255)
    nearest = ((flat[:, None] - typical) ** 2).sum(axis=2).argmin(axis=1)
    shares = np.bincount(nearest, minlength=len(COLORS)) / len(flat)
    scaled = np.array(numbers) / 100  # as large as shares are
    return np.concatenate([histogram.ravel() / len(flat), scaled]), shares


def _sides(pixels: NDArray[np.float64]) -> list[int]:
    return [axis for axis in (0, 1) if pixels.shape[axis] > 1]


FEATURES = Features(
    title=message("Color and picture"),
    about=message(
        "The color word, the picture's colors in CIELAB, and how much of the picture has that "
        "color."
    ),
    prepare=prepare,
    tasks=("colors",),
)
