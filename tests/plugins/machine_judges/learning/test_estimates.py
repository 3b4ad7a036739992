"""Each answer counts once, and the spread is that of stimuli."""

import numpy as np
import pytest

from tests.plugins.machine_judges.judged import answers, planted, row
from turingdesk.plugins.machine_judges.features._base import feature_table
from turingdesk.plugins.machine_judges.learning.answers import AnswerRow
from turingdesk.plugins.machine_judges.learning.cross_validation import (
    OutOfFold,
    TrainingSpec,
    cross_validate,
)
from turingdesk.plugins.machine_judges.learning.estimates import (
    ALIKE,
    accuracy,
    compare_groupings,
    mean_over_seeds,
    other_grouping,
)
from turingdesk.plugins.machine_judges.learning.folds import Grouping, Split, repeated_folds
from turingdesk.plugins.machine_judges.trained import TRAINED


def said(judged, scores_by_seed):
    """A judge that gave these scores to all answers, seed by seed."""
    every = np.arange(len(judged.rows))
    splits = tuple(Split(seed, 1, every, every) for seed in range(1, len(scores_by_seed) + 1))
    return OutOfFold(judged, splits, tuple(map(np.asarray, scores_by_seed)), ())


def pictures(count, alike):
    """Answers to so many pictures, half of them humans', so many of each to a picture."""
    rows = [row(n, n % 2 == 0, prompt=f"p{n // (2 * alike)}") for n in range(2 * alike * count)]
    return answers(rows)


def test_verdicts_of_several_seeds_are_one_answer():
    judged = pictures(2, 1)
    once = mean_over_seeds(said(judged, [[1, -1, 1, -1], [1, 1, 1, -1], [-1, 1, 1, -1]]))
    assert once["right"].tolist() == pytest.approx([2 / 3, 1 / 3, 1, 1])
    assert once["cluster"].tolist() == [0, 0, 1, 1]
    found = accuracy(once)
    assert (found.n_human, found.n_machine) == (2, 2)
    assert (found.p_hh, found.p_mm) == pytest.approx((5 / 6, 2 / 3))
    assert found.detectability == pytest.approx(3 / 4)


def test_the_spread_is_that_of_stimuli_and_the_same_for_repeated_seeds():
    judged = pictures(40, 1)
    scores = np.random.default_rng(3).standard_normal(80)
    one, many = (accuracy(mean_over_seeds(said(judged, [scores] * seeds))) for seeds in (1, 3))
    assert one == many
    right = ((scores > 0) == judged.is_human).reshape(40, 2).mean(axis=1)
    assert one.spread == pytest.approx(right.std(ddof=1))


def test_of_ungrouped_folds_answers_to_a_picture_resemble_each_other_all_the_same():
    judged = pictures(3, 2)
    once = mean_over_seeds(said(judged, [np.ones(12)]), Grouping.NONE)
    assert once["cluster"].nunique() == 3


def test_of_a_speaker_whose_messages_were_judged_the_mean_decides():
    rows = [AnswerRow(f"t/A/{n}", "t", "A", n, "", True, "", "", None) for n in range(1, 5)]
    other = AnswerRow("t/B/5", "t", "B", 5, "", False, "m", "", None)
    once = mean_over_seeds(said(answers([*rows, other], "conversations"), [[-1, -1, -1, 9, 2]]))
    assert once["subject"].tolist() == ["A", "B"]
    assert once["right"].tolist() == [1.0, 0.0]
    assert once["cluster"].tolist() == [0, 0]


def test_what_cannot_be_told_is_none():
    alone = accuracy(mean_over_seeds(said(pictures(1, 1), [[1, 1]])))
    assert (alone.detectability, alone.spread) == (0.5, None)
    people = answers([row(n, True, prompt=f"p{n}") for n in range(3)])
    found = accuracy(mean_over_seeds(said(people, [[1, 1, -1]])))
    assert (found.p_hh, found.p_mm, found.detectability) == (pytest.approx(2 / 3), None, None)


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
    assert found.difference > 0.3
    gap = found.ungrouped.detectability - found.grouped.detectability
    assert found.difference == pytest.approx(gap)
    assert (found.grouped.n_human, found.grouped.n_machine) == (100, 100)
    assert "stimuli seen in training" in found.in_words


def test_where_every_answer_has_a_stimulus_of_its_own_there_is_nothing_to_leak():
    judged = answers([row(n, n % 2 == 0) for n in range(60)])
    found = beside(judged, np.random.default_rng(4).standard_normal((60, 8)))
    assert found.note == ALIKE
    assert found.in_words.endswith(ALIKE)
