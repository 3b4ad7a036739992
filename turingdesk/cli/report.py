"""report and figures: all results of a data folder as one file, and its figures as files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import ProgressBar, command
from turingdesk.cli._options import add_by, add_counted, add_data, add_out, keys, kind_of_judges
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
    add_out(
        made,
        "FILE",
        "a .html, .pdf, .docx, or .xlsx file (default: report.html)",
        Path("report.html"),
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
    add_out(made, "DIR", "the folder to write to (default: figures)", Path("figures"))
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

    with ProgressBar("Reporting") as progress:
        found = write_report(
            args.data, args.out, _wanted(args), lambda _, done, of: progress(done, of)
        )
    troubles = [f"{one.title}: {one.trouble}" for one in found.results if one.trouble]
    if found.table.texts is None:
        print("For results about texts, add --texts STUDY.", file=sys.stderr)
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    given = found.overview["verdicts"]["given"]
    sessions = len(found.sample.sessions)
    collected = sum(row["answers"] for row in found.overview["collected"])
    of = number_of(collected, "answer") if collected and not given else number_of(given, "verdict")
    what = f"{of} in {number_of(sessions, 'session')}"
    print(f"Report on {what} written to {args.out}.")
    return 0


def _figures(args: argparse.Namespace) -> int:
    """Write the figures."""
    from turingdesk.exchange.figures.files import write_figures
    from turingdesk.exchange.figures.style import STYLES
    from turingdesk.exchange.report.findings import findings
    from turingdesk.exchange.report.writing import read

    wanted = _wanted(args)
    with ProgressBar("Computing results") as progress:
        table = read(args.data, wanted)
        found = findings(table, wanted.kind, wanted.cluster, progress=progress)
    figures = [figure for one in found.results for figure in one.figures]
    width = args.width / 25.4 if args.width else None
    files = write_figures(figures, args.out, args.format, STYLES[args.style], width)
    made = f"{number_of(len(figures), 'figure')} in {number_of(len(files), 'file')}"
    print(f"Saved to {args.out}: {made}.")
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
