"""What a judge found of itself as rows of plain values."""

import orjson

from turingdesk.plugins.machine_judges.learning.chance import NOT_RUN, ChanceTest
from turingdesk.plugins.machine_judges.learning.estimates import (
    METHOD,
    Accuracy,
    GroupingComparison,
)
from turingdesk.plugins.machine_judges.learning.extrapolation import AgentScore
from turingdesk.plugins.machine_judges.learning.feature_weights import (
    FeatureWeight,
    WeightExplanation,
)
from turingdesk.plugins.machine_judges.learning.findings import (
    chance_rows,
    extrapolation_rows,
    feature_rows,
    fold_rows,
    rows_with_blocks,
)
from turingdesk.plugins.machine_judges.learning.folds import Grouping


def test_features_are_rows_and_none_at_all_is_a_row_that_says_why():
    looked = (FeatureWeight(1, "dog", 0.5, 3, 1), FeatureWeight(1, "a", -0.25, 2, 9))
    human, machine = feature_rows(WeightExplanation(20, "how", looked))
    assert (human["speaks_for"], human["weight"], human["n"]) == ("human", 0.5, 4)
    assert (machine["speaks_for"], machine["n_human"], machine["n_machine"]) == ("machine", 2, 9)
    (none,) = feature_rows(WeightExplanation(20, "", note="why"))
    assert set(none) == set(human)
    assert (none["rank"], none["n"], none["note"]) == (0, 20, "why")


def test_the_difference_stands_with_the_ungrouped_folds():
    one, other = Accuracy(5, 6, 0.5, 0.75, 0.25), Accuracy(5, 6, 0.75, 1.0, 0.5)
    grouped, ungrouped = fold_rows(
        GroupingComparison(Grouping.PROMPT, one, other, "alike."), Grouping.PROMPT
    )
    assert (grouped["grouped_by"], grouped["difference"]) == ("prompt", None)
    assert (ungrouped["grouped_by"], ungrouped["difference"]) == ("none", 0.25)
    assert (grouped["spread"], ungrouped["spread"]) == (0.25, 0.5)
    assert (grouped["note"], ungrouped["note"]) == ("", "alike.")
    assert grouped["method"] == METHOD
    (nothing,) = fold_rows("too few.", Grouping.PROMPT)
    assert set(nothing) == set(grouped)
    assert (nothing["detectability"], nothing["note"]) == (None, "too few.")


def test_the_test_against_chance_is_a_row_that_says_how_it_was_made():
    found = Accuracy(5, 6, 0.5, 0.75, 0.25)
    (row,) = chance_rows(ChanceTest(found, 0.005, 199))
    assert (row["detectability"], row["spread"], row["p"]) == (0.625, 0.25, 0.005)
    assert row["permutations"] == 199
    assert "199 times" in row["p_method"]
    (without,) = chance_rows(ChanceTest(found, None, 0, NOT_RUN))
    assert (without["p"], without["p_method"], without["note"]) == (None, "", NOT_RUN)


def test_rows_are_plain_and_say_where_they_belong():
    cells = extrapolation_rows([AgentScore("a", "b", 4, 0.5, 8, 0.75, 0.25)])
    rows = rows_with_blocks({"talks": cells}, {"talks": "conversations"})
    (row,) = orjson.loads(orjson.dumps(rows))
    assert (row["block"], row["task"]) == ("talks", "conversations")
    assert (row["detectability"], row["is_extrapolated"]) == (0.625, True)
    assert row["spread"] == 0.25
