from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.exchange.exporters._workbook import LONGEST, first_part, row, units


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_a_row_is_xml_whatever_the_text(text):
    cells = ElementTree.fromstring(row(1, [text, 1]))
    assert len(cells) == (2 if text else 1)


@pytest.mark.parametrize(
    ("value", "xml"),
    [
        (3, '<c r="A7"><v>3</v></c>'),
        (0.1 + 0.2, '<c r="A7"><v>0.30000000000000004</v></c>'),
        (False, '<c r="A7" t="b"><v>0</v></c>'),
        (10**20, '<c r="A7" t="inlineStr"><is><t>100000000000000000000</t></is></c>'),
        (" x", '<c r="A7" t="inlineStr"><is><t xml:space="preserve"> x</t></is></c>'),
        (None, ""),
        ("", ""),
    ],
)
def test_each_value_has_its_type(value, xml):
    assert row(7, [value]) == f'<row r="7">{xml}</row>'


def test_a_heading_has_its_format():
    assert '<c r="A1" s="2" t="inlineStr">' in row(1, ["id"], 2)


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=50), st.integers(0, 3))
def test_the_first_part_is_a_beginning_that_fits(text, shift):
    whole = "x" * (LONGEST - shift) + text
    part = first_part(whole)
    assert whole.startswith(part)
    assert units(part) <= LONGEST
    assert part == whole or units(whole) > LONGEST
    assert units(whole) <= LONGEST or units(part) >= LONGEST - 1
