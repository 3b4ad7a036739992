"""What rules look at in a table, and the rows that they mark."""

from turingdesk.core.evidence import Attempt, likeness
from turingdesk.core.exclusion import Marks, exclusions
from turingdesk.core.quality import Duplicate, Incomplete, TooFast, TrialAnswer
from turingdesk.journal.rulings import USUAL
from turingdesk.table.session_evidence import Told
from turingdesk.table.table import frame

ONE, OTHER = "sub-P_ses-1_study-x", "sub-Q_ses-1_study-y"
JUDGED = {"x": (Duplicate(id="twice"),), "y": (Duplicate(id="twice"),)}
KNEW = TrialAnswer(id="knew", question="knew", answers=("yes",))


def line(session, step, role="verdict", **more):
    made = {"kind": "response", "session": session, "study": session[-1], "step": step}
    made |= {"role": role, "question": "origin", "trial": step, "stimulus": f"c{step}"}
    return made | {"choice": "human", "block": "a", "rt_ms": 4000.0, **more}


def table(*lines):
    return frame([{"at": "", "judge": "human", "participant": "P", **one} for one in lines])


def test_a_piece_holds_what_one_session_answered_in_order():
    rows = table(
        line(ONE, 1, rt_ms=3000.0, too_fast=True),
        line(OTHER, 1),
        line(ONE, 1, "control", question="topic", correct=False),
        line(ONE, 0, "form", question="native", choice="English"),
        line(ONE, 2, rt_ms=None),
    )
    piece = Told(rows, JUDGED).piece(ONE)
    assert [(step, kind.asked[0]) for step, kind, _ in piece.answers] == [
        (1, "verdict"),
        (1, "control"),
        (2, "verdict"),
    ]
    first, control, second = (kind for _, kind, _ in piece.answers)
    assert (first.is_too_fast, control.is_correct, second.is_too_fast) == (True, False, False)
    assert piece.answers[0][2] == 3000.0
    assert piece.answers[2][2] != piece.answers[2][2]  # nobody knows how long it took
    assert piece.form == {"native": "English"}
    assert Told(rows, JUDGED).piece("sub-nobody_ses-1_study-x").answers == []


def test_answers_that_are_alike_share_what_they_have_in_common():
    rows = table(*(line(ONE, step) for step in range(1, 50)))
    kinds = {id(kind) for _, kind, _ in Told(rows, JUDGED).piece(ONE).answers}
    assert len(kinds) == 1


def test_practice_pilots_and_what_was_asked_again_are_not_looked_at():
    rows = table(
        line(ONE, 1, practice=True),
        line(ONE, 2, pilot=True),
        line(ONE, 3, choice="human"),
        line(ONE, 3, choice="machine"),
    )
    ((step, kind, _),) = Told(rows, JUDGED).piece(ONE).answers
    assert (step, kind.choice) == (3, "machine")


def test_further_questions_are_kept_only_where_a_rule_asks_for_them():
    asked = line(ONE, 1, "extra", question="knew", choice=" YES|perhaps")
    rows = table(line(ONE, 1), asked, line(ONE, 1, "extra", question="mood", choice="good"))
    assert Told(rows, JUDGED).piece(ONE).further == ()
    (found,) = Told(rows, {"x": (KNEW,)}).piece(ONE).further
    assert (found.step, found.question) == (1, "knew")
    assert found.values == {likeness("yes"), likeness("perhaps")}


def test_where_only_marks_count_only_marked_verdicts_are_looked_at():
    rows = table(line(ONE, 1), line(ONE, 2, too_fast=True), line(OTHER, 1))
    told = Told(rows, {"x": USUAL, "y": JUDGED["y"]})
    assert [step for step, _, _ in told.piece(ONE).answers] == [2]
    assert [step for step, _, _ in told.piece(OTHER).answers] == [1]


def test_the_rows_that_are_marked_are_those_of_the_rules():
    rules = (TooFast(id="fast", min_s=2.0), Incomplete(id="whole", blocks=("b",)), KNEW)
    rows = table(
        line(ONE, 1, rt_ms=1000.0),
        line(ONE, 1, "extra", question="sure", choice="3"),
        line(ONE, 2),
        line(ONE, 2, "extra", question="knew", choice="Yes"),
        line(OTHER, 1, rt_ms=1000.0),
        line(ONE, 3, block="b"),
    )
    told = Told(rows, {"x": rules, "y": ()})
    attempt = Attempt(ONE, 1, [told.piece(ONE)], block_trials={"b": 4})
    marks = Marks([attempt], exclusions([attempt], rules))
    assert dict(told.marked(marks, [attempt])) == {0: "fast", 2: "knew", 3: "knew", 5: "whole"}
    assert told.trial(ONE, 2) == (2, "c2")
