"""Whatever is written as TOML is read back as it was."""

import datetime
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.editing.toml_item import named
from turingdesk.editing.toml_value import is_tables, key_text, value_text

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
PLAIN = (
    TEXTS
    | st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats()
    | st.dates()
    | st.times().map(lambda time: time.replace(fold=0))
    | st.datetimes().map(lambda time: time.replace(fold=0))
)
VALUES = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3)
)


@given(VALUES)
def test_any_value_is_read_back(value):
    assert named(tomllib.loads(f"x = {value_text(value)}\n")["x"]) == named(value)


@given(TEXTS)
def test_any_key_is_read_back(key):
    assert tomllib.loads(f"{key_text(key)} = 1\n") == {key: 1}


@given(TEXTS)
def test_a_text_is_written_over_lines_only_where_it_has_some(text):
    made = value_text(text)
    assert made.startswith('"""\n') == ("\n" in text)
    assert made.count("\n") == (text.count("\n") + 1 if "\n" in text else 0)


def test_inside_a_list_everything_stands_in_one_line():
    assert value_text(["a\nb", {"k y": 1}]) == '["a\\nb", { "k y" = 1 }]'
    assert value_text({}) == "{}"
    assert value_text((1, 2)) == "[1, 2]"
    assert value_text(datetime.date(2026, 1, 31)) == "2026-01-31"


@pytest.mark.parametrize("value", [None, {1, 2}, object(), [None]])
def test_what_toml_cannot_hold_is_refused(value):
    with pytest.raises(TypeError, match="TOML cannot hold"):
        value_text(value)


def test_lists_of_tables_are_known():
    assert is_tables([{}, {"a": 1}])
    assert [is_tables(value) for value in ([], {}, [1], [{}, 1], "x", None)] == [False] * 6
