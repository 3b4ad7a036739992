"""The desk, the demonstration, every screen as a picture, and a look at the machine."""

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
    desk.add_argument("--live-worker", nargs="+", help=argparse.SUPPRESS)  # started by the desk
    demo = command(
        commands,
        "demo",
        _demo,
        "Open the desk with the demonstration study and a data folder of its own.",
        "turingdesk demo",
    )
    _with_data(demo, "by default TuringDesk/demo-data in your home")
    _with_language(demo)
    screens = command(
        commands,
        "screens",
        _screens,
        "Save every screen of the program as a picture, without a window.",
        "turingdesk screens -o screens",
    )
    screens.add_argument(
        "-o", "--out", metavar="DIR", type=Path, required=True, help="where to put them"
    )
    screens.add_argument("--scale", type=int, help=argparse.SUPPRESS)  # what it starts itself with
    screens.add_argument("--only", metavar="TEXT", help="only screens with TEXT in their name")
    screens.add_argument(
        "--language", metavar="LANG", default="en", help="that the desk speaks: de, en, es, it, zh"
    )
    screens.add_argument(
        "--check", action="store_true", help="tell every text that does not fit; 1 if there is any"
    )
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
    if getattr(args, "live_worker", None):
        from turingdesk.gui.desk.live.process import main

        main(args.live_worker)
        return 0
    from turingdesk.cli._qt import ensure_qt

    ensure_qt()
    from turingdesk.gui.app import run_desk

    study = getattr(args, "study", None)
    return run_desk(study, getattr(args, "data", None), _language(args))


def _demo(args: argparse.Namespace) -> int:
    from turingdesk.cli._qt import ensure_qt
    from turingdesk.store import paths

    ensure_qt()
    from turingdesk.gui.app import run_desk

    return run_desk(paths.demo_study(), args.data or paths.demo_data(), _language(args))


def _language(args: argparse.Namespace) -> str:
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


def _screens(args: argparse.Namespace) -> int:
    import os

    from turingdesk.cli._frame import Progress
    from turingdesk.cli._qt import ensure_qt

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    ensure_qt()
    from turingdesk.gui.screens.all import Wish, save_all

    wish = Wish(args.only or "", _language(args), args.check)
    if args.scale:
        from turingdesk.gui.screens.draw import draw

        draw(args.out, wish, args.scale)
        return 0
    with Progress("Drawing") as progress:
        drawn = save_all(args.out, wish, progress)
    print(*drawn.cut, f"{drawn.saved} screens in {args.out}", sep="\n")
    return 1 if drawn.cut else 0


def _doctor(args: argparse.Namespace) -> int:
    from turingdesk.cli._health import checks

    found = [check() for check in checks()]
    for finding in found:
        print(finding)
    return 0 if all(finding.is_well for finding in found) else 1
