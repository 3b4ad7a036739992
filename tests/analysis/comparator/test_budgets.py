import pandas as pd
import pytest

from turingdesk.analysis.comparator.budgets import budgets, curves


def comparisons(*rows):
    """Trials of one pair: task, how many said the same, of how many."""
    made = [
        ("opus", "gemini", "opus", task, number < same, 1)
        for task, same, n in rows
        for number in range(n)
    ]
    columns = ["distinguisher", "actor", "target", "task", "same", "n"]
    return pd.DataFrame(made, columns=columns)


def test_acceptance_falls_with_turns_as_in_the_paper():
    """Section 6.1: Opus tells Gemini in 40 % after one turn, and in 90 % from three on."""
    rows = [("controlled-turns-1", 6, 10), ("controlled-turns-3", 1, 10)]
    found = budgets(comparisons(*rows, ("controlled-turns-10", 1, 10), ("gtt", 5, 10)))
    assert found["budget"].tolist() == [1, 3, 10]
    assert found["accepted"].tolist() == [0.6, 0.1, 0.1]
    assert found["n"].tolist() == [10, 10, 10]
    low, high = found.loc[0, ["ci_low", "ci_high"]]
    assert (low, high) == pytest.approx((0.3127, 0.8318), abs=0.025), (
        "a little wider than Wilson's"
    )
    assert low < 0.3127
    assert high > 0.8318


def test_targets_with_themselves_and_trials_without_an_answer_dont_count():
    table = comparisons(("controlled-turns-1", 6, 10), ("controlled-turns-2", 5, 10))
    table["same"] = table["same"].astype("boolean")
    table.loc[0, "same"] = pd.NA
    table.loc[1, "actor"] = "opus"
    assert budgets(table)["n"].tolist() == [8, 10]


def test_many_pairs_are_in_a_panel_for_each_target():
    """Nine models have 72 pairs, which nobody could tell apart in one plot."""
    own = comparisons(("controlled-turns-1", 6, 10), ("controlled-turns-2", 5, 10))
    names = [f"m{number}" for number in range(9)]
    pairs = [(actor, target) for actor in names for target in names if actor != target]
    table = pd.concat(own.assign(actor=a, target=t, distinguisher=t) for a, t in pairs)
    (figure,) = curves(budgets(table))
    assert [panel.title for panel in figure.panels] == [f"as {name}" for name in names]
    assert [line.name for line in figure.panels[0].layers] == names[1:]
    assert not any(line.low for panel in figure.panels for line in panel.layers)
    assert "There are no error bars." in figure.caption


def test_a_line_for_each_pair_needs_several_numbers():
    (figure,) = curves(
        budgets(comparisons(("controlled-queries-1", 6, 10), ("controlled-queries-2", 5, 10)))
    )
    assert [line.name for line in figure.layers] == ["gemini as opus"]
    assert figure.layers[0].x == [1, 2]
    assert "Bands are 95% CIs" in figure.caption
    assert figure.title == "Acceptance by turns or queries: controlled-queries"
    assert curves(budgets(comparisons(("controlled-turns-1", 6, 10)))) == ()
    assert curves(budgets(comparisons())) == ()
