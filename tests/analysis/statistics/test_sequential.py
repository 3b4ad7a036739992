"""Against the bounds that are printed in the literature on alpha spending."""

import numpy as np
import pytest

from turingdesk.analysis.statistics.sequential import (
    OBRIEN_FLEMING,
    POCOCK,
    crossing,
    inflation,
    looks,
)

FIVE = (0.2, 0.4, 0.6, 0.8, 1.0)


def test_the_bounds_of_five_looks_are_those_of_the_tables():
    bounds = [look.bound for look in looks(FIVE, OBRIEN_FLEMING)]
    assert bounds == pytest.approx([4.8769, 3.3569, 2.6803, 2.2898, 2.0310], abs=2e-4)
    bounds = [look.bound for look in looks(FIVE, POCOCK)]
    assert bounds == pytest.approx([2.438, 2.427, 2.410, 2.397, 2.386], abs=6e-4)


def test_looking_as_if_it_were_the_only_look_costs_as_much_as_is_known():
    """Armitage, McPherson and Rowe (1969): 5 %, 8.3 %, 10.7 %, 12.6 %, 14.2 %."""
    found = [round(look.naive, 3) for look in looks(FIVE)]
    assert found == [0.05, 0.083, 0.107, 0.126, 0.142]


@pytest.mark.parametrize("kind", [OBRIEN_FLEMING, POCOCK])
def test_random_paths_stop_as_often_as_was_spent(kind):
    times = np.array([0.15, 0.5, 0.7, 1.0])
    draw = np.random.default_rng(1)
    steps = draw.normal(0, np.sqrt(np.diff(times, prepend=0)), (200_000, 4))
    z = np.abs(steps.cumsum(axis=1)) / np.sqrt(times)
    found = looks(tuple(times), kind)
    stopped = np.maximum.accumulate(z >= [look.bound for look in found], axis=1).mean(axis=0)
    assert stopped == pytest.approx([look.spent for look in found], abs=0.0015)
    assert found[-1].spent == pytest.approx(0.05)


def test_power_with_a_drift_is_that_of_random_paths():
    draw = np.random.default_rng(2)
    z = np.abs(np.cumsum(draw.normal(3 / 4, 0.5, (100_000, 4)), axis=1)) / np.sqrt(
        [0.25, 0.5, 0.75, 1]
    )
    bounds = [look.bound for look in looks((0.25, 0.5, 0.75, 1.0), POCOCK)]
    power = crossing((0.25, 0.5, 0.75, 1.0), bounds, drift=3.0)[-1]
    assert power == pytest.approx((z >= bounds).any(axis=1).mean(), abs=0.005)


def test_a_study_with_looks_is_a_little_larger():
    costs = {
        kind: inflation(FIVE, [look.bound for look in looks(FIVE, kind)])
        for kind in (OBRIEN_FLEMING, POCOCK)
    }
    assert 1.0 < costs[OBRIEN_FLEMING] < 1.04
    assert 1.15 < costs[POCOCK] < 1.3
    assert inflation((1.0,), [1.959964]) == pytest.approx(1.0, abs=1e-4)


def test_a_single_look_is_the_usual_test():
    (only,) = looks((1.0,))
    assert only.bound == pytest.approx(1.959964, abs=1e-5)
    assert only.p == pytest.approx(0.05)


@pytest.mark.parametrize("fractions", [(), (0.5, 0.5), (0.5, 0.2), (0.5, 1.2), (0.0, 1.0)])
def test_looks_that_cannot_be_are_refused(fractions):
    with pytest.raises(ValueError, match=r"look|fractions"):
        looks(fractions)
