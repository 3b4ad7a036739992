"""What a terminal obeys is spelled out, what people write stays, and JSON keeps its value."""

import json
import sys
from unicodedata import bidirectional, category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.printable import printable

REORDERS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


@pytest.mark.slow
def test_every_control_and_every_reordering_character_is_spelled_out():
    unsafe = [
        chr(code)
        for code in range(sys.maxunicode + 1)
        if category(chr(code)) in {"Cc", "Cs", "Zl", "Zp"} or bidirectional(chr(code)) in REORDERS
    ]
    assert len(unsafe) > 2000
    assert [one for one in unsafe if not printable(one).startswith("\\u")] == []


def test_what_people_write_stays():
    said = "Größe 12 µm, «día», 判断 か, עברית, नमस्ते, می‌خواهم, 👩‍🔬 🏴, C:\\data, a\u00a0b"
    assert printable(said) == said


@given(st.text() | st.lists(st.text(st.characters())))
def test_json_that_passes_through_has_the_same_value(value):
    text = json.dumps({"value": value}, ensure_ascii=False, indent=2)
    shown = printable(text, allow="\n")
    assert json.loads(shown) == {"value": value}
    assert not {"\x1b", "\x9b", "\u202e", "\r"} & set(shown)
