from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.question import Choice, Condition, Kind, Question, Role
from turingdesk.plugins.machine_judges.language_model.model_judge import Unreadable, parse_reply
from turingdesk.plugins.machine_judges.language_model.wording import read_wording

WORDING = read_wording()
ORIGIN = Question(
    "origin",
    "Who wrote it?",
    choices=(Choice("machine", "A machine"), Choice("human", "A human")),
    role=Role.VERDICT,
)
SURE = Question("sure", "How sure?", Kind.SCALE)
WHY = Question("why", "Why?", Kind.TEXT, required=False)
SIGNS = Question(
    "signs", "Which signs?", Kind.SEVERAL, (Choice("odd", "Odd words"), Choice("dry", "Dry"))
)
ASKED_IF_SURE = Question(
    "more", "What else?", Kind.TEXT, only_if=Condition("sure", ("100",)), required=False
)


@pytest.mark.parametrize(
    "reply",
    [
        *("Q", "q", "(Q)", "Q.", " Q \n", "**Q**", "`Q`", "(Q) A human", "Q: a human", "A human"),
        *("a human.", "1: Q", "1. (Q)", "<think>P? No:\nQ it is.</think>\n\nQ", "Question 1: Q"),
    ],
)
def test_the_letter_or_the_label_of_one_choice_is_an_answer(reply):
    assert parse_reply(reply, [ORIGIN], WORDING) == {"origin": "human"}


@pytest.mark.parametrize(
    "reply",
    [
        *(
            "",
            "  \n ",
            "R",
            "PQ",
            "P or Q",
            "P\nQ",
            "I think Q",
            "Q, because it is short",
            "human",
        ),
        *("Neither", "(Q) A machine", "2: Q", "<think>it is Q", "As an AI I cannot judge."),
        *("1: 1: Q", '{"origin": "Q"}', "Q\n\nIt has a typing error."),
    ],
)
def test_everything_else_is_none(reply):
    with pytest.raises(Unreadable):
        parse_reply(reply, [ORIGIN], WORDING)


def test_several_questions_are_answered_line_by_line_in_any_order():
    reply = "3: too smooth, I think\n1: P\n2: 80\n"
    assert parse_reply(reply, [ORIGIN, SURE, WHY], WORDING) == {
        "origin": "machine",
        "sure": "80",
        "why": "too smooth, I think",
    }


@pytest.mark.parametrize(
    ("reply", "wrong"),
    [
        ("1: P", "Question 2 is not answered"),
        ("1: P\n2: 50\n1: Q", "Question 1 is answered twice"),
        ("1: P\n2: 50\n3: 1", "A line answers no question"),
        ("1: P\n2: 101", "from 0 to 100"),
        ("1: P\n2: fairly", "from 0 to 100"),
        ("Sure!\n1: P\n2: 50", "A line answers no question: 'Sure!'"),
    ],
)
def test_what_is_missing_or_too_much_is_named(reply, wrong):
    with pytest.raises(Unreadable, match=wrong):
        parse_reply(reply, [ORIGIN, SURE], WORDING)


def test_several_choices_come_in_the_order_of_the_question():
    assert parse_reply("Q, P", [SIGNS], WORDING) == {"signs": "odd|dry"}
    with pytest.raises(Unreadable):
        parse_reply("P, R", [SIGNS], WORDING)


def test_an_answer_to_a_question_that_is_not_asked_then_is_left_out():
    asked = [ORIGIN, SURE, ASKED_IF_SURE]
    assert "more" not in parse_reply("1: P\n2: 99\n3: nothing", asked, WORDING)
    assert parse_reply("1: P\n2: 100\n3: nothing", asked, WORDING)["more"] == "nothing"


@given(st.text())
def test_no_reply_gives_anything_but_a_choice_or_an_objection(reply):
    found = {}
    with suppress(Unreadable):
        found = parse_reply(reply, [ORIGIN], WORDING)
    assert found in ({}, {"origin": "human"}, {"origin": "machine"})
