"""What a judge looks at as a table and as bars."""

import pytest

from tests.plugins.machine_judges.analysis.findings_data import findings, of_block, with_findings
from turingdesk.plugins.machine_judges.analysis.judge_features import ANALYSIS, COLUMNS
from turingdesk.plugins.machine_judges.learning.feature_weights import (
    NO_NAMES,
    FeatureWeight,
    WeightExplanation,
)
from turingdesk.plugins.machine_judges.learning.findings import FEATURES, feature_rows


def table(*found):
    rows = [row for n, one in enumerate(found) for row in of_block(feature_rows(one), f"b{n}")]
    return with_findings(findings(**{FEATURES: rows}))


@pytest.fixture
def looked():
    human = [FeatureWeight(n, f"h{n}", 2 / n, n, 1) for n in range(1, 21)]
    machine = [FeatureWeight(n, f"m{n}", -1 / n, 0, 100 * n) for n in range(1, 4)]
    return table(WeightExplanation(80, "how", (*human, *machine)))


def test_each_feature_is_a_row_with_who_has_it(looked):
    rows = ANALYSIS.compute(looked)
    assert {name: str(rows[name].dtype) for name in COLUMNS} == COLUMNS
    assert len(rows) == 23
    told = rows.loc[20].to_dict()
    assert list(told.values()) == [
        *("judge:svm", "captions", 1, "m1", -1.0, "machine"),
        *(100, 0, 100, "how", ""),
    ]


def test_bars_go_from_human_to_machine_and_show_the_strongest(looked):
    (figure,) = ANALYSIS.figures(looked)
    assert figure.x.categories == (*(f"h{n}" for n in range(1, 11)), "m3", "m2", "m1")
    human, machine = figure.layers
    assert (human.name, machine.name) == ("points to a human", "points to a machine")
    assert list(machine.x) == [10, 11, 12]
    assert machine.y == pytest.approx([-1 / 3, -0.5, -1])
    assert "n = 2 to 300 answers" in figure.caption
    assert figure.name == "judge-features-judge-svm-captions"


def test_features_without_names_say_why_and_are_not_drawn():
    rows = table(WeightExplanation(80, "", note=NO_NAMES))
    (row,) = ANALYSIS.compute(rows).to_dict("records")
    assert (row["feature"], row["n"], row["note"]) == ("", 80, NO_NAMES)
    assert row["weight"] != row["weight"]
    assert ANALYSIS.figures(rows) == ()
