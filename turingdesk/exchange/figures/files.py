"""Drawn figures as bytes and files: SVG, PDF and PNG at 300 dpi."""

from __future__ import annotations

import re
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.analysis._figure import Figure
from turingdesk.core.errors import CannotExport
from turingdesk.core.message import message
from turingdesk.exchange.figures.drawing import column_width, draw
from turingdesk.exchange.figures.style import CHINESE, DPI, LETTERS, PAPER, FigureStyle, settings
from turingdesk.exchange.figures.values import as_csv
from turingdesk.system.os_errors import os_errors_as

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

FORMATS = ("svg", "pdf", "png")
# What comes before the drawing, such as the XML declaration, isn't allowed within a page.
_HEAD = re.compile(r"^.*?(?=<svg)|<metadata>.*?</metadata>\s*", re.DOTALL)
_NAMED = re.compile(r' id="([^"]+)"')
_USED = re.compile(r"#([\w.-]+)")
_FONT = re.compile(
    r"font-size: (?P<size>[\d.]+)px; font-family: [^;\"]+(?P<rest>[^>]*)>(?P<text>[^<]*)<"
)
_WIDE = re.compile("[\u2e80-\uffef]")  #: characters that Inter does not have
_TITLE = re.compile(r"<title>.*?</title>\s*", re.DOTALL)


def as_bytes(
    figure: Figure,
    kind: str,
    look: FigureStyle = PAPER,
    *,
    captioned: bool = True,
    width: float | None = None,
) -> bytes:
    """Draw a figure as the content of a file; equal figures give equal bytes.

    Args:
        figure: What it shows.
        kind: One of FORMATS, or "csv" for its values.
        look: The colors.
        captioned: Whether title and caption are drawn too.
        width: Inches; by default that of one or two columns of a journal, as the figure needs.
    """
    if kind == "csv":
        return as_csv(figure).encode("utf-8")
    with settings(look, figure.name):
        drawing = draw(figure, look, captioned=captioned, width=width or column_width(figure))
        return saved(drawing, kind, figure.title, figure.caption)


def saved(drawing: Drawing, kind: str, title: str, about: str) -> bytes:
    """Save a drawing as the content of a file, with title and description as metadata."""
    # None for dates: with one, the same figure would never give the same file.
    metadata: dict[str, dict[str, str | None]] = {
        "svg": {"Title": title, "Description": about, "Creator": "TuringDesk", "Date": None},
        "pdf": {"Title": title, "Subject": about, "Creator": "TuringDesk", "CreationDate": None},
        "png": {"Title": title, "Description": about, "Software": "TuringDesk"},
    }
    into = BytesIO()
    # SVG and PDF are measured in points, 72 per inch; only pixels have a resolution.
    drawing.savefig(into, format=kind, dpi=DPI if kind == "png" else 72, metadata=metadata[kind])
    return into.getvalue()


def inline(svg: bytes) -> str:
    """Reduce an SVG file to a part of a page: no head, no metadata, no unused names.

    Names would otherwise stand several times on one page.
    """
    text = _HEAD.sub("", svg.decode("utf-8"))
    used = set(_USED.findall(text))
    return _NAMED.sub(lambda match: match[0] if match[1] in used else "", text)


def for_pdf(svg: bytes) -> str:
    """Convert an SVG file for fpdf2, which reads one font family and sizes without units.

    It takes px for 3/4 of a point, whatever the unit of the drawing is.
    """

    def font_tag(match: re.Match[str]) -> str:
        family = CHINESE if _WIDE.search(match["text"]) else LETTERS
        size = f"font-size: {match['size']}"
        return f"{size}; font-family: {family}{match['rest']}>{match['text']}<"

    return _FONT.sub(font_tag, _TITLE.sub("", _HEAD.sub("", svg.decode("utf-8"))))


def write_figures(
    figures: Iterable[Figure],
    folder: Path,
    kinds: Iterable[str],
    look: FigureStyle = PAPER,
    width: float | None = None,
) -> list[Path]:
    """Write figures, each in every format; files of the same name are replaced.

    Args:
        figures: What they show.
        folder: Where to.
        kinds: Some of FORMATS.
        look: The colors.
        width: As of `as_bytes`.

    Returns:
        The files.

    Raises:
        CannotExport: A file cannot be written.
    """
    formats = tuple(kinds)
    paths = []
    with os_errors_as(
        CannotExport, message("Figures can't be written to {folder}. {why}"), folder=folder
    ):
        folder.mkdir(parents=True, exist_ok=True)
        for figure in figures:
            for kind in formats:
                path = folder / f"{figure.name}.{kind}"
                path.write_bytes(as_bytes(figure, kind, look, width=width))
                paths.append(path)
    return paths
