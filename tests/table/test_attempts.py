from itertools import permutations

import pytest

from turingdesk.table.attempts import Attempts

LINES = [
    {"session": "a"},
    {"session": "b", "continues": "a", "place": 7},
    {"session": "c", "continues": "b", "place": 9},
]
RESTART = {"session": "d", "restarts": "c"}


def told(lines):
    attempts = Attempts()
    for line in lines:
        attempts.add(line)
    return attempts


@pytest.mark.parametrize("order", [*permutations(LINES)])
def test_a_session_counts_up_to_the_step_at_which_another_went_on(order):
    attempts = told(order)
    assert attempts.kept_until == {"a": 7, "b": 9}
    assert attempts.earlier == {"b": "a", "c": "b"}
    assert attempts.later == {"a": "b", "b": "c"}


@pytest.mark.parametrize("order", [*permutations([*LINES, RESTART])])
def test_beginning_anew_replaces_the_whole_chain(order):
    assert told(order).kept_until == {"a": 0, "b": 0, "c": 0}


def test_what_changed_is_told_once():
    attempts = Attempts()
    assert attempts.add(LINES[0]) == {}
    assert attempts.add(LINES[1]) == {"a": 7}
    assert attempts.add(LINES[1]) == {}
    assert attempts.add({"session": "e", "restarts": "b"}) == {"b": 0, "a": 0}


def test_edited_files_that_name_each_other_do_not_hang():
    lines = [
        {"session": "a", "continues": "b", "place": 0},
        {"session": "b", "continues": "a", "place": 0},
    ]
    assert told(lines).kept_until == {"a": 0, "b": 0}
