"""The clustered standard error: against statsmodels, against t-tests, and by simulation."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.analysis.statistics.simulated import (
    SCENARIOS,
    SINGLE_SHARES,
    Scenario,
    study,
    truths,
    whole,
)
from turingdesk.analysis.statistics.clustering import VERDICTS, Clustering
from turingdesk.analysis.statistics.codes import dense
from turingdesk.analysis.statistics.inference import EXACT, Trials, combinations
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
    assert found.df == pytest.approx(13)


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
    z = (0.75 - 0.5) / np.sqrt(0.25 / 40)  # with the error of what is tested
    assert found.against(0.5) == pytest.approx((z, 2 * stats.norm.sf(z)))


def test_the_variance_is_at_least_half_of_that_of_independent_verdicts():
    """Every judge and every stimulus has the same share: nothing varies but single verdicts.

    Half their variance is the floor: judges who are biased each in their own way have verdicts
    that differ less, once it is known who gave them, than a coin of the same share would.
    """
    judges, stimuli = (codes.ravel() for codes in np.indices((6, 6)))
    right = (judges + stimuli) % 2 == 0
    found = one(Trials(np.zeros(36, dtype=int), right, judges, stimuli), {0: 1})
    assert found.error == pytest.approx(np.sqrt(0.25 / 36 / 2))


def test_two_verdicts_in_one_cell_count_once():
    """The same verdict twice is no more evidence than once."""
    draw = np.random.default_rng(5)
    trials, _ = study(draw, SCENARIOS["null, 30 x 40, 20 + 20 stimuli"])
    columns = (whole(trials).shares, trials.right, trials.judges, trials.stimuli)
    twice = Trials(*(np.tile(column, 2) for column in columns))
    assert one(twice).error == pytest.approx(one(whole(trials)).error)


def test_all_right_has_an_error_all_the_same_and_exact_limits():
    judges, stimuli = (codes.ravel() for codes in np.indices((4, 8)))
    found = one(Trials(stimuli % 2, np.ones(32, dtype=bool), judges, stimuli))
    assert found.value == 1.0
    assert found.error == pytest.approx(np.sqrt(18 * 2 / 20**3 / 2))
    assert found.interval() == pytest.approx((0.025 ** (1 / 32), 1.0))
    assert found.against(0.5) == (None, pytest.approx(2 * 0.5**32))
    assert found.method == EXACT
    assert found.generalizes == "these judges and these stimuli; these machines only"


@pytest.mark.parametrize("judges", [1, 2])
def test_under_three_judges_there_is_no_interval_and_it_says_why(judges):
    who, what = (codes.ravel() for codes in np.indices((judges, 12)))
    trials = Trials(what % 2, what % 3 == 0, who, what)
    found = one(trials)
    assert (found.error, found.interval(), found.against(0.5)) == (None, None, None)
    assert found.result(0.5, "").p is None
    assert f"the data have {judges} judge" in found.note
    assert one(trials, by=Clustering.STIMULUS).interval() is not None


@pytest.mark.parametrize("few", [1, 2])
def test_a_share_of_under_three_stimuli_has_no_interval_but_for_these_stimuli(few):
    who, what = (codes.ravel() for codes in np.indices((6, 8)))
    trials = Trials((what < few).astype(int), (who + what) % 5 < 3, who, what)
    found = one(trials)
    assert (found.error, found.interval(), found.against(0.5)) == (None, None, None)
    assert f"one has {few} stimul" in found.note
    assert one(trials, by=Clustering.JUDGE).interval() is not None


@pytest.mark.parametrize("few", [3, 4, 5])
def test_under_five_stimuli_come_with_a_warning(few):
    who, what = (codes.ravel() for codes in np.indices((6, 8)))
    found = one(Trials((what < few).astype(int), (3 * who + what) % 5 < 3, who, what), {1: 1})
    assert found.interval() is not None
    assert ("With fewer than 5, intervals are rough." in found.note) == (few < 5)


def test_where_nobody_is_named_verdicts_are_independent_and_it_says_so():
    found = one(Trials(np.arange(20) % 2, np.arange(20) % 3 == 0))
    assert found.clustering is Clustering.TRIAL
    assert found.note == (
        "Not clustered by judge: the data don't identify judges. "
        "Not clustered by stimulus: the data don't identify stimuli."
    )


PLAYERS = replace(
    VERDICTS,
    by={
        Clustering.JUDGE: "interrogator",
        Clustering.STIMULUS: "witness",
        Clustering.BOTH: "interrogator and witness",
    },
    others={**VERDICTS.others, Clustering.BOTH: "other interrogators, other witnesses"},
    assumptions={**VERDICTS.assumptions, Clustering.BOTH: "Players are drawn at random."},
    too_few=lambda n: f"No interval from {n} interrogators.",
    too_few_stimuli=lambda n: f"No interval from {n} witnesses.",
    few_stimuli=lambda n: f"There are {n} witnesses.",
)


def test_clusters_of_another_kind_are_called_by_their_own_names_everywhere():
    who, what = (codes.ravel() for codes in np.indices((6, 12)))
    right = (who * what) % 5 < 3
    trials = Trials(what % 2, right, who, what, PLAYERS)
    result = one(trials).result(0.5, "detectability")
    assert result.method.startswith("standard error clustered by interrogator and witness, with")
    assert result.generalizes == "other interrogators, other witnesses; these machines only"
    assert result.assumptions == "Players are drawn at random."
    assert one(trials.repeated(np.full(len(who), 2))).method == one(trials).method
    few = Trials(what % 2, right, who % 2, what, PLAYERS)
    assert one(few).note == "No interval from 2 interrogators."


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
        if pair.error is not None:  # else one of them has a single stimulus
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


def rejected_shares(of, studies, seed=5):
    """How often the test of both shares' true values is below 5 %, and how often below them."""
    draw, expected, rejected, below = np.random.default_rng(seed), truths(of), Counter(), Counter()
    for _ in range(studies):
        trials = whole(study(draw, of)[0])
        found = combinations(trials, [{0: 1}, {1: 1}])
        for name, share in zip(("p(H|H)", "p(M|M)"), found, strict=True):
            low, high = share.interval()
            is_rejected = not low <= expected[name] <= high
            if share.unanimous is None:
                assert is_rejected == (share.against(expected[name]).p < 0.05)
            rejected[name] += is_rejected
            below[name] += expected[name] < low
    return tuple({name: n / studies for name, n in counts.items()} for counts in (rejected, below))


def test_single_shares_near_the_end_are_missed_on_both_sides():
    """500 studies. With limits at equal distances 8 % were missed, nearly all on one side."""
    rejected, below = rejected_shares(SINGLE_SHARES["50 x 20, p = .98"], 500)
    assert all(share <= 0.07 for share in rejected.values()), rejected
    assert all(share <= 0.035 for share in below.values()), below


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", SINGLE_SHARES)
def test_single_shares_hold_what_they_promise_in_four_thousand_studies(name):
    """Misses of 3 to 7 %, each known to 0.35 points, which the limits allow for twice."""
    rejected, _ = rejected_shares(SINGLE_SHARES[name], 4000)
    assert all(0.023 <= share <= 0.077 for share in rejected.values()), rejected


def test_limits_of_a_share_are_those_with_their_own_error_and_t_and_agree_with_the_test():
    from scipy.stats import t as students_t

    draw = np.random.default_rng(6)
    trials = whole(study(draw, SCENARIOS["20 x 20, p = .95"])[0])
    share, part = combinations(trials, [{1: 1.0}, {1: -0.5}])
    low, high = share.interval()
    t = students_t.isf(0.025, share.df)
    for end, side in ((low, 1), (high, -1)):
        error = share.error * np.sqrt(end * (1 - end) / (share.value * (1 - share.value)))
        assert share.value - end == pytest.approx(side * t * error)
    assert share.against(low).p == pytest.approx(0.05)
    assert share.against(high).p == pytest.approx(0.05)
    assert part.interval() == pytest.approx((-high / 2, -low / 2))
    assert part.against(-0.25).p == pytest.approx(share.against(0.5).p)
    assert (share.against(0.0).p, share.against(1.0).p) == (0.0, 0.0)


def test_judges_who_answer_more_count_as_fewer():
    """One of twelve gives half of all verdicts, and says little of how the others differ."""
    draw = np.random.default_rng(7)
    who = np.repeat(np.arange(12), [110] + [10] * 11)
    right = draw.random(len(who)) < draw.beta(3, 2, 12)[who]
    found = one(Trials(np.zeros(len(who), dtype=int), right, who), {0: 1}, Clustering.JUDGE)
    equal = 220**2 / (110**2 + 11 * 10**2)
    sums = np.bincount(who, right - found.value) / 220
    assert found.error**2 == pytest.approx((sums**2).sum() * equal / (equal - 1))
    assert found.df == pytest.approx(equal - 1)
    assert found.clusters == (12, 0)


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
