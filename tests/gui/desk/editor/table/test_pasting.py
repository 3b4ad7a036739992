"""Spreadsheet files as rows for a table."""

import pytest

from tests.packages import workbook
from turingdesk.core.errors import BadSource
from turingdesk.gui.desk.editor.table.pasting import arranged, read_file, unknown_columns


def test_rows_go_under_the_columns_of_their_names(tmp_path):
    path = tmp_path / "rows.csv"
    path.write_text("Image,id,age\na.png,one,31\nb.png,two,\n", encoding="utf-8")
    found = read_file(path, ["id", "image"])
    assert arranged(found, ["id", "origin", "image"]) == [
        ["one", "", "a.png"],
        ["two", "", "b.png"],
    ]
    assert unknown_columns(found, ["id", "image"]) == ["age"]


def test_numbers_of_a_workbook_are_what_was_typed(tmp_path):
    book = workbook(tmp_path / "rows.xlsx", [["id", "value"], [7, 2.5], ["x", None]])
    assert read_file(book, ["id"]).rows == [["7", "2.5"], ["x", ""]]


@pytest.mark.parametrize("data", [b"", b"no workbook", b"PK\x03\x04 broken"])
def test_what_cannot_be_read_is_told(tmp_path, data):
    path = tmp_path / "rows.xlsx"
    path.write_bytes(data)
    with pytest.raises(BadSource, match=r"rows\.xlsx"):
        read_file(path, ["id"])
