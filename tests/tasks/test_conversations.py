from dataclasses import replace

import pytest

from tests.tasks.examples import EXAMPLES
from turingdesk.tasks.conversations import LENGTHS, TASK, Conversation, Topic, Turn

EXAMPLE = EXAMPLES["conversations"]


def check(content=EXAMPLE.content, truths=EXAMPLE.truths, show=EXAMPLE.show):
    return TASK.check(content, truths, show)


def test_lengths_are_those_of_the_paper():
    assert LENGTHS == (3, 6, 9, 12, 15, 18, 21, 24)
    assert TASK.show().lengths == LENGTHS


def test_a_conversation_can_be_cut_and_counted():
    assert TASK.length(EXAMPLE.content) == 6
    assert TASK.cut(EXAMPLE.content, 2).turns == EXAMPLE.content.turns[:2]
    assert TASK.cut(EXAMPLE.content, 99) == EXAMPLE.content


@pytest.mark.parametrize(
    ("turn", "column", "message"),
    [
        (Turn("C", "hello"), "turns", "The speaker of turn 7 is 'C'."),
        (Turn("A", " \n"), "turns", "Turn 7 is empty."),
    ],
)
def test_odd_turns_are_named(turn, column, message):
    content = Conversation((*EXAMPLE.content.turns, turn))
    [(found, what, fix)] = check(content)
    assert (found, what) == (column, message)
    assert fix


def test_a_topic_must_be_among_its_choices():
    [(column, what, fix)] = check(truths=Topic("chess"))
    assert (column, what) == ("topic", "'chess' is not a choice.")
    assert "music, work, food" in fix
    assert check(truths=Topic("chess", ("chess", "golf"))) == []


def test_the_topic_check_needs_a_topic_and_choices():
    assert TASK.control(EXAMPLE.content, Topic(""), EXAMPLE.show) is None
    assert TASK.control(EXAMPLE.content, Topic("food"), replace(EXAMPLE.show, topics=())) is None
    control = TASK.control(EXAMPLE.content, Topic("golf", ("chess", "golf")), EXAMPLE.show)
    assert [choice.value for choice in control.question.choices] == ["chess", "golf"]
    assert control.truth == "golf"


def test_topics_are_different_and_can_be_joined_in_the_data():
    [(column, what, _)] = check(truths=Topic("golf", ("golf", "Golf")))
    assert (column, what) == ("topics", "'Golf' appears twice.")
    [(column, what, _)] = check(truths=Topic("golf", ("golf", "tea|milk")))
    assert (column, what) == ("topics", "'tea|milk' has a | in it.")
