import pytest
from scipy import stats

from tests.analysis.judging import H, M, lines, table, verdicts
from turingdesk.analysis.comparisons import compute


def rows(found, **wanted):
    for name, value in wanted.items():
        found = found[found[name] == value]
    return found.to_dict("records")


def test_agents_are_compared_by_all_three_tests():
    said = [(M, M, "git")] * 14 + [(M, H, "git")] * 6 + [(M, M, "ofa")] * 7 + [(M, H, "ofa")] * 15
    said += [(H, H, "p1")] * 9 + [(H, M, "p1")] * 4
    found = compute(table(verdicts(*said)))
    right, n = [1] * 14 + [0] * 6, [1] * 7 + [0] * 15
    by_test = {row["test"]: row for row in rows(found, first="git", second="ofa")}
    assert by_test["t-test, pooled"]["p"] == pytest.approx(stats.ttest_ind(right, n).pvalue)
    welch = stats.ttest_ind(right, n, equal_var=False)
    assert by_test["t-test, Welch"]["p"] == pytest.approx(welch.pvalue)
    assert by_test["permutation"]["effect"] == pytest.approx(14 / 20 - 7 / 22)
    git, ofa = (row["p"] for row in rows(found, second="0.5", test="permutation")[1:])
    assert git < ofa
    holm = [row["p_holm"] for row in rows(found, second="0.5", test="permutation")[1:]]
    assert holm == [pytest.approx(2 * git), pytest.approx(max(2 * git, ofa))]


def test_tasks_are_tested_apart_and_together():
    found = compute(table(lines(), lines(task="words", seed=2)))
    overall = rows(found, first="(all)", test="t-test over judges")
    assert [row["task"] for row in overall] == ["(all)", "captions", "words"]
    assert [row["df"] for row in overall] == ["23", "23", "23"]
    assert {row["test"] for row in rows(found, first="(all)")} == {
        "permutation",
        "permutation within judges",
        "t-test over judges",
    }


def test_the_smallest_p_values_are_shown_as_below():
    said = [(M, M, "git")] * 200 + [(H, H, "p1")] * 200
    (found,) = rows(compute(table(verdicts(*said))), first="(all)", test="permutation")
    assert found["p_shown"] == "< 1e-15"
