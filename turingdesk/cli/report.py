"""report and figures: all results of a data folder as one file, and its figures as files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import Progress, command
from turingdesk.cli._texts import add_texts
from turingdesk.cli.seal import add_passphrase

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.exchange.report.writing import Wanted

_FORMATS = ("svg", "pdf", "png")


def add(commands: Commands) -> None:
    """Register the commands of this group."""
    made = command(
        commands,
        "report",
        _report,
        "Write design, participants, results and figures to one HTML, PDF or Excel file.",
        "turingdesk report data -o report.html --by gender\n"
        "turingdesk report data --study demo -o report.pdf\n"
        "turingdesk report data -o report.xlsx",
    )
    _add_choice(made)
    made.add_argument(
        "-o",
        "--out",
        metavar="FILE",
        type=Path,
        default=Path("report.html"),
        help="a .html, .pdf or .xlsx file (report.html)",
    )
    made.add_argument(
        "--by",
        metavar="COLUMN",
        action="extend",
        nargs="+",
        default=[],
        help="also by the levels of these columns or form questions, e.g. agent task gender",
    )
    made = command(
        commands,
        "figures",
        _figures,
        "Write every figure of a data folder as SVG, PDF or PNG at 300 dpi.",
        "turingdesk figures data -o figures --format svg png",
    )
    _add_choice(made)
    made.add_argument(
        "-o",
        "--out",
        metavar="DIR",
        type=Path,
        default=Path("figures"),
        help="a folder, made where it is missing (figures)",
    )
    made.add_argument(
        "--format",
        nargs="+",
        choices=_FORMATS,
        default=["svg"],
        help="one or several formats (svg)",
    )


def _add_choice(made: argparse.ArgumentParser) -> None:
    """What both commands can be told of the data."""
    made.add_argument("data", metavar="DATA", type=Path, help="a data folder")
    made.add_argument("--study", metavar="ID", help="only this study; by default all together")
    made.add_argument(
        "--cluster",
        choices=("trial", "judge", "stimulus", "both"),
        default="both",
        help="what the bootstrap draws anew (both: whole judges and stimuli)",
    )
    add_texts(made)
    add_passphrase(made)
    whose = made.add_mutually_exclusive_group()
    whose.add_argument(
        "--simulated", action="store_true", help="simulated judges, where there are others too"
    )
    whose.add_argument("--machines", action="store_true", help="machine judges")


def _report(args: argparse.Namespace) -> int:
    """Write a report."""
    from turingdesk.exchange.report.writing import write_report

    with Progress("Reporting") as progress:
        found = write_report(
            args.data, args.out, _wanted(args), lambda _, done, of: progress(done, of)
        )
    troubles = [f"{one.title}: {one.trouble}" for one in found.results if one.trouble]
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    given = found.overview["verdicts"]["given"]
    print(f"{args.out} tells of {given:,} verdicts in {len(found.sample.sessions):,} sessions.")
    return 0


def _figures(args: argparse.Namespace) -> int:
    """Write the figures."""
    from turingdesk.exchange.figures.files import write_figures
    from turingdesk.exchange.report.findings import findings
    from turingdesk.exchange.report.writing import read

    wanted = _wanted(args)
    with Progress("Computing results") as progress:
        table = read(args.data, wanted)
        found = findings(table, wanted.kind, wanted.cluster, progress=progress)
    figures = [figure for one in found.results for figure in one.figures]
    files = write_figures(figures, args.out, args.format)
    print(f"{len(files)} files of {len(figures)} figures are in {args.out}.")
    if not figures:
        print("There is nothing to draw: no verdicts are counted.")
    return 0


def _wanted(args: argparse.Namespace) -> Wanted:
    from turingdesk.analysis.statistics.clustering import Clustering
    from turingdesk.cli.seal import keys
    from turingdesk.exchange.report.writing import Wanted
    from turingdesk.store.judge_kind import JudgeKind

    kind = None
    if args.simulated or args.machines:
        kind = JudgeKind.SIMULATED if args.simulated else JudgeKind.MACHINES
    by = tuple(getattr(args, "by", ()))
    cluster, opened = Clustering(args.cluster), keys(args, args.data)
    return Wanted(args.study, kind, cluster, by, opened, tuple(args.texts))
