"""Every screen of the program as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import command
from turingdesk.cli._look import scale, size, text_size

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.gui.screens.all import Wish


def add(commands: Commands) -> None:
    """Register the commands of this group."""
    made = command(
        commands,
        "screens",
        _screens,
        "Save every screen of the program as a picture, without a window.",
        "turingdesk screens -o screens\n"
        "turingdesk screens -o large --text-size 200 --check\n"
        "turingdesk screens -o sharp --size 1920x1080 --scale 200 --theme dark",
    )
    made.add_argument(
        "-o", "--out", metavar="DIR", type=Path, required=True, help="where to put them"
    )
    made.add_argument("--drawn-at", type=int, help=argparse.SUPPRESS)  # it starts itself with this
    made.add_argument(
        "--only",
        metavar="TEXT",
        default="",
        help="only those with TEXT in the name; several with commas between them",
    )
    made.add_argument(
        "--language", metavar="LANG", default="en", help="that the desk speaks: de, en, es, it, zh"
    )
    made.add_argument(
        "--text-size", metavar="PERCENT", type=text_size, default=100, help="of letters, 100-200"
    )
    made.add_argument(
        "--theme", metavar="NAME", default="", help="the colours: light, dark or contrast"
    )
    made.add_argument(
        "--size",
        metavar="WxH",
        type=size,
        action="append",
        help="of windows, once for each; by default 1440x900 and 1024x768",
    )
    made.add_argument(
        "--scale",
        metavar="PERCENT",
        type=scale,
        action="append",
        help="of the screen, once for each; by default 100 and 150",
    )
    made.add_argument(
        "--check", action="store_true", help="tell every text that does not fit; 1 if there is any"
    )


def _screens(args: argparse.Namespace) -> int:
    import os

    from turingdesk.cli._frame import Progress
    from turingdesk.cli._qt import ensure_qt

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    ensure_qt()
    from turingdesk.gui.screens.all import save_all

    wish = _wish(args)
    if args.drawn_at:
        from turingdesk.gui.screens.draw import draw

        draw(args.out, wish, args.drawn_at)
        return 0
    with Progress("Drawing") as progress:
        drawn = save_all(args.out, wish, progress)
    print(*drawn.cut, f"{drawn.saved} screens in {args.out}", sep="\n")
    return 1 if drawn.cut else 0


def _wish(args: argparse.Namespace) -> Wish:
    """What was asked for.

    Raises:
        UnknownName: The program does not speak the language, or has no such theme.
    """
    from turingdesk.cli.desk import language
    from turingdesk.gui.screens.all import SCALES, SIZES, Wish
    from turingdesk.gui.theme import read_theme

    if args.theme:
        read_theme(args.theme)
    return Wish(
        args.only,
        language(args),
        args.check,
        text_percent=args.text_size,
        theme=args.theme,
        sizes=tuple(args.size or SIZES),
        scales=tuple(args.scale or SCALES),
    )
