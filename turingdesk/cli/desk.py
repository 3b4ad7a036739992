"""The desk, the demonstration, and a look at the machine."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import command

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands


def add(commands: Commands) -> None:
    """Register the commands of this group."""
    desk = command(
        commands,
        "desk",
        _desk,
        "Open the desk: studies, sessions, live results and export.",
        "turingdesk desk studies/demo",
    )
    desk.add_argument("study", metavar="STUDY", nargs="?", type=Path, help="a study to open")
    _with_data(desk, "by default that of the settings")
    _with_language(desk)
    desk.add_argument("--worker", nargs="+", help=argparse.SUPPRESS)  # started by the desk
    demo = command(
        commands,
        "demo",
        _demo,
        "Open the desk with the demonstration study and a data folder of its own.",
        "turingdesk demo",
    )
    _with_data(demo, "by default TuringDesk/demo-data in your home")
    _with_language(demo)
    command(
        commands,
        "doctor",
        _doctor,
        "Look whether this machine has what TuringDesk needs, and say what to do where not.",
        "turingdesk doctor",
    )


def _with_data(made: argparse.ArgumentParser, usual: str) -> None:
    made.add_argument("--data", metavar="DIR", type=Path, help=f"the data folder; {usual}")


def _with_language(made: argparse.ArgumentParser) -> None:
    about = "of the program's own texts: de, en, es, it or zh; by default that of the settings"
    made.add_argument("--language", metavar="LANG", default="", help=about)


def _desk(args: argparse.Namespace) -> int:
    if getattr(args, "worker", None):
        from turingdesk.desk.worker import main

        main(args.worker)
        return 0
    from turingdesk.cli._qt import ensure_qt

    ensure_qt()
    from turingdesk.gui.app import run_desk

    study = getattr(args, "study", None)
    return run_desk(study, getattr(args, "data", None), language(args))


def _demo(args: argparse.Namespace) -> int:
    from turingdesk.cli._qt import ensure_qt
    from turingdesk.system import paths

    ensure_qt()
    from turingdesk.gui.app import run_desk

    return run_desk(paths.demo_study(), args.data or paths.demo_data(), language(args))


def language(args: argparse.Namespace) -> str:
    """What was asked for, if the program speaks it.

    Raises:
        UnknownName: It does not.
    """
    from turingdesk.core.errors import UnknownName
    from turingdesk.gui.translation import LANGUAGES, spoken

    wanted: str = getattr(args, "language", "")
    if wanted and not spoken(wanted):
        raise UnknownName("language", wanted, list(LANGUAGES))
    return wanted


def _doctor(args: argparse.Namespace) -> int:
    from turingdesk.cli._health import checks

    found = [check() for check in checks()]
    for finding in found:
        print(finding)
    return 0 if all(finding.is_well for finding in found) else 1
