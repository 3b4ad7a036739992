"""Judging what was not trained on: honest about chance, about leaks, and about what is missing."""

from dataclasses import dataclass, replace

import numpy as np
import pytest

from tests.plugins.machine_judges.judged import answers, captions, row, vectors
from turingdesk.core.errors import CannotJudge
from turingdesk.plugins.machine_judges.features import FEATURES
from turingdesk.plugins.machine_judges.features._base import NO_WORDS, FeatureTable, feature_table
from turingdesk.plugins.machine_judges.learning.array_cache import ArrayCache
from turingdesk.plugins.machine_judges.learning.cross_validation import (
    COLUMNS,
    Training,
    TrainingSpec,
    answers_with_features,
    cross_validate,
)
from turingdesk.plugins.machine_judges.learning.folds import Grouping, Split, repeated_folds
from turingdesk.plugins.machine_judges.trained import TRAINED
from turingdesk.plugins.machine_judges.trained.svm import LinearSvm


def fixed(judged, values):
    made = feature_table(judged, list(values), [f"{n}" for n in range(values.shape[1])], "none")
    assert isinstance(made, FeatureTable)
    return made


def right(found):
    frame = found.frame()
    return float((frame["verdict"] == frame["origin"]).mean())


def judge(judged, features, by=Grouping.STIMULUS, seeds=3, **more):
    known = answers_with_features(judged, features)
    work = TrainingSpec(TRAINED["svm"], {}, features, **more)
    return cross_validate(known, work, repeated_folds(known, 10, seeds, by))


@pytest.mark.slow
def test_captions_that_differ_are_told_apart_by_their_ngrams():
    judged = captions()
    found = judge(judged, FEATURES["ngrams"].prepare(judged, {}), seeds=1)
    frame = found.frame()
    assert right(found) > 0.95
    assert list(frame.columns) == list(COLUMNS)
    assert sorted(frame["id"]) == sorted(one.id for one in judged.rows)
    assert set(frame["fold"]) == set(range(1, 11))


def test_shuffled_truths_are_at_chance():
    chance = np.random.default_rng(4)
    human = chance.permutation(np.arange(400) % 2 == 0)
    judged = answers([row(n, bool(human[n])) for n in range(400)])
    share = right(judge(judged, fixed(judged, chance.standard_normal((400, 20))), seeds=1))
    assert abs(share - 0.5) < 1.96 * 0.5 / np.sqrt(400)


@pytest.mark.slow
def test_a_leak_through_the_picture_fools_ungrouped_folds_and_not_grouped_ones():
    chance = np.random.default_rng(2)
    pictures = chance.standard_normal((100, 300))
    by_human = chance.permutation(np.arange(100) % 2 == 0)  # all answers to a picture are alike
    rows = [row(n, bool(by_human[n // 5]), prompt=f"p{n // 5}") for n in range(500)]
    judged = answers(rows)
    values = np.repeat(pictures, 5, axis=0) + 0.5 * chance.standard_normal((500, 300))
    features = fixed(judged, values)
    assert right(judge(judged, features, Grouping.NONE, seeds=1)) > 0.95
    interval = 1.96 * 0.5 / np.sqrt(100)  # pictures, not answers, are independent
    assert abs(right(judge(judged, features, seeds=1)) - 0.5) < interval


def test_answers_without_features_are_named_and_the_rest_is_judged():
    judged = captions(40)
    judged = replace(judged, rows=(*judged.rows, row(99, True, "  ")))
    found = judge(judged, FEATURES["ngrams"].prepare(judged, {}), seeds=1)
    assert [(one.why, one.ids) for one in found.lost] == [(NO_WORDS, ("c99",))]
    assert len(found.frame()) == 40


def test_one_class_is_refused_before_and_within_splits():
    judged = answers([row(n, True) for n in range(8)])
    with pytest.raises(CannotJudge, match="8 are by humans"):
        answers_with_features(judged, fixed(judged, np.ones((8, 2))))
    judged = answers([row(n, n % 2 == 0) for n in range(8)])
    work = TrainingSpec(TRAINED["svm"], {}, fixed(judged, np.ones((8, 2))))
    split = Split(1, 1, np.array([0, 2, 4]), np.array([1, 3]))
    with pytest.raises(CannotJudge, match="only by humans or only by machines"):
        cross_validate(judged, work, [split])


def test_what_was_stopped_goes_on_where_it_was(tmp_path):
    judged = captions(40)
    features = FEATURES["ngrams"].prepare(judged, {})
    work = TrainingSpec(TRAINED["svm"], {}, features, jobs=1, cache=ArrayCache(tmp_path))
    splits = repeated_folds(judged, 5, 1)

    def stop(done, of):
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cross_validate(judged, work, splits, stop)
    told = []
    again = cross_validate(judged, work, splits, lambda done, of: told.append((done, of)))
    assert told == [(3, 5), (4, 5), (5, 5)]
    fresh = cross_validate(judged, replace(work, cache=None), splits)
    for one, other in zip(again.scores, fresh.scores, strict=True):
        assert one == pytest.approx(other)


def made_up(count=60, size=80, signal=0.3):
    values, human = vectors(count, size, signal)
    judged = answers([row(n, bool(human[n])) for n in range(count)])
    return judged, feature_table(judged, list(values), [f"{n}" for n in range(size)], "none")


@dataclass(frozen=True)
class Half(LinearSvm):
    """Gives up after three splits."""

    def batch_scores(self, matrix, is_human, splits, done=None):
        super().batch_scores(matrix, is_human, splits[:3], done)


@pytest.mark.parametrize("signal", [0.3, 3.0])
def test_splits_that_are_scored_at_once_are_kept_one_by_one(tmp_path, signal):
    judged, features = made_up(signal=signal)
    work = TrainingSpec(TRAINED["svm"], {}, features, cache=ArrayCache(tmp_path))
    splits = repeated_folds(judged, 5, 2)

    def stop(done, of):
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cross_validate(judged, work, splits, stop)
    assert len(list(tmp_path.rglob("*.npy"))) == 4
    told = []
    again = cross_validate(judged, work, splits, lambda done, of: told.append((done, of)))
    assert told == [(number, 10) for number in range(5, 11)]
    alone = LinearSvm()
    for split, scores in zip(splits, again.scores, strict=True):
        expected = alone.scores(features.values, judged.is_human, split)
        assert scores == pytest.approx(expected, abs=0.01)


def test_what_is_no_faster_at_once_is_scored_split_by_split_and_told_once():
    judged, features = made_up()
    splits = repeated_folds(judged, 5, 1)
    told = {}

    def done(place, scores):
        assert place not in told
        told[place] = scores

    Training(Half(), features, judged.is_human, jobs=2).run(splits, done)
    assert sorted(told) == [0, 1, 2, 3, 4]
    for place, split in enumerate(splits):
        expected = LinearSvm().scores(features.values, judged.is_human, split)
        assert told[place] == pytest.approx(expected, abs=0.01)


def test_several_at_a_time_score_as_one_after_the_other_does():
    judged = captions(60)
    features = FEATURES["ngrams"].prepare(judged, {})
    splits = repeated_folds(judged, 5, 1)
    found = {}
    for jobs in (1, 3):
        scores = found[jobs] = {}
        training = Training(LinearSvm(), features, judged.is_human, jobs)
        training.run(splits, scores.__setitem__)
    assert sorted(found[3]) == list(range(5))
    for place in range(5):
        assert np.array_equal(found[1][place], found[3][place])


def test_an_end_in_the_midst_leaves_no_thread_and_no_warning():
    judged = captions(60)
    features = FEATURES["ngrams"].prepare(judged, {})

    def stop(place, scores):
        raise KeyboardInterrupt

    training = Training(LinearSvm(), features, judged.is_human, jobs=3)
    with pytest.raises(KeyboardInterrupt):
        training.run(repeated_folds(judged, 5, 4), stop)


def test_without_splits_nothing_is_done():
    judged, features = made_up()
    Training(LinearSvm(), features, judged.is_human).run([], lambda *_: pytest.fail("told"))
