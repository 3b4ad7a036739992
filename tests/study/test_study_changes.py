from turingdesk.study.study_changes import StudyState, changes

BEFORE = """\
title = "One"
seed = 3
[[block]]
id = "words"
trials = 4
[[rule]]
kind = "too_fast"
min_s = 3.0
"""


def state(toml, digest="b", **files):
    return StudyState(digest, toml, files)


def test_each_key_that_changed_is_told_with_what_it_was():
    after = BEFORE.replace("trials = 4", "trials = 6").replace("seed = 3\n", 'version = "2"\n')
    assert changes(state(BEFORE), state(after)) == (
        "seed: taken out, was 3",
        "block words.trials: 6, was 4",
        "version: 2, was not set",
    )


def test_a_rule_that_was_eased_is_told():
    after = BEFORE.replace("min_s = 3.0", "min_s = 2.0")
    assert changes(state(BEFORE), state(after)) == ("rule too_fast.min_s: 2.0, was 3.0",)


def test_blocks_that_only_changed_places_are_told_as_files_written_otherwise():
    one, two = '[[block]]\nid = "a"\n', '[[block]]\nid = "b"\n'
    told = changes(state(one + two, "x"), state(two + one, "y"))
    assert told == ("block: in another order",)


def test_files_are_told_by_name():
    before = state(BEFORE, a="1", b="1", c="1")
    after = state(BEFORE, b="2", c="1", d="1")
    assert changes(before, after) == ("a: taken out", "b: changed", "d: added")


def test_a_comment_alone_is_told_as_the_same_values_written_otherwise():
    after = state(BEFORE + "# a remark\n", "other hash")
    assert changes(state(BEFORE), after) == (
        "study.toml: written otherwise, with the same values",
    )


def test_long_values_are_cut():
    after = state(BEFORE.replace('"One"', f'"{"x" * 500}"'))
    assert changes(state(BEFORE), after) == (f"title: {'x' * 60}…, was One",)
