"""build: the answers that were collected become a study."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import ProgressBar, command
from turingdesk.cli._options import add_out

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands

GROUP, AFTER = "Run", "collect"  #: where `--help` lists it


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
    parser.set_defaults(more=_add_choices)


def _add_choices(parser: argparse.ArgumentParser) -> None:
    """Add options for the study's name, the answers that it has, and what it has beside them."""
    from turingdesk.cli._settings import add_settings
    from turingdesk.plugins.collecting.build import BuildRequest

    add_settings(parser, BuildRequest)


def run(args: argparse.Namespace) -> int:
    """Build the study."""
    from turingdesk.cli._settings import from_arguments
    from turingdesk.core.errors import CannotBuild
    from turingdesk.plugins.collecting.build import BuildRequest, build

    for folder in args.data:
        if not folder.is_dir():
            raise CannotBuild(f"TuringDesk can't find the data folder {folder}. Check the name.")
    request = from_arguments(BuildRequest, args, "a study")
    with ProgressBar("Writing") as writing, ProgressBar("Reading") as reading:
        report = build(args.collection, args.data, args.out, request, writing, reading)
    print(*report.sentences, sep="\n")
    print(f"Next: turingdesk check {args.out}")
    return 0
