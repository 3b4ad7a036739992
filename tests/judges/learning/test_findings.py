"""What a judge found of itself as rows of plain values."""

import orjson

from turingdesk.judges.learning.comparison import Compared
from turingdesk.judges.learning.estimates import METHOD, Estimate, Shares
from turingdesk.judges.learning.extrapolation import Cell
from turingdesk.judges.learning.feature_weights import Explanation, Looked
from turingdesk.judges.learning.findings import of_cells, of_features, of_folds, with_places
from turingdesk.judges.learning.folds import Grouping


def test_features_are_rows_and_none_at_all_is_a_row_that_says_why():
    looked = (Looked(1, "dog", 0.5, 3, 1), Looked(1, "a", -0.25, 2, 9))
    human, machine = of_features(Explanation(20, "how", looked))
    assert (human["speaks_for"], human["weight"], human["n"]) == ("human", 0.5, 4)
    assert (machine["speaks_for"], machine["n_human"], machine["n_machine"]) == ("machine", 2, 9)
    (none,) = of_features(Explanation(20, "", note="why"))
    assert set(none) == set(human)
    assert (none["rank"], none["n"], none["note"]) == (0, 20, "why")


def test_the_difference_stands_with_the_ungrouped_folds():
    one = Shares(5, 6, 0.5, 0.7, Estimate(0.6, 0.5, 0.7))
    other = Shares(5, 6, 0.6, 0.8, Estimate(0.7, 0.6, 0.8, "all agree."))
    gap = Estimate(0.1, 0.05, 0.15, "alike.")
    grouped, ungrouped = of_folds(Compared(Grouping.PROMPT, one, other, gap), Grouping.PROMPT)
    assert (grouped["grouped_by"], grouped["difference"]) == ("prompt", None)
    assert (ungrouped["grouped_by"], ungrouped["difference"]) == ("none", 0.1)
    assert (ungrouped["difference_low"], ungrouped["difference_high"]) == (0.05, 0.15)
    assert ungrouped["note"] == "all agree. alike."
    assert grouped["method"] == METHOD


def test_rows_are_plain_and_say_where_they_belong():
    cells = of_cells([Cell("a", "b", 4, 0.5, 8, 0.75, 0.5, 0.75)])
    rows = with_places({"talks": cells}, {"talks": "conversations"})
    (row,) = orjson.loads(orjson.dumps(rows))
    assert (row["block"], row["task"]) == ("talks", "conversations")
    assert (row["detectability"], row["is_extrapolated"]) == (0.625, True)
