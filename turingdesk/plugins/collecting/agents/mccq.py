"""The dominant color of a picture by modified median cut (paper 1, Methods, Color estimation).

From Bloomberg (2008, "Color quantization using modified median cut", Leptonica's colorquant2.c):
the histogram has 5 bits a channel; a box of colors is cut across its longest side (red before
green before blue), half-way into the larger part beside the slice with the median; the box with
most pixels is cut first until there are 85 % of the colors, then the box with the greatest product
of pixels and volume; a cluster's color is the mean over its pixels of the middles of their cells.
Boxes of one cell are never cut again, and a picture with no more cells than colors isn't cut.

Ours: every pixel counts, transparent ones as on white; pictures with little color are cut like
all others, where Leptonica turns them gray; where a picture has no more cells than colors, these
are the middles of the cells, not their corners; means aren't rounded. The palette has 5 colors.
The name is that of the middle sRGB value, of 11, that is nearest in CIELAB to the color of the
largest cluster, the first of equals; since hues of blue bend in CIELAB, a saturated blue is called
purple.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.agents._base import Agent, AgentRun
from turingdesk.core.colors import COLORS
from turingdesk.core.message import message
from turingdesk.core.step import Showing
from turingdesk.judges._session_runs import Ask, MachineAnswers
from turingdesk.plugins.collecting.agents._pictures import file_bytes, opaque
from turingdesk.tasks._cielab import TYPICAL, srgb_to_lab

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PALETTE = 5
_BITS = 5
_BY_PIXELS = 0.85  #: of the colors come from the box with most pixels


@dataclass(frozen=True, slots=True)
class Box:
    """A box of cells in color space."""

    first: tuple[int, ...]  #: its first cell
    counts: NDArray[np.int64]  #: pixels by cell; the axes are red, green, and blue

    @property
    def pixels(self) -> int:
        """The number of pixels that have one of its colors."""
        return int(self.counts.sum())

    @property
    def color(self) -> NDArray[np.float64]:
        """The mean color, sRGB 0..255."""
        import numpy as np

        places = np.argwhere(self.counts) + np.array(self.first) + 0.5
        weights = self.counts[self.counts > 0]
        return np.asarray(weights @ places / weights.sum() * (256 >> _BITS))

    def part(self, axis: int, slices: slice) -> Box:
        """Some of its slices across an axis."""
        import numpy as np

        first = list(self.first)
        first[axis] += slices.start
        return Box(tuple(first), np.moveaxis(np.moveaxis(self.counts, axis, 0)[slices], 0, axis))


def palette(pixels: NDArray[np.uint8], colors: int = PALETTE) -> list[Box]:
    """The clusters of a picture's colors, the largest first.

    Args:
        pixels: sRGB; the last axis contains the three.
        colors: How many clusters, at most.
    """
    import numpy as np

    cells = pixels.reshape(-1, 3).astype(np.int64) >> (8 - _BITS)
    size = 1 << _BITS
    counts = np.bincount(cells @ [size * size, size, 1], minlength=size**3)
    boxes = [Box((0, 0, 0), counts.reshape(size, size, size))]
    # Cut to the colors that are there, as the sides of a box decide where it is cut.
    for axis, used in enumerate(cells.T):
        boxes = [boxes[0].part(axis, slice(int(used.min()), int(used.max()) + 1))]
    if np.count_nonzero(counts) <= colors:
        boxes = _cut(boxes, size**3, lambda box: box.counts.size)
    else:
        boxes = _cut(boxes, int(_BY_PIXELS * colors), lambda box: box.pixels)
        boxes = _cut(boxes, colors, lambda box: box.pixels * box.counts.size)
    return sorted((box for box in boxes if box.pixels), key=lambda box: -box.pixels)


def _cut(boxes: list[Box], colors: int, rank: Callable[[Box], int]) -> list[Box]:
    """Cut the box of the highest rank until there are so many, or none can be cut."""
    boxes = list(boxes)
    while len(boxes) < colors:
        there = [box for box in boxes if box.counts.size > 1 and box.pixels]
        if not there:
            break
        widest_box = max(there, key=rank)
        # By identity: `==` of boxes compares arrays, which has no single truth value.
        place = next(n for n, box in enumerate(boxes) if box is widest_box)
        boxes[place : place + 1] = halves(widest_box)
    return boxes


def halves(box: Box) -> tuple[Box, Box]:
    """Cut a box of several cells in two; one of them may be empty."""
    shape = box.counts.shape
    axis = shape.index(max(shape))
    sums = box.counts.sum(axis=tuple({0, 1, 2} - {axis})).cumsum()
    end = shape[axis] - 1
    # `argmax` of booleans is the first that is true.
    median = int((sums > sums[-1] // 2).argmax())
    size_below, right = median, end - median
    cut = (
        min(end - 1, median + right // 2)
        if size_below <= right
        else max(0, median - 1 - size_below // 2)
    )
    return box.part(axis, slice(0, cut + 1)), box.part(axis, slice(cut + 1, end + 1))


def dominant_color(picture: bytes) -> str:
    """The name of the color that dominates a picture; empty if it can't be read."""
    import numpy as np

    if (image := opaque(picture)) is None:
        return ""
    pixels = np.asarray(image)
    color = srgb_to_lab(palette(pixels)[0].color / 255)
    typical = srgb_to_lab(np.array(TYPICAL) / 255)
    return COLORS[int(((typical - color) ** 2).sum(axis=1).argmin())]


@contextmanager
def begin(run: AgentRun) -> Iterator[Ask]:
    """On a cluster, name all colors; else nothing needs to be prepared."""
    color = run.results(dominant_color, file_bytes, (prompt.image for prompt in run.prompts))

    def ask(showing: Showing, seed: int) -> MachineAnswers:
        (question,) = showing.questions
        name = color(showing.content.image)
        if not name:
            return MachineAnswers("", {}, message("its picture can't be read"))
        return MachineAnswers("", {question.key: name})

    yield ask


AGENT = Agent(
    title=message("Modified median cut"),
    about=message("Names the color of the largest of five clusters of a picture's colors."),
    version="1",
    tasks=("collect-colors",),
    begin=begin,
    uses_cluster=True,
)
