"""`turingdesk transcripts`: the messages of live games, one game in each line."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import command
from turingdesk.cli._options import add_out

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands

GROUP, AFTER = "Results", "export"  #: where `--help` lists it


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "transcripts",
        run,
        "Export the messages of live games, one game in each line.",
        "turingdesk transcripts data -o games.jsonl",
    )
    parser.add_argument("data", metavar="DATA", type=Path, help="the data folder")
    add_out(parser, "FILE.jsonl", "the file to write")
    parser.add_argument("--pilot", action="store_true", help="include pilots")


def run(args: argparse.Namespace) -> int:
    """Write the transcripts."""
    from turingdesk.plugins.live_games.transcripts import export_transcripts

    for sentence in export_transcripts(args.data, args.out, pilot=args.pilot).sentences:
        print(sentence)
    return 0
