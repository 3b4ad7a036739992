"""Colors and letters of figures."""

import itertools

import pytest

from turingdesk.exchange.figures.style import PAPER, FigureStyle, luminance


def _parts(color):
    return tuple(int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))


def _deuteranope(color):
    """The color as someone without green cones sees it (Vienot, Brettel and Mollon 1999)."""
    red, green, blue = ((one / 1.055 + 0.0521) ** 2.4 for one in _parts(color))
    return 0.2928 * red + 0.7072 * green, -0.0223 * red + 0.0223 * green + blue


@pytest.mark.parametrize(("one", "other"), [*itertools.combinations(PAPER.series[:6], 2)])
def test_series_stay_apart_for_readers_without_green_cones(one, other):
    apart = sum(abs(a - b) for a, b in zip(_deuteranope(one), _deuteranope(other), strict=True))
    assert apart > 0.05


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
