"""report and figures: all results of a data folder as one file, and its figures as files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import Progress, command
from turingdesk.cli._options import add_by, add_counted, add_data, keys, kind_of_judges

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.exchange.report.writing import ReportRequest

_FORMATS = ("svg", "pdf", "png")
_WIDTHS_MM = (85, 180)


def add(commands: Commands) -> None:
    """Register the commands of this group."""
    _add_report(commands)
    _add_figures(commands)


def _add_report(commands: Commands) -> None:
    made = command(
        commands,
        "report",
        _report,
        "Write a report as one HTML, PDF, Word, or Excel file.",
        "turingdesk report data -o report.html --by gender\n"
        "turingdesk report data --study demo -o report.pdf\n"
        "turingdesk report data -o report.docx\n"
        "turingdesk report data -o report.xlsx",
    )
    add_data(made)
    add_counted(made)
    made.add_argument(
        "-o",
        "--out",
        metavar="FILE",
        type=Path,
        default=Path("report.html"),
        help="a .html, .pdf, .docx, or .xlsx file (default: report.html)",
    )
    add_by(made)


def _add_figures(commands: Commands) -> None:
    made = command(
        commands,
        "figures",
        _figures,
        "Save all figures as SVG, PDF, or PNG files.",
        "turingdesk figures data -o figures --format svg png",
    )
    add_data(made)
    add_counted(made)
    made.add_argument(
        "-o",
        "--out",
        metavar="DIR",
        type=Path,
        default=Path("figures"),
        help="the folder to write to (default: figures)",
    )
    made.add_argument(
        "--format",
        nargs="+",
        choices=_FORMATS,
        default=["svg"],
        help="one or more formats (default: svg)",
    )
    made.add_argument(
        "--width",
        metavar="MM",
        choices=_WIDTHS_MM,
        type=int,
        help="85 for one column of a journal, or 180 for two; default: as each figure needs",
    )
    made.add_argument(
        "--style",
        choices=("light", "dark", "print"),
        default="light",
        help="colors; print also differs in shapes and dashes, for paper in gray (default: light)",
    )


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
    from turingdesk.exchange.figures.style import STYLES
    from turingdesk.exchange.report.findings import findings
    from turingdesk.exchange.report.writing import read

    wanted = _wanted(args)
    with Progress("Computing results") as progress:
        table = read(args.data, wanted)
        found = findings(table, wanted.kind, wanted.cluster, progress=progress)
    figures = [figure for one in found.results for figure in one.figures]
    width = args.width / 25.4 if args.width else None
    files = write_figures(figures, args.out, args.format, STYLES[args.style], width)
    print(f"{len(files)} files of {len(figures)} figures are in {args.out}.")
    if not figures:
        print("There is nothing to draw: no verdicts are counted.")
    return 0


def _wanted(args: argparse.Namespace) -> ReportRequest:
    from turingdesk.analysis.statistics.clustering import Clustering
    from turingdesk.exchange.report.writing import ReportRequest

    kind = kind_of_judges(args)
    by = tuple(getattr(args, "by", ()))
    cluster, opened = Clustering(args.cluster), keys(args, args.data)
    return ReportRequest(args.study, kind, cluster, by, opened, tuple(args.texts))
