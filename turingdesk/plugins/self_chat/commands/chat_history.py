"""`turingdesk chat-history`: exported chats of a person, without the names in them."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import command
from turingdesk.core.message import number_of

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.plugins.self_chat.history import ChatMessage

GROUP, AFTER = "Prepare", "witnesses"  #: where `--help` lists it


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "chat-history",
        run,
        "Read exported chats of a person, and replace the names in them.",
        "turingdesk chat-history WhatsApp-chat.txt --person 'Ada Lovelace' -o history.jsonl",
    )
    parser.add_argument(
        "files",
        metavar="FILE",
        type=Path,
        nargs="+",
        help="text exported from WhatsApp or LINE, JSON from Telegram, or a table (.csv, .json)",
    )
    parser.add_argument(
        "--person", metavar="NAME", required=True, help="who is imitated, as the chats name them"
    )
    parser.add_argument(
        "-o", "--out", metavar="FILE.jsonl", type=Path, required=True, help="the history to write"
    )
    parser.add_argument(
        "--topics",
        metavar="FILE",
        type=Path,
        help="a study with live games, or topics, one in each line: list those that the history "
        "touches on",
    )
    parser.add_argument(
        "--language", metavar="CODE", default="en", help="the language of the chats (default: en)"
    )


def run(args: argparse.Namespace) -> int:
    """Write the history, and say what was omitted and replaced."""
    from turingdesk.plugins.self_chat.history import import_history, turns, write_history

    report = import_history(args.files, args.person)
    write_history(args.out, report.messages)
    messages = number_of(len(report.messages), "message")
    print(f"{args.out}: {messages} in {number_of(len(turns(report.messages)), 'turn')}.")
    for why, count in report.left_out.items():
        print(f"  {number_of(count, 'message')} omitted: {why}")
    names = ", ".join(f"{name} is now {other}" for name, other in report.people.items())
    print(f"  {names}.")
    hidden = number_of(report.replaced, "name, address, or number", "names, addresses, or numbers")
    print(f"  {hidden} replaced. Read the file before you use it: others might remain.")
    return _told_topics(args, report.messages)


def _told_topics(args: argparse.Namespace, messages: Sequence[ChatMessage]) -> int:
    """Name the topics that a model could know from the history; exit code 1 if there are any."""
    from turingdesk.plugins.self_chat.chat_runner import in_history

    if args.topics is None:
        return 0
    words_by_topic = in_history(_topics(args.topics), messages, args.language)
    for topic, words in words_by_topic.items():
        print(f"  The history touches on “{topic}”: {', '.join(sorted(words))}")
    return 1 if words_by_topic else 0


def _topics(path: Path) -> list[str]:
    """The topics of a study's games, or of a file with one topic in each line."""
    from turingdesk.plugins.self_chat.self_directed import topics_in_file
    from turingdesk.study.package import open_package

    if not path.is_dir() and path.suffix not in (".toml", ".tdz"):
        return topics_in_file(path)
    study = open_package(path).study
    return [topic for block in study.blocks for topic in getattr(block.show, "topics", ())]
