from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.quality import (
    KINDS,
    ControlsPassed,
    FormAnswer,
    Scope,
    TooFast,
    from_plain,
    plain,
    sentence,
)
from turingdesk.core.setting import settings_of


def any_rule():
    """A rule of any kind with any settings that study.toml would take."""

    def value(one, default):
        if one.options:
            return st.sampled_from([option.value for option in one.options])
        if isinstance(default, tuple):
            return st.lists(st.text(max_size=4), max_size=2).map(tuple)
        if isinstance(default, bool):
            return st.booleans()
        if isinstance(default, str):
            return st.text(max_size=4)
        return (st.integers if isinstance(default, int) else st.floats)(*one.range)

    def of(kind):
        defaults = {one.name: one.default for one in fields(kind)}
        given = {one.name: value(one, defaults[one.name]) for one in settings_of(kind)}
        return st.builds(kind, **given | {"id": st.text("abc-", min_size=1, max_size=4)})

    return st.sampled_from(list(KINDS.values())).flatmap(of)


@given(any_rule())
def test_a_rule_comes_back_from_its_plain_values(rule):
    assert from_plain(plain(rule)) == rule


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_kind_and_setting_has_a_sentence(kind):
    assert sentence(kind).startswith("Excludes ")
    assert sentence(kind).endswith(".")
    assert all(one.about or one.title for one in settings_of(kind))
    assert {one.name for one in settings_of(kind)} == {one.name for one in fields(kind)}
    assert kind.scope in Scope


def test_settings_at_their_default_are_left_out():
    assert plain(TooFast()) == {"kind": "too_fast", "id": "too_fast"}
    assert plain(FormAnswer(id="native", wanted=("English",))) == {
        "kind": "form_answer",
        "id": "native",
        "wanted": ["English"],
    }


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"kind": "mood"}, "unknown kind 'mood'"),
        ({}, "unknown kind None"),
        ({"kind": "duplicate", "share": 1}, "settings: share"),
        ({"kind": "too_fast", "min_s": "3"}, "min_s can't be '3'"),
        ({"kind": "too_fast", "blocks": "captions"}, "blocks can't be 'captions'"),
        ({"kind": "form_answer", "also_empty": 1}, "also_empty can't be 1"),
        ({"kind": "controls_passed", "at_least": True}, "at_least can't be True"),
        ({"kind": "controls_passed", "what": "some"}, "what can't be 'some'"),
        ({"kind": "straight_lining", "at_least": 0}, "at_least can't be 0"),
        ({"kind": "straight_lining", "at_least": float("inf")}, "at_least can't be inf"),
        ({"kind": "incomplete", "share": float("nan")}, "share can't be nan"),
        ({"kind": "too_fast", "min_s": 10**400}, "min_s can't be 1000"),
        ({"kind": "duplicate", "id": "a|b"}, "the ID 'a|b' contains a |"),
    ],
)
def test_plain_values_that_are_no_rule_are_refused(values, said):
    with pytest.raises(ValueError, match=said):
        from_plain(values)


def test_a_rule_applies_to_its_blocks_or_to_all():
    assert ControlsPassed().applies("any")
    assert ControlsPassed(blocks=("a",)).applies("a")
    assert not ControlsPassed(blocks=("a",)).applies("b")
