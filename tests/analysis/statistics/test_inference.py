"""The clustered standard error: against statsmodels, against t-tests, and by simulation."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.analysis.statistics.simulated import SCENARIOS, Scenario, study, truths, whole
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import Trials, combinations, dense
from turingdesk.analysis.statistics.signal_detection import clustered

MEAN = {0: 0.5, 1: 0.5}


def one(trials, weights=MEAN, by=Clustering.BOTH):
    (found,) = combinations(trials, [weights], by)
    return found


@given(st.lists(st.integers(-1, 40) | st.integers(0, 10**12), max_size=60))
def test_codes_are_ranked_as_by_sorting(codes):
    given_codes = np.array(codes, dtype=np.int64)
    values, places = dense(given_codes)
    wanted, ranks = np.unique(given_codes, return_inverse=True)
    assert values.tolist() == wanted.tolist()
    assert places.tolist() == ranks.tolist()


@pytest.mark.parametrize("seed", range(4))
def test_variances_are_those_of_statsmodels(seed):
    """A share is the intercept of a regression on nothing; its factors are undone there."""
    from statsmodels.api import OLS
    from statsmodels.stats.sandwich_covariance import cov_cluster_2groups

    draw = np.random.default_rng(seed)
    trials, _ = study(draw, SCENARIOS["null, 30 x 40, 20 + 20 stimuli"])
    human = trials.shares == 0
    right, judges, stimuli = (
        column[human] for column in (trials.right, trials.judges, trials.stimuli)
    )
    alone = Trials(np.zeros(len(right), dtype=int), right, judges, stimuli)
    fit = OLS(right.astype(float), np.ones((len(right), 1))).fit()
    both, by_judge, by_stimulus = (
        float(np.squeeze(found))
        for found in cov_cluster_2groups(fit, judges, stimuli, use_correction=False)
    )
    cells = by_judge + by_stimulus - both
    by_judge, by_stimulus = by_judge * 30 / 29, by_stimulus * 20 / 19
    assert one(alone, {0: 1}, Clustering.JUDGE).error ** 2 == pytest.approx(by_judge)
    assert one(alone, {0: 1}, Clustering.STIMULUS).error ** 2 == pytest.approx(by_stimulus)
    found = one(alone, {0: 1}).error ** 2
    assert found == pytest.approx(by_judge + by_stimulus - cells)


def test_by_judge_it_is_the_t_test_of_the_judges_own_detectability():
    from scipy import stats

    draw = np.random.default_rng(2)
    right = draw.random((14, 2, 15)) < draw.beta(3, 2, (14, 1, 1))
    judges = np.repeat(np.arange(14), 30)
    shares = np.tile(np.repeat([0, 1], 15), 14)
    found = one(Trials(shares, right.ravel(), judges), by=Clustering.JUDGE)
    theirs = stats.ttest_1samp(right.mean(axis=(1, 2)), 0.5)
    assert found.against(0.5) == pytest.approx((theirs.statistic, theirs.pvalue))
    assert found.interval() == pytest.approx(tuple(theirs.confidence_interval()))
    assert found.df == 13


def test_two_groups_of_judges_are_compared_by_welchs_test():
    from scipy import stats

    draw = np.random.default_rng(3)
    right = draw.random((20, 40)) < draw.beta(3, 2, (20, 1))
    judges, shares = np.repeat(np.arange(20), 40), np.repeat([0] * 7 + [1] * 13, 40)
    found = one(Trials(shares, right.ravel(), judges), {0: 1, 1: -1}, Clustering.JUDGE)
    means = right.mean(axis=1)
    theirs = stats.ttest_ind(means[:7], means[7:], equal_var=False)
    assert found.against(0.0) == pytest.approx((theirs.statistic, theirs.pvalue))
    assert found.df == pytest.approx(theirs.df)


def test_by_trial_it_is_the_binomial_error_and_the_normal_distribution():
    from scipy import stats

    right = np.arange(40) % 4 < 3
    found = one(Trials(np.zeros(40, dtype=int), right), {0: 1}, Clustering.TRIAL)
    assert found.error == pytest.approx(np.sqrt(0.75 * 0.25 / 40))
    z = (0.75 - 0.5) / found.error
    assert found.against(0.5) == pytest.approx((z, 2 * stats.norm.sf(z)))


def test_the_error_is_never_below_that_of_independent_verdicts():
    """Every judge and every stimulus has the same share: nothing varies but single verdicts."""
    judges, stimuli = (codes.ravel() for codes in np.indices((6, 6)))
    right = (judges + stimuli) % 2 == 0
    found = one(Trials(np.zeros(36, dtype=int), right, judges, stimuli), {0: 1})
    assert found.error == pytest.approx(np.sqrt(0.25 / 36))


def test_two_verdicts_in_one_cell_count_once():
    """The same verdict twice is no more evidence than once."""
    draw = np.random.default_rng(5)
    trials, _ = study(draw, SCENARIOS["null, 30 x 40, 20 + 20 stimuli"])
    columns = (whole(trials).shares, trials.right, trials.judges, trials.stimuli)
    twice = Trials(*(np.tile(column, 2) for column in columns))
    assert one(twice).error == pytest.approx(one(whole(trials)).error)


def test_all_right_has_an_error_all_the_same():
    judges, stimuli = (codes.ravel() for codes in np.indices((4, 8)))
    found = one(Trials(stimuli % 2, np.ones(32, dtype=bool), judges, stimuli))
    assert found.value == 1.0
    assert found.error == pytest.approx(np.sqrt(18 * 2 / 20**3 / 2))
    assert found.against(0.5)[1] < 1e-6


@pytest.mark.parametrize("judges", [1, 2])
def test_under_three_judges_there_is_no_interval_and_it_says_why(judges):
    who, what = (codes.ravel() for codes in np.indices((judges, 12)))
    trials = Trials(what % 2, what % 3 == 0, who, what)
    found = one(trials)
    assert (found.error, found.interval(), found.against(0.5)) == (None, None, None)
    assert found.result(0.5, "").p is None
    assert f"the data have {judges} judge" in found.note
    assert one(trials, by=Clustering.STIMULUS).interval() is not None


def test_a_class_with_one_stimulus_is_clustered_by_judge_and_says_so():
    who, what = (codes.ravel() for codes in np.indices((6, 3)))
    found = one(Trials((what == 2).astype(int), (who + what) % 5 < 3, who, what))
    assert found.clustering is Clustering.JUDGE
    assert found.note == "Not clustered by stimulus: one class has a single stimulus."


def test_where_nobody_is_named_verdicts_are_independent_and_it_says_so():
    found = one(Trials(np.arange(20) % 2, np.arange(20) % 3 == 0))
    assert found.clustering is Clustering.TRIAL
    assert found.note == (
        "Not clustered by judge: the data don't identify judges. "
        "Not clustered by stimulus: the data don't identify stimuli."
    )


@given(st.integers(0, 10_000), st.sampled_from(Clustering))
def test_neither_order_nor_names_change_anything(seed, by):
    draw = np.random.default_rng(seed)
    size = int(draw.integers(12, 80))
    shares = np.append([0, 1], draw.integers(0, 2, size - 2))
    right, judges = draw.random(size) < 0.6, draw.integers(0, 6, size)
    stimuli = draw.integers(0, 9, size)
    found = one(Trials(shares, right, judges, stimuli), by=by)
    order, names = draw.permutation(size), draw.permutation(50)
    again = one(
        Trials(shares[order], right[order], names[judges[order]], names[stimuli[order]]), by=by
    )
    assert again.value == pytest.approx(found.value)
    assert again.note == found.note
    if found.error is None:
        assert again.error is None
        return
    assert (again.error, again.df) == pytest.approx((found.error, found.df))
    low, high = found.interval()
    assert low < found.value < high


def misses(of, studies, seed=17):
    """How often each 95% CI lacks the true value, as shares of so many studies."""
    draw, expected, missed = np.random.default_rng(seed), truths(of), Counter()
    wanted = {"p(H|H)": {0: 1}, "p(M|M)": {1: 1}, "detectability": MEAN}
    for _ in range(studies):
        apart, _ = study(draw, of)
        trials = whole(apart)
        found = zip(wanted, combinations(trials, list(wanted.values())), strict=True)
        ends = {name: one.interval() for name, one in found}
        pair = one(apart, {1: 1, 2: -1})
        if pair.clustering is Clustering.BOTH:  # else one of them has a single stimulus
            ends["pair of agents"] = pair.interval()
        both = clustered(trials, Clustering.BOTH)
        ends["d'"] = (both.d_prime.low, both.d_prime.high)
        ends["criterion"] = (both.criterion.low, both.criterion.high)
        for name, interval in ends.items():
            missed[name] += not interval[0] <= expected[name] <= interval[1]
    return {name: n / studies for name, n in missed.items()}


@pytest.mark.slow
def test_a_null_with_random_judges_and_stimuli_is_rarely_rejected():
    """150 studies; tests of independent verdicts reject a third of them."""
    found = misses(SCENARIOS["null, 30 x 40, 20 + 20 stimuli"], 150)
    assert all(share < 0.12 for share in found.values()), found


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", SCENARIOS)
def test_intervals_hold_what_they_promise_in_a_thousand_studies(name):
    """Misses of 3 to 7 % with ten judges or more, never above 7 % with fewer.

    The standard error of a share of 0.05 among 1,000 studies is 0.7 points, which the limits
    allow for twice.
    """
    found = misses(SCENARIOS[name], 1000)
    least = 0.016 if SCENARIOS[name].judges >= 10 else 0.0
    assert all(least <= share <= 0.084 for share in found.values()), found


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_intervals_over_machines_hold_other_machines_and_plain_ones_do_not():
    of = Scenario(30, (20, 20), (60, 60), 0.5, 0.5, agents=6, sd_agent=0.6)
    draw, expected = np.random.default_rng(23), truths(of)["detectability"]
    plain = random = 0
    for _ in range(1000):
        trials, agent = study(draw, of)
        trials = whole(trials)
        machine = trials.shares == 1
        stimuli = np.where(machine, 1000 + agent, trials.stimuli)
        over = Trials(trials.shares, trials.right, trials.judges, stimuli)
        for found, is_random in ((one(trials), False), (one(over), True)):
            low, high = found.interval()
            plain += not is_random and not low <= expected <= high
            random += is_random and not low <= expected <= high
    assert plain > 100
    assert 0.016 <= random / 1000 <= 0.084
