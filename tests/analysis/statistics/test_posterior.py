import numpy as np
import pytest
from scipy import integrate, stats

from turingdesk.analysis.statistics.posterior import detectability, share


@pytest.mark.parametrize(("k", "n"), [(0, 3), (7, 12), (60, 100), (12, 12)])
@pytest.mark.parametrize("prior", [(1, 1), (0.5, 0.5), (4, 4)])
def test_a_share_is_integrated(k, n, prior):
    own = stats.beta(*prior)
    found = share(k, n, prior)
    whole = integrate.quad(lambda p: stats.binom.pmf(k, n, p) * own.pdf(p), 0, 1)[0]
    assert found.statistic == pytest.approx(whole / stats.binom.pmf(k, n, 0.5), rel=1e-4)
    after = stats.beta(prior[0] + k, prior[1] + n - k)
    assert found.effect == pytest.approx(after.mean())
    assert (found.low, found.high) == pytest.approx(after.interval(0.95))


def test_both_shares_are_integrated():
    (hh, mm), (humans, machines) = (14, 11), (20, 19)
    found = detectability((hh, mm), (humans, machines))
    apart = 1 / (humans + 1) / (machines + 1)
    said = hh + machines - mm
    same = integrate.quad(
        lambda p: stats.binom.pmf(hh, humans, p) * stats.binom.pmf(said - hh, machines, p), 0, 1
    )[0]
    assert found.statistic == pytest.approx(apart / same, rel=1e-6)
    grid = np.random.default_rng(5)
    drawn = (grid.beta(15, 7, 400_000) + grid.beta(12, 9, 400_000)) / 2
    assert found.effect == pytest.approx(drawn.mean(), abs=0.001)
    assert (found.low, found.high) == pytest.approx(
        tuple(np.quantile(drawn, [0.025, 0.975])), abs=0.003
    )


def test_much_evidence_is_infinite_and_none_says_why():
    assert share(5000, 5000).statistic == float("inf")
    assert share(500, 1000).statistic < 0.1
    assert "no verdicts" in share(0, 0).note
    assert "one class only" in detectability((3, 0), (4, 0)).note
