"""`turingdesk bots`: the bots that can connect to this desk, their keys, and approvals."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import command

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.plugins.live_games.net.registered_bots import RegisteredBot, RegisteredBots

_ACTIONS = ("list", "add", "approve", "revoke")

GROUP, AFTER = "Lab", "join"  #: where `--help` lists it


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "bots",
        run,
        "List the bots that can connect to this desk; add, approve, or revoke one.",
        "turingdesk bots list\n"
        "turingdesk bots add Maple --languages en de --data data\n"
        "turingdesk bots approve Maple --data data\n"
        "turingdesk bots revoke Maple --data data",
    )
    parser.add_argument("action", choices=_ACTIONS, help="what to do")
    parser.add_argument("name", metavar="NAME", nargs="?", default="", help="the bot's name")
    parser.add_argument(
        "--languages",
        metavar="CODE",
        nargs="+",
        default=[],
        help="the languages that the bot can play in, two letters each, such as en de",
    )
    about = "the data folder, whose audit log records who did it"
    parser.add_argument("--data", metavar="DIR", type=Path, help=about)
    parser.set_defaults(wrong=parser.error)


def run(args: argparse.Namespace) -> int:
    """Do what is asked for."""
    from turingdesk.plugins.live_games.net.registered_bots import RegisteredBots

    bots = RegisteredBots()
    if args.action == "list":
        return _list(bots)
    if not args.name:
        args.wrong(f"`bots {args.action}` needs the bot's name")
    if args.data is None:
        args.wrong(f"`bots {args.action}` needs --data, whose audit log records who did it")
    {"add": _add, "approve": _approve, "revoke": _revoke}[args.action](bots, args)
    return 0


def _list(bots: RegisteredBots) -> int:
    from turingdesk.cli._frame import print_table

    rows = [
        (bot.name, " ".join(bot.languages), "approved" if bot.is_approved else "not approved")
        for bot in bots.all()
    ]
    if rows:
        print_table(("name", "languages", "state"), rows)
    else:
        print("No bot has a key. Add one: turingdesk bots add NAME --languages en --data DIR.")
    print(f"\nKept in {bots.file}.")
    return 0


def _add(bots: RegisteredBots, args: argparse.Namespace) -> None:
    if not args.languages:
        args.wrong("`bots add` needs --languages, such as --languages en de")
    bot, key = bots.add(args.name, args.languages)
    _record(args.data, "added a bot", bot)
    print(f"The key of {bot.name}, which is shown only now:\n\n  {key}\n")
    print("The bot can connect with it, and plays with participants once it is approved.")


def _approve(bots: RegisteredBots, args: argparse.Namespace) -> None:
    bot = bots.approve(args.name)
    _record(args.data, "approved a bot", bot)
    print(f"{bot.name} plays with participants from now on.")


def _revoke(bots: RegisteredBots, args: argparse.Namespace) -> None:
    bot = bots.revoke(args.name)
    _record(args.data, "revoked the key of a bot", bot)
    print(f"The key of {bot.name} is no longer valid.")


def _record(data: Path, what: str, bot: RegisteredBot) -> None:
    from turingdesk.plugins.live_games.net.registered_bots import record
    from turingdesk.system.access import system_user

    record(data, what, system_user(), bot)
