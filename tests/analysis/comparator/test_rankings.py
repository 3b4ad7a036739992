"""How Turing scores agree with rankings of others."""

from math import isnan

import pytest

from turingdesk.analysis.comparator.rankings import agreement, read_rankings
from turingdesk.core.errors import BadSource

SCORES = {"a": 0.8, "b": 0.7, "c": 0.6, "d": 0.5, "e": 0.4}


def test_the_same_order_agrees_and_the_opposite_one_does_not():
    ranks = {"same": dict(zip("abcde", range(1, 6), strict=True))}
    (found,) = agreement(SCORES, ranks).values()
    assert (found.n, found.spearman, found.kendall) == (5, 1.0, 1.0)
    (found,) = agreement(SCORES, {"other": dict(zip("edcba", range(1, 6), strict=True))}).values()
    assert (found.spearman, found.kendall) == (-1.0, -1.0)


def test_the_correlations_are_those_of_the_definitions():
    ranks = {"a": 1, "b": 3, "c": 2, "d": 5, "e": 4}
    (found,) = agreement(SCORES, {"mixed": ranks}).values()
    # Spearman: 1 - 6 Σd²/(n(n² - 1)) with d² of 0, 1, 1, 1, 1; Kendall: 8 pairs agree, 2 do not.
    assert found.spearman == pytest.approx(1 - 6 * 4 / (5 * 24))
    assert found.kendall == pytest.approx((8 - 2) / 10)
    assert found.p == pytest.approx(0.2333, abs=1e-4)  # exact: 28 of 120 orders
    assert -1 < found.low < found.spearman < found.high < 1


def test_models_that_only_one_of_both_has_do_not_count():
    (found,) = agreement(SCORES, {"few": {"a": 1, "b": 2, "x": 3, "y": 4}}).values()
    assert found.n == 2
    assert isnan(found.spearman)


def test_a_table_is_read_and_a_cell_that_is_no_rank_is_named(tmp_path):
    file = tmp_path / "ranks.csv"
    file.write_text("model,arena,livebench\na,1,2\nb,2,\n", encoding="utf-8")
    assert read_rankings(file) == {"arena": {"a": 1.0, "b": 2.0}, "livebench": {"a": 2.0}}
    file.write_text("model,arena\na,first\n", encoding="utf-8")
    with pytest.raises(BadSource, match=r"ranks\.csv, line 2, column arena: 'first'"):
        read_rankings(file)
    file.write_text("name,arena\na,1\n", encoding="utf-8")
    with pytest.raises(BadSource, match="a column model"):
        read_rankings(file)
    with pytest.raises(BadSource, match="rankings can't be read"):
        read_rankings(tmp_path / "none.csv")
