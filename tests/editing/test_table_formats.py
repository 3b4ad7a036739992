"""Every kind of table that a package may have can be edited, and no other."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turingdesk.editing.table_formats import format_of
from turingdesk.editing.table_lines import Head, Line
from turingdesk.editing.toml_draft import CannotEdit
from turingdesk.study.grid_file import SUFFIXES

CELLS = st.text(st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="_"), max_size=6)


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_every_suffix_that_a_package_reads_can_be_edited(suffix):
    assert type(format_of("t" + suffix)) is type(format_of("in/T" + suffix.upper()))


@pytest.mark.parametrize("name", ["t.xls", "t.xlsm", "t.ods", "t.txt", "t", "csv", ".csv", ""])
def test_anything_else_is_no_table(name):
    with pytest.raises(CannotEdit, match=r"is no table.*\.csv, \.jsonl, \.xlsx"):
        format_of(name)


@pytest.mark.parametrize("suffix", SUFFIXES)
@settings(max_examples=25, deadline=None)
@given(rows=st.lists(st.tuples(CELLS, CELLS).filter(lambda row: row[0].strip()), max_size=4))
def test_a_new_table_of_any_kind_is_read_back_as_it_was_written(suffix, rows):
    kind = format_of("t" + suffix)
    heads = (Head("id"), Head("caption"))
    data = kind.write(heads, [Line(row) for row in rows], None, {}).data
    found = kind.read(data, ("id", "caption"))
    names = [head.name for head in found.heads]
    read = [
        dict(zip(names, map(line.text, range(len(names))), strict=True)) for line in found.lines
    ]
    assert [(row.get("id", ""), row.get("caption", "")) for row in read] == rows
