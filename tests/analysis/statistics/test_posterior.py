import numpy as np
import pytest

from tests.analysis.statistics.simulated import SCENARIOS, study, whole
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import Inference, Trials, combinations, of_counts
from turingdesk.analysis.statistics.posterior import posterior, share


@pytest.mark.parametrize(("k", "n"), [(0, 3), (7, 12), (60, 100), (12, 12)])
@pytest.mark.parametrize("prior", [(1, 1), (0.5, 0.5), (4, 4)])
def test_a_share_is_integrated(k, n, prior):
    from scipy import integrate, stats

    own = stats.beta(*prior)
    found = share(k, n, prior)
    whole = integrate.quad(lambda p: stats.binom.pmf(k, n, p) * own.pdf(p), 0, 1)[0]
    assert found.statistic == pytest.approx(whole / stats.binom.pmf(k, n, 0.5), rel=1e-4)
    after = stats.beta(prior[0] + k, prior[1] + n - k)
    assert found.effect == pytest.approx(after.mean())
    assert (found.low, found.high) == pytest.approx(after.interval(0.95))


def by_trial(right, n):
    """The mean of shares of independent trials."""
    shares = np.repeat(np.arange(len(n)), n)
    hits = np.concatenate([np.arange(size) < k for k, size in zip(right, n, strict=True)])
    weights = {share: 1 / len(n) for share in range(len(n))}
    return combinations(Trials(shares, hits), [weights], Clustering.TRIAL)[0]


def test_of_independent_trials_it_is_the_beta_posterior():
    expected, found = share(60, 100), posterior(by_trial([60], [100]), is_mean=False)
    assert found.effect == pytest.approx(expected.effect, abs=0.003)
    assert (found.low, found.high) == pytest.approx((expected.low, expected.high), abs=0.006)
    assert found.statistic == pytest.approx(expected.statistic, rel=0.15)
    grid = np.random.default_rng(5)
    drawn = (grid.beta(71, 31, 400_000) + grid.beta(56, 46, 400_000)) / 2
    both = posterior(by_trial([70, 55], [100, 100]), is_mean=True)
    assert both.effect == pytest.approx(drawn.mean(), abs=0.004)
    assert (both.low, both.high) == pytest.approx(
        tuple(np.quantile(drawn, [0.025, 0.975])), abs=0.006
    )


def test_the_factor_is_integrated():
    """Against scipy's quadrature of the same likelihood and triangular prior."""
    from scipy import integrate, stats

    found = Inference(200, 0.57, 0.04, 12.5, Clustering.BOTH)
    whole = integrate.quad(
        lambda d: stats.t.pdf((0.57 - d) / 0.04, 12.5) * (2 - 4 * abs(d - 0.5)), 0, 1, points=[0.5]
    )[0]
    expected = whole / stats.t.pdf(0.07 / 0.04, 12.5)
    result = posterior(found, is_mean=True)
    assert result.statistic == pytest.approx(expected, rel=1e-4)
    assert result.low < 0.57 < result.high


@pytest.mark.slow
def test_clustered_null_studies_seldom_speak_for_a_difference():
    draw, of = np.random.default_rng(7), SCENARIOS["null, 30 x 40, 20 + 20 stimuli"]
    loud = 0
    for _ in range(150):
        (found,) = combinations(whole(study(draw, of)[0]), [{0: 0.5, 1: 0.5}])
        loud += posterior(found, is_mean=True).statistic > 3
    assert loud / 150 < 0.05


def test_much_evidence_is_infinite_and_none_says_why():
    assert share(5000, 5000).statistic == float("inf")
    assert share(500, 1000).statistic < 0.1
    assert "no verdicts" in share(0, 0).note
    missing = posterior(Inference.missing(Clustering.BOTH), is_mean=True)
    assert "one class only" in missing.note


@pytest.mark.parametrize(("right", "n"), [(6, 6), (0, 6)])
def test_a_share_that_all_agree_on_has_the_beta_posterior(right, n):
    found, expected = (
        posterior(of_counts({0: (right, n)}, {0: 1.0}), is_mean=False),
        share(right, n),
    )
    assert found.statistic == pytest.approx(expected.statistic)
    assert (found.effect, found.low, found.high) == pytest.approx(
        (expected.effect, expected.low, expected.high), abs=1e-4
    )


@pytest.mark.parametrize("counts", [{0: (4, 4), 1: (7, 7)}, {0: (4, 4), 1: (0, 7)}])
def test_a_mean_of_shares_that_all_agree_on_is_drawn(counts):
    """Against draws of both shares, and quadrature of the Bayes factor."""
    from scipy import integrate

    found = posterior(of_counts(counts, {0: 0.5, 1: 0.5}), is_mean=True)
    draw = np.random.default_rng(5)
    first, second = (draw.beta(k + 1, n - k + 1, 200_000) for k, n in counts.values())
    means = (first + second) / 2
    assert found.effect == pytest.approx(means.mean(), abs=0.002)
    assert (found.low, found.high) == pytest.approx(
        tuple(np.quantile(means, [0.025, 0.975])), abs=0.004
    )

    def likelihood(p, place):
        right, n = counts[place]
        return p**right * (1 - p) ** (n - right)

    null = integrate.quad(lambda p: likelihood(p, 0) * likelihood(1 - p, 1), 0, 1)[0]
    alone = [integrate.quad(likelihood, 0, 1, args=(place,))[0] for place in counts]
    assert found.statistic == pytest.approx(alone[0] * alone[1] / null, rel=1e-4)
