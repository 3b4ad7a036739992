from dataclasses import replace

import pytest

from tests.tasks.examples import EXAMPLES
from turingdesk.core.colors import COLORS
from turingdesk.tasks.colors import TASK, ColorTruth

CONTENT = EXAMPLES["colors"].content


def test_there_are_eleven_colours():
    assert len(set(COLORS)) == 11


def test_another_colour_is_named():
    [(column, what, fix)] = TASK.check(replace(CONTENT, color="teal"), ColorTruth(True), None)
    assert (column, what) == ("color", "'teal' is not one of the 11 colors.")
    assert "red, pink" in fix


def test_a_statement_of_unknown_truth_is_named():
    [(column, _, _)] = TASK.check(CONTENT, ColorTruth(None), None)
    assert column == "statement_true"
    assert TASK.check(replace(CONTENT, statement=""), ColorTruth(None), None) == []


@pytest.mark.parametrize(("known", "truth"), [(True, "true"), (False, "false")])
def test_the_control_asks_whether_the_statement_is_true(known, truth):
    control = TASK.control(CONTENT, ColorTruth(known), None)
    assert control.question.text == "There are boats."
    assert control.truth == truth
    assert not control.question.objection(truth)


def test_without_a_statement_or_its_truth_there_is_no_control():
    assert TASK.control(CONTENT, ColorTruth(None), None) is None
    assert TASK.control(replace(CONTENT, statement=""), ColorTruth(True), None) is None
