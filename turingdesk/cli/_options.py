"""Options that several commands share, each declared once, and the numbers that options take."""

from __future__ import annotations

import argparse
from argparse import ArgumentTypeError
from collections.abc import Callable
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli.seal import add_passphrase

if TYPE_CHECKING:
    from turingdesk.journal.judge_kind import JudgeKind


def add_data(parser: argparse.ArgumentParser) -> None:
    """Add the data folder and the study."""
    parser.add_argument("data", metavar="DATA", type=Path, help="a data folder")
    parser.add_argument("--study", metavar="ID", help="only this study; by default all together")


def add_by(parser: argparse.ArgumentParser) -> None:
    """Add --by; `by` holds names of columns and form questions."""
    parser.add_argument(
        "--by",
        metavar="COLUMN",
        action="extend",
        nargs="+",
        default=[],
        help="also by the levels of these columns or form questions, e.g. agent task gender",
    )


def add_counted(parser: argparse.ArgumentParser) -> None:
    """Add --cluster, --texts, the passphrase, and whose verdicts are counted."""
    parser.add_argument(
        "--cluster",
        choices=("trial", "judge", "stimulus", "both"),
        default="both",
        help="what verdicts cluster by in every interval and test: judges, stimuli, or (default) "
        "both, so that results generalize to other judges and stimuli; trial: verdicts are "
        "independent",
    )
    add_texts(parser)
    add_passphrase(parser)
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument(
        "--simulated", action="store_true", help="simulated judges, where there are others too"
    )
    whose.add_argument("--machines", action="store_true", help="machine judges")


def kind_of_judges(args: argparse.Namespace) -> JudgeKind | None:
    """Whose verdicts were asked for; None for people's, where there are any."""
    from turingdesk.journal.judge_kind import JudgeKind

    if args.simulated:
        return JudgeKind.SIMULATED
    return JudgeKind.MACHINES if args.machines else None


def whole(least: int) -> Callable[[str], int]:
    """A whole number from `least`.

    >>> whole(1)("12")
    12
    """

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal()) or int(text) < least:
            raise ArgumentTypeError(f"{text!r} is no whole number from {least}")
        return int(text)

    return read


def number(text: str) -> float:
    """A number above 0."""
    value = _float(text)
    if value <= 0:
        raise ArgumentTypeError(f"{text!r} is no number above 0")
    return value


def share(most: float) -> Callable[[str], float]:
    """A number from 0 to `most`."""

    def read(text: str) -> float:
        value = _float(text)
        if not 0 <= value <= most:
            raise ArgumentTypeError(f"{text!r} is no number from 0 to {most:g}")
        return value

    return read


def _float(text: str) -> float:
    """The number, or -1 for what is none."""
    try:
        value = float(text)
    except ValueError:
        return -1.0
    return value if isfinite(value) else -1.0


def add_texts(parser: argparse.ArgumentParser) -> None:
    """Add the option; `texts` holds the paths."""
    parser.add_argument(
        "--texts",
        metavar="STUDY",
        type=Path,
        action="append",
        default=[],
        help="the package of a study, for what is said of its answers' words: text statistics, "
        "BLEU and CIDEr; can be given again for another study",
    )
