"""Directed graphs: a box for each node, and an arrow for each pair."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from turingdesk.analysis._figure import Arrows
from turingdesk.exchange.figures.marks import How
from turingdesk.exchange.figures.style import SMALL, FigureStyle

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_APART = 15  #: points between an arrow's end and the middle of its node
_BENT = 0.12  #: of its length, by which an arrow leaves the straight line


def draw_arrows(layer: Arrows, axes: Axes, how: How) -> None:
    """Nodes on a circle, the first on top; arrows that lead both ways bend apart."""
    axes.set_axis_off()
    axes.set_aspect("equal")
    axes.set_xlim(-1.55, 1.55)
    axes.set_ylim(-1.3, 1.3)
    size = max(1, len(layer.nodes))
    angles = [pi / 2 - 2 * pi * n / size for n in range(size)]
    places = [(cos(angle), sin(angle)) for angle in angles]
    for pair in layer.arrows:
        start, end = (places[n] for n in pair)
        axes.annotate(
            "",
            end,
            start,
            arrowprops={
                "arrowstyle": "-|>",
                "color": how.color,
                "linewidth": 1.1,
                "shrinkA": _APART,
                "shrinkB": _APART,
                "connectionstyle": f"arc3,rad={_BENT}",
            },
        )
        if text := layer.texts.get(pair, ""):
            # Nearer to its end, as texts in the middle of a circle would cover each other.
            x, y = (a + 0.64 * (b - a) for a, b in zip(start, end, strict=True))
            x, y = x + _BENT / 2 * (end[1] - start[1]), y - _BENT / 2 * (end[0] - start[0])
            ground = {"facecolor": how.look.ground, "edgecolor": "none", "pad": 0.6}
            axes.text(
                x, y, text, fontsize=6, color=how.look.soft, ha="center", va="center", bbox=ground
            )
    for name, (x, y) in zip(layer.nodes, places, strict=False):
        axes.text(x, y, name, fontsize=SMALL, ha="center", va="center", bbox=_box(how.look))


def _box(look: FigureStyle) -> dict[str, object]:
    return {
        "boxstyle": "round,pad=0.45",
        "facecolor": look.shade(0.08),
        "edgecolor": look.accent,
        "linewidth": 0.9,
    }
