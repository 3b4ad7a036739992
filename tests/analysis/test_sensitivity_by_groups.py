import numpy as np
import pytest

from tests.analysis.judging import lines, table
from turingdesk.analysis.sensitivity_by_groups import compute, figures
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.table.table import CHOICES

ROWS = list(lines(judges=20))


def counted(judge):
    """Hits, machines, false alarms and humans of one judge."""
    own = [r for r in ROWS if r["participant"] == judge and r["role"] == "verdict"]
    machines = [r for r in own if r["truth"] == "machine"]
    humans = [r for r in own if r["truth"] == "human"]
    hits = sum(r["choice"] == "machine" for r in machines)
    return hits, len(machines), sum(r["choice"] == "machine" for r in humans), len(humans)


def by_hand(measure):
    """d' or criterion of each judge by paper 3's formula."""
    from scipy.stats import norm

    found = {}
    for judge in sorted({r["participant"] for r in ROWS}):
        hits, machines, alarms, humans = counted(judge)
        hit, alarm = (
            norm.ppf((hits + 0.5) / (machines + 1)),
            norm.ppf((alarms + 0.5) / (humans + 1)),
        )
        found[judge] = hit - alarm if measure == "d'" else -(hit + alarm) / 2
    return found


@pytest.mark.parametrize("measure", ["d'", "criterion"])
def test_groups_have_the_mean_of_their_judges_and_are_compared_by_welchs_test(measure):
    from scipy.stats import ttest_ind

    own = by_hand(measure)
    women = [v for name, v in own.items() if int(name[2:]) % 2 == 0]
    men = [v for name, v in own.items() if int(name[2:]) % 2]
    found = compute(table(ROWS))
    found = found[found["measure"] == measure].set_index(["question", "test", "level"])
    for level, values in (("female", women), ("male", men)):
        row = found.loc[("gender", "mean", level)]
        assert row["effect"] == pytest.approx(np.mean(values))
        assert row["n"] == 10
        assert row["ci_low"] < row["effect"] < row["ci_high"]
    theirs = ttest_ind(men, women, equal_var=False)
    row = found.loc[("gender", "t-test", "male against female")]
    assert (row["statistic"], row["p"]) == pytest.approx((theirs.statistic, theirs.pvalue))
    assert f"values: {measure} of each" in row["method"]


def test_an_age_is_regressed_on():
    from scipy.stats import linregress

    own = by_hand("d'")
    theirs = linregress([20 + int(name[2:]) for name in own], list(own.values()))
    found = compute(table(ROWS)).set_index(["measure", "question", "level"])
    row = found.loc[("d'", "age", "one more")]
    assert (row["effect"], row["p"]) == pytest.approx((theirs.slope, theirs.pvalue))


def test_each_question_has_a_figure_that_tells_its_bars():
    (figure,) = figures(table(ROWS))
    assert figure.name == "sensitivity-gender"
    assert figure.x.categories == ("female", "male")
    asked = table(ROWS)
    asked.attrs[CHOICES] = {"gender": ("male", "female")}
    assert figures(asked)[0].x.categories == ("male", "female")  # as in the form
    assert "n = 200 verdicts" in figure.caption
    assert figure.caption.endswith(f"95% CIs: {Clustering.BOTH.method}.")
    assert sum(figure.layers[0].counts) == 200


def test_tasks_stand_apart_and_together():
    both = table(ROWS, lines(judges=20, task="words", seed=2))
    assert list(dict.fromkeys(compute(both)["task"])) == ["(all)", "captions", "words"]
    (figure,) = figures(both)
    titles = ["All tasks", "Image descriptions", "Word associations"]
    assert [panel.title for panel in figure.panels] == titles
    assert {len(panel.layers) for panel in figure.panels} == {1}


def test_without_a_form_or_judges_it_says_why():
    (row,) = compute(table(r for r in ROWS if r["role"] != "form")).to_dict("records")
    assert "no form" in row["note"]
    (row,) = compute(table(ROWS).drop(columns="participant")).to_dict("records")
    assert "without the judges who" in row["note"]


def test_two_judges_have_no_p_value_in_any_row():
    found = compute(table(lines(judges=2, each=20)))
    assert len(found) > 8
    assert found[["p", "p_holm", "statistic", "ci_low", "ci_high"]].isna().all(axis=None)
    assert (found["note"] != "").all()
