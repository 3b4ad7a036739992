"""Judges of unknown machines as a table, a matrix and bars."""

import pytest

from tests.plugins.machine_judges.analysis.findings_data import findings, of_block, with_findings
from turingdesk.plugins.machine_judges.analysis.extrapolation import ANALYSIS, COLUMNS
from turingdesk.plugins.machine_judges.learning.extrapolation import AgentScore
from turingdesk.plugins.machine_judges.learning.findings import EXTRAPOLATION, extrapolation_rows


def cell(trained_on, agent, value, n=30):
    return AgentScore(trained_on, agent, n, value, 60, value, 0.25)


def table(*cells):
    return with_findings(findings(**{EXTRAPOLATION: of_block(extrapolation_rows(list(cells)))}))


THREE = (
    *(cell(one, other, 0.9 if one == other else 0.6) for one in "abc" for other in "abc"),
    *(cell(f"all but {one}", one, 0.7) for one in "abc"),
)


def test_each_cell_is_a_row():
    rows = ANALYSIS.compute(table(*THREE))
    assert {name: str(rows[name].dtype) for name in COLUMNS} == COLUMNS
    assert len(rows) == 12
    assert rows["is_extrapolated"].sum() == 9
    assert rows.loc[0, ["n", "n_human", "spread"]].tolist() == [30, 60, 0.25]


def test_rows_of_the_matrix_are_what_was_trained_on_and_columns_what_was_tried():
    matrix, _ = ANALYSIS.figures(table(*THREE))
    assert matrix.y.categories == (*"abc", *(f"all but {one}" for one in "abc"))
    assert matrix.x.categories == tuple("abc")
    (cells,) = matrix.layers
    assert cells.values[0] == pytest.approx([0.9, 0.6, 0.6])
    assert cells.values[4] == [None, pytest.approx(0.7), None]
    assert cells.texts[4] == ["", "0.70\nn = 30", ""]
    assert "n = 30 answers per machine, n = 60 by people" in matrix.caption


def test_bars_show_each_machine_unknown_and_known():
    _, bars = ANALYSIS.figures(table(*THREE))
    unknown, known = bars.layers
    assert (unknown.name, known.name) == ("trained on the others", "trained on it")
    assert unknown.y == pytest.approx([0.7] * 3)
    assert known.y == pytest.approx([0.9] * 3)
    assert not known.low
    assert bars.chance == 0.5
    assert bars.x.categories == tuple("abc")


def test_of_two_machines_the_other_is_all_but_one():
    two = [one for one in THREE if {one.trained_on, one.agent} <= set("ab")]
    _, bars = ANALYSIS.figures(table(*two))
    unknown, known = bars.layers
    assert unknown.y == pytest.approx([0.6, 0.6])
    assert known.y == pytest.approx([0.9, 0.9])
