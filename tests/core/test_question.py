from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.question import (
    UNANSWERED,
    Choice,
    Condition,
    Kind,
    Question,
    Role,
    human_or_machine,
)

HOW_SURE = Question("confidence", "How sure?", Kind.SCALE)
HEIGHT = Question("height", "How tall, m?", Kind.NUMBER, minimum=0.5, maximum=2.5)
WORDS = Question("reason", "Why?", Kind.TEXT)


@pytest.mark.parametrize("value", ["", " ", "\n\t"])
def test_nothing_is_no_answer_where_one_is_needed(value):
    assert WORDS.objection(value) == UNANSWERED
    assert Question("reason", "Why?", Kind.TEXT, required=False).objection(value) == ""


@given(st.text(min_size=1).filter(str.strip))
def test_any_words_will_do(words):
    assert WORDS.objection(words) == ""


@pytest.mark.parametrize("kind", [Kind.CHOICE, Kind.JOINT])
def test_a_choice_is_one_of_those_offered(kind):
    question = Question("q", "?", kind, (Choice("yes", "Yes"), Choice("no", "No")))
    assert question.objection("no") == ""
    for other in ("No", "no ", "maybe", "yes|no"):
        assert question.objection(other) == f"{other!r} is not one of the choices."


@pytest.mark.parametrize("value", ["0", "100", "50", "+7", "007"])
def test_a_scale_takes_whole_numbers_within_its_ends(value):
    assert HOW_SURE.objection(value) == ""


@pytest.mark.parametrize("value", ["-1", "101", "50.5", "1e1", "five", "nan", "inf", "٣", "1_0"])
def test_a_scale_takes_nothing_else(value):
    assert HOW_SURE.objection(value) == "Please enter a whole number from 0 to 100."


@pytest.mark.parametrize("value", ["0.5", "2.5", "1", "1.", " 1.8 ", "18e-1"])
def test_a_number_lies_within_its_limits(value):
    assert HEIGHT.objection(value) == ""


@pytest.mark.parametrize(
    "value", ["0.49", "2.51", "1,8", "nan", "-inf", "1_1", "\uff11", "tall", "."]
)
def test_what_is_no_number_or_outside_is_objected_to(value):
    assert HEIGHT.objection(value) == "Please enter a number from 0.5 to 2.5."


@given(st.floats(0.5, 2.5))
def test_every_number_inside_is_taken_as_python_writes_it(number):
    assert HEIGHT.objection(repr(number)) == ""


@pytest.mark.parametrize(
    ("value", "thousands", "decimal"),
    [("1,000", "1000", "1"), ("12,500", "12500", "12.5"), ("-1.234", "-1234", "-1.2340")],
)
def test_thousands_or_decimals_are_asked_about(value, thousands, decimal):
    words = Question("words", "How many?", Kind.NUMBER, minimum=-2000, maximum=1e6)
    asks = f"{value} can be read in two ways. Please enter {thousands} or {decimal}."
    assert words.objection(words.typed(value)) == asks
    assert words.objection(thousands) == words.objection(decimal) == ""


def test_what_a_personal_number_was_is_not_in_what_is_asked():
    income = Question("income", "Income?", Kind.NUMBER, maximum=1e6, personal=True)
    assert "12" not in income.objection("12,500")


def test_questions_of_one_step_are_told_apart_by_their_subject():
    assert human_or_machine("?").key == "origin"
    assert human_or_machine("?", "B").key == "origin:B"
    assert human_or_machine("?").role is Role.VERDICT


SEEN = Question(
    "seen", "Which?", Kind.SEVERAL, tuple(Choice(v, v.upper()) for v in ("a", "b", "c"))
)


@pytest.mark.parametrize("value", ["a", "c", "a|b", "a|b|c"])
def test_any_number_of_choices_in_their_order_is_an_answer(value):
    assert SEEN.objection(value) == ""


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("", UNANSWERED),
        ("d", "'d' is not one of the choices."),
        ("a|d", "'d' is not one of the choices."),
        ("a|", "'' is not one of the choices."),
        ("A", "'A' is not one of the choices."),
        ("b|a", "List each choice once, in order."),
        ("a|a", "List each choice once, in order."),
    ],
)
def test_choices_that_are_unknown_repeated_or_out_of_order_are_none(value, why):
    assert SEEN.objection(value) == why


def test_what_was_answered_to_a_personal_question_is_in_no_objection():
    assert replace(SEEN, personal=True).objection("d") == "The answer is not one of the choices."


@pytest.mark.parametrize(
    ("values", "answer", "holds"),
    [
        (("Yes",), "Yes", True),
        (("Yes",), "No", False),
        (("Yes",), "", False),
        (("Yes", "No"), "No", True),
        (("b",), "a|b", True),
        (("d",), "a|b", False),
        (("english",), " English ", True),
        (("7",), "7.0", True),
        (("7",), "70", False),
        (("a|b",), "a|b", True),
    ],
)
def test_a_condition_holds_where_the_answer_is_one_of_its_values(values, answer, holds):
    assert Condition("q", values).holds({"q": answer}) is holds
    assert Condition("q", values, negated=True).holds({"q": answer}) is not holds


def test_a_question_that_nobody_answered_is_none_of_the_values():
    assert not Condition("q", ("a",)).holds({})
    assert Condition("q", ("a",), negated=True).holds({})
