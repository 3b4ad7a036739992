"""Tables from elsewhere become rows of text, with what is to be said, in bounded time."""

import csv
import io
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turingdesk.core.errors import BadSource
from turingdesk.editing.clipboard import clipboard
from turingdesk.editing.draft import Draft
from turingdesk.editing.spreadsheet import read_spreadsheet
from turingdesk.editing.spreadsheet_study import from_spreadsheet

ROWS = 100_000
#: For each of what is measured below, on a machine that does other things as well.
MOST_S = 60


@pytest.fixture(scope="module")
def large(tmp_path_factory):
    """A hundred thousand rows, each with a formula, every ten with one merged cell."""
    import xlsxwriter

    path = tmp_path_factory.mktemp("large") / "large.xlsx"
    with xlsxwriter.Workbook(path) as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, ["id", "origin", "cue", "association", "length"])
        for row in range(1, ROWS + 1):
            sheet.write_row(row, 2, [f"cue {row}", f'"odd", {row}'])
            sheet.write_string(row, 0, f"r{row}")
            sheet.write_formula(row, 4, f"=LEN(D{row + 1})", None, 10)
            if row % 10 == 0:
                sheet.merge_range(row - 9, 1, row, 1, "human" if row % 20 else "machine")
    return path


@pytest.mark.slow
def test_a_workbook_of_a_hundred_thousand_rows_becomes_a_study_in_bounded_time(large, tmp_path):
    began = perf_counter()
    read = read_spreadsheet(large)
    assert perf_counter() - began < MOST_S
    assert len(read.grid) == ROWS + 1
    assert read.grid[1] == ["r1", "human", "cue 1", '"odd", 1', "10"]
    assert read.grid[2][1] == "", "merged cells are empty but for the first"
    notes = "\n".join(read.notes)
    assert "10,000 ranges of merged cells (B2:B11, B12:B21, B22:B31 and more)" in notes
    assert "100,000 formulas (E2, E3, E4 and more): the value of the last save" in notes
    began = perf_counter()
    columns = {name: name for name in read.grid[0][:4]}
    made = from_spreadsheet(large, None, "words", columns, tmp_path / "s")
    assert perf_counter() - began < 2 * MOST_S
    assert made.rows == ROWS
    assert set(read.notes) <= set(made.notes)


@pytest.mark.slow
def test_it_is_edited_as_well_and_keeps_its_merged_cells_and_formulas(large, tmp_path):
    toml = 'id = "s"\ntitle = "s"\nversion = "1"\n[[block]]\ntask = "words"\ntable = "t.xlsx"\n'
    (tmp_path / "study.toml").write_text(toml)
    (tmp_path / "t.xlsx").write_bytes(large.read_bytes())
    draft = Draft.open(tmp_path)
    began = perf_counter()
    table = draft.table("t.xlsx")
    table.set_cell(ROWS - 1, 3, "last")
    draft.save()
    assert perf_counter() - began < 2 * MOST_S
    again = read_spreadsheet(tmp_path / "t.xlsx")
    assert again.grid[ROWS][3] == "last"
    assert again.notes[0].startswith("10,000 ranges of merged cells (B2:B11,")
    assert again.notes[1].startswith("100,000 formulas (E2, E3, E4 and more)")


@pytest.mark.slow
def test_a_hundred_thousand_copied_rows_are_pasted_in_bounded_time(tmp_path):
    rows = [[f"r{n}", "human" if n % 10 == 0 else "", f"c {n}", "=A1"] for n in range(ROWS)]
    text = "".join("\t".join(row) + "\r\n" for row in rows)
    html = "".join(
        f"<tr><td>r{n}</td>{'<td rowspan=10>human</td>' if n % 10 == 0 else ''}"
        f"<td>c {n}</td><td data-sheets-formula='=A1'>x</td></tr>"
        for n in range(ROWS)
    )
    toml = 'id = "s"\ntitle = "s"\nversion = "1"\n[[block]]\ntask = "words"\n'
    (tmp_path / "study.toml").write_text(toml)
    draft = Draft.open(tmp_path)
    began = perf_counter()
    pasted = clipboard(text, f"<table>{html}</table>")
    draft.table("words.csv").paste(0, 0, pasted.grid)
    draft.save()
    assert perf_counter() - began < MOST_S
    assert pasted.grid == rows
    assert pasted.notes[0].startswith("10,000 merged cells")
    assert pasted.notes[1].startswith("100,000 formulas")
    assert "100,000 cells beginning with = kept as text" in pasted.notes[2]
    found = list(csv.reader(io.StringIO((tmp_path / "words.csv").read_text("utf-8"))))
    assert found[1:] == rows
    draft.undo()
    assert len(draft.table("words.csv")) == 0


CELL = st.text(st.sampled_from('ab ,;"\n\té=1'), max_size=5)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.lists(CELL, min_size=3, max_size=3), max_size=5),
    st.sampled_from(",;\t"),
    st.sampled_from(["\n", "\r\n"]),
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]),
)
def test_any_csv_is_read_whatever_its_make(tmp_path_factory, rows, delimiter, end, encoding):
    rows = [["alpha", "beta", "gamma"]] * 3 + rows
    text = io.StringIO(newline="")
    kind = csv.QUOTE_ALL
    csv.writer(text, delimiter=delimiter, lineterminator=end, quoting=kind).writerows(rows)
    path = tmp_path_factory.getbasetemp() / "any.csv"
    path.write_bytes(text.getvalue().encode(encoding))
    while rows and not any(cell.strip() for cell in rows[-1]):
        rows = rows[:-1]
    assert read_spreadsheet(path).grid == rows


def test_a_sheet_of_too_many_columns_is_cut_and_says_so(tmp_path):
    import xlsxwriter

    with xlsxwriter.Workbook(tmp_path / "t.xlsx") as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, ["id", "x"])
        sheet.write(1, 16_383, "far away")
    read = read_spreadsheet(tmp_path / "t.xlsx")
    assert read.grid == [["id", "x"]]
    assert "1 cell right of column ALL not read (XFD2)." in read.notes


@pytest.mark.parametrize("name", ["t.xlsx", "t.csv"])
def test_a_file_that_cannot_be_read_says_what_to_do(tmp_path, name):
    (tmp_path / name).mkdir()
    with pytest.raises(BadSource, match=r"cannot be read: Is a directory\. Close it"):
        read_spreadsheet(tmp_path / name)
