"""What verdicts depend on, and what they do not depend on."""

from dataclasses import replace

import pytest

from turingdesk.judges.learning.folds import Grouping
from turingdesk.judges.learning.settings import Settings

PLAIN = Settings("svm", "ngrams", "1", {"c": 1.0}, {"words": 2.0})
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
        {"by": Grouping.NONE},
        {"messages": True},
        {"name": "mine"},
    ],
)
def test_other_settings_have_another_fingerprint_and_other_sessions(change):
    other = replace(PLAIN, **change)
    assert other.told(DIGESTS)["fingerprint"] != PLAIN.told(DIGESTS)["fingerprint"]
    assert other.participant(1, DIGESTS) != PLAIN.participant(1, DIGESTS)


def test_other_vectors_have_another_fingerprint():
    other = PLAIN.told({"captions": "b" * 64})
    assert other["fingerprint"] != PLAIN.told(DIGESTS)["fingerprint"]


def test_more_seeds_leave_the_sessions_of_the_first_ones_as_they_are():
    more = replace(PLAIN, seeds=5)
    assert more.participant(2, DIGESTS) == PLAIN.participant(2, DIGESTS)
    assert more.told(DIGESTS)["seeds"] == 5
    assert PLAIN.participant(2, DIGESTS).startswith("svm-")
    assert PLAIN.participant(2, DIGESTS).endswith("-002")
