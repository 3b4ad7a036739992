"""host and join: many booths and one desk, over the network or by carrying folders."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.cli._frame import command, tells_lines
from turingdesk.core.printable import printable

if TYPE_CHECKING:
    from turingdesk.agents._base import Value
    from turingdesk.cli._frame import Commands

#: Settings of a host whose options are in a group; the others are in none.
_OF_SITE = ("web_port", "certificate", "key", "insecure_http")


def add(commands: Commands) -> None:
    """Register the commands of this group."""
    _add_host(commands)
    _add_send(commands)
    _add_join(commands)


def _add_host(commands: Commands) -> None:
    host = command(
        commands,
        "host",
        _host,
        "Pair with the lab's booths, and receive the sessions that they record.",
        "turingdesk host --data data\nturingdesk host --data data --port 4000\n"
        "turingdesk host --data data --collection my-conversations --agent eliza --machines 0.5",
    )
    host.add_argument("--data", metavar="DIR", type=Path, required=True, help="the data folder")
    about = "read and write JSON, one object in each line"
    host.add_argument("--json", action="store_true", help=about)
    host.set_defaults(wrong=host.error, more=_add_settings)


def _add_settings(host: argparse.ArgumentParser) -> None:
    from turingdesk.cli._settings import add_settings
    from turingdesk.core.setting import named_settings
    from turingdesk.net.host_settings import HostSettings, PartnerSettings

    add_settings(host, HostSettings, without=_OF_SITE)
    others = [name for name in named_settings(HostSettings) if name not in _OF_SITE]
    add_settings(_site_group(host), HostSettings, without=others)
    machines = host.add_argument_group(
        "machines",
        "In collected conversations and in games, machines can be partners. In games, those in "
        "the study's agents.csv take part, or else the agent.",
    )
    add_settings(machines, PartnerSettings)
    machines.add_argument(
        "--set",
        metavar="OPTION=VALUE",
        action="append",
        default=[],
        help="an option of the agent as `collect` has it, such as model=llama3",
    )


def _site_group(host: argparse.ArgumentParser) -> argparse._ArgumentGroup:
    site = host.add_argument_group(
        "browsers",
        "Participants can take part in a study in the browser of their phone or computer. "
        "`turingdesk invite` creates the links.",
    )
    site.add_argument(
        "--web",
        metavar="STUDY",
        type=Path,
        action="append",
        default=[],
        help="let participants take part in this study in browsers; can be given several times",
    )
    return site


def _add_send(commands: Commands) -> None:
    send = command(
        commands,
        "send",
        _send,
        "Send the sessions recorded here to the desk that this booth is paired with.",
        "turingdesk send data\nturingdesk send data --within 60",
    )
    send.add_argument("data", metavar="DATA", type=Path, help="the kiosk's data folder")
    about = "the desk's address, if it changed since pairing"
    send.add_argument("--desk", metavar="HOST[:PORT]", default="", help=about)
    about = "stop after this many seconds (default: 600)"
    send.add_argument("--within", metavar="S", type=float, default=600.0, help=about)


def _add_join(commands: Commands) -> None:
    join = command(
        commands,
        "join",
        _join,
        "Merge data folders that were copied from other computers.",
        "turingdesk join data /media/stick/booth-1 /media/stick/booth-2\n"
        "turingdesk join data /media/stick/booth-2 --rename",
    )
    join.add_argument("data", metavar="DATA", type=Path, help="the data folder")
    about = "data folders to merge; they don't change"
    join.add_argument("sources", metavar="FROM", type=Path, nargs="+", help=about)
    about = (
        "people whose code someone else has in DATA are different people: give them new codes, "
        "such as P-001-booth-2. Their sessions keep everything else but signatures and receipts"
    )
    join.add_argument("--rename", action="store_true", help=about)


def _host(args: argparse.Namespace) -> int:
    import asyncio

    from turingdesk.cli._settings import from_arguments
    from turingdesk.net.console import run
    from turingdesk.net.host_settings import HostSettings
    from turingdesk.system.process import raise_file_limit
    from turingdesk.system.run_log import run_log

    # Each connection is an open file, and so is each journal; systems allow few at first.
    raise_file_limit()
    settings = from_arguments(HostSettings, args, "a host")
    if error := settings.validation_error():
        args.wrong(error)
    with run_log("host"), _machines(args) as machines:
        programs = {"is_json": args.json, "has_messages": tells_lines()}
        site = settings.site, args.web
        at = settings.listening, settings.port
        serving = run(args.data, at, **programs, machines=machines, site=site)
        asyncio.run(serving)
    return 0


@contextmanager
def _machines(args: argparse.Namespace) -> Iterator[Any]:
    """The machines that take part beside people, if there are to be any."""
    if not args.collection:
        if args.agent:
            args.wrong("--agent needs --collection")
        yield None
        return
    from turingdesk.net.host_part import PARTS, MachineWish, NeedsAgent
    from turingdesk.study.package import open_package

    if not PARTS:
        args.wrong("--collection needs a plugin in which people meet, such as live_games")
    options = partial(_agent_options, args)
    wish = MachineWish(args.agent, args.name, args.machines, options)
    (part, *_) = PARTS.values()
    try:
        with part.machines(open_package(Path(args.collection)), args.data, wish) as machines:
            yield machines
    except NeedsAgent as problem:
        args.wrong(str(problem))


def _agent_options(args: argparse.Namespace, agent: str, is_complete: bool) -> dict[str, Value]:
    """The options of an agent; wrong ones end the command, and those that lack if asked for."""
    from turingdesk.agents import AGENTS
    from turingdesk.cli._settings import metavar
    from turingdesk.core.arguments import parsed

    options = AGENTS[agent].options
    values_by_option: dict[str, Value] = {}
    for setting in args.set:
        name, _, value = setting.partition("=")
        name = name.replace("-", "_")
        if name not in options:
            args.wrong(f"{agent} has no option {name!r}")
        try:
            values_by_option[name] = parsed(options[name], value)
        except ValueError as problem:
            args.wrong(f"--set {setting}: {problem}")
    for name, option in options.items():
        if is_complete and option.required and name not in values_by_option:
            args.wrong(f"{agent} needs --set {name}={metavar(option)}")
    return values_by_option


def _send(args: argparse.Namespace) -> int:
    from turingdesk.core.errors import WriteFailed
    from turingdesk.net.kiosk_link import KioskLink
    from turingdesk.net.paired_desk import address, paired
    from turingdesk.system.disk import size

    desk = paired()
    if desk is None:
        raise WriteFailed(
            "This kiosk isn't paired with a desk. Pair it: turingdesk kiosk --desk HOST "
            "--pair CODE."
        )
    link = KioskLink(args.data, desk.at(*address(args.desk)) if args.desk else desk)
    link.start()
    try:
        is_there = link.flush(args.within)
        state = link.state
    finally:
        link.stop()
    if is_there:
        print(f"Everything in {args.data} is at {printable(desk.desk)}.")
        return 0
    raise WriteFailed(f"{size(state.unsent)} of {args.data} are not at the desk. {state.trouble}")


def _join(args: argparse.Namespace) -> int:
    import sys

    from turingdesk.cli._frame import ProgressBar
    from turingdesk.journal.audit import write
    from turingdesk.net.join import join
    from turingdesk.net.transfer import Merge
    from turingdesk.system.access import system_user

    with ProgressBar("Joining") as progress:
        joined = join(args.data, args.sources, progress, rename=args.rename)
    counts = {how.value: joined.counts[how] for how in Merge if joined.counts[how]}
    folders = [str(source) for source in args.sources]
    write(
        args.data,
        "joined folders",
        system_user(),
        {"desk": "command line", "from": folders, **counts},
    )
    first, *others = joined.sentences
    print(first)
    print(*others, sep="\n", end="\n" if others else "", file=sys.stderr)
    return 0 if joined.is_whole else 1
