"""Saves every screen of the program as a picture, without a window.

Examples:
  python -m tests.screens -o screens
  python -m tests.screens -o large --text-size 200 --check
  python -m tests.screens -o sharp --size 1920x1080 --scale 200 --theme dark
"""

import argparse
import os
import re
import sys
from pathlib import Path

from turingdesk.cli._frame import ProgressBar
from turingdesk.cli._qt import ensure_qt
from turingdesk.cli.desk import language
from turingdesk.cli.run import text_size
from turingdesk.core.errors import TuringDeskError

_SCALES = range(100, 401)  #: percent that a screen may have
_SIDES = range(320, 7681)  #: logical px that a window's side may have


def scale(text):
    """The scale of a screen, in percent: "200 %" is 200."""
    wanted = text.removesuffix("%").strip()
    number = int(wanted) if wanted.isdecimal() else 0
    if number not in _SCALES:
        least, most = _SCALES[0], _SCALES[-1]
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")
    return number


def size(text):
    """The width and height of a window, in logical px: "1920x1080" is (1920, 1080)."""
    found = re.fullmatch(r"(\d{1,5})\s*[x\u00d7]\s*(\d{1,5})", text.strip().lower())
    sides = (int(found[1]), int(found[2])) if found else (0, 0)
    if any(side not in _SIDES for side in sides):
        least, most = _SIDES[0], _SIDES[-1]
        raise argparse.ArgumentTypeError(
            f"{text!r} is not the size of a window. "
            f"Write for example 1024x768, with sides from {least} to {most}"
        )
    return sides


def parser():
    """What the command line takes."""
    made = argparse.ArgumentParser(
        prog="python -m tests.screens",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = made.add_argument
    add("-o", "--out", metavar="DIR", type=Path, required=True, help="where the pictures go")
    add("--drawn-at", type=int, help=argparse.SUPPRESS)  # it starts itself with this
    about = "only those with TEXT in the name; several with commas between them"
    add("--only", metavar="TEXT", default="", help=about)
    about = "of the desk: de, en, es, it or zh"
    add("--language", metavar="LANG", default="en", help=about)
    about = "of letters, 100 to 200"
    add("--text-size", metavar="PERCENT", type=text_size, default=100, help=about)
    add("--theme", metavar="NAME", default="", help="the colors: light, dark or contrast")
    about = "of windows; may be repeated; by default 1440x900 and 1024x768"
    add("--size", metavar="WxH", type=size, action="append", help=about)
    about = "of the screen; may be repeated; by default 100 and 150"
    add("--scale", metavar="PERCENT", type=scale, action="append", help=about)
    about = "print every text that does not fit; the exit code is 1 if there is any"
    add("--check", action="store_true", help=about)
    return made


def wish_of(args):
    """What was asked for.

    Raises:
        UnknownName: The program does not speak the language, or has no such theme.
    """
    from tests.screens.draw import SCALES, SIZES, Wish
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


def main(words=None):
    """Draw what is asked for, and return the exit code."""
    args = parser().parse_args(words)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        ensure_qt()
        from tests.screens import draw

        wish = wish_of(args)
        if args.drawn_at:
            draw.draw(args.out, wish, args.drawn_at)
            return 0
        with ProgressBar("Drawing") as progress:
            drawn = draw.save_all(args.out, wish, progress)
    except TuringDeskError as problem:
        print(problem, file=sys.stderr)
        return 1
    print(*drawn.cut, f"{drawn.saved} screens in {args.out}", sep="\n")
    return 1 if drawn.cut else 0


if __name__ == "__main__":
    sys.exit(main())
