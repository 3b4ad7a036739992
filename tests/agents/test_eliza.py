"""ELIZA beside NLTK's own."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turingdesk.agents import AGENTS, _talk
from turingdesk.agents._base import AgentRun
from turingdesk.agents._settings import agent_settings
from turingdesk.agents._talk import RolePlay, next_message
from turingdesk.agents.eliza import OPENING, answer
from turingdesk.core.conversation import Talk, Turn
from turingdesk.core.streams import Stream

SAID = (
    "I need a holiday",
    "Why don't you ever listen to me?",
    "I am sad.",
    "My mother hates my friends!",
    "Because I can't tell you what I think of you",
    "What is the meaning of life?",
    "Are you my friend??",
    "Hello",
    "It rains",
)


@pytest.mark.parametrize("text", SAID)
def test_each_answer_is_one_of_nltks(text):
    from nltk.chat.eliza import eliza_chatbot  # takes long

    chance = random.getstate()
    try:
        theirs = {eliza_chatbot.respond(text.rstrip("!.")) for _ in range(200)}
    finally:
        random.setstate(chance)
    assert {answer(text, Stream(str(n))) for n in range(100)} <= theirs


@settings(max_examples=60)
@given(st.text(st.characters(exclude_categories=("Cs",)), max_size=80))
def test_whatever_is_said_gets_an_answer(text):
    assert answer(text, Stream("1"))
    assert answer(f"I feel {text}", Stream("1"))


def test_what_nltks_own_loop_cannot_take_is_answered():
    assert answer("I need 100% of it", Stream("2")).endswith("100% of it?")


def test_it_begins_and_goes_on_by_its_seed(tmp_path):
    run = AgentRun(agent_settings("eliza", {}), (), tmp_path, None)
    with AGENTS["eliza"].begin(run) as ask:
        said = next_message(ask, Talk("music"), 1)
        assert list(said.answers.values()) == [OPENING]
        talk = Talk("music", (Turn("A", OPENING), Turn("B", "I am sad")))
        again = [next_message(ask, talk, seed).answers["message"] for seed in (1, 1, 2, 3, 4)]
        assert again[0] == again[1]
        assert len(set(again)) > 1


def test_in_a_game_it_answers_what_another_one_said_and_no_questions_about_the_game(tmp_path):
    run = AgentRun(agent_settings("eliza", {}), (), tmp_path, None)
    turns = (Turn("blue", "I need a holiday"), Turn("red", "Tell me more."))
    with AGENTS["eliza"].begin(run) as ask:
        said = next_message(ask, RolePlay("", "red", turns), 3).answers["message"]
        assert "holiday" in said
        assert next_message(ask, RolePlay("", "red"), 3).answers["message"] == OPENING
        about = _talk.answer(ask, RolePlay("", "red", turns, "Do you want to write?"), 3)
        assert (about.answers, about.why) == ({}, "ELIZA only talks")
