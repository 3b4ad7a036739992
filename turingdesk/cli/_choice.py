"""What analyze, report and figures can be told of the data: whose verdicts, drawn anew by what."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._texts import add_texts
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
