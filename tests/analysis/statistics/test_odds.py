"""Against statsmodels' binomial models, and the p values that paper 3 prints."""

import numpy as np
import pytest

from turingdesk.analysis.statistics.odds import against_baseline, against_half

HUMAN, DRAGON, SIERRA = (523, 793), (425, 855), (35, 90)  # paper 3, Table 1: 0.66, 0.497, 0.39


@pytest.mark.parametrize(("k", "n"), [HUMAN, DRAGON, SIERRA, (1, 3)])
def test_one_share_is_an_intercept(k, n):
    from statsmodels.genmod.families import Binomial
    from statsmodels.genmod.generalized_linear_model import GLM

    counts = np.array([[k - 1, n - k + 1], [2 * k + 1, 2 * (n - k) - 1]])
    theirs = GLM(counts, np.ones((2, 1)), family=Binomial()).fit()
    found = against_half(3 * k, 3 * n)
    assert found.effect == pytest.approx(theirs.params[0])
    assert found.statistic == pytest.approx(theirs.tvalues[0])
    assert found.p == pytest.approx(theirs.pvalues[0], rel=1e-4)
    assert (found.low, found.high) == pytest.approx(tuple(theirs.conf_int()[0]))


def test_two_shares_are_a_model_with_a_baseline():
    from statsmodels.genmod.families import Binomial
    from statsmodels.genmod.generalized_linear_model import GLM

    rows = [DRAGON, HUMAN]
    counts = np.array([[k - 9 + i, n - k + 9 - i] for i in (0, 18) for k, n in rows])
    design = np.array([[1.0, 1.0], [1.0, 0.0]] * 2)
    theirs = GLM(counts, design, family=Binomial()).fit()
    found = against_baseline(850, 1710, 1046, 1586)
    assert found.statistic == pytest.approx(theirs.tvalues[1])
    assert found.p == pytest.approx(theirs.pvalues[1])


def test_humans_against_dragon_are_as_paper_3_printed_them():
    assert round(against_baseline(*HUMAN, *DRAGON).statistic, 2) == 6.63


def test_dragon_and_sierra_against_half_have_the_printed_p_values():
    dragon, sierra = against_half(*DRAGON), against_half(*SIERRA)
    assert round(dragon.p, 3) == 0.864
    assert round(dragon.statistic, 3) == -0.171  # printed as -0.71
    assert round(sierra.p, 3) == pytest.approx(0.036, abs=0.0011)
    assert round(sierra.effect, 3) == -0.452  # printed as z


@pytest.mark.parametrize(
    "found",
    [against_half(0, 0), against_half(0, 9), against_half(9, 9), against_baseline(3, 5, 4, 4)],
)
def test_what_cannot_be_computed_says_why(found):
    assert found.p is None
    assert found.note.startswith("It cannot be computed: ")
