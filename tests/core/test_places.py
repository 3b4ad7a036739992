import pytest

from tests.core.stock import block, caption, crossed, study, talks
from turingdesk.core.lengths import TooShort
from turingdesk.core.matching import Shortage
from turingdesk.core.places import CONTROL, misplaced, missing_prompts, missing_turns
from turingdesk.core.pool import pool
from turingdesk.core.study import Controls

ROWS = [
    *crossed(8),
    *(caption(f"c{n}", "", control=True) for n in range(2)),
    *(caption(f"t{n}", "", practice=True) for n in range(2)),
    caption("twin", "p0", "git"),
]


def found(of, rows=ROWS):
    return [(p.column, p.message) for p in misplaced(of, pool(study(of), of, rows))]


def test_a_block_that_is_as_it_should_be_breaks_no_rule():
    of = block(
        trials=8,
        practice=2,
        controls=Controls((1, 8), (2, 7)),
        fixed={1: "p0-git", 8: "p1-git"},
        mix={"H": 3, "M": 1},
    )
    assert found(of) == []


@pytest.mark.parametrize(
    ("changes", "key", "message"),
    [
        ({"trials": 0}, "trials", "There are no trials."),
        ({"table": "none"}, "table", "none has no answers to judge."),
        (
            {"table": "none", "task": "collect-words"},
            "table",
            "none has no prompts to answer.",
        ),
        (
            {"practice": 3},
            "practice",
            "Practice trials requested: 3; rows of b.csv reserved for practice: 2.",
        ),
        (
            {"controls": Controls(None, (1, 2, 3))},
            "controls.trials",
            "Control trials requested: 3; rows of b.csv reserved for control trials: 2.",
        ),
        (
            {"controls": Controls(None, (9,))},
            "controls.trials",
            "A control trial is at position 9, but the block only has trials 1 to 8.",
        ),
        (
            {"controls": Controls(None, (0,))},
            "controls.trials",
            "A control trial is at position 0, but the block only has trials 1 to 8.",
        ),
        (
            {"controls": Controls(None, (2, 2))},
            "controls.trials",
            "Position 2 is listed twice.",
        ),
        (
            {"controls": Controls((3, 12), ())},
            "controls.questions",
            "A control question is at position 12, but the block only has trials 1 to 8.",
        ),
        ({"controls": Controls((3, 3), ())}, "controls.questions", "Position 3 is listed twice."),
        (
            {"fixed": {9: "p0-git"}},
            "fixed.9",
            "A fixed stimulus is at position 9, but the block only has trials 1 to 8.",
        ),
        (
            {"fixed": {2: "p0-gti"}},
            "fixed.2",
            "'p0-gti' is fixed at position 2, but b.csv has no row with that ID.",
        ),
        (
            {"fixed": {2: "p0-git", 3: "p0-git"}},
            "fixed",
            "'p0-git' is fixed at more than one position.",
        ),
        (
            {"fixed": {2: "p0-git", 3: "twin"}},
            "fixed",
            (
                "The fixed stimuli p0-git, twin have the same prompt, and no judge sees a "
                "prompt twice."
            ),
        ),
        (
            {"fixed": {2: "p0-git"}, "controls": Controls(None, (2,))},
            "controls.trials",
            "Position 2 is both a control trial and a fixed stimulus.",
        ),
        (
            {"trials": 2, "fixed": {1: "p0-git", 2: "p1-git"}, "controls": Controls(None, (2,))},
            "trials",
            "1 control trial and 2 fixed trials don't fit into 2 trials.",
        ),
        (
            {"mix": {"H": 3, "M": 4}},
            "mix",
            (
                "The mix adds up to 7, but 8 of the 8 trials are drawn (0 are control trials, "
                "0 are fixed)."
            ),
        ),
        (
            {"mix": {"H": 9, "M": -1}},
            "mix",
            "The mix contains a negative number.",
        ),
        (
            {"mix": {"H": 4, "X": 4}},
            "mix",
            (
                "b.csv has no answers of type X to draw. Rows for control and practice trials "
                "are not drawn."
            ),
        ),
        ({"lengths": (3, 3)}, "show.lengths", "A length is below 1 or listed twice."),
        ({"lengths": (0, 3)}, "show.lengths", "A length is below 1 or listed twice."),
    ],
)
def test_a_broken_rule_is_named_with_its_key(changes, key, message):
    changes = {"trials": 8, **changes}
    rows = [] if changes.get("table") else ROWS
    assert (key, f"Block b: {message}") in found(block(**changes), rows)


def test_shared_prompts_of_fixed_stimuli_are_fine_where_prompts_may_recur():
    assert not found(block(trials=8, fixed={2: "p0-git", 3: "twin"}, repeat_prompts=True))


def test_a_missing_class_comes_with_a_mix_to_write():
    of = block(trials=8)
    [problem] = misplaced(of, pool(study(of), of, crossed(9, ())))
    assert problem.fix == "Add some, or set what to draw instead, for example mix = { H = 8 }."
    one_sided = [stimulus for stimulus in talks(3) if stimulus.composition == "HM"]
    talk = block(trials=8, task="conversations")
    problems = list(misplaced(talk, pool(study(talk), talk, one_sided)))
    assert len(problems) == 3
    assert {p.fix[-17:] for p in problems} == {"mix = { HM = 8 }."}


def test_where_nothing_is_drawn_no_class_is_missing():
    of = block(trials=2, fixed={1: "p0-human", 2: "p1-human"})
    assert found(of, crossed(2, ())) == []


LISTED = [(CONTROL, 4), ("human answers", 9), ("answers by git", 3)]


def test_answers_are_counted_where_prompts_may_recur():
    problem = missing_prompts(block(repeat_prompts=True), LISTED, Shortage([2], 5, 3))
    assert (
        problem.message
        == "Block b: 5 trials with answers by git are needed, but b.csv has only 3."
    )
    assert problem.fix == "Add answers, or reduce the number of trials."


def test_prompts_are_counted_where_they_may_not():
    problem = missing_prompts(block(mix={"H": 9}), LISTED, Shortage([1, 2], 11, 10))
    assert problem.message == (
        "Block b: 11 trials with human answers or answers by git need 11 different prompts, but "
        "the 12 answers in b.csv have only 10."
    )
    assert "repeat_prompts = true" in problem.fix
    assert (problem.file, problem.line, problem.column) == ("study.toml", None, "mix")


def test_fixed_stimuli_are_named_as_a_reason():
    problem = missing_prompts(block(fixed={1: "x"}), LISTED, Shortage([0], 4, 3))
    assert problem.message.endswith("have only 3 in addition to the fixed ones.")
    assert problem.column == "controls.trials"


def test_missing_turns_name_the_length():
    problem = missing_turns(block(), TooShort(24, 3, 2))
    assert problem.column == "show.lengths"
    assert "3 trials have a length of 24 or more, but only 2" in problem.message
