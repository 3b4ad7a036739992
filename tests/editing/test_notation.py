"""Values of .jsonl tables are shown as text and come back as they were."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.editing.notation import Structured, shown, understood

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
POINT = st.lists(
    st.integers(-9999, 9999) | st.floats(-1e6, 1e6, allow_nan=False), min_size=2, max_size=4
)
SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | WORDS
VALUES = st.one_of(
    st.lists(WORDS, max_size=4),
    st.lists(st.tuples(st.sampled_from(["A", "B", "bot 1"]), WORDS).map(list), max_size=4),
    st.lists(st.fixed_dictionaries({"speaker": WORDS, "text": WORDS}), max_size=3),
    st.lists(POINT, max_size=4),
    st.recursive(
        SCALARS,
        lambda one: st.lists(one, max_size=3) | st.dictionaries(WORDS, one, max_size=3),
        max_leaves=6,
    ),
)


@given(VALUES)
def test_what_is_shown_and_not_changed_means_what_was_there(value):
    """What has no text of its own, null and empty lists, is the empty cell."""
    text = shown(value)
    assert isinstance(text, str)
    back = understood(text, value)
    if value is not None:
        assert json.dumps(back) == json.dumps(value)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (["keyboard", "hand"], "keyboard; hand"),
        ([["A", "hello"], ["B", "hi"]], "A: hello\nB: hi"),
        ([{"speaker": "A", "text": "hello"}], "A: hello"),
        ([[480, 300, 0, 230], [460, 480]], "480,300,0,230; 460,480"),
        ([{"x": 1, "y": 2.5}], "1,2.5"),
        (["semi;colon"], '["semi;colon"]'),
        ([1, "two"], '[1, "two"]'),
        ({"a": 1}, '{"a": 1}'),
        ([], ""),
        (None, ""),
        (True, "true"),
        (2.5, "2.5"),
    ],
)
def test_values_are_shown_in_the_notation_of_cells_or_as_json(value, text):
    assert shown(value) == text
    assert Structured(value).text == text


@pytest.mark.parametrize(
    ("text", "like", "kind", "value"),
    [
        ("7", None, int, 7),
        ("7", None, str, "7"),
        ("7", "x", int, "7"),
        ("-0.5e3", 1, str, -500.0),
        ("007", 1, str, "007"),
        ("seven", None, float | None, "seven"),
        ("", 3, int, None),
        ("YES", True, str, True),
        ("maybe", None, bool, "maybe"),
        ("", None, bool, None),
        ("a; b", None, tuple[str, ...], ["a", "b"]),
        ("a; b", ["x"], str, ["a", "b"]),
        (" ", ["x"], str, []),
        ('{"a": 2}', {"a": 1}, str, {"a": 2}),
        ("{broken", {"a": 1}, str, "{broken"),
        ("[" * 20_000, {"a": 1}, str, "[" * 20_000),
        ("1,2; 3", [[1, 2]], str, "1,2; 3"),
        ("1,x", [[1, 2]], str, "1,x"),
    ],
)
def test_a_text_means_what_the_row_or_the_task_has_or_stays_text(text, like, kind, value):
    made = understood(text, like, kind)
    assert json.dumps(made) == json.dumps(value)


def test_items_that_stay_keep_how_they_were_written():
    like = [{"speaker": "A", "text": "hi "}, {"speaker": "B", "text": "yes"}]
    assert understood("A: hi\nB: no", like) == [like[0], {"speaker": "B", "text": "no"}]
    assert understood("A: new\nA: hi\nB: yes", like) == [{"speaker": "A", "text": "new"}, *like]
    points = [{"x": 1, "y": 2, "onset_ms": 3}, {"y": 5, "x": 4}]
    assert understood("4,5", points[1:]) == points[1:]
