"""`turingdesk analyze`: what the journals of a data folder say, as tables or JSON."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._choice import add_by, add_counted, add_data, kind_of_judges
from turingdesk.cli._frame import Progress, command, print_json
from turingdesk.cli._results import print_results
from turingdesk.cli._rules import print_exclusions

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.core.quality import Rule
    from turingdesk.table.table import Table


def add(commands: Commands) -> None:
    """Register the command."""
    made = command(
        commands,
        "analyze",
        run,
        "Count verdicts: confusion matrix, detectability, by agent and by anything else.",
        "turingdesk analyze data --study demo --by task --by gender\n"
        "turingdesk analyze data --rules my-study --exclusions\n"
        "turingdesk analyze data --texts my-study --json\n"
        "turingdesk analyze data --json",
    )
    add_data(made)
    add_by(made)
    made.add_argument(
        "--rules",
        metavar="STUDY",
        type=Path,
        help="apply the quality rules of this package; by default those that the data tell",
    )
    made.add_argument(
        "--exclusions",
        action="store_true",
        help="list everything that quality rules leave out, each with its reason",
    )
    add_counted(made)
    made.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Analyse and print."""
    from turingdesk.analysis._overview import overview
    from turingdesk.analysis.statistics.clustering import Clustering
    from turingdesk.cli.seal import keys
    from turingdesk.table.answer_texts import with_texts
    from turingdesk.table.table import load

    rules, told = _rules(args.rules)
    with Progress("Reading journals") as progress:
        table = load(args.data, args.study, progress, keys(args, args.data), rules)
    _check(args, table)
    table, said = with_texts(table, args.texts)
    kind, by = kind_of_judges(args), Clustering(args.cluster)
    found = overview(table, args.by, kind, by, everything=args.json)
    found["notes"] += [*told, *said]
    if args.json:
        print_json(found)
        return 0
    print_results(found)
    if args.exclusions:
        print_exclusions(found)
    for problem in found["problems"]:
        print(problem, file=sys.stderr)
    return 0


def _rules(path: Path | None) -> tuple[Sequence[Rule] | None, list[str]]:
    """The rules of a package, and what a reader has to know of them; None without one."""
    from turingdesk.core.exclusion import post_hoc
    from turingdesk.study.package import open_package

    if path is None:
        return None, []
    study = open_package(path).study
    note = f"The quality rules are those of {study.id} {study.version} ({path}), given afterwards."
    return post_hoc(study), [note]


def _check(args: argparse.Namespace, table: Table) -> None:
    from turingdesk.core.errors import TuringDeskError, UnknownName
    from turingdesk.sessions.data_folder import DataFolder

    if not table.sessions.empty:
        return
    known = sorted({name.study for name in DataFolder(args.data).names()})
    if args.study and known:
        raise UnknownName("study in this folder", args.study, known)
    for problem in table.problems:
        print(problem, file=sys.stderr)
    raise TuringDeskError(
        f"{args.data} holds no journals (files called sub-..._ses-..._study-....jsonl). "
        "Name the folder that sessions were written to."
    )
