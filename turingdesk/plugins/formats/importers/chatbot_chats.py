"""Conversations of people with chatbots, as ShareGPT and Chatbot Arena have them.

* ShareGPT: `{"id", "conversations": [{"from": "human", "value"}, {"from": "gpt", "value"}]}`
* Chatbot Arena: `{"question_id", "model_a", "conversation_a": [{"role": "user", "content"}],
  "model_b", "conversation_b"}`, two conversations about one question
* LMSYS-Chat: `{"conversation_id", "model", "conversation": [{"role", "content"}]}`

In a file that is one list, or one in each line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from turingdesk.core.message import message
from turingdesk.exchange.importers._base import (
    Importer,
    ImportOptions,
)
from turingdesk.exchange.importers._study import (
    Chat,
    chat_row,
    lengths,
)
from turingdesk.plugins.formats.importers._names import slug
from turingdesk.plugins.formats.importers._records import TakenRows, json_records
from turingdesk.plugins.formats.importers._stream_study import StreamSources, StreamStudy

FIX = message("Use .json or .jsonl files from ShareGPT, Chatbot Arena, or LMSYS-Chat.")
LONGEST = 20_000  #: characters of a turn
HUMANS = frozenset({"human", "user"})
MACHINES = frozenset({"gpt", "assistant", "chatgpt", "model", "bot", "bard", "bing", "claude"})
#: Where the messages are, and the name of the model that answers.
_SHAPES = (
    ("conversations", "model"),
    ("conversation", "model"),
    ("messages", "model"),
    ("conversation_a", "model_a"),
    ("conversation_b", "model_b"),
)


def _rows(sources: StreamSources) -> Iterator[dict[str, Any]]:
    """The rows; at their end, the block's settings have the lengths to which each can be cut."""
    options, tally = sources.options, sources.tally
    taken_rows, fewest = TakenRows(tally, options.each), options.most_turns
    for source in sources.files:
        for number, (_, record) in enumerate(json_records(source, tally), 1):
            place = message(
                "{file}, conversation {number:,}", file=source.path.name, number=number
            )
            for conversation in _conversations(record, f"{source.path.stem}-{number}"):
                chat = (
                    conversation
                    if isinstance(conversation, str)
                    else _chat(conversation, place, options)
                )
                row = chat if isinstance(chat, str) else chat_row(chat, options)
                for taken_row in taken_rows.of(row, place):
                    fewest = min(fewest, len(taken_row["turns"]))
                    yield taken_row
    taken_rows.close(FIX)
    sources.show["lengths"] = lengths([fewest])


@dataclass(frozen=True, slots=True)
class _Found:
    """A conversation as it is in a file."""

    id: str
    prompt: str
    model: str
    messages: Sequence[Any]


def _conversations(record: Any, name: str) -> Iterator[_Found | str]:
    """The conversations of one record, of which Chatbot Arena's have two."""
    shapes = [shape for shape in _SHAPES if isinstance(record, dict) and shape[0] in record]
    if not shapes:
        yield "it is no conversation"
    for key, model in shapes:
        if not isinstance(record[key], list):
            yield "it is no list of messages"
            continue
        ids = (record.get(k) for k in ("id", "conversation_id", "question_id"))
        record_id = next(
            (str(id_value) for id_value in ids if isinstance(id_value, str | int)), ""
        )[:100]
        side = key.removeprefix("conversation") if "_" in key else ""
        model_name = record.get(model)
        yield _Found(
            id=slug(record_id or name) + side,
            prompt=record_id.strip() or name,
            model=model_name.strip()[:100] if isinstance(model_name, str) else "",
            messages=record[key],
        )


def _chat(conversation: _Found, place: str, options: ImportOptions) -> Chat | str:
    """The conversation of a person, who need not begin, and a machine; or why it is none."""
    turns: list[tuple[str, str]] = []  # who, and what
    for entry in conversation.messages:
        speaker_and_text = _speaker_and_text(entry)
        if speaker_and_text is None:
            return message("a turn has no speaker or no text")
        who, text = speaker_and_text
        # Instructions to the model, which are no part of the conversation.
        if who == "system":
            continue
        if who not in HUMANS | MACHINES:
            return message("a speaker is neither the person nor the chatbot")
        if len(text) > LONGEST:
            return message("a turn has more than {longest:,} characters", longest=LONGEST)
        turns.append(speaker_and_text)
    machine = next((who for who, _ in turns if who in MACHINES), "")
    if not machine or not any(who in HUMANS for who, _ in turns):
        return message("only one of the two speaks")
    agent = conversation.model or options.agent or machine
    makers = (("human", ""), ("machine", agent))
    begins = turns[0][0] in HUMANS
    letters = {is_human: "A" if is_human == begins else "B" for is_human in (True, False)}
    return Chat(
        conversation.id,
        makers if begins else (makers[1], makers[0]),
        tuple((letters[who in HUMANS], text) for who, text in turns),
        place,
        conversation.prompt,
    )


def _speaker_and_text(message: Any) -> tuple[str, str] | None:
    """The speaker and the text of a message; None if it lacks one of them."""
    if not isinstance(message, Mapping):
        return None
    who = message.get("from", message.get("role"))
    text = message.get("value", message.get("content"))
    return (
        (who.strip().casefold(), text) if isinstance(who, str) and isinstance(text, str) else None
    )


_STUDY = StreamStudy(
    id="chatbot-chats",
    title="Conversations with chatbots",
    task="conversations",
    unit=message("conversations"),
    suffixes=frozenset({".json", ".jsonl"}),
    rows=_rows,
    license_note=message("When you share the study, include the license of the conversations."),
    table="conversations.jsonl",
    refusal=message("None of the sources is JSON. {fix}", fix=FIX),
)
IMPORTER = Importer(
    title=message("ShareGPT and Chatbot Arena"),
    about=message("Conversations of people with chatbots, as a study package."),
    sources=message(".json or .jsonl files of conversations, or folders of them"),
    reader=_STUDY.read,
    takes=("agent", "each", "most_turns", "least_turns"),
    example="arena.jsonl --turns 12 -o studies/chats",
)
