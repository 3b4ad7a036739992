"""Topical-Chat: conversations of two people about articles, as a study package."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from turingdesk.core.errors import BadSource
from turingdesk.exchange.importers._base import (
    USUAL,
    Importer,
    ImportOptions,
    ImportReport,
    Progress,
    SourceFile,
    Tally,
    gathered,
    silent,
)
from turingdesk.exchange.importers._study import Chat, StudyDraft, block

PROVENANCE = "Topical-Chat (Amazon, licence CDLA-Sharing 1.0)"
FIX = "Give one of Topical-Chat's files of conversations, e.g. test_freq.json."
HUMAN = ("human", "")


def read(
    sources: Sequence[Path],
    out: Path,
    options: ImportOptions = USUAL,
    progress: Progress = silent,
) -> ImportReport:
    """Read conversations and write a study package in which everybody is human.

    Raises:
        BadSource: A file is damaged or holds no conversations.
        CannotExport: The folder is not empty or cannot be written.
    """
    tally = Tally("conversations")
    files = [source for source in gathered(sources)[0] if _is_wanted(source)]
    if not files:
        raise BadSource(f"None of the sources is a .json file. {FIX}")
    chats = [chat for source in files for chat in _chats(source)]
    tally.read = len(chats)
    made = block(_distinct(chats, tally), options, tally)
    if not made.rows:
        raise BadSource(f"None of {tally.read:,} conversations can be shown. {_why(tally)}")
    tally.note("Both speakers are human throughout: add conversations of machines to compare.")
    tally.note("The data stay under their licence, CDLA-Sharing 1.0: pass it on with them.")
    StudyDraft(
        id="topical-chat",
        title="Topical-Chat: conversations of people",
        provenance=f"{PROVENANCE}, imported from {', '.join(s.path.name for s in files)}.",
        blocks=[made],
        remark="Made by: turingdesk import topical-chat",
    ).write(out, progress)
    return tally.report(out, {"rows": len(made.rows)})


def _is_wanted(source: SourceFile) -> bool:
    if source.path.suffix.lower() == ".json":
        return True
    if source.asked_for:
        source.wrong("Topical-Chat's conversations are in .json files.", FIX)
    return False


def _chats(source: SourceFile) -> list[Chat]:
    content = source.json
    if not isinstance(content, dict) or not content:
        source.wrong("There are no conversations in this file.", FIX)
    return [_chat(source, name, value) for name, value in content.items()]


def _chat(source: SourceFile, name: str, value: Any) -> Chat:
    place = f"$.{name}"
    messages = value.get("content") if isinstance(value, dict) else None
    if not isinstance(messages, list) or not messages:
        source.wrong("The list `content` of what was said is missing.", FIX, place)
    speakers: dict[str, str] = {}
    turns = []
    for number, message in enumerate(messages):
        said = message.get("message") if isinstance(message, dict) else None
        if not isinstance(said, str) or not isinstance(message.get("agent"), str):
            here = f"{place}.content[{number}]"
            source.wrong("The turn needs `agent` and `message`.", FIX, here)
        speaker = speakers.setdefault(message["agent"], "AB"[len(speakers) : len(speakers) + 1])
        if not speaker:
            here = f"{place}.content[{number}]"
            source.wrong("A third speaker takes part.", "Take this conversation out.", here)
        turns.append((speaker, said))
    about = str(value.get("article_url") or "")
    return Chat(name, (HUMAN, HUMAN), tuple(turns), PROVENANCE, prompt=about)


def _distinct(chats: Sequence[Chat], tally: Tally) -> list[Chat]:
    found: dict[str, Chat] = {}
    for chat in chats:
        if chat.id not in found:
            found[chat.id] = chat
        elif replace(chat, provenance="") == replace(found[chat.id], provenance=""):
            tally.leave_out("the same conversation again")
        else:
            tally.leave_out("another conversation has the same id")
    return list(found.values())


def _why(tally: Tally) -> str:
    return "; ".join(f"{count:,}: {reason}" for reason, count in tally.left_out.items())


IMPORTER = Importer(
    title="Topical-Chat",
    about="Conversations of two people about news articles, as a study package.",
    sources=".json files of conversations, or folders of them",
    read=read,
)
