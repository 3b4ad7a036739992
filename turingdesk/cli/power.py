"""`turingdesk power`: how many judges a study needs, by simulation over its own schedules."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from turingdesk.cli._frame import ProgressBar, command, print_json, print_table
from turingdesk.cli._options import add_json, add_study
from turingdesk.core.message import number_of

if TYPE_CHECKING:
    from turingdesk.analysis.statistics.power import Design, Power, Skill
    from turingdesk.cli._frame import Commands
    from turingdesk.judges._simulate import Schedules

_GOALS = ("half_width", "effect", "margin")
_SPREADS = ("sd_judge", "sd_bias", "sd_stimulus", "sd_agent")
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
    add_json(parser)
    parser.set_defaults(more=_add_goals)


def _add_goals(parser: argparse.ArgumentParser) -> None:
    """Add what a study can have to show, one of which is needed, and settings of simulations."""
    from turingdesk.cli._command_settings import PowerSettings
    from turingdesk.cli._settings import add_setting, add_settings
    from turingdesk.core.setting import setting_of

    goal = parser.add_mutually_exclusive_group(required=True)
    for name in _GOALS:
        add_setting(goal, setting_of(PowerSettings, name), default=None)
    add_settings(parser, PowerSettings, without=_GOALS)


def run(args: argparse.Namespace) -> int:
    """Simulate, and say how many judges it takes."""
    from turingdesk.judges._simulate import Schedules
    from turingdesk.study.package import open_package

    search = _PowerSearch(args, Schedules(open_package(args.study)))
    enough = search.needed_judges()
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
        spreads = {name: getattr(args, name) for name in _SPREADS}
        self.skill: Skill = Skill(chance, chance, **spreads)
        self.tried: dict[int, Power] = {}

    def needed_judges(self) -> int | None:
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
        goals = {name: getattr(self.args, name) for name in _GOALS}
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
            # Numbers from 0 on in place of names, to index arrays with.
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
    spreads = ", ".join(f"{name.removeprefix('sd_')} {getattr(args, name):g}" for name in _SPREADS)
    print(f"Standard deviations in log odds: {spreads}.")
    print(first_power.assumptions)
    print(first_power.note)


def _words(args: argparse.Namespace) -> str:
    if args.half_width is not None:
        return f"a 95% CI of ± {args.half_width:g} on average"
    if args.effect is not None:
        return f"finding a detectability of {args.effect:g} with a power of {args.power:g}"
    return f"showing equivalence with 0.5 by {args.margin:g} with a power of {args.power:g}"
