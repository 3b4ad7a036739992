"""A list of codes is looked through whole before any of them is taken."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.small_study import small_package, walk_on
from turingdesk.core.errors import WriteFailed
from turingdesk.journal.session_name import checked_code
from turingdesk.people.codes import MOST, code_of, codes, generate, reserve
from turingdesk.people.own_codes import OwnCodes, look_through
from turingdesk.people.withdrawal import withdraw
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder


@pytest.mark.parametrize(
    "text",
    [
        "A-1\nA-2\nA-3",
        "A-1\r\nA-2\r\n\r\nA-3\r\n",
        "A-1\tA-2\tA-3\r\n",
        " A-1 , A-2;A-3",
        '"A-1"\n"A-2"\n\'A-3\'',
    ],
)
def test_lists_of_any_program_are_understood(tmp_path, text):
    assert look_through(tmp_path, "demo", text) == OwnCodes(("A-1", "A-2", "A-3"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("A-1\nA 2\nA-3", "Line 2: The participant code 'A 2' holds ' '."),
        ("A-1\n\n\u00c4-2", "Line 3: The participant code '\u00c4-2' holds '\u00c4'."),
        ("../../x", "Line 1: The participant code '../../x' holds './'."),
        ("A" * 41, "has 41 signs"),
        ("A-1\nA-2\nA-1", "Line 3: A-1 stands in line 1 already."),
        ("A-1\na-1", "Line 2: a-1 stands in line 1 already, and A-1 and a-1 are one code."),
        ("A-1, A-1", "Line 1: A-1 stands in line 1 already."),
        ("=1+1", "Line 1: The participant code '=1+1' holds '=+'."),
    ],
)
def test_what_cannot_be_a_code_is_named_with_its_line(tmp_path, text, said):
    (problem,) = look_through(tmp_path, "demo", text).problems
    assert said in problem


def test_what_is_on_the_list_already_is_passed_over(tmp_path):
    reserve(tmp_path, "demo", ["A-1"], "Ada")
    assert look_through(tmp_path, "demo", "a-1\nA-2") == OwnCodes(("A-2",), ("a-1",))


def test_a_code_of_another_study_is_refused(tmp_path):
    (made,) = generate(tmp_path, "other", 1, "Ada")
    found = look_through(tmp_path, "demo", made.code.lower())
    assert found.problems == (f"Line 1: {made.code} was made for the study other.",)
    assert found.new == ()


def test_the_code_of_somebody_who_withdrew_is_refused(tmp_path):
    recorder = SessionRecorder.begin(
        small_package(tmp_path), tmp_path, SessionSetup("P-1", "Booth 1")
    )
    walk_on(recorder, 3)
    recorder.abandon()
    withdraw(tmp_path, "P-1", "Asked.", "Ada", keep_code=False)
    assert "withdrew" in look_through(tmp_path, "demo", "p-1").problems[0]


def test_a_list_without_end_is_refused(tmp_path):
    found = look_through(tmp_path, "demo", "\n".join(f"A-{n}" for n in range(MOST + 1)))
    assert found.problems == ("These are 5,001 codes. Add at most 5,000 at a time.",)


@given(st.text(max_size=80))
def test_whatever_is_pasted_only_real_codes_come_out(tmp_path_factory, text):
    found = look_through(tmp_path_factory.getbasetemp() / "nothing", "demo", text)
    assert all(checked_code(code) == code for code in found.new)
    plain = [code.casefold() for code in found.new]
    assert len(set(plain)) == len(plain)
    assert found.known == ()


def test_reserved_codes_stand_on_the_list_with_who_and_when(tmp_path):
    made = reserve(tmp_path, "demo", ["A-1", "a-2"], "Ada", "2026-11-21T10:00:00Z")
    assert [(c.code, c.study, c.at, c.who) for c in codes(tmp_path, "demo")] == [
        ("A-1", "demo", "2026-11-21T10:00:00Z", "Ada"),
        ("a-2", "demo", "2026-11-21T10:00:00Z", "Ada"),
    ]
    assert code_of(tmp_path, "A-2") == made[1]


def test_two_desks_that_add_the_same_code_do_not_both_have_it(tmp_path):
    assert [c.code for c in reserve(tmp_path, "demo", ["A-1", "A-2"], "Ada")] == ["A-1", "A-2"]
    assert [c.code for c in reserve(tmp_path, "other", ["a-1", "A-3"], "Bob")] == ["A-3"]
    assert code_of(tmp_path, "a-1").who == "Ada"


def test_a_folder_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(WriteFailed, match="cannot be made"):
        reserve(tmp_path / "file", "demo", ["A-1"], "Ada")
