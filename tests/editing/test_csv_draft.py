"""A .csv table keeps its separators, quotes, line ends and order while cells change."""

import csv
import io
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.editing.drafted import draft_of, saved
from turingdesk.editing.csv_draft import CsvFormat
from turingdesk.editing.draft import CannotEdit
from turingdesk.editing.table_lines import TableLine

ODD = (
    b"\xef\xbb\xbf" + b'id;"origin";agent;image;caption;mine\r\n'
    b'"one";human;p1;dog.png;"A ""dog""; on a sofa";"x"\r\n'
    b"\r\n"
    b'two;machine;GIT;cat.png;"Two\r\nlines";\r\n'
    b"three;machine;GIT;cat.png;short\r\n"
    b"four;human;p2;dog.png;long;;;surplus\r\n"
    b";;;;;\r\n\r\n"
)


def test_a_table_that_is_not_changed_is_written_as_it_was_byte_for_byte(tmp_path):
    draft, table = draft_of(tmp_path, "t.csv", ODD)
    assert table.columns == ["id", "origin", "agent", "image", "caption", "mine", "", ""]
    assert len(table) == 5
    assert table.cell(0, 4) == 'A "dog"; on a sofa'
    assert table.cell(2, 4) == "Two\nlines"
    assert table.row(1) == [""] * 8
    assert table.row(3)[4:] == ["short", "", "", ""]
    assert table.cell(4, 7) == "surplus"
    table.set_cell(0, 4, "other")
    table.set_cell(0, 4, 'A "dog"; on a sofa')
    assert saved(draft, table) == ODD


def test_only_the_changed_cell_is_written_anew(tmp_path):
    draft, table = draft_of(tmp_path, "t.csv", ODD)
    table.set_cell(0, 2, "p;9")
    table.set_cell(2, 5, "new")
    expected = ODD.replace(b'"one";human;p1;', b'"one";human;"p;9";')
    expected = expected.replace(b'lines";\r\n', b'lines";new\r\n')
    assert saved(draft, table) == expected


def test_a_quoted_cell_stays_quoted_and_others_stay_bare(tmp_path):
    draft, table = draft_of(tmp_path, "t.csv", b'id,caption\n"1",a\n2,"b"\n')
    table.paste(0, 0, [["10", "aa"], ["20", "bb"]])
    assert saved(draft, table) == b'id,caption\n"10",aa\n20,"bb"\n'


def test_rows_are_added_and_taken_out_without_touching_others(tmp_path):
    text = b"id\torigin\timage\tcaption\none\thuman\tdog.png\ta\ntwo\tmachine\tcat.png\tb"
    draft, table = draft_of(tmp_path, "t.csv", text)
    table.insert_rows(1, 2)
    table.paste(1, 0, [["new", "human", "dog.png", "with\ttab"]])
    table.remove_rows([2])
    table.paste(3, 0, [["last", "human", "dog.png", "end"]])
    assert saved(draft, table) == (
        b"id\torigin\timage\tcaption\none\thuman\tdog.png\ta\n"
        b'new\thuman\tdog.png\t"with\ttab"\ntwo\tmachine\tcat.png\tb\n'
        b"last\thuman\tdog.png\tend\n"
    )


def test_columns_are_added_renamed_and_taken_out(tmp_path):
    draft, table = draft_of(tmp_path, "t.csv", b'id,"origin",x\n1,"human",a\n2,machine,"b"\n')
    table.add_column("caption", at=1)
    table.rename_column("x", "image")
    table.set_cell(1, 1, "text")
    assert saved(draft, table) == b'id,caption,"origin",image\n1,,"human",a\n2,text,machine,"b"\n'
    table.remove_column("image")
    table.remove_column("caption")
    assert saved(draft, table) == b'id,"origin"\n1,"human"\n2,machine\n'
    for _ in range(5):
        draft.undo()
    assert saved(draft, table) == b'id,"origin",x\n1,"human",a\n2,machine,"b"\n'


def test_a_column_needs_a_name_of_its_own(tmp_path):
    draft, table = draft_of(tmp_path, "t.csv", b"id,a\n1,2\n")
    for name in ("a", " ", "id "):
        with pytest.raises(CannotEdit):
            table.add_column(name)
    with pytest.raises(CannotEdit, match="already a column 'id'"):
        table.rename_column("a", "id")
    table.rename_column("a", "a")
    assert not draft.is_changed


def test_every_row_knows_its_line_and_every_problem_its_cell(tmp_path):
    draft, table = draft_of(tmp_path, "t.csv", ODD)
    assert [table.line(row) for row in range(5)] == [2, 3, 4, 6, 7]
    table.set_cell(2, 3, "nope.png")
    places = {p.message: table.place(p) for p in draft.snapshot().problems()}
    [place] = [at for message, at in places.items() if "'nope.png'" in message]
    assert place == (2, 3)
    draft.save()


def test_problems_of_the_head_have_a_column_and_no_cell(tmp_path):
    draft, table = draft_of(
        tmp_path, "t.csv", b"id,origin,image,captoin,mine\n1,human,dog.png,a,b\n"
    )
    wrong = {p.column: p for p in draft.snapshot().problems() if p.file == "t.csv"}
    assert table.place(wrong["captoin"]) is None
    assert table.head_place(wrong["captoin"]) == 3
    assert table.head_place(wrong["mine"]) == 4


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b'id,caption\n1,"open\n', "line 2"),
        (b'id,caption\n1,"a"b\n', "line 2"),
        (b"id,caption\n1,caf\xe9\n", "Line 2 is not UTF-8"),
    ],
)
def test_a_damaged_table_says_where_and_stays_as_it_is(tmp_path, data, said):
    with pytest.raises(CannotEdit, match=said):
        draft_of(tmp_path, "t.csv", data)
    assert (tmp_path / "t.csv").read_bytes() == data


CELLS = st.text(st.sampled_from('ab ,;"\t\n\u00e9='), max_size=5)
ROWS = st.lists(st.lists(CELLS, min_size=3, max_size=3), min_size=1, max_size=6)


def as_csv(rows, delimiter, end, quoting):
    out = io.StringIO(newline="")
    csv.writer(out, delimiter=delimiter, lineterminator=end, quoting=quoting).writerows(rows)
    return out.getvalue().encode()


@given(
    ROWS,
    st.sampled_from(",;\t"),
    st.sampled_from(["\n", "\r\n"]),
    st.sampled_from([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]),
    st.lists(st.tuples(st.integers(0, 5), st.integers(0, 2), CELLS), max_size=4),
)
def test_any_table_is_read_back_as_it_was_changed(rows, delimiter, end, quoting, changes):
    data = as_csv([["id", "origin", "agent"], *rows], delimiter, end, quoting)
    with tempfile.TemporaryDirectory() as folder:
        draft, table = draft_of(Path(folder), "t.csv", data)
        expected = [table.row(row) for row in range(len(table))]
        for row, column, text in changes:
            if row < len(table):
                table.set_cell(row, column, text)
                expected[row][column] = text
        again = CsvFormat().read(saved(draft, table), ("id", "origin", "agent"))
        read = [[line.text(n) for n in range(3)] for line in again.lines]
        filled = [row for row in expected if any(cell.strip() for cell in row)]
        assert [row for row in read if any(cell.strip() for cell in row)] == filled
        while draft.can_undo:
            draft.undo()
        assert saved(draft, table) == data


def test_a_new_table_has_its_own_head():
    written = CsvFormat().write((), [], None, {})
    assert written.data == b"\n"
    assert TableLine(("a",)).text(0) == "a"


HEADS = (b"id,origin,agent,cue", b"id,origin,agent,cue\r\n", b"id,origin")


@pytest.mark.parametrize("head", HEADS)
def test_a_table_of_a_head_alone_opens_and_takes_rows(tmp_path, head):
    draft, table = draft_of(tmp_path, "t.csv", head)
    assert table.columns[:2] == ["id", "origin"]
    assert len(table) == 0
    table.insert_rows(0)
    table.set_cell(0, 1, "human")
    found = saved(draft, table)
    assert found.startswith(head.strip())
    assert [row[:2] for row in csv.reader(io.StringIO(found.decode()))][1] == ["", "human"]
