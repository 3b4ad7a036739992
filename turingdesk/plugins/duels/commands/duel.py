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
    from turingdesk.plugins.duels.plan import Plan
    from turingdesk.plugins.duels.plan_file import PlanFile
    from turingdesk.plugins.duels.runner import DuelProgress


DOING = term("Dueling", "what models do now that imitate each other")
_NAMED = 5  #: pairs that are named
_CELL = ("task", "distinguisher", "actor", "target")  #: parts of `Wanted.cell`
STOPPED = "stopped"  #: why a run ended that someone stopped
GROUP, AFTER = "Run", "judge"  #: where `--help` lists it


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "duel",
        run,
        "Let models imitate each other, and let models say who they talked with.",
        "turingdesk new gtt my-duels\n"
        "turingdesk duel check my-duels/plan.toml\n"
        "turingdesk duel run my-duels/plan.toml --data data\n"
        "turingdesk duel score --data data",
    )
    parser.add_argument(
        "what",
        choices=("run", "check", "score"),
        help="run the trials of a plan, check the plan, or print the scores of a data folder",
    )
    parser.add_argument(
        "plan", metavar="PLAN", type=Path, nargs="?", help="the plan (a .toml file or its folder)"
    )
    parser.add_argument("--data", metavar="DIR", type=Path, help="the data folder (run and score)")
    parser.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="run: send requests from the workers of this Dask cluster, such as "
        "tcp://gpu.lab:8786; keys have to be in their environment",
    )
    _add_score(parser)
    add_json(parser, "print the result as JSON")
    parser.set_defaults(wrong=parser.error)


def _add_score(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rankings",
        metavar="FILE.csv",
        type=Path,
        help="score: compare the scores with rankings, from a table with a column model and one "
        "for each ranking, with 1 for the best",
    )
    parser.add_argument(
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
    from turingdesk.plugins.duels.plan_file import open_plan
    from turingdesk.plugins.duels.runner import DuelRun, run_duels
    from turingdesk.system.run_log import run_log

    file = open_plan(args.plan)
    with run_log("duel"), DuelBar(file.plan) as bar:
        if args.dask:
            from turingdesk.plugins.duels.cluster_requests import requests_from
            from turingdesk.system.cluster import cluster

            with cluster(args.dask) as workers, requests_from(workers) as send:
                done = run_duels(DuelRun(file, args.data, bar.tell, send))
        else:
            done = run_duels(DuelRun(file, args.data, bar.tell))
    if args.json or tells_lines():
        details = _as_dict(done, file)
        print_json(to_json(details) if tells_lines() else details)
    else:
        print(_in_words(done, file))
    if done.stopped == STOPPED:
        return 130
    lacks_some = bool(done.given_up or done.short or done.stopped)
    return 1 if lacks_some and not tells_lines() else 0


class DuelBar(ProgressBar):
    """The bar of a run, with its rate, the time left, tokens, and money."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(DOING)
        self._plan = plan
        self._more = ""

    def tell(self, progress: DuelProgress) -> None:
        """Show how far a run is."""
        seconds_left = progress.left_s
        parts = [f"{progress.per_minute:,.0f}/min"]
        if seconds_left is not None:
            parts.append(
                f"{seconds_left:,.0f} s left"
                if seconds_left < 100
                else f"{seconds_left / 60:,.0f} min left"
            )
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
    """The cost of a run so far, and its limit."""
    cost_values = {"cost": round(progress.cost, 2), "currency": plan.currency}
    if not plan.max_cost:
        return message("{cost:,.2f} {currency}", **cost_values)
    return message(
        "{cost:,.2f} of at most {most:,.2f} {currency}", most=plan.max_cost, **cost_values
    )


def _in_short(progress: DuelProgress, plan: Plan) -> str:
    """The course of a run, as the desk says it before the number of trials."""
    seconds_left = progress.left_s
    texts = [DOING]
    if rate := round(progress.per_minute):
        texts.append(plural("%n trial a minute", "%n trials a minute", rate))
    if progress.failed:
        texts.append(plural("%n attempt failed", "%n attempts failed", progress.failed))
    if seconds_left is not None:
        texts.append(plural("%n minute left", "%n minutes left", max(1, round(seconds_left / 60))))
    if progress.tokens:
        texts.append(message("{n:,} tokens", n=progress.tokens))
    if progress.cost:
        texts.append(_cost(progress, plan))
    return join(" \u00b7 ", texts)


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
        "replaced": done.replaced,
        "short": [
            dict(zip(_CELL, cell, strict=True)) | {"counting": n}
            for cell, n in sorted(done.short.items())
        ],
        "messages": done.calls_before + done.calls,
        "tokens": done.tokens,
        "cost": round(done.cost, 6) if file.plan.has_prices else None,
        "currency": file.plan.currency,
        "stopped": done.stopped,
    }


def _in_words(done: DuelProgress, file: PlanFile) -> str:
    """The results of a run, and what it lacks."""
    from turingdesk.plugins.duels.runner import COST_REACHED

    lines = [f"{file.plan.id}: {done.done:,} of {number_of(done.wanted, 'trial')} done."]
    others = {name: n for name, n in done.outcomes.items() if name != "answered"}
    if others:
        counts = ", ".join(f"{name.replace('_', ' ')} {n:,}" for name, n in others.items())
        lines.append(f"Without an answer that counts: {counts}.{_replaced(done)}")
    lines += _short_of(done, file.plan)
    if remarks := {name: n for name, n in done.remarks.items() if n}:
        counts = ", ".join(f"{name.replace('_', ' ')} {n:,}" for name, n in remarks.items())
        lines.append(f"Unusual trials: {counts}.")
    if done.failed:
        reasons = "".join(f" {why} ({n:,})." for why, n in done.failures.most_common(3))
        reasons = f" Most often:{reasons}" if reasons else ""
        lines.append(f"{number_of(done.failed, 'attempt')} failed.{reasons}")
    if done.tokens:
        cost = f", {done.cost:,.2f} {file.plan.currency}" if file.plan.has_prices else ""
        lines.append(f"{done.tokens:,} tokens{cost}.")
    if done.stopped == COST_REACHED:
        lines.append(
            f"Stopped early because {done.stopped}. To continue, raise max_cost in the plan, and "
            "run the same command again."
        )
    elif done.stopped:
        lines.append("Stopped early. Run the same command again to continue.")
    elif done.given_up:
        missing = number_of(done.given_up, "trial")
        lines.append(f"{missing} failed every time. Run the same command again to retry.")
    return "\n".join(lines)


def _replaced(done: DuelProgress) -> str:
    if not done.replaced:
        return ""
    return f" {number_of(done.replaced, 'trial')} replaced by others."


def _short_of(done: DuelProgress, plan: Plan) -> list[str]:
    """Which pairs have fewer answers than the plan wants, and what can be done about it."""
    if not done.short:
        return []
    pairs = [
        f"{actor} as {target}, judged by {judge} ({task}): {n:,}"
        for (task, judge, actor, target), n in sorted(done.short.items())
    ]
    more = f"; and {len(pairs) - _NAMED:,} more" if len(pairs) > _NAMED else ""
    return [
        f"{number_of(len(pairs), 'pair')} with fewer than {plan.trials:,} answers that count: "
        f"{'; '.join(pairs[:_NAMED])}{more}. To try again, raise replacements in the plan."
    ]


def _check(args: argparse.Namespace) -> int:
    return check(args.plan, args.json)


def check(path: Path, as_json: bool) -> int:
    """Print the problems of a plan, or how many trials it has; gives the exit code."""
    from turingdesk.plugins.duels.plan_file import check_plan

    checked_plan = check_plan(path)
    plan = checked_plan.file.plan if checked_plan.file is not None else None
    trials = plan.trials * len(plan.round()) if plan is not None else 0
    if as_json:
        problems = [
            {"severity": problem.severity.value, "line": problem.line, "column": problem.column}
            | {"message": problem.message, "fix": problem.fix}
            for problem in checked_plan.problems
        ]
        print_json({"ok": plan is not None, "trials": trials, "problems": problems})
    else:
        for problem in checked_plan.problems:
            place, text = printable(problem.place), printable(problem.message)
            print(f"{problem.severity.value}: {place}\n  {text}")
            print(f"  {printable(problem.fix)}\n" if problem.fix else "")
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
        results = compute(load(args.data, progress=progress).responses)
    shown_columns = ["task", "distinguisher", "agent", "target", "measure", "n", "value"]
    shown_columns += ["ci_low", "ci_high", "sd"]
    columns = [*shown_columns, "at_least", "at_least_if_equal"]
    rows = results[columns].astype(object).where(results[columns].notna(), None)
    scores: list[dict[Any, Any]] = rows.to_dict("records")
    tables = {"scores": scores, **_beside(args, results)} if scores else {"scores": scores}
    if args.json:
        print_json(tables if len(tables) > 1 else tables["scores"])
        return 0 if scores else 1
    if not scores:
        print("There are no answers to compare.", file=sys.stderr)
        return 1
    for name, table in tables.items():
        print("" if name == "scores" else f"\n{name.capitalize()}:")
        names = [str(name) for name in table[0]] if table and name != "scores" else shown_columns
        print_table(names, [[_short(row[name]) for name in names] for row in table])
    if meaning := _meaning_of_epsilon(results):
        print(f"\n{meaning}")
    return 0


def _meaning_of_epsilon(results: DataFrame) -> str:
    """The meaning of "at least as good as its target" with this number of trials."""
    from turingdesk.analysis.comparator.relation import EPSILON

    if_equal = results["at_least_if_equal"].dropna()
    if if_equal.empty:
        return ""
    least, most = f"{if_equal.min():.0%}", f"{if_equal.max():.0%}"
    return (
        f"With d of at most {EPSILON:g}, an agent counts as at least as good as its target. With "
        "so many trials, one that truly equals its target does so in "
        f"{least if least == most else f'{least} to {most}'} of studies."
    )


def _beside(args: argparse.Namespace, results: DataFrame) -> dict[str, list[dict[Any, Any]]]:
    """Agreement with rankings, and types of questions, where they were asked for."""
    tables: dict[str, list[dict[Any, Any]]] = {}
    if args.rankings:
        from dataclasses import asdict

        from turingdesk.analysis.comparator.rankings import agreement, read_rankings

        rankings = read_rankings(args.rankings)
        tables["agreement"] = [
            {"task": str(task), "ranking": ranking} | asdict(correlation)
            for task, task_scores in results[results["measure"] == "T"].groupby("task")
            for scores in (dict(zip(task_scores["agent"], task_scores["value"], strict=True)),)
            for ranking, correlation in agreement(scores, rankings).items()
        ]
    if args.questions:
        from turingdesk.plugins.duels.duel_trials import DuelFolder

        tables["questions"] = [
            {"task": test.task, "distinguisher": test.distinguisher, "type": kind, "n": n}
            | {"share": n / asked.total}
            for test in DuelFolder(args.data).read()
            for asked in (test.questions(),)
            for kind, n in sorted(asked.by_type.items())
        ]
    return tables


def _short(value: Any) -> Any:
    return round(value, 3) if isinstance(value, float) else value
