"""A trial, step by step: who hears what, and how it ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.plugins.duels.dialogue import Outcome, Role, Rules, answer_in, conduct, is_stop
from turingdesk.plugins.duels.protocols._base import Stage

PLAIN = Rules(actor="imitate: {first_message}", distinguisher="judge", turns=40)
OPEN = (Stage.OPEN, 20)


def play(rules, say):
    """Everything that was asked for, with the replies, and the result."""
    game, asked = conduct(rules), []
    call = next(game)
    while True:
        said = say(call, asked)
        asked.append((call, said))
        try:
            call = game.send(said)
        except StopIteration as end:
            return asked, end.value


def speaking(*words, actor="I am", **others):
    """The distinguisher says these words, and then the last one again and again."""

    def say(call, asked):
        if call.role is Role.DISTINGUISHER:
            place = sum(one.role is Role.DISTINGUISHER for one, _ in asked)
            return words[min(place, len(words) - 1)]
        return others.get(call.role.value, actor)

    return say


def test_the_first_message_stands_in_the_actors_prompt():
    asked, result = play(PLAIN, speaking("Who are you?", "Really?", "<answer>0</answer>"))
    calls = [call for call, _ in asked]
    assert [call.role.value for call in calls] == [
        *("distinguisher", "actor", "distinguisher", "actor", "distinguisher"),
    ]
    assert calls[0].messages == ({"role": "user", "content": "judge"},)
    assert calls[1].messages == ({"role": "user", "content": "imitate: Who are you?"},)
    assert [one["content"] for one in calls[4].messages] == [
        *("judge", "Who are you?", "I am", "Really?", "I am"),
    ]
    assert (result.outcome, result.same, result.turns) == (Outcome.ANSWERED, False, 2)


@pytest.mark.parametrize(
    ("words", "outcome", "same"),
    [
        (("<answer>1</answer>",), Outcome.OPENING, None),
        (("Hi", "<answer>1</answer>"), Outcome.ANSWERED, True),
        (("Hi", "<ANSWER> **0** </ANSWER>"), Outcome.ANSWERED, False),
        (("Hi", "<think><answer>0</answer></think><answer>1</answer>"), Outcome.ANSWERED, True),
        (("Hi", "<answer>perhaps</answer>"), Outcome.UNREADABLE, None),
        (("Hi", "<answer>1</answer> or <answer>0</answer>"), Outcome.UNREADABLE, None),
        (("Hi", "The answer is 1."), Outcome.NONE, None),
    ],
)
def test_the_answer_is_read_between_its_tags_alone(words, outcome, same):
    _, result = play(PLAIN, speaking(*words))
    assert (result.outcome, result.same) == (outcome, same)


def test_oddities_are_counted_and_change_nothing():
    both = "Distinguisher: Who are you?\nAgent: I am you."
    twice = "<answer>1</answer><answer>1</answer>"
    _, result = play(PLAIN, speaking(both, twice))
    assert (result.same, result.remarks) == (True, {"answered_twice": 1, "both_roles": 1})


def test_what_an_actor_says_is_no_answer():
    asked, result = play(PLAIN, speaking("Hi", actor="<answer>1</answer>"))
    assert result.outcome is Outcome.NONE
    assert len(asked) == 2 * 40 - 1  # 40 messages of the distinguisher, and replies to all but one


def test_a_specimen_hears_nothing_but_the_queries():
    words = iter(["What do you like?", "Why?", "STOP", "as you"])
    rules = Rules("actor", "judge", "now: {first_message}", queries=OPEN)
    judge = speaking("Hi", "<answer>1</answer>", specimen="tea")

    def say(call, asked):
        return next(words) if call.role is Role.ACTOR else judge(call, asked)

    asked, result = play(rules, say)
    specimens = [call for call, _ in asked if call.role is Role.SPECIMEN]
    assert [one["content"] for one in specimens[-1].messages] == [
        "What do you like?",
        "tea",
        "Why?",
    ]
    (*_, last) = [call for call, _ in asked if call.role is Role.ACTOR]
    assert [one["content"] for one in last.messages] == [
        *("actor", "What do you like?", "tea", "Why?", "tea", "STOP", "now: Hi"),
    ]
    assert (result.queries, result.turns, result.same) == (2, 1, True)


def test_a_stage_ends_after_its_limit_and_no_one_hears_two_messages_in_a_row():
    rules = Rules("actor", "judge", "now: {first_message}", queries=(Stage.OPEN, 3))
    asked, result = play(rules, speaking("Hi", "<answer>1</answer>", actor="And?", specimen="tea"))
    assert result.queries == 3
    for call, _ in asked:
        roles = [one["role"] for one in call.messages]
        assert roles == ["user", "assistant"] * (len(roles) // 2) + ["user"]


def test_a_distinguisher_can_ask_the_target_first():
    rules = Rules("act {first_message}", "judge", "", "go", target_queries=OPEN)
    words = iter(["What do you like?", "STOP", "Hi", "<answer>0</answer>"])

    def say(call, asked):
        return next(words) if call.role is Role.DISTINGUISHER else call.role.value

    asked, result = play(rules, say)
    assert [call.role for call, _ in asked][1] is Role.MODEL
    assert (result.target_queries, result.turns, result.same) == (1, 1, False)
    assert asked[-1][0].last == "actor"


@given(st.integers(1, 8), st.integers(1, 10))
def test_exact_turns_are_neither_more_nor_fewer(turns, answers_at):
    """An answer counts after the last turn alone; an earlier one ends the trial."""
    rules = Rules("a {first_message}", "judge", turns=turns, has_exact_turns=True)
    words = ["Hi"] * (answers_at - 1) + ["<answer>1</answer>"]
    asked, result = play(rules, speaking(*words))
    actor = sum(call.role is Role.ACTOR for call, _ in asked)
    if answers_at == 1:
        assert (result.outcome, actor) == (Outcome.OPENING, 0)
    elif answers_at <= turns:
        assert (result.outcome, actor) == (Outcome.EARLY, answers_at - 1)
    elif answers_at == turns + 1:
        assert (result.outcome, result.same, actor) == (Outcome.ANSWERED, True, turns)
    else:
        assert (result.outcome, actor) == (Outcome.NONE, turns)


@given(st.integers(1, 8))
def test_exact_queries_dont_end_with_a_word(queries):
    rules = Rules("actor", "judge", "{first_message}", queries=(Stage.EXACT, queries))
    _, result = play(rules, speaking("Hi", "<answer>1</answer>", actor="STOP"))
    assert result.queries == queries


@given(st.lists(st.text(), min_size=1, max_size=12), st.data())
def test_a_trial_that_is_replayed_continues_where_it_was(words, data):
    """What a trial asks next depends on nothing but what was said."""
    rules = Rules("act {first_message}", "judge", turns=5, queries=(Stage.OPEN, 2), samples=3)

    def say(call, asked):
        return words[len(asked) % len(words)]

    asked, result = play(rules, say)
    cut = data.draw(st.integers(0, len(asked) - 1))
    said = [text for _, text in asked[:cut]]
    again, same = play(
        rules, lambda call, asked: said[len(asked)] if len(asked) < cut else say(call, asked)
    )
    assert (again, same) == (asked, result)


def test_the_majority_of_samples_counts():
    words = iter(["Hi", "<answer>1</answer>", "<answer>0</answer>", "<answer>0</answer>"])

    def say(call, asked):
        return next(words) if call.role is Role.DISTINGUISHER else "I am"

    asked, result = play(Rules("a {first_message}", "judge", samples=3), say)
    assert (result.same, result.votes) == (False, ("1", "0", "0"))
    samples = [call for call, _ in asked if call.sample > 1]
    assert [call.sample for call in samples] == [2, 3]
    assert all(call.messages == asked[2][0].messages for call in samples)


@given(st.text())
def test_any_text_can_be_said(text):
    assert answer_in(text) in ("", "0", "1")
    assert is_stop(text) in (True, False)
    _, result = play(PLAIN, lambda call, asked: text)
    assert result.turns <= 40
