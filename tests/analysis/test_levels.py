from itertools import product

import pytest

from turingdesk.analysis._counted import Matrix
from turingdesk.analysis._levels import (
    NONE,
    against_humans,
    column_title,
    groups,
    kinds_of_conversation,
    matrices,
)
from turingdesk.core.errors import TuringDeskError, UnknownName
from turingdesk.table.table import CHOICES, QUESTIONS, frame


def verdict(step, truth="human", choice="human", **members):
    told = {"question": "origin", "role": "verdict", "truth": truth, "choice": choice}
    return {"kind": "response", "session": "s", "study": "x", "step": step, **told, **members}


def answered(participant, question, choice, step=0, session="s"):
    told = {"question": question, "role": "form", "choice": choice, "step": step}
    who = {"participant": participant, "study": "x", "session": session}
    return {"kind": "response", **who, **told}


def test_numbers_are_in_their_order_and_what_is_empty_comes_last():
    lines = [verdict(n, length=length) for n, length in enumerate((12, 3, None, 24, 6))]
    assert list(matrices(frame(lines), "length")) == ["3", "6", "12", "24", NONE]


def test_a_question_is_called_by_its_text_and_a_column_by_its_name():
    responses = frame([verdict(1)])
    responses.attrs[QUESTIONS] = {"gender": "What is your gender?", "task": "Which task?"}
    titles = {
        "gender": "What is your gender?",
        "before.gender": "What is your gender? (before)",
        "task": "task",
        "before.task": "Which task? (before)",
        "shoe_size": "shoe size",
    }
    assert {one: column_title(responses, one) for one in titles} == titles


def test_answers_to_a_question_of_a_form_have_the_order_of_the_form():
    asked = ("Every day", "Never", "A few times so far", "Some day", "Never|Every week")
    lines = [answered(f"p{n}", "ai", choice, n) for n, choice in enumerate(asked)]
    lines += [verdict(9 + n, participant=f"p{n}") for n in range(5)]
    responses = frame(lines)
    by_name = ["A few times so far", "Every day", "Never", "Never|Every week", "Some day"]
    assert list(matrices(responses, "ai")) == by_name
    responses.attrs[CHOICES] = {
        "ai": ("Never", "A few times so far", "Every week", "Every day"),
        "task": ("b", "a"),
    }
    as_asked = ["Never", "Never|Every week", "A few times so far", "Every day", "Some day"]
    for one in (matrices, groups):
        assert list(one(responses, "ai")) == as_asked
    column = responses.assign(task=["a", "b"] * 5)
    assert list(matrices(column, "task")) == ["a", "b"]  # not the question of that name


def test_each_level_has_its_own_matrix():
    lines = [
        verdict(1, "human", "human", task="captions"),
        verdict(2, "machine", "human", task="captions"),
        verdict(3, "machine", "machine", task="words"),
    ]
    assert matrices(frame(lines), "task") == {
        "captions": Matrix(hh=1, hm=0, mm=0, mh=1),
        "words": Matrix(hh=0, hm=0, mm=1, mh=0),
    }


def test_yes_and_no_and_empty_words_are_levels_too():
    lines = [verdict(1, resumed=True), verdict(2, left_id="a")]
    assert list(matrices(frame(lines), "resumed")) == ["False", "True"]
    assert list(matrices(frame(lines), "left_id")) == [NONE, "a"]


def test_participants_are_told_apart_by_what_they_answered_in_a_form_the_last_time():
    lines = [
        answered("P-1", "gender", "Woman", session="one"),
        answered("P-1", "gender", "Man", session="two"),
        answered("P-2", "gender", "Woman", session="three"),
        verdict(1, participant="P-1", session="two"),
        verdict(2, participant="P-2", session="three"),
        verdict(3, participant="P-3", session="four"),
    ]
    found = matrices(frame(lines), "gender")
    assert {level: m.humans for level, m in found.items()} == {NONE: 1, "Man": 1, "Woman": 1}


def test_a_name_that_is_neither_is_answered_with_the_nearest():
    lines = [answered("P-1", "gender", "Woman"), verdict(1)]
    with pytest.raises(UnknownName, match="Did you mean 'gender'"):
        matrices(frame(lines), "gendre")


def test_each_combination_of_several_choices_is_a_level():
    lines = [
        answered("P-1", "uses", "Writing|Pictures"),
        answered("P-2", "uses", "Pictures"),
        verdict(1, participant="P-1"),
        verdict(2, participant="P-2"),
    ]
    assert list(matrices(frame(lines), "uses")) == ["Pictures", "Writing|Pictures"]


def test_a_question_of_two_forms_is_named_with_its_form():
    lines = [
        {**answered("P-1", "mood", "Good"), "block": "before"},
        {**answered("P-1", "mood", "Bad", step=9), "block": "late"},
        verdict(1, participant="P-1"),
    ]
    with pytest.raises(TuringDeskError, match=r"2 forms ask 'mood'.*before\.mood or late\.mood"):
        matrices(frame(lines), "mood")
    assert list(matrices(frame(lines), "before.mood")) == ["Good"]
    assert list(matrices(frame(lines), "late.mood")) == ["Bad"]
    with pytest.raises(UnknownName):
        matrices(frame(lines), "never.mood")


def test_conversations_are_told_apart_by_who_speaks_and_speakers_by_who_they_are():
    lines = [
        verdict(1, composition="HM", subject="A", origin="human"),
        verdict(2, "machine", composition="HM", subject="B", origin="machine"),
        verdict(3, "machine", composition="MH", subject="A", origin="machine"),
        verdict(4, composition="HH", subject="A", origin="human"),
        verdict(5, composition="H", origin="human"),
    ]
    table = kinds_of_conversation(frame(lines))
    assert {
        level: m.humans + m.machines for level, m in matrices(table, "conversation").items()
    } == {
        NONE: 1,
        "H-H": 1,
        "H-M": 3,
    }
    assert list(matrices(table, "speaker")) == [
        NONE,
        "H-H: human A",
        "H-M: human A",
        "H-M: machine A",
        "H-M: machine B",
    ]


def test_groups_are_the_matrices_with_intervals():
    lines = [
        verdict(n, truth, choice, task=task, participant=f"P-{n % 6}", stimulus=f"{truth}{n % 5}")
        for n, (truth, choice, task) in enumerate(
            product(("human", "machine"), ("human", "machine", "human"), ("a", "b", "a", "b"))
        )
    ]
    found = groups(frame(lines), "task")
    assert {level: group.matrix for level, group in found.items()} == matrices(
        frame(lines), "task"
    )
    for group in found.values():
        assert group.detectability.low < group.detectability.value < group.detectability.high
        assert "judge and stimulus" in group.detectability.method


def test_machine_agents_meet_all_humans_and_humans_are_left_out():
    lines = [verdict(n, "human", "human", agent=f"p{n}") for n in range(3)]
    lines += [verdict(9, "machine", "human", agent="git"), verdict(10, "machine", agent="git")]
    (agent,) = against_humans(frame(lines)).items()
    assert agent[0] == "git"
    assert agent[1].matrix == Matrix(hh=3, hm=0, mm=0, mh=2)
