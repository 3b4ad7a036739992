"""Modified median cut beside a plain one that goes through color space cell by cell."""

from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from turingdesk.core.colors import COLORS
from turingdesk.plugins.collecting.agents.mccq import PALETTE, Box, dominant_color, halves, palette

SWATCHES = {
    "red": "#d01818",
    "pink": "#ffb6c9",
    "orange": "#f08a1c",
    "yellow": "#f5e030",
    "purple": "#7a2f9c",
    "green": "#2f8f3a",
    "blue": "#2050c0",
    "brown": "#70441f",
    "gray": "#828282",
    "black": "#050505",
    "white": "#fbfbfb",
}


def plain_count(cells, low, high):
    return sum(all(a <= c <= b for a, c, b in zip(low, one, high, strict=True)) for one in cells)


def plain_halves(cells, low, high):
    """The two boxes of a cut, ends included, as the paper tells it."""
    sides = [b - a + 1 for a, b in zip(low, high, strict=True)]
    axis = sides.index(max(sides))
    inside = [
        one for one in cells if all(a <= c <= b for a, c, b in zip(low, one, high, strict=True))
    ]
    below = 0
    for place in range(low[axis], high[axis] + 1):
        below += sum(one[axis] == place for one in inside)
        if below > len(inside) // 2:
            break
    left, right = place - low[axis], high[axis] - place
    if left <= right:
        cut = min(high[axis] - 1, place + right // 2)
    else:
        cut = max(low[axis], place - 1 - left // 2)
    first_high, second_low = list(high), list(low)
    first_high[axis], second_low[axis] = cut, cut + 1
    return (low, tuple(first_high)), (tuple(second_low), high)


def plain_palette(pixels, colors=5):
    """Pixels and mean colors of the clusters, in no order."""
    cells = [tuple(int(v) // 8 for v in one) for one in pixels]
    low = tuple(min(one[axis] for one in cells) for axis in range(3))
    high = tuple(max(one[axis] for one in cells) for axis in range(3))
    boxes = [(low, high)]

    def volume(box):
        return np.prod([b - a + 1 for a, b in zip(*box, strict=True)])

    for most, by_volume in ((int(0.85 * colors), False), (colors, True)):
        while len(boxes) < most:
            ranks = [
                plain_count(cells, *box) * (volume(box) if by_volume else 1) * (volume(box) > 1)
                for box in boxes
            ]
            chosen = boxes.pop(ranks.index(max(ranks)))
            boxes += plain_halves(cells, *chosen)
    found = []
    for low, high in boxes:
        own = [o for o in cells if all(a <= c <= b for a, c, b in zip(low, o, high, strict=True))]
        if own:
            found.append((len(own), *(8 * (np.mean(own, axis=0) + 0.5)).round(6)))
    return sorted(found)


@pytest.mark.parametrize("seed", range(12))
def test_the_clusters_are_those_of_a_plain_implementation(seed):
    chance = np.random.default_rng(seed)
    middles = chance.integers(0, 256, (chance.integers(2, 9), 3))
    noise = chance.normal(0, 25, (300, 3))
    pixels = (middles[chance.integers(0, len(middles), 300)] + noise).clip(0, 255).astype(np.uint8)
    boxes = palette(pixels)
    assert [box.pixels for box in boxes] == sorted((box.pixels for box in boxes), reverse=True)
    found = sorted((box.pixels, *box.color.round(6)) for box in boxes)
    np.testing.assert_allclose(found, plain_palette(pixels), atol=1e-6)
    assert sum(box.pixels for box in boxes) == 300


@pytest.mark.parametrize(
    ("counts", "first"),
    [
        # The median pixel is in slice 0; the larger part has 9 slices, of which 4 go along.
        ([10, 0, 0, 0, 0, 0, 0, 0, 0, 1], 5),
        # It is in slice 9; the larger part has 9 on the left, and the cut goes 4 into it.
        ([1, 0, 0, 0, 0, 0, 0, 0, 0, 10], 5),
        ([5, 5], 1),
        ([1, 9], 1),
        ([3, 3, 3], 2),
    ],
)
def test_a_cut_goes_half_way_into_the_larger_part(counts, first):
    box = Box((0, 4, 0), np.array(counts)[None, :, None])
    one, other = halves(box)
    assert one.counts.ravel().tolist() == counts[:first]
    assert (one.first, other.first) == ((0, 4, 0), (0, 4 + first, 0))
    assert other.counts.ravel().tolist() == counts[first:]


def test_few_colors_are_kept_as_they_are():
    pixels = np.array([[0, 0, 0]] * 3 + [[255, 0, 0]] * 2, np.uint8)
    assert [(box.pixels, box.color.tolist()) for box in palette(pixels)] == [
        (3, [4, 4, 4]),
        (2, [252, 4, 4]),
    ]
    assert len(palette(np.full((4, 3), 9, np.uint8))) == 1


@pytest.mark.parametrize("name", COLORS)
def test_each_color_is_called_by_its_name(tmp_path, name):
    image = Image.effect_noise((60, 40), 20).convert("RGB")
    image.paste(SWATCHES[name], (0, 0, 45, 40))
    image.save(tmp_path / "seen.png")
    assert dominant_color((tmp_path / "seen.png").read_bytes()) == name


def test_many_colors_of_one_kind_outweigh_one_exact_color(tmp_path):
    pixels = np.zeros((40, 100, 3), np.uint8)
    pixels[:, :30] = (250, 225, 40)
    chance = np.random.default_rng(1)
    pixels[:, 30:] = chance.normal((40, 90, 190), 6, (40, 70, 3)).clip(0, 255)
    Image.fromarray(pixels).save(tmp_path / "sea.png")
    assert len(palette(pixels)) <= PALETTE
    assert dominant_color((tmp_path / "sea.png").read_bytes()) == "blue"


def test_a_saturated_blue_is_nearer_to_purple_in_cielab():
    # Hues of blue bend toward purple there; other spaces of color would say blue.
    made = BytesIO()
    Image.new("RGB", (4, 4), (0, 0, 255)).save(made, "PNG")
    assert dominant_color(made.getvalue()) == "purple"
    assert dominant_color(made.getvalue()[:40]) == dominant_color(b"no picture") == ""


@pytest.mark.parametrize(
    ("mode", "color", "name"),
    [
        ("RGBA", (200, 20, 20, 0), "white"),
        ("RGBA", (200, 20, 20, 255), "red"),
        ("LA", (0, 0), "white"),
        ("L", 128, "gray"),
        ("1", 0, "black"),
        ("CMYK", (0, 220, 220, 40), "red"),
    ],
)
def test_pictures_of_every_kind_are_read_and_what_is_transparent_is_white(
    tmp_path, mode, color, name
):
    path = tmp_path / "seen.tif"
    Image.new(mode, (8, 8), color).save(path)
    assert dominant_color(path.read_bytes()) == name
