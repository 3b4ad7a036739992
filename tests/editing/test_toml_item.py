"""One key gets another value; its comment, its breaks and its neighbours stay."""

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.journal.hand_written import item
from turingdesk.editing.toml_item import CannotPlace, Item, named, plain, revalued
from turingdesk.editing.toml_sections import sections_of


def items_of(text):
    return [item for section in sections_of(text) for item in section.items if item.keys]


@settings(max_examples=60, deadline=None)
@given(item())
def test_a_key_is_what_stands_before_beside_and_after_its_value(text):
    [one] = items_of(text)
    before, value, after = one.parts()
    assert before + value + after == one.raw
    assert before.rstrip().endswith("=")
    assert not after.strip() or after.lstrip().startswith("#")
    assert named(plain(one)) == named(tomllib.loads(text)[one.keys[0]])


@settings(max_examples=60, deadline=None)
@given(item(), st.sampled_from([1, "x", [1, 2], {"a": 1}, "several\nlines"]))
def test_another_value_leaves_what_stands_before_and_the_comment_after_it(text, value):
    [one] = items_of(text)
    made = revalued(one, (), value)
    assert made.parts()[0] == one.parts()[0]
    assert made.parts()[2].strip() == one.parts()[2].strip()
    assert plain(made) == value
    assert one.raw in text, "the old one is as it was"


def test_comments_below_each_other_stay_so():
    assert Item("n = 1    # few\n", ("n",)).with_value("10").raw == "n = 10   # few\n"
    assert Item("n = 1 # few\n", ("n",)).with_value('"a long text"').raw == (
        'n = "a long text" # few\n'
    )


def test_a_part_of_a_value_is_changed_or_taken_out():
    one = Item('mix = { H = 2, "M" = [1, 2] } # x\n', ("mix",))
    assert plain(revalued(one, ("M", 1), 5)) == {"H": 2, "M": [1, 5]}
    assert revalued(one, ("H",), None).raw == "mix = { M = [1, 2] }          # x\n"
    many = Item("n = [ # why\n  1, # one\n  2, # two\n]\n", ("n",))
    assert revalued(many, (), [1, 3]).raw == "n = [ # why\n  1, # one\n  3, # two\n]\n"
    assert plain(revalued(many, (), [])) == []


def test_a_part_that_has_no_place_is_refused():
    with pytest.raises(CannotPlace):
        revalued(Item("n = [1,\n2]\n", ("n",)), (7, "deep"), 1)


def test_values_are_told_apart_as_toml_does_and_not_by_the_order_of_keys():
    assert named({"a": 1, "b": 2}) == named({"b": 2, "a": 1})
    assert len({named(value) for value in (1, True, 1.0, "1", [1], None)}) == 6
    assert named(float("nan")) == named(float("nan"))
