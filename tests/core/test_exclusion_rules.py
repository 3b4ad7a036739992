from dataclasses import replace
from math import nan

import pytest

from turingdesk.core.evidence import AnswerKind, Attempt, OtherAnswer, SessionPart, value_hashes
from turingdesk.core.exclusion_rules import (
    after_machines,
    control_failed,
    controls_passed,
    duplicate,
    form_answer,
    incomplete,
    straight_lining,
    too_fast,
    trial_answer,
)
from turingdesk.core.quality import (
    AfterMachines,
    ControlFailed,
    ControlsPassed,
    Duplicate,
    FormAnswer,
    Incomplete,
    StraightLining,
    TooFast,
    TrialAnswer,
)

CONTROL = AnswerKind(("control", "topic", ""), False, False, False, True, block="a")
WRONG = replace(CONTROL, is_correct=False)
UNKNOWN = replace(WRONG, has_truth=False)
HUMAN = AnswerKind(
    *(("verdict", "origin", ""), True, False, False, True),
    block="a",
    choice="human",
    choices="human|machine",
)
FLIPPED = replace(HUMAN, choices="machine|human")
MACHINE = replace(HUMAN, choice="machine")


def attempt(*kinds, form=None, **known):
    answers = [(step, kind, 4000.0) for step, kind in enumerate(kinds)]
    name = "sub-P_ses-1_study-x"
    return Attempt(name, 1, [SessionPart(name, answers, form=form or {})], **known)


def why(found):
    return [reason for _, reason in found]


@pytest.mark.parametrize(
    ("right", "wrong", "at_least", "of", "reason"),
    [
        (12, 8, 15, 20, "12 of 20 controls correct (required: 15)."),
        (15, 5, 15, 20, ""),
        (3, 1, 15, 20, ""),
        (2, 2, 15, 20, "2 of 4 controls correct (required: 15 of 20, here 3)."),
        (6, 6, 7, 12, "6 of 12 controls correct (required: 7)."),
        (0, 3, 1, 0, "0 of 3 controls correct (required: 1)."),
        (1, 9, 1, 0, ""),
        (0, 0, 15, 20, ""),
    ],
)
def test_too_few_controls_right(right, wrong, at_least, of, reason):
    rule = ControlsPassed(at_least=at_least, of=of)
    reasons = [reason] if reason else []
    kinds = [CONTROL] * right + [WRONG] * wrong + [UNKNOWN] * 3
    assert why(controls_passed(rule, [attempt(*kinds)])) == reasons


def test_control_trials_count_once_whatever_is_asked_about_them():
    trial = replace(HUMAN, is_control_trial=True)
    pair = [(1, trial, 1.0), (1, replace(trial, is_correct=False), 1.0), (2, trial, 1.0)]
    one = Attempt("s", 1, [SessionPart("s", pair)])
    rule = ControlsPassed(at_least=2, of=2)
    assert why(controls_passed(rule, [one])) == ["1 of 2 controls correct (required: 2)."]
    assert why(controls_passed(replace(rule, what="questions"), [one])) == []


def test_a_session_that_runs_is_judged_on_what_is_certain_only():
    running = attempt(WRONG, HUMAN, form={"native": "Dutch"}, trials=9, is_running=True)
    assert why(controls_passed(ControlsPassed(at_least=1), [running])) == []
    assert why(incomplete(Incomplete(), [running])) == []
    assert why(straight_lining(StraightLining(at_least=1), [running])) == []
    rule = FormAnswer(field="native", wanted=("English",))
    assert len(why(form_answer(rule, [running]))) == 1
    assert why(form_answer(rule, [replace(running, parts=[SessionPart("s")])])) == []


def test_refused_sessions_gave_nothing_that_could_be_left_out():
    refused = attempt(trials=9, is_refused=True)
    assert why(incomplete(Incomplete(), [refused])) == []
    assert why(form_answer(FormAnswer(wanted=("English",)), [refused])) == []


@pytest.mark.parametrize(
    ("said", "reasons"),
    [
        ("English", []),
        (" english ", []),
        ("German|English", []),
        ("German", ["The answer to 'native' is German; required: English or Scots."]),
        ("", ["There is no answer to 'native'; required: English or Scots."]),
    ],
)
def test_what_is_said_in_a_form(said, reasons):
    rule = FormAnswer(field="native", wanted=("English", "Scots"))
    assert why(form_answer(rule, [attempt(form={"native": said})])) == reasons
    if not said:
        assert why(form_answer(replace(rule, also_empty=True), [attempt()])) == []


@pytest.mark.parametrize(
    ("done", "share", "reasons"),
    [
        (10, 1.0, []),
        (9, 1.0, ["9 of 10 trials answered (required: 10)."]),
        (9, 0.9, []),
        (8, 0.9, ["8 of 10 trials answered (required: 9)."]),
        (0, 0.0, []),
        (0, 0.1, ["0 of 10 trials answered (required: 1)."]),
    ],
)
def test_sessions_that_ended_too_early(done, share, reasons):
    one = attempt(*[HUMAN] * done, trials=10)
    assert why(incomplete(Incomplete(share=share), [one])) == reasons


def test_a_session_that_went_on_is_taken_with_all_its_pieces():
    pieces = [SessionPart(name, [(1, HUMAN, 1.0)]) for name in ("s1", "s2")]
    assert why(incomplete(Incomplete(), [Attempt("s2", 1, pieces, trials=2)])) == []


def test_without_a_known_schedule_nothing_is_incomplete():
    assert why(incomplete(Incomplete(), [attempt(HUMAN)])) == []


def test_the_same_verdict_and_the_same_side():
    rule = StraightLining(share=0.9, at_least=10)
    same = attempt(*[HUMAN, FLIPPED] * 5)
    (reason,) = why(straight_lining(rule, [same]))
    assert reason == "10 of 10 verdicts are 'human'; the limit is below 90%."
    side = attempt(*[HUMAN, replace(MACHINE, choices="machine|human")] * 5)
    (reason,) = why(straight_lining(rule, [side]))
    assert reason == "10 of 10 choices were in position '1 of 2'; the limit is below 90%."
    assert why(straight_lining(rule, [attempt(*[HUMAN, MACHINE] * 5)])) == []
    assert why(straight_lining(rule, [attempt(*[HUMAN] * 9)])) == []


def test_of_joint_answers_the_button_counts():
    choices = "human+human|machine+machine|human+machine|machine+human"
    a = replace(HUMAN, asked=("verdict", "origin", "A"), choices=choices)
    b = replace(MACHINE, asked=("verdict", "origin", "B"), choices=choices)
    answers = [(step, kind, 1.0) for step in range(5) for kind in (b, a)]
    (reason,) = why(
        straight_lining(StraightLining(at_least=5), [Attempt("s", 1, [SessionPart("s", answers)])])
    )
    assert reason.startswith("5 of 5 choices were in position '3 of 4'")


def test_all_but_the_first_session_with_answers_are_duplicates():
    made = [
        replace(attempt(*kinds), session=f"s{number}", number=number)
        for number, kinds in enumerate([(), (HUMAN,), (), (HUMAN,), (HUMAN,)], 1)
    ]
    found = [(one.session, reason) for one, reason in duplicate(Duplicate(), made)]
    assert found == [
        ("s4", "Session 2 of this participant; only the first one counts: s2."),
        ("s5", "Session 3 of this participant; only the first one counts: s2."),
    ]


VERDICT = AnswerKind(("verdict", "origin", ""), True, False, False, True, block="a")
MARKED = replace(VERDICT, is_too_fast=True)
CONTROL_TRIAL = replace(VERDICT, asked=("control", "topic", ""), is_verdict=False, choice="Sports")


def attempt_of(*answers, further=(), **known):
    return Attempt("s", 1, [SessionPart("s", answers, further)], **known)


def test_only_the_answer_that_was_too_fast_is_left_out():
    one = attempt_of(
        (1, VERDICT, 2999.9), (1, CONTROL_TRIAL, 1.0), (2, VERDICT, 3000.0), (3, VERDICT, nan)
    )
    assert list(too_fast(TooFast(min_s=3.0), [one])) == [
        ("s", 1, VERDICT.asked, "Answered after 2.999 s; at least 3 s required.")
    ]


def test_without_a_limit_of_its_own_the_mark_of_the_kiosk_counts():
    one = attempt_of((1, MARKED, 1500.0), (2, VERDICT, 100.0), limits_s={"a": 2.0})
    (found,) = too_fast(TooFast(), [one])
    assert found[1:] == (1, MARKED.asked, "Answered after 1.500 s; at least 2 s required.")
    (found,) = too_fast(TooFast(), [attempt_of((1, MARKED, nan))])
    assert found[3] == "Marked as too fast when it was given; below the block's time limit."


def test_a_wrong_control_leaves_the_trial_out_once():
    wrong = replace(CONTROL_TRIAL, is_correct=False)
    unknown = replace(wrong, has_truth=False)
    one = attempt_of((1, wrong, 1.0), (1, wrong, 1.0), (2, CONTROL_TRIAL, 1.0), (3, unknown, 1.0))
    assert list(control_failed(ControlFailed(), [one])) == [
        ("s", 1, None, "Incorrect answer to the control question 'topic': Sports.")
    ]


def test_trials_after_three_machines_in_a_row_are_left_out():
    kinds = {letter: replace(VERDICT, composition=letter) for letter in ("H", "M", "HM", "")}
    met = ["M", "M", "M", "M", "H", "M", "M", "HM", "M", "M", "M", "H"]
    one = attempt_of(*((step, kinds[letter], 1.0) for step, letter in enumerate(met)))
    found = [step for _, step, _, _ in after_machines(AfterMachines(in_a_row=3), [one])]
    assert found == [3, 4, 11]


def test_machines_of_an_earlier_session_count_as_met():
    machine = replace(VERDICT, composition="MM")
    first = attempt_of((1, machine, 1.0), (2, machine, 1.0))
    second = Attempt("t", 2, [SessionPart("t", [(1, machine, 1.0)])])
    (found,) = after_machines(AfterMachines(in_a_row=2), [first, second])
    assert found[:2] == ("t", 1)
    assert found[3] == "The 2 trials before it showed machines only."


def test_an_answer_to_a_further_question_leaves_its_trial_out():
    further = [
        OtherAnswer(n, "knew", value_hashes(said), "a")
        for n, said in enumerate([" YES", "no", "a|yes"])
    ]
    one = attempt_of(*((n, VERDICT, 1.0) for n in range(3)), further=further)
    rule = TrialAnswer(question="knew", answers=("Yes",))
    found = list(trial_answer(rule, [one]))
    assert [step for _, step, _, _ in found] == [0, 2]
    assert found[0][3] == "Answer to the question 'knew': Yes."
    assert list(trial_answer(replace(rule, blocks=("b",)), [one])) == []
    assert list(trial_answer(replace(rule, question="other"), [one])) == []
