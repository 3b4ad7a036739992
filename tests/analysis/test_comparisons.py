import pytest

from tests.analysis.judging import H, M, lines, of_five, table, verdicts
from turingdesk.analysis.comparisons import compute
from turingdesk.analysis.statistics import permutation
from turingdesk.analysis.statistics.permutation import Counts


def rows(found, **wanted):
    for name, value in wanted.items():
        found = found[found[name] == value]
    return found.to_dict("records")


def test_agents_are_compared_by_all_three_tests():
    from scipy import stats

    said = [(M, M, "git")] * 14 + [(M, H, "git")] * 6 + [(M, M, "ofa")] * 7 + [(M, H, "ofa")] * 15
    said += [(H, H, "p1")] * 9 + [(H, M, "p1")] * 4
    found = compute(table(of_five(*said)))
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
    assert [row["test"] for row in rows(found, first="(all)")[:3]] == ["clustered t-test"] * 3
    assert {row["test"] for row in rows(found[found["as_in"] != ""], first="(all)")} == {
        "permutation",
        "permutation within judges",
        "t-test over judges",
    }


def test_the_smallest_p_values_are_shown_as_below():
    said = [(M, M, "git")] * 200 + [(H, H, "p1")] * 200
    (found,) = rows(compute(table(of_five(*said))), first="(all)", test="permutation")
    assert found["p_shown"] == "< .001"


def test_domains_are_tested_against_half_and_against_each_other():
    near = [(M, M, "git")] * 9 + [(M, H, "git")] * 2 + [(H, H, "p")] * 8 + [(H, M, "p")] * 4
    far = [(M, M, "git")] * 5 + [(M, H, "git")] * 6 + [(H, H, "p")] * 6 + [(H, M, "p")] * 5
    plain = [(M, M, "git"), (H, H, "p")]
    said = [
        line | {"session": f"{domain}{line['session']}", "domain": domain}
        for domain, own in (("near", near), ("far", far), ("", plain))
        for line in of_five(*own)
    ]
    found = compute(table(said))
    counts = {"near": Counts(8, 12, 9, 11), "far": Counts(6, 11, 5, 11)}
    for level, own in counts.items():
        (row,) = rows(found, first=f"domain: {level}", second="0.5", test="permutation")
        assert row["p"] == permutation.against_half(own).p
        assert row["n"] == own.humans + own.machines
    (row,) = rows(found, first="domain: far", second="domain: near", test="permutation")
    result = permutation.two_groups(counts["far"], counts["near"])
    assert (row["effect"], row["p"], row["p_holm"]) == (result.effect, result.p, result.p)
    assert row["effect"] == pytest.approx((6 / 11 + 5 / 11) / 2 - (8 / 12 + 9 / 11) / 2)


def test_two_judges_have_no_p_value_in_any_row():
    found = compute(table(lines(judges=2, each=20)))
    assert len(found) > 8
    assert found[["p", "p_holm", "statistic", "ci_low", "ci_high"]].isna().all(axis=None)
    assert (found["note"] != "").all()


def test_one_domain_is_compared_with_nothing():
    said = [line | {"domain": "near"} for line in verdicts((M, M, "git"), (H, H, "p"))]
    assert not compute(table(said))["first"].str.startswith("domain").any()
