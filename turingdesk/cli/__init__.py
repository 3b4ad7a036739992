"""The command line: a shelf with one small file for each group of commands.

Here: arguments, printing, and exit codes. Not here: anything that the desk does as well.
Heavy imports are inside functions, so that a misspelled word is answered at once.

A group is a module of this package with `add(commands)`, which registers its
commands through `turingdesk.cli._frame.command`; each command's function takes
the parsed arguments and returns the exit code. Dropping a file here adds its
commands. No command at all opens the desk.

Exit codes: 0 done, 1 the request cannot be met (the message says why), 2 wrong
usage, 130 stopped with Ctrl+C.
"""

from __future__ import annotations

import argparse
import io
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from importlib import import_module
from pkgutil import iter_modules

from turingdesk.cli._frame import Terminal, nearest

# The order in `turingdesk --help`; a group that is not named here comes after these.
ORDER = ("run", "study", "seal", "data", "booths", "people", "house")


class Parser(argparse.ArgumentParser):
    """argparse, but a misspelled word is answered with the nearest right one."""

    def error(self, message: str) -> None:  # type: ignore[override]  # ends in exit, which never returns
        """Say what is wrong and leave with exit code 2."""
        super().error(message + nearest(message))


class Version(argparse.Action):
    """Print the edition, which is looked up only where somebody asks for it."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print and leave with exit code 0."""
        from turingdesk.system.edition import edition

        print(edition())
        parser.exit()


def groups() -> list[str]:
    """The groups of commands that are there, in the order of the help."""
    found = {m.name for m in iter_modules(__path__) if not m.name.startswith("_")}
    return [name for name in ORDER if name in found] + sorted(found.difference(ORDER))


def parser() -> argparse.ArgumentParser:
    """The parser with every command; imports nothing heavy."""
    top = Parser(
        prog="turingdesk",
        description="Studies in which people judge whether a human or a machine made something.",
        epilog="Without a command, the desk opens. `turingdesk COMMAND --help` has an example.",
    )
    top.add_argument("--version", action=Version, help="show which edition this is and leave")
    top.add_argument("--debug", action="store_true", help="show where an unexpected error arose")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for name in groups():
        import_module(f"{__name__}.{name}").add(commands)
    return top


def main(argv: list[str] | None = None) -> int:
    """Run one command.

    Args:
        argv: The arguments, without the program's name; those of the process by default.

    Returns:
        The exit code.

    Raises:
        SystemExit: With code 2 for wrong usage, 0 after `--help` or `--version`.
    """
    words = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        if isinstance(
            stream, io.TextIOWrapper
        ):  # a terminal that lacks a letter still gets the rest
            stream.reconfigure(errors="backslashreplace")
    logging.lastResort = None  # what modules log goes to a session's file, never to a terminal
    with ExitStack() as stack:
        if sys.stdout is not None:  # there is neither in a program without a console
            stack.enter_context(redirect_stdout(Terminal(sys.stdout)))
        if sys.stderr is not None:
            stack.enter_context(redirect_stderr(Terminal(sys.stderr)))
        commands = parser()
        args = commands.parse_args(words)
        if "run" not in args:
            args = commands.parse_args([*words, "desk"])
        return _run(args)


def _run(args: argparse.Namespace) -> int:
    """Call the command's function and turn what it raises into a message and an exit code."""
    try:
        code = int(args.run(args))
        sys.stdout.flush()
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader (`| head`) has gone; without this Python complains once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as problem:  # noqa: BLE001 - the last stop: every failure becomes a message
        from turingdesk.cli._crash import explain

        return explain(problem, debug=args.debug)
    return code
