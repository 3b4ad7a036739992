"""The report as PDF."""

import re
import zlib

from tests.exchange.figures.sample import BARS, CELLS
from tests.exchange.report.test_html import HOSTILE, MADE
from turingdesk.exchange.figures.flow_chart import Stage
from turingdesk.exchange.report import pdf
from turingdesk.exchange.report.pieces import (
    Chart,
    Paragraph,
    Report,
    ReportFigure,
    ReportSection,
    ReportTable,
)

LONG = "a long sentence about what was asked of whom " * 4


def _pages(data):
    return len(re.findall(rb"/Type /Page\b", data))


def test_it_has_pages_an_outline_words_for_figures_and_no_pictures_of_dots(tmp_path):
    wide = tuple(f"a rather long head {n}" for n in range(14))
    rows = tuple((LONG, *range(13)) for _ in range(12))
    pieces = (
        Paragraph("A note.", True),
        Chart((Stage(("Recruited", "3"), ("Refused: 1",)), Stage(("Counted", "2"))), "Flow"),
        ReportFigure(BARS),
        ReportFigure(CELLS),
        ReportTable("Wide.", wide, rows, (LONG,)),
        ReportTable("None.", (), ()),
        Paragraph(HOSTILE + " 人 " + "x" * 400),
    )
    path = tmp_path / "report.pdf"
    made = Report(
        "Title",
        "About",
        (ReportSection("one", "One", pieces), ReportSection("two", "Two", pieces)),
        MADE,
    )
    pdf.write(made, path, lambda *_: None)
    data = path.read_bytes()
    assert data.startswith(b"%PDF-")
    assert _pages(data) > 3
    assert b"/Outlines" in data
    assert b"/Subtype /Image" not in data
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL)
    drawn = b"".join(zlib.decompressobj().decompress(one) for one in streams if one[:1] == b"x")
    assert len(re.findall(rb"[\d.-]+ [\d.-]+ l\b", drawn)) > 50  # lines of figures and tables


def test_columns_share_the_width_of_a_page():
    least, wanted = [20.0, 30.0, 150.0], [20.0, 90.0, 400.0]
    assert sum(pdf._shared(least, wanted)) <= 174.001


def test_the_head_of_a_table_is_on_the_page_of_its_first_row(monkeypatch):
    written, row = [], pdf._PdfTable._row

    def write(table, cells, *, is_head=False):
        row(table, cells, is_head=is_head)
        written.append((is_head, table._pdf.page))

    monkeypatch.setattr(pdf._PdfTable, "_row", write)
    writer = pdf._PdfWriter(Report("Title", "About", (), MADE))
    writer.pdf.set_y(255)
    writer.piece(ReportTable("Methods.", ("result", "method"), (("one", LONG * 12),)))
    assert written == [(True, 2), (False, 2)]
