import numpy as np
import pytest

from turingdesk.analysis import _tested
from turingdesk.analysis._tested import COLUMNS, Outcome, holm
from turingdesk.analysis.statistics.result import Result, impossible


def row(p, family, task="captions"):
    result = Result(9, "a test", "none", 2.0, (3, 120), p, 0.1, 0.0, 0.2)
    return Outcome({"task": task}, result, family)


def test_families_are_corrected_apart_and_rows_without_one_not_at_all():
    rows = [row(0.01, "a"), row(0.04, "a"), row(0.03, "b"), row(0.02, "")]
    found = _tested.tested(rows, {"task": "str"})
    assert found["p_holm"].tolist()[:3] == pytest.approx([0.02, 0.04, 0.03])
    assert found["p_holm"].isna().tolist() == [False, False, False, True]
    assert set(found["df"]) == {"3, 120"}


def test_what_could_not_be_tested_is_empty_and_does_not_count():
    none = Outcome({"task": "words"}, impossible(0, "a test", "none", ("nothing is there")), "a")
    found = _tested.tested([row(0.03, "a"), none], {"task": "str"})
    assert found["p_holm"].iloc[0] == 0.03
    assert found["p"].isna().tolist() == [False, True]
    assert (found["df"].iloc[1], found["p_shown"].iloc[1]) == ("", "")
    assert found["note"].iloc[1] == "It can't be computed: nothing is there."


def test_a_table_without_tests_has_its_columns():
    found = _tested.tested([], {"task": "str"})
    assert list(found.columns) == ["task", *COLUMNS]
    assert found.dtypes["n"] == "int64"


@pytest.mark.parametrize("n", [1, 8, 31])
def test_it_is_statsmodels(n):
    from statsmodels.stats.multitest import multipletests

    p = np.random.default_rng(n).random(n) ** 3
    p[: n // 3] = p[0]  # some are the same
    assert np.allclose(holm(p.tolist()), multipletests(p, method="holm")[1])


def test_what_could_not_be_computed_does_not_count():
    assert holm([None, 0.02, None]) == [None, 0.02, None]
    assert holm([]) == []
