"""The report as a Word document that can be edited: headings, captions, tables and pictures.

Headings, captions, and notes use Word's own styles, so that a journal's template changes all of
them at once. Tables have lines above and below as APA 7 has them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import singledispatchmethod
from io import BytesIO
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from turingdesk.exchange.exporters._cells import writable
from turingdesk.exchange.figures.style import MM_PER_IN
from turingdesk.exchange.report.column_widths import CELL_PT, fitted
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

if TYPE_CHECKING:
    from docx.styles.style import ParagraphStyle

_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")  #: that XML can't represent
_LETTERS = "Arial"  #: which every Word has
_SMALL_PT = 8.0
_INK, _WARNING = "1D2430", "A84A06"
_STYLES = {"Title": 20.0, "Heading 1": 14.0, "Heading 2": 11.5, "Caption": 8.0, "Normal": 9.0}
#: What comes after borders in the properties of paragraphs, tables and cells, in Word's order.
_AFTER_BORDERS = (
    "w:shd",
    "w:tblLayout",
    "w:tblCellMar",
    "w:tblLook",
    "w:spacing",
    "w:ind",
    "w:jc",
)
_EDGE_CM = 1.8
_WIDE_IN = (210 - 20 * _EDGE_CM) / MM_PER_IN  #: of the text
_PAIR_IN = _WIDE_IN / 2  #: width of a figure that shares a row, with the space beside it
_PAD_IN = 0.05  #: at each side of a cell of a table
_FLOW = 0.8  #: of the width of a page, for the flow of participants
_FOOT_LETTERS = 90  #: of the title in the footer
_SLIM = "fijlrtI.,:;|![]()-'"  #: letters of about a third of their height
_HANGING_CM = 0.6  #: by which all lines of a reference but its first are indented
_NAME_IN = 1.9  #: width of the names of facts


def write(report: Report, path: Path, progress: Callable[[int, int], object]) -> None:
    """Write the file.

    Args:
        report: What it says.
        path: Where to.
        progress: Told how many parts are written, of how many.
    """
    writer, of = _DocxWriter(report), len(report.printed)
    for number, section in enumerate(report.printed, 1):
        writer.section(section)
        progress(number, of)
    into = BytesIO()
    writer.document.save(into)
    _without_dates(into, path)


class _DocxWriter:
    """Pieces one after the other, in the styles of Word's usual template."""

    def __init__(self, report: Report) -> None:
        from docx import Document
        from docx.shared import Cm

        self.document = Document()
        page = self.document.sections[0]
        page.page_width, page.page_height = Cm(21), Cm(29.7)
        page.left_margin = page.right_margin = Cm(_EDGE_CM)
        page.top_margin = page.bottom_margin = Cm(1.6)
        for name, size in _STYLES.items():
            _set_style(self.document.styles[name], size)
        about = self.document.core_properties
        # python-docx refuses properties of more than 255 characters.
        about.title, about.author, about.comments = _clean(report.title)[:255], "", ""
        # Without a zone, since python-docx takes times for UTC and writes them as they are.
        about.created = about.modified = report.created.replace(tzinfo=None)
        _set_footer(page.footer.paragraphs[0], _clean(report.title))
        self.document.add_heading(_clean(report.title), 0)
        self._text(report.about)

    def section(self, section: ReportSection) -> None:
        self.document.add_heading(_clean(section.title), section.level)
        rows = [row for row in in_rows(section.pieces) if not is_folded(row[0])]
        for row, after in zip_longest(rows, rows[1:]):
            if isinstance(row[0], ReportFigure | Chart):
                self._figures(row)
            else:
                self.piece(row[0])
            if isinstance(row[0], Paragraph) and after and not isinstance(after[0], Paragraph):
                self.document.paragraphs[-1].paragraph_format.keep_with_next = True

    @singledispatchmethod
    def piece(self, piece: Piece) -> None:
        raise TypeError(f"No Word is known for {type(piece).__name__}.")

    @piece.register(Paragraph)
    def _paragraph(self, piece: Paragraph) -> None:
        paragraph = self._text(piece.full_text, _SMALL_PT if piece.is_small else None)
        if piece.is_note:
            _set_bar(paragraph)

    @piece.register(Reference)
    def _reference(self, piece: Reference) -> None:
        """A reference as APA 7 sets it: its first line begins further left than the others."""
        from docx.shared import Cm, Pt

        paragraph = self.document.add_paragraph()
        place = paragraph.paragraph_format
        place.left_indent, place.first_line_indent = Cm(_HANGING_CM), Cm(-_HANGING_CM)
        place.space_after, place.keep_together = Pt(2), True
        _write(paragraph, printed(piece.text, piece.title), _SMALL_PT)

    @piece.register(Facts)
    def _facts(self, piece: Facts) -> None:
        rows = [[printed(name), printed(text)] for name, text in piece.rows]
        self._table(rows, [False, False], [_NAME_IN, _WIDE_IN - _NAME_IN], _SMALL_PT)

    @piece.register(ReportTable)
    def _grid(self, piece: ReportTable) -> None:
        self._caption(self.document.add_paragraph(), piece.label, piece.caption, is_above=True)
        if piece.heads:
            size, widths = fitted(piece, _width, _WIDE_IN)
            rows = [[printed_head(head) for head in piece.heads]]
            rows += [list(map(printed, row)) for row in piece.texts]
            table = self._table(rows, piece.at_right, widths, size)
            _set_lines(table)
        for text in piece.below:
            self._text(text, CELL_PT)

    def _figures(self, row: tuple[Piece, ...]) -> None:
        """A picture with its caption, or two beside each other in a table without lines.

        The caption of a single one that leaves half of the page free is beside it.
        """
        figures = [piece for piece in row if isinstance(piece, ReportFigure | Chart)]
        if not figures[0].is_narrow:
            width = _WIDE_IN * (_FLOW if isinstance(figures[0], Chart) else 1.0)
            self._figure(figures[0], self.document.add_paragraph, width)
            return
        table, width = self.document.add_table(1, 2), _PAIR_IN - 2 * _PAD_IN
        _set_cell_margins(table)
        left_cell, right = table.rows[0].cells
        if len(figures) == 1:
            self._picture(figures[0], left_cell.add_paragraph(), width)
            self._caption(right.add_paragraph(), figures[0].label, figures[0].caption)
        else:
            for cell, piece in zip((left_cell, right), figures, strict=True):
                self._figure(piece, cell.add_paragraph, width)
        _keep_whole(table.rows[0])
        for cell in (left_cell, right):
            first = cell.paragraphs[0]._p  # the empty one that each cell begins with
            first.getparent().remove(first)
            # A row is whole anyway; LibreOffice would keep the table with what is below it, too.
            cell.paragraphs[0].paragraph_format.keep_with_next = False

    def _figure(
        self, piece: ReportFigure | Chart, paragraph: Callable[[], Any], width: float
    ) -> None:
        """A figure above its caption."""
        place = paragraph()
        place.paragraph_format.keep_with_next = True
        self._picture(piece, place, width)
        self._caption(paragraph(), piece.label, piece.caption)

    @staticmethod
    def _picture(piece: ReportFigure | Chart, place: Any, width: float) -> None:
        """A figure as PNG, which every version of Word shows."""
        from docx.shared import Inches

        picture = BytesIO(piece.picture("png", width))
        shape = place.add_run().add_picture(picture, width=Inches(width))
        # python-docx has no call for the text in place of a picture.
        shape._inline.docPr.set("descr", _clean(piece.alt))
        for side in ("distT", "distB", "distL", "distR"):  # else LibreOffice adds space
            shape._inline.set(side, "0")

    def _caption(
        self, paragraph: Any, label: str, caption: str, *, is_above: bool = False
    ) -> None:
        """The label in bold letters, and what is said of a table or a figure."""
        from docx.shared import Pt

        paragraph.style = self.document.styles["Caption"]
        paragraph.paragraph_format.keep_with_next = is_above
        paragraph.paragraph_format.space_before = Pt(6 if is_above else 2)
        paragraph.paragraph_format.space_after = Pt(3 if is_above else 10)
        if label:
            paragraph.add_run(_clean(f"{label}. ")).bold = True
        _write(paragraph, printed(caption))

    def _table(
        self,
        rows: Sequence[Sequence[Sequence[Span]]],
        right: Sequence[bool],
        widths: Sequence[float],
        size: float,
    ) -> Any:
        """A table of these columns; each row stays on one page."""
        from docx.enum.text import WD_ALIGN_PARAGRAPH
        from docx.shared import Inches, Pt

        table = self.document.add_table(len(rows), len(widths))
        # Otherwise Word makes columns as wide as what is in them.
        table.autofit = False
        _set_cell_margins(table)
        for column, width in zip(table.columns, widths, strict=True):
            column.width = Inches(width)
        for line, (cells, values) in enumerate(zip(table.rows, rows, strict=True)):
            _keep_whole(cells)
            both = zip(cells.cells, values, right, widths, strict=True)
            for cell, value, at_right, width in both:
                # For each cell, by which Word goes; LibreOffice goes by the columns above.
                cell.width = Inches(width)
                place = cell.paragraphs[0]
                place.paragraph_format.space_before = Pt(1)
                place.paragraph_format.space_after = Pt(1)
                # Heads and first rows, and the last two rows and what is below them.
                place.paragraph_format.keep_with_next = line < 2 or line >= len(rows) - 2
                if at_right:
                    place.alignment = WD_ALIGN_PARAGRAPH.RIGHT
                _write(place, value or printed(" "), size)
        # Word joins two tables that have no paragraph between them.
        after = self._text("", 4.0).paragraph_format
        after.space_after, after.line_spacing = Pt(0), Pt(7)
        return table

    def _text(self, text: str, size: float | None = None) -> Any:
        from docx.shared import Pt

        paragraph = self.document.add_paragraph()
        _write(paragraph, printed(text), size)
        if size:
            paragraph.paragraph_format.space_after = Pt(2)
        return paragraph


def _write(paragraph: Any, parts: Sequence[Span], size: float | None = None) -> None:
    """The parts of a text, with symbols in italics."""
    from docx.shared import Pt

    for text, is_italic in parts:
        run = paragraph.add_run(_clean(text))
        # None leaves it to the style; False would turn the style's italics off.
        run.italic = is_italic or None
        if size:
            run.font.size = Pt(size)


def _clean(text: str) -> str:
    """A text as XML can represent it."""
    return _CONTROL.sub("\ufffd", writable(text))


def _without_dates(archive: BytesIO, path: Path) -> None:
    """Write the archive with the same date for all its files, so that equal reports are equal."""
    with ZipFile(archive) as old, ZipFile(path, "w", ZIP_DEFLATED) as new:
        for name in old.namelist():
            # Without a date, ZipInfo takes the first day of 1980.
            new.writestr(ZipInfo(name), old.read(name), ZIP_DEFLATED)


def _width(text: str, size: float, is_bold: bool) -> float:
    """About how wide a text is with its cell's margins, inches: Word alone knows its letters.

    >>> _width("", 7, False) < _width("share", 7, False) < _width("share", 7, True)
    True
    """
    letters = sum(
        1.0
        if letter > "\u2e80"
        else 0.88
        if letter in "mwMW%"
        else 0.33
        if letter in _SLIM
        else 0.57
        for letter in text
    ) + 0.15 * sum(map(str.isupper, text))
    return letters * size * (1.1 if is_bold else 1.0) / 72 + 2 * _PAD_IN


def _set_style(style: ParagraphStyle, size: float) -> None:
    """The letters of a style of the template, which has a theme's blue and serif letters."""
    from docx.oxml.ns import qn
    from docx.shared import Pt, RGBColor

    style.font.name, style.font.size = _LETTERS, Pt(size)
    style.font.color.rgb = RGBColor.from_string(_INK)
    style.font.bold = style.name.startswith(("Heading", "Title"))
    fonts = style.element.rPr.rFonts
    # Word prefers a theme's letters to those that a style names.
    for name in [attribute for attribute in fonts.attrib if attribute.endswith("Theme")]:
        del fonts.attrib[name]
    # Complex scripts, such as Arabic, have letters of their own.
    fonts.set(qn("w:cs"), _LETTERS)
    style.paragraph_format.space_after = Pt(4)
    style.paragraph_format.line_spacing = 1.05
    if style.name.startswith("Heading"):
        style.paragraph_format.space_before = Pt(size)


def _set_footer(paragraph: Any, title: str) -> None:
    """The title and the number of the page, which Word puts in the place of a field."""
    from docx.enum.text import WD_TAB_ALIGNMENT
    from docx.oxml import OxmlElement
    from docx.oxml.ns import qn
    from docx.shared import Inches, Pt

    stops = paragraph.paragraph_format.tab_stops
    # The template has stops at the middle and the right of a page of another width.
    stops.clear_all()
    stops.add_tab_stop(Inches(_WIDE_IN), WD_TAB_ALIGNMENT.RIGHT)
    paragraph.style.paragraph_format.tab_stops.clear_all()
    paragraph.add_run(f"{title[:_FOOT_LETTERS]}\t").font.size = Pt(_SMALL_PT)
    field = OxmlElement("w:fldSimple")
    field.set(qn("w:instr"), "PAGE")
    paragraph.style.font.size = Pt(_SMALL_PT)  # of what Word puts there
    paragraph._p.append(field)


def _set_bar(paragraph: Any) -> None:
    """A bar at the left of what a reader must know first."""
    _append_borders(paragraph._p.get_or_add_pPr(), "w:pBdr", {"left": ("18", _WARNING)}, space="6")


def _set_lines(table: Any) -> None:
    """Lines above and below the heads, and below the last row; heads on each page."""
    from docx.oxml import OxmlElement

    line = ("8", _INK)
    _append_borders(table._tbl.tblPr, "w:tblBorders", {"top": line, "bottom": line})
    for cell in table.rows[0].cells:
        _append_borders(cell._tc.get_or_add_tcPr(), "w:tcBorders", {"bottom": ("4", _INK)})
        for run in cell.paragraphs[0].runs:
            run.bold = True
    table.rows[0]._tr.get_or_add_trPr().append(OxmlElement("w:tblHeader"))


def _keep_whole(row: Any) -> None:
    """Keep a row of a table on one page."""
    from docx.oxml import OxmlElement

    row._tr.get_or_add_trPr().append(OxmlElement("w:cantSplit"))


def _append_borders(
    properties: Any, name: str, sides: dict[str, tuple[str, str]], space: str = "0"
) -> None:
    """Lines beside a paragraph, cell, or table: width in eighths of a point, and color."""
    from docx.oxml import OxmlElement
    from docx.oxml.ns import qn

    borders = OxmlElement(name)
    for side, (width, color) in sides.items():
        line = OxmlElement(f"w:{side}")
        attributes = {"val": "single", "sz": width, "space": space, "color": color}
        for key, value in attributes.items():
            line.set(qn(f"w:{key}"), value)
        borders.append(line)
    # The schema of Word's files has an order, and Word can refuse a file that leaves it.
    properties.insert_element_before(borders, *_AFTER_BORDERS)


def _set_cell_margins(table: Any) -> None:
    """Little space at the sides of cells, so that wide tables and pairs of figures fit."""
    from docx.oxml import OxmlElement
    from docx.oxml.ns import qn

    margins = OxmlElement("w:tblCellMar")
    for side in ("left", "right"):
        margin = OxmlElement(f"w:{side}")
        # In twentieths of a point, of which 1,440 are an inch.
        margin.set(qn("w:w"), str(round(_PAD_IN * 1440)))
        margin.set(qn("w:type"), "dxa")
        margins.append(margin)
    table._tbl.tblPr.insert_element_before(margins, "w:tblLook")
