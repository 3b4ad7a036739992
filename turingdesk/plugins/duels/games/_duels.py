"""The common ground of all games in which people take part in duels of models (paper 2).

The plan of duels says who meets whom. Every game is one of its trials, in which one or two people
have a role and models have the others; the desk draws the trial and records its result as it does
where only models meet (`people.py`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from turingdesk.core.errors import Problem
from turingdesk.core.message import message
from turingdesk.core.task import PLAY, Task, column
from turingdesk.plugins.live_games.game import GameRules, check_show, usual

#: Their tasks.
DISTINGUISHER, RESPONDENT, DUEL = f"{PLAY}distinguisher", f"{PLAY}respondent", f"{PLAY}duel"
PLAN = "plan.toml"
IS_TARGET = "is_target"  #: the question whose answer is that of the trial


@dataclass(frozen=True, slots=True)
class DuelRules(GameRules):
    """The settings of games that are trials of a plan."""

    minutes: float = usual("minutes", 0.0)
    characters: int = usual("characters", 4_000)
    own_delay: str = usual("own_delay", "0")
    reveal: bool = usual("reveal", False)
    plan: str = column(
        message("The file of the package with the plan of duels"),
        default=PLAN,
        required=False,
        title=message("Plan of duels"),
    )
    target: str = column(
        message("The model of the plan that is imitated in these games. Empty: any of them"),
        default="",
        required=False,
        title=message("Imitated model"),
    )


def of_duels(task: Task) -> Task:
    """A game whose block names a plan of duels."""
    return replace(task, files=(*task.files, "plan"), check_show=_check)


def _check(rules: DuelRules, files: Mapping[str, tuple[str, str]]) -> list[Problem]:
    """Problems of the settings; what the plan says is checked when it is opened."""
    problems = check_show(rules, files)
    if not rules.plan:
        what = message("The block names no plan of duels.")
        problems.append(
            Problem(what, message("Remove the line, or specify a file."), column="plan")
        )
    return problems
