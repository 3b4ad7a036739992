"""`turingdesk simulate`: whole sessions by simulated judges, to try out a study."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from turingdesk.cli._frame import ProgressBar, command
from turingdesk.cli._options import add_data_option, add_study
from turingdesk.core.message import any_of, number_of

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "simulate",
        run,
        "Run sessions with simulated judges, to try out a study.",
        "turingdesk simulate studies/demo --judges 30 --p-hh 0.7 --p-mm 0.5 --seed 1 --data data",
    )
    add_study(parser)
    add_data_option(parser)
    parser.set_defaults(more=_add_judges)


def _add_judges(parser: argparse.ArgumentParser) -> None:
    """Add the kinds of judges, which take a moment to look up, and their settings."""
    from turingdesk.cli._command_settings import SimulationSettings
    from turingdesk.cli._settings import add_settings
    from turingdesk.core.shelf import listed

    add_settings(parser, SimulationSettings)
    about = f"the kind of judge: {any_of(listed('turingdesk.judges'))} (default: skilled)"
    parser.add_argument("--judge", default="skilled", help=about)


def run(args: argparse.Namespace) -> int:
    """Simulate, and print the result."""
    from turingdesk.cli._command_settings import SimulationSettings
    from turingdesk.cli._settings import from_arguments
    from turingdesk.core.errors import TuringDeskError
    from turingdesk.judges import JUDGES
    from turingdesk.judges._simulate import simulate
    from turingdesk.study.package import open_package

    settings = from_arguments(SimulationSettings, args, "a simulation")
    judge = JUDGES[args.judge]
    rates = {"p_hh": settings.p_hh, "p_mm": settings.p_mm}
    choose = judge.make({name: rates[name] for name in judge.options.keys() & rates.keys()})
    package = open_package(args.study)
    if package.study.sealed and judge.needs_truth:
        raise TuringDeskError(
            f"The study is sealed, and a {args.judge} judge has to know who made what. "
            "Use --judge coin."
        )
    with ProgressBar("Simulating") as progress:
        judges = [choose] * settings.judges
        done = simulate(package, args.data, judges, settings.seed, progress)
    print(
        f"{number_of(len(done.sessions), 'session')} with {number_of(done.responses, 'answer')} "
        f"saved in {args.data}, marked as simulated wherever they are shown."
    )
    return 0
