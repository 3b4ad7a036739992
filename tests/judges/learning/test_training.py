"""Splits are told as they are done, and what was stopped keeps them."""

from dataclasses import dataclass

import numpy as np
import pytest

from tests.judges.judged import answers, captions, row, vectors
from turingdesk.judges.features import FEATURES
from turingdesk.judges.features._base import table
from turingdesk.judges.learning.array_cache import Kept
from turingdesk.judges.learning.cross_validation import Work, out_of_fold
from turingdesk.judges.learning.folds import repeated
from turingdesk.judges.learning.training import Training
from turingdesk.judges.trained import TRAINED
from turingdesk.judges.trained.svm import LinearSvm


def fixed(count=60, size=80, signal=0.3):
    values, human = vectors(count, size, signal)
    judged = answers([row(n, bool(human[n])) for n in range(count)])
    return judged, table(judged, list(values), [f"{n}" for n in range(size)], "none")


@dataclass(frozen=True)
class Half(LinearSvm):
    """Gives up after three splits."""

    def all_scores(self, matrix, is_human, splits, done=None):
        super().all_scores(matrix, is_human, splits[:3], done)


@pytest.mark.parametrize("signal", [0.3, 3.0])
def test_splits_that_are_scored_at_once_are_kept_one_by_one(tmp_path, signal):
    judged, features = fixed(signal=signal)
    work = Work(TRAINED["svm"], {}, features, kept=Kept(tmp_path))
    splits = repeated(judged, 5, 2)

    def stop(done, of):
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        out_of_fold(judged, work, splits, stop)
    assert len(list(tmp_path.rglob("*.npy"))) == 4
    told = []
    again = out_of_fold(judged, work, splits, lambda done, of: told.append((done, of)))
    assert told == [(number, 10) for number in range(5, 11)]
    alone = LinearSvm()
    for split, scores in zip(splits, again.scores, strict=True):
        expected = alone.scores(features.values, judged.is_human, split)
        assert scores == pytest.approx(expected, abs=0.01)


def test_what_is_no_faster_at_once_is_scored_split_by_split_and_told_once():
    judged, features = fixed()
    splits = repeated(judged, 5, 1)
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
    splits = repeated(judged, 5, 1)
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
        training.run(repeated(judged, 5, 4), stop)


def test_without_splits_nothing_is_done():
    judged, features = fixed()
    Training(LinearSvm(), features, judged.is_human).run([], lambda *_: pytest.fail("told"))
