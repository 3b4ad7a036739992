"""Colors and letters of figures."""

import itertools
from math import dist

import pytest

from turingdesk.exchange.figures.style import DARK, PAPER, FigureStyle, luminance


def _parts(color):
    return tuple(int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))


#: What is left of red, green, and blue light for readers without one kind of cones (Machado,
#: Oliveira, and Fernandes 2009, severity 1).
CONES = {
    "all": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red": (
        *((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216)),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        *((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413)),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        *((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602)),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8729))


def _lab(color, cones):
    """The color in CIELAB, as readers with these cones see it."""
    light = [((one + 0.055) / 1.055) ** 2.4 for one in _parts(color)]
    for rows in (cones, _XYZ):
        light = [sum(a * b for a, b in zip(row, light, strict=True)) for row in rows]
    x, y, z = (max(one, 0.0) ** (1 / 3) for one in light)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("cones", list(CONES))
@pytest.mark.parametrize("look", [PAPER, DARK], ids=["light", "dark"])
def test_series_stay_apart_for_readers_without_one_kind_of_cones(look, cones):
    for one, other in itertools.combinations(look.series, 2):
        assert dist(*(_lab(color, CONES[cones]) for color in (one, other))) > 9, (one, other)


def test_every_series_stands_out_from_paper():
    for color in PAPER.series:
        assert 1.05 / (luminance(_parts(color)) + 0.05) >= 3.0  # WCAG 2.1, 1.4.11


def test_shades_of_the_accent_fall_from_light_to_dark_and_letters_stay_readable():
    shades = [PAPER.shade(part / 10) for part in range(11)]
    light = [luminance(shade) for shade in shades]
    assert light == sorted(light, reverse=True)
    for shade, own in zip(shades, light, strict=True):
        ink = luminance(_parts(PAPER.ink_on(shade)))
        assert (max(own, ink) + 0.05) / (min(own, ink) + 0.05) >= 4.5


def test_a_dark_desk_has_its_own_ground():
    dark = FigureStyle(ground="#1d2430", ink="#ffffff")
    assert luminance(dark.shade(0.0)) < luminance(PAPER.shade(0.0))
