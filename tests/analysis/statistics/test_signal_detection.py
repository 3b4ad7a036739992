"""Paper 3, Appendix H: the +0.5/+1 correction, computed by hand and by counting."""

import numpy as np
import pytest

from turingdesk.analysis.statistics.signal_detection import of_each, roc, sensitivity


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
