import numpy as np
import pytest
from scipy.stats import norm

from turingdesk.analysis.statistics.power import Design, Skill, log_odds, simulate, smallest


def design(judges=60, each=10, stimuli=200, seed=1):
    what = np.random.default_rng(seed).integers(0, stimuli, judges * each)
    return Design(np.repeat(np.arange(judges), each), what, what % 2 == 0)


PLAIN = Skill(0.6, 0.6, 0.0, 0.0)


def test_without_spreads_it_is_the_binomial_power():
    found = simulate(design(), PLAIN, 600)
    error = (0.24 / 600) ** 0.5
    expected = norm.cdf(0.1 / error - 1.96) + norm.cdf(-0.1 / error - 1.96)
    assert found.detectability == pytest.approx(0.6, abs=0.003)
    assert found.sd == pytest.approx(error, rel=0.1)
    assert found.different == pytest.approx(expected, abs=0.02)
    assert found.covered == pytest.approx(0.95, abs=0.03)


def test_where_nothing_is_there_one_study_in_twenty_finds_it():
    found = simulate(design(), Skill(0.5, 0.5, 0.5, 0.5), 800)
    assert found.different == pytest.approx(0.05, abs=0.025)


def test_a_bias_of_the_judges_is_no_power():
    assert simulate(design(), Skill(0.8, 0.2, 0.0, 0.0), 400).different < 0.09


def test_spreads_keep_the_mean_and_widen_the_interval():
    plain, spread = (simulate(design(), Skill(0.7, 0.7, sd, sd), 400) for sd in (0.0, 1.0))
    assert spread.detectability == pytest.approx(0.7, abs=0.006)
    assert spread.half_width > 1.3 * plain.half_width


def test_equivalence_needs_more_judges_than_none():
    few, many = (simulate(design(n), Skill(0.5, 0.5, 0, 0), 200, margin=0.05) for n in (30, 240))
    assert few.equivalent < many.equivalent
    assert simulate(design(), PLAIN, 20).equivalent is None


def test_the_first_judges_of_a_design_are_a_design():
    part = design().first(12)
    assert part.judges.size == 120
    assert part.stimuli.max() == np.unique(part.stimuli).size - 1


def test_mean_chances_are_kept_under_any_spread():
    z = np.random.default_rng(1).normal(size=200_000)
    odds = log_odds(0.8, 1.5)
    assert (1 / (1 + np.exp(-odds - 1.5 * z))).mean() == pytest.approx(0.8, abs=0.002)
    assert log_odds(1.0, 1.0) == float("inf")


def test_a_study_of_one_class_or_one_judge_is_refused():
    with pytest.raises(ValueError, match="three judges"):
        simulate(design(judges=2), PLAIN, 5)
    with pytest.raises(ValueError, match="both humans"):
        simulate(Design(np.arange(4), np.arange(4), np.ones(4, bool)), PLAIN, 5)


def test_the_smallest_number_is_found_or_there_is_none():
    for wanted in range(2, 70):
        assert smallest(lambda n, wanted=wanted: n >= wanted, 70) == wanted
    assert smallest(lambda n: n >= 71, 70) is None
