"""The command line: a shelf with one small file for each group of commands.

Here: arguments, printing, and exit codes. Not here: anything that the desk does as well.
Heavy imports are inside functions, so that a misspelled word is answered at once.

A file of this package has `add(commands)`, which registers its commands through
`turingdesk.cli._frame.command`; each command's function takes the parsed arguments
and returns the exit code. Dropping a file here, or into `commands` of a plugin, adds its
commands. GROUPS says where `turingdesk --help` lists them; of others `GROUP` of the file does, and
`AFTER`, which is the command above, where they aren't last. Without a command, the desk opens.

Exit codes: 0 done, 1 the request cannot be met (the message says why), 2 wrong
usage, 130 stopped with Ctrl+C.
"""

from __future__ import annotations

import argparse
import io
import logging
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from functools import cache
from importlib import import_module
from itertools import chain
from types import ModuleType
from typing import Any

from turingdesk.cli._frame import Terminal, nearest
from turingdesk.core.plugin import plugins, switch_on
from turingdesk.core.shelf import modules, see_that_names_differ
from turingdesk.system.paths import plugin_folder

#: The commands in `turingdesk --help`, in the order of use; others are listed after these.
GROUPS = {
    "Prepare": (
        "new",
        "import",
        "schema",
        "check",
        "controls",
        "simulate",
        "power",
        "freeze",
        "pack",
    ),
    "Run": ("desk", "demo", "kiosk"),
    "Results": ("analyze", "report", "figures", "export"),
    "Lab": ("host", "invite", "send", "join", "people", "withdraw"),
    "Check": ("doctor", "timing-test", "help"),
}


class Parser(argparse.ArgumentParser):
    """argparse, but for a misspelled word it suggests the nearest known one.

    A command whose default `more` adds arguments gets them when it is chosen, so that what takes
    long to import is imported for this command alone.
    """

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse, with all arguments."""
        if more := self.get_default("more"):
            self.set_defaults(more=None)
            more(self)
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> None:  # type: ignore[override]  # ends in exit, which never returns
        """Say what is wrong and leave with exit code 2."""
        super().error(message + nearest(message))

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> Any:
        # Only `--option=--` brings an option these two hyphens; Python 3.11 reads no value there.
        if action.nargs is None and action.option_strings and arg_strings == ["--"]:
            value = self._get_value(action, "--")
            self._check_value(action, value)
            return value
        return super()._get_values(action, arg_strings)


class Version(argparse.Action):
    """Print the edition, which is looked up only where someone asks for it."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print and leave with exit code 0."""
        from turingdesk.system.edition import edition

        print(edition())
        parser.exit()


def _listed(
    commands: Mapping[str, argparse.ArgumentParser], groups: Mapping[str, Sequence[str]]
) -> str:
    """Every command with what it does, in groups."""
    blocks = []
    for title, names in groups.items():
        lines = [f"  {name:12} {commands[name].description}" for name in names if name in commands]
        blocks += ["\n".join([f"{title}:", *lines])] if lines else []
    return "\n\n".join(blocks)


def _grouped(modules_by_commands: Mapping[tuple[str, ...], ModuleType]) -> dict[str, list[str]]:
    """The commands of each group, in order.

    Args:
        modules_by_commands: Each module by the names of its commands.
    """
    groups = {title: [*names] for title, names in GROUPS.items()}
    listed = {*chain(*GROUPS.values())}
    left = [
        (others, getattr(module, "GROUP", "More"), getattr(module, "AFTER", ""))
        for names, module in modules_by_commands.items()
        if (others := [name for name in names if name not in listed])
    ]
    while left:
        # A command can come after another one of a plugin, which is then listed first.
        there = {*chain(*groups.values())}
        first = next((added for added in left if added[2] in there), left[0])
        left.remove(first)
        others, group, after = first
        names = groups.setdefault(group, [])
        at = names.index(after) + 1 if after in names else len(names)
        names[at:at] = others
    return groups


@cache
def parser() -> argparse.ArgumentParser:
    """The parser with every command; imports nothing heavy."""
    top = Parser(
        prog="turingdesk",
        usage="%(prog)s [-h] [--version] [--debug] COMMAND ...",
        description="Run studies in which people judge whether humans or machines made something.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action=Version, help="show the version, and exit")
    top.add_argument(
        "--debug", action="store_true", help="show where an unexpected error happened"
    )
    commands = top.add_subparsers(prog=top.prog, metavar="COMMAND", help=argparse.SUPPRESS)
    modules_by_commands: dict[tuple[str, ...], ModuleType] = {}
    for module in map(import_module, modules(__name__).values()):
        before = {*commands.choices}
        module.add(commands)
        modules_by_commands[tuple(sorted(commands.choices.keys() - before))] = module
    groups = _grouped(modules_by_commands)
    top.epilog = _listed(commands.choices, groups) + (
        "\n\nWithout a command, the desk opens. For options and examples of a command, run\n"
        "`turingdesk COMMAND --help`.\n\n"
        "Exit codes: 0 for success, 1 if something didn't work, 2 for wrong usage."
    )
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
        try:
            _switch_on_plugins()
            see_that_names_differ()
            commands = parser()
        except Exception as problem:  # noqa: BLE001 - a plugin's command can raise anything
            from turingdesk.cli._crash import explain

            return explain(problem, debug="--debug" in words)
        for left_out in plugins().problems:
            print(left_out.message, left_out.fix, file=sys.stderr)
        args = commands.parse_args(words)
        if "run" not in args:
            args = commands.parse_args([*words, "desk"])
        return _run(args)


def _switch_on_plugins() -> None:
    """Load the plugins beside a bundled program, if someone has allowed it in Settings."""
    if folder := plugin_folder():
        from turingdesk.system.settings import Settings

        if Settings.load().plugins:
            switch_on(folder)


def _run(args: argparse.Namespace) -> int:
    """Call the command's function and turn what it raises into a message and an exit code."""
    try:
        code = int(args.run(args))
        # Not at exit, where no one could handle that the reader has gone.
        sys.stdout.flush()
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader (`| head`) has gone; without this Python complains again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as problem:  # noqa: BLE001 - the last stop: every failure becomes a message
        from turingdesk.cli._crash import explain

        return explain(problem, debug=args.debug)
    return code
