"""Messages of bots: whatever comes is one of theirs or refused, and the public client's are."""

import json
import uuid
from importlib import import_module

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.net.message import Refusal
from turingdesk.plugins.live_games.net import bot_message

KEY = str(uuid.uuid4())
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
KINDS = ["bot_ready", "game_message", "accuse_message", "shutdown", "shutdown_message", "x"]
FIELDS = ["type", "api_key", "game_id", "message", "accusation", "ready_state", "bot_name"]


@given(st.dictionaries(st.sampled_from(FIELDS), anything | st.sampled_from(KINDS) | st.just(KEY)))
def test_any_object_is_a_message_of_ours_or_refused(sent):
    frame = json.dumps(sent)
    for read in (bot_message.from_bot, bot_message.key_message):
        try:
            told = read(frame)
        except Refusal:
            continue
        assert len(told.api_key) == bot_message.KEY_LENGTH


@given(st.text())
def test_any_text_is_refused_unless_it_is_a_message(frame):
    with pytest.raises(Refusal):
        bot_message.from_bot(frame)


@given(
    text=st.text(min_size=1, max_size=255), game=st.integers(0, (1 << 53) - 1), is_so=st.booleans()
)
def test_what_the_public_client_writes_is_read_as_it_is_meant(text, game, is_so):
    client = import_module(
        "turing_bot_client.TuringBotClient"
    )  # the package has such a class, too
    own = {"api_key": KEY, "game_id": game}
    said = client.GameMessage(**own, message=text).model_dump_json()
    assert bot_message.from_bot(said) == bot_message.BotSaid(KEY, game, text)
    ready = client.BotReadyMessage(**own, ready_state=is_so).model_dump_json()
    assert bot_message.from_bot(ready) == bot_message.BotReady(KEY, game, is_so)
    accuses = client.AccuseMessage(**own, accusation=text).model_dump_json()
    assert bot_message.from_bot(accuses) == bot_message.BotAccuses(KEY, game, text)
    for kind in ({}, {"type": "shutdown"}):  # the class's own type, and the one that is sent
        gone = client.ShutdownMessage(api_key=KEY, bot_name="b", **kind).model_dump_json()
        assert bot_message.from_bot(gone).api_key == KEY
    hello = client.APIKeyMessage(api_key=KEY, bot_name=text, languages="EN")
    assert bot_message.key_message(hello.model_dump_json()).bot_name == text
    old = hello.model_dump_json(exclude={"accuse_ready"})
    assert bot_message.key_message(old).accuse_ready is False


def test_a_game_is_offered_to_new_and_earlier_clients():
    told = bot_message.start_game(7, "red", ["blue", "red", "purple"], "en")
    assert (told["type"], told["game_id"], told["bot"], told["language"]) == (
        *("start_game", 7),
        *("red", "en"),
    )
    assert told["players"] == ["blue", "red", "purple"]
    assert (told["pl1"], told["pl2"]) == ("blue", "purple")
