from turingdesk.core.evidence import Alike
from turingdesk.journal.session_summary import State
from turingdesk.table.answers import Answers
from turingdesk.table.session_row import session_row

KINDS = [
    Alike(("verdict", "origin", ""), True, False, False, True),
    Alike(("verdict", "origin", ""), True, False, True, False),
    Alike(("control", "topic", ""), False, False, False, True),
    Alike(("control", "topic", ""), False, False, False, False),
    Alike(("verdict", "origin", ""), True, True, False, True),
]
OPENED = {"session": "sub-P-1_ses-1_study-small", "at": "9:00", "kiosk": "Booth", "trials": 4}


def answers(*told, **fields):
    made = Answers(opened=OPENED, last_at="9:05", **fields)
    for step, kind, rt_ms in told:
        made.told.extend((step, kind, rt_ms))
    return made


def test_a_row_counts_verdicts_and_controls_and_no_practice():
    told = [(1, 4, 100), (2, 0, 3000), (2, 2, 4000), (3, 1, 1000), (3, 3, 2000), (4, 0, 5000)]
    row = session_row([answers(*told, done=3)], KINDS)
    assert (row.verdicts, row.too_fast, row.median_rt_s) == (3, 1, 3.0)
    assert (row.controls_passed, row.controls_asked) == (1, 2)
    assert (row.done, row.of, row.state) == (3, 4, State.RUNNING)


def test_what_was_superseded_is_left_out_and_told_once():
    one = answers((1, 0, 3000), (2, 0, 4000), (3, 1, 5000))
    assert one.supersede(2) == [0, 1]
    assert one.supersede(2) == []
    assert session_row([one], KINDS).verdicts == 1


def test_the_newest_answer_to_a_question_replaces_earlier_ones_of_its_step_only():
    one = answers((1, 0, 1), (2, 0, 1), (2, 2, 1), (2, 1, 1))
    assert list(one.replace(KINDS)) == [0]
    assert session_row([one], KINDS).verdicts == 2


def test_a_session_that_went_on_is_one_row_with_all_answers():
    old = answers((1, 0, 1000), done=1)
    new = answers((2, 0, 3000), done=2, closed="completed")
    row = session_row([new, old], KINDS)
    assert (row.verdicts, row.done, row.median_rt_s) == (2, 2, 2.0)
    assert row.state is State.COMPLETED


def test_without_verdicts_there_is_no_median():
    assert session_row([answers(closed="power cut announced")], KINDS).median_rt_s is None
    assert session_row([answers(closed="anything else")], KINDS).state is State.ENDED
