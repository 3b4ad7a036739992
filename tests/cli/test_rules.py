"""What `analyze` prints of quality rules."""

import pytest

from turingdesk.cli._rules import print_exclusions, print_rules

RULE = {"study": "x", "rule": "whole", "sessions": 2, "trials": 0, "verdicts": 31}
RULE |= {"about": "Leaves out sessions."}
GONE = {"session": "sub-P_ses-1_study-x", "rule": "whole", "trial": None, "stimulus": ""}
GONE |= {"reason": "3 of 9 trials answered; at least 9 needed."}


def found(*rules, sides=0, exclusions=()):
    return {
        "rules": list(rules),
        "verdicts": {"on_origin": 60, "on_sides": sides},
        "before_rules": {"verdicts": {"on_origin": 91, "on_sides": sides}},
        "exclusions": list(exclusions),
    }


def printed(capsys, show, told):
    show(told)
    return capsys.readouterr().out.splitlines()


def test_counts_stand_before_and_after(capsys):
    lines = printed(capsys, print_rules, found(RULE))
    assert "Verdicts on origin: 91 before, 60 after." in lines
    assert not any("on sides" in line for line in lines)
    assert lines[-1].split() == ["whole", "2", "0", "31", "Leaves", "out", "sessions."]
    assert not lines[-2].startswith("study")


def test_verdicts_on_sides_are_told_where_there_are_any(capsys):
    lines = printed(capsys, print_rules, found(RULE, sides=4))
    assert "Verdicts on sides: 4 before, 4 after." in lines


def test_rules_of_several_studies_say_whose_they_are(capsys):
    lines = printed(capsys, print_rules, found(RULE, RULE | {"study": "y"}))
    assert [line.split()[0] for line in lines[-3:]] == ["study", "x", "y"]


def test_nothing_is_printed_where_there_are_no_rules(capsys):
    assert printed(capsys, print_rules, found()) == []


@pytest.mark.parametrize("trial", [None, 0, 7])
def test_every_exclusion_is_a_line_with_its_reason(capsys, trial):
    lines = printed(capsys, print_exclusions, found(exclusions=[GONE | {"trial": trial}]))
    assert lines[1] == "Exclusions: 1"
    assert lines[2].split() == ["session", "rule", "trial", "stimulus", "reason"]
    assert lines[3].endswith("3 of 9 trials answered; at least 9 needed.")
    assert "None" not in lines[3]
    assert (str(trial) in lines[3].split("study-x")[1].split()) is (trial is not None)


def test_no_exclusions_are_said_to_be_none(capsys):
    assert printed(capsys, print_exclusions, found()) == ["", "Exclusions: 0"]
