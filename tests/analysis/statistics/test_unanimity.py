"""Shares whose verdicts all agree: against brute force, and p against the interval."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import Trials, combinations, of_counts
from turingdesk.analysis.statistics.unanimity import Unanimous

MEAN, APART = {0: 0.5, 1: 0.5}, {0: 1.0, 1: -1.0}
SHARES = st.lists(
    st.tuples(st.integers(1, 60), st.floats(0.05, 1) | st.floats(-1, -0.05)),
    min_size=1,
    max_size=3,
)


@pytest.mark.parametrize(
    ("counts", "weights", "p"),
    [
        ({0: (3, 3)}, {0: 1.0}, 0.25),
        ({0: (0, 3)}, {0: 1.0}, 0.25),
        ({0: (3, 3), 1: (3, 3)}, MEAN, 2 / 2**6),
        ({0: (1, 1)}, {0: 1.0}, 1.0),
    ],
)
def test_p_is_the_exact_one(counts, weights, p):
    found = of_counts(counts, weights)
    assert found.against(0.5) == (None, pytest.approx(p))
    low, high = found.interval()
    assert (low <= 0.5 <= high) == (p > 0.05)


@given(st.integers(1, 25), st.integers(1, 25))
def test_the_mean_of_two_shares_is_that_of_the_most_likely_pairs(n, m):
    """All pairs of shares that make the data at least as likely as 2.5 %, one by one."""
    found = of_counts({0: (n, n), 1: (m, m)}, MEAN).interval()
    p = np.linspace(0.025 ** (1 / n), 1, 20_001)
    q = (0.025 / p**n) ** (1 / m)
    assert found[0] == pytest.approx(((p + q) / 2)[q <= 1 + 1e-12].min(), abs=1e-6)
    assert found[1] == 1.0


@given(SHARES, st.floats(1e-9, 1.0))
def test_the_reach_is_the_largest_there_is(shares, tail):
    """No point that is drawn at random from those that are likely enough goes further."""
    draw = np.random.default_rng(len(shares))
    sizes, slopes = (np.array(column) for column in zip(*shares, strict=True))
    found = Unanimous(tuple(sizes.tolist()), tuple(slopes.tolist()))
    parts = -np.log(tail) * draw.dirichlet(np.ones(len(shares)), 4000)  # of the likelihood
    apart = 1 - np.exp(-parts / sizes)
    for side in (1, -1):
        reached = (np.maximum(slopes * side, 0) * apart).sum(axis=1).max()
        reach = found.reach(side, tail)
        assert reached <= reach + 1e-9
        assert reach - reached < 0.05 * max(1.0, reach) or len(shares) > 1


@given(st.integers(0, 12), st.integers(0, 12), st.sampled_from([MEAN, APART, {0: 1.0, 1: 0.0}]))
def test_p_is_below_5_percent_just_where_the_interval_ends(right, other, weights):
    found = of_counts({0: (right, 12), 1: (other, 12)}, weights)
    low, high = found.interval()
    least, most = found.bounds
    for end in (low, high):
        if least < end < most:
            assert found.against(end).p == pytest.approx(0.05, abs=1e-6)
    assert found.against(found.value).p == 1.0
    assert least <= low <= found.value + 1e-12
    assert found.value - 1e-12 <= high <= most


def test_one_share_that_agrees_joins_the_clustered_part_of_the_other():
    from scipy import stats

    draw = np.random.default_rng(8)
    who, what = (codes.ravel() for codes in np.indices((20, 24)))
    machine = what % 2
    right = (machine == 1) | (draw.random(len(who)) < 0.6)
    found, alone = combinations(
        Trials(machine, right, who, what), [MEAN, {0: 0.5}], Clustering.BOTH
    )
    low, high = found.interval()
    half = stats.t.isf(0.025, alone.df) * alone.error
    assert high == pytest.approx(found.value + half)
    exact = (1 - 0.025 ** (1 / 240)) / 2
    assert low == pytest.approx(found.value - np.hypot(half, exact))
    assert "exact binomial limits where all verdicts agree" in found.method
    assert found.against(0.5).p < 0.05
    assert found.generalizes == alone.generalizes


@pytest.mark.slow
@pytest.mark.parametrize(("n", "p"), [(5, 0.9), (10, 0.95), (20, 0.97), (40, 0.99)])
def test_a_share_near_one_is_covered_where_all_agree(n, p):
    """Of 2,000 studies of independent verdicts; only those that agree have these limits."""
    draw = np.random.default_rng(3)
    right = draw.binomial(n, p, 2000)
    low, high = of_counts({0: (n, n)}, {0: 1.0}).interval()
    missed = np.mean((right == n) & ~((low <= p) & (p <= high)))
    assert missed == 0  # they miss where p to the power of n is below 2.5 %
    unlikely = 0.025 ** (1 / n) * 0.999
    assert not low <= unlikely <= high
