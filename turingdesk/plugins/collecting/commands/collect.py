"""`turingdesk collect`: machines answer a collection, with journals like people's sessions."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Mapping
from contextlib import nullcontext
from typing import TYPE_CHECKING

from turingdesk.cli._frame import ProgressBar, command, print_json, tells_lines
from turingdesk.cli._options import add_data_option, add_json, add_study
from turingdesk.core.message import number_of, term, to_json

if TYPE_CHECKING:
    from turingdesk.agents._base import AgentSettings
    from turingdesk.cli._frame import Commands
    from turingdesk.core.setting import Setting
    from turingdesk.plugins.collecting.collect import CollectReport

GROUP, AFTER = "Run", "kiosk"  #: where `--help` lists it
_ABOUT_TALKS = (
    "The agent talks with a second one, whose options begin with --with-, such as --with-model. "
    "A second agent of the same kind has the options of the first one unless you give others."
)


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "collect",
        run,
        "Let a machine answer the prompts of a collection.",
        "turingdesk collect my-colors --agent mccq --data data\n"
        "turingdesk collect my-words --agent nearest_word --vectors glove.txt --data data\n"
        "turingdesk collect my-captions --agent openai --model llava "
        "--server http://gpu:8080/v1 --at-once 16 --data data\n"
        "turingdesk collect my-conversations --agent openai --model llama3 "
        "--server http://gpu:8080/v1 --with eliza --data data",
    )
    add_study(parser, "a collection (folder or .tdz)")
    add_data_option(parser)
    add_json(parser, "print the result as JSON")
    parser.add_argument(
        "--block", metavar="ID", action="append", default=[], help="only this block"
    )
    parser.add_argument(
        "--name", metavar="NAME", default="", help="the agent's name in the data and its table"
    )
    parser.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="work on the workers of this Dask cluster, such as tcp://gpu.lab:8786; the pictures "
        "are sent to them (mccq and saliency)",
    )
    parser.set_defaults(wrong=parser.error, more=_add_agents)


def _add_agents(parser: argparse.ArgumentParser) -> None:
    """Add the agents there are, each with its options."""
    from turingdesk.agents import AGENTS
    from turingdesk.agents._talk import TALKS
    from turingdesk.cli._settings import add_options

    parser.add_argument("--agent", choices=list(AGENTS), required=True, help="what answers")
    abouts = {name: agent.about for name, agent in AGENTS.items()}
    add_options(parser, _agent_options(), abouts, hidden="with-")
    talks = parser.add_argument_group("conversations of two machines", _ABOUT_TALKS)
    kinds = [name for name, agent in AGENTS.items() if TALKS in agent.tasks]
    talks.add_argument("--with", choices=kinds, help="what the agent talks with")
    talks.add_argument(
        "--with-name", metavar="NAME", default="", help="the second agent's name in the data"
    )


def run(args: argparse.Namespace) -> int:
    """Collect, and print the result; after Ctrl+C, the agent can continue.

    If another program reads the output, the result is JSON.
    """
    from turingdesk.plugins.collecting.collect import collect
    from turingdesk.plugins.collecting.conversations import converse
    from turingdesk.study.package import open_package
    from turingdesk.system.cluster import cluster
    from turingdesk.system.run_log import run_log

    if is_read := tells_lines():  # it stops us as a person does, whatever it made of Ctrl+C
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    settings = _settings(args)
    partner = _partner(args)
    try:
        with (
            run_log("collect"),
            cluster(args.dask) if args.dask else nullcontext() as workers,
            ProgressBar(term("Collecting", "what an agent does now")) as progress,
        ):
            package = open_package(args.study)
            if partner is None:
                done = collect(package, args.data, settings, args.block, progress, workers)
            else:
                done = converse(package, args.data, (settings, partner), args.block, progress)
    except KeyboardInterrupt:
        print(
            "\nStopped. Answers so far are saved. Run the same command again to continue.",
            file=sys.stderr,
        )
        return 130
    if args.json or is_read:
        details = {**done.as_dict(), "name": settings.judge}
        print_json(to_json(details) if is_read else details)
    else:
        print(in_words(done))
    return 0


def in_words(done: CollectReport) -> str:
    """A summary of the journals of an agent, with the reasons for prompts without an answer."""
    from turingdesk.plugins.collecting.conversations import RESAMPLED

    counts, name = done.verdict_counts, done.settings.name
    summary = f"{name}: {number_of(counts.trials, 'prompt')} answered in "
    summary += number_of(counts.sessions, "session")
    if done.partner is not None:
        summary = f"{name} and {done.partner.name}: {number_of(counts.trials, 'conversation')}, "
        summary += f"{done.counts[RESAMPLED]:,} sampled again"
    if "sent" in done.counts:
        summary += f", {number_of(done.counts['sent'], 'request')} sent"
    if not counts.unanswered:
        return f"{summary}."
    why = "\n".join(f"  {n:,}  {why}" for why, n in counts.unanswered.items())
    return f"{summary}. Without an answer, {sum(counts.unanswered.values()):,}:\n{why}"


def _settings(args: argparse.Namespace) -> AgentSettings:
    from turingdesk.agents import AGENTS
    from turingdesk.agents._settings import agent_settings
    from turingdesk.cli._settings import options_given

    if args.dask and (vars(args)["with"] or not AGENTS[args.agent].uses_cluster):
        args.wrong(f"{args.agent} doesn't support --dask")
    return agent_settings(
        args.agent, options_given(args, _agent_options(), [args.agent]), args.name
    )


def _partner(args: argparse.Namespace) -> AgentSettings | None:
    """The second agent; none if the first one answers alone."""
    from turingdesk.agents._settings import agent_settings
    from turingdesk.cli._settings import options_given

    if (kind := vars(args)["with"]) is None:
        for name, value in vars(args).items():
            if name.startswith("with_") and value:
                args.wrong(f"--{name.replace('_', '-')} needs --with")
        return None
    machines = _agent_options()
    defaults = options_given(args, machines, [kind]) if kind == args.agent else {}
    return agent_settings(
        kind, options_given(args, machines, [kind], "with-", defaults), args.with_name
    )


def _agent_options() -> Mapping[str, Mapping[str, Setting]]:
    from turingdesk.agents import AGENTS

    return {name: agent.options for name, agent in AGENTS.items()}
