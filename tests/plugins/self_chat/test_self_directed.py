"""A model continues a chat with itself: as many turns as wanted, nothing filtered, asked once."""

from datetime import datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.language_models.lab import lab, started
from turingdesk.core.errors import BadSource, NoServer
from turingdesk.plugins.self_chat.chat_runner import ModelOptions, in_history, write_chat
from turingdesk.plugins.self_chat.history import ChatMessage, read_history, turns
from turingdesk.plugins.self_chat.self_directed import (
    ChatFormat,
    ChatStuck,
    SelfDirected,
    SelfDirectedSettings,
    read_chat_prompts,
    read_messages,
    read_topics,
    written,
)

__all__ = ["lab", "started"]

BEGAN = datetime(2024, 6, 10, 10, 34)
HISTORY = [
    ChatMessage("AB"[at // 2 % 2], f"word {at}", BEGAN + timedelta(minutes=at)) for at in range(40)
]
TOPICS = "1. Travel\n2. Food\n"


def chatting(**changes):
    usual = {"topics": 2, "turns": 3, "history_turns": 5}
    return SelfDirected(SelfDirectedSettings(**usual | changes), HISTORY, read_chat_prompts())


def chat(count, each=2, at=BEGAN + timedelta(days=1)):
    lines = []
    for turn in range(count):
        for name in ("Them", "Me"):
            for number in range(each):
                at += timedelta(seconds=7)
                lines.append(f"{name} [{at:%Y-%m-%d %H:%M:%S}]: {name} {turn} {number}")
    return "\n".join(lines)


def ended(made, *replies):
    for reply in replies:
        assert made.request is not None
        made.take(reply)
    assert made.request is None
    return made


def test_what_is_too_long_is_cut_and_what_is_too_short_goes_on():
    made = ended(chatting(), TOPICS, chat(5), chat(1), chat(2))
    assert [one.topic for one in made.chats] == ["Travel", "Food"]
    assert [len(turns(one.messages)) for one in made.chats] == [3, 3]
    assert [one.requests for one in made.chats] == [1, 2]
    assert made.messages[0].text == "Them 0 0"


def test_what_was_written_is_part_of_the_history_for_the_next_topic():
    made = chatting()
    made.take(TOPICS)
    first = made.request.prompt
    assert "Travel" in first
    assert "3 more turns" in first
    assert "word 39" in first
    assert "word 19" not in first  # five turns of four messages
    made.take(chat(1))
    assert "2 more turns" in made.request.prompt
    made.take(chat(2))
    assert "Food" in made.request.prompt
    assert made.request.prompt.count("Them 0 0") == 2
    assert "word 39" in made.request.prompt


def test_times_never_go_back():
    early = "Them [2024-01-01 09:00:00]: a\nMe [2024-01-01 09:00:09]: " + "b" * 20
    made = chatting(topics=1, turns=2)
    ended(made, "1. Travel", early, chat(1))
    times = [HISTORY[-1].at, *(one.at for one in made.messages)]
    assert all(before <= after for before, after in pairwise(times))
    assert made.resampled == 2
    typed = made.messages[1].at - made.messages[0].at
    assert timedelta(seconds=4) < typed < timedelta(seconds=8)  # 20 characters, 0.3 s each


def test_a_ping_pong_chat_has_one_message_each_and_no_times():
    made = ended(chatting(format=ChatFormat.PING_PONG), TOPICS, chat(3), chat(3))
    assert "[2024" not in made.game_prompt()
    assert [one.text for one in made.chats[0].messages] == [
        f"{name} {turn} 0" for turn in range(3) for name in ("Them", "Me")
    ]
    assert {one.at for one in made.messages} == {None}


def test_the_text_for_a_live_game_has_all_that_was_written():
    made = ended(chatting(person="a student"), TOPICS, chat(3), chat(3))
    told = made.game_prompt()
    assert "a student" in told
    assert told.count("Them 2 1") == 2
    assert "{" not in told


@pytest.mark.parametrize("reply", ["", "I can't do that.", "Me: only me", "1. Travel"])
def test_a_model_that_writes_no_turns_is_given_up(reply):
    made = chatting()
    for one in (TOPICS, reply, reply):
        made.take(one)
    with pytest.raises(ChatStuck, match="messages"):
        made.take(reply)


def test_a_model_that_lists_too_few_topics_is_given_up():
    made = chatting(topics=3)
    for _ in range(2):
        made.take(TOPICS)
    with pytest.raises(ChatStuck, match="a list of topics"):
        made.take(TOPICS)


def test_messages_are_read_as_models_write_them():
    reply = (
        "Sure, here it is:\n**Them**: hi\\n[2024-06-10 10:34:22] you there?\n\n"
        "ME [2024-06-10 10:35:00]: yes\n- Me: [10:36] so what\nThem: Me: is a word"
    )
    assert [(one.speaker, one.text) for one in read_messages(reply)] == [
        ("A", "hi"),
        ("A", "you there?"),
        ("B", "yes"),
        ("B", "so what"),
        ("A", "Me: is a word"),
    ]


def test_topics_are_those_of_the_list_each_once():
    assert read_topics("Here:\n 1) Travel\n2. **Food**: eating\n3: travel\n") == [
        "Travel",
        "Food: eating",
    ]


@given(
    st.lists(
        st.builds(
            ChatMessage,
            st.sampled_from("AB"),
            st.text("abc ?!:1é", min_size=1).map(lambda t: f"x{t.strip()}"),
            st.datetimes(datetime(2000, 1, 1), datetime(2100, 1, 1)).map(
                lambda one: one.replace(microsecond=0, fold=0)
            ),
        ),
        max_size=8,
    )
)
def test_what_is_written_in_a_prompt_can_be_read_again(messages):
    assert read_messages(written(messages, ChatFormat.BURST)) == messages


def test_topics_that_the_history_touches_on_are_named():
    history = [ChatMessage("A", "I bought a new bicycle, and this is it")]
    found = in_history(["Bicycles and a bicycle", "This and that", "Music"], history)
    assert found == {"Bicycles and a bicycle": {"bicycle"}}


def test_prompts_without_a_text_are_named(tmp_path):
    path = tmp_path / "prompts.toml"
    path.write_text('[topics]\nprompt = "x"\n', "utf-8")
    with pytest.raises(BadSource, match="ping-pong"):
        read_chat_prompts(path)


def test_a_run_that_was_stopped_continues_and_asks_nothing_twice(lab, tmp_path):
    options = ModelOptions("tiny", lab.url, temperature=0.7)
    lab.does(f"says:{TOPICS}", f"says:{chat(2)}", "page:404")
    with pytest.raises(NoServer):
        write_chat(chatting(), options, tmp_path, lambda done, of: None)
    assert not (tmp_path / "chats").exists()

    lab.does(f"says:{chat(1)}", f"says:{chat(9)}")
    progress = []
    done = write_chat(chatting(), options, tmp_path, lambda *at: progress.append(at))
    assert (done.requests, done.sent, done.turns) == (4, 2, 6)
    assert progress == [(0, 6), (0, 6), (3, 6), (6, 6)]
    assert lab.log[0]["body"].keys() == {"model", "messages", "temperature", "seed", "stream"}
    saved = read_history(done.messages)
    assert len(turns(saved)) == 6
    assert saved[0].text == "Them 0 0"
    assert "Them 2 1" in done.prompt.read_text("utf-8")

    lab.does()
    again = write_chat(chatting(), options, tmp_path, lambda done, of: None)
    assert (again.sent, again.messages) == (0, done.messages)


def test_settings_that_nobody_gives_are_not_sent(lab, tmp_path):
    lab.does("says:nothing", "says:nothing", "says:nothing")
    with pytest.raises(ChatStuck):
        write_chat(chatting(), ModelOptions("tiny", lab.url), tmp_path, lambda done, of: None)
    assert lab.log[0]["body"].keys() == {"model", "messages", "seed", "stream"}
