"""The demonstration on a computer without a display: the same results, printed and as files."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from turingdesk.cli._frame import ProgressBar, print_table
from turingdesk.cli._qt import has_display

JUDGES = 24
SKILL = {"p_hh": 0.67, "p_mm": 0.46}


def run(data: Path, out: Path, language: str) -> int:
    """Simulate judges on the demonstration study, print the results, and write them to files.

    Args:
        data: The data folder; sessions that are already there are used again.
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
    print(f"\nEverything is in {out}. To read the results, open report.html in a browser.")
    print(f"On a computer with a display, `{demo_command()}` opens the desk instead.")
    return 0


def run_in_browser(data: Path) -> int:
    """Open the demonstration in this computer's browser, until Ctrl+C; sessions are pilots.

    Args:
        data: The data folder.

    Returns:
        The exit code.

    Raises:
        TuringDeskError: The data folder can't be written.
    """
    import asyncio

    from turingdesk.system.run_log import run_log

    with run_log("host"):
        asyncio.run(_serve_demo(data))
    return 0


async def _serve_demo(data: Path) -> None:
    import asyncio
    import webbrowser

    from turingdesk.net.host import Host
    from turingdesk.net.web_site import SiteSettings
    from turingdesk.people.invitations import Invitations
    from turingdesk.study.package import open_package
    from turingdesk.system import paths
    from turingdesk.system.access import system_user

    here, package = "127.0.0.1", open_package(paths.demo_study())
    async with Host(data, 0, here) as host:
        # Without encryption, as nothing leaves this computer.
        site = await host.open_site([package], SiteSettings(0, here, plain=True))
        token = Invitations(data).share(package.study.id, system_user(), pilot=True)
        link = site.link(token)
        print(f"The demonstration is at {link} as long as this command runs.")
        print("To stop, press Ctrl+C.", flush=True)
        if has_display():
            # In a thread: some browsers return only when they are closed, and the site has to
            # answer first.
            await asyncio.to_thread(webbrowser.open, link)
        # Nothing sets it, as only Ctrl+C ends the command.
        await asyncio.Event().wait()


def demo_command() -> str:
    """The command that opens the demonstration: the script if the program isn't on PATH."""
    in_path = shutil.which("turingdesk") or hasattr(sys, "_MEIPASS")
    return "turingdesk demo" if in_path else "sh resources/start.sh demo"


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
    with ProgressBar("Simulating") as progress:
        simulate(open_package(paths.demo_study()), data, [choose] * JUDGES, 1, progress)


def _print_results(data: Path) -> None:
    from turingdesk.analysis._overview import overview
    from turingdesk.core.number_words import interval_in_words
    from turingdesk.table.table import load

    results = overview(load(data))
    n, share = results["confusion"]["n"], results["confusion"]["p"]
    rows = [
        [
            f"made by a {maker}",
            *(f"{share[m + verdict]:.0%}" for verdict in "HM"),
            n[m + "H"] + n[m + "M"],
        ]
        for maker, m in (("human", "H"), ("machine", "M"))
    ]
    print()
    print_table(["", "judged human", "judged machine", "verdicts"], rows)
    of = results["detectability"]
    print(f"\nDetectability: {of['value']:.2f}, {interval_in_words(*of['ci95'])}")
    print(
        "0.50 means that judges can't tell machines from humans; 1 means that they always can.\n"
    )


def _write(data: Path, out: Path, language: str) -> None:
    from turingdesk.exchange.report.writing import write_report
    from turingdesk.system import paths

    for name, what in (("report.html", "report"), ("results.xlsx", "workbook")):
        with ProgressBar(f"Writing the {what}") as progress:
            write_report(data, out / name, progress=lambda _, done, of: progress(done, of))
        print(f"{what.capitalize():9} {out / name}", flush=True)
    from turingdesk.gui.pictures import save_screens

    for picture in save_screens(paths.demo_study(), data, out / "screens", language):
        print(f"Picture   {picture}", flush=True)
