"""What verdicts depend on, and what they do not depend on."""

from dataclasses import replace

import pytest

from turingdesk.plugins.machine_judges.learning.folds import Grouping
from turingdesk.plugins.machine_judges.learning.settings import USUAL, TrainingSettings

PLAIN = TrainingSettings("svm", "ngrams", "1", {"c": 1.0}, {"words": 2.0})
DIGESTS = {"captions": "a" * 64}


def test_a_judge_is_called_after_its_kind_or_as_it_is_named():
    assert PLAIN.judge == "judge:svm"
    assert replace(PLAIN, name="mine").judge == "judge:mine"


@pytest.mark.parametrize(
    "change",
    [
        {"version": "2"},
        {"options": {"c": 2.0}},
        {"shaped_by": {"words": 1.0}},
        {"folds": 5},
        {"grouped_by": Grouping.NONE},
        {"messages": True},
        {"name": "mine"},
    ],
)
def test_other_settings_have_another_fingerprint_and_other_sessions(change):
    other = replace(PLAIN, **change)
    assert other.as_dict(DIGESTS)["fingerprint"] != PLAIN.as_dict(DIGESTS)["fingerprint"]
    assert other.participant(1, DIGESTS) != PLAIN.participant(1, DIGESTS)


def test_an_option_that_came_later_leaves_judges_without_it_as_they_were():
    linear = replace(PLAIN, options={"c": 1.0, "kernel": "linear"})
    assert linear.as_dict(DIGESTS)["fingerprint"] == PLAIN.as_dict(DIGESTS)["fingerprint"]
    gaussian = replace(PLAIN, options={"c": 1.0, "kernel": "rbf"}).as_dict(DIGESTS)
    assert gaussian["fingerprint"] != PLAIN.as_dict(DIGESTS)["fingerprint"]
    assert gaussian["options"]["kernel"] == "rbf"


@pytest.mark.parametrize(
    ("settings", "fingerprint"),
    [
        (
            TrainingSettings("svm", options={"c": 0.5, "balanced": False}),
            "3735c49de1af222219d8a0924c769eef37693d5cce06fe6c1a40d63564503dee",
        ),
        (
            TrainingSettings(
                "network",
                "embeddings_server",
                shaped_by={"server": "http://a/v1", "model": "m", "tries": 9},
            ),
            "fc182d45cc90f1c32784566d2abb7137e82c12b3de2b59743860c8af3f354f23",
        ),
        (
            TrainingSettings("forest", seeds=5, permutations=9, dask="tcp://gpu:8786"),
            "afa433fdbde8e82e081ba30f622c8422188d1cc23c4be695d4d8ebdda2009429",
        ),
    ],
)
def test_judges_are_those_of_the_versions_in_which_all_options_were_fractions(
    settings, fingerprint
):
    """Run again with the same settings, they continue their sessions, and begin no others."""
    assert settings.as_dict({})["fingerprint"] == fingerprint


@pytest.mark.parametrize(
    ("features", "moved"), [("embeddings", "file"), ("embeddings_server", "server")]
)
def test_where_numbers_come_from_is_told_and_is_no_other_judge_while_they_are_the_same(
    features, moved
):
    one = replace(PLAIN, features=features, shaped_by={moved: "here", "model": "m"})
    other = replace(one, shaped_by={moved: "there", "model": "m"})
    assert other.as_dict(DIGESTS)["fingerprint"] == one.as_dict(DIGESTS)["fingerprint"]
    assert other.as_dict(DIGESTS)["feature_options"][moved] == "there"
    changed = other.as_dict({"captions": "b" * 64})
    assert changed["fingerprint"] != one.as_dict(DIGESTS)["fingerprint"]


def test_the_usual_features_of_a_block_are_those_made_for_its_task_and_told():
    usual = replace(PLAIN, features=USUAL, shaped_by={"words": 1.0, "first": 5.0, "directions": 9})
    assert usual.features_for_task("fixations") == ("fixations", {"first": 5.0})
    assert usual.features_for_task("colors") == ("color", {})
    assert usual.features_for_task("words") == ("ngrams", {"words": 1.0})
    assert replace(usual, kind="forest").features_for_task("words")[0] == "lsa"
    assert replace(usual, kind="network").features_for_task("objects")[1] == {
        "words": 1.0,
        "directions": 9,
    }
    assert replace(usual, features="ngrams").features_for_task("colors")[0] == "ngrams"
    tasks = {"captions": "captions", "looks": "fixations"}
    told = usual.as_dict({**DIGESTS, "looks": "b" * 64}, tasks)
    assert told["block_features"] == {"captions": "ngrams", "looks": "fixations"}
    assert told["fingerprint"] == usual.as_dict({**DIGESTS, "looks": "b" * 64})["fingerprint"]
    assert told["fingerprint"] != PLAIN.as_dict({**DIGESTS, "looks": "b" * 64})["fingerprint"]


def test_other_vectors_have_another_fingerprint():
    other = PLAIN.as_dict({"captions": "b" * 64})
    assert other["fingerprint"] != PLAIN.as_dict(DIGESTS)["fingerprint"]


def test_more_seeds_leave_the_sessions_of_the_first_ones_as_they_are():
    more = replace(PLAIN, seeds=5)
    assert more.participant(2, DIGESTS) == PLAIN.participant(2, DIGESTS)
    assert more.as_dict(DIGESTS)["seeds"] == 5
    assert PLAIN.participant(2, DIGESTS).startswith("svm-")
    assert PLAIN.participant(2, DIGESTS).endswith("-002")
