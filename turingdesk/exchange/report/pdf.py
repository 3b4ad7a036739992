"""The report as PDF, with letters that can be searched and figures as vectors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from turingdesk.exchange.report.html import RESULTS
from turingdesk.exchange.report.pieces import (
    Chart,
    Facts,
    Paragraph,
    Piece,
    Report,
    ReportFigure,
    ReportSection,
    ReportTable,
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
_PAD = 1.2  #: mm between the columns of a table
_SHARE = 0.42  #: of the width that one column may take where there is not enough room
_CELL_PT, _LEAST_PT = 7.2, 5.0
_SCALE = 0.92  #: of figures, so that three fit on a page


def write(report: Report, path: Path, progress: Callable[[int, int], object]) -> None:
    """Write the file.

    Args:
        report: What it says.
        path: Where to.
        progress: Told how many parts are written, of how many.
    """
    writer, of = _PdfWriter(report), len(report.sections)
    for number, section in enumerate(report.sections, 1):
        if section.is_result and not report.sections[number - 2].is_result:
            writer.heading(RESULTS, 0)
        writer.section(section)
        progress(number, of)
    writer.pdf.output(str(path))


def _blank(title: str, made: datetime) -> FPDF:
    from fpdf import FPDF

    class Pages(FPDF):
        def footer(self) -> None:
            self.set_y(-14)
            self.set_font(LETTERS, size=7.5)
            self.set_text_color(*_SOFT)
            self.cell(0, 5, title[:90])
            self.set_x(-_EDGE - 20)
            self.cell(20, 5, str(self.page_no()), align="R")

    pdf = Pages(format="A4")
    pdf.set_margins(_EDGE, 16, _EDGE)
    pdf.set_auto_page_break(True, 18)
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
        self.pdf.add_page()
        self._text(report.title, 18, bold=True)
        self._text(report.about, 9.5, _SOFT)

    def section(self, section: ReportSection) -> None:
        if section.pieces and isinstance(section.pieces[0], Chart):
            self._room(110)  # the heading stays with its chart
        self.heading(section.title, 1 if section.is_result else 0)
        for piece in section.pieces:
            self.piece(piece)

    def heading(self, title: str, level: int) -> None:
        pdf = self.pdf
        pdf.ln(5)
        self._room(28)
        if not level:
            pdf.set_draw_color(*_ACCENT)
            pdf.set_line_width(0.5)
            pdf.line(_EDGE, pdf.get_y(), _EDGE + _WIDE, pdf.get_y())
            pdf.ln(2.5)
        pdf.start_section(writable(title), level)
        self._text(title, 11 if level else 13.5, bold=True)

    @singledispatchmethod
    def piece(self, piece: Piece) -> None:
        raise TypeError(f"No PDF is known for {type(piece).__name__}.")

    @piece.register(Paragraph)
    def _paragraph(self, piece: Paragraph) -> None:
        top, page = self.pdf.get_y(), self.pdf.page
        self._text(piece.text, 9, indent=3.0 if piece.is_note else 0.0)
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
        self._room(22)
        self._text(piece.caption, 8.5, bold=True)
        _PdfTable(self.pdf, piece).write()
        for text in piece.below:
            self._text(text, 6.8, _SOFT, gap=0.4)

    @piece.register(ReportFigure)
    def _picture(self, piece: ReportFigure) -> None:
        figure = piece.figure
        with settings(PAPER, figure.name):
            self._drawn(draw(figure), figure.title, figure.caption)

    @piece.register(Chart)
    def _chart(self, piece: Chart) -> None:
        with settings(PAPER, "flow"):
            self._drawn(draw_flow(piece.stages), message("Flow of participants"), piece.about)

    def _drawn(self, drawing: Drawing, title: str, about: str) -> None:
        """A figure with its caption, on one page."""
        width, height = (25.4 * _SCALE * float(side) for side in drawing.get_size_inches())
        self._room(height + 14)
        svg = for_pdf(saved(drawing, "svg", title, about))
        self.pdf.image(
            BytesIO(svg.encode("utf-8")), _EDGE, w=width, h=height, alt_text=f"{title}. {about}"
        )
        self.pdf.ln(1)
        self._text(f"{title}. {about}", 8, _SOFT)

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

    def _room(self, height: float) -> None:
        """Go to a new page where so much does not fit any more, mm."""
        if self.pdf.get_y() + height > _HIGH - 18:
            self.pdf.add_page()


class _PdfTable:
    """A table as wide as the page at most; its heads are said again on each page."""

    def __init__(self, pdf: FPDF, grid: ReportTable) -> None:
        self._pdf = pdf
        self._right = [any(is_number(row[n]) for row in grid.rows) for n in range(len(grid.heads))]
        self._heads = [writable(head) for head in grid.heads]
        self._rows = [[writable(words(value)) for value in row] for row in grid.rows]
        self._size = _CELL_PT
        self._widths = self._fitted()

    def write(self) -> None:
        self._row(self._heads, is_head=True)
        for row in self._rows:
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
        pdf, line = self._pdf, self._size * 0.3528 * 1.32
        pdf.set_font(LETTERS, "B" if is_head else "", self._size)
        broken = [
            self._broken(cell, width) for cell, width in zip(cells, self._widths, strict=True)
        ]
        height = max((len(lines) for lines in broken), default=1) * line + 1.1
        if pdf.get_y() + height > _HIGH - 18 and not is_head:
            pdf.add_page()
            self._row(self._heads, is_head=True)
            pdf.set_font(LETTERS, "", self._size)
        top, x = pdf.get_y(), _EDGE
        pdf.set_text_color(*(_SOFT if is_head else _INK))
        for lines, width, right in zip(broken, self._widths, self._right, strict=True):
            for number, text in enumerate(lines):
                pdf.set_xy(x, top + 0.55 + number * line)
                pdf.cell(width - _PAD, line, text, align="R" if right else "L")
            x += width
        pdf.set_draw_color(*(_SOFT if is_head else _LINE))
        pdf.set_line_width(0.25 if is_head else 0.12)
        pdf.line(_EDGE, top + height, x, top + height)
        pdf.set_xy(_EDGE, top + height)

    def _broken(self, text: str, width: float) -> list[str]:
        room = width - 2 * _PAD + 0.05
        if len(text) * self._size * 0.2 <= room or self._pdf.get_string_width(text) <= room:
            return [text]
        lines = self._pdf.multi_cell(
            room + 2 * self._pdf.c_margin, 1, text, align="L", dry_run=True, output="LINES"
        )
        return [str(line) for line in lines] if isinstance(lines, list) else [text]


def _longest_words(column: Sequence[Any]) -> set[str]:
    return {max(text.split() or [""], key=len) for text in column} | {""}


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
