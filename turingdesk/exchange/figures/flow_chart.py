"""A flow chart: stages below each other, and beside the arrows what was lost between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import TYPE_CHECKING

from turingdesk.exchange.figures.style import PAPER, USUAL, WIDTH_IN, FigureStyle

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Drawing

_LINE_IN = USUAL / 72 * 1.45
_PAD_IN, _GAP_IN, _EDGE_IN = 0.09, 0.26, 0.06
_MAIN_IN, _LOST_IN = 2.35, 3.2
_LETTERS = 54  #: of a line of what was lost


@dataclass(frozen=True, slots=True)
class Stage:
    """One box of a flow chart, and the box beside it that says what drops out afterward."""

    text: tuple[str, ...]  #: lines
    lost: tuple[str, ...] = ()  #: lines; none if no one leaves


def draw_flow(stages: Sequence[Stage], look: FigureStyle = PAPER) -> Drawing:
    """Draw the stages; call it under `look.settings`."""
    from matplotlib.figure import Figure as Drawing

    lost = [_wrapped(stage.lost) for stage in stages]
    heights = [
        _box_in(stage.text) + _between_in(away) for stage, away in zip(stages, lost, strict=True)
    ]
    height = sum(heights) - _between_in(lost[-1] if lost else []) + 2 * _EDGE_IN
    drawing = Drawing(figsize=(WIDTH_IN, height))
    axes = drawing.add_axes((0.0, 0.0, 1.0, 1.0))
    axes.set_axis_off()
    # One unit is one inch, and y goes down, since letters have their size in inches.
    axes.set_xlim(0, WIDTH_IN)
    axes.set_ylim(height, 0)
    top = _EDGE_IN
    for place, stage in enumerate(stages):
        _box(axes, (_EDGE_IN, top), _MAIN_IN, stage.text, look, is_main=True)
        bottom = top + _box_in(stage.text)
        if place < len(stages) - 1:
            _way_down(axes, bottom, _between_in(lost[place]), lost[place], look)
        top += heights[place]
    return drawing


def _wrapped(lines: Sequence[str]) -> list[str]:
    return [
        part
        for line in lines
        for part in fill(line, _LETTERS, subsequent_indent="   ").split("\n")
    ]


def _box_in(lines: Sequence[str]) -> float:
    return len(lines) * _LINE_IN + 2 * _PAD_IN


def _between_in(lost: Sequence[str]) -> float:
    return max(0.4, _box_in(lost) + _GAP_IN) if lost else 0.4


def _box(
    axes: Axes,
    corner: tuple[float, float],
    width: float,
    lines: Sequence[str],
    look: FigureStyle,
    *,
    is_main: bool,
) -> None:
    from matplotlib.patches import FancyBboxPatch

    x, y = corner
    box = FancyBboxPatch(
        (x, y),
        width,
        _box_in(lines),
        boxstyle="round,pad=0,rounding_size=0.06",
        facecolor=look.shade(0.08) if is_main else look.ground,
        edgecolor=look.accent if is_main else look.soft,
        linewidth=0.9,
    )
    axes.add_patch(box)
    for number, line in enumerate(lines):
        weight = 600 if is_main and not number else 400
        middle = y + _PAD_IN + (number + 0.5) * _LINE_IN
        axes.text(x + 0.12, middle, line, va="center", fontsize=USUAL, fontweight=weight)


def _way_down(
    axes: Axes, top: float, length: float, lost: Sequence[str], look: FigureStyle
) -> None:
    style = {
        "arrowstyle": "-|>",
        "color": look.accent,
        "linewidth": 1.1,
        "shrinkA": 0,
        "shrinkB": 0,
    }
    x, middle = _EDGE_IN + _MAIN_IN / 2, top + length / 2
    axes.annotate("", (x, top + length), (x, top), arrowprops=style)
    if lost:
        beside = _EDGE_IN + _MAIN_IN + 0.35
        axes.annotate("", (beside, middle), (x, middle), arrowprops=style | {"color": look.soft})
        corner = beside, middle - _box_in(lost) / 2
        _box(axes, corner, _LOST_IN, lost, look, is_main=False)
