"""The report as PDF, with letters that can be searched and figures as vectors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import singledispatchmethod
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.exchange.exporters._cells import writable
from turingdesk.exchange.figures.drawing import draw
from turingdesk.exchange.figures.files import for_pdf, saved
from turingdesk.exchange.figures.flow_chart import draw_flow
from turingdesk.exchange.figures.style import CHINESE, LETTERS, PAPER, settings
from turingdesk.exchange.report.pieces import (
    Chart,
    Facts,
    Paragraph,
    Piece,
    Report,
    ReportFigure,
    ReportSection,
    ReportTable,
    in_rows,
    is_number,
    words,
)
from turingdesk.system import paths

if TYPE_CHECKING:
    from fpdf import FPDF
    from matplotlib.figure import Figure as Drawing

_INK, _SOFT, _LINE, _ACCENT = (29, 36, 48), (91, 102, 117), (217, 222, 230), (53, 87, 168)
_WARNING = (168, 74, 6)
_EDGE, _WIDE, _HIGH = 18.0, 174.0, 297.0  #: mm, of an A4 page
_FOOT = _HIGH - 15  #: mm, where a page ends
_CAPTION = 12.0  #: mm, of two lines above a table
_PAD = 1.2  #: mm between the columns of a table
_SHARE = 0.42  #: of the width that one column may take where there is not enough room
_CELL_PT, _LEAST_PT = 7.0, 5.0
_FLOW = 0.8  #: scale of the flow of participants
_GAP = 5.0  #: mm between two figures in a row
_DOUBLE, _SINGLE = _WIDE / 25.4, (_WIDE - _GAP) / 2 / 25.4  #: inches, of wide and narrow figures


def write(report: Report, path: Path, progress: Callable[[int, int], object]) -> None:
    """Write the file.

    Args:
        report: What it says.
        path: Where to.
        progress: Told how many parts are written, of how many.
    """
    writer, of = _PdfWriter(report), len(report.sections)
    for number, section in enumerate(report.sections, 1):
        writer.section(section)
        progress(number, of)
    writer.finish()
    writer.pdf.output(str(path))


def _blank(title: str, made: datetime) -> FPDF:
    from fpdf import FPDF

    class Pages(FPDF):
        def footer(self) -> None:
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
    pdf.add_font(LETTERS, "", fonts / "Inter-Regular.otf")
    pdf.add_font(LETTERS, "B", fonts / "Inter-SemiBold.otf")
    pdf.add_font(CHINESE, "", fonts / "TuringDeskSansSC-Regular.otf")
    pdf.set_fallback_fonts([CHINESE], exact_match=False)
    pdf.set_title(title)
    pdf.set_creator("TuringDesk")
    pdf.set_creation_date(made)
    pdf.set_lang("en")
    return pdf


class _PdfWriter:
    """Pieces below each other on pages."""

    def __init__(self, report: Report) -> None:
        self.pdf = _blank(writable(report.title), report.made)
        self._waiting: list[tuple[Piece, ...]] = []
        self._drawn: dict[int, _Picture] = {}
        self.pdf.add_page()
        self._text(report.title, 18, bold=True)
        self._text(report.about, 9.5, _SOFT)

    def section(self, section: ReportSection) -> None:
        rows = [row for row in in_rows(section.pieces) if not _is_folded(row[0])]
        if section.level == 1:
            self.finish()
        # A figure may come later, and so may text that follows a heading of a chapter alone.
        flows = rows and not isinstance(rows[0][0], ReportFigure)
        least = sum(map(self._least, rows[:2])) if flows else 45.0
        self.heading(section.title, section.level, least)
        for row in rows:
            self._place_waiting()
            if isinstance(row[0], ReportFigure) and not self._fits(self._least(row)):
                self._waiting.append(row)
            else:
                self._row(row)
        self._place_waiting()

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
        self._room(12 + min(least, 150.0))
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
                return _PdfTable(self.pdf, row[0]).least + _CAPTION
            return 10.0
        return max(one.height for one in self._drawings(row)) + 16.0

    def _drawings(self, row: tuple[Piece, ...]) -> list[_Picture]:
        """The figures of a row, each drawn once."""
        return [self._drawn.setdefault(id(one), _picture(one)) for one in row]

    def _figures(self, row: tuple[Piece, ...]) -> None:
        """One or two figures beside each other with their captions, on one page."""
        pdf, pictures = self.pdf, self._drawings(row)
        pdf.ln(1.5)
        self._room(max(one.height for one in pictures) + 14)
        top, ends = pdf.get_y(), []
        for place, one in enumerate(pictures):
            x = _EDGE + place * (_SINGLE * 25.4 + _GAP)
            svg = BytesIO(one.svg.encode("utf-8"))
            pdf.image(svg, x, top, w=one.width, h=one.height, alt_text=one.words)
            pdf.set_xy(x, top + one.height + 1)
            pdf.set_font(LETTERS, "", 7.2)
            pdf.set_text_color(*_SOFT)
            about = writable(one.caption)
            pdf.multi_cell(max(one.width, 60), 3.4, about, align="L", markdown=True)
            ends.append(pdf.get_y())
        pdf.set_xy(_EDGE, max(ends))
        pdf.ln(2)

    @singledispatchmethod
    def piece(self, piece: Piece) -> None:
        raise TypeError(f"No PDF is known for {type(piece).__name__}.")

    @piece.register(Paragraph)
    def _paragraph(self, piece: Paragraph) -> None:
        top, page = self.pdf.get_y(), self.pdf.page
        size, gap = (7.0, 0.4) if piece.is_small else (8.5, 1.2)
        self._text(piece.text, size, gap=gap, indent=3.0 if piece.is_note else 0.0)
        if piece.is_note and self.pdf.page == page:
            self.pdf.set_draw_color(*_WARNING)
            self.pdf.set_line_width(0.8)
            self.pdf.line(_EDGE + 0.4, top, _EDGE + 0.4, self.pdf.get_y() - 0.8)

    @piece.register(Facts)
    def _facts(self, piece: Facts) -> None:
        pdf = self.pdf
        pdf.ln(1)
        for name, text in piece.rows:
            self._room(6)
            pdf.set_font(LETTERS, size=8.5)
            pdf.set_text_color(*_SOFT)
            pdf.cell(48, 4.6, writable(name))
            pdf.set_text_color(*_INK)
            pdf.multi_cell(
                _WIDE - 48, 4.6, writable(text) or " ", align="L", new_x="LMARGIN", new_y="NEXT"
            )
        pdf.ln(1)

    @piece.register(ReportTable)
    def _grid(self, piece: ReportTable) -> None:
        self.pdf.ln(2)
        table = _PdfTable(self.pdf, piece)
        below = 3.4 * len(piece.below)
        self._room(table.least + _CAPTION)
        label = f"{piece.label}. " if piece.label else ""
        self._text(f"{label}{piece.caption}", 8.5, bold=True)
        table.write(with_last=min(below, 20.0))
        for text in piece.below:
            self._text(text, 6.5, _SOFT, gap=0.4)

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
        line = size * 0.3528 * 1.42
        pdf.multi_cell(
            _WIDE - indent, line, writable(text) or " ", align="L", new_x="LMARGIN", new_y="NEXT"
        )
        pdf.ln(gap)

    def _fits(self, height: float) -> bool:
        """Whether so much fits on this page, mm; on a new page everything does."""
        return self.pdf.get_y() + height <= _FOOT or self.pdf.get_y() < 20

    def _room(self, height: float) -> None:
        """Go to a new page where so much does not fit any more, mm."""
        if not self._fits(height):
            self.pdf.add_page()


@dataclass(frozen=True, slots=True)
class _Picture:
    """A figure as it is put on a page: its sides in mm."""

    svg: str
    width: float
    height: float
    caption: str  #: with marks for bold letters
    words: str  #: for whoever does not see it


def _picture(piece: Piece) -> _Picture:
    if isinstance(piece, Chart):
        with settings(PAPER, "flow"):
            told = f"**{piece.label}.** {message('Flow of participants')}.", piece.about
            return _as_picture(draw_flow(piece.stages), told, _FLOW)
    assert isinstance(piece, ReportFigure)
    figure, width = piece.figure, _SINGLE if piece.is_narrow else _DOUBLE
    with settings(PAPER, figure.name):
        words = f"{figure.title}. {figure.caption}"
        told = f"**{piece.label}.** {words}", words
        return _as_picture(draw(figure, width=width), told)


def _as_picture(drawing: Drawing, told: tuple[str, str], scale: float = 1.0) -> _Picture:
    width, height = (25.4 * scale * float(side) for side in drawing.get_size_inches())
    svg = for_pdf(saved(drawing, "svg", *told))
    return _Picture(svg, width, height, *told)


def _is_folded(piece: Piece) -> bool:
    return isinstance(piece, ReportTable) and piece.is_folded


class _PdfTable:
    """A table as wide as the page at most; its heads are said again on each page."""

    def __init__(self, pdf: FPDF, grid: ReportTable) -> None:
        self._pdf = pdf
        self._right = [any(is_number(row[n]) for row in grid.rows) for n in range(len(grid.heads))]
        self._heads = [writable(head) for head in grid.heads]
        self._rows = [[writable(words(value, 2)) for value in row] for row in grid.rows]
        self._size = _CELL_PT
        self._widths = self._fitted()

    @property
    def least(self) -> float:
        """The height of its heads and its first rows, which stay together, mm."""
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
        for number, row in enumerate(self._rows, 1):
            is_last = number == len(self._rows)
            if self._pdf.get_y() + with_last * is_last + self._high(self._lines(row)) > _FOOT:
                self._pdf.add_page()
                self._row(self._heads, is_head=True)
            self._row(row)

    def _fitted(self) -> list[float]:
        """Widths in mm: as the words want, or else smaller letters, or else broken texts."""
        columns = list(zip(self._heads, *self._rows, strict=True)) if self._heads else []
        while True:
            self._pdf.set_font(LETTERS, "", self._size)
            least = [max(map(self._width, _longest_words(column[1:]))) for column in columns]
            wanted = [max(map(self._width, {*column[1:], ""})) for column in columns]
            self._pdf.set_font(LETTERS, "B", self._size)
            for place, (first, *_) in enumerate(columns):
                longest = max(map(self._width, _longest_words([first])))
                least[place] = max(least[place], longest)
                wanted[place] = max(wanted[place], longest)
            if sum(wanted) <= _WIDE:
                return wanted
            if sum(least) <= _WIDE or self._size <= _LEAST_PT:
                return _shared(least, wanted)
            self._size -= 0.4

    def _width(self, text: str) -> float:
        return float(self._pdf.get_string_width(text)) + 2 * _PAD

    def _row(self, cells: Sequence[str], *, is_head: bool = False) -> None:
        pdf, broken = self._pdf, self._lines(cells, is_head=is_head)
        height = self._high(broken)
        top, x = pdf.get_y(), _EDGE
        pdf.set_text_color(*(_SOFT if is_head else _INK))
        for lines, width, right in zip(broken, self._widths, self._right, strict=True):
            for number, text in enumerate(lines):
                pdf.set_xy(x, top + 0.55 + number * self._line)
                pdf.cell(width - _PAD, self._line, text, align="R" if right else "L")
            x += width
        pdf.set_draw_color(*(_SOFT if is_head else _LINE))
        pdf.set_line_width(0.25 if is_head else 0.12)
        pdf.line(_EDGE, top + height, x, top + height)
        pdf.set_xy(_EDGE, top + height)

    @property
    def _line(self) -> float:
        return self._size * 0.3528 * 1.32

    def _high(self, cells: Sequence[Sequence[str]]) -> float:
        return max(map(len, cells), default=1) * self._line + 1.1

    def _lines(self, cells: Sequence[str], *, is_head: bool = False) -> list[list[str]]:
        """The lines into which each cell of a row is broken."""
        self._pdf.set_font(LETTERS, "B" if is_head else "", self._size)
        both = zip(cells, self._widths, strict=True)
        return [self._broken(cell, width) for cell, width in both]

    def _broken(self, text: str, width: float) -> list[str]:
        room = width - 2 * _PAD + 0.05
        if len(text) * self._size * 0.2 <= room or self._pdf.get_string_width(text) <= room:
            return [text]
        lines = self._pdf.multi_cell(
            room + 2 * self._pdf.c_margin, 1, text, align="L", dry_run=True, output="LINES"
        )
        return [str(line) for line in lines] if isinstance(lines, list) else [text]


def _longest_words(column: Sequence[Any]) -> set[str]:
    """What of each text stays in one line: its longest word, or all of a number."""
    return {text if is_number(text) else max(text.split() or [""], key=len) for text in column} | {
        ""
    }


def _shared(least: Sequence[float], wanted: Sequence[float]) -> list[float]:
    """Every column as wide as its longest word, and the rest shared by what they want beyond."""
    cap = _WIDE * _SHARE
    base = [min(one, cap) for one in least]
    total = sum(base)
    if total >= _WIDE:
        return [one * _WIDE / total for one in base]
    beyond = [max(0.0, want - own) for want, own in zip(wanted, base, strict=True)]
    part = (_WIDE - total) / (sum(beyond) or 1.0)
    return [own + min(1.0, part) * more for own, more in zip(base, beyond, strict=True)]
