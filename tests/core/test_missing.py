from tests.core.stock import block
from turingdesk.core.lengths import TooShort
from turingdesk.core.matching import Shortage
from turingdesk.core.missing import missing_prompts, missing_turns

LISTED = [("control", 4), ("H", 9), ("M by git", 3)]


def test_answers_are_counted_where_prompts_may_recur():
    problem = missing_prompts(block(repeat_prompts=True), LISTED, Shortage([2], 5, 3))
    assert problem.message == "Block b: 5 trials of M by git are needed, but b.csv has only 3."
    assert problem.fix == "Add answers or ask for fewer."


def test_prompts_are_counted_where_they_may_not():
    problem = missing_prompts(block(mix={"H": 9}), LISTED, Shortage([1, 2], 11, 10))
    assert problem.message == (
        "Block b: 11 trials of H, M by git together need 11 different prompts, but the 12 answers "
        "in b.csv have only 10."
    )
    assert "repeat_prompts = true" in problem.fix
    assert (problem.file, problem.line, problem.column) == ("study.toml", None, "mix")


def test_fixed_stimuli_are_named_as_a_reason():
    problem = missing_prompts(block(fixed={1: "x"}), LISTED, Shortage([0], 4, 3))
    assert problem.message.endswith("have only 3 besides the fixed ones.")
    assert problem.column == "controls.trials"


def test_missing_turns_name_the_length():
    problem = missing_turns(block(), TooShort(24, 3, 2))
    assert problem.column == "show.lengths"
    assert "3 trials show 24 turns or more, but only 2" in problem.message
