"""`turingdesk self-chat`: chats of a person, continued by a model."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import ProgressBar, command, print_json
from turingdesk.cli._options import add_data_option, add_json
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
    add_data_option(parser)
    add_json(parser)
    parser.set_defaults(wrong=parser.error, more=_add_settings)


def _add_settings(parser: argparse.ArgumentParser) -> None:
    """Add options for what is asked of the model, and how."""
    from turingdesk.cli._settings import add_settings
    from turingdesk.plugins.self_chat.chat_runner import ModelOptions
    from turingdesk.plugins.self_chat.self_directed import SelfDirectedSettings

    add_settings(parser, ModelOptions)
    add_settings(parser, SelfDirectedSettings)
    parser.add_argument(
        "--topics-file", metavar="FILE", type=Path, help="topics of your own, one in each line"
    )
    parser.add_argument(
        "--prompts", metavar="FILE", type=Path, help="what the model is asked (.toml)"
    )


def run(args: argparse.Namespace) -> int:
    """Have the model write; after Ctrl+C, the same command continues."""
    from dataclasses import asdict

    from turingdesk.cli._settings import from_arguments
    from turingdesk.plugins.self_chat.chat_runner import SCRIPTED, ModelOptions, write_chat

    model = from_arguments(ModelOptions, args, "self-chat")
    if not model.server and model.model != SCRIPTED:
        args.wrong(f"self-chat needs --server, except for --model {SCRIPTED}")
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
    from dataclasses import replace

    from turingdesk.cli._settings import from_arguments
    from turingdesk.plugins.self_chat.history import read_history
    from turingdesk.plugins.self_chat.self_directed import (
        SelfDirected,
        SelfDirectedSettings,
        read_chat_prompts,
        topics_in_file,
    )

    topics = tuple(topics_in_file(args.topics_file)) if args.topics_file else ()
    settings = from_arguments(SelfDirectedSettings, args, "self-chat")
    settings = replace(settings, topics=len(topics) or settings.topics)
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
