"""`turingdesk self-chat`: chats of a person, continued by a model."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import ProgressBar, command, print_json
from turingdesk.cli._options import add_data_option, add_json, share, whole
from turingdesk.core.message import number_of

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.plugins.self_chat.chat_runner import Written
    from turingdesk.plugins.self_chat.self_directed import SelfDirected

GROUP, AFTER = "Run", "collect"  #: where `--help` lists it


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "self-chat",
        run,
        "Let a model continue a person's chats with itself, about one topic after another.",
        "turingdesk self-chat history.jsonl --model llama3 --server http://gpu:8080/v1 "
        "--format burst --person 'a student' --data data",
    )
    parser.add_argument(
        "history", metavar="HISTORY", type=Path, help="a file that chat-history wrote"
    )
    parser.add_argument(
        "--model",
        metavar="NAME",
        required=True,
        help="as the server calls it, or scripted for a dry run without a server",
    )
    parser.add_argument(
        "--server", metavar="URL", default="", help="such as http://localhost:11434/v1"
    )
    parser.add_argument(
        "--format",
        choices=("burst", "ping-pong"),
        default="burst",
        help="several messages in a row, or one message each (default: burst)",
    )
    parser.add_argument(
        "--person",
        metavar="WORDS",
        default="the person who wrote this",
        help="who is imitated, in the words of the prompt",
    )
    _add_settings(parser)
    add_data_option(parser)
    add_json(parser)
    parser.set_defaults(wrong=parser.error)


def _add_settings(parser: argparse.ArgumentParser) -> None:
    """Add options for what is asked of the model, and how."""
    for name, default, about in (
        ("topics", 10, "how many topics the model thinks of"),
        ("turns", 10, "how many turns it writes about each topic"),
        ("history-turns", 100, "how many turns of the person's own chats it reads"),
    ):
        parser.add_argument(
            f"--{name}",
            metavar="N",
            type=whole(1),
            default=default,
            help=f"{about} (default: {default})",
        )
    parser.add_argument(
        "--topics-file", metavar="FILE", type=Path, help="topics of your own, one in each line"
    )
    parser.add_argument(
        "--prompts", metavar="FILE", type=Path, help="what the model is asked (.toml)"
    )
    parser.add_argument(
        "--temperature",
        metavar="T",
        type=share(2.0),
        help="the sampling temperature (default: the server's)",
    )
    parser.add_argument(
        "--max-tokens",
        metavar="N",
        type=whole(1),
        help="the maximum length of a reply (default: the server's)",
    )
    parser.add_argument(
        "--seed", type=whole(0), default=1, help="the seed of the requests (default: 1)"
    )


def run(args: argparse.Namespace) -> int:
    """Have the model write; after Ctrl+C, the same command continues."""
    from dataclasses import asdict

    from turingdesk.plugins.self_chat.chat_runner import SCRIPTED, ModelOptions, write_chat

    if not args.server and args.model != SCRIPTED:
        args.wrong(f"self-chat needs --server, except for --model {SCRIPTED}")
    model = ModelOptions(args.model, args.server, args.temperature, args.max_tokens)
    try:
        with ProgressBar("Writing") as progress:
            done = write_chat(_chat(args), model, args.data, progress)
    except KeyboardInterrupt:
        print("\nStopped. Run the same command again to continue.", file=sys.stderr)
        return 130
    if args.json:
        files = {
            name: str(getattr(done, name)) for name in ("messages", "prompt", "history_prompt")
        }
        print_json({**asdict(done), **files})
    else:
        print(in_words(done))
    return 0


def _chat(args: argparse.Namespace) -> SelfDirected:
    """The chat at its beginning.

    Raises:
        BadSource: A file can't be read.
    """
    from turingdesk.plugins.self_chat.history import read_history
    from turingdesk.plugins.self_chat.self_directed import (
        ChatFormat,
        SelfDirected,
        SelfDirectedSettings,
        read_chat_prompts,
        topics_in_file,
    )

    topics = tuple(topics_in_file(args.topics_file)) if args.topics_file else ()
    settings = SelfDirectedSettings(
        ChatFormat(args.format),
        args.person,
        len(topics) or args.topics,
        args.turns,
        args.history_turns,
        args.seed,
    )
    prompts = read_chat_prompts(args.prompts)
    return SelfDirected(settings, read_history(args.history), prompts, topics)


def in_words(done: Written) -> str:
    """A summary of a run, and how to continue."""
    return (
        f"{done.messages}: {number_of(done.turns, 'turn')} about "
        f"{number_of(len(done.topics), 'topic')}, in {number_of(done.requests, 'request')} "
        f"({done.sent:,} sent now).\n"
        f"{done.prompt}: what the model is told when it chats with a person.\n"
        f"{done.history_prompt}: the same without what the model wrote, for comparison.\n"
        "Copy these files to the folder of a study with live games, and name them in the column "
        "prompt_file of agents.csv, with earlier_turns "
        f"{done.turns} and 0. `turingdesk new self-directed` makes such a study."
    )
