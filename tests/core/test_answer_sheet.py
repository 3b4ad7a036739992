import pytest

from turingdesk.core.answer_sheet import AnswerSheet
from turingdesk.core.question import Choice, Condition, Kind, Question

WHO = Question("origin", "Who?", choices=(Choice("human", "A"), Choice("machine", "B")))
AGE = Question("age", "Age?", Kind.NUMBER, minimum=1, maximum=120)
WHY = Question("why", "Why?", Kind.TEXT, required=False)


@pytest.fixture
def sheet():
    return AnswerSheet([WHO, AGE, WHY])


def test_an_empty_sheet_names_what_it_needs(sheet):
    assert set(sheet.objections()) == {"origin", "age"}
    assert not sheet.is_complete


def test_response_times_count_from_the_first_paint_to_the_last_change(sheet):
    sheet.put("origin", "human", 10.5, "keyboard", "f")
    sheet.put("origin", "machine", 11.25, "mouse")
    sheet.put("age", "40", 12.0)
    first, second = sheet.answers(10.0)
    assert (first.value, first.rt_ms, first.changes, first.device) == ("machine", 1250, 1, "mouse")
    assert (second.value, second.changes) == ("40", 0)


def test_choosing_the_same_again_is_no_change(sheet):
    sheet.put("origin", "human", 1.0)
    sheet.put("origin", "human", 2.0)
    assert sheet.answers(0.0)[0].changes == 0


def test_typing_is_not_changing_ones_mind(sheet):
    for text in ("h", "he", "hel"):
        sheet.put("why", text, 1.0)
    assert sheet.answers(0.0)[0].changes == 0


def test_an_answer_taken_back_is_none(sheet):
    sheet.put("why", "because", 1.0)
    sheet.put("why", "  ", 2.0)
    assert sheet.answers(0.0) == []


def test_a_number_out_of_range_is_not_complete(sheet):
    sheet.put("origin", "human", 1.0)
    sheet.put("age", "200", 1.0)
    assert sheet.objections() == {"age": "Please enter a number from 1 to 120."}


GLASSES = Question("glasses", "?", choices=(Choice("Yes", "Y"), Choice("No", "N")))
CLEAR = Question("clear", "?", Kind.TEXT, only_if=Condition("glasses", ("Yes",)))


def test_what_is_not_asked_is_not_needed_and_what_was_said_to_it_is_forgotten():
    sheet = AnswerSheet([GLASSES, CLEAR])
    sheet.put("glasses", "Yes", 1.0)
    assert sheet.asked == (GLASSES, CLEAR)
    assert set(sheet.objections()) == {"clear"}
    sheet.put("clear", "words", 2.0)
    sheet.put("glasses", "No", 3.0)
    assert sheet.is_complete
    assert [answer.question for answer in sheet.answers(0.0)] == ["glasses"]
    sheet.put("glasses", "Yes", 4.0)
    assert sheet.value("clear") == ""
    assert set(sheet.objections()) == {"clear"}
