"""host and join: many booths and one desk, over the network or by carrying folders."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import command, tells_lines
from turingdesk.core.printable import printable

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands

PORT = 47357  #: as in net/paired_desk.py, which is imported late


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
        "turingdesk host --data data\nturingdesk host --data data --port 4000",
    )
    host.add_argument("--data", metavar="DIR", type=Path, required=True, help="the data folder")
    host.add_argument(
        "--port",
        metavar="N",
        type=_port,
        default=PORT,
        help=f"the port to listen on (default: {PORT})",
    )
    about = "listen on this address only (default: on all)"
    host.add_argument("--address", metavar="IP", default="", help=about)
    about = "read and write JSON, one object in each line"
    host.add_argument("--json", action="store_true", help=about)


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
        "turingdesk join data /media/stick/booth-1 /media/stick/booth-2",
    )
    join.add_argument("data", metavar="DATA", type=Path, help="the data folder")
    about = "data folders to merge; they don't change"
    join.add_argument("sources", metavar="FROM", type=Path, nargs="+", help=about)


def _host(args: argparse.Namespace) -> int:
    import asyncio

    from turingdesk.net.console import run
    from turingdesk.system.run_log import run_log

    with run_log("host"):
        programs = {"is_json": args.json, "has_messages": tells_lines()}
        asyncio.run(run(args.data, args.port, args.address, **programs))
    return 0


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port: a number up to 65535")
    return int(text)


def _send(args: argparse.Namespace) -> int:
    from turingdesk.core.errors import WriteFailed
    from turingdesk.net.kiosk_link import KioskLink
    from turingdesk.net.paired_desk import address, paired
    from turingdesk.system.disk import size

    desk = paired()
    if desk is None:
        raise WriteFailed(
            "This kiosk is paired with no desk. Pair it: turingdesk kiosk --desk HOST --pair CODE."
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

    from turingdesk.cli._frame import Progress
    from turingdesk.journal.audit import write
    from turingdesk.net.join import join
    from turingdesk.net.transfer import Merge
    from turingdesk.system.access import system_user

    with Progress("Joining") as progress:
        joined = join(args.data, args.sources, progress)
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
