"""Both kinds of folds beside each other, as a table and as points."""

import numpy as np
import pytest

from tests.plugins.machine_judges.analysis.findings_data import findings, of_block, with_findings
from tests.plugins.machine_judges.judged import planted
from turingdesk.plugins.machine_judges.analysis._trained import EARLIER
from turingdesk.plugins.machine_judges.analysis.judge_folds import ANALYSIS, COLUMNS
from turingdesk.plugins.machine_judges.features._base import feature_table
from turingdesk.plugins.machine_judges.learning.cross_validation import (
    TrainingSpec,
    cross_validate,
)
from turingdesk.plugins.machine_judges.learning.estimates import compare_groupings
from turingdesk.plugins.machine_judges.learning.findings import FOLDS, fold_rows
from turingdesk.plugins.machine_judges.learning.folds import Grouping, repeated_folds
from turingdesk.plugins.machine_judges.trained import TRAINED


@pytest.fixture(scope="module")
def leaking():
    """A judge of answers that tell their picture."""
    judged, values = planted()
    names = [f"{number}" for number in range(values.shape[1])]
    work = TrainingSpec(TRAINED["svm"], {}, feature_table(judged, list(values), names, "none"))
    by = (Grouping.STIMULUS, Grouping.NONE)
    both = [cross_validate(judged, work, repeated_folds(judged, 5, 1, one)) for one in by]
    rows = fold_rows(compare_groupings(*both, Grouping.STIMULUS), Grouping.STIMULUS)
    more = fold_rows("There are 3 groups of answers for 5 folds.", Grouping.NONE)
    kept = of_block(rows) + of_block(more, "words", "words")
    return with_findings(findings(**{FOLDS: kept}))


@pytest.mark.slow
def test_a_planted_leak_is_a_difference_above_0(leaking):
    rows = ANALYSIS.compute(leaking)
    assert {name: str(rows[name].dtype) for name in COLUMNS} == COLUMNS
    grouped, ungrouped, impossible = rows.to_dict("records")
    assert (grouped["grouped_by"], ungrouped["grouped_by"]) == ("stimulus", "none")
    assert ungrouped["difference"] > 0.3
    assert ungrouped["difference"] == pytest.approx(
        ungrouped["detectability"] - grouped["detectability"]
    )
    assert np.isnan(grouped["difference"])
    assert 0.1 < grouped["spread"] < 0.6
    assert ungrouped["n_human"] + ungrouped["n_machine"] == 200
    assert "3 groups" in impossible["note"]
    assert np.isnan(impossible["detectability"])


def test_both_are_drawn_beside_chance_without_intervals(leaking):
    (figure,) = ANALYSIS.figures(leaking)
    grouped, ungrouped = figure.layers
    assert figure.x.categories == ("Image descriptions",)
    assert (grouped.name, ungrouped.name) == ("grouped folds", "ungrouped folds")
    assert grouped.x[0] < 0 < ungrouped.x[0]
    assert ungrouped.y[0] > grouped.y[0]
    assert not ungrouped.low
    assert figure.chance == 0.5
    assert "n = 200 answers" in figure.caption
    assert "no interval, because the verdicts of cross-validation depend" in figure.caption


def test_what_an_earlier_version_kept_is_shown_without_its_interval():
    row = {"grouped_by": "stimulus", "n_human": 4, "n_machine": 4, "p_hh": 0.5, "p_mm": 1.0}
    row |= {"detectability": 0.75, "ci_low": 0.6, "ci_high": 0.9, "method": "bootstrap"}
    old = with_findings(findings(**{FOLDS: of_block([row | {"note": "too narrow"}])}))
    (shown,) = ANALYSIS.compute(old).to_dict("records")
    assert (shown["detectability"], shown["method"], shown["note"]) == (0.75, "", EARLIER)
    assert "ci_low" not in shown
