"""Which column of someone's spreadsheet contains what, by names and by values."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.task import TASKS
from turingdesk.editing.column_guess import (
    SYNONYMS,
    columns_guess,
    simplified,
    task_guess,
    values_guess,
)
from turingdesk.editing.origin_words import origin_of
from turingdesk.study.task_columns import columns_of

SAID_HUMAN = ("claimed human", "said_human", "saidHuman", "Is it human?", "judged human")
ROWS = [["1", "GPT-4", "a.png", "A dog"], ["2", "person 3", "b.jpg", "A cat"]]


def test_names_are_compared_without_spaces_signs_and_capitals():
    assert simplified(" Image-File (PNG) ") == "imagefilepng"


@pytest.mark.parametrize(
    ("head", "found"),
    [
        (["id", "origin", "image", "caption"], {"id": "id", "origin": "origin"}),
        (
            ["No.", "Written by", "Picture", "Sentence"],
            {"image": "Picture", "caption": "Sentence"},
        ),
        (
            ["Modell", "Wer", "Bild", "Beschreibung"],
            {"agent": "Modell", "origin": "Wer", "caption": "Beschreibung"},
        ),
        (["x1", "x2", "x3", "text"], {"origin": "x2", "image": "x3", "caption": "text"}),
    ],
)
def test_columns_are_found_by_their_names_or_what_is_in_them(head, found):
    guess = columns_guess("captions", head, ROWS)
    assert {name: guess[name] for name in found} == {n: (c,) for n, c in found.items()}


def test_a_name_that_says_it_wins_over_values_that_look_like_it():
    rows = [["human", "machine", "a.png", "x"], ["machine", "human", "b.png", "y"]]
    guess = columns_guess("captions", ["guess", "origin", "image", "caption"], rows)
    assert guess["origin"] == ("origin",)


def test_numbered_columns_are_joined_where_the_task_wants_several():
    head = ["id", "origin", "image", "word 1", "word 2", "Word3"]
    guess = columns_guess("objects", head, [["1", "human", "a.png", "x", "y", "z"]])
    assert guess["objects"] == ("word 1", "word 2", "Word3")


@pytest.mark.parametrize("task", TASKS.judging)
def test_no_synonym_belongs_to_a_column_of_another_name(task):
    names = {simplified(name) for name in columns_of(task)}
    for column in columns_of(task):
        own = set(SYNONYMS.get(column, ()))
        assert all(word == simplified(word) for word in own), "they are compared in this form"
        assert simplified(column) not in own
        guess = columns_guess(task, sorted(columns_of(task)), [])
        assert guess[column] == (column,)
    assert names


@pytest.mark.parametrize("task", TASKS.judging)
def test_a_table_with_the_columns_of_a_task_is_taken_for_one(task):
    head = [c.name for c in columns_of(task).values() if c.required]
    assert task_guess(head, [[""] * len(head)]) == task


@pytest.mark.parametrize(
    ("column", "values", "means"),
    [
        ("is_ai", ["yes", "no", ""], {"yes": "machine", "no": "human"}),
        ("is human", ["1", "0"], {"1": "human", "0": "machine"}),
        ("human or ai", ["TRUE", "AI"], {"TRUE": "", "AI": "machine"}),
        ("not_human", ["yes", "no"], {"yes": "", "no": ""}),
        *((name, ["yes", "no"], {"yes": "human", "no": "machine"}) for name in SAID_HUMAN),
        ("verdict", ["not AI", "AI", "again"], {"not AI": "?", "AI": "machine", "again": ""}),
        ("x", ["yes", "GPT-4", "Anna"], {"yes": "", "GPT-4": "machine", "Anna": ""}),
    ],
)
def test_values_mean_what_their_column_asks(column, values, means):
    assert values_guess(column, values) == means


def test_what_names_both_names_neither():
    assert origin_of("human or AI") == ""
    assert origin_of("") == ""


TEXT = st.text(max_size=8) | st.sampled_from(["id", "Origin", "image 1", "image 2", "human", "ai"])


@given(st.lists(TEXT, min_size=1, max_size=6), st.lists(st.lists(TEXT, min_size=6, max_size=6)))
def test_whatever_a_table_holds_each_column_is_taken_once_and_a_task_is_named(head, rows):
    rows = [row[: len(head)] for row in rows]
    task = task_guess(head, rows)
    assert task in TASKS.judging
    guess = columns_guess(task, head, rows)
    taken = [name for names in guess.values() for name in names]
    assert len(taken) == len(set(taken))
    assert set(taken) <= set(head)
    assert set(guess) <= set(columns_of(task))
