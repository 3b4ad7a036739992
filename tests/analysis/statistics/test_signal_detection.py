"""Paper 3, Appendix H: the +0.5/+1 correction, computed by hand and by counting."""

import numpy as np
import pytest

from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import Trials
from turingdesk.analysis.statistics.signal_detection import (
    clustered_area,
    of_each,
    roc,
    sensitivity,
)


@pytest.mark.parametrize(("hits", "machines", "alarms", "humans"), [(8, 10, 3, 12), (0, 4, 5, 5)])
def test_it_follows_the_papers_equations(hits, machines, alarms, humans):
    from scipy.stats import norm

    hit, alarm = (hits + 0.5) / (machines + 1), (alarms + 0.5) / (humans + 1)
    found = sensitivity(hits, machines, alarms, humans)
    assert found.d_prime.effect == pytest.approx(norm.ppf(hit) - norm.ppf(alarm))
    assert found.criterion.effect == pytest.approx(-(norm.ppf(hit) + norm.ppf(alarm)) / 2)


def test_d_prime_from_the_counts_of_paper_3s_table():
    """Humans said to be human in 66 % of 793 games; Dragon, called a machine in 50.3 % of 855."""
    from scipy.stats import norm

    found = sensitivity(430, 855, 270, 793)
    assert found.d_prime.effect == pytest.approx(norm.ppf(430.5 / 856) - norm.ppf(270.5 / 794))
    assert found.d_prime.effect == pytest.approx(0.418, abs=0.001)
    assert found.criterion.effect > 0  # "human" is said too readily


def test_the_standard_error_is_that_of_repeated_studies():
    from scipy.stats import norm

    draw = np.random.default_rng(1)
    hits, alarms = draw.binomial(200, 0.7, 4000), draw.binomial(300, 0.4, 4000)
    values = [
        sensitivity(int(h), 200, int(a), 300)
        for h, a in zip(hits[:1500], alarms[:1500], strict=True)
    ]
    effects = np.array([one.d_prime.effect for one in values])
    errors = np.array([(one.d_prime.high - one.d_prime.effect) / 1.96 for one in values])
    assert errors.mean() == pytest.approx(effects.std(ddof=1), rel=0.05)
    true = norm.ppf(0.7) - norm.ppf(0.4)
    held = np.mean([one.d_prime.low <= true <= one.d_prime.high for one in values])
    assert held == pytest.approx(0.95, abs=0.02)


def test_perfect_judges_get_a_finite_value_that_says_so():
    found = sensitivity(10, 10, 0, 10)
    assert 3 < found.d_prime.effect < 4
    assert "correction" in found.d_prime.note


def test_one_class_cannot_be_computed():
    found = sensitivity(3, 5, 0, 0)
    assert found.d_prime.effect is None
    assert "one class only" in found.criterion.note


def test_many_judges_have_what_each_of_them_has():
    counts = np.array([[3, 5, 4, 6], [0, 2, 3, 3], [2, 2, 0, 0], [0, 0, 0, 0]])
    d_primes, criteria = of_each(counts)
    for place, (hh, humans, mm, machines) in enumerate(counts.tolist()):
        one = sensitivity(mm, machines, humans - hh, humans)
        expected = (one.d_prime.effect, one.criterion.effect)
        if None in expected:
            assert np.isnan([d_primes[place], criteria[place]]).all()
        else:
            assert (d_primes[place], criteria[place]) == pytest.approx(expected)
    assert [part.size for part in of_each(counts[:0])] == [0, 0]


@pytest.mark.parametrize("seed", range(4))
def test_the_area_is_the_share_of_pairs_in_the_right_order(seed):
    from scipy import stats

    draw = np.random.default_rng(seed)
    machine = draw.random(60) < 0.4
    score = draw.integers(-5, 6, 60) + machine
    ours, others = score[machine][:, None], score[~machine][None]
    pairs = (ours > others) + 0.5 * (ours == others)
    found = roc(score, machine)
    assert found.area.effect == pytest.approx(pairs.mean())
    u = stats.mannwhitneyu(score[machine], score[~machine]).statistic
    assert found.area.effect == pytest.approx(u / pairs.size)
    assert np.trapezoid(found.hits, found.false_alarms) == pytest.approx(pairs.mean())
    # DeLong's variance, from the definition.
    v = (
        pairs.mean(axis=1).var(ddof=1) / machine.sum()
        + pairs.mean(axis=0).var(ddof=1) / (~machine).sum()
    )
    assert (found.area.high - found.area.effect) / 1.959964 == pytest.approx(v**0.5)


def test_the_curve_goes_from_corner_to_corner_and_never_back():
    found = roc([3, 1, -2, -2, 0], [True, True, False, True, False])
    assert (found.hits[0], found.false_alarms[0]) == (0, 0)
    assert (found.hits[-1], found.false_alarms[-1]) == (1, 1)
    assert sorted(found.hits) == list(found.hits)
    assert len(found.hits) == 5  # 0 and one place for each different rating


def test_what_cannot_be_computed_says_why():
    assert "one class only" in roc([1, 2], [True, True]).area.note
    assert "no standard error" in roc([1, 2, 3, 4], [False, False, True, True]).area.note
    assert roc([1, 2, 3, 4], [False, False, True, True]).area.effect == 1.0
    assert roc([1, 0], [True, False]).area.note.startswith("One class has a single rating, so")


def rated(draw, judges, each, stimuli, sds, d=0.0):
    """Ratings of so many judges on `each` of the humans' and of the machines' stimuli.

    A rating is the class's mean, -d/2 or d/2, the judge's bias, the stimulus's tendency, the
    judge's ability (added for machines, taken off for humans), and 1 of chance; `sds` are the
    standard deviations of the first three. Ratings are whole, as on a scale of seven points.
    """
    bias, tendency, ability = sds
    by_judge, able = draw.normal(0, bias, judges), draw.normal(0, ability, judges)
    columns = []
    for is_machine in (0, 1):
        side = 2 * is_machine - 1
        what = np.argsort(draw.random((judges, stimuli)), axis=1)[:, :each].ravel()
        who = np.repeat(np.arange(judges), each)
        means = by_judge[who] + draw.normal(0, tendency, stimuli)[what]
        ratings = draw.normal(means + side * (d / 2 + able[who]), 1)
        columns.append((np.full(who.size, is_machine), ratings, who, what + is_machine * stimuli))
    shares, ratings, who, what = (np.concatenate(column) for column in zip(*columns, strict=True))
    return np.clip(np.round(2 * ratings), -3, 3), Trials(shares, ratings > 0, who, what)


def test_the_clustered_area_is_sklearns_and_its_error_that_of_all_pairs_of_pairs():
    """Every pair of human and machine rating with every other, by what both pairs share."""
    from sklearn.metrics import roc_auc_score

    scores, trials = rated(np.random.default_rng(3), 6, 4, 5, (0.7, 0.5, 0.3), d=0.8)
    machine = trials.shares == 1
    found = clustered_area(scores, trials, Clustering.BOTH)
    assert found.effect == pytest.approx(roc_auc_score(machine, scores))
    ours, others = scores[machine], scores[~machine]
    order = (ours[:, None] > others) + 0.5 * (ours[:, None] == others) - found.effect
    moved = {}
    for place, row in zip(np.flatnonzero(machine), order, strict=True):
        moved[place] = row.sum() / order.size
    for place, column in zip(np.flatnonzero(~machine), order.T, strict=True):
        moved[place] = column.sum() / order.size
    sides = {}  # G / (G - 1): 6 judges, and stimuli of a class that are judged differently often
    for side in (0, 1):
        sizes = np.bincount(trials.stimuli[trials.shares == side])
        stimuli = sizes.sum() ** 2 / (sizes**2).sum()
        sides[side] = (6 / 5, stimuli / (stimuli - 1))
    variance = 0.0
    for one, of_one in moved.items():
        for other, of_other in moved.items():
            judge, stimulus = sides[int(trials.shares[one])]
            same_judge = trials.judges[one] == trials.judges[other]
            same_stimulus = trials.stimuli[one] == trials.stimuli[other]
            factor = judge * same_judge + stimulus * same_stimulus
            variance += of_one * of_other * (factor - (same_judge and same_stimulus))
    assert found.error == pytest.approx(variance**0.5)
    assert found.low < found.effect < found.high


def test_the_area_of_independent_ratings_has_delongs_error():
    scores, trials = rated(np.random.default_rng(4), 200, 1, 200, (0, 0, 0), d=0.8)
    alone = Trials(trials.shares, trials.right, np.arange(400))
    paper = roc(scores, trials.shares == 1).area
    found = clustered_area(scores, alone, Clustering.JUDGE)
    assert found.error == pytest.approx((paper.high - paper.effect) / 1.959964, rel=1e-3)
    assert found.p == pytest.approx(paper.p, rel=0.1)


def test_two_judges_have_an_area_but_no_interval():
    scores, trials = rated(np.random.default_rng(5), 2, 10, 20, (0.5, 0.5, 0))
    found = clustered_area(scores, trials, Clustering.BOTH)
    assert (found.p, found.low, found.error) == (None, None, None)
    assert found.effect == pytest.approx(roc(scores, trials.shares == 1).area.effect)
    assert "the data have 2 judges" in found.note


#: Judges, ratings of each class by each, stimuli of a class, and the three spreads; then how many
#: machine stimuli are kept, where they are few.
RATINGS = {
    "30 judges, 20 + 20 stimuli": (30, 20, 20, (1.0, 0.8, 0.0)),
    "10 judges, 20 + 20 stimuli": (10, 10, 20, (1.0, 0.8, 0.0)),
    "60 judges, 30 + 30 stimuli": (60, 10, 30, (1.0, 0.5, 0.0)),
    "12 judges whose abilities differ": (12, 10, 60, (0.5, 0.5, 0.4)),
    "40 judges, 40 + 3 stimuli": (40, 40, 40, (0.5, 0.8, 0.0), 3),
    "40 judges, 40 + 5 stimuli": (40, 40, 40, (0.5, 0.8, 0.0), 5),
}


def missed_areas(name, d, studies):
    """How often the interval lacks the area of other judges on other stimuli: a share."""
    judges, each, stimuli, sds, *few = RATINGS[name]
    draw, missed, expected = np.random.default_rng(51), 0, true_area(sds, d)
    for _ in range(studies):
        scores, trials = rated(draw, judges, each, stimuli, sds, d)
        kept = trials.stimuli < stimuli + (few[0] if few else stimuli)
        columns = (trials.shares, trials.right, trials.judges, trials.stimuli)
        trials = Trials(*(column[kept] for column in columns))
        found = clustered_area(scores[kept], trials, Clustering.BOTH)
        missed += not found.low <= expected <= found.high
        assert (found.p < 0.05) == (not found.low <= 0.5 <= found.high)
    return missed / studies


def test_limits_of_an_area_are_those_with_their_own_error_and_agree_with_the_test():
    """At equal distances they miss 12 % near 1, nearly all on one side."""
    from scipy.stats import t as students_t

    scores, trials = rated(np.random.default_rng(8), 12, 10, 20, (0.7, 0.5, 0.3), d=3.0)
    found = clustered_area(scores, trials, Clustering.BOTH)
    t, area = students_t.isf(0.025, found.df[0]), found.effect
    for end, side in ((found.low, 1), (found.high, -1)):
        error = found.error * np.sqrt(end * (1 - end) / (area * (1 - area)))
        assert area - end == pytest.approx(side * t * error)
    statistic = (area - 0.5) / (found.error * np.sqrt(0.25 / (area * (1 - area))))
    assert found.statistic == pytest.approx(statistic)
    assert "score interval and test (Wilson, 1927)" in found.method


@pytest.mark.slow
@pytest.mark.parametrize("name", RATINGS)
@pytest.mark.parametrize("d", [0.0, 1.0, 2.5])
def test_intervals_of_the_area_hold_other_judges_and_stimuli(name, d):
    """Misses of 3 to 7 % in 1,000 studies; DeLong's error misses 10 to 25 %.

    The true area is that of ratings by different judges on different stimuli. The standard error
    of 0.05 is 0.7 points, which the limits allow for twice.
    """
    assert 0.016 <= missed_areas(name, d, 1000) <= 0.084


def true_area(sds, d):
    """The area over all judges and stimuli, with ratings on seven points."""
    from scipy.stats import norm

    spread = np.sqrt(1 + np.square(sds).sum())
    edges = np.array([-np.inf, -1.25, -0.75, -0.25, 0.25, 0.75, 1.25, np.inf])
    human, machine = (np.diff(norm.cdf(edges, mean, spread)) for mean in (-d / 2, d / 2))
    below = np.cumsum(human) - human
    return float((machine * (below + human / 2)).sum())
