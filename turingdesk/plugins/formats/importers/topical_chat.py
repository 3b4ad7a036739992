"""Topical-Chat: conversations of two people about articles, as a study package."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from turingdesk.core.errors import BadSource
from turingdesk.core.message import message
from turingdesk.exchange.importers._base import (
    Importer,
    ImportOptions,
    ImportReport,
    Progress,
    SourceFile,
    Tally,
    gathered,
)
from turingdesk.exchange.importers._study import Chat, StudyDraft, block, imported_from

PROVENANCE = "Topical-Chat (Amazon, license CDLA-Sharing 1.0)"
FIX = message("Use one of Topical-Chat's files of conversations, such as test_freq.json.")
HUMAN = ("human", "")


def read(
    sources: Sequence[Path], out: Path, options: ImportOptions, progress: Progress
) -> ImportReport:
    """Read conversations and write a study package in which everyone is human.

    Raises:
        BadSource: A file is damaged or contains no conversations.
        CannotExport: The folder is not empty or cannot be written.
    """
    tally = Tally(message("conversations"))
    files = [source for source in gathered(sources)[0] if _is_wanted(source)]
    if not files:
        raise BadSource(message("None of the sources is a .json file. {fix}", fix=FIX))
    chats = [chat for source in files for chat in _chats(source)]
    tally.read = len(chats)
    chat_block = block(_distinct(chats, tally), options, tally)
    if not chat_block.rows:
        raise BadSource(
            message(
                "None of {read:,} conversations can be shown. {why}",
                read=tally.read,
                why=tally.listed,
            )
        )
    tally.note(
        message("Both speakers are always human. Add conversations of machines for comparison.")
    )
    tally.note(
        message("The data are under the CDLA-Sharing 1.0 license. Include it when you share them.")
    )
    StudyDraft(
        id="topical-chat",
        title="Topical-Chat: conversations of people",
        provenance=imported_from(files, PROVENANCE),
        blocks=[chat_block],
        remark="Made by: turingdesk import topical-chat",
    ).write(out, progress)
    return tally.report(out, {message("rows"): len(chat_block.rows)})


def _is_wanted(source: SourceFile) -> bool:
    if source.path.suffix.lower() == ".json":
        return True
    if source.asked_for:
        source.wrong(message("Topical-Chat's conversations are in .json files."), FIX)
    return False


def _chats(source: SourceFile) -> list[Chat]:
    content = source.json
    if not isinstance(content, dict) or not content:
        source.wrong(message("There are no conversations in this file."), FIX)
    return [_chat(source, name, value) for name, value in content.items()]


def _chat(source: SourceFile, name: str, value: Any) -> Chat:
    place = f"$.{name}"
    messages = value.get("content") if isinstance(value, dict) else None
    if not isinstance(messages, list) or not messages:
        source.wrong(message("The list `content` of what was said is missing."), FIX, place)
    speakers: dict[str, str] = {}
    turns = []
    for number, entry in enumerate(messages):
        text = entry.get("message") if isinstance(entry, dict) else None
        if not isinstance(text, str) or not isinstance(entry.get("agent"), str):
            here = f"{place}.content[{number}]"
            source.wrong(message("The turn needs `agent` and `message`."), FIX, here)
        # A slice, since `setdefault` takes the letter also where the speaker has one: beyond B it
        # is empty, and no error.
        speaker = speakers.setdefault(entry["agent"], "AB"[len(speakers) : len(speakers) + 1])
        if not speaker:
            here = f"{place}.content[{number}]"
            source.wrong(
                message("A third speaker takes part."),
                message("Remove this conversation."),
                here,
            )
        turns.append((speaker, text))
    about = str(value.get("article_url") or "")
    return Chat(name, (HUMAN, HUMAN), tuple(turns), PROVENANCE, prompt=about)


def _distinct(chats: Sequence[Chat], tally: Tally) -> list[Chat]:
    chat_by_id: dict[str, Chat] = {}
    for chat in chats:
        if chat.id not in chat_by_id:
            chat_by_id[chat.id] = chat
        elif replace(chat, provenance="") == replace(chat_by_id[chat.id], provenance=""):
            tally.leave_out(message("a duplicate conversation"))
        else:
            tally.leave_out(message("another conversation has the same ID"))
    return list(chat_by_id.values())


IMPORTER = Importer(
    title=message("Topical-Chat"),
    about=message("Conversations of two people about news articles, as a study package."),
    sources=message(".json files of conversations, or folders of them"),
    reader=read,
    takes=("most_turns", "least_turns"),
    example="test_freq.json -o studies/talks",
)
