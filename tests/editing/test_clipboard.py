"""What Excel, LibreOffice and Google Sheets put on the clipboard becomes rows of cells."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.work import calls
from turingdesk.editing.clipboard import clipboard


def grid(text, html=""):
    return clipboard(text, html).grid


def test_rows_and_cells_of_excel_on_windows():
    text = 'one\ttwo\r\n"line 1\nline 2"\t"a ""quoted"" word and\ta tab"\r\n'
    assert grid(text) == [["one", "two"], ["line 1\nline 2", 'a "quoted" word and\ta tab']]


def test_quotes_that_belong_to_the_text_stay():
    assert grid('"so" she said\tend"\n') == [['"so" she said', 'end"']]
    assert grid('"all of it"\tx') == [['"all of it"', "x"]]
    assert grid('"never closed\tx\ny') == [['"never closed', "x"], ["y", ""]]


def test_the_last_line_end_makes_no_row_and_an_empty_cell_is_one():
    assert grid("a\n") == [["a"]]
    assert grid("\n") == [[""]]
    assert grid("a\n\n") == [["a"], [""]]
    assert grid("") == []


def test_short_rows_are_filled_up():
    assert grid("a\tb\tc\nd\n") == [["a", "b", "c"], ["d", "", ""]]


def test_line_ends_of_old_macs_and_of_others_are_the_same():
    assert grid("a\rb\r") == grid("a\nb\n") == grid("a\r\nb\r\n") == [["a"], ["b"]]


def test_merged_cells_are_told():
    html = '<table><tr><td rowspan="3" colspan=2>x</td><td rowspan="1">y</td></tr></table>'
    pasted = clipboard("x\ty\n\tz\n", html)
    assert pasted.grid == [["x", "y"], ["", "z"]]
    assert "2 merged cells" in pasted.notes[0]


def test_formulas_stay_text_and_are_told():
    pasted = clipboard("=SUM(A1:A3)\t=\t3\n")
    assert pasted.grid == [["=SUM(A1:A3)", "=", "3"]]
    assert "1 cell starting with = was pasted as text" in pasted.notes[0]
    html = '<td data-sheets-formula="=R[0]C[1]">5</td>'
    assert "1 formula: its displayed value was pasted" in clipboard("5", html).notes[0]


def test_signs_that_no_file_should_hold_are_left_out_and_told():
    pasted = clipboard("a\x00b\tc\x0bd\x7f\n")
    assert pasted.grid == [["ab", "cd"]]
    assert "3 characters" in pasted.notes[0]


def test_numbers_with_commas_dates_and_errors_are_told_where_they_are():
    pasted = clipboard("id\t1,5\n3-May\t12.03.2024\n#N/A\t-2,75\n1,234,567\tx, y\n")
    assert [note.split(":")[0].split(" of ")[0] for note in pasted.notes] == [
        "2 numbers with a comma",
        "2 cells look like dates",
        "1 spreadsheet error instead",
    ]
    assert "'1,5' in row 1, column 2" in pasted.notes[0]
    assert "'3-May' in row 2, column 1" in pasted.notes[1]
    assert "'#N/A' in row 3, column 1" in pasted.notes[2]


def test_an_ordinary_table_has_no_notes():
    assert clipboard("id\tcaption\none\tA dog, a cat; 3 birds - fine\n").notes == ()


CELL = st.text(st.sampled_from('ab "\t\n='), max_size=6)


def as_copied(cell):
    """Between quotes where it is needed, as Google Sheets and LibreOffice do."""
    needs = "\t" in cell or "\n" in cell or cell.startswith('"')
    return '"' + cell.replace('"', '""') + '"' if needs else cell


@given(st.lists(st.lists(CELL, min_size=2, max_size=2), min_size=1, max_size=4))
def test_whatever_a_spreadsheet_copies_comes_out_as_it_was(rows):
    text = "".join("\t".join(map(as_copied, row)) + "\r\n" for row in rows)
    assert grid(text) == rows


@pytest.mark.parametrize("cell", ["plain text", '"quoted', '"two\nlines"', '"""', '"a'])
def test_ten_times_as_many_rows_are_ten_times_the_work(cell):
    few, many = (
        calls(lambda rows=rows: clipboard(f"{cell}\tb\tc\n" * rows, "<td>" * 1000))
        for rows in (300, 3000)
    )
    assert many < 12 * few
