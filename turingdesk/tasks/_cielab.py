"""CIELAB, in which distances of colors are about as large as they look (CIE 15:2004, sec. 8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

#: Middle sRGB values of the eleven words, in the order of `COLORS`.
TYPICAL = (
    *((200, 30, 30), (245, 160, 185), (240, 140, 30), (240, 220, 50), (120, 50, 150)),
    *((50, 140, 60), (40, 90, 190), (120, 75, 40), (128, 128, 128), (15, 15, 15)),
    (245, 245, 245),
)


def srgb_to_lab(rgb: NDArray[np.float64]) -> NDArray[np.float64]:
    """CIELAB under D65 of sRGB values 0..1; the last axis contains the three (IEC 61966-2-1)."""
    import numpy as np

    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    to_xyz = np.array(
        [
            [0.4124564, 0.3575761, 0.1804375],
            [0.2126729, 0.7151522, 0.0721750],
            [0.0193339, 0.1191920, 0.9503041],
        ]
    )
    ratio = linear @ to_xyz.T / to_xyz.sum(axis=1)
    # A line where the cube root would be too steep (CIE 15:2004, section 8.2.1).
    bent = np.where(ratio > (6 / 29) ** 3, np.cbrt(ratio), ratio * (29 / 6) ** 2 / 3 + 4 / 29)
    x, y, z = np.moveaxis(bent, -1, 0)
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)
