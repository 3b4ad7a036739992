from turingdesk.core.errors import Problem, Severity
from turingdesk.study.findings import Findings, Place, did_you_mean, nearest


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
