"""kiosk and timing-test: what runs at the participant's machine."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import ProgressBar, command, print_json
from turingdesk.cli._options import add_json
from turingdesk.core.printable import printable

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands


def add(commands: Commands) -> None:
    """Register the commands of this group."""
    _add_kiosk(commands)
    _add_timing_check(commands)


_SCREEN = "the screen, by name, serial number, or number"


def _add_kiosk(commands: Commands) -> None:
    parser = command(
        commands,
        "kiosk",
        _kiosk,
        "Run one participant's session on this computer, full screen.",
        "turingdesk kiosk studies/demo --participant P-014 --data data\n"
        "turingdesk kiosk my-study.tdz --participant test --data data --pilot\n"
        "turingdesk kiosk --desk 192.168.1.10 --pair K7M4-TXRT",
    )
    parser.set_defaults(wrong=parser.error)
    about = "a study folder or .tdz file"
    parser.add_argument("study", metavar="STUDY", nargs="?", type=Path, help=about)
    parser.add_argument("--participant", metavar="CODE", help="the participant's code")
    parser.add_argument("--data", metavar="DIR", type=Path, help="the data folder")
    about = "the desk's address, if it changed since pairing"
    parser.add_argument("--desk", metavar="HOST[:PORT]", default="", help=about)
    about = "pair this kiosk with the desk that shows this code, and quit"
    parser.add_argument("--pair", metavar="CODE", help=about)
    parser.add_argument("--kiosk", metavar="NAME", help="the name of this kiosk in the data")
    parser.add_argument("--screen", metavar="NAME", default="", help=_SCREEN)
    about = "the language of the session (default: the participant chooses)"
    parser.add_argument("--language", metavar="LANG", default="", help=about)
    about = "the size of text: 100, 125, 150, 175, or 200 (default: the one in the settings)"
    parser.add_argument("--text-size", metavar="PERCENT", type=text_size, default=0, help=about)
    parser.add_argument(
        "--windowed", action="store_true", help="use a window instead of the full screen"
    )
    parser.add_argument(
        "--pilot",
        action="store_true",
        help="record a pilot session, in a window; results don't include it",
    )
    about = "accept a code that already has sessions, or one that is still running elsewhere"
    parser.add_argument("--again", action="store_true", help=about)
    _add_ways(parser)


def _add_ways(parser: argparse.ArgumentParser) -> None:
    """Add options for a session of this participant that was interrupted."""
    ways = parser.add_mutually_exclusive_group()
    about = "continue this participant's interrupted session"
    ways.add_argument("--resume", action="store_const", const="resume", dest="way", help=about)
    about = "start the interrupted session over, with the same trials"
    ways.add_argument("--restart", action="store_const", const="restart", dest="way", help=about)
    about = "start a new session, even if one was interrupted"
    ways.add_argument("--new", action="store_const", const="new", dest="way", help=about)


def text_size(text: str) -> int:
    """The size of letters, in percent of the usual one.

    >>> text_size("150%")
    150

    Raises:
        argparse.ArgumentTypeError: There is no such size; names those there are.
    """
    from turingdesk.system.settings import TEXT_PERCENTS

    digits = text.removesuffix("%").strip()
    number = int(digits) if digits.isdecimal() else 0
    if number not in TEXT_PERCENTS:
        sizes = ", ".join(map(str, TEXT_PERCENTS))
        raise argparse.ArgumentTypeError(f"{text!r} is none of {sizes}")
    return number


def _add_timing_check(commands: Commands) -> None:
    parser = command(
        commands,
        "timing-test",
        _timing_check,
        "Measure how precisely this computer times what it shows.",
        "turingdesk timing-test --repeats 100",
    )
    parser.add_argument("--screen", metavar="NAME", default="", help=_SCREEN)
    add_json(parser, "print the numbers as JSON")
    parser.set_defaults(more=_add_repeats)


def _add_repeats(parser: argparse.ArgumentParser) -> None:
    from turingdesk.cli._command_settings import TimingSettings
    from turingdesk.cli._settings import add_settings

    add_settings(parser, TimingSettings)


def _kiosk(args: argparse.Namespace) -> int:
    if args.pair is not None:
        return _pair(args)
    needed = {"STUDY": args.study, "--participant": args.participant, "--data": args.data}
    if lacking := ", ".join(name for name, value in needed.items() if value is None):
        args.wrong(f"the following arguments are required: {lacking}")
    from turingdesk.cli._qt import ensure_qt

    ensure_qt()
    from turingdesk.gui.kiosk.session_start import KioskOptions, run_kiosk
    from turingdesk.presenters.arrival import StartChoice
    from turingdesk.system.settings import Settings

    options = KioskOptions(
        study=args.study,
        participant=args.participant,
        data=args.data,
        kiosk=args.kiosk or Settings.load().kiosk,
        screen=args.screen,
        windowed=args.windowed,
        pilot=args.pilot,
        way=StartChoice(args.way) if args.way else None,
        again=args.again,
        language=args.language,
        desk=args.desk,
        text_percent=args.text_size,
    )
    return run_kiosk(options)


def _pair(args: argparse.Namespace) -> int:
    if not args.desk:
        args.wrong("--pair needs --desk HOST[:PORT]: the address that the desk shows")
    from turingdesk.core.errors import TuringDeskError
    from turingdesk.net.kiosk_link import pair_with
    from turingdesk.net.paired_desk import address
    from turingdesk.system.settings import Settings

    host, port = address(args.desk)
    try:
        desk = pair_with(host, port, args.pair, args.kiosk or Settings.load().kiosk)
    except OSError as problem:
        raise TuringDeskError(
            f"No desk responds at {host}, port {port}. Check the "
            "address, the cable, and that `turingdesk host` runs there."
        ) from problem
    desk.keep()
    print(
        f"Paired with {printable(desk.desk)}. What this kiosk records is sent there from now on."
    )
    return 0


def _timing_check(args: argparse.Namespace) -> int:
    from turingdesk.cli._qt import ensure_qt

    ensure_qt()
    from turingdesk.gui.kiosk.timing_check import run_timing_check

    with ProgressBar("Measuring") as progress:
        timing = run_timing_check(args.repeats, args.screen, progress)
    if args.json:
        print_json(timing)
    else:
        print(timing.in_words())
    return 0 if timing.repeats else 1
