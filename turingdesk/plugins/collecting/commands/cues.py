"""cues: words for which people name associations."""

from __future__ import annotations

import argparse
import csv
import io
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from turingdesk.cli._frame import command
from turingdesk.cli._options import add_out
from turingdesk.core.message import number_of

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.plugins.collecting.cues import CueWord

GROUP, AFTER = "Prepare", "new"  #: where `--help` lists it


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "cues",
        run,
        "Draw a list of cue words, from frequent to rare, for collecting associations.",
        "turingdesk new collect-words my-cues\nturingdesk cues -o my-cues/words.csv --seed 7",
    )
    add_out(
        parser,
        "FILE.csv",
        "the table to write, in the form of collect-words; an existing one is replaced",
    )
    parser.add_argument(
        "--language",
        choices=("de", "en"),
        default="en",
        help="the language of the words (default: en)",
    )
    parser.add_argument(
        "--exclude", metavar="WORD", nargs="+", default=[], help="words to exclude"
    )
    parser.set_defaults(more=_add_numbers)


def _add_numbers(parser: argparse.ArgumentParser) -> None:
    from turingdesk.cli._settings import add_settings
    from turingdesk.plugins.collecting.commands._cue_settings import CueSettings

    add_settings(parser, CueSettings)


def run(args: argparse.Namespace) -> int:
    """Write the table."""
    from turingdesk.plugins.collecting.cues import cue_words
    from turingdesk.system.disk import write_whole

    words = cue_words(args.language, args.each, args.seed, args.exclude)
    excluded_words = [*args.exclude, *(word.word for word in words)]
    # One in three, so that they aren't all nouns.
    practice = cue_words(args.language, args.practice, args.seed, excluded_words)[::3]
    rows = [*_rows(practice, args.seed, "yes"), *_rows(words, args.seed)]
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    write_whole(args.out, text.getvalue().encode(), 0o644)
    cues = f"{number_of(len(words), 'cue')} and {number_of(len(practice), 'practice cue')}"
    print(f"{args.out}: {cues}. Read the list before you use it.")
    return 0


def _rows(words: Iterable[CueWord], seed: int, practice: str = "") -> Iterator[dict[str, str]]:
    from importlib.metadata import version

    source = f"wordfreq {version('wordfreq')}, seed {seed}"
    for word in words:
        yield {
            "id": f"{word.part}-{word.word}",
            "cue": word.word,
            "domain": word.part.value,
            "practice": practice,
            "provenance": f"{source}, Zipf {word.zipf:.2f}",
        }
