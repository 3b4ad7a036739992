"""report and figures: all results of a data folder as one file, and its figures as files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import ProgressBar, command
from turingdesk.cli._options import (
    add_by,
    add_counted,
    add_data,
    add_out,
    columns_by,
    keys,
    kind_of_judges,
)
from turingdesk.core.message import number_of

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
    parser = command(
        commands,
        "report",
        _report,
        "Write a report as one HTML, PDF, Word, or Excel file.",
        "turingdesk report data -o report.html --by gender\n"
        "turingdesk report data --study demo -o report.pdf\n"
        "turingdesk report data -o report.docx\n"
        "turingdesk report data -o report.xlsx",
    )
    add_data(parser)
    add_counted(parser)
    add_out(
        parser,
        "FILE",
        "a .html, .pdf, .docx, or .xlsx file (default: report.html)",
        Path("report.html"),
    )
    add_by(parser)


def _add_figures(commands: Commands) -> None:
    parser = command(
        commands,
        "figures",
        _figures,
        "Save all figures as SVG, PDF, or PNG files.",
        "turingdesk figures data -o figures --format svg png",
    )
    add_data(parser)
    add_counted(parser)
    add_out(parser, "DIR", "the folder to write to (default: figures)", Path("figures"))
    parser.add_argument(
        "--format",
        nargs="+",
        choices=_FORMATS,
        default=["svg"],
        help="one or more formats (default: svg)",
    )
    parser.add_argument(
        "--width",
        metavar="MM",
        choices=_WIDTHS_MM,
        type=int,
        help="85 for one column of a journal, or 180 for two; default: as each figure needs",
    )
    parser.add_argument(
        "--style",
        choices=("light", "dark", "print"),
        default="light",
        help="colors; print also differs in shapes and dashes, for paper in gray (default: light)",
    )


def _report(args: argparse.Namespace) -> int:
    """Write a report."""
    from turingdesk.exchange.report.writing import write_report

    with ProgressBar("Reporting") as progress:
        report = write_report(
            args.data, args.out, _request(args), lambda _, done, of: progress(done, of)
        )
    troubles = [f"{result.title}: {result.trouble}" for result in report.results if result.trouble]
    if report.table.texts is None:
        print("For results about texts, add --texts STUDY.", file=sys.stderr)
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    n_verdicts = report.overview["verdicts"]["given"]
    sessions = len(report.sample.sessions)
    collected = sum(row["answers"] for row in report.overview["collected"])
    of = (
        number_of(collected, "answer")
        if collected and not n_verdicts
        else number_of(n_verdicts, "verdict")
    )
    what = f"{of} in {number_of(sessions, 'session')}"
    print(f"Report on {what} written to {args.out}.")
    return 0


def _figures(args: argparse.Namespace) -> int:
    """Write the figures."""
    from turingdesk.exchange.figures.files import write_figures
    from turingdesk.exchange.figures.style import STYLES
    from turingdesk.exchange.report.findings import findings
    from turingdesk.exchange.report.writing import read

    request = _request(args)
    with ProgressBar("Computing results") as progress:
        table = read(args.data, request)
        results = findings(table, request.kind, request.cluster, progress=progress)
    figures = [figure for result in results.results for figure in result.figures]
    # Figures are drawn by matplotlib, whose lengths are inches.
    width = args.width / 25.4 if args.width else None
    files = write_figures(figures, args.out, args.format, STYLES[args.style], width)
    summary = f"{number_of(len(figures), 'figure')} in {number_of(len(files), 'file')}"
    print(f"Saved to {args.out}: {summary}.")
    if not figures:
        print("There is nothing to draw: no verdicts are counted.")
    return 0


def _request(args: argparse.Namespace) -> ReportRequest:
    from turingdesk.analysis.statistics.clustering import Clustering
    from turingdesk.exchange.report.writing import ReportRequest

    kind = kind_of_judges(args)
    # `figures` has no such option.
    by = columns_by(args) if "by" in args else ()
    cluster, opened = Clustering(args.cluster), keys(args, args.data)
    return ReportRequest(args.study, kind, cluster, by, opened, tuple(args.texts))
