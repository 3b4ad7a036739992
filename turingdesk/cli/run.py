"""kiosk and timing-test: what runs at the participant's machine."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import Progress, command, print_json
from turingdesk.cli._options import add_json, whole
from turingdesk.core.printable import printable

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands


def add(commands: Commands) -> None:
    """Register the commands of this group."""
    _add_kiosk(commands)
    _add_timing_test(commands)


def _add_kiosk(commands: Commands) -> None:
    made = command(
        commands,
        "kiosk",
        _kiosk,
        "Run one participant's session on this machine, full screen.",
        "turingdesk kiosk studies/demo --participant P-014 --data data\n"
        "turingdesk kiosk my-study.tdz --participant test --data data --pilot\n"
        "turingdesk kiosk --desk 192.168.1.10 --pair K7M4-TXRT",
    )
    made.set_defaults(wrong=made.error)
    about = "a study folder or .tdz file"
    made.add_argument("study", metavar="STUDY", nargs="?", type=Path, help=about)
    made.add_argument("--participant", metavar="CODE", help="who sits down")
    made.add_argument("--data", metavar="DIR", type=Path, help="the data folder")
    about = "the desk's address, where it is another one than at pairing"
    made.add_argument("--desk", metavar="HOST[:PORT]", default="", help=about)
    about = "pair this kiosk with the desk that shows this code, and nothing else"
    made.add_argument("--pair", metavar="CODE", help=about)
    made.add_argument("--kiosk", metavar="NAME", help="what this machine is called in the data")
    made.add_argument("--screen", metavar="NAME", default="", help="by name, serial or number")
    about = "of the session, one of the study's; by default the participant chooses"
    made.add_argument("--language", metavar="LANG", default="", help=about)
    about = "of letters: 100, 125, 150, 175 or 200 %% of the usual; by default as in the settings"
    made.add_argument("--text-size", metavar="PERCENT", type=text_size, default=0, help=about)
    made.add_argument("--windowed", action="store_true", help="in a window, not full screen")
    made.add_argument("--pilot", action="store_true", help="in a window, kept apart, not counted")
    about = "the code is right, although it has sessions, or one that still runs elsewhere"
    made.add_argument("--again", action="store_true", help=about)
    ways = made.add_mutually_exclusive_group()
    about = "go on with this participant's session that was cut off"
    ways.add_argument("--resume", action="store_const", const="resume", dest="way", help=about)
    about = "begin it anew, with the same trials"
    ways.add_argument("--restart", action="store_const", const="restart", dest="way", help=about)
    about = "begin another session, whatever was cut off"
    ways.add_argument("--new", action="store_const", const="new", dest="way", help=about)


def text_size(text: str) -> int:
    """The size of letters, in percent of the usual one.

    >>> text_size("150%")
    150

    Raises:
        argparse.ArgumentTypeError: There is no such size; names those there are.
    """
    from turingdesk.system.settings import TEXT_PERCENTS

    wanted = text.removesuffix("%").strip()
    number = int(wanted) if wanted.isdecimal() else 0
    if number not in TEXT_PERCENTS:
        known = ", ".join(map(str, TEXT_PERCENTS))
        raise argparse.ArgumentTypeError(f"{text!r} is none of {known}")
    return number


def _add_timing_test(commands: Commands) -> None:
    made = command(
        commands,
        "timing-test",
        _timing_test,
        "Measure how exactly this machine shows things: 300 ms black, 200 ms white, repeated.",
        "turingdesk timing-test --repeats 100",
    )
    about = "how often; 1000 take 8 min 20 s (default)"
    made.add_argument("--repeats", metavar="N", type=whole(1), default=1000, help=about)
    made.add_argument("--screen", metavar="NAME", default="", help="by name, serial or number")
    add_json(made, "print the numbers as JSON")


def _kiosk(args: argparse.Namespace) -> int:
    if args.pair is not None:
        return _pair(args)
    needed = {"STUDY": args.study, "--participant": args.participant, "--data": args.data}
    if lacking := ", ".join(name for name, given in needed.items() if given is None):
        args.wrong(f"the following arguments are required: {lacking}")
    from turingdesk.cli._qt import ensure_qt

    ensure_qt()
    from turingdesk.desk.arrival import StartChoice
    from turingdesk.gui.kiosk.session_start import KioskOptions, run_kiosk
    from turingdesk.system.settings import Settings

    wanted = KioskOptions(
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
    return run_kiosk(wanted)


def _pair(args: argparse.Namespace) -> int:
    if not args.desk:
        args.wrong("--pair needs --desk HOST[:PORT]: the address that the desk shows")
    from turingdesk.core.errors import TuringDeskError
    from turingdesk.net.kiosk_link import pair_with
    from turingdesk.net.paired_desk import address
    from turingdesk.system.settings import Settings

    host, port = address(args.desk)
    try:
        known = pair_with(host, port, args.pair, args.kiosk or Settings.load().kiosk)
    except OSError as problem:
        raise TuringDeskError(
            f"No desk answers at {host}, port {port}: {problem.strerror or problem}. Check the "
            "address, the cable, and that `turingdesk host` runs there."
        ) from problem
    known.keep()
    print(
        f"Paired with {printable(known.desk)}. What this kiosk records is sent there from now on."
    )
    return 0


def _timing_test(args: argparse.Namespace) -> int:
    from turingdesk.cli._qt import ensure_qt

    ensure_qt()
    from turingdesk.gui.kiosk.timing_test import run_timing_test

    with Progress("Measuring") as progress:
        timing = run_timing_test(args.repeats, args.screen, progress)
    if args.json:
        print_json(timing)
    else:
        print(timing.in_words())
    return 0 if timing.repeats else 1
