"""Every analysis on tables in which something is missing: a defined result, or a reason."""

from functools import cache

import pytest

from tests.analysis.judging import POOR, poor, table
from turingdesk.analysis import ANALYSES

NAMES = (
    *("comparisons", "baselines", "evidence", "equivalence", "sensitivity", "calibration"),
    *("demographics", "experience", "effects", "sequential", "signal_detection_model"),
)
#: Which test gives the result of each row.
RESULT = {"evidence": "effect", "calibration": "right", "sequential": "statistic"}


@cache
def everything():
    """A table in which nothing is missing."""
    return table()


@cache
def whole(name):
    """The result of a table that has everything."""
    return ANALYSES[name].compute(everything())


@pytest.mark.parametrize(
    "what", [pytest.param(one, marks=[pytest.mark.slow] * (n > 1)) for n, one in enumerate(POOR)]
)
@pytest.mark.parametrize("name", NAMES)
def test_what_is_missing_is_told(name, what):
    found = ANALYSES[name].compute(poor(what))
    assert list(found.columns) == list(whole(name).columns)
    column = RESULT.get(name, "p")
    for row in found.to_dict("records"):
        is_spread = any(word in str(row.get("term", "")) for word in ("spread", "correlation"))
        there = row[column] == row[column] or (is_spread and row["effect"] == row["effect"])
        assert there or row["note"], row
        assert row["method"]
    for figure in ANALYSES[name].figures(poor(what)):
        assert figure.nothing or figure.caption


@pytest.mark.parametrize("name", NAMES)
def test_rows_have_n_and_corrected_values_are_never_smaller(name):
    found = whole(name)
    assert len(found)
    assert (found["n"] > 0).all()
    if "p_holm" in found:
        both = found[found["p_holm"].notna()]
        assert (both["p_holm"] >= both["p"]).all()
        assert found["p_shown"].str.len().gt(0).eq(found["p"].notna()).all()


@pytest.mark.parametrize("name", NAMES)
def test_figures_are_named_and_say_what_their_bars_are(name):
    figures = ANALYSES[name].figures(everything())
    for figure in figures:
        assert "n = " in (figure.nothing or figure.caption)
        assert figure.name
        assert figure.nothing or all(panel.layers for panel in figure.plots)
    if name in ("comparisons", "evidence", "demographics"):
        assert not figures
    else:
        assert figures


def test_no_column_has_the_name_of_one_that_the_workbook_adds():
    for name in NAMES:
        assert not {"judges", "study", "rules"} & {*whole(name).columns}, name
