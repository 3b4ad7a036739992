"""Draws the architecture, from the floors in pyproject.toml and the imports of the package.

    python resources/pictures/architecture.py            draws it again
    python resources/pictures/architecture.py --check    fails if the picture is another one

The picture is `architecture.svg` beside this file, for `turingdesk/README.md`. Imports are
counted by powers of ten, so that it changes when the architecture does, and seldom otherwise.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

import grimp

ROOT = Path(__file__).resolve().parents[2]
PICTURE = Path(__file__).resolve().with_name("architecture.svg")
COLORS = tomllib.loads((ROOT / "resources" / "themes" / "light.toml").read_text("utf-8"))
ABOUT = "The rooms of TuringDesk on their floors, the plugins beside them, and what imports what"
STALE = (
    "The picture of the architecture is not that of the imports any more. Draw it again with "
    "`python resources/pictures/architecture.py`, and look at it."
)
#: Texts in the corner above the steps, a line each.
EXPLANATION = (
    "Floors import lower floors, never higher ones.",
    "Under the name of a floor or a plugin, a dot",
    "is on each floor that it imports.",
)
MARK = "Qt"  #: on what imports it
SIZES = ((1, 2.5, "1 to 9 imports"), (10, 5.0, "10 to 99"), (100, 8.5, "100 or more"))

# All in px.
MARGIN, HIGH, TOP, BOTTOM = 20, 36, 116, 56  #: HIGH is a floor's height
LANE, HOUSE, STEP = 58, 244, 28  #: widths of a plugin, the house, and a step
GAP, ROOF = 18, 36
LABELS = 128  #: width of the names beside the last step


class Architecture(NamedTuple):
    """The rooms and plugins of the package, and the imports between them."""

    floors: Sequence[Sequence[str]]  #: rooms, from the top
    plugins: Sequence[str]
    imports: Mapping[tuple[str, str], int]  #: by what imports and the room that is imported
    with_qt: frozenset[str]  #: rooms and plugins that import it

    def between(self, names: Sequence[str], floor: Sequence[str]) -> int:
        """How often some rooms, or a plugin, import rooms of a floor."""
        return sum(self.imports[name, room] for name in names for room in floor)


def architecture() -> Architecture:
    """Read the floors from the contracts, and the imports from the modules."""
    # Else an installed package would be drawn where this is another checkout.
    sys.path.insert(0, str(ROOT))
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    on_floors, only_gui, *_ = settings["tool"]["importlinter"]["contracts"]
    (package,) = on_floors["containers"]
    beside, *floors = (re.findall(r"\w+", layer) for layer in on_floors["layers"])
    graph = grimp.build_graph(package, include_external_packages=True, cache_dir=None)
    imports, with_qt = Counter[tuple[str, str]](), set[str]()
    for module in graph.modules:
        name = _place(module, package, beside)
        for imported in graph.find_modules_directly_imported_by(module) if name else ():
            imports[name, _place(imported, package, beside)] += 1
            if imported in only_gui["forbidden_modules"]:
                with_qt.add(name)
    names = {name for name, _ in imports}
    plugins = sorted(names.difference(*floors))
    return Architecture(floors, plugins, imports, frozenset(with_qt))


def _place(module: str, package: str, beside: Sequence[str]) -> str:
    """The room or the plugin of a module; empty for all others."""
    first, *parts = module.split(".")
    if first == package and parts and parts[0] in beside:
        parts = parts[1:]
    is_alone = not parts or parts[0].startswith("__")
    return "" if first != package or is_alone else parts[0]


def drawing(of: Architecture) -> str:
    """The picture as SVG."""
    house = MARGIN + len(of.plugins) * LANE + GAP
    steps = house + HOUSE + GAP
    width = steps + (len(of.floors) - 1) * STEP + LABELS
    height = TOP + len(of.floors) * HIGH + BOTTOM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" role="img" font-size="13"'
        ' font-family="Inter, system-ui, -apple-system, Segoe UI, Helvetica, Arial, sans-serif">',
        f"<title>{escape(ABOUT)}</title>",
        _box(0, 0, width, height, "background", corner=0),
        *_floor_lines(len(of.floors), width),
        *_plugins(of),
        *_house(of, house),
        *_steps(of, steps),
        *_explanation(width),
        *_legend(house, height - BOTTOM + 34),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _floor_lines(floors: int, width: int) -> Iterator[str]:
    """A line under each floor, past everything."""
    for number in range(1, floors + 1):
        y = TOP + number * HIGH
        yield _line((MARGIN, y), (width - MARGIN, y), "line")


def _plugins(of: Architecture) -> Iterator[str]:
    """A tower for each plugin."""
    yield _text(MARGIN, TOP - 76, "Plugins", size=15, bold=True)
    yield _text(MARGIN, TOP - 58, "Each can be taken off.", "soft", size=12)
    for number, name in enumerate(of.plugins):
        left = MARGIN + number * LANE
        high = len(of.floors) * HIGH + HIGH
        yield _box(left + 2, TOP - HIGH, LANE - 4, high, "card", edge="line")
        middle = left + LANE / 2
        has_qt = name in of.with_qt
        yield _text(middle, TOP - (21 if has_qt else 13), name, size=11, anchor="middle")
        if has_qt:
            yield from _mark(middle - 10, TOP - 16)
        yield from _column(of, (name,), middle, TOP)


def _house(of: Architecture, left: int) -> Iterator[str]:
    """The roof, and under it the rooms, floor by floor."""
    middle = left + HOUSE / 2
    roof = f"{left - 8},{TOP} {middle},{TOP - ROOF} {left + HOUSE + 8},{TOP}"
    yield _text(middle, TOP - 76, "The house", size=15, bold=True, anchor="middle")
    yield _text(middle, TOP - 58, "It imports no plugin.", "soft", size=12, anchor="middle")
    yield f'<polygon points="{roof}" fill="{COLORS["navigation"]}"/>'
    yield _box(left, TOP, HOUSE, len(of.floors) * HIGH, "card", edge="line", corner=0)
    for number, rooms in enumerate(of.floors):
        wide = HOUSE / len(rooms)
        for place, room in enumerate(rooms):
            x, y = left + place * wide, TOP + number * HIGH
            has_qt = room in of.with_qt
            paint = "accent_soft" if has_qt else "card"
            yield _box(x + 3, y + 3, wide - 6, HIGH - 6, paint, edge="line")
            yield _text(x + wide / 2, y + HIGH / 2 + 4.5, room, anchor="middle")
            if has_qt:
                yield from _mark(x + wide - 30, y + HIGH / 2 - 6)


def _steps(of: Architecture, left: int) -> Iterator[str]:
    """Under each floor's name, what it imports: stairs that go down beside the house."""
    for number, rooms in enumerate(of.floors[:-1]):
        x, y = left + number * STEP, TOP + number * HIGH
        yield _text(x + 2, y + HIGH / 2 + 4.5, " \u00b7 ".join(rooms), size=11)
        yield from _column(of, rooms, x + STEP / 2, y + HIGH)


def _column(of: Architecture, names: Sequence[str], x: float, top: float) -> Iterator[str]:
    """Dots on the floors that some rooms, or a plugin, import, with a line through them."""
    counts = [of.between(names, floor) for floor in of.floors]
    imported = {
        TOP + (number + 0.5) * HIGH: count
        for number, (floor, count) in enumerate(zip(of.floors, counts, strict=True))
        if count and floor != names
    }
    if imported:
        yield _line((x, min(top, *imported)), (x, max(imported)), "track", 2)
    for y, count in imported.items():
        radius = max(radius for least, radius, _ in SIZES if count >= least)
        yield f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{COLORS["accent"]}"/>'


def _explanation(width: int) -> Iterator[str]:
    for number, line in enumerate(EXPLANATION):
        yield _text(width - MARGIN, TOP - 76 + 18 * number, line, "soft", anchor="end")


def _legend(x: float, y: float) -> Iterator[str]:
    """What dots and marks stand for."""
    for _, radius, about in SIZES:
        yield f'<circle cx="{x + 8}" cy="{y}" r="{radius:g}" fill="{COLORS["accent"]}"/>'
        yield _text(x + 22, y + 4, about, "soft", size=12)
        x += 48 + 7 * len(about)
    yield from _mark(x, y - 6)
    yield _text(x + 28, y + 4, f"knows {MARK}: gui/ alone, here and in plugins", "soft", size=12)


def _mark(x: float, y: float) -> Iterator[str]:
    """What knows Qt has it."""
    yield _box(x, y, 20, 12, "accent", corner=3)
    yield _text(x + 10, y + 9.2, MARK, "accent_ink", size=9, bold=True, anchor="middle")


def _box(x: float, y: float, width: float, height: float, color: str, **look: Any) -> str:
    edge = f' stroke="{COLORS[look["edge"]]}"' if "edge" in look else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        f' rx="{look.get("corner", 5)}" fill="{COLORS[color]}"{edge}/>'
    )


def _line(
    start: tuple[float, float], end: tuple[float, float], color: str, width: float = 1
) -> str:
    return (
        f'<line x1="{start[0]:g}" y1="{start[1]:g}" x2="{end[0]:g}" y2="{end[1]:g}"'
        f' stroke="{COLORS[color]}" stroke-width="{width:g}"/>'
    )


def _text(x: float, y: float, text: str, color: str = "ink", **look: Any) -> str:
    weight = ' font-weight="600"' if look.get("bold") else ""
    size = f' font-size="{look["size"]}"' if "size" in look else ""
    anchor = f' text-anchor="{look["anchor"]}"' if "anchor" in look else ""
    where = f'x="{x:g}" y="{y:g}" fill="{COLORS[color]}"'
    return f"<text {where}{size}{weight}{anchor}>{escape(text)}</text>"


def main(arguments: Sequence[str]) -> str | None:
    """Draw the picture, or check it; returns what is wrong."""
    svg = drawing(architecture())
    if "--check" not in arguments:
        PICTURE.write_text(svg, "utf-8", newline="\n")
    elif not PICTURE.is_file() or PICTURE.read_text("utf-8") != svg:
        return STALE
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
