import pytest

from turingdesk.core.errors import Problem, Severity
from turingdesk.study.findings import Findings, Place, did_you_mean, is_sure, nearest


def test_problems_keep_their_order_and_are_there_once():
    findings = Findings()
    place = Place("t.csv", 3, "image")
    for _ in range(2):
        findings.warning(place, "W", "w")
        findings.error(place.at(4), "E", "e")
    assert findings.problems == (
        Problem("W", "w", "t.csv", 3, "image", Severity.WARNING),
        Problem("E", "e", "t.csv", 4, "", Severity.ERROR),
    )
    assert findings.errors == 1


def test_the_nearest_name_is_found_whatever_its_case():
    assert nearest("ORIGIN", ["origin", "agent"]) == "origin"
    assert nearest("hunam", ["human", "machine"]) == "human"
    assert nearest("xyz", ["human", "machine"]) == ""
    assert did_you_mean("xyz", ["human"], "Write human.") == "Write human."


def test_after_many_wrong_names_no_nearest_is_searched_for():
    findings = Findings()
    found = [findings.nearest("hunam", ["human"]) for _ in range(150)]
    assert found == ["human"] * 100 + [""] * 50


@pytest.mark.parametrize(
    ("name", "close", "sure"),
    [
        ("library.png", "farm.png", False),
        ("forest.png", "farm.png", False),
        ("conversations.csv", "captions.csv", False),
        ("women.png", "woman.png", False),
        ("beach1.png", "beach2.png", False),
        ("Old Farm.JPG", "old_farm.png", True),
        ("w1", "w2", False),
        ("gpt-3.5", "gpt-4.5", False),
        ("llama3.70b", "llama3.8b", False),
        ("humann", "human", True),
        ("humna", "human", True),
        ("women", "woman", False),
        ("Too-Fast", "too_fast", True),
        ("", "human", False),
    ],
)
def test_a_fix_at_one_click_is_offered_where_nothing_else_can_be_meant(name, close, sure):
    assert is_sure(name, close) is sure
    findings = Findings()
    findings.error(Place("t.csv"), "E", did_you_mean(name, [close], "Write it."))
    assert [fix.value for fix in findings.problems[0].fixes] == [close] * sure
