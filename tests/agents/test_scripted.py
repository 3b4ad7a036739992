"""The scripted partner of self-directed chats."""

from hypothesis import given
from hypothesis import strategies as st

from turingdesk.agents import AGENTS, _talk
from turingdesk.agents._base import AgentRun
from turingdesk.agents._settings import agent_settings
from turingdesk.agents._talk import RolePlay, next_message
from turingdesk.agents.scripted import SAID, answer, exchanges
from turingdesk.core.conversation import Talk, Turn
from turingdesk.core.streams import Stream

PROMPT = """You are a student.

Them [2024-03-12 18:04:22]: did the parcel come
Them [2024-03-12 18:04:44]: the flat one
Me [2024-03-12 18:05:36]: not yet
Me [2024-03-12 18:05:55]: so friday then
Them: do you have lemons
Me: two
Them: nice"""
KNOWN = exchanges(PROMPT)


def begun(tmp_path):
    return AGENTS["scripted"].begin(AgentRun(agent_settings("scripted", {}), (), tmp_path, None))


def test_what_the_person_answered_is_read_from_the_prompt():
    assert KNOWN == [
        ("did the parcel come the flat one", ("not yet", "so friday then")),
        ("do you have lemons", ("two",)),
    ]


def test_it_answers_as_the_person_did_to_something_similar():
    known = [*KNOWN, *((f"x{at}", (f"y{at}",)) for at in range(5))]
    best = {tuple(answer(known, "any lemons left?", (), Stream(str(at)))) for at in range(50)}
    assert ("two",) in best
    assert len(best) == 3, "one of the three most similar ones is drawn"


@given(st.text(max_size=60), st.lists(st.sampled_from(["two", "not yet", "nice"])))
def test_it_says_only_what_the_person_wrote(heard, said):
    texts = answer(KNOWN, heard, said, Stream("1"))
    assert tuple(texts) in {own for _, own in KNOWN}
    if "two" in said and "not yet" not in said:
        assert texts == ["not yet", "so friday then"]


def test_it_answers_all_messages_that_came_in_a_row(tmp_path):
    texts = ("do you have lemons", "I mean it")
    turns = tuple(Turn("interrogator", text) for text in texts)
    many = PROMPT + "".join(f"\nMe: y{at}\nThem: mean {at}" for at in range(9)) + "\nMe: y9"
    with begun(tmp_path) as ask:
        play = RolePlay(many, "witness", turns)
        said = {next_message(ask, play, seed).answers["message"] for seed in range(60)}
    assert "two" in said, "the first one counts, too"


def test_several_messages_are_lines_where_they_can_be_sent(tmp_path):
    turns = (Turn("interrogator", "do you have lemons"), Turn("witness", "two"))
    turns = (*turns, Turn("interrogator", "and the parcel?"))
    with begun(tmp_path) as ask:
        alone = RolePlay(PROMPT, "witness", turns)
        several = RolePlay(PROMPT, "witness", turns, several=True)
        assert next_message(ask, alone, 1).answers == {"message": "not yet"}
        assert next_message(ask, several, 1).answers == {"message": "not yet\nso friday then"}


def test_without_a_chat_it_says_something_and_answers_no_questions(tmp_path):
    with begun(tmp_path) as ask:
        assert next_message(ask, Talk("music"), 1).answers["message"] in SAID
        why = _talk.answer(ask, RolePlay(PROMPT, "witness", request="Write now?"), 1).why
        assert why == "The script only talks"
