"""Sessions that go on with others, and first lines that somebody edited."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.evidence import Piece
from turingdesk.table.attempts import Attempts
from turingdesk.table.evidence import attempt, blocks, chains, person


def name(number):
    return f"sub-P_ses-{number}_study-x"


def linked(*pairs, by="continues"):
    attempts = Attempts()
    for session, earlier in pairs:
        attempts.add({"session": session, by: earlier, "place": 3})
    return attempts


def test_a_session_that_went_on_is_one_with_those_before():
    sessions = [name(n) for n in (3, 1, 2, 10)]
    found = list(chains(sessions, linked((name(2), name(1)), (name(3), name(2)))))
    assert sorted(found, key=len) == [[name(10)], [name(1), name(2), name(3)]]


def test_what_was_begun_anew_is_left_out():
    found = list(chains([name(1), name(2)], linked((name(2), name(1)), by="restarts")))
    assert found == [[name(2)]]


def test_where_two_go_on_with_one_it_belongs_to_the_first():
    found = list(
        chains([name(n) for n in (10, 9, 1)], linked((name(10), name(1)), (name(9), name(1))))
    )
    assert sorted(found, key=len) == [[name(10)], [name(1), name(9)]]


def test_an_earlier_session_that_is_not_there_is_not_waited_for():
    assert list(chains([name(2)], linked((name(2), name(1))))) == [[name(2)]]


@given(st.lists(st.tuples(st.integers(1, 6), st.integers(1, 6), st.booleans()), max_size=8))
def test_edited_links_that_loop_come_to_an_end_and_no_session_counts_twice(links):
    attempts = Attempts()
    for session, earlier, anew in links:
        by = "restarts" if anew else "continues"
        if session != earlier:
            attempts.add({"session": name(session), by: name(earlier), "place": 1})
    sessions = [name(n) for n in range(1, 7)]
    found = [session for chain in chains(sessions, attempts) for session in chain]
    assert len(found) == len(set(found))
    assert set(found) <= set(sessions)


def test_a_session_is_its_participants_or_its_studys():
    assert person(name(1), "other") == ("x", "P")
    assert person("renamed by hand", "x") == ("x", "")


def test_blocks_of_older_journals_are_counted_in_the_schedule():
    slots = [{"block": "a"}, {"block": "a"}, {"block": "b", "practice": True}, "edited", {}]
    assert blocks({"schedule": slots}) == {"a": {"trials": 2}, "": {"trials": 1}}
    assert blocks({"blocks": {"a": {"trials": 4}, "b": "edited"}, "schedule": slots}) == {
        "a": {"trials": 4}
    }


@pytest.mark.parametrize(
    ("written", "understood"),
    [
        (4, 4),
        ("4", 4),
        (4.9, 4),
        (None, 0),
        ("many", 0),
        ([4], 0),
        (math.nan, 0),
        ("nan", 0),
        (math.inf, 0),
        (10**400, 0),
    ],
)
def test_numbers_that_are_none_count_as_nothing(written, understood):
    told = {"trials": written, "blocks": {"a": {"trials": written, "too_fast_s": written}}}
    made = attempt([Piece(name(7))], told, is_running=False, is_refused=False)
    assert (made.session, made.number) == (name(7), 7)
    assert made.trials == made.block_trials["a"] == understood
    assert int(made.limits_s["a"]) == understood
