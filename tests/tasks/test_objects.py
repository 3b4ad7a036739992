from dataclasses import replace

import pytest

from tests.tasks.examples import EXAMPLES
from turingdesk.tasks._yes_no import YesNo
from turingdesk.tasks.objects import TASK

CONTENT = EXAMPLES["objects"].content


@pytest.mark.parametrize("objects", [(), ("a", "b"), ("a", "b", "b"), ("a", "b", "c", "d")])
def test_other_than_three_different_things_are_named(objects):
    [(column, what, _)] = TASK.check(replace(CONTENT, objects=objects), YesNo("no"), None)
    assert column == "objects"
    assert what.startswith(f"There are {len(objects)} things")


def test_a_question_needs_yes_or_no():
    [(column, what, _)] = TASK.check(CONTENT, YesNo("maybe"), None)
    assert (column, what) == ("answer", "'maybe' is not a valid answer.")
    assert TASK.check(replace(CONTENT, question=""), YesNo(""), None) == []


def test_the_control_is_the_question_about_the_picture():
    control = TASK.control(CONTENT, YesNo("no"), None)
    assert (control.question.text, control.truth) == ("Is there a boat?", "no")
    assert TASK.control(replace(CONTENT, question=""), YesNo("no"), None) is None
    assert TASK.control(CONTENT, YesNo(""), None) is None
