"""`turingdesk judge`: machines judge a study's answers, with journals like people's sessions."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.cli._frame import command, print_json, tells_lines
from turingdesk.cli._options import add_data_option, add_json, add_study
from turingdesk.core.message import number_of, to_json
from turingdesk.core.plugin import names_in

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.judges._recorders import JudgeReport, VerdictCounts

#: The judges, each with the module that contains its arguments (`add`) and its work (`run`).
KINDS: Mapping[str, str] = {
    "language_model": "turingdesk.plugins.machine_judges.commands._language_model",
    **dict.fromkeys(
        names_in("turingdesk.plugins.machine_judges.trained"),
        "turingdesk.plugins.machine_judges.commands._trained",
    ),
}
GROUP, AFTER = "Run", "kiosk"  #: where `--help` lists it


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "judge",
        run,
        "Let machines judge a study's answers.",
        "turingdesk judge studies/demo --judge svm --features ngrams --data data\n"
        "turingdesk judge studies/demo --judge language_model --model llama3.1:8b "
        "--server http://localhost:11434/v1 --judges 10 --data data\n"
        "turingdesk judge my-study --judge language_model --model qwen3 "
        "--server http://gpu:8080/v1 --example conv64 --block talks --data data --json",
    )
    add_study(parser)
    parser.add_argument("--judge", choices=sorted(KINDS), required=True, help="the kind of judge")
    add_data_option(parser)
    add_json(parser, "print the results as JSON, as `analyze --json` does")
    parser.set_defaults(wrong=parser.error, more=_add_kinds)


def _add_kinds(parser: argparse.ArgumentParser) -> None:
    """Add the options that each kind of judge has."""
    for module in dict.fromkeys(KINDS.values()):
        import_module(module).add(parser)


def run(args: argparse.Namespace) -> int:
    """Judge, and print the result; after Ctrl+C, the judge can continue.

    If another program reads the output, the result is JSON, without an analysis.
    """
    from turingdesk.system.run_log import run_log

    if is_read := tells_lines():  # it stops us as a person does, whatever it made of Ctrl+C
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with run_log("judge"):
            done: JudgeReport = import_module(KINDS[args.judge]).run(args)
    except KeyboardInterrupt:
        print(
            "\nStopped. Verdicts so far are saved. Run the same command again to continue.",
            file=sys.stderr,
        )
        return 130
    if args.json or is_read:
        results = {} if is_read else analysed(args.data, done)
        details = {**done.details, "name": done.judge}
        print_json({"judge": to_json(details) if is_read else details, **results})
        return 0
    print(done.summary)
    print(f"See `turingdesk analyze {args.data} --machines --by judge`.")
    return 0


def analysed(data: Path, done: JudgeReport) -> dict[str, Any]:
    """The results of `analyze --json` for one judge's verdicts."""
    from dataclasses import replace

    from turingdesk.analysis._overview import overview
    from turingdesk.journal.judge_kind import JudgeKind
    from turingdesk.table.table import load

    table = load(data, done.study)
    judge_table = replace(
        table,
        responses=table.responses[table.responses["judge"] == done.judge],
        sessions=table.sessions[table.sessions["judge"] == done.judge],
    )
    return overview(judge_table, kind=JudgeKind.MACHINES, everything=True)


def in_words(counts: VerdictCounts) -> str:
    """A summary of a judge's journals, for the last line.

    >>> from turingdesk.judges._recorders import VerdictCounts
    >>> in_words(VerdictCounts(2, 20, {"empty reply": 1}))
    '2 sessions with 20 trials judged, 1 without a verdict (empty reply: 1)'
    """
    summary = (
        f"{number_of(counts.sessions, 'session')} with {number_of(counts.trials, 'trial')} judged"
    )
    if not counts.unanswered:
        return summary
    why = "; ".join(f"{why}: {n:,}" for why, n in counts.unanswered.items())
    return f"{summary}, {sum(counts.unanswered.values()):,} without a verdict ({why})"
