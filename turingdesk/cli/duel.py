"""`turingdesk duel`: models that imitate each other, by a plan."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.cli._frame import ProgressBar, command, print_json, tells_lines
from turingdesk.cli._options import add_json
from turingdesk.core.message import join, message, number_of, plural, term, to_json
from turingdesk.core.printable import printable

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.cli._frame import Commands
    from turingdesk.duels.plan import Plan
    from turingdesk.duels.plan_file import PlanFile
    from turingdesk.duels.runner import DuelProgress


DOING = term("Dueling", "what models do now that imitate each other")
STOPPED = "stopped"  #: why a run ended that someone stopped


def add(commands: Commands) -> None:
    """Register the command."""
    made = command(
        commands,
        "duel",
        run,
        "Let models imitate each other, and let models say who they talked with.",
        "turingdesk new gtt my-duels\n"
        "turingdesk duel check my-duels/plan.toml\n"
        "turingdesk duel run my-duels/plan.toml --data data\n"
        "turingdesk duel score --data data",
    )
    made.add_argument(
        "what",
        choices=("run", "check", "score"),
        help="run the trials of a plan, check the plan, or print the scores of a data folder",
    )
    made.add_argument(
        "plan", metavar="PLAN", type=Path, nargs="?", help="the plan (a .toml file or its folder)"
    )
    made.add_argument("--data", metavar="DIR", type=Path, help="the data folder (run and score)")
    made.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="run: send requests from the workers of this Dask cluster, such as "
        "tcp://gpu.lab:8786; keys have to be in their environment",
    )
    _add_score(made)
    add_json(made, "print the result as JSON")
    made.set_defaults(wrong=made.error)


def _add_score(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--rankings",
        metavar="FILE.csv",
        type=Path,
        help="score: compare the scores with rankings, from a table with a column model and one "
        "for each ranking, with 1 for the best",
    )
    made.add_argument(
        "--questions",
        action="store_true",
        help="score: also count what distinguishers ask, by type of question",
    )


def run(args: argparse.Namespace) -> int:
    """Run a plan, check it, or print scores."""
    needed = {"run": ("plan", "data"), "check": ("plan",), "score": ("data",)}[args.what]
    for name in needed:
        if getattr(args, name) is None:
            args.wrong(f"duel {args.what} needs {'PLAN' if name == 'plan' else '--data'}")
    return {"run": _run, "check": _check, "score": _score}[args.what](args)


def _run(args: argparse.Namespace) -> int:
    from turingdesk.duels.plan_file import open_plan
    from turingdesk.duels.runner import DuelRun, run_duels
    from turingdesk.system.run_log import run_log

    file = open_plan(args.plan)
    with run_log("duel"), DuelBar(file.plan) as bar:
        if args.dask:
            from turingdesk.duels.cluster_requests import requests_from
            from turingdesk.judges.learning.cluster import cluster

            with cluster(args.dask) as workers, requests_from(workers) as send:
                done = run_duels(DuelRun(file, args.data, bar.tell, send))
        else:
            done = run_duels(DuelRun(file, args.data, bar.tell))
    if args.json or tells_lines():
        told = _as_dict(done, file)
        print_json(to_json(told) if tells_lines() else told)
    else:
        print(_in_words(done, file))
    if done.stopped == STOPPED:
        return 130
    return 1 if done.given_up and not tells_lines() else 0


class DuelBar(ProgressBar):
    """The bar of a run, with its rate, the time left, tokens, and money."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(DOING)
        self._plan = plan
        self._more = ""

    def tell(self, progress: DuelProgress) -> None:
        """Show how far a run is."""
        left = progress.left_s
        parts = [f"{progress.per_minute:,.0f}/min"]
        if left is not None:
            parts.append(f"{left:,.0f} s left" if left < 100 else f"{left / 60:,.0f} min left")
        parts += [f"{progress.failed:,} failed"] if progress.failed else []
        parts += [f"{progress.tokens:,} tokens"] if progress.tokens else []
        parts += [_cost(progress, self._plan)] if progress.cost else []
        self._more = ", ".join(parts)
        if tells_lines():
            self._label = _in_short(progress, self._plan)
        self(progress.done, progress.wanted)

    def _write(self, text: str) -> None:
        super()._write(f"{text}  {self._more}" if text else "")


def _cost(progress: DuelProgress, plan: Plan) -> str:
    """What a run cost so far, and where it stops."""
    told = {"cost": round(progress.cost, 2), "currency": plan.currency}
    if not plan.max_cost:
        return message("{cost:,.2f} {currency}", **told)
    return message("{cost:,.2f} of at most {most:,.2f} {currency}", most=plan.max_cost, **told)


def _in_short(progress: DuelProgress, plan: Plan) -> str:
    """How a run goes, as the desk says it before the number of trials."""
    left = progress.left_s
    said = [DOING]
    if rate := round(progress.per_minute):
        said.append(plural("%n trial a minute", "%n trials a minute", rate))
    if progress.failed:
        said.append(plural("%n attempt failed", "%n attempts failed", progress.failed))
    if left is not None:
        said.append(plural("%n minute left", "%n minutes left", max(1, round(left / 60))))
    if progress.tokens:
        said.append(message("{n:,} tokens", n=progress.tokens))
    if progress.cost:
        said.append(_cost(progress, plan))
    return join(" \u00b7 ", said)


def _as_dict(done: DuelProgress, file: PlanFile) -> dict[str, Any]:
    return {
        "plan": file.plan.id,
        "wanted": done.wanted,
        "done": done.done,
        "failed_attempts": done.failed,
        "failures": [{"why": why, "n": n} for why, n in done.failures.most_common()],
        "given_up": done.given_up,
        "outcomes": dict(done.outcomes),
        "remarks": {name: n for name, n in done.remarks.items() if n},
        "messages": done.calls,
        "tokens": done.tokens,
        "cost": round(done.cost, 6) if file.plan.has_prices else None,
        "currency": file.plan.currency,
        "stopped": done.stopped,
    }


def _in_words(done: DuelProgress, file: PlanFile) -> str:
    """What a run has, and what it lacks."""
    from turingdesk.duels.runner import COST_REACHED

    said = [f"{file.plan.id}: {done.done:,} of {number_of(done.wanted, 'trial')} done."]
    others = {name: n for name, n in done.outcomes.items() if name != "answered"}
    if others:
        counts = ", ".join(f"{name.replace('_', ' ')} {n:,}" for name, n in others.items())
        said.append(f"Without an answer that counts: {counts}.")
    if remarks := {name: n for name, n in done.remarks.items() if n}:
        counts = ", ".join(f"{name.replace('_', ' ')} {n:,}" for name, n in remarks.items())
        said.append(f"Unusual trials: {counts}.")
    if done.failed:
        reasons = "".join(f" {why} ({n:,})." for why, n in done.failures.most_common(3))
        reasons = f" Most often in this run:{reasons}" if reasons else ""
        said.append(f"{number_of(done.failed, 'attempt')} failed.{reasons}")
    if done.tokens:
        cost = f", {done.cost:,.2f} {file.plan.currency}" if file.plan.has_prices else ""
        said.append(f"{done.tokens:,} tokens{cost}.")
    if done.stopped == COST_REACHED:
        said.append(f"Stopped early because {done.stopped}. Raise max_cost to continue.")
    elif done.stopped:
        said.append("Stopped early. Run the same command again to continue.")
    elif done.given_up:
        missing = number_of(done.given_up, "trial")
        said.append(f"{missing} failed every time. Run the same command again to retry.")
    return "\n".join(said)


def _check(args: argparse.Namespace) -> int:
    return check(args.plan, as_json=args.json)


def check(path: Path, *, as_json: bool) -> int:
    """Print the problems of a plan, or how many trials it has; gives the exit code."""
    from turingdesk.duels.plan_file import check_plan

    found = check_plan(path)
    plan = found.file.plan if found.file is not None else None
    trials = plan.trials * len(plan.round()) if plan is not None else 0
    if as_json:
        problems = [
            {"severity": one.severity.value, "line": one.line, "column": one.column}
            | {"message": one.message, "fix": one.fix}
            for one in found.problems
        ]
        print_json({"ok": plan is not None, "trials": trials, "problems": problems})
    else:
        for one in found.problems:
            print(f"{one.severity.value}: {printable(one.place)}\n  {printable(one.message)}")
            print(f"  {printable(one.fix)}\n" if one.fix else "")
        if plan is not None:
            models = number_of(len(plan.models), "model")
            print(f"{plan.id}: {number_of(trials, 'trial')} of {models}. The plan can run.")
            if with_people := plan.with_people:
                print(f"{number_of(with_people, 'trial')} with a person: games of a study.")
    return 0 if plan is not None else 1


def _score(args: argparse.Namespace) -> int:
    """Print the Turing scores of a data folder, and what was asked for beside them."""
    from turingdesk.analysis.turing_scores import compute
    from turingdesk.cli._frame import print_table
    from turingdesk.table.table import load

    if not args.data.is_dir():
        from turingdesk.core.errors import BadSource

        raise BadSource(f"TuringDesk can't find the data folder {args.data}. Check the name.")
    with ProgressBar("Reading") as progress:
        found = compute(load(args.data, progress=progress).responses)
    columns = ["task", "distinguisher", "agent", "target", "measure", "n", "value", "sd"]
    rows = found[columns].astype(object).where(found[columns].notna(), None)
    scores: list[dict[Any, Any]] = rows.to_dict("records")
    told = {"scores": scores, **_beside(args, found)} if scores else {"scores": scores}
    if args.json:
        print_json(told if len(told) > 1 else told["scores"])
        return 0 if scores else 1
    if not scores:
        print("There are no answers to compare.", file=sys.stderr)
        return 1
    for name, table in told.items():
        print("" if name == "scores" else f"\n{name.capitalize()}:")
        names = [str(one) for one in table[0]] if table else columns
        print_table(names, [[_short(row[one]) for one in names] for row in table])
    return 0


def _beside(args: argparse.Namespace, found: DataFrame) -> dict[str, list[dict[Any, Any]]]:
    """Agreement with rankings, and types of questions, where they were asked for."""
    told: dict[str, list[dict[Any, Any]]] = {}
    if args.rankings:
        from dataclasses import asdict

        from turingdesk.analysis.comparator.rankings import agreement, read_rankings

        rankings = read_rankings(args.rankings)
        told["agreement"] = [
            {"task": str(task)} | asdict(one)
            for task, own in found[found["measure"] == "T"].groupby("task")
            for one in agreement(dict(zip(own["agent"], own["value"], strict=True)), rankings)
        ]
    if args.questions:
        from turingdesk.desk.duel_trials import DuelFolder

        told["questions"] = [
            {"task": test.task, "distinguisher": test.distinguisher, "type": kind, "n": n}
            | {"share": n / asked.total}
            for test in DuelFolder(args.data).read()
            for asked in (test.questions(),)
            for kind, n in sorted(asked.by_type.items())
        ]
    return told


def _short(value: Any) -> Any:
    return round(value, 3) if isinstance(value, float) else value
