from dataclasses import replace
from math import nan

from turingdesk.core.evidence import Alike, Attempt, Further, Piece, likenesses
from turingdesk.core.quality import AfterMachines, ControlFailed, TooFast, TrialAnswer
from turingdesk.core.trial_rules import after_machines, control_failed, too_fast, trial_answer

VERDICT = Alike(("verdict", "origin", ""), True, False, False, True, block="a")
MARKED = replace(VERDICT, is_too_fast=True)
CONTROL = replace(VERDICT, asked=("control", "topic", ""), is_verdict=False, choice="Sports")


def attempt(*answers, further=(), **known):
    return Attempt("s", 1, [Piece("s", answers, further)], **known)


def test_only_the_answer_that_was_too_fast_is_left_out():
    one = attempt((1, VERDICT, 2999.9), (1, CONTROL, 1.0), (2, VERDICT, 3000.0), (3, VERDICT, nan))
    assert list(too_fast(TooFast(min_s=3.0), [one])) == [
        ("s", 1, VERDICT.asked, "Answered after 2.999 s; at least 3 s are needed.")
    ]


def test_without_a_limit_of_its_own_the_mark_of_the_kiosk_counts():
    one = attempt((1, MARKED, 1500.0), (2, VERDICT, 100.0), limits_s={"a": 2.0})
    (found,) = too_fast(TooFast(), [one])
    assert found[1:] == (1, MARKED.asked, "Answered after 1.500 s; at least 2 s are needed.")
    (found,) = too_fast(TooFast(), [attempt((1, MARKED, nan))])
    assert found[3] == "Marked as too fast when it was answered; faster than the block's limit."


def test_a_wrong_control_leaves_the_trial_out_once():
    wrong = replace(CONTROL, is_correct=False)
    unknown = replace(wrong, has_truth=False)
    one = attempt((1, wrong, 1.0), (1, wrong, 1.0), (2, CONTROL, 1.0), (3, unknown, 1.0))
    assert list(control_failed(ControlFailed(), [one])) == [
        ("s", 1, None, "The control question 'topic' was answered wrong: Sports.")
    ]


def test_trials_after_three_machines_in_a_row_are_left_out():
    kinds = {letter: replace(VERDICT, composition=letter) for letter in ("H", "M", "HM", "")}
    met = ["M", "M", "M", "M", "H", "M", "M", "HM", "M", "M", "M", "H"]
    one = attempt(*((step, kinds[letter], 1.0) for step, letter in enumerate(met)))
    found = [step for _, step, _, _ in after_machines(AfterMachines(in_a_row=3), [one])]
    assert found == [3, 4, 11]


def test_machines_of_an_earlier_session_count_as_met():
    machine = replace(VERDICT, composition="MM")
    first = attempt((1, machine, 1.0), (2, machine, 1.0))
    second = Attempt("t", 2, [Piece("t", [(1, machine, 1.0)])])
    (found,) = after_machines(AfterMachines(in_a_row=2), [first, second])
    assert found[:2] == ("t", 1)
    assert found[3] == "The 2 trials before it were with machines only."


def test_an_answer_to_a_further_question_leaves_its_trial_out():
    further = [
        Further(n, "knew", likenesses(said)) for n, said in enumerate([" YES", "no", "a|yes"])
    ]
    one = attempt(*((n, VERDICT, 1.0) for n in range(3)), further=further)
    rule = TrialAnswer(question="knew", answers=("Yes",))
    found = list(trial_answer(rule, [one]))
    assert [step for _, step, _, _ in found] == [0, 2]
    assert found[0][3] == "The question 'knew' was answered: Yes."
    assert list(trial_answer(replace(rule, blocks=("b",)), [one])) == []
    assert list(trial_answer(replace(rule, question="other"), [one])) == []
