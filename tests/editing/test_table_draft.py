"""A table is edited by its cells, rows and columns, undone to the byte, and finds its problems."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.editing.drafted import draft_of, saved
from tests.packages import json_lines
from turingdesk.core.errors import Problem
from turingdesk.editing.history import History
from turingdesk.editing.table_draft import TableDraft, format_of
from turingdesk.editing.table_lines import TableColumn, TableLine
from turingdesk.editing.toml_draft import CannotEdit
from turingdesk.study.grid_file import SUFFIXES

CSV = b"id,origin,agent,image,caption\none,human,p1,dog.png,a\ntwo,machine,GIT,cat.png,b\n"
HEAD = ["id", "origin", "caption"]
ROWS = [["one", "human", "a; b"], ["two", "machine", ""], ["three", "human", "c"]]


def files():
    """The same table in every format, each written a little oddly."""
    lines = json_lines(*(dict(zip(HEAD, row, strict=True)) for row in ROWS)).replace(": ", ":  ")
    text = 'id;"origin";caption\r\none;"human";"a; b"\r\ntwo;machine;\r\nthree;human;c'
    return {"t.csv": text.encode(), "t.jsonl": lines.encode()}


FILES = files()
TEXT = st.sampled_from(["", "x", "a;b", 'say "so"', "two\nlines", " é ", "7", "=A1"])
PLACE = st.integers(0, 6)
EDITS = st.one_of(
    st.tuples(st.just("cell"), PLACE, PLACE, TEXT),
    st.tuples(st.just("paste"), PLACE, PLACE, st.lists(st.lists(TEXT, max_size=4), max_size=4)),
    st.tuples(st.just("insert"), PLACE, st.integers(0, 3), st.just("")),
    st.tuples(st.just("remove"), PLACE, PLACE, st.just("")),
    st.tuples(st.just("add"), PLACE, st.just(0), st.sampled_from(["new", "agent", "id"])),
    st.tuples(st.just("drop"), PLACE, st.just(0), st.just("")),
    st.tuples(st.just("rename"), PLACE, st.just(0), st.sampled_from(["other", "id", "caption"])),
)


def apply(table, edit):
    """The edit, where there is a place for it."""
    what, row, column, given = edit
    width, length = len(table.columns), len(table)
    if what == "cell" and width:
        table.set_cell(row, column % width, given)
    elif what == "paste" and width:
        table.paste(row, column % width, given)
    elif what == "insert":
        table.insert_rows(min(row, length), column)
    elif what == "remove":
        table.remove_rows({row, column} & set(range(length)))
    elif what == "add":
        table.add_column(given, min(row, width))
    elif what == "drop" and width > 1:
        table.remove_column(row % width)
    elif what == "rename" and width:
        table.rename_column(row % width, given)


@pytest.mark.parametrize("name", FILES)
@given(edits=st.lists(EDITS, max_size=6))
def test_any_edits_that_are_undone_give_the_bytes_back_and_redone_the_same_table(name, edits):
    with tempfile.TemporaryDirectory() as folder:
        draft, table = draft_of(Path(folder), name, FILES[name])
        for edit in edits:
            try:
                apply(table, edit)
            except CannotEdit as problem:
                assert "already" in str(problem)  # noqa: PT017 - it need not be raised
        cells = [table.row(n) for n in range(len(table))]
        columns = table.columns
        while draft.can_undo:
            draft.undo()
        assert [table.row(n) for n in range(len(table))] == ROWS
        assert table.state().written().data == FILES[name]
        while draft.can_redo:
            draft.redo()
        assert (table.columns, [table.row(n) for n in range(len(table))]) == (columns, cells)
        draft.save()
        while draft.can_undo:
            draft.undo()
        assert saved(draft, table) == FILES[name], "also after it was saved in between"


@pytest.mark.parametrize("name", FILES)
@given(row=st.integers(0, 2), column=st.integers(0, 2), text=TEXT)
def test_one_cell_that_changes_changes_no_other(name, row, column, text):
    with tempfile.TemporaryDirectory() as folder:
        draft, table = draft_of(Path(folder), name, FILES[name])
        table.set_cell(row, column, text)
        expected = [list(cells) for cells in ROWS]
        expected[row][column] = text
        data = saved(draft, table)
        again = TableDraft(name, data, lambda: "captions", History())
        assert [again.row(n) for n in range(len(again))] == expected
        before, after = FILES[name].split(b"\n"), data.split(b"\n")
        head = 0 if name == "t.jsonl" else 1
        assert after[: row + head] == before[: row + head]
        left = len(before) - row - head - 1
        assert not left or after[-left:] == before[-left:]


def test_a_paste_makes_rows_and_leaves_out_what_stands_right_of_the_columns(tmp_path):
    draft, table = draft_of(tmp_path, "t.csv", CSV)
    told = []
    draft.listen(told.append)
    table.paste(1, 3, [["dog.png", "x", "surplus"], ["cat.png"], []])
    assert len(table) == 4
    assert table.row(1) == ["two", "machine", "GIT", "dog.png", "x"]
    assert table.row(2) == ["", "", "", "cat.png", ""]
    table.paste(7, 0, [["far"]])
    assert (len(table), table.cell(7, 0)) == (8, "far")
    table.set_cell(0, 4, "y")
    assert [change.rows for change in told] == [None, None, (0, 0)]
    table.set_cell(0, 4, "y")
    table.paste(0, 0, [])
    table.remove_rows([])
    table.insert_rows(0, 0)
    assert len(told) == 3, "what changes nothing is no step"


def test_problems_find_their_cell_their_row_and_their_column(tmp_path):
    _, table = draft_of(tmp_path, "t.csv", CSV)
    assert table.place(Problem("", "", "t.csv", 3, "image")) == (1, 3)
    assert table.place(Problem("", "", "t.csv", 3)) == (1, 0)
    assert table.place(Problem("", "", "t.csv", 2, "no such")) == (0, 0)
    for nowhere in (
        Problem("", "", "other.csv", 2, "image"),
        Problem("", "", "t.csv", None, "image"),
        Problem("", "", "t.csv", 1, "image"),
    ):
        assert table.place(nowhere) is None
    assert table.head_place(Problem("", "", "t.csv", 1, "image")) == 3
    assert table.head_place(Problem("", "", "t.csv", 3, "image")) is None
    assert table.head_place(Problem("", "", "other.csv", 1, "image")) is None


def test_the_task_of_a_table_follows_the_blocks(tmp_path):
    draft, table = draft_of(tmp_path, "t.csv", CSV)
    assert "caption" in table.specs
    draft.toml.set(["block", 0, "task"], "words")
    assert "association" in table.specs
    draft.toml.remove(["block", 0])
    assert (table.task, dict(table.specs)) == ("", {})


def test_half_a_sign_that_was_pasted_leaves_a_file_that_can_be_read(tmp_path):
    for number, name in enumerate(FILES):
        draft, table = draft_of(tmp_path / str(number), name, FILES[name])
        table.set_cell(0, 2, "a\ud83db")
        data = saved(draft, table)
        again = TableDraft(name, data, lambda: "captions", History())
        assert again.cell(0, 2) in ("a?b", "a\ud83db")


CELLS = st.text(st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="_"), max_size=6)


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_every_suffix_that_a_package_reads_can_be_edited(suffix):
    assert type(format_of("t" + suffix)) is type(format_of("in/T" + suffix.upper()))


@pytest.mark.parametrize("name", ["t.xls", "t.xlsm", "t.ods", "t.txt", "t", "csv", ".csv", ""])
def test_anything_else_is_no_table(name):
    with pytest.raises(CannotEdit, match=r"is not a table.*\.csv, \.jsonl, \.xlsx"):
        format_of(name)


@pytest.mark.parametrize("suffix", [".csv", ".jsonl"])
@given(rows=st.lists(st.tuples(CELLS, CELLS).filter(lambda row: row[0].strip()), max_size=4))
def test_a_new_table_of_any_kind_is_read_back_as_it_was_written(suffix, rows):
    kind = format_of("t" + suffix)
    heads = (TableColumn("id"), TableColumn("caption"))
    data = kind.write(heads, [TableLine(row) for row in rows], None, {}).data
    found = kind.read(data, ("id", "caption"))
    names = [head.name for head in found.heads]
    read = [
        dict(zip(names, map(line.text, range(len(names))), strict=True)) for line in found.lines
    ]
    assert [(row.get("id", ""), row.get("caption", "")) for row in read] == rows
