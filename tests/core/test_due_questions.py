from hypothesis import given
from hypothesis import strategies as st

from tests.core.forms import pages, question, value_of
from turingdesk.core.question import Condition, Kind
from turingdesk.core.session import due_questions, visible_questions

GLASSES = question("glasses", Kind.CHOICE)
IF_A = Condition("glasses", ("a",))
UNLESS_A = Condition("glasses", ("a",), negated=True)
CLEAR = question("clear", Kind.CHOICE, IF_A)
WHY = question("why", Kind.TEXT, Condition("clear", ("b",)))


def ids(questions):
    return [one.id for one in questions]


def test_a_question_is_asked_where_its_condition_holds():
    assert ids(due_questions([GLASSES, CLEAR], {})) == ["glasses"]
    assert ids(due_questions([GLASSES, CLEAR], {"glasses": "a"})) == ["glasses", "clear"]
    assert ids(due_questions([GLASSES, CLEAR], {"glasses": "b"})) == ["glasses"]


def test_the_answer_to_a_question_that_is_not_asked_does_not_count():
    said = {"glasses": "a", "clear": "b"}
    assert ids(due_questions([GLASSES, CLEAR, WHY], said)) == ["glasses", "clear", "why"]
    assert ids(due_questions([GLASSES, CLEAR, WHY], {**said, "glasses": "c"})) == ["glasses"]


def test_one_value_of_several_is_enough():
    uses = question("glasses", Kind.SEVERAL)
    assert ids(due_questions([uses, CLEAR], {"glasses": "a|c"})) == ["glasses", "clear"]
    assert ids(due_questions([uses, CLEAR], {"glasses": "b|c"})) == ["glasses"]


def test_is_not_holds_where_there_is_no_answer():
    unless = question("clear", Kind.CHOICE, UNLESS_A)
    assert ids(due_questions([GLASSES, unless], {})) == ["glasses", "clear"]
    assert ids(due_questions([GLASSES, unless], {"glasses": "a"})) == ["glasses"]


def test_earlier_pages_decide_once_and_for_all():
    (clear, why) = visible_questions([CLEAR, WHY], {"glasses": "a"})
    assert clear.only_if is None
    assert why.only_if == WHY.only_if
    assert visible_questions([CLEAR, WHY], {"glasses": "b"}) == ()


def test_what_was_left_out_has_no_answer_for_the_questions_after_it():
    after = question("after", Kind.TEXT, Condition("clear", ("x",), negated=True))
    (found,) = visible_questions([CLEAR, after], {"glasses": "b"})
    assert (found.id, found.only_if) == ("after", None)


@given(st.data())
def test_deciding_page_by_page_is_deciding_all_at_once(data):
    everything, given = [], {}
    for page in data.draw(pages()):
        before = dict(given)
        shown = visible_questions(page.questions, before)
        for one in shown:
            if one in due_questions(shown, given):
                given[one.key] = value_of(one, data.draw)
        everything += page.questions
    due = due_questions(everything, given)
    assert set(ids(due)) == set(given)


@given(st.data())
def test_a_page_that_is_shown_asks_at_least_one_question_at_once(data):
    given = {}
    for page in data.draw(pages()):
        shown = visible_questions(page.questions, given)
        if shown:
            assert shown[0].only_if is None
            assert due_questions(shown, {})
        for one in due_questions(shown, {}):
            given[one.key] = value_of(one, data.draw)
