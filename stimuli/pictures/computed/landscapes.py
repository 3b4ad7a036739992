"""Draws the landscapes beside it: ridges of added waves under a sky that fades, by numbers alone.

    python stimuli/pictures/computed/landscapes.py

The same seeds always draw the same pictures.
"""

from pathlib import Path

import numpy as np  # noqa: TID253 - nothing that starts fast imports this
from PIL import Image

WIDE, HIGH, RIDGES = 960, 600, 5
COLORS = 96  #: of a picture, so that the sky's bands stay fine and the file small
LANDSCAPES = {  #: by name: the seed, and the colors of the sky's top, the horizon, and the ground
    "dunes": (3, (94, 142, 190), (246, 214, 160), (176, 112, 58)),
    "fjord": (8, (70, 96, 140), (206, 222, 232), (34, 62, 84)),
    "hills": (21, (118, 176, 222), (232, 240, 226), (62, 112, 58)),
    "dusk": (34, (52, 40, 92), (236, 132, 96), (38, 26, 52)),
    "plateau": (55, (136, 168, 196), (240, 226, 206), (132, 74, 62)),
    "winter": (89, (150, 180, 210), (240, 244, 248), (104, 126, 150)),
}


def landscape(seed: int, *colors: tuple[int, int, int]) -> np.ndarray:
    """Colors of all pixels, from 0 to 255."""
    chance = np.random.default_rng(seed)
    top, horizon, ground = (np.array(color, float) for color in colors)
    x, y = np.arange(WIDE) / WIDE, np.arange(HIGH)[:, None] / HIGH
    fading = np.clip(y / 0.62, 0, 1)[..., None]
    picture = np.broadcast_to(top * (1 - fading) + horizon * fading, (HIGH, WIDE, 3)).copy()
    sun_x, sun_y = chance.uniform(0.15, 0.85), chance.uniform(0.12, 0.34)
    picture[np.hypot((x - sun_x) * WIDE, (y - sun_y) * HIGH) < 42] = horizon * 0.4 + 153
    for ridge in range(RIDGES):
        nearness = (ridge + 1) / RIDGES
        height = 0.42 + 0.11 * ridge
        for octave in range(6):
            waves, size = 1.3 * 2**octave * (0.6 + nearness), 0.07 / 1.9**octave
            height = height + size * np.sin(2 * np.pi * (waves * x + chance.uniform()))
        picture[np.broadcast_to(y, (HIGH, WIDE)) > height] = (
            horizon * (1 - nearness) + ground * nearness
        )
    return picture.clip(0, 255).astype(np.uint8)


if __name__ == "__main__":
    for name, (seed, *colors) in LANDSCAPES.items():
        picture = Image.fromarray(landscape(seed, *colors))
        reduced = picture.quantize(COLORS, dither=Image.Dither.NONE)
        reduced.save(Path(__file__).with_name(f"{name}.png"), optimize=True)
