"""Rows that say only a part, and no rows at all."""

from turingdesk.analysis._base import filled

COLUMNS = {"name": "str", "n": "int64", "share": "float64", "note": "str"}


def test_what_a_row_does_not_say_is_empty():
    found = filled([{"name": "a", "share": 0.5}, {"n": 3}], COLUMNS, "nothing")
    assert dict(found.dtypes.astype(str)) == COLUMNS
    assert found["name"].tolist() == ["a", ""]
    assert found["n"].tolist() == [0, 3]
    assert found["share"].isna().tolist() == [False, True]
    assert found["note"].tolist() == ["", ""]


def test_no_rows_are_one_that_says_why():
    (row,) = filled([], COLUMNS, "nothing").to_dict("records")
    assert (row["name"], row["n"], row["note"]) == ("", 0, "nothing")
    assert row["share"] != row["share"]
