"""The report as PDF, with letters that can be searched and figures as vectors."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from functools import singledispatchmethod
from io import BytesIO
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.exchange.exporters._cells import writable
from turingdesk.exchange.figures.files import for_pdf
from turingdesk.exchange.figures.style import CHINESE, LETTERS
from turingdesk.exchange.report.column_widths import fitted
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
    is_folded,
)
from turingdesk.exchange.report.typography import Span, printed, printed_head
from turingdesk.system import paths

if TYPE_CHECKING:
    from fpdf import FPDF

_INK, _SOFT, _LINE, _ACCENT = (29, 36, 48), (91, 102, 117), (217, 222, 230), (53, 87, 168)
_WARNING = (168, 74, 6)
_EDGE, _WIDE, _HIGH = 18.0, 174.0, 297.0  #: mm, of an A4 page
_FOOT = _HIGH - 15  #: mm, where a page ends
_HEADING = 12.0  #: mm, with the space around it
_PAD = 1.2  #: mm between the columns of a table
_LEADING = 0.7  #: mm between the rows of a table
_FLOW = 0.8  #: scale of the flow of participants
_GAP = 5.0  #: mm between two figures in a row
_BESIDE = 4.0  #: mm, from the top of a figure to a caption beside it
_FEW, _SMALL = 5, 45.0  #: rows, and height in mm, of tables that stay on one page
_TOGETHER = 12  #: facts that stay on one page
_HANGING = 5.0  #: mm, by which all lines of a reference but its first are indented
_TEXT_PT, _SMALL_PT = 8.5, 7.0  #: letters of paragraphs
_REFERENCE_PT = 6.7  #: letters of cited works, many of which fit in one line
_BELOW_PT = 6.5  #: letters of lines below a table
#: What fpdf2 takes for marks: characters for private use, since texts may contain its own.
_BOLD, _ITALIC, _STRUCK, _UNDERLINED, _ESCAPE = (
    *("\ue000\ue001", "\ue000\ue002", "\ue000\ue003", "\ue000\ue004"),
    "\ue005",
)
_MARKS = re.compile("[\ue000-\ue005]")
_SIDES = re.compile(r'<svg [^>]*?width="([\d.]+)pt" height="([\d.]+)pt"')
_DOUBLE, _SINGLE = _WIDE / 25.4, (_WIDE - _GAP) / 2 / 25.4  #: inches, of wide and narrow figures


def write(report: Report, path: Path, progress: Callable[[int, int], object]) -> None:
    """Write the file.

    Args:
        report: What it says.
        path: Where to.
        progress: Told how many parts are written, of how many.
    """
    sections = report.printed
    with closing(_PdfWriter(report)) as writer:
        for number, (section, after) in enumerate(zip_longest(sections, sections[1:]), 1):
            writer.section(section, after)
            progress(number, len(sections))
        writer.finish()
        writer.pdf.output(str(path))


def _blank(title: str, made_at: datetime) -> FPDF:
    from fpdf import FPDF

    class Pages(FPDF):
        MARKDOWN_BOLD_MARKER, MARKDOWN_ITALICS_MARKER = _BOLD, _ITALIC
        MARKDOWN_STRIKETHROUGH_MARKER, MARKDOWN_UNDERLINE_MARKER = _STRUCK, _UNDERLINED
        MARKDOWN_MARKERS = (_BOLD, _ITALIC, _STRUCK, _UNDERLINED)
        MARKDOWN_ESCAPE_CHARACTER = _ESCAPE
        # Texts of studies may have brackets, which would be taken for links.
        MARKDOWN_LINK_REGEX = re.compile("(?!)")  # there are none

        def footer(self) -> None:
            # fpdf2 counts negative places from the bottom of the page.
            self.set_y(-12)
            self.set_font(LETTERS, size=7.5)
            self.set_text_color(*_SOFT)
            self.cell(0, 5, title[:90])
            self.set_x(-_EDGE - 20)
            self.cell(20, 5, str(self.page_no()), align="R")

    pdf = Pages(format="A4")
    pdf.set_margins(_EDGE, 14, _EDGE)
    pdf.set_auto_page_break(True, 15)
    fonts = paths.resources() / "fonts"
    for style, file in (
        ("", "Regular"),
        ("B", "SemiBold"),
        ("I", "Italic"),
        ("BI", "SemiBoldItalic"),
    ):
        pdf.add_font(LETTERS, style, fonts / f"Inter-{file}.ttf")
    pdf.add_font(CHINESE, "", fonts / "TuringDeskSansSC-Regular.otf")
    # Not exact: there is one weight of Chinese letters, which stands for bold and italics, too.
    pdf.set_fallback_fonts([CHINESE], exact_match=False)
    pdf.set_title(title)
    pdf.set_creator("TuringDesk")
    pdf.set_creation_date(made_at)
    pdf.set_lang("en")
    return pdf


class _PdfWriter:
    """Pieces below each other on pages."""

    def __init__(self, report: Report) -> None:
        self.pdf = _blank(writable(report.title), report.created)
        self._waiting: list[tuple[Piece, ...]] = []
        self._pictures: dict[int, _Picture] = {}
        self.pdf.add_page()
        self._text(report.title, 18, bold=True)
        self._text(report.about, 9.5, _SOFT)

    def close(self) -> None:
        """Close the files of the fonts; fpdf does so only once it writes."""
        from fpdf.fonts import TTFFont

        # fpdf2 leaves its fonts open, and Python warns of files that are collected open.
        for font in self.pdf.fonts.values():
            if isinstance(font, TTFFont):
                font.close()

    def section(self, section: ReportSection, after: ReportSection | None) -> None:
        """Write a section.

        Args:
            section: What to write.
            after: The section that follows, whose heading may be the first text of a chapter.
        """
        rows = _rows(section)
        if section.level == 1 and any(isinstance(row[0], ReportFigure | Chart) for row in rows):
            self.finish()  # a chapter of texts alone can be before the last figures
        self.heading(section.title, section.level, self._least_below(section, after))
        for row in rows:
            if isinstance(row[0], ReportFigure | Chart) and not self._fits(self._least(row)):
                # A figure that doesn't fit waits, and text fills the rest of the page.
                self._waiting.append(row)
            else:
                self._row(row)
            if isinstance(row[0], ReportTable):
                self._place_waiting()
        self._place_waiting()

    def _least_below(self, section: ReportSection, after: ReportSection | None) -> float:
        """The height of what is on the page of a heading at least, mm; figures may come later."""
        rows = _rows(section)
        text = [row for row in rows if not isinstance(row[0], ReportFigure | Chart)]
        if text:
            return sum(map(self._least, text[:2]))
        either = [self._least(row) for row in rows[:1]]
        if after is not None and after.level > section.level:
            either.append(_HEADING + self._least_below(after, None))
        return min(either, default=0.0)

    def finish(self) -> None:
        """Place the figures that wait, on a new page if need be."""
        while self._waiting:
            self._row(self._waiting.pop(0))

    def _place_waiting(self) -> None:
        """Figures that did not fit on a page come after the text that did, on the next page."""
        while self._waiting and self._fits(self._least(self._waiting[0])):
            self._row(self._waiting.pop(0))

    def heading(self, title: str, level: int, least: float) -> None:
        """A heading, on the same page as what follows it.

        Args:
            title: Its text.
            level: 1 for a chapter.
            least: Height of what follows, mm, as far as it is not to be parted.
        """
        pdf = self.pdf
        pdf.ln(4 if level == 1 else 2)
        # No heading asks for more, or a tall figure would leave half a page empty.
        self._room(_HEADING + min(least, 150.0))
        if level == 1:
            pdf.set_draw_color(*_ACCENT)
            pdf.set_line_width(0.5)
            pdf.line(_EDGE, pdf.get_y(), _EDGE + _WIDE, pdf.get_y())
            pdf.ln(2.5)
        pdf.start_section(writable(title), level - 1)
        self._text(title, 13.5 if level == 1 else 11, bold=True)

    def _row(self, row: tuple[Piece, ...]) -> None:
        if isinstance(row[0], ReportFigure | Chart):
            self._figures(row)
        else:
            self.piece(row[0])

    def _least(self, row: tuple[Piece, ...]) -> float:
        """The height that a row takes at least on a page, mm."""
        if not isinstance(row[0], ReportFigure | Chart):
            if isinstance(row[0], ReportTable):
                table = _PdfTable(self.pdf, row[0])
                below = self._below(row[0]) if table.is_small else 0.0
                return self._caption(row[0]) + table.least + below
            if isinstance(row[0], Facts):
                return 6.0 * min(len(row[0].rows), _TOGETHER)
            if isinstance(row[0], Paragraph):
                return self._beginning(row[0].full_text, _size(row[0])) + 1.2
            return _line(_REFERENCE_PT) * 2
        return max(drawing.height for drawing in self._drawings(row)) + 16.0

    def _drawings(self, row: tuple[Piece, ...]) -> list[_Picture]:
        """The figures of a row, each drawn once."""
        figures = [piece for piece in row if isinstance(piece, ReportFigure | Chart)]
        return [self._pictures.setdefault(id(figure), _picture(figure)) for figure in figures]

    def _figures(self, row: tuple[Piece, ...]) -> None:
        """One or two figures beside each other with their captions, on one page.

        The caption of one that leaves half of the page free is beside it.
        """
        pdf, pictures = self.pdf, self._drawings(row)
        pdf.ln(1.5)
        self._room(max(picture.height for picture in pictures) + 14)
        top, ends = pdf.get_y(), []
        for place, picture in enumerate(pictures):
            x = _EDGE + place * (_SINGLE * 25.4 + _GAP)
            svg = BytesIO(picture.svg.encode("utf-8"))
            pdf.image(svg, x, top, w=picture.width, h=picture.height, alt_text=picture.piece.alt)
            is_alone = len(pictures) == 1 and picture.piece.is_narrow
            beside = (x + _SINGLE * 25.4 + _GAP, top + _BESIDE), (x, top + picture.height + 1)
            pdf.set_xy(*beside[0 if is_alone else 1])
            pdf.set_font(LETTERS, "", 7.2)
            pdf.set_text_color(*_SOFT)
            label = f"{_BOLD}{picture.piece.label}.{_BOLD} " if picture.piece.label else ""
            about = f"{label}{_marked(printed(picture.piece.caption))}"
            pdf.multi_cell(max(picture.width, 60), 3.4, about, align="L", markdown=True)
            ends.append(max(pdf.get_y(), top + picture.height))
        pdf.set_xy(_EDGE, max(ends))
        pdf.ln(2)

    @singledispatchmethod
    def piece(self, piece: Piece) -> None:
        raise TypeError(f"No PDF is known for {type(piece).__name__}.")

    @piece.register(Paragraph)
    def _paragraph(self, piece: Paragraph) -> None:
        size, gap = _size(piece), 0.4 if piece.is_small else 1.2
        self._room(self._beginning(piece.full_text, size))
        top, page = self.pdf.get_y(), self.pdf.page
        self._text(piece.full_text, size, gap=gap, indent=3.0 if piece.is_note else 0.0)
        # A line beside a note that continues on the next page would run the wrong way.
        if piece.is_note and self.pdf.page == page:
            self.pdf.set_draw_color(*_WARNING)
            self.pdf.set_line_width(0.8)
            self.pdf.line(_EDGE + 0.4, top, _EDGE + 0.4, self.pdf.get_y() - 0.8)

    @piece.register(Reference)
    def _reference(self, piece: Reference) -> None:
        pdf, size = self.pdf, _REFERENCE_PT
        pdf.set_font(LETTERS, "", size)
        pdf.set_text_color(*_INK)
        line = _line(size)
        text = _marked(printed(piece.text, piece.title))
        is_short = pdf.get_string_width(text, markdown=True) + 2 * pdf.c_margin < _WIDE
        lines = [text] if is_short else _broken(pdf, text, _WIDE - _HANGING)
        self._room(len(lines) * line)
        for number, text in enumerate(lines):
            pdf.set_x(_EDGE + (_HANGING if number else 0.0))
            pdf.cell(_WIDE - _HANGING, line, text, markdown=True, new_x="LMARGIN", new_y="NEXT")
        pdf.ln(0.4)

    @piece.register(Facts)
    def _facts(self, piece: Facts) -> None:
        pdf = self.pdf
        pdf.ln(1)
        if len(piece.rows) <= _TOGETHER:
            self._room(6.0 * len(piece.rows))
        for name, text in piece.rows:
            self._room(6)
            pdf.set_font(LETTERS, size=8.5)
            pdf.set_text_color(*_SOFT)
            pdf.cell(48, 4.6, writable(name))
            pdf.set_text_color(*_INK)
            pdf.multi_cell(
                _WIDE - 48,
                4.6,
                _marked(printed(text)) or " ",
                align="L",
                markdown=True,
                new_x="LMARGIN",
                new_y="NEXT",
            )
        pdf.ln(1)

    @piece.register(ReportTable)
    def _grid(self, piece: ReportTable) -> None:
        self.pdf.ln(2)
        self._room(self._least((piece,)))
        self._text(piece.title, _TEXT_PT, bold=True)
        _PdfTable(self.pdf, piece).write(with_last=self._below(piece))
        self.pdf.ln(1)
        for text in piece.below:
            self._text(text, _BELOW_PT, _SOFT, gap=0.4)
        self.pdf.ln(1)

    def _text(
        self,
        text: str,
        size: float,
        ink: tuple[int, int, int] = _INK,
        *,
        bold: bool = False,
        indent: float = 0.0,
        gap: float = 1.2,
    ) -> None:
        pdf = self.pdf
        pdf.set_font(LETTERS, "B" if bold else "", size)
        pdf.set_text_color(*ink)
        pdf.set_x(_EDGE + indent)
        pdf.multi_cell(
            _WIDE - indent,
            _line(size),
            _marked(printed(text)) or " ",
            align="L",
            markdown=True,
            new_x="LMARGIN",
            new_y="NEXT",
        )
        pdf.ln(gap)

    def _beginning(self, text: str, size: float, *, bold: bool = False) -> float:
        """Return the height of the lines that stay together, mm: two, or all of three."""
        self.pdf.set_font(LETTERS, "B" if bold else "", size)
        lines = len(_broken(self.pdf, _marked(printed(text)), _WIDE))
        return _line(size) * (lines if lines < 4 else 2)

    def _below(self, piece: ReportTable) -> float:
        """The height of the lines below a table that stay with it, mm."""
        self.pdf.set_font(LETTERS, "", _BELOW_PT)
        each = [_broken(self.pdf, _marked(printed(text)), _WIDE) for text in piece.below]
        lines = sum(map(len, each)) * _line(_BELOW_PT)
        return min(1.0 + lines + 0.4 * len(each), 30.0)

    def _caption(self, piece: ReportTable) -> float:
        """The height of the title above a table with the space around it, mm."""
        return 3.5 + self._beginning(piece.title, _TEXT_PT, bold=True)

    def _fits(self, height: float) -> bool:
        """True if a height in mm fits on this page; on a new page everything does."""
        return self.pdf.get_y() + height <= _FOOT or self.pdf.get_y() < 20

    def _room(self, height: float) -> None:
        """Go to a new page if this height no longer fits, mm."""
        if not self._fits(height):
            self.pdf.add_page()


def _size(piece: Paragraph) -> float:
    """The size of the letters of a paragraph in points."""
    return _SMALL_PT if piece.is_small else _TEXT_PT


def _line(size: float) -> float:
    """The height of a line of letters of a size in points, mm."""
    # A point is 0.3528 mm.
    return size * 0.3528 * 1.42


def _marked(parts: Sequence[Span]) -> str:
    """The parts of a text with marks around what is in italics."""
    plain = ((_MARKS.sub("", writable(text)), is_italic) for text, is_italic in parts)
    return "".join(f"{_ITALIC}{text}{_ITALIC}" if italic else text for text, italic in plain)


def _broken(pdf: FPDF, text: str, width: float) -> list[str]:
    """The lines of a marked text in letters of the font that is set."""
    lines = pdf.multi_cell(width, 1, text, align="L", dry_run=True, output="LINES", markdown=True)
    # fpdf2 adds marks to bold letters, which the font is anyway.
    return [str(line).replace(_BOLD, "") for line in lines] if isinstance(lines, list) else [text]


def _rows(section: ReportSection) -> list[tuple[Piece, ...]]:
    """Return the rows of a section that are on paper, from the top."""
    return [row for row in in_rows(section.pieces) if not is_folded(row[0])]


@dataclass(frozen=True, slots=True)
class _Picture:
    """A figure as it is put on a page: its sides in mm."""

    svg: str
    width: float
    height: float
    piece: ReportFigure | Chart


def _picture(piece: ReportFigure | Chart) -> _Picture:
    svg = piece.picture("svg", _SINGLE if piece.is_narrow else _DOUBLE)
    # Drawings are in points, of which 72 are an inch of 25.4 mm.
    scale = 25.4 / 72 * (_FLOW if isinstance(piece, Chart) else 1.0)
    width, height = (scale * float(side) for side in _SIDES.findall(svg.decode("utf-8"))[0])
    return _Picture(for_pdf(svg), width, height, piece)


class _PdfTable:
    """A table as wide as the page at most; its heads are said again on each page."""

    def __init__(self, pdf: FPDF, grid: ReportTable) -> None:
        self._pdf = pdf
        self._right = grid.at_right
        self._heads = [_marked(printed_head(head)) for head in grid.heads]
        self._rows = [[_marked(printed(text)) for text in row] for row in grid.texts]
        self._size, self._widths = fitted(grid, self._width, _WIDE)

    @property
    def is_small(self) -> bool:
        """True if it is not divided."""
        return len(self._rows) <= _FEW and self._height(self._rows) < _SMALL

    @property
    def least(self) -> float:
        """The height of what stays together, mm: a small table, or heads and first rows."""
        if self.is_small:
            return self._height(self._rows)
        few = self._height(self._rows[:3])
        return few if few < 30 else self._height(self._rows[:1])

    def _height(self, rows: Sequence[Sequence[str]]) -> float:
        head = self._high(self._lines(self._heads, is_head=True))
        return head + sum(self._high(self._lines(row)) for row in rows)

    def write(self, with_last: float) -> None:
        """Write it from the place on the page where the last piece ended.

        Args:
            with_last: Height of what stays on the page of the last row, mm.
        """
        self._row(self._heads, is_head=True)
        last = len(self._rows) - 1
        for number, row in enumerate(self._rows):
            height = self._high(self._lines(row))
            if 0 < number == last - 1:  # so that the last row is not alone on a page
                height += self._high(self._lines(self._rows[last])) + with_last
            elif number == last:
                height += with_last
            if self._pdf.get_y() + height > _FOOT:
                self._pdf.add_page()
                self._row(self._heads, is_head=True)
            self._row(row)

    def _width(self, text: str, size: float, is_bold: bool) -> float:
        self._pdf.set_font(LETTERS, "B" if is_bold else "", size)
        return float(self._pdf.get_string_width(writable(text))) + 2 * _PAD

    def _row(self, cells: Sequence[str], *, is_head: bool = False) -> None:
        pdf, broken = self._pdf, self._lines(cells, is_head=is_head)
        height = self._high(broken)
        top, x = pdf.get_y(), _EDGE
        pdf.set_text_color(*(_SOFT if is_head else _INK))
        for lines, width, right in zip(broken, self._widths, self._right, strict=True):
            for number, text in enumerate(lines):
                pdf.set_xy(x, top + _LEADING / 2 + number * self._line)
                align = "R" if right else "L"
                pdf.cell(width - _PAD, self._line, text, align=align, markdown=True)
            x += width
        pdf.set_draw_color(*(_SOFT if is_head else _LINE))
        pdf.set_line_width(0.25 if is_head else 0.12)
        pdf.line(_EDGE, top + height, x, top + height)
        pdf.set_xy(_EDGE, top + height)

    @property
    def _line(self) -> float:
        # As `_line` above, with less space between lines.
        return self._size * 0.3528 * 1.22

    def _high(self, cells: Sequence[Sequence[str]]) -> float:
        return max(map(len, cells), default=1) * self._line + _LEADING

    def _lines(self, cells: Sequence[str], *, is_head: bool = False) -> list[list[str]]:
        """The lines into which each cell of a row is broken."""
        self._pdf.set_font(LETTERS, "B" if is_head else "", self._size)
        both = zip(cells, self._widths, strict=True)
        return [self._broken(cell, width) for cell, width in both]

    def _broken(self, text: str, width: float) -> list[str]:
        room = width - 2 * _PAD + 0.05
        # Most cells are so short that they need no measuring.
        is_short = len(text) * self._size * 0.2 <= room
        if is_short or self._pdf.get_string_width(text, markdown=True) <= room:
            return [text]
        # `multi_cell` subtracts its own margins from the width.
        return _broken(self._pdf, text, room + 2 * self._pdf.c_margin)
