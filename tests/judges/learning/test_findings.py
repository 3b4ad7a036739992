"""What a judge found of itself as rows of plain values."""

import orjson

from turingdesk.judges.learning.estimates import (
    METHOD,
    Accuracy,
    GroupingComparison,
    IntervalEstimate,
)
from turingdesk.judges.learning.extrapolation import AgentScore
from turingdesk.judges.learning.feature_weights import FeatureWeight, WeightExplanation
from turingdesk.judges.learning.findings import (
    extrapolation_rows,
    feature_rows,
    fold_rows,
    rows_with_blocks,
)
from turingdesk.judges.learning.folds import Grouping


def test_features_are_rows_and_none_at_all_is_a_row_that_says_why():
    looked = (FeatureWeight(1, "dog", 0.5, 3, 1), FeatureWeight(1, "a", -0.25, 2, 9))
    human, machine = feature_rows(WeightExplanation(20, "how", looked))
    assert (human["speaks_for"], human["weight"], human["n"]) == ("human", 0.5, 4)
    assert (machine["speaks_for"], machine["n_human"], machine["n_machine"]) == ("machine", 2, 9)
    (none,) = feature_rows(WeightExplanation(20, "", note="why"))
    assert set(none) == set(human)
    assert (none["rank"], none["n"], none["note"]) == (0, 20, "why")


def test_the_difference_stands_with_the_ungrouped_folds():
    one = Accuracy(5, 6, 0.5, 0.7, IntervalEstimate(0.6, 0.5, 0.7))
    other = Accuracy(5, 6, 0.6, 0.8, IntervalEstimate(0.7, 0.6, 0.8, "all agree."))
    gap = IntervalEstimate(0.1, 0.05, 0.15, "alike.")
    grouped, ungrouped = fold_rows(
        GroupingComparison(Grouping.PROMPT, one, other, gap), Grouping.PROMPT
    )
    assert (grouped["grouped_by"], grouped["difference"]) == ("prompt", None)
    assert (ungrouped["grouped_by"], ungrouped["difference"]) == ("none", 0.1)
    assert (ungrouped["difference_low"], ungrouped["difference_high"]) == (0.05, 0.15)
    assert ungrouped["note"] == "all agree. alike."
    assert grouped["method"] == METHOD


def test_rows_are_plain_and_say_where_they_belong():
    cells = extrapolation_rows([AgentScore("a", "b", 4, 0.5, 8, 0.75, 0.5, 0.75)])
    rows = rows_with_blocks({"talks": cells}, {"talks": "conversations"})
    (row,) = orjson.loads(orjson.dumps(rows))
    assert (row["block"], row["task"]) == ("talks", "conversations")
    assert (row["detectability"], row["is_extrapolated"]) == (0.625, True)
