import pytest

from tests.analysis.judging import H, M, lines, table, verdicts
from turingdesk.analysis.sensitivity import compute, figures


def test_d_prime_follows_paper_3():
    from scipy.stats import norm

    said = [(M, M, "git")] * 8 + [(M, H, "git")] * 2 + [(H, M, "p")] * 3 + [(H, H, "p")] * 9
    found = compute(table(verdicts(*said)))
    found = found[found["as_in"] != ""].set_index(["agent", "measure"])
    expected = norm.ppf(8.5 / 11) - norm.ppf(3.5 / 13)
    assert found.loc[("(all)", "d'"), "effect"] == pytest.approx(expected)
    assert found.loc[("git", "d'"), "effect"] == pytest.approx(expected)


def test_the_area_is_that_of_verdicts_weighed_by_confidence():
    from scipy.stats import mannwhitneyu

    rows = list(lines())
    sure = {(r["session"], r["step"]): int(r["choice"]) for r in rows if r["role"] == "extra"}
    said = [r for r in rows if r["role"] == "verdict"]
    score = [
        (1 if r["choice"] == M else -1) * (sure[r["session"], r["step"]] + 1e-4) for r in said
    ]
    ours = [s for s, r in zip(score, said, strict=True) if r["truth"] == M]
    others = [s for s, r in zip(score, said, strict=True) if r["truth"] == H]
    u = mannwhitneyu(ours, others).statistic / len(ours) / len(others)
    areas = compute(table(rows)).set_index("measure").loc["area under ROC"]
    assert areas["effect"].tolist() == pytest.approx([u, u])
    clustered, paper = areas.to_dict("records")
    assert clustered["method"].startswith("standard error clustered by judge and stimulus")
    assert clustered["ci_low"] < u < clustered["ci_high"]
    assert paper["as_in"].endswith("treats verdicts as independent")
    assert "DeLong" in paper["method"]
    (figure,) = figures(table(rows))
    assert f"area {u:.2f}" in figure.layers[0].name


def test_two_judges_have_no_p_value_in_any_row():
    found = compute(table(lines(judges=2, each=20)))
    assert len(found) > 8
    assert found[["p", "p_holm", "statistic", "ci_low", "ci_high"]].isna().all(axis=None)
    assert found["effect"].notna().all()
    assert found["note"].str.contains("the data have 2 judges").all()


def test_without_confidence_there_is_no_curve_and_it_says_why():
    rows = table(line for line in lines() if line["role"] != "extra")
    assert figures(rows) == ()
    found = compute(rows).set_index("measure").loc["area under ROC"]
    assert "confidence" in found["note"]
