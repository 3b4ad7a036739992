from itertools import product

import pytest

from turingdesk.analysis._counted import Matrix
from turingdesk.analysis._levels import (
    NONE,
    against_humans,
    column_title,
    crossed,
    found_sides,
    groups,
    has_agents,
    in_order,
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


def conversation(step, judge, composition, subject, agent, choice):
    truth = "machine" if agent else "human"
    told = {"participant": judge, "composition": composition, "subject": subject}
    told |= {"stimulus": f"{composition}-{step}", "agent": agent, "origin": truth}
    return verdict(step, truth, choice, task="conversations", **told)


@pytest.fixture
def talks():
    """Two machines, each in talks with people and with itself, as in paper 1 (Fig. S4E)."""
    said = {("HM", "blender"): "hhmm", ("HM", "gpt"): "hmmm", ("MM", "blender"): "hhhm"}
    said |= {("MM", "gpt"): "mmmm"}
    lines = []
    for number, ((composition, agent), letters) in enumerate(said.items()):
        for judge, letter in enumerate(letters):
            choice = "human" if letter == "h" else "machine"
            own = (f"p{judge}", composition, "B", agent, choice)
            lines.append(conversation(10 * number + judge, *own))
        if composition == "HM":
            own = (composition, "A", "", "human")
            lines += [
                conversation(100 + 10 * number + j, f"p{j}", *own[:3], own[3]) for j in range(3)
            ]
    return kinds_of_conversation(frame(lines))


def test_columns_are_crossed_and_every_cell_counts_its_own_verdicts(talks):
    name = crossed(["conversation", "agent"])
    found = groups(talks, name)
    cells = {tuple(level.split(" \u00d7 ")): group.matrix for level, group in found.items()}
    assert cells == {
        ("H-M", "blender"): Matrix(0, 0, 2, 2),
        ("H-M", "gpt"): Matrix(0, 0, 3, 1),
        ("H-M", NONE): Matrix(6, 0, 0, 0),
        ("M-M", "blender"): Matrix(0, 0, 1, 3),
        ("M-M", "gpt"): Matrix(0, 0, 4, 0),
    }
    for column in ("conversation", "agent"):  # the margins of the cells
        for level, group in groups(talks, column).items():
            own = [one for cell, one in cells.items() if level in cell]
            assert group.matrix.machines == sum(one.machines for one in own)


def test_a_machine_is_compared_with_the_humans_of_the_same_cell(talks):
    name = crossed(["conversation", "agent"])
    assert has_agents(name)
    assert not has_agents("conversation")
    found = against_humans(talks, name)
    matrices_of = {tuple(level.split(" \u00d7 ")): one.matrix for level, one in found.items()}
    assert matrices_of["H-M", "gpt"] == Matrix(6, 0, 3, 1)
    assert matrices_of["M-M", "gpt"] == Matrix(0, 0, 4, 0)  # no human speaks there


def test_crossed_levels_keep_the_order_of_each_column(talks):
    rows = talks.assign(kiosk=[f"{9 + place % 2}" for place in range(len(talks))])
    levels = list(groups(rows, crossed(["kiosk", "conversation"])))
    assert [level.split(" \u00d7 ")[0] for level in levels] == ["9", "9", "10", "10"]


def test_a_cross_in_an_answer_does_not_hide_what_is_crossed():
    lines = [verdict(1, participant="p", task="a"), answered("p", "place", "3 \u00d7 4 m")]
    assert list(groups(frame(lines), crossed(["task", "place"]))) == ["a \u00d7 3 x 4 m"]


def test_the_title_of_crossed_columns_names_each_of_them():
    responses = frame([verdict(1)])
    responses.attrs[QUESTIONS] = {"gender": "What is your gender?"}
    title = column_title(responses, crossed(["study_hash", "gender"]))
    assert title == "study hash \u00d7 \u201cWhat is your gender?\u201d"


def side(step, judge, condition, truth, choice):
    told = {"participant": judge, "stimulus": f"room-{step}", "domain": condition}
    told |= {"question": "machine_side", "correct": truth == choice, "task": "play-trio"}
    return verdict(step, truth, choice, **told)


def test_questions_on_sides_have_levels_too():
    lines = [side(n, f"p{n}", "human_deceives", "1", "12"[n % 2]) for n in range(3)]
    lines += [side(10 + n, f"p{n}", "machine_deceives", "2", "2") for n in range(7)]
    responses = frame(lines)
    found = found_sides(responses, "domain")
    counts = {level: (share.right, share.n) for level, share in found.items()}
    assert counts == {"human_deceives": (2, 3), "machine_deceives": (7, 7)}
    assert list(groups(responses, "domain")) == ["human_deceives", "machine_deceives"]
    assert groups(responses, "domain")["human_deceives"].matrix == Matrix(0, 0, 0, 0)


def test_what_someone_said_in_a_pilot_makes_no_level():
    rows = [
        verdict(2, participant="P-1"),
        answered("P-1", "gender", "female", step=1),
        answered("P-1", "gender", "male", step=1, session="pilot") | {"pilot": True},
    ]
    assert [*matrices(frame(rows), "gender")] == ["female"]


def test_levels_that_only_look_like_numbers_have_a_stable_order():
    for names in product(("nan", "2", "inf", "10", "a"), repeat=3):
        assert in_order(names) == in_order(names[::-1])
    assert in_order(["nan", "10", "inf", "2"]) == ["2", "10", "inf", "nan"]


def test_numbers_that_differ_in_the_seventh_digit_are_two_levels():
    rows = frame([verdict(1), verdict(2)]).assign(rt_ms=[1234567.5, 1234568.5])
    assert [*matrices(rows, "rt_ms")] == ["1234567.5", "1234568.5"]
