"""The report as a workbook: counts in cells, shares as formulas, texts as texts."""

from dataclasses import replace

import openpyxl
import pytest

from tests.exchange.report.test_html import HOSTILE
from turingdesk.analysis._chapters import CHAPTERS
from turingdesk.exchange.report import workbook
from turingdesk.exchange.report.findings import AnalysisResult
from turingdesk.exchange.report.pieces import Paragraph, Report, ReportSection

INJECTED = ("=1+1", "+1", "-1", "@SUM(1)", '=HYPERLINK("http://x")', HOSTILE, "{=1}", "\t=1")


@pytest.fixture(scope="module")
def books(found, report, tmp_path_factory):
    path = tmp_path_factory.mktemp("xlsx") / "report.xlsx"
    rows = tuple({"what": text, "right": 1, "n": 4, "p": 0.25, "x": 0.3} for text in INJECTED)
    columns = ("what", "right", "n", "p", "x")
    added = AnalysisResult("added", "Added", "", columns, rows, ())
    section = ReportSection("hostile", HOSTILE, tuple(map(Paragraph, INJECTED)))
    told = Report(report.title, HOSTILE, (section, *report.sections), report.created)
    workbook.write(replace(found, results=(*found.results, added)), told, path, lambda *_: None)
    return openpyxl.load_workbook(path), openpyxl.load_workbook(path, data_only=True)


@pytest.mark.slow
def test_proportions_are_formulas_of_the_counts_beside_them(books, found):
    live, cached = (book["Proportions"] for book in books)
    heads = [one.value for one in live[1]]
    assert heads[2:9] == ["HH", "HM", "MM", "MH", "p(H|H)", "p(M|M)", "detectability"]
    assert live["G2"].value == '=IF((C2+D2)=0,"",C2/(C2+D2))'
    assert live["I2"].value == "=(G2+H2)/2"
    confusion = found.overview["confusion"]
    assert [cached.cell(2, place).value for place in (3, 4, 5, 6)] == [
        confusion["n"][one] for one in ("HH", "HM", "MM", "MH")
    ]
    assert cached["G2"].value == pytest.approx(confusion["p"]["HH"])
    assert cached["I2"].value == pytest.approx(found.overview["detectability"]["value"])


@pytest.mark.slow
def test_every_formula_gives_the_value_that_is_kept_with_it(books):
    live, cached = books
    checked = 0
    for sheet in live:
        for row in sheet.iter_rows():
            for one in row:
                if one.data_type == "f" and "IF(" in one.value and "(" not in one.value[4:]:
                    part, whole = one.value.split(",")[2].rstrip(")").split("/")
                    there = cached[sheet.title]
                    expected = there[part].value / there[whole].value
                    assert there[one.coordinate].value == pytest.approx(expected)
                    checked += 1
    assert checked > len(INJECTED)


@pytest.mark.slow
def test_no_table_of_results_has_two_columns_of_one_name(books, found):
    live, _ = books
    first = {str(one.title): one for one in found.results if {"p", "p_shown"} <= {*one.columns}}
    assert first
    checked = 0
    for sheet in live:
        for title, heads in zip(sheet.iter_rows(), sheet.iter_rows(min_row=3), strict=False):
            named = [cell.value for cell in heads if cell.value]
            if title[0].value in first and "p" in named:
                assert len(named) == len(set(named))
                checked += 1
    assert checked >= len(first)


def test_no_text_becomes_a_formula_or_a_link(books):
    for sheet in books[0]:
        assert not sheet._hyperlinks
        for row in sheet.iter_rows():
            for one in row:
                if one.data_type == "f":
                    assert one.value.startswith(("=IF(", "=(G"))
    sheet = books[0]["Robustness"]  # of results that no chapter names
    assert [sheet[f"A{line}"].value for line in (1, 3, 4)] == ["Added", "what", "=1+1"]
    assert sheet["D4"].value == '=IF(C4=0,"",B4/C4)'
    assert sheet["E4"].value == 0.3  # no quotient of its row


def test_there_are_twelve_sheets_at_most_and_the_first_says_what_is_in_the_others(books):
    book = books[0]
    assert book.sheetnames[:2] == ["Read me", "Proportions"]
    order = [*book.sheetnames[:2], *(str(one.title) for one in CHAPTERS)]
    assert len(order) <= 12
    assert book.sheetnames == [one for one in order if one in book.sheetnames]
    first = book["Read me"]
    assert first["A1"].value == "A small study"
    column = [row[0].value for row in first.iter_rows()]
    top = column.index("In this workbook") + 1
    assert column[top : top + len(book.sheetnames)] == book.sheetnames


@pytest.mark.slow
def test_long_texts_of_the_first_sheet_have_room_and_heads_are_above_their_numbers(books):
    sheet = books[0]["Read me"]
    cells = {str(one.value): one for row in sheet.iter_rows() for one in row if one.value}
    method = next(one for text, one in cells.items() if len(text) > 150 and one.column == 2)
    (merged,) = (one for one in sheet.merged_cells.ranges if method.coordinate in one)
    assert (merged.min_col, merged.max_col) == (2, 7)
    assert sheet.row_dimensions[method.row].height >= 15 * len(method.value) / 96
    assert (cells["proportion"].alignment.horizontal, cells["judged"].alignment.horizontal) == (
        "right",
        None,
    )


def test_no_section_of_the_first_sheet_is_empty_and_no_head_has_a_placeholder(books):
    book = books[0]
    titles = [row[0] for row in book["Read me"].iter_rows() if row[0].font.size == 13]
    assert len(titles) > 5
    for one in titles:
        assert (
            book["Read me"].cell(one.row + 1, 1).value
            or book["Read me"].cell(one.row + 2, 1).value
        )
    heads = [
        str(one.value) for sheet in book for row in sheet.iter_rows() for one in row if one.font.b
    ]
    assert "95% CI high" in heads
    assert not any("{" in one for one in heads if one not in INJECTED)
