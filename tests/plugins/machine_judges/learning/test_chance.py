"""The permutation test of a trained judge: what is exchanged, and how often chance passes it."""

from dataclasses import dataclass, replace

import numpy as np
import pytest

from tests.plugins.machine_judges.judged import answers, captions, row
from turingdesk.plugins.machine_judges.features import FEATURES
from turingdesk.plugins.machine_judges.features._base import feature_table
from turingdesk.plugins.machine_judges.learning.answers import AnswerRow
from turingdesk.plugins.machine_judges.learning.array_cache import ArrayCache
from turingdesk.plugins.machine_judges.learning.chance import (
    METHOD,
    NOT_RUN,
    NOTHING_TO_EXCHANGE,
    ONE_CLASS,
    Exchange,
    Repeating,
    compare_with_chance,
)
from turingdesk.plugins.machine_judges.learning.cross_validation import (
    TrainingSpec,
    cross_validate,
)
from turingdesk.plugins.machine_judges.learning.folds import Grouping, repeated_folds
from turingdesk.plugins.machine_judges.trained import TRAINED
from turingdesk.plugins.machine_judges.trained._base import TrainedJudge


def pairs(prompts, per_class=1):
    """So many answers of humans and of machines to each prompt."""
    size = 2 * per_class
    rows = [row(n, n % 2 == 0, prompt=f"p{n // size}") for n in range(prompts * size)]
    return answers(rows)


def against_chance(judged, values, permutations, **how):
    """A support vector machine on these features, tested against chance."""
    names = [f"{place}" for place in range(values.shape[1])]
    options = {"folds": 5, "seeds": 1, "by": Grouping.STIMULUS, **how}
    judge, cache = options.pop("judge", TRAINED["svm"]), options.pop("cache", None)
    table = feature_table(judged, list(values), names, "none")
    work = TrainingSpec(judge, {}, table, jobs=1, cache=cache)
    how = Repeating(judged, work, **options)
    splits = repeated_folds(judged, how.folds, how.seeds, how.by)
    return compare_with_chance(cross_validate(judged, work, splits), how, permutations)


def test_a_judge_that_is_always_right_has_the_smallest_p_and_one_at_chance_a_large_one():
    judged = pairs(20)
    sure = against_chance(judged, np.where(judged.is_human, 1.0, -1.0)[:, None], 19)
    assert (sure.accuracy.detectability, sure.p, sure.permutations) == (1.0, 1 / 20, 19)
    noise = against_chance(judged, np.random.default_rng(2).standard_normal((40, 4)), 19)
    assert noise.p > 0.2


@pytest.mark.slow
def test_p_counts_the_repetitions_that_reach_the_detectability():
    judged = pairs(12)
    values = np.random.default_rng(3).standard_normal((24, 3))
    values[:, 0] += np.where(judged.is_human, 0.6, -0.6)
    found = against_chance(judged, values, 30, seeds=2)
    table = feature_table(judged, list(values), ["a", "b", "c"], "none")
    how = Repeating(judged, TrainingSpec(TRAINED["svm"], {}, table), 5, 2, Grouping.STIMULUS)
    real = how.detectability(judged.is_human)
    assert real == pytest.approx(found.accuracy.detectability)
    exchange, chance = Exchange.of(judged, Grouping.STIMULUS), np.random.default_rng(1)
    drawn = [how.detectability(exchange.makers(chance)) for _ in range(30)]
    assert found.p == pytest.approx((1 + sum(one >= real - 1e-9 for one in drawn)) / 31)


def test_each_repetition_deals_folds_and_trains_with_the_exchanged_makers():
    """The same as a support vector machine of scikit-learn on folds of these makers."""
    from sklearn.svm import SVC

    judged = pairs(15)
    values = np.random.default_rng(4).standard_normal((30, 5))
    table = feature_table(judged, list(values), list("abcde"), "none")
    how = Repeating(judged, TrainingSpec(TRAINED["svm"], {}, table), 5, 1, Grouping.STIMULUS)
    makers = Exchange.of(judged, Grouping.STIMULUS).makers(np.random.default_rng(5))
    right = np.zeros(30)
    rows = tuple(replace(one, is_human=bool(makers[n])) for n, one in enumerate(judged.rows))
    for split in repeated_folds(answers(rows), 5, 1):
        model = SVC(kernel="linear", class_weight="balanced")
        model.fit(values[split.train], makers[split.train])
        right[split.test] = model.predict(values[split.test]) == makers[split.test]
    expected = (right[makers].mean() + right[~makers].mean()) / 2
    assert how.detectability(makers) == pytest.approx(expected)


def test_within_a_prompt_as_many_answers_stay_human_as_before():
    judged = pairs(10, 2)
    exchange, chance = Exchange.of(judged, Grouping.STIMULUS), np.random.default_rng(1)
    seen = {tuple(exchange.makers(chance).tolist()) for _ in range(50)}
    assert len(seen) == 50
    assert all((np.reshape(one, (10, 4)).sum(axis=1) == 2).all() for one in seen)


def test_prompts_with_one_kind_of_answers_keep_one_kind():
    rows = [row(n, n // 3 % 2 == 0, prompt=f"p{n // 3}") for n in range(30)]
    exchange = Exchange.of(answers(rows), Grouping.STIMULUS)
    chance = np.random.default_rng(1)
    for _ in range(20):
        by_prompt = exchange.makers(chance).reshape(10, 3)
        assert (by_prompt == by_prompt[:, :1]).all()
        assert by_prompt[:, 0].sum() == 5


def test_all_messages_of_a_speaker_have_one_maker():
    rows = [
        AnswerRow(f"t{talk}/{who}/{turn}", f"t{talk}", who, turn, "", who == "A", "", "", None)
        for talk in range(8)
        for turn, who in enumerate("ABABAABB", 1)
    ]
    exchange = Exchange.of(answers(rows, "conversations"), Grouping.STIMULUS)
    chance, swapped = np.random.default_rng(1), 0
    for _ in range(20):
        by_talk = exchange.makers(chance).reshape(8, 8)
        of_a = by_talk[:, [0, 2, 4, 5]]
        of_b = by_talk[:, [1, 3, 6, 7]]
        assert (of_a == of_a[:, :1]).all()
        assert (of_b == of_b[:, :1]).all()
        assert (of_a[:, 0] != of_b[:, 0]).all()
        swapped += int((~of_a[:, 0]).sum())
    assert 50 < swapped < 110


def test_where_there_is_no_test_it_is_said_why():
    judged, values = pairs(10), np.random.default_rng(1).standard_normal((20, 2))
    assert against_chance(judged, values, 0).note == NOT_RUN
    rows = [row(n, n < 8, prompt=f"p{0 if n < 8 else n}") for n in range(20)]
    alone = against_chance(answers(rows), values, 9, by=Grouping.NONE)
    assert (alone.p, alone.note) == (None, NOTHING_TO_EXCHANGE)


def test_repetitions_whose_folds_lack_a_class_are_not_counted():
    judged, values = pairs(10), np.random.default_rng(1).standard_normal((20, 2))
    work = TrainingSpec(TRAINED["svm"], {}, feature_table(judged, list(values), ["a", "b"], ""))
    found = cross_validate(judged, work, repeated_folds(judged, 5, 1))
    too_many = Repeating(judged, work, 11, 1, Grouping.STIMULUS)  # of 10 prompts
    none = compare_with_chance(found, too_many, 9)
    assert (none.p, none.permutations, none.note) == (None, 0, ONE_CLASS)


def test_repetitions_are_kept_and_not_computed_again(tmp_path):
    judged, values = pairs(10), np.random.default_rng(1).standard_normal((20, 2))
    cache = ArrayCache(tmp_path)
    first = against_chance(judged, values, 19, cache=cache)
    kept = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert against_chance(judged, values, 19, cache=cache) == first
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == kept
    assert against_chance(judged, values, 9, cache=cache).permutations == 9


def test_texts_that_differ_are_told_apart_with_n_grams():
    judged = captions(40)
    work = TrainingSpec(TRAINED["svm"], {}, FEATURES["ngrams"].compute(judged, {}))
    how = Repeating(judged, work, 5, 1, Grouping.STIMULUS)
    found = compare_with_chance(
        cross_validate(judged, work, repeated_folds(judged, 5, 1)), how, 19
    )
    assert found.p == 1 / 20
    assert "99 times" in METHOD.format(permutations=99)


@dataclass(frozen=True)
class Centroids:
    """A judge that is fast enough for thousands of trainings: the nearer mean of training."""

    def batch_scores(self, matrix, is_human, splits, done=None):
        found = []
        for place, split in enumerate(splits):
            train, human = matrix[split.train], is_human[split.train]
            means = train[human].mean(axis=0), train[~human].mean(axis=0)
            test = matrix[split.test]
            found.append((test - (means[0] + means[1]) / 2) @ (means[0] - means[1]))
            done(place, found[-1])
        return found


CENTROIDS = TrainedJudge("centroids", "", lambda options: Centroids(), {})


@pytest.mark.slow
@pytest.mark.parametrize("prompts", [20, 40, 100])
def test_judges_at_chance_pass_in_five_percent_of_studies(prompts):
    """400 studies whose answers say something of prompts and nothing of makers.

    With 19 repetitions p <= .05 only if none reaches the real value: 5 %, but for ties.
    """
    chance, passed = np.random.default_rng(prompts), 0
    for _ in range(400):
        of_prompts = chance.standard_normal((prompts, 8)).repeat(2, axis=0)
        values = of_prompts + chance.standard_normal((2 * prompts, 8))
        passed += against_chance(pairs(prompts), values, 19, judge=CENTROIDS).p <= 0.05
    assert 0.03 <= passed / 400 <= 0.07


@pytest.mark.slow
def test_a_judge_that_recognizes_pictures_passes_no_more_often():
    """Ungrouped folds, and pictures with answers of one kind: 400 studies of makers at chance."""
    chance, passed, above = np.random.default_rng(7), 0, []
    for _ in range(400):
        human = chance.permutation(np.arange(20) % 2 == 0)
        judged = answers([row(n, bool(human[n // 3]), prompt=f"p{n // 3}") for n in range(60)])
        values = chance.standard_normal((20, 12)).repeat(3, axis=0)
        values += 0.5 * chance.standard_normal((60, 12))
        found = against_chance(judged, values, 19, by=Grouping.NONE, judge=CENTROIDS)
        passed += found.p <= 0.05
        above.append(found.accuracy.detectability)
    assert 0.03 <= passed / 400 <= 0.07
    assert np.mean(above) > 0.6  # it looks good, for it knows the pictures


@pytest.mark.slow
def test_a_judge_that_is_better_than_chance_passes_often():
    """100 studies in which it is right 70 % of the time on average."""
    chance, passed, found = np.random.default_rng(8), 0, []
    for _ in range(100):
        judged = pairs(40)
        values = chance.standard_normal((80, 4))
        values[:, 0] += np.where(judged.is_human, 0.6, -0.6)
        one = against_chance(judged, values, 19, judge=CENTROIDS)
        passed += one.p <= 0.05
        found.append(one.accuracy.detectability)
    assert 0.65 < np.mean(found) < 0.75
    assert passed > 80
