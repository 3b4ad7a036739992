"""The judges' choices, one question at a time."""

from pathlib import Path

import pytest

from turingdesk.core.question import Choice, Kind, Question, Role, human_or_machine
from turingdesk.core.stimulus import Maker, Origin, Stimulus
from turingdesk.core.streams import stream
from turingdesk.core.study import Block
from turingdesk.core.trial import Slot, Trial
from turingdesk.judges._base import any_choice
from turingdesk.judges.coin import choose as flip
from turingdesk.judges.skilled import make
from turingdesk.tasks.captions import Caption

TOPIC = Question(
    "topic",
    "What about?",
    choices=tuple(Choice(word, word) for word in ("music", "food", "sport")),
    role=Role.CONTROL,
)
SIDE = Question(
    "machine_side", "Which?", choices=(Choice("1", "1"), Choice("2", "2")), role=Role.VERDICT
)
MOOD = Question("mood", "Your mood?", choices=(Choice("good", "Good"), Choice("bad", "Bad")))

BLOCK = Block("b", "", "captions", "", 1)


def trial(origin=Origin.HUMAN, truths=None):
    content = Caption(Path("a.png"), "A picture.")
    stimulus = Stimulus("c", "captions", "a", {"": Maker(origin, "x")}, content, truths or {})
    return Trial(
        Slot("captions", 1, "c"), stimulus, Block("c", "", "captions", "", 1), content, ()
    )


def shares(choose, question, of, times=2000):
    chance = stream("7", "judge")
    said = [choose(of, question, chance) for _ in range(times)]
    return {value: said.count(value) / times for value in set(said)}


@pytest.mark.parametrize(("origin", "right"), [(Origin.HUMAN, 0.9), (Origin.MACHINE, 0.3)])
def test_a_skilled_judge_is_right_as_often_as_asked(origin, right):
    choose = make({"p_hh": 0.9, "p_mm": 0.3})
    found = shares(choose, human_or_machine("Who?"), trial(origin))
    assert found[origin.value] == pytest.approx(right, abs=0.03)


def test_it_finds_a_side_as_often_as_it_recognizes_one_at_a_time():
    choose = make({"p_hh": 0.9, "p_mm": 0.3})
    found = shares(choose, SIDE, trial(truths={"machine_side": "2"}))
    assert found["2"] == pytest.approx(0.6, abs=0.03)


def test_it_passes_controls_and_fails_them_in_every_way():
    found = shares(make({"p_control": 0.7}), TOPIC, trial(truths={"topic": "food"}))
    assert found["food"] == pytest.approx(0.7, abs=0.03)
    assert set(found) == {"music", "food", "sport"}


def test_where_nothing_is_true_it_says_anything():
    found = shares(make({}), MOOD, trial())
    assert found["good"] == pytest.approx(0.5, abs=0.04)


def test_a_joint_answer_gives_each_subject_its_own_verdict():
    content = Caption(Path("a.png"), "A picture.")
    makers = {"A": Maker(Origin.HUMAN, "x"), "B": Maker(Origin.MACHINE, "y")}
    stimulus = Stimulus("v", "conversations", "a", makers, content)
    both = Trial(Slot("talks", 1, "v"), stimulus, BLOCK, content, ())
    values = ("human+human", "machine+machine", "human+machine", "machine+human")
    joint = Question(
        "origin",
        "Who?",
        Kind.JOINT,
        tuple(Choice(value, value) for value in values),
        role=Role.VERDICT,
        subjects=("A", "B"),
    )
    found = shares(make({"p_hh": 1.0, "p_mm": 0.75}), joint, both)
    assert set(found) == {"human+machine", "human+human"}
    assert found["human+machine"] == pytest.approx(0.75, abs=0.03)


def test_the_coin_has_no_preference():
    chance = stream("7", "judge")
    said = [flip(trial(), TOPIC, chance) for _ in range(3000)]
    for word in ("music", "food", "sport"):
        assert said.count(word) == pytest.approx(1000, abs=110)
    assert any_choice(MOOD, chance) in ("good", "bad")
