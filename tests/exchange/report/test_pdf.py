"""The report as PDF."""

import re
import subprocess
import zlib
from contextlib import closing
from shutil import which

import pytest

from tests.exchange.figures.sample import BARS, CELLS
from tests.exchange.report.test_html import HOSTILE, MADE
from turingdesk.analysis._figure import Axis, Figure, Points
from turingdesk.exchange.figures.flow_chart import Stage
from turingdesk.exchange.report import pdf
from turingdesk.exchange.report.column_widths import shared
from turingdesk.exchange.report.pieces import (
    Chart,
    Facts,
    Paragraph,
    Reference,
    Report,
    ReportFigure,
    ReportSection,
    ReportTable,
)
from turingdesk.exchange.report.writing import write_report
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.study.package import open_package
from turingdesk.system import paths

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


@pytest.mark.skipif(which("pdftotext") is None, reason="Poppler reads the file")
def test_symbols_and_titles_are_in_italics_and_marks_of_texts_are_left_alone(tmp_path, caplog):
    texts = "**n** = 3, __p__ = .012, t(3) = 4.00 --x-- [a](b) \\ \ue000\ue002", "Judges' d'"
    table = ReportTable(
        "Rows, n = 3.", ("n human", "p (Holm)", "a head of words"), ((1, ".012", "d'"),)
    )
    work = Reference("Holm, S. (1979). A test. Journal, 6(2), 65. " + LONG * 3, "Journal, 6")
    pieces = (*map(Paragraph, texts), table, work, Facts((("Name", "n = 3"),)))
    path = tmp_path / "report.pdf"
    section = ReportSection("one", "One", pieces)
    pdf.write(Report("Title", "About", (section,), MADE), path, lambda *_: None)
    shown = subprocess.run(["pdftotext", "-layout", path, "-"], check=True, capture_output=True)
    text = shown.stdout.decode("utf-8").replace("\u00a0", " ")
    assert "**n** = 3, __p__ = .012, t(3) = 4.00 --x-- [a](b) \\" in text
    assert "Judges\u2019 d\u2032" in text
    assert not [one for one in caplog.records if "missing" in one.getMessage()]
    fonts = subprocess.run(["pdffonts", path], check=True, capture_output=True).stdout
    assert {b"Italic" in one for one in fonts.splitlines()[2:]} == {True, False}


def test_columns_share_the_width_of_a_page():
    least, wanted = [20.0, 30.0, 150.0], [20.0, 90.0, 400.0]
    assert sum(shared(least, wanted, 174.0)) <= 174.001


@pytest.mark.slow
def test_the_head_of_a_table_is_on_the_page_of_its_first_row(monkeypatch):
    written, row = [], pdf._PdfTable._row

    def write(table, cells, *, is_head=False):
        row(table, cells, is_head=is_head)
        written.append((is_head, table._pdf.page))

    monkeypatch.setattr(pdf._PdfTable, "_row", write)
    with closing(pdf._PdfWriter(Report("Title", "About", (), MADE))) as writer:
        writer.pdf.set_y(255)
        writer.piece(ReportTable("Methods.", ("result", "method"), (("one", LONG * 12),)))
    assert written == [(True, 2), (False, 2)]


@pytest.mark.slow
@pytest.mark.parametrize("top", range(215, 275, 15))
def test_a_small_table_and_what_is_below_it_are_on_one_page(monkeypatch, top):
    from fpdf import FPDF

    written, cell = [], FPDF.cell

    def write(page, *args, **named):
        written.append((page.page, args[2] if len(args) > 2 else ""))
        return cell(page, *args, **named)

    monkeypatch.setattr(FPDF, "cell", write)
    with closing(pdf._PdfWriter(Report("Title", "About", (), MADE))) as writer:
        writer.pdf.set_y(top)
        writer.piece(ReportTable("Few.", ("n",), ((11,), (12,), (13,), (14,)), ("a", "b", "c")))
        rows = [page for page, text in written if text in ("11", "12", "13", "14")]
        assert rows == [writer.pdf.page] * 4


@pytest.mark.slow
@pytest.mark.parametrize("top", range(200, 240, 10))
def test_no_heading_is_alone_at_the_foot_of_a_page(top):
    names = tuple(f"stimulus {n}" for n in range(40))
    figure = Figure("f", "F", Axis("", names), Axis(""), (Points(range(40), [0.5] * 40),))
    table = ReportTable("Rows.", ("a", "b"), tuple((n, LONG * 2) for n in range(9)))
    chapter = ReportSection("chapter", "Chapter", (ReportFigure(figure),))
    part = ReportSection("part", "Part", (Paragraph("What it is."), table), 2)
    with closing(pdf._PdfWriter(Report("Title", "About", (), MADE))) as writer:
        writer.pdf.set_y(top)
        writer.section(chapter, part)
        is_figure_later = bool(writer._waiting)
        writer.section(part, None)
        first, second = (one.page_number for one in writer.pdf._outline)
    assert first == second or not is_figure_later


@pytest.mark.slow
def test_the_report_on_the_demonstration_has_twelve_pages_at_most(tmp_path):
    package = open_package(paths.demo_study())
    simulate(package, tmp_path / "data", [JUDGES["skilled"].make({})] * 4, 1)
    write_report(tmp_path / "data", tmp_path / "report.pdf")
    assert 8 <= _pages((tmp_path / "report.pdf").read_bytes()) <= 12
