import io
import zipfile

import pytest

from tests.packages import workbook
from turingdesk.study import workbook as module
from turingdesk.study.findings import Findings
from turingdesk.study.grid import BROKEN
from turingdesk.study.workbook import read_workbook, without_empty_rows

HEAD = ["id", "caption"]


def read(path):
    findings = Findings()
    return read_workbook(path.read_bytes(), path, path.name, findings), findings.problems


def test_rows_have_their_number_and_their_cells(tmp_path):
    grid, problems = read(workbook(tmp_path / "t.xlsx", [HEAD, ["a", "x"], ["b", "y\nz"]]))
    assert not problems
    assert [(row.line, dict(row.cells)) for row in grid.rows] == [
        (2, {"id": "a", "caption": "x"}),
        (3, {"id": "b", "caption": "y\nz"}),
    ]
    assert grid.named("caption", 3) == "caption, cell B3"


@pytest.mark.parametrize(
    ("cell", "message"),
    [
        (("date", 45000), "date: 2023-03-15"),
        (("time", 0.5), "time: 12:00:00"),
        (("formula", "=1+1"), "formula"),
    ],
)
def test_a_cell_that_excel_changed_is_named(tmp_path, cell, message):
    grid, problems = read(workbook(tmp_path / "t.xlsx", [HEAD, ["a", "x"], ["b", cell]]))
    assert [(p.line, p.column) for p in problems] == [(3, "caption, cell B3")]
    assert message in problems[0].message
    assert grid.rows[1].cells["caption"] is BROKEN


def test_excels_own_errors_are_named(tmp_path):
    from openpyxl import Workbook

    book = Workbook()
    book.active.append(HEAD)
    book.active.append(["a", "#N/A"])
    book.active["B2"].data_type = "e"
    book.save(tmp_path / "t.xlsx")
    _, problems = read(tmp_path / "t.xlsx")
    assert "#N/A" in problems[0].message
    assert problems[0].column == "caption, cell B2"


def test_text_that_looks_like_a_formula_stays_text(tmp_path):
    grid, problems = read(workbook(tmp_path / "t.xlsx", [HEAD, ["a", "=SUM(A1)"], ["b", "@x"]]))
    assert not problems
    assert [row.cells["caption"] for row in grid.rows] == ["=SUM(A1)", "@x"]


def test_blank_rows_and_columns_are_trimmed(tmp_path):
    rows = [[*HEAD, None, ""], ["a", "x", None], [None], [None, ""], ["b", "y"]]
    grid, problems = read(workbook(tmp_path / "t.xlsx", rows))
    assert not problems
    assert [row.line for row in grid.rows] == [2, 5]


def test_a_cell_in_a_column_without_name_is_told(tmp_path):
    _, problems = read(workbook(tmp_path / "t.xlsx", [HEAD, ["a", "x", "stray"]]))
    assert [p.column for p in problems] == ["cell C2"]


def test_only_the_first_sheet_is_read_and_that_is_said(tmp_path):
    path = workbook(tmp_path / "t.xlsx", [HEAD, ["a", "x"]], Notes=[["hello"]], Empty=[])
    grid, problems = read(path)
    assert len(grid.rows) == 1
    assert [p.severity for p in problems] == ["warning"]
    assert "'Notes'" in problems[0].message
    assert "Empty" not in problems[0].message


@pytest.mark.parametrize(
    ("lock", "program"), [("~$t.xlsx", "Excel"), (".~lock.t.xlsx#", "LibreOffice")]
)
def test_a_workbook_that_is_open_elsewhere_is_told(tmp_path, lock, program):
    path = workbook(tmp_path / "t.xlsx", [HEAD, ["a", "x"]])
    (tmp_path / lock).touch()
    grid, problems = read(path)
    assert grid.rows
    assert f"open in {program}" in problems[0].message
    assert f"close it in {program}" in problems[0].fix


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "password"),
        (b"not a zip", "not a workbook"),
        (b"", "not a workbook"),
    ],
)
def test_what_is_no_workbook_is_told(tmp_path, content, message):
    path = tmp_path / "t.xlsx"
    path.write_bytes(content)
    grid, problems = read(path)
    assert grid is None
    assert message in problems[0].message


def test_half_a_workbook_is_told(tmp_path):
    path = workbook(tmp_path / "t.xlsx", [HEAD, ["a", "x"]])
    path.write_bytes(path.read_bytes()[:-40])
    assert "not a workbook" in read(path)[1][0].message


def test_a_workbook_with_damaged_xml_is_told(tmp_path):
    path = tmp_path / "t.xlsx"
    good = zipfile.ZipFile(io.BytesIO(workbook(tmp_path / "g.xlsx", [HEAD]).read_bytes()))
    with zipfile.ZipFile(path, "w") as bad:
        for name in good.namelist():
            content = good.read(name)
            bad.writestr(name, content[:60] if "sheet1" in name else content)
    grid, problems = read(path)
    assert grid is None
    assert "damaged" in problems[0].message


@pytest.mark.slow
def test_a_workbook_that_unpacks_to_gigabytes_is_not_opened(tmp_path):
    path = tmp_path / "t.xlsx"
    name = "xl/worksheets/sheet1.xml"
    made = zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1)
    with made as bomb, bomb.open(name, "w") as sheet:
        for _ in range(600):
            sheet.write(bytes(1024 * 1024))
    grid, problems = read(path)
    assert grid is None
    assert "629,145,600 bytes" in problems[0].message


@pytest.mark.slow
def test_cells_formatted_in_the_last_row_and_blanks_below_the_table_take_no_time(tmp_path):
    from openpyxl import Workbook

    book = Workbook()
    for line in (HEAD, ["a", "x"]):
        book.active.append(line)
    book.active.cell(row=700, column=3).value = "  "
    book.active.cell(row=1_048_576, column=16_384).number_format = "@"
    book.save(tmp_path / "t.xlsx")
    grid, problems = read(tmp_path / "t.xlsx")  # once ten minutes, beyond a test's time limit
    assert not problems
    assert [row.line for row in grid.rows] == [2]


def test_more_rows_than_a_study_has_are_refused_with_their_number(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "MOST_ROWS", 3)
    lines = [HEAD, ["a", "x"], ["b", 2]]
    path = workbook(tmp_path / "t.xlsx", lines)
    assert len(read(path)[0].rows) == 2
    grid, (problem,) = read(workbook(path, [*lines, ["c", "z"], ["d", "z"]]))
    assert grid is None
    assert "5 rows with content; at most 3 are read" in problem.message
    assert "CSV" in problem.fix


def test_rows_that_are_only_formatted_count_nothing_and_the_others_keep_their_number(
    tmp_path, monkeypatch
):
    import xlsxwriter

    monkeypatch.setattr(module, "MOST_ROWS", 3)
    with xlsxwriter.Workbook(tmp_path / "t.xlsx") as book:
        sheet, bold = book.add_worksheet(), book.add_format({"bold": True})
        sheet.write_row(0, 0, HEAD)
        for row in range(1, 30_000):
            sheet.write_blank(row, 0, None, bold)
        sheet.write_row(20, 0, ["a", "x"])
        sheet.write_row(29_990, 0, ["b", 5])
        book.add_worksheet("empty").write_blank(40, 0, None, bold)
    grid, problems = read(tmp_path / "t.xlsx")
    assert not problems
    assert [(row.line, *row.cells.values()) for row in grid.rows] == [
        (21, "a", "x"),
        (29_991, "b", 5),
    ]
    with zipfile.ZipFile(io.BytesIO(without_empty_rows((tmp_path / "t.xlsx").read_bytes()))) as z:
        assert (
            z.read("xl/worksheets/sheet1.xml").count(b"<row") == 4
        )  # and the last, with what ends it


def test_rows_that_do_not_say_their_number_are_all_kept(tmp_path):
    path = workbook(tmp_path / "t.xlsx", [HEAD, ["a", "x"]])
    with zipfile.ZipFile(path) as book:
        parts = {name: book.read(name) for name in book.namelist()}
    name = "xl/worksheets/sheet1.xml"
    parts[name] = parts[name].replace(b'<row r="2"', b"<row/><row")
    with zipfile.ZipFile(path, "w") as book:
        for part, content in parts.items():
            book.writestr(part, content)
    assert without_empty_rows(path.read_bytes()) == path.read_bytes()
