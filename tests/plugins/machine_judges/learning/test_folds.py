"""Folds in which nothing of a judged answer was trained on."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from tests.plugins.machine_judges.judged import answers, captions, row
from turingdesk.core.errors import CannotJudge
from turingdesk.plugins.machine_judges.learning.folds import (
    Grouping,
    Split,
    balanced_weights,
    group_labels,
    grouped_folds,
    repeated_folds,
    validation_split,
)


@given(
    st.lists(st.integers(0, 30), min_size=40, max_size=120), st.integers(2, 5), st.integers(0, 9)
)
def test_no_group_is_in_both_parts_and_each_answer_is_judged_once(of, k, seed):
    of = [f"g{one}" for one in of]
    human = np.arange(len(of)) % 2 == 0
    try:
        splits = grouped_folds(of, human, k, seed)
    except CannotJudge:
        reject()
    assert sorted(np.concatenate([s.test for s in splits])) == list(range(len(of)))
    for split in splits:
        assert not {of[p] for p in split.train} & {of[p] for p in split.test}
        assert len(split.train) + len(split.test) == len(of)


@given(st.lists(st.integers(0, 30), min_size=40, max_size=120), st.integers(0, 9))
def test_what_is_set_apart_shares_no_group_with_what_is_trained_on(of, seed):
    human = np.arange(len(of)) % 2 == 0
    group = np.array(of)
    split = Split(seed, 1, np.arange(30), np.arange(30, len(of)), group=group)
    try:
        train, apart = validation_split(split, human)
    except CannotJudge:
        reject()
    assert sorted([*train, *apart]) == list(range(30))
    assert not set(group[train]) & set(group[apart])
    assert len(set(human[train])) == len(set(human[apart])) == 2


def test_about_a_tenth_of_single_answers_is_set_apart_with_as_many_of_each():
    human = np.arange(400) % 2 == 0
    split = Split(3, 2, np.arange(300), np.arange(300, 400))
    _, apart = validation_split(split, human)
    assert len(apart) == 30
    assert human[apart].sum() == 15
    assert apart.tolist() == validation_split(split, human)[1].tolist()
    assert apart.tolist() != validation_split(replace(split, fold=3), human)[1].tolist()


def test_weights_of_both_classes_are_as_large_and_of_equal_classes_one():
    human = np.arange(40) < 8
    weights = balanced_weights(human)
    assert weights[human].sum() == pytest.approx(weights[~human].sum())
    assert weights.mean() == pytest.approx(1)
    assert (balanced_weights(np.arange(40) % 2 == 0) == 1).all()


def test_where_no_group_can_be_set_apart_that_is_told():
    human = np.arange(40) % 2 == 0
    one = Split(1, 1, np.arange(30), np.arange(30, 40), group=np.zeros(40, int))
    with pytest.raises(CannotJudge, match="belong to 1 groups"):
        validation_split(one, human)
    pure = replace(one, group=human.astype(int))
    with pytest.raises(CannotJudge, match="no group can be held out such"):
        validation_split(pure, human)


def test_folds_say_what_belongs_together():
    judged = captions()
    of = group_labels(judged)
    for split in repeated_folds(judged, 5, 1):
        assert len(set(zip(split.group.tolist(), of, strict=True))) == len(set(of))


def test_single_answers_are_stratified_to_within_one():
    human = np.arange(205) < 63
    splits = grouped_folds([f"{n}" for n in range(205)], human, 10, 1)
    humans = [int(human[s.test].sum()) for s in splits]
    machines = [int((~human[s.test]).sum()) for s in splits]
    assert max(humans) - min(humans) <= 1
    assert max(machines) - min(machines) <= 1


def test_seeds_deal_otherwise_and_the_same_seed_deals_the_same():
    one, other = repeated_folds(captions(), 5, 2)[:5], repeated_folds(captions(), 5, 2)[5:]
    assert [s.test.tolist() for s in one] == [
        s.test.tolist() for s in repeated_folds(captions(), 5, 1)
    ]
    assert [s.test.tolist() for s in one] != [s.test.tolist() for s in other]


def test_conversations_are_groups_of_their_own_unless_topics_are_asked_for():
    rows = [row(n, n % 2 == 0, prompt="music") for n in range(4)]
    talks = answers(rows, "conversations")
    assert len(set(group_labels(talks))) == 4
    assert len(set(group_labels(talks, Grouping.PROMPT))) == 1
    assert len(set(group_labels(answers(rows), Grouping.STIMULUS))) == 1
    assert len(set(group_labels(answers(rows), Grouping.NONE))) == 4


@pytest.mark.parametrize(
    ("human", "k", "why"),
    [
        ([True] * 6, 3, "0 by machines"),
        ([True, False] * 3, 10, "Use at most 6 folds"),
        ([True, False] * 3, 1, "Use 2 or more folds"),
        ([True] + [False] * 5, 3, "two answers by humans"),
    ],
)
def test_too_little_is_refused_by_name(human, k, why):
    with pytest.raises(CannotJudge, match=why):
        grouped_folds([f"{n}" for n in range(len(human))], np.array(human), k)
