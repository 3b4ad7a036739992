"""build: the answers that were collected become a study."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import ProgressBar, command
from turingdesk.cli._options import add_out, whole

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands

EVEN = ("prompt", "agent", "length", "domain", "partners")


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "build",
        run,
        "Build a study from collected answers of people and machines.",
        "turingdesk build my-collection data -o my-study\n"
        "turingdesk build my-collection data-1 data-2 -o my-study --demographics age gender",
    )
    parser.add_argument(
        "collection", metavar="COLLECTION", type=Path, help="the package (folder or .tdz)"
    )
    parser.add_argument("data", metavar="DATA", nargs="+", type=Path, help="data folders")
    add_out(parser, "STUDY", "the folder to write to")
    parser.add_argument(
        "--simulated",
        action="store_true",
        help="use simulated sessions instead of people's, to try out a study",
    )
    _add_choices(parser)


def _add_choices(parser: argparse.ArgumentParser) -> None:
    """Add options for the study's name, the answers that it has, and what it has beside them."""
    parser.add_argument(
        "--id", default="", help="the study's ID (default: the collection's, -judged)"
    )
    parser.add_argument(
        "--title", default="", help="the study's title (default: the collection's)"
    )
    parser.add_argument(
        "--each",
        metavar="N",
        type=whole(1),
        help="take at most N answers by people and N by machines to each prompt",
    )
    parser.add_argument(
        "--balance",
        metavar="WHAT",
        nargs="+",
        choices=EVEN,
        default=EVEN,
        help="balance only these: prompt, agent, length, domain, partners (default: all)",
    )
    parser.add_argument(
        "--controls",
        metavar="TABLE",
        type=Path,
        help="add these controls: rows with an origin as control trials, and others as control "
        "questions about their prompts",
    )
    parser.add_argument(
        "--demographics",
        metavar="QUESTION",
        nargs="+",
        default=[],
        help="include people's answers to these form questions in agents.csv (default: none)",
    )
    parser.add_argument(
        "--seed", type=whole(0), default=1, help="the seed of the random draws (default: 1)"
    )


def run(args: argparse.Namespace) -> int:
    """Build the study."""
    from turingdesk.collecting.balance import Balance
    from turingdesk.core.errors import CannotBuild
    from turingdesk.exchange.build import BuildRequest, build

    for folder in args.data:
        if not folder.is_dir():
            raise CannotBuild(f"TuringDesk can't find the data folder {folder}. Check the name.")
    request = BuildRequest(
        id=args.id,
        title=args.title,
        each=args.each,
        even=tuple(map(Balance, args.balance)),
        controls=args.controls,
        demographics=tuple(args.demographics),
        simulated=args.simulated,
        seed=args.seed,
    )
    with ProgressBar("Writing") as writing, ProgressBar("Reading") as reading:
        report = build(args.collection, args.data, args.out, request, writing, reading)
    print(*report.sentences, sep="\n")
    print(f"Next: turingdesk check {args.out}")
    return 0
