"""A workbook keeps all that its table does not show; only changed cells are written anew."""

import io
import zipfile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.editing.drafted import draft_of, saved
from tests.packages import workbook
from turingdesk.editing.draft import CannotEdit
from turingdesk.editing.workbook_draft import WorkbookFormat
from turingdesk.study.findings import Findings
from turingdesk.study.workbook import read_workbook

HEAD = ["id", "origin", "agent", "image", "caption", "note"]
ROWS = [
    HEAD,
    ["one", "human", "p1", "dog.png", 'A <dog> & "friend"\nhere', 3.5],
    ["two", "machine", "GIT", "cat.png", "caf\u00e9 _x0041_", ("formula", "=1+1")],
    [],
    ["four", "machine", "GIT", "cat.png", True, ("date", 45000)],
]


@pytest.fixture
def data(tmp_path):
    path = tmp_path / "book.xlsx"
    workbook(path, ROWS, Other=[["keep", 1], ["me"]], Third=[[("formula", "=Other!B1")]])
    return path.read_bytes()


def parts(data):
    with zipfile.ZipFile(io.BytesIO(data)) as book:
        return {name: book.read(name) for name in book.namelist()}


def as_read(data, tmp_path):
    """What the package's own reader makes of it, which goes through openpyxl."""
    grid = read_workbook(data, tmp_path / "t.xlsx", "t.xlsx", Findings())
    return [(row.line, dict(row.cells)) for row in grid.rows]


def test_cells_are_shown_as_they_were_typed(tmp_path, data):
    _, table = draft_of(tmp_path / "s", "t.xlsx", data)
    assert table.columns == HEAD
    assert len(table) == 4
    assert table.row(0) == ["one", "human", "p1", "dog.png", 'A <dog> & "friend"\nhere', "3.5"]
    assert table.row(1)[4:] == ["caf\u00e9 _x0041_", "=1+1"]
    assert table.row(2) == [""] * 6
    assert table.row(3)[4:] == ["true", "2023-03-15"]
    assert [table.line(n) for n in range(4)] == [2, 3, 4, 5]


def test_a_workbook_that_is_not_changed_is_written_as_it_was_byte_for_byte(tmp_path, data):
    draft, table = draft_of(tmp_path / "s", "t.xlsx", data)
    for column in range(6):
        before = table.cell(0, column)
        table.set_cell(0, column, "other")
        table.set_cell(0, column, before)
    assert saved(draft, table) == data


def test_a_changed_cell_leaves_all_others_and_every_other_part(tmp_path, data):
    draft, table = draft_of(tmp_path / "s", "t.xlsx", data)
    table.set_cell(0, 4, 'new <b> & "x"\n_x0041_ \u00fc\U0001f600')
    table.set_cell(0, 5, "7.25")
    table.set_cell(3, 0, "")
    made = saved(draft, table)
    before, after = parts(data), parts(made)
    sheet = "xl/worksheets/sheet1.xml"
    assert {n for n in before if before[n] != after.get(n)} == {sheet}
    expected = as_read(data, tmp_path)
    expected[0][1].update({"caption": 'new <b> & "x"\n_x0041_ \u00fc\U0001f600', "note": 7.25})
    del expected[2][1]["id"]
    assert as_read(made, tmp_path) == expected


def test_rows_and_columns_come_and_go(tmp_path, data):
    draft, table = draft_of(tmp_path / "s", "t.xlsx", data)
    table.insert_rows(1, 1)
    table.paste(1, 0, [["new", "human", "p2", "dog.png", "A new one"]])
    table.remove_rows([3])
    table.remove_column("agent")
    table.add_column("provenance")
    table.set_cell(0, 5, "here")
    table.rename_column("note", "mine")
    read = as_read(saved(draft, table), tmp_path)
    assert [line for line, _ in read] == [2, 3, 4, 5]
    assert read[0][1]["provenance"] == "here"
    assert read[1][1] == {
        "id": "new",
        "origin": "human",
        "image": "dog.png",
        "caption": "A new one",
    }
    assert read[2][1]["id"] == "two"
    assert "agent" not in read[2][1]
    assert read[3][1]["id"] == "four"
    again = WorkbookFormat().read(saved(draft, table), HEAD)
    assert [head.name for head in again.heads] == [
        "id", "origin", "image", "caption", "mine", "provenance"
    ]  # fmt: skip
    while draft.can_undo:
        draft.undo()
    assert saved(draft, table) == data


def test_the_check_names_the_cell_and_the_table_finds_it(tmp_path, data):
    draft, table = draft_of(tmp_path / "s", "t.xlsx", data)
    problems = draft.snapshot().problems()
    [formula] = [p for p in problems if "formula" in p.message]
    assert formula.column == "note, cell F3"
    assert table.place(formula) == (1, 5)
    table.set_cell(1, 5, "2")
    table.set_cell(0, 3, "nope.png")
    problems = draft.snapshot().problems()
    assert not [p for p in problems if "formula" in p.message]
    assert (0, 3) in [table.place(p) for p in problems]


def test_merged_cells_are_undone_once_rows_move_under_them(tmp_path, data):
    from openpyxl import load_workbook

    book = load_workbook(io.BytesIO(data))
    book.worksheets[0].merge_cells("C2:C3")
    out = io.BytesIO()
    book.save(out)
    draft, table = draft_of(tmp_path / "s", "t.xlsx", out.getvalue())
    table.set_cell(0, 0, "uno")
    assert b"mergeCell" in parts(saved(draft, table))["xl/worksheets/sheet1.xml"]
    table.remove_rows([0])
    assert b"mergeCell" not in parts(saved(draft, table))["xl/worksheets/sheet1.xml"]
    assert as_read((tmp_path / "s/t.xlsx").read_bytes(), tmp_path)[0][1]["id"] == "two"


def test_formulas_that_share_one_keep_their_values_when_it_is_written_over(tmp_path, data):
    """Excel writes a formula that was filled down once, and refers to it below."""
    sheet = "xl/worksheets/sheet1.xml"
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as book:
        for name, content in parts(data).items():
            if name == sheet:
                content = content.replace(  # noqa: PLW2901 - of this part only
                    b"<f>1+1</f>", b'<f t="shared" ref="F3:F5" si="0">1+1</f>'
                ).replace(b'<c r="F5"', b'<c r="G5"><f t="shared" si="0"/><v>2</v></c><c r="H5"')
            book.writestr(name, content)
    draft, table = draft_of(tmp_path / "s", "t.xlsx", made.getvalue())
    table.set_cell(0, 0, "uno")
    assert parts(saved(draft, table))[sheet].count(b'si="0"') == 2, "others may change"
    table.set_cell(1, 5, "2")
    written = parts(saved(draft, table))[sheet]
    assert b"shared" not in written
    assert b'<c r="G5"><v>2</v></c>' in written


def test_a_text_in_a_column_far_away_is_told_before_it_takes_all_memory(tmp_path):
    import xlsxwriter

    with xlsxwriter.Workbook(tmp_path / "t.xlsx") as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, HEAD)
        sheet.write(3, 16_383, "far")
    data = (tmp_path / "t.xlsx").read_bytes()
    with pytest.raises(CannotEdit, match="Row 4 has text in column XFD"):
        draft_of(tmp_path / "s", "t.xlsx", data)


def test_a_new_workbook_holds_text(tmp_path):
    draft, table = draft_of(tmp_path / "s", "t.xlsx", None)
    table.paste(0, 0, [["1", "human", "dog.png", "=1+1"], ["3-5", "machine", "cat.png", "b"]])
    read = as_read(saved(draft, table), tmp_path)
    assert read == [
        (2, {"id": "1", "origin": "human", "image": "dog.png", "caption": "=1+1"}),
        (3, {"id": "3-5", "origin": "machine", "image": "cat.png", "caption": "b"}),
    ]
    assert [p.severity for p in draft.snapshot().problems()] == ["warning"]  # no agent is named


@pytest.mark.parametrize("broken", [b"", b"no workbook", b"\xd0\xcf\x11\xe0old", b"PK\x03\x04cut"])
def test_a_damaged_workbook_is_refused_and_left_alone(tmp_path, broken):
    with pytest.raises(CannotEdit):
        draft_of(tmp_path, "t.xlsx", broken)
    assert (tmp_path / "t.xlsx").read_bytes() == broken


TEXT = st.text(st.characters(exclude_categories=["Cs"], max_codepoint=0x2FFF), max_size=6)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.lists(TEXT, min_size=2, max_size=2), min_size=1, max_size=4), st.data())
def test_any_text_is_read_back_by_the_package_reader(rows, data):
    filled = [[f"r{n}", *row] for n, row in enumerate(rows)]
    table = WorkbookFormat()
    made = table.write((), [], None, {}).data
    assert made.startswith(b"PK")
    from turingdesk.editing.table_lines import Head, Line

    heads = (Head("id"), Head("caption"), Head("prompt"))
    new = table.write(heads, [Line(tuple(row)) for row in filled], None, {}).data
    found = table.read(new, [])
    index = data.draw(st.integers(0, len(filled) - 1))
    text = data.draw(TEXT)
    found.lines[index] = found.lines[index].with_texts({1: text})
    written = table.write(found.heads, found.lines, found.style, {}).data
    filled[index][1] = text
    again = table.read(written, [])

    def plain(cell):
        return cell.replace("\r\n", "\n").replace("\r", "\n")

    read = [[plain(line.text(n)) for n in range(len(again.heads))] for line in again.lines]
    assert [row + [""] * (3 - len(row)) for row in read] == [[plain(c) for c in r] for r in filled]
