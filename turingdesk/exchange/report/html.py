"""The report as one HTML file that needs nothing else: style, letters and figures are inside."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, singledispatchmethod
from html import escape
from io import BytesIO
from pathlib import Path
from string import Template

from turingdesk.exchange.exporters._cells import writable
from turingdesk.exchange.figures.files import inline
from turingdesk.exchange.figures.style import SINGLE_IN, WIDTH_IN
from turingdesk.exchange.report.pieces import (
    Chart,
    Facts,
    Paragraph,
    Piece,
    Reference,
    Report,
    ReportFigure,
    ReportSection,
    ReportTable,
    in_rows,
)
from turingdesk.exchange.report.typography import Span, printed, printed_head
from turingdesk.system import paths

#: The files of letters, by weight and style.
_FACES = {
    (400, "normal"): "Inter-Regular.otf",
    (600, "normal"): "Inter-SemiBold.otf",
    (400, "italic"): "Inter-Italic.ttf",
    (600, "italic"): "Inter-SemiBoldItalic.ttf",
}
_ITALIC = re.compile("<i>(.*?)</i>")
_SHORT = 26  #: letters
_MANY = 10  #: columns


def write(report: Report, path: Path, progress: Callable[[int, int], object]) -> None:
    """Write the file.

    Args:
        report: What it says.
        path: Where to.
        progress: Told how many parts are written, of how many.
    """
    writer, of, parts = _HtmlWriter(), len(report.sections), []
    for number, section in enumerate(report.sections, 1):
        parts.append(writer.section(section))
        progress(number, of)
    folder = paths.resources() / "report"
    body = writable("\n".join(parts))
    contents = "\n".join(
        f'<li><a href="#{escape(section.name)}">{escape(section.title)}</a></li>'
        for section in report.sections
        if section.level == 1
    )
    page = Template((folder / "report.html").read_text("utf-8")).substitute(
        title=(title := writable(escape(report.title))),
        about=(about := writable(escape(report.about))),
        style=(folder / "report.css").read_text("utf-8"),
        letters=_letters(f"{title}{about}{body}"),
        contents=writable(contents),
        body=body,
    )
    path.write_text(page, "utf-8")


class _HtmlWriter:
    """Pieces as HTML; every text is escaped."""

    def section(self, section: ReportSection) -> str:
        level = section.level + 1
        inside = "\n".join(map(self._row, in_rows(section.pieces)))
        name, title = escape(section.name), escape(section.title)
        return f'<section id="{name}"><h{level}>{title}</h{level}>\n{inside}\n</section>'

    def _row(self, row: tuple[Piece, ...]) -> str:
        inside = "\n".join(map(self.piece, row))
        return inside if len(row) == 1 else f'<div class="pair">{inside}</div>'

    @singledispatchmethod
    def piece(self, piece: Piece) -> str:
        raise TypeError(f"No HTML is known for {type(piece).__name__}.")

    @piece.register(Paragraph)
    def _paragraph(self, piece: Paragraph) -> str:
        kind = ' class="note"' if piece.is_note else ""
        return f"<p{kind}>{_marked(printed(piece.full_text))}</p>"

    @piece.register(Reference)
    def _reference(self, piece: Reference) -> str:
        return f'<p class="reference">{_marked(printed(piece.text, piece.title))}</p>'

    @piece.register(Facts)
    def _facts(self, piece: Facts) -> str:
        rows = (
            f"<dt>{escape(name)}</dt><dd>{_marked(printed(text))}</dd>"
            for name, text in piece.rows
        )
        return f"<dl>{''.join(rows)}</dl>"

    @piece.register(ReportTable)
    def _grid(self, piece: ReportTable) -> str:
        columns = zip(piece.at_right, *piece.texts, strict=True)
        kinds = [_kind(at_right, texts) for at_right, *texts in columns]
        heads = "".join(
            f'<th scope="col"{kind}>{_marked(printed_head(head))}</th>'
            for head, kind in zip(piece.heads, kinds, strict=True)
        )
        rows = "\n".join(
            "<tr>"
            + "".join(
                f"<td{kind}>{_marked(printed(text))}</td>"
                for text, kind in zip(row, kinds, strict=True)
            )
            + "</tr>"
            for row in piece.texts
        )
        wide = ' class="wide"' if len(piece.heads) > _MANY else ""
        below = "".join(f'<p class="below">{_marked(printed(text))}</p>' for text in piece.below)
        table = (
            # What scrolls has to take the focus, or no keyboard reaches it (WCAG 2.1.1).
            f'<div class="table" tabindex="0" role="region" aria-label="{escape(piece.caption)}">'
            f"<table{wide}><caption>{_marked(printed(piece.title))}</caption>"
            f"<thead><tr>{heads}</tr></thead><tbody>\n{rows}\n</tbody></table></div>{below}"
        )
        if not piece.is_folded:
            return table
        summary = f"<summary>{_marked(printed(piece.caption))}</summary>"
        return f"<details>{summary}{table}</details>"

    @piece.register(ReportFigure | Chart)
    def _figure(self, piece: ReportFigure | Chart) -> str:
        svg = inline(piece.picture("svg", SINGLE_IN if piece.is_narrow else WIDTH_IN))
        kind = ' class="narrow"' if piece.is_narrow else ""
        caption = f"<strong>{escape(piece.label)}.</strong> {_marked(printed(piece.caption))}"
        picture = _with_description(svg, piece.alt)
        return f"<figure{kind}>{picture}<figcaption>{caption}</figcaption></figure>"


def _marked(parts: Iterable[Span]) -> str:
    """The parts of a text, escaped, with symbols in italics."""
    return "".join(f"<i>{escape(text)}</i>" if italic else escape(text) for text, italic in parts)


def _kind(at_right: bool, texts: Sequence[str]) -> str:
    """The class of the cells of a column: of numbers, or of texts that fit in one line."""
    if at_right:
        return ' class="number"'
    return ' class="short"' if all(len(text) <= _SHORT for text in texts) else ""


def _with_description(svg: str, alt: str) -> str:
    """The picture with words for anyone who does not see it."""
    return svg.replace("<svg ", f'<svg role="img" aria-label="{escape(alt)}" ', 1)


def _letters(text: str) -> str:
    """The letters of a text as style rules, so that it looks the same without Inter."""
    rules, signs = [], "".join(sorted(set(text)))
    slanted = "".join(sorted(set("".join(_ITALIC.findall(text)))))
    for (weight, style), file in _FACES.items():
        letters = signs if style == "normal" else slanted
        font = b64encode(_subset(paths.resources() / "fonts" / file, letters)).decode("ascii")
        rules.append(
            f'@font-face{{font-family:"Inter";font-weight:{weight};font-style:{style};'
            f'src:url("data:font/woff;base64,{font}") format("woff")}}'
        )
    return "\n".join(rules)


@lru_cache(maxsize=2 * len(_FACES))
def _subset(file: Path, signs: str) -> bytes:
    """A font of these characters alone; the next report mostly has the same ones."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    options = Options(layout_features=["kern", "mark"], hinting=False, desubroutinize=True)
    options.drop_tables += ["GSUB"]  # of no use to these features, and slow to read
    subsetter, into = Subsetter(options), BytesIO()
    subsetter.populate(text=signs)
    # Without the time of now, so that equal reports are equal files.
    with TTFont(file, lazy=True, recalcTimestamp=False) as font:
        subsetter.subset(font)
        font.flavor = "woff"
        font.save(into)
    return into.getvalue()
