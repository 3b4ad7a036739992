"""The report as a Word document."""

import pytest

from tests.exchange.figures.sample import BARS, CELLS
from tests.exchange.report.test_html import HOSTILE, MADE
from turingdesk.exchange.report import docx
from turingdesk.exchange.report.numbering import numbered
from turingdesk.exchange.report.pieces import (
    Facts,
    Paragraph,
    Reference,
    Report,
    ReportFigure,
    ReportSection,
    ReportTable,
)

FOLDED = ReportTable("On a screen alone.", ("n",), ((1,),), is_folded=True)


@pytest.mark.slow
def test_it_has_headings_captions_tables_and_pictures_that_word_knows(tmp_path):
    from docx import Document

    pieces = (
        Paragraph("A note.", True),
        Facts((("Study", HOSTILE),)),
        ReportFigure(BARS),
        ReportFigure(CELLS),
        ReportTable("Shares.", ("what", "share"), (("all", 0.5), ("none", None)), ("Below.",)),
        FOLDED,
    )
    parts = ReportSection("one", "One", ()), ReportSection("two", "Two", pieces, 2)
    path = tmp_path / "report.docx"
    docx.write(Report("Title", "About", numbered(parts), MADE), path, lambda *_: None)
    made = Document(str(path))
    styles = [(one.style.name, one.text) for one in made.paragraphs]
    assert ("Title", "Title") in styles
    assert ("Heading 1", "One") in styles
    assert ("Heading 2", "Two") in styles
    assert ("Caption", "Table 1. Shares.") in styles
    assert not any(FOLDED.caption in text for _, text in styles)
    facts, figures, shares = made.tables
    assert facts.cell(0, 1).text.startswith(HOSTILE[:5])
    captions = [cell.paragraphs[1].text for cell in figures.rows[0].cells]
    assert [one.split(".")[0] for one in captions] == ["Figure 1", "Figure 2"]
    assert [[cell.text for cell in row.cells] for row in shares.rows] == [
        ["What", "Share"],
        ["all", "0.50"],
        ["none", "\u2013"],
    ]
    assert [len(one._tbl.xpath("./w:tblPr/w:tblBorders")) for one in made.tables] == [0, 0, 1]
    around = made.element.xpath("//wp:inline/@distL | //wp:inline/@distR")
    assert {*around} == {"0"}, "else LibreOffice moves pictures beyond the margin"
    pictures = made.element.xpath("//wp:docPr[@descr]")
    assert [one.get("descr").split(".")[0] for one in pictures] == [BARS.title, CELLS.title]


def test_columns_are_as_wide_as_their_words_and_fit_on_the_page(tmp_path):
    from docx import Document
    from docx.shared import Inches

    heads = ("task", "n", *(f"a long head {n}" for n in range(11)))
    table = ReportTable("Wide.", heads, (("Image descriptions of pictures", 3, *range(11)),))
    path = tmp_path / "report.docx"
    section = ReportSection("one", "One", (table,))
    docx.write(Report("Title", "About", numbered((section,)), MADE), path, lambda *_: None)
    (made,) = Document(str(path)).tables
    widths = [one.width for one in made.columns]
    assert widths[0] > 2 * widths[1]
    assert sum(widths) <= Inches(6.86)


@pytest.mark.slow
def test_the_caption_of_a_small_figure_that_is_alone_is_beside_it(tmp_path):
    from docx import Document

    path = tmp_path / "report.docx"
    section = ReportSection("one", "One", (ReportFigure(BARS),))
    docx.write(Report("Title", "About", numbered((section,)), MADE), path, lambda *_: None)
    (made,) = Document(str(path)).tables
    left, right = made.rows[0].cells
    assert left._tc.xpath(".//wp:inline")
    assert right.text.startswith(f"Figure 1. {BARS.title}")


@pytest.mark.slow
def test_symbols_are_in_italics_and_pages_have_numbers(tmp_path):
    from docx import Document

    table = ReportTable("Rows.", ("n human",), ((3,),))
    work = Reference("Holm, S. (1979). A test. Journal, 6(2), 65.", "Journal, 6")
    section = ReportSection("one", "One", (Paragraph("It was, p = .012."), table, work))
    path = tmp_path / "report.docx"
    docx.write(Report("Title", "About", (section,), MADE), path, lambda *_: None)
    made = Document(str(path))
    runs = [run.text for one in made.paragraphs for run in one.runs if run.italic]
    assert runs == ["p", "Journal, 6"]
    (head,) = made.tables[0].rows[0].cells
    assert [(run.text, run.bold, run.italic) for run in head.paragraphs[0].runs] == [
        ("n", True, True),
        (" human", True, None),
    ]
    footer = made.sections[0].footer.paragraphs[0]
    assert footer.text.startswith("Title")
    assert footer._p.xpath("./w:fldSimple/@w:instr") == ["PAGE"]


@pytest.mark.slow
def test_the_same_report_is_the_same_file(report, tmp_path):
    paths = [tmp_path / "one.docx", tmp_path / "other.docx"]
    for path in paths:
        docx.write(report, path, lambda *_: None)
    assert paths[0].read_bytes() == paths[1].read_bytes()
