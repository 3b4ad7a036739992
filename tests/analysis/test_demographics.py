import numpy as np
import pandas as pd
import pytest

from tests.analysis.judging import OTHER, lines, table
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
    assert found["test"].tolist() == ["regression"]
    assert found["level"].tolist() == ["one more"]
    assert "clustered by judge" in found["method"].iloc[0]


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
