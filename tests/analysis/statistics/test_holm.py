import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from statsmodels.stats.multitest import multipletests

from turingdesk.analysis.statistics.holm import holm


@given(st.lists(st.floats(0, 1), min_size=1, max_size=30))
def test_it_is_statsmodels(p):
    assert np.allclose(holm(p), multipletests(p, method="holm")[1])


def test_what_could_not_be_computed_does_not_count():
    assert holm([None, 0.02, None]) == [None, 0.02, None]
    assert holm([]) == []
