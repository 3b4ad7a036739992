"""Sessions that continue others, and first lines that someone edited."""

import math
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.evidence import Attempt, SessionPart, value_hash
from turingdesk.core.exclusion import Marks, exclusions
from turingdesk.core.quality import Duplicate, Incomplete, QuestionRule, TooFast, TrialAnswer
from turingdesk.journal.rulings import USUAL
from turingdesk.table.evidence import Attempts, SessionRows, attempt, blocks, chains, person
from turingdesk.table.table import frame


def name(number):
    return f"sub-P_ses-{number}_study-x"


def linked(*pairs, by="continues"):
    attempts = Attempts()
    for session, earlier in pairs:
        attempts.add({"session": session, by: earlier, "place": 3})
    return attempts


def test_a_session_that_went_on_is_one_with_those_before():
    sessions = [name(n) for n in (3, 1, 2, 10)]
    found = list(chains(sessions, linked((name(2), name(1)), (name(3), name(2)))))
    assert sorted(found, key=len) == [[name(10)], [name(1), name(2), name(3)]]


def test_what_was_begun_anew_is_left_out():
    found = list(chains([name(1), name(2)], linked((name(2), name(1)), by="restarts")))
    assert found == [[name(2)]]


def test_where_two_go_on_with_one_it_belongs_to_the_first():
    found = list(
        chains([name(n) for n in (10, 9, 1)], linked((name(10), name(1)), (name(9), name(1))))
    )
    assert sorted(found, key=len) == [[name(10)], [name(1), name(9)]]


def test_an_earlier_session_that_is_not_there_is_not_waited_for():
    assert list(chains([name(2)], linked((name(2), name(1))))) == [[name(2)]]


@given(st.lists(st.tuples(st.integers(1, 6), st.integers(1, 6), st.booleans()), max_size=8))
def test_edited_links_that_loop_come_to_an_end_and_no_session_counts_twice(links):
    attempts = Attempts()
    for session, earlier, anew in links:
        by = "restarts" if anew else "continues"
        if session != earlier:
            attempts.add({"session": name(session), by: name(earlier), "place": 1})
    sessions = [name(n) for n in range(1, 7)]
    found = [session for chain in chains(sessions, attempts) for session in chain]
    assert len(found) == len(set(found))
    assert set(found) <= set(sessions)


def test_a_session_is_its_participants_or_its_studys():
    assert person(name(1), "other") == ("x", "P")
    assert person("renamed by hand", "x") == ("x", "")


def test_blocks_of_older_journals_are_counted_in_the_schedule():
    slots = [{"block": "a"}, {"block": "a"}, {"block": "b", "practice": True}, "edited", {}]
    assert blocks({"schedule": slots}) == {"a": {"trials": 2}, "": {"trials": 1}}
    assert blocks({"blocks": {"a": {"trials": 4}, "b": "edited"}, "schedule": slots}) == {
        "a": {"trials": 4}
    }


@pytest.mark.parametrize(
    ("written", "understood"),
    [
        (4, 4),
        ("4", 4),
        (4.9, 4),
        (None, 0),
        ("many", 0),
        ([4], 0),
        (math.nan, 0),
        ("nan", 0),
        (math.inf, 0),
        (10**400, 0),
    ],
)
def test_numbers_that_are_none_count_as_nothing(written, understood):
    told = {"trials": written, "blocks": {"a": {"trials": written, "too_fast_s": written}}}
    made = attempt([SessionPart(name(7))], told, is_running=False, is_refused=False)
    assert (made.session, made.number) == (name(7), 7)
    assert made.trials == made.block_trials["a"] == understood
    assert int(made.limits_s["a"]) == understood


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
    part = SessionRows(rows, JUDGED).part(ONE)
    assert [(step, kind.asked[0]) for step, kind, _ in part.answers] == [
        (1, "verdict"),
        (1, "control"),
        (2, "verdict"),
    ]
    first, control, second = (kind for _, kind, _ in part.answers)
    assert (first.is_too_fast, control.is_correct, second.is_too_fast) == (True, False, False)
    assert part.answers[0][2] == 3000.0
    assert part.answers[2][2] != part.answers[2][2]  # no one knows how long it took
    assert part.form == {"native": "English"}
    assert SessionRows(rows, JUDGED).part("sub-nobody_ses-1_study-x").answers == []


def test_answers_that_are_alike_share_what_they_have_in_common():
    rows = table(*(line(ONE, step) for step in range(1, 50)))
    kinds = {id(kind) for _, kind, _ in SessionRows(rows, JUDGED).part(ONE).answers}
    assert len(kinds) == 1


def test_practice_pilots_and_what_was_asked_again_are_not_looked_at():
    rows = table(
        line(ONE, 1, practice=True),
        line(ONE, 2, pilot=True),
        line(ONE, 3, choice="human"),
        line(ONE, 3, choice="machine"),
    )
    ((step, kind, _),) = SessionRows(rows, JUDGED).part(ONE).answers
    assert (step, kind.choice) == (3, "machine")


def test_further_questions_are_kept_only_where_a_rule_asks_for_them():
    asked = line(ONE, 1, "extra", question="knew", choice=" YES|perhaps")
    rows = table(line(ONE, 1), asked, line(ONE, 1, "extra", question="mood", choice="good"))
    assert SessionRows(rows, JUDGED).part(ONE).further == ()
    (found,) = SessionRows(rows, {"x": (KNEW,)}).part(ONE).further
    assert (found.step, found.question) == (1, "knew")
    assert found.values == {value_hash("yes"), value_hash("perhaps")}


def test_any_rule_that_names_a_question_finds_its_answers():
    rows = table(line(ONE, 1), line(ONE, 1, "extra", question="confidence", choice="3"))
    (found,) = SessionRows(rows, {"x": (QuestionRule(question="confidence"),)}).part(ONE).further
    assert (found.step, found.values) == (1, {value_hash("3")})


def test_where_only_marks_count_only_marked_verdicts_are_looked_at():
    rows = table(line(ONE, 1), line(ONE, 2, too_fast=True), line(OTHER, 1))
    told = SessionRows(rows, {"x": USUAL, "y": JUDGED["y"]})
    assert [step for step, _, _ in told.part(ONE).answers] == [2]
    assert [step for step, _, _ in told.part(OTHER).answers] == [1]


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
    told = SessionRows(rows, {"x": rules, "y": ()})
    attempt = Attempt(ONE, 1, [told.part(ONE)], block_trials={"b": 4})
    marks = Marks([attempt], exclusions([attempt], rules))
    assert dict(told.marked(marks, [attempt])) == {0: "fast", 2: "knew", 3: "knew", 5: "whole"}
    assert told.trial(ONE, 2) == (2, "c2")


LINES = [
    {"session": "a"},
    {"session": "b", "continues": "a", "place": 7},
    {"session": "c", "continues": "b", "place": 9},
]
RESTART = {"session": "d", "restarts": "c"}


def told(lines):
    attempts = Attempts()
    for line in lines:
        attempts.add(line)
    return attempts


@pytest.mark.parametrize("order", [*permutations(LINES)])
def test_a_session_counts_up_to_the_step_at_which_another_went_on(order):
    attempts = told(order)
    assert attempts.kept_until == {"a": 7, "b": 9}
    assert attempts.earlier == {"b": "a", "c": "b"}
    assert attempts.later == {"a": "b", "b": "c"}


@pytest.mark.parametrize("order", [*permutations([*LINES, RESTART])])
def test_beginning_anew_replaces_the_whole_chain(order):
    assert told(order).kept_until == {"a": 0, "b": 0, "c": 0}


def test_what_changed_is_told_once():
    attempts = Attempts()
    assert attempts.add(LINES[0]) == {}
    assert attempts.add(LINES[1]) == {"a": 7}
    assert attempts.add(LINES[1]) == {}
    assert attempts.add({"session": "e", "restarts": "b"}) == {"b": 0, "a": 0}


def test_edited_files_that_name_each_other_do_not_hang():
    lines = [
        {"session": "a", "continues": "b", "place": 0},
        {"session": "b", "continues": "a", "place": 0},
    ]
    assert told(lines).kept_until == {"a": 0, "b": 0}
