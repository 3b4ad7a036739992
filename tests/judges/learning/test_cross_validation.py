"""Judging what was not trained on: honest about chance, about leaks, and about what is missing."""

from dataclasses import replace

import numpy as np
import pytest

from tests.judges.judged import answers, captions, row
from turingdesk.core.errors import CannotJudge
from turingdesk.judges.features import FEATURES
from turingdesk.judges.features._base import Table, table
from turingdesk.judges.learning.array_cache import Kept
from turingdesk.judges.learning.cross_validation import COLUMNS, Work, out_of_fold, with_features
from turingdesk.judges.learning.folds import Grouping, Split, repeated
from turingdesk.judges.trained import TRAINED


def fixed(judged, values):
    made = table(judged, list(values), [f"{n}" for n in range(values.shape[1])], "none")
    assert isinstance(made, Table)
    return made


def right(found):
    frame = found.frame()
    return float((frame["verdict"] == frame["origin"]).mean())


def judge(judged, features, by=Grouping.STIMULUS, seeds=3, **more):
    known = with_features(judged, features)
    work = Work(TRAINED["svm"], {}, features, **more)
    return out_of_fold(known, work, repeated(known, 10, seeds, by))


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
    assert [(one.why, one.ids) for one in found.lost] == [("It has no words.", ("c99",))]
    assert len(found.frame()) == 40


def test_one_class_is_refused_before_and_within_splits():
    judged = answers([row(n, True) for n in range(8)])
    with pytest.raises(CannotJudge, match="8 are of humans"):
        with_features(judged, fixed(judged, np.ones((8, 2))))
    judged = answers([row(n, n % 2 == 0) for n in range(8)])
    work = Work(TRAINED["svm"], {}, fixed(judged, np.ones((8, 2))))
    split = Split(1, 1, np.array([0, 2, 4]), np.array([1, 3]))
    with pytest.raises(CannotJudge, match="only humans, or only machines"):
        out_of_fold(judged, work, [split])


def test_what_was_stopped_goes_on_where_it_was(tmp_path):
    judged = captions(40)
    features = FEATURES["ngrams"].prepare(judged, {})
    work = Work(TRAINED["svm"], {}, features, jobs=1, kept=Kept(tmp_path))
    splits = repeated(judged, 5, 1)

    def stop(done, of):
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        out_of_fold(judged, work, splits, stop)
    told = []
    again = out_of_fold(judged, work, splits, lambda done, of: told.append((done, of)))
    assert told == [(3, 5), (4, 5), (5, 5)]
    fresh = out_of_fold(judged, replace(work, kept=None), splits)
    for one, other in zip(again.scores, fresh.scores, strict=True):
        assert one == pytest.approx(other)
