import pandas as pd
import pytest

from turingdesk.analysis._counted import Matrix, left_out, matrix, verdicts, verdicts_once
from turingdesk.table.table import frame


def verdict(step, truth, choice, **members):
    told = {"question": "origin", "role": "verdict", "origin": truth, "truth": truth}
    right = None if truth is None else truth == choice
    return {"kind": "response", "session": "s", "step": step, **told, "choice": choice} | {
        "correct": right,
        **members,
    }


def table(*answers):
    return frame([verdict(step, *answer) for step, answer in enumerate(answers)])


def test_the_first_letter_is_the_truth_and_the_second_the_verdict():
    found = matrix(
        verdicts(table(("human", "machine"), ("machine", "human"), ("machine", "human")))
    )
    assert found == Matrix(hh=0, hm=1, mm=0, mh=2)
    assert (found.humans, found.machines, found.p_hh, found.p_mm) == (1, 2, 0.0, 0.0)


def test_shares_of_nothing_are_none():
    assert Matrix(0, 0, 0, 0).p_hh is None
    assert Matrix(3, 1, 0, 0).p_mm is None
    assert Matrix(3, 1, 0, 0).p_hh == 0.75


@pytest.mark.parametrize(
    ("member", "reason"),
    [
        ("pilot", "pilot"),
        ("practice", "practice"),
        ("control_trial", "control trial"),
        ("too_fast", "too fast"),
    ],
)
def test_an_answer_that_does_not_count_is_counted_with_its_reason(member, reason):
    found = frame([verdict(1, "human", "human"), verdict(2, "human", "human", **{member: True})])
    assert len(verdicts(found)) == 1
    assert left_out(found) == {reason: 1}


def test_an_answer_left_out_for_two_reasons_is_counted_once():
    rows = [verdict(1, "human", "human", practice=True, too_fast=True)]
    rows += [verdict(2, "human", "human")] * 2
    assert left_out(frame(rows)) == {"asked again later": 1, "practice": 1}


def test_what_is_no_verdict_on_a_known_origin_is_not_in_the_matrix():
    rows = [
        verdict(1, None, "human"),
        verdict(2, "human", "perhaps"),
        verdict(3, "1", "2", question="machine_side"),
        verdict(4, "yes", "no", role="control", question="content"),
    ]
    assert matrix(verdicts(frame(rows))) == Matrix(0, 0, 0, 0)
    assert left_out(frame(rows)) == {}


def test_a_row_may_stand_for_any_number_of_answers():
    once = table(("human", "human"), ("machine", "human"))
    counted = once.assign(n=pd.Series([60, 45]))
    assert matrix(verdicts(counted)) == Matrix(hh=60, hm=0, mm=0, mh=45)


@pytest.mark.slow
def test_verdicts_that_are_selected_once_are_those_of_each_table_and_nobody_changes_them():
    one, other = table(("human", "human")), table(("machine", "human"), ("machine", "machine"))
    with verdicts_once(), verdicts_once():
        for _ in range(2):
            assert verdicts(one).equals(frame([verdict(0, "human", "human")]).assign(n=1))
            assert matrix(verdicts(other)) == Matrix(0, 0, 1, 1)
            mine = verdicts(other)
            mine["choice"] = "human"
            mine = verdicts(other)
            mine.loc[mine.index[0], "choice"] = "machine"
        for n in range(1, 20):  # a new table may get the place of one that is gone
            assert len(verdicts(table(*[("human", "human")] * n))) == n
    one["excluded"] = "too_fast"
    with verdicts_once():
        assert verdicts(one).empty
