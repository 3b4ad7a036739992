"""help: the topics of the help, in the terminal or as a website."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import command, print_table

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "help",
        run,
        "Show the help on a topic, or write all help as a website.",
        "turingdesk help\nturingdesk help booths\nturingdesk help --site site",
    )
    parser.add_argument(
        "topic", metavar="TOPIC", nargs="?", help="a topic (default: list all topics)"
    )
    parser.add_argument(
        "--language", metavar="CODE", default="en", help="de, es, it, or zh (default: English)"
    )
    parser.add_argument(
        "--site", metavar="DIR", type=Path, help="write all topics to this folder as HTML"
    )


def run(args: argparse.Namespace) -> int:
    """List the topics, show one, or write all of them."""
    from turingdesk.presenters.help_topics import text, title, topics, write_site

    if args.site is not None:
        write_site(args.site, args.language)
        print(f"Open {args.site / 'index.html'} in a browser.")
    elif args.topic is None:
        print_table(
            ["topic", "title"], [(topic, title(topic, args.language)) for topic in topics()]
        )
    else:
        print(text(args.topic, args.language), end="")
    return 0
