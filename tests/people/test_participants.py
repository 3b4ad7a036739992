"""One person under two codes is noticed by what they typed; what it was is not told."""

import pytest

from tests.small_study import says
from turingdesk.journal.notes import mark_pilot
from turingdesk.journal.session_name import SessionName
from turingdesk.people.participants import identifying_answer, same_persons


def test_the_same_answer_under_another_code_is_told_without_the_answer(tmp_path):
    says(tmp_path, "P-1", email="Ada.L@Example.org ", signature="Ada Lovelace")
    says(tmp_path, "P-2", contact="ada.l@example.org", signature="Grace Hopper")
    says(tmp_path, "P-3", name="lovelace, ada")
    says(tmp_path, "P-4", email="other@example.org")
    found = same_persons(tmp_path)
    assert [(one.codes, one.what) for one in found] == [
        (("P-1", "P-2"), "email address"),
        (("P-1", "P-3"), "name"),
    ]
    said = " ".join(one.sentence for one in found)
    assert "P-1 and P-2 gave the same email address." in said
    assert not any(secret in said.casefold() for secret in ("ada", "lovelace", "example"))


def test_one_person_with_two_sessions_is_nobody_else(tmp_path):
    says(tmp_path, "P-1", email="a@b.org")
    says(tmp_path, "p-1", email="a@b.org")
    assert same_persons(tmp_path) == []


@pytest.mark.damages_journals
def test_pilots_are_left_out(tmp_path):
    says(tmp_path, "P-1", email="a@b.org")
    says(tmp_path, "P-2", email="a@b.org")
    mark_pilot(tmp_path, SessionName("P-2", 1, "small"), "", "Ada")
    assert same_persons(tmp_path) == []


@pytest.mark.parametrize(
    ("question", "answer", "like"),
    [
        ("signature", "Ren\u00e9e  du Pont", "renee DU PONT."),
        ("phone", "+49 170 123 45 67", "0170/1234567"),
        ("Student ID", "s-12 34", "S1234"),
        ("anything", "A@B.org", "a@b.ORG"),
    ],
)
def test_spelling_makes_no_difference(question, answer, like):
    found = identifying_answer(question, answer)
    assert found is not None
    assert found == identifying_answer(question, like)


@pytest.mark.parametrize(
    ("question", "answer"),
    [("city", "Dublin"), ("signature", " . "), ("phone", "none"), ("age", "30"), ("name", "")],
)
def test_what_many_share_tells_nobody_apart(question, answer):
    assert identifying_answer(question, answer) is None


def test_a_folder_without_personal_answers_has_none(tmp_path):
    assert same_persons(tmp_path) == []
