"""`turingdesk simulate`: whole sessions by simulated judges, to try out a study."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from turingdesk.cli._frame import ProgressBar, command
from turingdesk.cli._options import add_data_option, add_study, share, whole
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
    parser.add_argument(
        "--judges",
        metavar="N",
        type=whole(1),
        required=True,
        help="the number of judges; each has one session",
    )
    for name, what in (
        ("hh", "a human answer is judged human"),
        ("mm", "a machine answer is judged machine"),
    ):
        about = f"probability that {what} (default: 0.5)"
        parser.add_argument(f"--p-{name}", metavar="P", type=share(1.0), default=0.5, help=about)
    parser.add_argument(
        "--seed", type=int, default=0, help="the seed of the judges' answers (default: 0)"
    )
    add_data_option(parser)
    parser.set_defaults(more=_add_judges)


def _add_judges(parser: argparse.ArgumentParser) -> None:
    """Add the kinds of judges, which take a moment to look up."""
    from turingdesk.core.shelf import listed

    about = f"the kind of judge: {any_of(listed('turingdesk.judges'))} (default: skilled)"
    parser.add_argument("--judge", default="skilled", help=about)


def run(args: argparse.Namespace) -> int:
    """Simulate, and print the result."""
    from turingdesk.core.errors import TuringDeskError
    from turingdesk.judges import JUDGES
    from turingdesk.judges._simulate import simulate
    from turingdesk.study.package import open_package

    judge = JUDGES[args.judge]
    rates = {"p_hh": args.p_hh, "p_mm": args.p_mm}
    choose = judge.make({name: rates[name] for name in judge.options.keys() & rates.keys()})
    package = open_package(args.study)
    if package.study.sealed and judge.needs_truth:
        raise TuringDeskError(
            f"The study is sealed, and a {args.judge} judge has to know who made what. "
            "Use --judge coin."
        )
    with ProgressBar("Simulating") as progress:
        done = simulate(package, args.data, [choose] * args.judges, args.seed, progress)
    print(
        f"{number_of(len(done.sessions), 'session')} with {number_of(done.responses, 'answer')} "
        f"saved in {args.data}, marked as simulated wherever they are shown."
    )
    return 0
