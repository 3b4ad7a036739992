"""What a chapter holds, and what it cannot compute."""

from turingdesk.analysis import ANALYSES
from turingdesk.core.message import message
from turingdesk.desk.analysis_chapters import NO_DATA, PLANNED, names_of, why_not_computed
from turingdesk.desk.analysis_view import Registered
from turingdesk.exchange.report.findings import AnalysisResult

WHY = message("It cannot be computed: {why}.", why=message("there is one judge"))


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
    assert why_not_computed(found(empty | {"note": WHY})) == "there is one judge"
    assert why_not_computed(found(empty | {"n": 3, "note": WHY})) == "there is one judge"
    assert why_not_computed(found(empty | {"n": 3, "note": ""})) == ""
    assert why_not_computed(found(empty | {"p": 0.4, "note": WHY})) == ""
