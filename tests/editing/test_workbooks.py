"""A workbook is shown as it is and never written; its rows are copied to a table that is."""

import csv
import io

import pytest

from tests.editing.drafted import draft_of, files_of
from tests.packages import workbook
from turingdesk.editing.draft import CannotEdit, Draft
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


def on_disk(path):
    return list(csv.reader(io.StringIO(path.read_text("utf-8"), newline="")))


def test_cells_are_shown_as_they_were_typed_and_formulas_by_their_value(tmp_path, data):
    _, table = draft_of(tmp_path / "s", "t.xlsx", data)
    assert table.columns == HEAD
    assert table.row(0) == ["one", "human", "p1", "dog.png", 'A <dog> & "friend"\nhere', "3.5"]
    assert table.row(1)[4:] == ["caf\u00e9 _x0041_", "0"]
    assert table.row(2)[4:] == ["true", "2023-03-15"]
    assert [table.line(n) for n in range(3)] == [2, 3, 5]
    notes = " ".join(table.notes)
    assert "Only the sheet 'Sheet1' was read, not 'Other', 'Third'." in notes
    assert "1 formula (F3): its last saved value is used." in notes


def test_nothing_in_a_workbook_is_changed(tmp_path, data):
    draft, table = draft_of(tmp_path / "s", "t.xlsx", data)
    for change in (
        lambda: table.set_cell(0, 0, "other"),
        lambda: table.insert_rows(0),
        lambda: table.remove_rows([0]),
        lambda: table.add_column("more"),
        lambda: table.rename_column("note", "mine"),
    ):
        with pytest.raises(CannotEdit, match=r"t\.xlsx is an Excel workbook.*Copy its rows"):
            change()
    assert not draft.is_changed
    draft.toml.set(["title"], "Other")
    draft.save()
    assert (tmp_path / "s/t.xlsx").read_bytes() == data


def test_a_copy_has_all_rows_and_text_and_the_study_uses_it(tmp_path, data):
    draft, table = draft_of(tmp_path / "s", "t.xlsx", data)
    folder = tmp_path / "s"
    before = files_of(folder)
    assert draft.copy_as_csv("t.xlsx") == "t.csv"
    assert draft.toml.get("block", 0, "table") == "t.csv"
    assert draft.task_of("t.csv") == "captions"
    copy = draft.table("t.csv")
    copy.set_cell(0, 4, "new")
    draft.save()
    rows = [table.row(n) for n in range(3)]
    rows[0][4] = "new"
    assert on_disk(folder / "t.csv") == [HEAD, *rows]
    assert files_of(folder)["t.xlsx"] == data
    for _ in range(2):
        draft.undo()
    assert draft.toml.get("block", 0, "table") == "t.xlsx"
    draft.save()
    left = files_of(folder)
    assert {name: left[name] for name in before} == before


def test_a_copy_takes_no_table_that_is_there(tmp_path, data):
    draft, _ = draft_of(tmp_path / "s", "t.xlsx", data)
    (tmp_path / "s/t.csv").write_text("mine")
    assert draft.copy_as_csv("t.xlsx") == "t-2.csv"
    assert draft.copy_as_csv("t.xlsx") == "t-3.csv"
    draft.save()
    assert (tmp_path / "s/t.csv").read_text() == "mine"


def test_every_block_that_uses_the_workbook_uses_the_copy(tmp_path):
    toml = """id = "s"
[[block]]
task = "words"
[[block]]
task = "captions"
table = "./words.xlsx"
[[block]]
task = "pairs"
[block.show]
of = "words"
"""
    (tmp_path / "study.toml").write_text(toml)
    workbook(tmp_path / "words.xlsx", [["id"], ["one"]])
    draft = Draft.open(tmp_path)
    draft.copy_as_csv("words.xlsx")
    blocks = draft.toml.get("block")
    assert [blocks[n].get("table") for n in range(3)] == ["words.csv", "words.csv", None]
    assert blocks[2]["show"]["of_table"] == "words.csv"
    draft.undo()
    assert draft.toml.text() == toml
    assert draft.table_names()[0] == "words.xlsx"


def test_the_copy_is_read_as_the_workbook_was(tmp_path, data):
    """Text, numbers and truth values reach the study alike; formulas and dates are problems."""
    draft, _ = draft_of(tmp_path / "s", "t.xlsx", data)
    grid = read_workbook(data, tmp_path / "t.xlsx", "t.xlsx", Findings())
    copy = draft.table(draft.copy_as_csv("t.xlsx"))
    for number, row in enumerate(grid.rows):
        for name, value in row.cells.items():
            if name not in ("note", "caption") or isinstance(value, str):
                assert copy.row(number)[copy.columns.index(name)] in (value, "0", "2023-03-15")


def test_the_check_names_the_cell_and_the_table_finds_it(tmp_path, data):
    draft, table = draft_of(tmp_path / "s", "t.xlsx", data)
    [formula] = [p for p in draft.snapshot().problems() if "formula" in p.message]
    assert formula.column == "note, cell F3"
    assert table.place(formula) == (1, 5)


def test_a_text_in_a_column_far_away_is_left_out_and_told(tmp_path):
    import xlsxwriter

    with xlsxwriter.Workbook(tmp_path / "t.xlsx") as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, HEAD)
        sheet.write(3, 16_383, "far")
    _, table = draft_of(tmp_path / "s", "t.xlsx", (tmp_path / "t.xlsx").read_bytes())
    assert table.columns == HEAD
    assert "1 cell to the right of column ALL is not read (XFD4)." in table.notes


def test_a_workbook_that_is_not_there_is_copied_to_an_empty_table(tmp_path):
    draft, table = draft_of(tmp_path / "s", "t.xlsx", None)
    assert len(table) == 0
    copy = draft.table(draft.copy_as_csv("t.xlsx"))
    copy.paste(0, 0, [["1", "human", "dog.png", "=1+1"]])
    draft.save()
    assert on_disk(tmp_path / "s/t.csv")[1] == ["1", "human", "dog.png", "=1+1"]
    assert not (tmp_path / "s/t.xlsx").exists()


@pytest.mark.parametrize("broken", [b"", b"no workbook", b"\xd0\xcf\x11\xe0old", b"PK\x03\x04cut"])
def test_a_damaged_workbook_is_refused_and_left_alone(tmp_path, broken):
    with pytest.raises(CannotEdit):
        draft_of(tmp_path, "t.xlsx", broken)
    assert (tmp_path / "t.xlsx").read_bytes() == broken
