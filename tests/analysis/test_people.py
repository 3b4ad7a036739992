import pytest

from tests.analysis.judging import lines, table
from turingdesk.analysis._judged import judged
from turingdesk.analysis._people import asked, number


def questions(rows):
    return {one.question: one for one in asked(rows, judged(rows))}


def test_groups_and_numbers_are_taken_and_words_are_not():
    found = questions(table())
    assert set(found) == {"gender", "age"}
    assert found["age"].is_number
    assert found["gender"].levels == ["female", "male"]
    assert len(found["gender"].answers) == 24


def test_few_different_numbers_are_groups():
    rows = [
        line
        | ({"choice": str(line["at"][-5:] > "3" and 1)} if line.get("question") == "age" else {})
        for line in lines(judges=6)
    ]
    assert not questions(table(rows))["age"].is_number


def test_a_question_of_two_forms_is_named_with_its_form():
    rows = list(lines())
    again = [
        line | {"block": "after", "step": 90} for line in rows if line.get("question") == "gender"
    ]
    assert set(questions(table([*rows, *again]))) == {"before.gender", "after.gender", "age"}


def test_people_without_an_answer_or_without_verdicts_are_left_out():
    rows = [
        line | ({"choice": ""} if line.get("question") == "gender" else {})
        if line["participant"] == "P-001"
        else line
        for line in lines(judges=4)
        if not (line["participant"] == "P-002" and line["role"] == "verdict")
    ]
    assert len(questions(table(rows))["gender"].answers) == 2


@pytest.mark.parametrize(
    ("text", "value"), [("3", 3.0), ("2.5", 2.5), ("x", None), ("inf", None), ("nan", None)]
)
def test_numbers_are_finite(text, value):
    assert number(text) == value
