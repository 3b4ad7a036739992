import numpy as np
import pandas as pd
import pytest

from tests.analysis.judging import OTHER, lines, table
from tests.analysis.shelf_data import shelf_lines
from turingdesk.analysis.demographics import compute


def good_women(judges=40):
    for line in lines(judges=judges, spread=0.2, able=-0.2):
        is_woman = int(line["participant"][2:]) % 2 == 0
        if line["role"] != "verdict" or not is_woman:
            yield line
        elif line["step"] % 4 == 0:
            yield line | {"choice": OTHER[line["truth"]], "correct": False}
        else:
            yield line | {"choice": line["truth"], "correct": True}


def test_a_group_that_judges_better_is_found_by_all_tests():
    found = compute(table(good_women())).set_index(["question", "test", "level"])
    assert found.loc[("gender", "regression", "male against female"), "statistic"] < -3
    assert found.loc[("gender", "permutation of judges", "female against male"), "p"] < 0.01
    assert found.loc[("gender", "ANOVA agent x group", "group"), "p"] < 0.001
    assert found.loc[("gender", "ANOVA agent x group", "agent"), "df"].startswith("1, ")
    assert "remarks" not in found.index.get_level_values("question")


def test_numbers_are_regressed_and_not_compared_in_groups():
    found = compute(table()).set_index("question").loc[["age"]]
    assert found["test"].tolist() == ["clustered regression", "regression"]
    assert found["level"].tolist() == ["one more", "one more"]
    assert "clustered by judge and stimulus" in found["method"].iloc[0]
    assert "clustered by judge, with at least" in found["method"].iloc[1]
    assert found["as_in"].tolist() == ["", "as in Jones and Bergen; treats stimuli as fixed"]


def test_two_judges_have_no_p_value_in_any_row():
    found = compute(table(lines(judges=2, each=20)))
    assert found[["p", "p_holm", "statistic", "ci_low"]].isna().all(axis=None)
    assert (found["note"] != "").all()


@pytest.mark.filterwarnings("ignore")
def test_the_anova_is_that_of_judges_own_detectability():
    from statsmodels.formula.api import ols
    from statsmodels.stats.anova import anova_lm

    rows = [line for line in lines(judges=30, each=16) if line["role"] != "extra"]
    values = []
    for name in sorted({line["participant"] for line in rows}):
        own = [r for r in rows if r["participant"] == name and r["role"] == "verdict"]
        hh = [r["correct"] for r in own if r["truth"] == "human"]
        for agent in ("git", "ofa"):
            if (mm := [r["correct"] for r in own if r["agent"] == agent]) and hh:
                sex = ("female", "male")[int(name[2:]) % 2]
                values.append((agent, sex, (np.mean(hh) + np.mean(mm)) / 2))
    data = pd.DataFrame(values, columns=["agent", "sex", "y"])
    theirs = anova_lm(ols("y ~ C(agent) * C(sex)", data).fit(), typ=2)
    found = compute(table(rows))
    found = found[(found["test"] == "ANOVA agent x group") & (found["question"] == "gender")]
    assert found["statistic"].tolist() == pytest.approx(theirs["F"].iloc[:3].tolist())
    assert found["p"].tolist() == pytest.approx(theirs["PR(>F)"].iloc[:3].tolist())


def test_a_group_of_one_says_why_it_cannot_be_compared():
    rows = [
        line | ({"choice": "other"} if line.get("question") == "gender" else {})
        if line["participant"] == "P-003"
        else line
        for line in lines()
    ]
    found = compute(table(rows)).set_index(["test", "level"])
    assert (
        "fewer than two judges"
        in found.loc[("permutation of judges", "female against other"), "note"]
    )


def test_a_variance_that_comes_out_as_zero_is_no_error():
    """What judges and stimuli have in common makes up all of their variance."""
    told = [{k: v for k, v in line.items() if k != "scored"} for line in shelf_lines(judges=4)]
    rows = table(told)
    found = compute(rows).query("question == 'age' and test == 'clustered regression'")
    assert len(found) > 0
    assert found["p"].isna().all()
    assert found["note"].str.contains("not more judges than predictors").all()
