"""Grouped and ungrouped folds beside each other: a planted leak shows, and chance does not."""

import numpy as np
import pytest

from tests.judges.judged import answers, planted, row
from turingdesk.judges.features._base import feature_table
from turingdesk.judges.learning.comparison import ALIKE, compare_groupings, other_grouping
from turingdesk.judges.learning.cross_validation import TrainingSpec, cross_validate
from turingdesk.judges.learning.folds import Grouping, repeated_folds
from turingdesk.judges.trained import TRAINED


def folds(judged, values, by):
    names = [f"{number}" for number in range(values.shape[1])]
    work = TrainingSpec(TRAINED["svm"], {}, feature_table(judged, list(values), names, "none"))
    return cross_validate(judged, work, repeated_folds(judged, 5, 2, by))


def beside(judged, values):
    both = (folds(judged, values, by) for by in (Grouping.STIMULUS, Grouping.NONE))
    return compare_groupings(*both, Grouping.STIMULUS)


def test_each_kind_is_compared_with_the_other():
    assert other_grouping(Grouping.NONE) is Grouping.STIMULUS
    assert other_grouping(Grouping.STIMULUS) is other_grouping(Grouping.PROMPT) is Grouping.NONE


@pytest.mark.parametrize("by", [Grouping.STIMULUS, Grouping.NONE])
def test_a_planted_leak_shows_as_a_difference_above_0_whichever_kind_was_asked_for(by):
    judged, values = planted()
    found = compare_groupings(
        folds(judged, values, by), folds(judged, values, other_grouping(by)), by
    )
    assert found.by is Grouping.STIMULUS
    assert found.difference.value > 0.3
    assert found.difference.low > 0
    gap = found.ungrouped.detectability.value - found.grouped.detectability.value
    assert found.difference.value == pytest.approx(gap)
    assert (found.grouped.n_human, found.grouped.n_machine) == (100, 100)
    assert "stimuli that were trained on" in found.in_words


def test_without_a_leak_the_difference_may_be_chance():
    judged, _ = planted()
    values = np.random.default_rng(3).standard_normal((200, 8))
    found = beside(judged, values)
    assert found.difference.low < 0 < found.difference.high
    assert "That may be chance." in found.in_words


def test_where_every_answer_has_a_stimulus_of_its_own_there_is_nothing_to_leak():
    judged = answers([row(n, n % 2 == 0) for n in range(60)])
    found = beside(judged, np.random.default_rng(4).standard_normal((60, 8)))
    assert found.difference.note == ALIKE
