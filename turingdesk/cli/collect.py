"""`turingdesk collect`: machines answer a collection, with journals like people's sessions."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

from turingdesk.cli._frame import ProgressBar, command, print_json, tells_lines
from turingdesk.cli._options import add_data_option, add_json, add_study, share, whole
from turingdesk.core.message import number_of, term, to_json

if TYPE_CHECKING:
    from turingdesk.agents._base import AgentSettings, Option, Value
    from turingdesk.agents._collect import CollectReport
    from turingdesk.cli._frame import Commands

_ABOUT_TALKS = (
    "The agent talks with a second one, whose options begin with --with-, such as --with-model. "
    "A second agent of the same kind has the options of the first one unless you give others."
)


def add(commands: Commands) -> None:
    """Register the command."""
    made = command(
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
    add_study(made, "a collection (folder or .tdz)")
    add_data_option(made)
    add_json(made, "print the result as JSON")
    made.add_argument("--block", metavar="ID", action="append", default=[], help="only this block")
    made.add_argument(
        "--name", metavar="NAME", default="", help="the agent's name in the data and its table"
    )
    made.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="work on the workers of this Dask cluster, such as tcp://gpu.lab:8786; the pictures "
        "are sent to them (mccq and saliency)",
    )
    made.set_defaults(wrong=made.error, more=_add_agents)


def _add_agents(parser: argparse.ArgumentParser) -> None:
    """Add the agents there are, each with its options."""
    from turingdesk.agents import AGENTS
    from turingdesk.agents._talk import TALKS

    parser.add_argument("--agent", choices=list(AGENTS), required=True, help="what answers")
    owners: dict[str, list[str]] = {}
    for name, agent in AGENTS.items():
        for option in agent.options:
            owners.setdefault(option, []).append(name)
    groups: dict[str, Any] = {}
    for option, names in owners.items():
        title = ", ".join(names)
        if title not in groups:
            about = AGENTS[title].about if title in AGENTS else None
            groups[title] = parser.add_argument_group(title, about)
        told = AGENTS[names[0]].options[option]
        flag, read = option.replace("_", "-"), _reader(told)
        groups[title].add_argument(f"--{flag}", metavar=told.metavar, type=read, help=told.about)
        parser.add_argument(f"--with-{flag}", type=read, help=argparse.SUPPRESS)
    talks = parser.add_argument_group("conversations of two machines", _ABOUT_TALKS)
    kinds = [name for name, agent in AGENTS.items() if TALKS in agent.tasks]
    talks.add_argument("--with", choices=kinds, help="what the agent talks with")
    talks.add_argument(
        "--with-name", metavar="NAME", default="", help="the second agent's name in the data"
    )


def _reader(option: Option) -> Callable[[str], Value]:
    if isinstance(option.default, int):
        return whole(option.least)
    return share(option.highest, option.least) if isinstance(option.default, float) else str


def run(args: argparse.Namespace) -> int:
    """Collect, and print the result; after Ctrl+C, the agent can continue.

    If another program reads the output, the result is JSON.
    """
    from turingdesk.agents._collect import collect
    from turingdesk.agents._conversations import converse
    from turingdesk.judges.learning.cluster import cluster
    from turingdesk.study.package import open_package
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
        told = {**done.as_dict(), "name": settings.judge}
        print_json(to_json(told) if is_read else told)
    else:
        print(in_words(done))
    return 0


def in_words(done: CollectReport) -> str:
    """What the journals have of an agent, and why some prompts have no answer."""
    from turingdesk.agents._conversations import RESAMPLED

    found, name = done.found, done.settings.name
    said = f"{name}: {number_of(found.trials, 'prompt')} answered in "
    said += number_of(found.sessions, "session")
    if done.partner is not None:
        said = f"{name} and {done.partner.name}: {number_of(found.trials, 'conversation')}, "
        said += f"{done.counts[RESAMPLED]:,} sampled again"
    if "sent" in done.counts:
        said += f", {number_of(done.counts['sent'], 'request')} sent"
    if not found.unanswered:
        return f"{said}."
    why = "\n".join(f"  {n:,}  {why}" for why, n in found.unanswered.items())
    return f"{said}. Without an answer, {sum(found.unanswered.values()):,}:\n{why}"


def _settings(args: argparse.Namespace) -> AgentSettings:
    from turingdesk.agents import AGENTS
    from turingdesk.agents._collect import agent_settings

    if args.dask and (vars(args)["with"] or not AGENTS[args.agent].uses_cluster):
        args.wrong(f"{args.agent} doesn't support --dask")
    return agent_settings(args.agent, _options(args, args.agent, ""), args.name)


def _partner(args: argparse.Namespace) -> AgentSettings | None:
    """The second agent; none if the first one answers alone."""
    from turingdesk.agents._collect import agent_settings

    if (kind := vars(args)["with"]) is None:
        for name, value in vars(args).items():
            if name.startswith("with_") and value:
                args.wrong(f"--{name.replace('_', '-')} needs --with")
        return None
    usual = _options(args, kind, "") if kind == args.agent else {}
    return agent_settings(kind, _options(args, kind, "with_", usual), args.with_name)


def _options(
    args: argparse.Namespace, kind: str, prefix: str, usual: Mapping[str, Value] = {}
) -> dict[str, Value]:
    """The options given for an agent; wrong ones, and those that lack, end the command.

    Args:
        args: As they were read.
        kind: The agent's name on the shelf.
        prefix: Of its options.
        usual: Its options that aren't given.
    """
    from turingdesk.agents import AGENTS

    def flag(name: str) -> str:
        return f"--{prefix}{name}".replace("_", "-")

    known = {name for one in AGENTS.values() for name in one.options}
    told = {name: vars(args)[prefix + name] for name in known}
    given = {**usual, **{name: value for name, value in told.items() if value is not None}}
    options = AGENTS[kind].options
    for name in sorted(given.keys() - options.keys()):
        args.wrong(f"{kind} doesn't support {flag(name)}")
    for name, option in options.items():
        if option.needed and name not in given:
            args.wrong(f"{kind} needs {flag(name)}")
    return given
