from dataclasses import replace

import pytest

from tests.tasks.examples import trial
from turingdesk.core.limits import Limits
from turingdesk.core.question import Answer, Kind, Question, Role
from turingdesk.core.response import (
    CODEBOOK,
    COLUMNS,
    DEFAULTS,
    Given,
    Identity,
    Moment,
    Response,
    rows,
)
from turingdesk.core.step import Page, PageKind
from turingdesk.core.stimulus import Origin
from turingdesk.core.study import AnswerForm
from turingdesk.core.trial import Slot
from turingdesk.tasks.pairs import PairsShow


def with_settings(trial, **changed):
    """A trial of a block with other settings."""
    return replace(trial, settings=replace(trial.settings, **changed))


def test_a_row_has_every_column_in_order():
    row = Response(participant="P-1", rt_ms=12.5).as_row()
    assert tuple(row) == COLUMNS
    assert (row["participant"], row["rt_ms"], row["correct"]) == ("P-1", 12.5, None)


def test_every_column_says_what_is_in_it():
    assert set(CODEBOOK) == set(COLUMNS)
    assert all(len(about.split()) > 1 for about in CODEBOOK.values())


def test_an_empty_response_is_made_of_the_defaults():
    assert Response().as_row() == DEFAULTS
    assert Response(**DEFAULTS) == Response()


WHO = Identity("x", "P", "s", "1", "0123456789abcdefgh")


def respond(step, moment=None, number=3, place=7, **values):
    """Rows for values given by question key, with __ for the colon before a subject."""
    answers = {
        key.replace("__", ":"): Answer(
            key.replace("__", ":"), value, 1234.5678, "f", "keyboard", 2
        )
        for key, value in values.items()
    }
    return list(rows(WHO, step, Given(place, number, answers, moment or Moment("now", 10_000.0))))


def test_a_verdict_is_one_flat_row():
    slot = Slot("b", 5, "", control=True, fixed=True, feedback=True)
    [row] = respond(trial("captions", slot=slot), origin="human")
    told, usual = (
        {key: value for key, value in one.items() if value not in ("", None)}
        for one in (row.as_row(), DEFAULTS)
    )
    assert told == usual | {
        "session": "x",
        "participant": "P",
        "study": "s",
        "study_version": "1",
        "study_hash": "0123456789abcdef",
        "judge": "human",
        "pilot": False,
        "resumed": False,
        "step": 7,
        "block": "b",
        "trial": 3,
        "position": 5,
        "practice": False,
        "control_trial": True,
        "fixed": True,
        "feedback": True,
        "task": "captions",
        "stimulus": "SECRET-ID",
        "prompt": "SECRET-PROMPT",
        "composition": "M",
        "question": "origin",
        "role": "verdict",
        "origin": "machine",
        "agent": "SECRET-AGENT",
        "choice": "human",
        "truth": "machine",
        "correct": False,
        "joint": False,
        "choices": "human|machine",
        "rt_ms": 1234.568,
        "too_fast": True,
        "onset_ms": 10_000.0,
        "paused_ms": 0.0,
        "answered_ms": 11_234.568,
        "key": "f",
        "device": "keyboard",
        "changes": 2,
        "at": "now",
    }


def test_choices_are_told_in_the_order_on_screen():
    [row] = respond(trial("captions", slot=Slot("b", 1, "", flipped=True)), origin="human")
    assert row.choices == "machine|human"


@pytest.mark.parametrize(
    ("limit_s", "too_fast"), [(0.0, False), (1.0, False), (1.2345, False), (1.3, True)]
)
def test_only_verdicts_under_the_limit_are_too_fast(limit_s, too_fast):
    step = with_settings(trial("colors"), limits=Limits(too_fast_s=limit_s))
    verdict, control, extra = respond(step, origin="human", statement="true", confidence="3")
    assert verdict.too_fast is too_fast
    assert not control.too_fast
    assert not extra.too_fast


def test_a_control_question_is_right_or_wrong_and_an_extra_one_neither():
    _, control, extra = respond(
        trial("colors"), origin="machine", statement="false", confidence="70"
    )
    assert (control.role, control.truth, control.correct) == ("control", "true", False)
    assert (control.subject, control.origin) == ("", "machine")
    assert (extra.role, extra.choice, extra.truth, extra.correct) == ("extra", "70", None, None)


def test_each_speaker_has_a_verdict_of_their_own():
    first, second = respond(trial("conversations"), origin__A="human", origin__B="human")
    assert [(r.subject, r.origin, r.agent, r.correct, r.joint) for r in (first, second)] == [
        ("A", "machine", "SECRET-AGENT", False, False),
        ("B", "human", "SECRET-PERSON", True, False),
    ]
    assert {first.composition, second.composition} == {"MH"}


def test_a_pair_says_to_how_much_both_conversations_are_cut():
    (row,) = respond(trial("pairs"), machine_side="1")
    assert (row.length, row.length_of) == (3, "first messages")
    (row,) = respond(with_settings(trial("pairs"), show=PairsShow()), machine_side="1")
    assert (row.length, row.length_of) == (None, "")


def test_a_joint_verdict_gives_a_row_for_each_speaker():
    step = trial("conversations", answer=AnswerForm.JOINT, slot=Slot("b", 1, "", length=3))
    first, second = respond(step, origin="machine+machine")
    assert [(r.subject, r.choice, r.truth, r.correct) for r in (first, second)] == [
        ("A", "machine", "machine", True),
        ("B", "machine", "human", False),
    ]
    assert all(
        row.joint and row.question == "origin" and row.length == 3 for row in (first, second)
    )
    assert first.choices == "human+human|machine+machine|human+machine|machine+human"
    assert first.rt_ms == second.rt_ms


@pytest.mark.parametrize(
    ("swapped", "choice", "side", "chosen", "correct"),
    [
        (False, "1", "left", "SECRET-FIRST", True),
        (False, "2", "right", "SECRET-SECOND", False),
        (True, "1", "left", "SECRET-SECOND", False),
        (True, "2", "right", "SECRET-FIRST", True),
    ],
)
def test_a_pair_tells_its_sides_and_which_was_chosen(swapped, choice, side, chosen, correct):
    step = trial("pairs", slot=Slot("b", 1, "", swapped=swapped))
    [row] = respond(step, machine_side=choice)
    assert (row.chosen_side, row.chosen_id, row.correct) == (side, chosen, correct)
    assert {row.left_id, row.right_id} == {"SECRET-FIRST", "SECRET-SECOND"}
    assert row.left_id == ("SECRET-SECOND" if swapped else "SECRET-FIRST")
    assert row.composition == "HM"


def test_a_pair_with_the_machine_second_is_right_on_the_other_side():
    [row] = respond(trial("pairs", first=Origin.HUMAN), machine_side="2")
    assert row.correct is True


def test_what_was_left_empty_gives_no_row():
    assert [
        row.question for row in respond(trial("captions"), origin="human", confidence=" ")
    ] == ["origin"]


def test_a_forms_answers_stand_outside_of_trials():
    name = Question("name", "Your name?", Kind.TEXT, role=Role.FORM)
    form = Page(PageKind.FORM, "about-you", "About you", questions=(name,))
    [row] = respond(form, number=0, name='=1+1, "Zoë" 🙂')
    assert (row.block, row.question, row.role, row.trial, row.task) == (
        "about-you",
        "name",
        "form",
        0,
        "",
    )
    assert row.choice == '=1+1, "Zoë" 🙂'
    assert (row.truth, row.correct, row.length) == (None, None, None)


def test_a_pause_in_the_midst_of_a_trial_is_no_response_time():
    # Painted at 10,000 ms and answered 1,234.568 ms later, of which 300 ms were covered.
    pauses = ((9_000.0, 9_500.0), (10_100.0, 10_350.0), (10_500.0, 10_550.0), (20_000.0, 30_000.0))
    [row] = respond(trial("captions"), Moment("now", 10_000.0, pauses=pauses), origin="human")
    assert (row.rt_ms, row.paused_ms) == (934.568, 300.0)
    assert row.answered_ms == 11_234.568
    assert row.onset_ms + row.rt_ms + row.paused_ms == pytest.approx(row.answered_ms)


def test_an_answer_given_before_a_pause_keeps_its_time():
    moment = Moment("now", 10_000.0, pauses=((11_500.0, 60_000.0),))
    [row] = respond(trial("captions"), moment, origin="human")
    assert (row.rt_ms, row.paused_ms) == (1234.568, 0.0)


def test_time_in_a_pause_makes_no_answer_slow_enough():
    step = with_settings(trial("captions"), limits=Limits(too_fast_s=1.0))
    for pauses, too_fast in (((), False), (((10_000.0, 10_500.0),), True)):
        [row] = respond(step, Moment("now", 10_000.0, pauses=pauses), origin="human")
        assert row.too_fast is too_fast
