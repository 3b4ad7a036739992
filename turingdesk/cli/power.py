"""`turingdesk power`: how many judges a study needs, by simulation over its own schedules."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from turingdesk.cli._frame import ProgressBar, command, print_json, print_table
from turingdesk.cli._options import add_json, add_study, share, whole
from turingdesk.core.message import number_of

if TYPE_CHECKING:
    from turingdesk.analysis.statistics.power import Design, Power, Skill
    from turingdesk.cli._frame import Commands
    from turingdesk.judges._simulate import Schedules

#: What varies, by the name of its option, and how much by default.
_SPREADS = {
    "judge": ("between judges, in log odds of being correct", 0.5),
    "bias": ("of response bias between judges, in log odds of saying 'human'", 0.5),
    "stimulus": ("between stimuli, in log odds of being correct", 0.5),
    "agent": (
        "between machine agents, in log odds of being correct; with five agents or more, results "
        "generalize to other machines",
        0.0,
    ),
}
_INSIDE = share(0.999, 0.001)  #: a share that is neither 0 nor 1
FIRST = 4  #: judges from which on a standard error between judges means something


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "power",
        run,
        "Estimate how many judges a study needs, by simulation.",
        "turingdesk power studies/demo --half-width 0.03\n"
        "turingdesk power studies/demo --effect 0.55 --power 0.9 --sd-judge 0.7 --sd-bias 1\n"
        "turingdesk power studies/demo --margin 0.05 --judges 200 --json",
    )
    add_study(parser)
    _add_goal(parser)
    parser.add_argument(
        "--power", metavar="P", type=_INSIDE, default=0.8, help="the power to reach (default: 0.8)"
    )
    parser.add_argument(
        "--judges", metavar="N", type=whole(2), help="report what this number of judges can show"
    )
    parser.add_argument(
        "--most",
        metavar="N",
        type=whole(2),
        default=1000,
        help="try at most this many judges (default: 1000)",
    )
    _add_simulation(parser)
    add_json(parser)


def _add_simulation(parser: argparse.ArgumentParser) -> None:
    """Add options for the spread of judges and stimuli, and the number of simulated studies."""
    for name, (what, default) in _SPREADS.items():
        parser.add_argument(
            f"--sd-{name}",
            metavar="SD",
            type=share(5.0),
            default=default,
            help=f"standard deviation {what} (default: {default:g})",
        )
    parser.add_argument(
        "--simulations",
        metavar="N",
        type=whole(2),
        default=500,
        help="simulated studies for each number of judges (default: 500)",
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="the seed of the simulated verdicts (default: 1)"
    )


def _add_goal(parser: argparse.ArgumentParser) -> None:
    """Add options for what the study has to show."""
    goal = parser.add_mutually_exclusive_group(required=True)
    goal.add_argument(
        "--half-width",
        metavar="W",
        type=_INSIDE,
        help="goal: the mean half-width of the 95%% CI of detectability",
    )
    goal.add_argument(
        "--effect",
        metavar="D",
        type=share(1.0),
        help="goal: show that this detectability differs from 0.5",
    )
    goal.add_argument(
        "--margin",
        metavar="M",
        type=share(0.499, 0.001),
        help="goal: show that a detectability of 0.5 is equivalent to 0.5 within this margin",
    )


def run(args: argparse.Namespace) -> int:
    """Simulate, and say how many judges it takes."""
    from turingdesk.judges._simulate import Schedules
    from turingdesk.study.package import open_package

    search = _PowerSearch(args, Schedules(open_package(args.study)))
    enough = search.found()
    if args.json:
        print_json(search.as_dict(enough))
    else:
        _print(args, search, enough)
    return 0 if enough is not None else 1


class _PowerSearch:
    """Simulated studies by number of judges, each number once."""

    def __init__(self, args: argparse.Namespace, schedules: Schedules) -> None:
        from turingdesk.analysis.statistics.power import Skill

        chance = args.effect if args.effect is not None else 0.5
        self.args, self.schedules = args, schedules
        spreads = {f"sd_{name}": getattr(args, f"sd_{name}") for name in _SPREADS}
        self.skill: Skill = Skill(chance, chance, **spreads)
        self.tried: dict[int, Power] = {}

    def found(self) -> int | None:
        """The smallest number of judges that will do; None if there is none."""
        from turingdesk.analysis.statistics.power import smallest

        if (judges := self.args.judges) is not None:
            return int(judges) if self._reaches(judges) else None
        return smallest(self._reaches, max(FIRST, self.args.most), FIRST)

    def as_dict(self, enough: int | None) -> dict[str, Any]:
        """The search as plain values."""
        from dataclasses import asdict

        args = self.args
        return {
            "study": str(args.study),
            "goal": self.goal,
            "power": args.power,
            "judges": enough,
            "skill": asdict(self.skill),
            "seed": args.seed,
            "tried": [asdict(power) for _, power in sorted(self.tried.items())],
        }

    @property
    def goal(self) -> dict[str, float]:
        """The goals that were asked for."""
        goals = {name: getattr(self.args, name) for name in ("half_width", "effect", "margin")}
        return {name: value for name, value in goals.items() if value is not None}

    def _reaches(self, judges: int) -> bool:
        power = self.tried[judges] = self._tried(judges)
        if self.args.half_width is not None:
            return power.half_width <= float(self.args.half_width)
        share = power.different if self.args.effect is not None else power.equivalent
        return (share or 0.0) >= float(self.args.power)

    def _tried(self, judges: int) -> Power:
        from turingdesk.analysis.statistics.power import simulate
        from turingdesk.core.errors import TuringDeskError

        args = self.args
        with ProgressBar("Drawing schedules") as progress:
            self.schedules.draw(judges, progress)
        with ProgressBar(f"Simulating studies of {number_of(judges, 'judge')}") as progress:
            try:
                return simulate(
                    self._design(judges),
                    self.skill,
                    args.simulations,
                    args.seed,
                    args.margin,
                    progress,
                )
            except ValueError as wrong:
                raise TuringDeskError(
                    f"The power of {args.study} can't be simulated: {wrong}. It needs "
                    "verdicts on single stimuli by humans and by machines."
                ) from wrong

    def _design(self, judges: int) -> Design:
        import numpy as np

        from turingdesk.analysis.statistics.power import Design

        schedules = self.schedules
        stimuli, agents = (
            np.unique(np.array(names, dtype=str), return_inverse=True)[1]
            for names in (schedules.stimuli, schedules.agents)
        )
        design = Design(
            np.array(schedules.judges, dtype=np.intp),
            stimuli,
            np.array(schedules.is_human, dtype=bool),
            agents,
        )
        return design.first(judges)


def _print(args: argparse.Namespace, search: _PowerSearch, enough: int | None) -> None:
    goal = _words(args)
    if enough is not None and args.judges is None:
        print(f"{enough:,} judges are enough for {goal}.")
    elif args.judges is None:
        print(f"Not even {args.most:,} judges are enough for {goal}.")
    else:
        are = "is" if args.judges == 1 else "are"
        print(
            f"{number_of(args.judges, 'judge')} {are} {'' if enough else 'not '}enough for {goal}."
        )
    rows = [
        [
            power.judges,
            power.verdicts,
            f"{power.half_width:.4f}",
            f"{power.sd:.4f}",
            f"{power.different:.3f}",
            "" if power.equivalent is None else f"{power.equivalent:.3f}",
            f"{power.covered:.3f}",
        ]
        for _, power in sorted(search.tried.items())
    ]
    heads = ["judges", "verdicts", "half width", "SD", "p < 0.05", "equivalent", "covered"]
    print_table(heads, rows)
    first_power = next(iter(search.tried.values()))
    print(f"{first_power.method}; {first_power.simulations:,} studies a row, seed {args.seed}.")
    spreads = ", ".join(f"{name} {getattr(args, f'sd_{name}'):g}" for name in _SPREADS)
    print(f"Standard deviations in log odds: {spreads}.")
    print(first_power.assumptions)
    print(first_power.note)


def _words(args: argparse.Namespace) -> str:
    if args.half_width is not None:
        return f"a 95% CI of ± {args.half_width:g} on average"
    if args.effect is not None:
        return f"finding a detectability of {args.effect:g} with a power of {args.power:g}"
    return f"showing equivalence with 0.5 by {args.margin:g} with a power of {args.power:g}"
