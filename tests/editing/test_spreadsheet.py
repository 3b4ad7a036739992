"""Tables from elsewhere become rows of text, with what is to be said."""

import csv
import datetime
import io
import random
import re
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.packages import workbook
from turingdesk.core.errors import BadSource
from turingdesk.editing.clipboard import clipboard
from turingdesk.editing.draft import Draft
from turingdesk.editing.spreadsheet import cell_text, read_sheet, read_spreadsheet
from turingdesk.editing.spreadsheet_study import from_spreadsheet
from turingdesk.editing.table_draft import WorkbookFormat
from turingdesk.editing.toml_draft import CannotEdit
from turingdesk.study.workbook import BadWorkbook, column_letter

ROWS = 1000  #: tests/bench/test_spreadsheet.py measures many more


def write_large(path, rows):
    """A workbook with a formula in each row, and every ten rows with one merged cell."""
    import xlsxwriter

    with xlsxwriter.Workbook(path) as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, ["id", "origin", "cue", "association", "length"])
        for row in range(1, rows + 1):
            sheet.write_row(row, 2, [f"cue {row}", f'"odd", {row}'])
            sheet.write_string(row, 0, f"r{row}")
            sheet.write_formula(row, 4, f"=LEN(D{row + 1})", None, 10)
            if row % 10 == 0:
                sheet.merge_range(row - 9, 1, row, 1, "human" if row % 20 else "machine")
    return path


def copied(rows):
    """What a spreadsheet program copies, as text and as HTML, and its cells."""
    cells = [[f"r{n}", "human" if n % 10 == 0 else "", f"c {n}", "=A1"] for n in range(rows)]
    html = "".join(
        f"<tr><td>r{n}</td>{'<td rowspan=10>human</td>' if n % 10 == 0 else ''}"
        f"<td>c {n}</td><td data-sheets-formula='=A1'>x</td></tr>"
        for n in range(rows)
    )
    return "".join("\t".join(row) + "\r\n" for row in cells), f"<table>{html}</table>", cells


def opened(folder, table=""):
    """A study of words, opened for editing."""
    folder.mkdir(exist_ok=True)
    toml = f'id = "s"\ntitle = "s"\nversion = "1"\n[[block]]\ntask = "words"\n{table}'
    (folder / "study.toml").write_text(toml)
    return Draft.open(folder)


@pytest.fixture(scope="module")
def large(tmp_path_factory):
    return write_large(tmp_path_factory.mktemp("large") / "large.xlsx", ROWS)


@pytest.mark.slow
def test_a_workbook_with_merged_cells_and_formulas_becomes_a_study(large, tmp_path):
    read = read_spreadsheet(large)
    assert len(read.grid) == ROWS + 1
    assert read.grid[1] == ["r1", "human", "cue 1", '"odd", 1', "10"]
    assert read.grid[2][1] == "", "merged cells are empty but for the first"
    notes = "\n".join(read.notes)
    assert "100 ranges of merged cells (B2:B11, B12:B21, B22:B31 and more)" in notes
    assert "1,000 formulas (E2, E3, E4 and more): their last saved" in notes
    columns = {name: name for name in read.grid[0][:4]}
    made = from_spreadsheet(large, None, "words", columns, tmp_path / "s")
    assert made.rows == ROWS
    assert set(read.notes) <= set(made.notes)


@pytest.mark.slow
def test_it_is_copied_to_a_table_and_edited_there(large, tmp_path):
    (tmp_path / "t.xlsx").write_bytes(large.read_bytes())
    draft = opened(tmp_path, 'table = "t.xlsx"\n')
    notes = draft.table("t.xlsx").notes
    table = draft.table(draft.copy_as_csv("t.xlsx"))
    table.set_cell(ROWS - 1, 3, "last")
    draft.save()
    assert notes[0].startswith("100 ranges of merged cells (B2:B11,")
    assert notes[1].startswith("1,000 formulas (E2, E3, E4 and more)")
    assert read_spreadsheet(tmp_path / "t.csv").grid[ROWS][3:] == ["last", "10"]
    assert (tmp_path / "t.xlsx").read_bytes() == large.read_bytes()


def test_copied_rows_with_merged_cells_and_formulas_are_pasted(tmp_path):
    text, html, rows = copied(ROWS)
    draft = opened(tmp_path)
    pasted = clipboard(text, html)
    draft.table("words.csv").paste(0, 0, pasted.grid)
    draft.save()
    assert pasted.grid == rows
    assert pasted.notes[0].startswith("100 merged cells")
    assert pasted.notes[1].startswith("1,000 formulas")
    assert "1,000 cells starting with = were pasted as text" in pasted.notes[2]
    found = list(csv.reader(io.StringIO((tmp_path / "words.csv").read_text("utf-8"))))
    assert found[1:] == rows
    draft.undo()
    assert len(draft.table("words.csv")) == 0


CELL = st.text(st.sampled_from('ab ,;"\n\té=1'), max_size=5)


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
    assert "1 cell to the right of column ALL is not read (XFD2)." in read.notes


@pytest.mark.parametrize("name", ["t.xlsx", "t.csv"])
def test_a_file_that_cannot_be_read_says_what_to_do(tmp_path, name):
    (tmp_path / name).mkdir()
    with pytest.raises(BadSource, match=r"can't be read. It is a folder"):
        read_spreadsheet(tmp_path / name)


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    path = tmp_path_factory.mktemp("book") / "t.xlsx"
    rows = [["id", "when", "n"], ["a & <b>", ("date", 45000), 1.5], ["c", ("time", 0.5), 7]]
    return workbook(path, rows, Second=[["x"]]).read_bytes()


def with_part(data, name, change):
    """The workbook with one part changed."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(made, "w") as new:
        for member in old.infolist():
            content = old.read(member)
            if member.filename == name:
                content = change(content.decode()).encode()
            new.writestr(member.filename, content)
    return made.getvalue()


def test_cells_are_shown_as_in_the_workbook(data):
    sheet = read_sheet(data)
    assert sheet.notes == ["Only the sheet 'Sheet1' was read, not 'Second'."]
    assert sheet.rows == {
        1: ["id", "when", "n"],
        2: ["a & <b>", "2023-03-15", "1.5"],
        3: ["c", "12:00:00", "7"],
    }


def test_hidden_sheets_are_passed_over(data):
    hide = with_part(
        data, "xl/workbook.xml", lambda xml: xml.replace('"Sheet1"', '"Sheet1" state="hidden"')
    )
    assert read_sheet(hide).rows == {1: ["x"]}
    none = with_part(
        hide, "xl/workbook.xml", lambda xml: xml.replace('"Second"', '"Second" state="veryHidden"')
    )
    with pytest.raises(BadWorkbook, match="no visible sheet"):
        read_sheet(none)


def test_columns_have_letters():
    letters = [column_letter(n) for n in (1, 26, 27, 52, 53, 702, 703, 16_384)]
    assert letters == ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA", "XFD"]


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (True, "true"),
        (False, "false"),
        ("#N/A", "#N/A"),
        ("a\r\nb_x000D_", "a\nb\n"),
        (0.1, "0.1"),
        (12.0, "12"),
        (1e20, "1e+20"),
        (123456789012345, "123456789012345"),
        (datetime.time(0, 0), "00:00:00"),
        (datetime.datetime(1899, 12, 31, 12), "1899-12-31 12:00:00"),
        (datetime.datetime(2023, 3, 15), "2023-03-15"),
        ("=A1&B1", "=A1&B1"),
        ("", ""),
        (None, ""),
    ],
)
def test_every_kind_of_cell_is_shown(value, shown):
    assert cell_text(value) == shown


#: A sentence that ends as one, and neither the name of an exception nor a stack trace.
IN_WORDS = re.compile(r"(?s)(?!.*(?:Traceback|\w+Error|Exception)).{20,}\.")


def assert_read_or_refused_in_words(read):
    """What `read` gives; None if it refuses the file, which it has to do in a sentence."""
    try:
        return read()
    except (CannotEdit, BadWorkbook) as problem:
        said = str(problem)
    assert IN_WORDS.fullmatch(said)
    return None


@given(st.integers(0, 2**32))
def test_a_workbook_that_was_damaged_anywhere_is_read_or_refused_in_words(data, seed):
    chance = random.Random(seed)
    bad = bytearray(data)
    for _ in range(chance.randrange(1, 6)):
        bad[chance.randrange(len(bad))] = chance.randrange(256)
    whole = bytes(bad if chance.random() < 0.7 else bad[: chance.randrange(len(bad))])
    assert_read_or_refused_in_words(lambda: WorkbookFormat().read(whole, ()))


@given(st.sampled_from(["xl/workbook.xml", "xl/worksheets/sheet1.xml"]), st.integers(0, 2**32))
def test_a_sheet_that_says_odd_things_is_read_or_refused_in_words(data, part, seed):
    chance = random.Random(seed)

    def change(xml):
        at, size = chance.randrange(len(xml)), chance.randrange(12)
        odd = chance.choice(["", "9" * 9, '"', "<", "A", "-1", "&", 'r="QQ9"'])
        return xml[:at] + odd + xml[at + size :]

    odd = with_part(data, part, change)
    found = assert_read_or_refused_in_words(lambda: WorkbookFormat().read(odd, ()))
    assert found is None or len(found.heads) <= 1000


@pytest.mark.parametrize("quote", ['"', "'"])
def test_a_row_beyond_the_last_one_is_damage(data, quote):
    far = with_part(
        data,
        "xl/worksheets/sheet1.xml",
        lambda xml: xml.replace('r="2"', f"r={quote}999999999{quote}"),
    )
    with pytest.raises(BadWorkbook, match="damaged"):
        read_sheet(far)


@pytest.mark.parametrize("at", [4, 6, 8, 26, 28, -4, -6])
def test_a_head_of_the_file_that_says_the_impossible_is_told(data, at):
    """Versions, sizes and places that no zip file has, in its first and in its last record."""
    bad = bytearray(data)
    bad[data.index(b"PK\x01\x02") + at if at > 0 else len(bad) + at] = 0x83
    assert_read_or_refused_in_words(lambda: read_sheet(bytes(bad)))


def test_a_workbook_under_a_password_says_so(data):
    locked = bytearray(data)
    for mark in (b"PK\x03\x04", b"PK\x01\x02"):
        at = -1
        while (at := locked.find(mark, at + 1)) >= 0:
            locked[at + (6 if mark[2] == 3 else 8)] |= 1
    with pytest.raises(BadWorkbook, match=r"password|encrypted"):
        read_sheet(bytes(locked))
