"""`turingdesk witnesses`: a table of machines for live games, with code names."""

from __future__ import annotations

import argparse
import csv
import io
from typing import TYPE_CHECKING

from turingdesk.cli._frame import command
from turingdesk.cli._options import add_out
from turingdesk.core.message import number_of

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands

GROUP, AFTER = "Prepare", "new"  #: where `--help` lists it


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "witnesses",
        run,
        "Write a table of the machines that take part in live games.",
        "turingdesk witnesses --model llama3 qwen3 --temperature 0.2 1 "
        "--prompt prompts/laconic.md prompts/chatty.md -o my-game/agents.csv --seed 7",
    )
    add_out(parser, "FILE.csv", "the study's agents.csv; an existing one is never replaced")
    parser.add_argument(
        "--model", metavar="NAME", nargs="+", required=True, help="models on the server"
    )
    parser.add_argument(
        "--prompt",
        metavar="FILE",
        nargs="+",
        default=[""],
        help="files of the study that say how a witness talks (default: the usual manner)",
    )
    parser.set_defaults(more=_add_settings)


def _add_settings(parser: argparse.ArgumentParser) -> None:
    from turingdesk.cli._command_settings import WitnessSettings
    from turingdesk.cli._settings import about, add_settings, reader
    from turingdesk.core.setting import setting_of

    temperature = setting_of(WitnessSettings, "temperature")
    parser.add_argument(
        "--temperature",
        metavar="T",
        type=reader(temperature),
        nargs="+",
        default=[temperature.default],
        help=about(temperature),
    )
    add_settings(parser, WitnessSettings, without=("temperature",))


def run(args: argparse.Namespace) -> int:
    """Write the table."""
    from random import Random

    from turingdesk.core.errors import NotAllowed
    from turingdesk.plugins.live_games.witnesses import COLUMNS, grid
    from turingdesk.system.disk import write_whole

    if args.out.exists():
        raise NotAllowed(
            f"{args.out} already exists, and its code names might be in data. Choose another "
            "file, or move this one away."
        )
    rows = [*grid(args.model, args.temperature, args.prompt, Random(args.seed))]
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    write_whole(args.out, text.getvalue().encode(), 0o644)
    print(f"{args.out}: {number_of(len(rows), 'machine')}.")
    return 0
