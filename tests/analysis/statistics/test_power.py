import numpy as np
import pytest

from turingdesk.analysis.statistics.power import (
    ALIKE,
    Design,
    Skill,
    _Study,
    log_odds,
    simulate,
    smallest,
)


def design(judges=60, each=10, stimuli=200, seed=1):
    what = np.random.default_rng(seed).integers(0, stimuli, judges * each)
    return Design(np.repeat(np.arange(judges), each), what, what % 2 == 0)


PLAIN = Skill(0.6, 0.6, 0.0, 0.0, 0.0)


def test_without_spreads_it_is_the_binomial_power():
    from scipy.stats import norm

    found = simulate(design(), PLAIN, 600)
    error = (0.24 / 600) ** 0.5
    expected = norm.cdf(0.1 / error - 1.96) + norm.cdf(-0.1 / error - 1.96)
    assert found.detectability == pytest.approx(0.6, abs=0.003)
    assert found.sd == pytest.approx(error, rel=0.1)
    assert found.different == pytest.approx(expected, abs=0.02)
    assert found.covered == pytest.approx(0.95, abs=0.03)


@pytest.mark.slow
def test_where_nothing_is_there_one_study_in_twenty_finds_it():
    found = simulate(design(), Skill(0.5, 0.5, 0.5, 0.5), 800)
    assert found.different == pytest.approx(0.05, abs=0.025)


def test_a_bias_of_the_judges_is_no_power():
    assert simulate(design(), Skill(0.8, 0.2, 0.0, 0.0, 0.0), 400).different < 0.09


@pytest.mark.slow
def test_spreads_keep_the_mean_and_widen_the_interval():
    plain, spread = (simulate(design(), Skill(0.7, 0.7, sd, sd, 0.0), 400) for sd in (0.0, 1.0))
    assert spread.detectability == pytest.approx(0.7, abs=0.006)
    assert spread.half_width > 1.3 * plain.half_width


def spread_over(machines, judges=60, each=20, stimuli=120):
    """A design in which several machines made half of the stimuli."""
    plain = design(judges, each, stimuli)
    return Design(plain.judges, plain.stimuli, plain.is_human, plain.stimuli // 2 % machines)


def shares_of_judges(skill, seed=3):
    """p(H|H) and p(M|M) of each judge, who gives many verdicts."""
    many = design(judges=300, each=200, stimuli=400)
    right, _ = _Study(many, skill).judged(np.random.default_rng(seed))
    return [
        np.bincount(many.judges[own], weights=right[own]) / np.bincount(many.judges[own])
        for own in (many.is_human, ~many.is_human)
    ]


def test_judges_with_a_response_bias_are_right_on_one_class_and_wrong_on_the_other():
    hh, mm = shares_of_judges(Skill(0.6, 0.6, 0.0, 0.0, 1.0))
    assert np.corrcoef(hh, mm)[0, 1] < -0.9
    assert np.std(hh) == pytest.approx(0.2, abs=0.03)
    hh, mm = shares_of_judges(Skill(0.6, 0.6, 1.0, 0.0, 0.0))
    assert np.corrcoef(hh, mm)[0, 1] > 0.9


@pytest.mark.slow
def test_response_bias_keeps_the_mean_and_detectability_as_sure_as_it_was():
    plain, biased = (simulate(design(), Skill(0.7, 0.7, 0, 0, sd), 400) for sd in (0.0, 1.0))
    assert biased.detectability == pytest.approx(0.7, abs=0.006)
    assert biased.covered == pytest.approx(0.95, abs=0.03)
    assert biased.half_width == pytest.approx(plain.half_width, rel=0.1)


def test_machines_that_differ_keep_the_mean():
    found = simulate(spread_over(30), Skill(0.6, 0.7, 0.3, 0.3, 0.3, 0.8), 400)
    assert found.detectability == pytest.approx(0.65, abs=0.006)


@pytest.mark.slow
def test_many_machines_stand_for_others_and_the_interval_says_how_far():
    found = simulate(spread_over(10), Skill(0.6, 0.6, 0.5, 0.5, 0.5, 0.8), 600)
    alike = simulate(spread_over(10), Skill(0.6, 0.6, 0.5, 0.5, 0.5, 0.0), 200)
    assert found.note.startswith("For other machines like these 10")
    assert found.half_width > 1.5 * alike.half_width
    assert found.covered == pytest.approx(0.95, abs=0.035)


@pytest.mark.slow
def test_few_machines_are_these_machines_only():
    found = simulate(spread_over(3), Skill(0.6, 0.6, 0.5, 0.5, 0.5, 0.8), 600)
    alike = simulate(spread_over(3), Skill(0.6, 0.6, 0.5, 0.5, 0.5, 0.0), 200)
    assert found.note.startswith(
        "For these machines only: 3 are not enough to generalize to others"
    )
    assert found.half_width == pytest.approx(alike.half_width, rel=0.1)
    assert found.sd > 1.3 * alike.sd, "the machines that a study takes decide what is found"
    assert found.covered == pytest.approx(0.95, abs=0.03)
    assert alike.note == ALIKE


@pytest.mark.slow
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
