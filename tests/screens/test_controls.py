"""The screens of the Control questions page show questions in every state."""

from tests.screens.controls import study
from turingdesk.editing.control_questions import State, read_questions


def test_there_are_questions_in_every_state(stage):
    questions, problems = read_questions(study(stage))
    states = [str(one.state) for one in questions.values()]
    assert {state: states.count(state) for state in map(str, State)} == {
        "waiting": 2,
        "returned": 1,
        "approved": 2,
    }
    assert problems == []
