"""The report as a Word document that can be edited: headings, captions, tables and pictures.

Headings, captions, lists of tables and figures use Word's own styles, so that a journal's template
changes all of them at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import singledispatchmethod
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from turingdesk.core.message import message
from turingdesk.exchange.exporters._cells import writable
from turingdesk.exchange.figures.drawing import draw
from turingdesk.exchange.figures.files import saved
from turingdesk.exchange.figures.flow_chart import draw_flow
from turingdesk.exchange.figures.style import PAPER, SINGLE_IN, WIDTH_IN, settings
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

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")  #: that XML cannot hold
_CELL_PT, _WIDE_PT = 8, 6.5  #: of tables, and of those with many columns
_MANY = 9  #: columns
_PAIR_IN = 3.1  #: width of a figure that shares a row


def write(report: Report, path: Path, progress: Callable[[int, int], object]) -> None:
    """Write the file.

    Args:
        report: What it says.
        path: Where to.
        progress: Told how many parts are written, of how many.
    """
    writer, of = _DocxWriter(report), len(report.sections)
    for number, section in enumerate(report.sections, 1):
        writer.section(section)
        progress(number, of)
    into = BytesIO()
    writer.document.save(into)
    _without_dates(into, path)


class _DocxWriter:
    """Pieces one after the other, in the styles of Word's usual template."""

    def __init__(self, report: Report) -> None:
        from docx import Document
        from docx.shared import Cm, Pt

        self.document = Document()
        page = self.document.sections[0]
        page.page_width, page.page_height = Cm(21), Cm(29.7)
        page.left_margin = page.right_margin = Cm(2.5)
        page.top_margin = page.bottom_margin = Cm(2)
        usual = self.document.styles["Normal"]
        usual.font.size, usual.paragraph_format.space_after = Pt(10), Pt(4)
        about = self.document.core_properties
        about.title, about.author, about.comments = _clean(report.title)[:255], "", ""
        about.created = about.modified = report.made.replace(tzinfo=None)
        self.document.add_heading(_clean(report.title), 0)
        self._text(report.about)

    def section(self, section: ReportSection) -> None:
        self.document.add_heading(_clean(section.title), section.level)
        for row in in_rows(section.pieces):
            if isinstance(row[0], ReportFigure | Chart):
                self._figures(row)
            elif not (isinstance(row[0], ReportTable) and row[0].is_folded):
                self.piece(row[0])

    @singledispatchmethod
    def piece(self, piece: Piece) -> None:
        raise TypeError(f"No Word is known for {type(piece).__name__}.")

    @piece.register(Paragraph)
    def _paragraph(self, piece: Paragraph) -> None:
        self._text(piece.text, "Intense Quote" if piece.is_note else None)

    @piece.register(Facts)
    def _facts(self, piece: Facts) -> None:
        self._table([(name, text) for name, text in piece.rows], [False, False], _CELL_PT)

    @piece.register(ReportTable)
    def _grid(self, piece: ReportTable) -> None:
        caption = self._text(f"{piece.label}. {piece.caption}", "Caption")
        caption.paragraph_format.keep_with_next = True
        right = [any(is_number(row[n]) for row in piece.rows) for n in range(len(piece.heads))]
        rows = [[words(value, 2) for value in row] for row in piece.rows]
        size = _WIDE_PT if len(piece.heads) > _MANY else _CELL_PT
        if piece.heads:
            self._table([piece.heads, *rows], right, size, has_heads=True)
        for text in piece.below:
            self._text(text, None, _WIDE_PT + 1)

    def _figures(self, row: tuple[Piece, ...]) -> None:
        """A picture with its caption, or two beside each other in a table without lines."""
        if len(row) == 1:
            self._figure(row[0], self.document.add_paragraph, _width(row[0]))
            return
        cells = self.document.add_table(1, len(row)).rows[0].cells
        for cell, piece in zip(cells, row, strict=True):
            self._figure(piece, cell.add_paragraph, _PAIR_IN)
            first = cell.paragraphs[0]._p  # the empty one that each cell begins with
            first.getparent().remove(first)

    def _figure(self, piece: Piece, paragraph: Callable[[], Any], width: float) -> None:
        from docx.shared import Inches

        png, title, about = _picture(piece)
        place = paragraph()
        place.paragraph_format.keep_with_next = True
        shape = place.add_run().add_picture(BytesIO(png), width=Inches(width))
        shape._inline.docPr.set("descr", _clean(f"{title}. {about}"))
        caption = paragraph()
        caption.style = self.document.styles["Caption"]
        told = f"{title}." if isinstance(piece, Chart) else f"{title}. {about}"
        caption.add_run(_clean(f"{getattr(piece, 'label', '')}. {told}"))

    def _table(
        self, rows: list[Any], right: list[bool], size: float, *, has_heads: bool = False
    ) -> None:
        """A table with lines above and below its heads, as papers have them."""
        from docx.enum.text import WD_ALIGN_PARAGRAPH
        from docx.shared import Pt

        if not rows:
            return
        table = self.document.add_table(len(rows), len(rows[0]))
        table.style = "Light Shading" if has_heads else "Normal Table"
        for cells, values in zip(table.rows, rows, strict=True):
            for cell, value, at_right in zip(cells.cells, values, right, strict=True):
                place = cell.paragraphs[0]
                place.paragraph_format.space_after = Pt(0)
                if at_right:
                    place.alignment = WD_ALIGN_PARAGRAPH.RIGHT
                place.add_run(_clean(str(value))).font.size = Pt(size)
        if has_heads:
            _repeat_heads(table)
        self._text("", None, _WIDE_PT)

    def _text(self, text: str, style: str | None = None, size: float | None = None) -> Any:
        from docx.shared import Pt

        paragraph = self.document.add_paragraph(style=style)
        run = paragraph.add_run(_clean(text))
        if size:
            run.font.size = Pt(size)
        return paragraph


def _clean(text: str) -> str:
    """A text as XML can hold it."""
    return _CONTROL.sub("\ufffd", writable(text))


def _without_dates(made: BytesIO, path: Path) -> None:
    """Write the archive with the same date for all its files, so that equal reports are equal."""
    with ZipFile(made) as old, ZipFile(path, "w", ZIP_DEFLATED) as new:
        for name in old.namelist():
            new.writestr(ZipInfo(name), old.read(name), ZIP_DEFLATED)


def _repeat_heads(table: Any) -> None:
    """Say the heads again on each page, and keep a row on one page."""
    from docx.oxml import OxmlElement

    table.rows[0]._tr.get_or_add_trPr().append(OxmlElement("w:tblHeader"))
    for row in table.rows:
        row._tr.get_or_add_trPr().append(OxmlElement("w:cantSplit"))


def _width(piece: Piece) -> float:
    """Inches."""
    return SINGLE_IN if isinstance(piece, ReportFigure) and piece.is_narrow else WIDTH_IN


def _picture(piece: Piece) -> tuple[bytes, str, str]:
    """A figure as PNG, which every Word shows, with its title and what is said of it."""
    if isinstance(piece, Chart):
        with settings(PAPER, "flow"):
            title = message("Flow of participants")
            return _png(draw_flow(piece.stages), title, piece.about), title, piece.about
    if not isinstance(piece, ReportFigure):
        raise TypeError(f"{type(piece).__name__} is not a figure.")
    figure = piece.figure
    with settings(PAPER, figure.name):
        drawing = draw(figure, width=_width(piece))
        return _png(drawing, figure.title, figure.caption), figure.title, figure.caption


def _png(drawing: Drawing, title: str, about: str) -> bytes:
    return saved(drawing, "png", title, about)
