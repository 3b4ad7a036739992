"""Cohen's kappa against printed examples, statsmodels, and counting by hand."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turingdesk.analysis.statistics.kappa import cohen


def labels(table):
    """Two sequences of labels that make up a table of counts."""
    pairs = [(i, j) for i, row in enumerate(table) for j, n in enumerate(row) for _ in range(n)]
    return [a for a, _ in pairs], [b for _, b in pairs]


@pytest.mark.parametrize(
    ("table", "value"),
    [
        ([[20, 5], [10, 15]], 0.4),  # the usual worked example of fifty grant proposals
        ([[45, 15], [25, 15]], 0.1304),
        ([[25, 35], [5, 35]], 0.2593),
        # Cohen 1960, Table 1: three categories in 200 cases.
        ([[88, 14, 18], [10, 40, 10], [2, 6, 12]], 0.4915),
    ],
)
def test_printed_examples(table, value):
    assert cohen(*labels(table)).value == pytest.approx(value, abs=5e-4)


def test_value_and_interval_are_those_of_statsmodels():
    from statsmodels.stats.inter_rater import cohens_kappa

    draw = np.random.default_rng(3)
    for size in (2, 3, 5):
        table = draw.integers(1, 40, (size, size)) + 30 * np.eye(size, dtype=int)
        theirs, ours = cohens_kappa(table), cohen(*labels(table.tolist()))
        assert ours.value == pytest.approx(theirs.kappa)
        assert ours.low == pytest.approx(theirs.kappa_low)
        assert ours.high == pytest.approx(theirs.kappa_upp)


@settings(max_examples=40)
@given(st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("abc")), min_size=1))
def test_agreement_by_chance_is_that_of_all_pairs(pairs):
    first, second = [a for a, _ in pairs], [b for _, b in pairs]
    found = cohen(first, second)
    chance = np.mean([a == b for a, b in product(first, second)])
    observed = np.mean([a == b for a, b in pairs])
    assert found.expected == pytest.approx(chance)
    assert found.observed == pytest.approx(observed)
    if chance < 1:
        assert found.value == pytest.approx((observed - chance) / (1 - chance))
        if found.low is None:
            assert "asymptotic error is 0" in found.note
        else:
            assert -1 <= found.low <= found.value <= found.high <= 1
    else:
        assert found.value is None
        assert "same label" in found.note


def test_nothing_coded_twice_has_no_kappa_and_says_so():
    assert cohen([], []).value is None
    assert "no text has two codings" in cohen([], []).note
    with pytest.raises(ValueError, match="each text"):
        cohen("ab", "a")


@pytest.mark.parametrize(("second", "value"), [("aabb", 1.0), ("aaaa", 0.0)])
def test_an_interval_without_width_is_none(second, value):
    """Two coders who agree on four texts are not known to agree for ever."""
    found = cohen("aabb", second)
    assert found.value == value
    assert (found.low, found.high) == (None, None)
    assert "asymptotic error is 0" in found.note
