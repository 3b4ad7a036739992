"""A workbook's first sheet is found and read whoever wrote the file, or refused in words."""

import io
import random
import zipfile
from datetime import datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.packages import workbook
from turingdesk.editing.sheet_xml import (
    ROW,
    NoSheet,
    Sheet,
    attributes_of,
    cells_of,
    column_of,
    first_sheet,
    inner_text,
    letters,
    plain,
)
from turingdesk.editing.toml_draft import CannotEdit
from turingdesk.editing.workbook_draft import WorkbookFormat


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


def cells(data):
    sheet = first_sheet(data)
    return [
        [sheet.text(cell.attributes, cell.body) for cell in cells_of(row["b"])]
        for row in ROW.finditer(sheet.data()[2])
    ]


def test_cells_are_shown_as_in_the_workbook(data):
    sheet = first_sheet(data)
    assert (sheet.title, sheet.others) == ("Sheet1", ("Second",))
    assert cells(data) == [
        ["id", "when", "n"],
        ["a & <b>", "2023-03-15", "1.5"],
        ["c", "12:00:00", "7"],
    ]


def test_hidden_sheets_are_passed_over(data):
    hide = with_part(
        data, "xl/workbook.xml", lambda xml: xml.replace('"Sheet1"', '"Sheet1" state="hidden"')
    )
    assert first_sheet(hide).title == "Second"
    none = with_part(
        hide, "xl/workbook.xml", lambda xml: xml.replace('"Second"', '"Second" state="veryHidden"')
    )
    with pytest.raises(NoSheet, match="no sheet can be seen"):
        first_sheet(none)


@given(st.integers(0, 16_383))
def test_columns_have_letters(column):
    assert column_of(f"{letters(column)}12") == column


@pytest.mark.parametrize("said", ['r="XFE1"', 'r="7"', 'r="ZZZZZZZZ1"', 'r="a1"', 'r=""'])
def test_a_cell_in_a_column_that_no_sheet_has_is_damage(said):
    with pytest.raises(NoSheet, match="no sheet has a cell"):
        list(cells_of(f"<c {said}><v>1</v></c>"))


def test_cells_without_references_follow_each_other():
    xml = "<c><v>1</v></c><x:c r=\"D2\" t='s'/><c><v>2</v></c>"
    found = list(cells_of(xml))
    assert [cell.column for cell in found] == [0, 3, 4]
    assert "".join(cell.raw for cell in found) == xml
    assert found[1].attributes == {"r": "D2", "t": "s"}
    assert found[1].body is None
    assert attributes_of(" a='1' b:c = \"\"") == {"a": "1", "b:c": ""}


def test_text_is_what_was_typed():
    assert plain("a&amp;b_x000D_\r\nc&#228;") == "a&b\n\ncä"
    runs = "<r><t>one </t></r><rPh><t>spoken</t></rPh><r><t xml:space='preserve'>two</t></r><t/>"
    assert inner_text(runs) == "one two"


@pytest.mark.parametrize(
    ("attributes", "body", "shown"),
    [
        ({"t": "b"}, "<v>1</v>", "true"),
        ({"t": "b"}, "<v>0</v>", "false"),
        ({"t": "e"}, "<v>#N/A</v>", "#N/A"),
        ({"t": "inlineStr"}, "<is><t>x</t></is>", "x"),
        ({}, "<v>0.1</v>", "0.1"),
        ({}, "<v>12.0</v>", "12"),
        ({}, "<v>1E+20</v>", "1e+20"),
        ({}, "<v>123456789012345</v>", "123456789012345"),
        ({"s": "1"}, "<v>0</v>", "00:00:00"),
        ({"s": "1"}, "<v>1.5</v>", "1899-12-31 12:00:00"),
        ({"s": "1"}, "<v>1e9</v>", "1000000000.0"),
        ({}, "<f>A1&amp;B1</f><v>x</v>", "=A1&B1"),
        ({}, "<v></v>", ""),
        ({}, None, ""),
    ],
)
def test_every_kind_of_cell_is_shown(attributes, body, shown):
    sheet = Sheet("p", "t", "", [], frozenset({1}), datetime(1899, 12, 30))
    assert sheet.text(attributes, body) == shown


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32))
def test_a_workbook_that_was_damaged_anywhere_is_read_or_refused_in_words(data, seed):
    chance = random.Random(seed)
    bad = bytearray(data)
    for _ in range(chance.randrange(1, 6)):
        bad[chance.randrange(len(bad))] = chance.randrange(256)
    whole = bytes(bad if chance.random() < 0.7 else bad[: chance.randrange(len(bad))])
    try:
        WorkbookFormat().read(whole, ())
    except CannotEdit as problem:
        assert len(str(problem)) > 20  # noqa: PT017 - it need not be raised


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(["xl/workbook.xml", "xl/worksheets/sheet1.xml"]), st.integers(0, 2**32))
def test_a_sheet_that_says_odd_things_is_read_or_refused_in_words(data, part, seed):
    chance = random.Random(seed)

    def change(xml):
        at, size = chance.randrange(len(xml)), chance.randrange(12)
        odd = chance.choice(["", "9" * 9, '"', "<", "A", "-1", "&", 'r="QQ9"'])
        return xml[:at] + odd + xml[at + size :]

    try:
        found = WorkbookFormat().read(with_part(data, part, change), ())
    except CannotEdit as problem:
        assert len(str(problem)) > 20  # noqa: PT017 - it need not be raised
    else:
        assert len(found.heads) <= 1000


@pytest.mark.parametrize("at", [4, 6, 8, 26, 28, -4, -6])
def test_a_head_of_the_file_that_says_the_impossible_is_told(data, at):
    """Versions, sizes and places that no zip file has, in its first and in its last record."""
    bad = bytearray(data)
    bad[data.index(b"PK\x01\x02") + at if at > 0 else len(bad) + at] = 0x83
    try:
        first_sheet(bytes(bad))
    except NoSheet as problem:
        assert len(str(problem)) > 20  # noqa: PT017 - it need not be raised


def test_a_workbook_under_a_password_says_so(data):
    locked = bytearray(data)
    for mark in (b"PK\x03\x04", b"PK\x01\x02"):
        at = -1
        while (at := locked.find(mark, at + 1)) >= 0:
            locked[at + (6 if mark[2] == 3 else 8)] |= 1
    with pytest.raises(NoSheet, match=r"password|encrypted"):
        first_sheet(bytes(locked))
