from itertools import permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.analysis.comparator.trials import some, trials
from turingdesk.analysis.comparator.acceptance import acceptance
from turingdesk.analysis.comparator.advantage import advantage
from turingdesk.analysis.comparator.relation import above, arrows, at_least, if_equal, over


def of(seed, size=5):
    return advantage(acceptance(trials(*some(seed, size)))).value


@given(seed=st.integers(0, 10_000), epsilon=st.sampled_from([0, 0.005, 0.05, 0.1, 0.25, 0.5]))
def test_pairs_and_chains_are_those_that_enumeration_finds(seed, epsilon):
    d = of(seed)
    size, known = range(len(d)), ~np.isnan(d)
    holds = {(a, b) for a, b in permutations(size, 2) if known[a, b] and d[a, b] <= epsilon + 1e-9}
    strict = {(a, b) for a, b in holds if known[b, a] and (b, a) not in holds}
    chains = [t for t in permutations(size, 3) if {t[:2], t[1:]} <= holds]
    ends = [(a, c) for a, _, c in chains if (a, c) not in holds]
    (row,) = over(d, [epsilon]).to_dict("records")
    assert set(arrows(at_least(d, epsilon))) == holds
    assert set(arrows(above(d, epsilon))) == strict
    assert (row["pairs"], row["of"], row["strict"]) == (len(holds), known.sum(), len(strict))
    assert row["chains"] == len(chains)
    assert row["violations"] == sum(bool(known[end]) for end in ends)
    assert row["untested"] == sum(not known[end] for end in ends)


@given(seed=st.integers(0, 10_000))
def test_more_pairs_are_related_as_epsilon_grows_until_all_are(seed):
    found = over(of(seed))
    assert found["pairs"].is_monotonic_increasing
    assert found["pairs"].iloc[-1] == found["of"].iloc[-1]
    assert found["violations"].iloc[-1] == 0
    assert found["strict"].iloc[-1] == 0


def test_violations_need_not_fall_as_epsilon_grows():
    """As the paper says of Fig. 16: an arrow may open a chain before another closes it."""
    n = np.nan
    d = np.array([[n, 0.0, 0.3], [0.5, n, 0.1], [0.5, 0.5, n]])
    assert over(d, [0.0, 0.1, 0.3])["violations"].tolist() == [0, 1, 0]


def test_what_equals_epsilon_is_no_more_than_it():
    d = advantage(acceptance(trials(["a", "b"], [[9, 8], [8, 9]], [[10] * 2] * 2))).value
    assert d[0, 1] == pytest.approx(0.05)
    assert at_least(d, 0.05)[0, 1]
    assert not at_least(d, 0.049)[0, 1]


def test_an_agent_is_not_above_one_that_never_imitated_it():
    d = np.array([[np.nan, 0.0], [np.nan, np.nan]])
    assert at_least(d)[0, 1]
    assert not above(d).any()


@pytest.mark.parametrize("epsilon", [0.0, 0.005, 0.05])
@pytest.mark.parametrize(("known", "n", "n_own"), [(9, 10, 10), (10, 10, 10), (3, 7, 12)])
def test_an_equal_actor_passes_as_often_as_enumeration_finds(epsilon, known, n, n_own):
    from scipy.stats import binom

    found = acceptance(trials(["a", "b"], [[0, 1], [0, known]], [[0, n], [0, n_own]]))
    share = (known + 2) / (n_own + 4)
    own, accepted = (binom.pmf(range(size + 1), size, share) for size in (n_own, n))
    expected = sum(
        own[i] * accepted[j]
        for i in range(n_own + 1)
        for j in range(n + 1)
        if (i / n_own - j / n) / 2 <= epsilon + 1e-9
    )
    probability = if_equal(found, epsilon)
    assert probability[0, 1] == pytest.approx(expected)
    assert np.isnan(probability[[0, 1, 1], [0, 0, 1]]).all()


def test_an_equal_actor_passes_in_59_to_73_percent_of_studies_of_ten_trials():
    """What the rule of paper 2 means at epsilon = 0.005, from 20,000 simulated studies."""
    draw = np.random.default_rng(1)
    for share, expected in ((0.5, 0.588), (0.95, 0.732)):
        own, accepted = draw.binomial(10, share, (2, 20_000))
        assert ((own - accepted) / 20 <= 0.005).mean() == pytest.approx(expected, abs=0.01)
    found = acceptance(trials(["a", "b"], [[0, 1], [0, 10]], [[0, 10], [0, 10]]))
    assert 0.58 < if_equal(found)[0, 1] < 0.74


def test_one_agent_or_none_has_no_relation():
    assert over(np.full((1, 1), np.nan), [0.5])["pairs"].tolist() == [0]
    assert over(np.empty((0, 0)), [0.5])["of"].tolist() == [0]
