"""The demonstration on a computer without a display: the same results, printed and as files."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from turingdesk.cli._frame import Progress, print_table

JUDGES = 24
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
SKILL = {"p_hh": 0.67, "p_mm": 0.46}


def has_display() -> bool:
    """Whether windows have somewhere to open, or somebody chose how Qt draws them."""
    return sys.platform != "linux" or any(map(os.environ.get, DISPLAYS))


def run(data: Path, out: Path, language: str) -> int:
    """Simulate judges on the demonstration study, print the results, and write them to files.

    Args:
        data: The data folder; sessions that are there already are used again.
        out: The folder for the report, the workbook, and the pictures.
        language: Of the screens.

    Returns:
        The exit code.

    Raises:
        TuringDeskError: A file cannot be written.
    """
    print("This computer has no display, so the demonstration runs without windows.")
    _simulate(data)
    _print_results(data)
    out.mkdir(parents=True, exist_ok=True)
    _write(data, out, language)
    print(f"\nEverything is in {out}. On a computer with a display, `turingdesk demo` opens it.")
    return 0


def _simulate(data: Path) -> None:
    from turingdesk.judges import JUDGES as KINDS
    from turingdesk.judges._simulate import simulate
    from turingdesk.sessions.data_folder import DataFolder
    from turingdesk.study.package import open_package
    from turingdesk.system import paths

    if data.is_dir() and any(DataFolder(data).names()):
        print(f"Using the sessions in {data}.")
        return
    print(f"Simulating {JUDGES} judges, whose sessions are saved in {data}.", flush=True)
    choose = KINDS["skilled"].make(SKILL)
    with Progress("Simulating") as progress:
        simulate(open_package(paths.demo_study()), data, [choose] * JUDGES, 1, progress)


def _print_results(data: Path) -> None:
    from turingdesk.analysis._overview import overview
    from turingdesk.analysis.statistics.result import interval_in_words
    from turingdesk.table.table import load

    found = overview(load(data))
    n, share = found["confusion"]["n"], found["confusion"]["p"]
    rows = [
        [
            f"made by a {maker}",
            *(f"{share[m + said]:.0%}" for said in "HM"),
            n[m + "H"] + n[m + "M"],
        ]
        for maker, m in (("human", "H"), ("machine", "M"))
    ]
    print()
    print_table(["", "judged human", "judged machine", "verdicts"], rows)
    of = found["detectability"]
    print(f"\nDetectability: {of['value']:.2f}, {interval_in_words(*of['ci95'])}")
    print(
        "0.50 means that judges can't tell machines from humans; 1 means that they always can.\n"
    )


def _write(data: Path, out: Path, language: str) -> None:
    from turingdesk.exchange.report.writing import write_report
    from turingdesk.system import paths

    for name, what in (("report.html", "report"), ("results.xlsx", "workbook")):
        with Progress(f"Writing the {what}") as progress:
            write_report(data, out / name, progress=lambda _, done, of: progress(done, of))
        print(f"{what.capitalize():9} {out / name}", flush=True)
    from turingdesk.gui.pictures import save_screens

    for picture in save_screens(paths.demo_study(), data, out / "screens", language):
        print(f"Picture   {picture}", flush=True)
