import tomllib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tasks.examples import EXAMPLES
from turingdesk.core.conversation import Turn
from turingdesk.core.lengths import LengthUnit
from turingdesk.study.findings import Findings
from turingdesk.study.schema import Section, TomlFile
from turingdesk.study.study_blocks import read_show
from turingdesk.study.toml_lines import TomlLines
from turingdesk.tasks.conversations import LENGTHS, TASK, Conversation, Topic

EXAMPLE = EXAMPLES["conversations"]


def check(content=EXAMPLE.content, truths=EXAMPLE.truths, show=EXAMPLE.show):
    return TASK.check(content, truths, show)


def test_lengths_are_those_of_the_paper():
    assert LENGTHS == (3, 6, 9, 12, 15, 18, 21, 24)
    assert TASK.show().lengths == LENGTHS


def test_a_conversation_can_be_cut_and_counted():
    first = LengthUnit.FIRST_MESSAGES
    assert TASK.length(EXAMPLE.content, first) == 6
    assert TASK.cut(EXAMPLE.content, 2, first).turns == EXAMPLE.content.turns[:2]
    assert TASK.cut(EXAMPLE.content, 99, first) == EXAMPLE.content


def talk(letters):
    """A conversation whose messages are numbered."""
    return Conversation(tuple(Turn(one, str(at)) for at, one in enumerate(letters)))


def said(content):
    return "".join(turn.text for turn in content.turns)


@pytest.mark.parametrize(
    ("letters", "turns", "first", "last"),
    [
        ("AABABB", 2, "012", "345"),
        ("ABABA", 3, "01", "4"),  # a last turn without an answer
        ("BBABA", 2, "012", "34"),  # whoever begins
        ("A", 1, "0", "0"),
        ("", 0, "", ""),
    ],
)
def test_a_turn_is_what_one_speaker_says_and_then_the_other(letters, turns, first, last):
    assert TASK.length(talk(letters), LengthUnit.FIRST_TURNS) == turns
    assert said(TASK.cut(talk(letters), 1, LengthUnit.FIRST_TURNS)) == first
    assert said(TASK.cut(talk(letters), 1, LengthUnit.LAST_TURNS)) == last


def test_the_last_messages_can_be_shown():
    assert said(TASK.cut(talk("ABABAB"), 2, LengthUnit.LAST_MESSAGES)) == "45"
    assert said(TASK.cut(talk("AB"), 9, LengthUnit.LAST_MESSAGES)) == "01"


SHOWS = st.builds(
    TASK.show,
    st.lists(st.integers(1, 4), max_size=3).map(tuple),
    st.sampled_from(["messages", "turns"]),
    st.sampled_from(["start", "end"]),
)


@given(st.text("AB", max_size=12), st.lists(SHOWS, min_size=1, max_size=3))
def test_without_what_is_never_shown_every_cut_is_the_same(letters, shows):
    whole = talk(letters)
    left = TASK.seen(whole, shows)
    for show in shows:
        for length in show.lengths:
            if TASK.length(whole, show.counted) >= length:
                assert TASK.length(left, show.counted) >= length
            assert TASK.cut(left, length, show.counted) == TASK.cut(whole, length, show.counted)


def test_a_study_says_what_lengths_count():
    text = 'lengths = [10]\nunit = "turns"\nfrom = "end"\n'
    findings = Findings()
    section = Section(tomllib.loads(text), TomlFile(findings, TomlLines(text)))
    show = read_show(section, TASK.show)
    assert (show.counted, show.lengths) == (LengthUnit.LAST_TURNS, (10,))
    assert findings.problems == ()
    assert TASK.show().counted is LengthUnit.FIRST_MESSAGES


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


def test_a_yes_or_no_question_is_asked_instead_of_the_topic_with_keys_of_its_own():
    content = replace(EXAMPLE.content, question="Do they talk about food?")
    asked = TASK.control(content, replace(EXAMPLE.truths, answer="no"), EXAMPLE.show)
    assert (asked.question.text, asked.truth) == ("Do they talk about food?", "no")
    assert [choice.key for choice in asked.question.choices] == ["5", "6"]
    assert TASK.control(content, EXAMPLE.truths, EXAMPLE.show).question.id == "topic"
    [(column, _, fix)] = check(content, replace(EXAMPLE.truths, answer="maybe"))
    assert (column, fix) == ("answer", "Enter yes or no.")
