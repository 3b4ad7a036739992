"""Each answer counts once, and intervals speak of other stimuli."""

import numpy as np
import pytest

from tests.judges.judged import answers, planted, row
from turingdesk.judges.features._base import feature_table
from turingdesk.judges.learning.answers import AnswerRow
from turingdesk.judges.learning.cross_validation import OutOfFold, TrainingSpec, cross_validate
from turingdesk.judges.learning.estimates import (
    ALIKE,
    ClusterCounts,
    bootstrap_accuracy,
    bootstrap_difference,
    compare_groupings,
    count_by_cluster,
    mean_over_seeds,
    other_grouping,
)
from turingdesk.judges.learning.folds import Grouping, Split, repeated_folds
from turingdesk.judges.trained import TRAINED


def said(judged, scores_by_seed):
    """A judge that gave these scores to all answers, seed by seed."""
    every = np.arange(len(judged.rows))
    splits = tuple(Split(seed, 1, every, every) for seed in range(1, len(scores_by_seed) + 1))
    return OutOfFold(judged, splits, tuple(map(np.asarray, scores_by_seed)), ())


def pictures(count, alike):
    """Answers to so many pictures, half of them humans', so many of each to a picture."""
    rows = [row(n, n % 2 == 0, prompt=f"p{n // (2 * alike)}") for n in range(2 * alike * count)]
    return answers(rows)


def summed(judged, right):
    """Answers of which some were judged correctly, by stimulus."""
    scores = np.where(right == judged.is_human, 1.0, -1.0)
    rows = mean_over_seeds(said(judged, [scores]))
    return count_by_cluster(rows, int(rows["cluster"].max()) + 1)


def test_verdicts_of_several_seeds_are_one_answer():
    judged = pictures(2, 1)
    once = mean_over_seeds(said(judged, [[1, -1, 1, -1], [1, 1, 1, -1], [-1, 1, 1, -1]]))
    assert once["right"].tolist() == pytest.approx([2 / 3, 1 / 3, 1, 1])
    assert once["cluster"].tolist() == [0, 0, 1, 1]
    (found,) = bootstrap_accuracy([count_by_cluster(once, 2)])
    assert (found.n_human, found.n_machine) == (2, 2)
    assert (found.p_hh, found.p_mm) == pytest.approx((5 / 6, 2 / 3))


def test_more_seeds_do_not_make_the_interval_narrower():
    judged = pictures(40, 1)
    scores = np.random.default_rng(3).standard_normal(80)
    one, many = (
        bootstrap_accuracy(
            [count_by_cluster(mean_over_seeds(said(judged, [scores] * seeds)), 40)]
        )[0].detectability
        for seeds in (1, 3)
    )
    assert (one.low, one.high) == pytest.approx((many.low, many.high))


def test_intervals_of_independent_answers_are_those_of_the_normal_distribution():
    judged = pictures(400, 1)
    right = np.random.default_rng(5).random(800) < 0.7
    (found,) = bootstrap_accuracy([summed(judged, right)])
    pairs = right.reshape(400, 2).mean(axis=1)
    half = 1.96 * pairs.std(ddof=1) / np.sqrt(400)
    estimate = found.detectability
    assert estimate.low == pytest.approx(pairs.mean() - half, abs=0.003)
    assert estimate.high == pytest.approx(pairs.mean() + half, abs=0.003)


def test_answers_to_one_picture_that_are_judged_alike_widen_the_interval():
    judged = pictures(40, 5)
    chance = np.random.default_rng(6)
    alike = np.repeat(chance.random(40) < 0.6, 10)
    mixed = chance.permutation(alike)
    found = bootstrap_accuracy([summed(judged, alike), summed(judged, mixed)])
    wide, narrow = (one.detectability for one in found)
    assert wide.high - wide.low > 2 * (narrow.high - narrow.low)


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


def test_what_cannot_be_told_is_said():
    one = ClusterCounts(np.array([[1.0], [0.0]]), np.array([[2.0], [1.0]]))
    people = ClusterCounts(np.array([[1.0, 1.0], [0.0, 0.0]]), np.array([[2.0, 2.0], [0.0, 0.0]]))
    (single,) = bootstrap_accuracy([one])
    assert (single.detectability.value, single.detectability.low) == (0.25, None)
    assert "single stimulus" in single.detectability.note
    (alone,) = bootstrap_accuracy([people])
    assert (alone.p_hh, alone.p_mm, alone.detectability.value) == (0.5, None, None)
    assert "one class" in alone.detectability.note
    assert bootstrap_difference(people, people).value is None


def test_where_all_agree_it_is_said_what_wilson_would_say():
    judged = pictures(20, 1)
    (found,) = bootstrap_accuracy([summed(judged, np.ones(40, bool))])
    assert (found.detectability.low, found.detectability.high) == (1.0, 1.0)
    # Wilson's interval of 20 of 20 ends at 0.839; half of the root of two squares of 0.161
    assert "0.886 to 1.000" in found.detectability.note


def test_a_difference_is_drawn_with_the_same_stimuli():
    judged = pictures(100, 1)
    right = np.random.default_rng(8).random(200) < 0.5
    same = bootstrap_difference(summed(judged, right), summed(judged, right))
    assert (same.value, same.low, same.high) == (0.0, 0.0, 0.0)
    better = right.copy()
    better[:40] = True
    gap = bootstrap_difference(summed(judged, better), summed(judged, right))
    assert gap.low > 0
    assert gap.value == pytest.approx(better.mean() - right.mean())


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
    assert "stimuli seen in training" in found.in_words


def test_without_a_leak_the_difference_may_be_chance():
    judged, _ = planted()
    values = np.random.default_rng(3).standard_normal((200, 8))
    found = beside(judged, values)
    assert found.difference.low < 0 < found.difference.high
    assert "The difference might be due to chance." in found.in_words


def test_where_every_answer_has_a_stimulus_of_its_own_there_is_nothing_to_leak():
    judged = answers([row(n, n % 2 == 0) for n in range(60)])
    found = beside(judged, np.random.default_rng(4).standard_normal((60, 8)))
    assert found.difference.note == ALIKE
