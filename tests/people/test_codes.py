"""Participant codes: hard to confuse, checked, never handed out twice."""

import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.small_study import small_package, walk_on
from turingdesk.core.errors import WriteFailed
from turingdesk.journal.session_name import checked_code
from turingdesk.people.codes import (
    MOST,
    SIGNS,
    OwnCodes,
    code_of,
    codes,
    complete,
    generate,
    has_list,
    is_sound,
    look_through,
    looks_generated,
    reserve,
)
from turingdesk.people.withdrawal import withdraw
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

ROOT = Path(__file__).parents[2]
sign = st.sampled_from(SIGNS)
made = st.lists(sign, min_size=5, max_size=5).map("".join).map(complete)


def test_the_signs_cannot_be_confused_and_make_no_words():
    assert not set("01OQILSZGBAEU") & set(SIGNS)
    assert len(set(SIGNS)) == len(SIGNS)
    assert all(len(SIGNS) % n for n in range(2, len(SIGNS))), "a prime, for the check to hold"


@given(made, st.integers(0, 5), sign)
def test_a_wrong_sign_is_always_noticed(code, place, other):
    signs = list(code.replace("-", ""))
    wrong = [*signs[:place], other, *signs[place + 1 :]]
    text = "".join(wrong[:3]) + "-" + "".join(wrong[3:])
    assert is_sound(code)
    assert is_sound(text) is (other == signs[place])


@given(made, st.integers(0, 4))
def test_neighbours_that_changed_places_are_always_noticed(code, place):
    signs = list(code.replace("-", ""))
    is_same = signs[place] == signs[place + 1]
    signs[place], signs[place + 1] = signs[place + 1], signs[place]
    assert is_sound("".join(signs[:3]) + "-" + "".join(signs[3:])) is is_same


@given(made)
def test_case_does_not_matter_and_the_code_names_a_file(code):
    assert is_sound(code.lower())
    assert checked_code(code) == code


@pytest.mark.parametrize("text", ["", "P-014", "K7M4TX", "0O1-IL5", "\u00e97M-4TX"])
def test_what_was_not_made_here_is_not_sound(text):
    assert not is_sound(text)
    assert looks_generated("0O1-IL5")


def test_codes_are_listed_by_study_as_they_were_made(tmp_path):
    first = generate(tmp_path, "demo", 30, "Ada")
    second = generate(tmp_path, "other", 5, "Bob")
    assert [c.code for c in codes(tmp_path, "demo")] == sorted(c.code for c in first)
    assert len({c.code for c in codes(tmp_path)}) == 35
    assert has_list(tmp_path, "other")
    assert not has_list(tmp_path, "third")
    assert code_of(tmp_path, second[0].code.lower()) == second[0]
    assert code_of(tmp_path, "P-014") is None


def test_a_code_that_is_taken_is_not_made_again(tmp_path):
    first = generate(tmp_path, "demo", 20, "Ada", Random(3))
    second = generate(tmp_path, "demo", 20, "Ada", Random(3))
    assert not {c.code for c in first} & {c.code for c in second}


@pytest.mark.slow
def test_two_desks_at_once_never_hand_out_the_same(tmp_path):
    """Both draw the same random signs, so that they meet at every single code."""
    code = (
        "import sys\nfrom pathlib import Path\nfrom random import Random\n"
        "from turingdesk.people.codes import generate\n"
        "for one in generate(Path(sys.argv[1]), 'demo', 60, 'x', Random(1)): print(one.code)\n"
    )
    running = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    said = [one.communicate(timeout=60)[0].split() for one in running]
    assert [len(one) for one in said] == [60, 60]
    assert not set(said[0]) & set(said[1])
    assert len(codes(tmp_path, "demo")) == 120


def test_odd_numbers_and_folders_are_refused(tmp_path):
    with pytest.raises(ValueError, match="1 to 5,000"):
        generate(tmp_path, "demo", 0, "Ada")
    file = tmp_path / "file"
    file.write_text("x")
    with pytest.raises(WriteFailed, match="can't be created"):
        generate(file, "demo", 1, "Ada")


def test_a_file_where_the_folder_should_be_ends_the_search_for_free_codes(tmp_path):
    (tmp_path / "record").mkdir()
    (tmp_path / "record" / "codes").write_text("")
    with pytest.raises(WriteFailed, match="already exists"):
        generate(tmp_path, "demo", 1, "Ada")


def test_files_that_are_no_reservations_are_passed_over(tmp_path):
    generate(tmp_path, "demo", 2, "Ada")
    for name, text in (("junk", "x"), ("list", "[]"), ("empty", "")):
        (tmp_path / "record" / "codes" / name).write_text(text)
    assert len(codes(tmp_path)) == 2
    assert all(a.code < b.code for a, b in pairwise(codes(tmp_path)))


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
        ("A-1\nA 2\nA-3", "Line 2: The participant code 'A 2' contains a space"),
        ("A-1\n\n\u00c4-2", "Line 3: The participant code 'Ä-2' contains 'Ä'"),
        ("../../x", "Line 1: The participant code '../../x' contains './'"),
        ("A" * 41, "has 41 characters."),
        ("A-1\nA-2\nA-1", "Line 3: A-1 is already in line 1."),
        ("A-1\na-1", "Line 2: a-1 is already in line 1, and A-1 and a-1 count as the same code."),
        ("A-1, A-1", "Line 1: A-1 is already in line 1."),
        ("=1+1", "Line 1: The participant code '=1+1' contains '=+'"),
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
    assert found.problems == (f"Line 1: {made.code} was created for the study other.",)
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
    assert found.problems == ("The list has 5,001 codes. Add at most 5,000 at a time.",)


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
    with pytest.raises(WriteFailed, match="can't be created"):
        reserve(tmp_path / "file", "demo", ["A-1"], "Ada")
