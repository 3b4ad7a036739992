"""What a chapter contains, and what it cannot compute."""

from math import inf

import pytest

from tests.analysis.test_groups import table
from turingdesk.analysis import ANALYSES
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import message
from turingdesk.exchange.report.findings import AnalysisResult
from turingdesk.presenters.analysis_chapters import (
    NO_DATA,
    PLANNED,
    MissingResults,
    names_of,
    why_not_computed,
)
from turingdesk.presenters.analysis_view import Registered

WHY = not_computed(message("there is only one judge"))
ADVISED = not_computed(message("no text was coded"), message("Code texts."))


def found(*rows, trouble=""):
    return AnalysisResult("x", "X", "It is x.", (), rows, (), trouble)


def test_a_planned_analysis_is_the_first_of_the_planned_tests_and_stands_there_once():
    plain = names_of(PLANNED, Registered())
    assert list(plain) == ANALYSES.chapters()[PLANNED]
    assert names_of(PLANNED, Registered(("agents", "equivalence"))) == (
        "agents",
        "equivalence",
        *(name for name in plain if name != "equivalence"),
    )
    assert Registered(("agents", "equivalence"), ("task",)).tests == 4


def test_only_what_counts_or_estimates_nothing_is_not_computed():
    assert why_not_computed(found()) == NO_DATA
    assert why_not_computed(found(trouble="It broke.")) == "It broke."
    empty = {"n": 0, "p": float("nan"), "low": None, "is_last": True}
    assert why_not_computed(found(empty | {"note": WHY})) == "there is only one judge"
    assert why_not_computed(found(empty | {"note": ADVISED})) == "no text was coded. Code texts."
    assert why_not_computed(found(empty | {"n": 3, "note": WHY})) == "there is only one judge"
    assert why_not_computed(found(empty | {"n": 3, "note": ""})) == ""
    assert why_not_computed(found(empty | {"p": 0.4, "note": WHY})) == ""


@pytest.mark.slow
def test_what_has_no_result_is_found_in_all_chapters_and_tried_again_when_data_grow():
    missing_results, rows = MissingResults(), table(judges=3)
    missing_results.begin("people", at=1)
    assert not missing_results.is_done
    missing_results.compute_next(rows, until_s=0)
    assert len(missing_results._why) == 1  # one at least, even without time
    missing_results.compute_next(rows, until_s=inf)
    assert missing_results.is_done
    missing = [title for title, why in missing_results.missing if why]
    assert ANALYSES["texts"].title in missing
    assert ANALYSES["detectability"].title not in missing
    missing_results.begin("people", at=2)
    assert len(missing_results._remaining) == len(missing)
    missing_results.begin("machines", at=2)
    assert missing_results.missing == ()
