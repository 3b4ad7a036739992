"""Folds in which nothing of a judged answer was trained on."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.judges.judged import answers, captions, row
from turingdesk.core.errors import CannotJudge
from turingdesk.judges.learning.folds import Grouping, folds, groups, repeated


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.integers(0, 30), min_size=40, max_size=120), st.integers(2, 5), st.integers(0, 9)
)
def test_no_group_is_in_both_parts_and_each_answer_is_judged_once(of, k, seed):
    of = [f"g{one}" for one in of]
    human = np.arange(len(of)) % 2 == 0
    try:
        splits = folds(of, human, k, seed)
    except CannotJudge:
        assert len(set(of)) < 31
        return
    assert sorted(np.concatenate([s.test for s in splits])) == list(range(len(of)))
    for split in splits:
        assert not {of[p] for p in split.train} & {of[p] for p in split.test}
        assert len(split.train) + len(split.test) == len(of)


def test_single_answers_are_stratified_to_within_one():
    human = np.arange(205) < 63
    splits = folds([f"{n}" for n in range(205)], human, 10, 1)
    humans = [int(human[s.test].sum()) for s in splits]
    machines = [int((~human[s.test]).sum()) for s in splits]
    assert max(humans) - min(humans) <= 1
    assert max(machines) - min(machines) <= 1


def test_seeds_deal_otherwise_and_the_same_seed_deals_the_same():
    one, other = repeated(captions(), 5, 2)[:5], repeated(captions(), 5, 2)[5:]
    assert [s.test.tolist() for s in one] == [s.test.tolist() for s in repeated(captions(), 5, 1)]
    assert [s.test.tolist() for s in one] != [s.test.tolist() for s in other]


def test_conversations_are_groups_of_their_own_unless_topics_are_asked_for():
    rows = [row(n, n % 2 == 0, prompt="music") for n in range(4)]
    talks = answers(rows, "conversations")
    assert len(set(groups(talks))) == 4
    assert len(set(groups(talks, Grouping.PROMPT))) == 1
    assert len(set(groups(answers(rows), Grouping.STIMULUS))) == 1
    assert len(set(groups(answers(rows), Grouping.NONE))) == 4


@pytest.mark.parametrize(
    ("human", "k", "why"),
    [
        ([True] * 6, 3, "0 of machines"),
        ([True, False] * 3, 10, "Take 6 folds at most"),
        ([True, False] * 3, 1, "Take 2 folds"),
        ([True] + [False] * 5, 3, "two answers of humans"),
    ],
)
def test_too_little_is_refused_by_name(human, k, why):
    with pytest.raises(CannotJudge, match=why):
        folds([f"{n}" for n in range(len(human))], np.array(human), k)
