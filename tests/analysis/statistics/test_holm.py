import numpy as np
import pytest

from turingdesk.analysis.statistics.holm import holm


@pytest.mark.parametrize("n", [1, 8, 31])
def test_it_is_statsmodels(n):
    from statsmodels.stats.multitest import multipletests

    p = np.random.default_rng(n).random(n) ** 3
    p[: n // 3] = p[0]  # some are the same
    assert np.allclose(holm(p.tolist()), multipletests(p, method="holm")[1])


def test_what_could_not_be_computed_does_not_count():
    assert holm([None, 0.02, None]) == [None, 0.02, None]
    assert holm([]) == []
