"""The numbers of paper 5 are what self-directed chats have without a change."""

import pytest

from turingdesk.plugins.self_chat.history import ChatMessage, turns
from turingdesk.plugins.self_chat.self_directed import (
    ChatFormat,
    SelfDirected,
    SelfDirectedSettings,
    read_chat_prompts,
)


def test_a_model_writes_100_turns_about_ten_topics_after_100_turns_of_history():
    usual = SelfDirectedSettings()
    assert (usual.topics, usual.turns, usual.all_turns, usual.history_turns) == (10, 10, 100, 100)


@pytest.mark.parametrize("count", [100, 50, 10])
@pytest.mark.parametrize("format_", ChatFormat)
def test_so_many_turns_of_the_history_are_in_view(count, format_):
    history = [
        ChatMessage(speaker, f"{speaker} {turn} {number}")
        for turn in range(130)
        for speaker, times in (("A", 1), ("B", 2))
        for number in range(times)
    ]
    settings = SelfDirectedSettings(format=format_, history_turns=count)
    chat = SelfDirected(settings, history, read_chat_prompts(), ("trains",))
    assert len(turns(chat.history)) == count
    each = 2 if format_ is ChatFormat.PING_PONG else 3  # the first message of a run stays
    assert len(chat.history) == each * count
    assert f"A {130 - count} 0" in chat.request.prompt
    assert f"A {129 - count} 0" not in chat.request.prompt
