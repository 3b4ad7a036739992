"""Common parts of commands: registration, the terminal, tables, JSON and progress."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Self, TextIO

from turingdesk.core.message import LINES, to_json
from turingdesk.core.printable import printable

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def command(
    commands: Commands,
    name: str,
    run: Callable[[argparse.Namespace], int],
    about: str,
    example: str,
) -> argparse.ArgumentParser:
    """Register one command.

    Args:
        commands: What a group's `add` was given.
        name: The word on the command line.
        run: Called with the parsed arguments; returns the exit code.
        about: One sentence for the help.
        example: One or more command lines that work, shown at the end of the help.

    Returns:
        The command's parser, to add arguments to.
    """
    parser = commands.add_parser(
        name,
        help=about,
        description=about,
        epilog="Example:\n" + "\n".join(f"  {line}" for line in example.splitlines()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    # Suppressed, or a command's default would undo a --debug before its name.
    parser.add_argument(
        "--debug", action="store_true", default=argparse.SUPPRESS, help=argparse.SUPPRESS
    )
    parser.set_defaults(run=run)
    return parser


class Terminal(io.TextIOBase):
    """Standard output or error while a command runs: nothing written to it can steer a terminal.

    Titles, codes and names from studies and journals reach it through every `print`, so they
    are made printable here once. A text with a line break in it can still forge a line: where
    a command prints such a text as one line, it calls `printable` itself.

    Args:
        stream: Where the text goes.
    """

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    @property
    def encoding(self) -> str:  # type: ignore[override]  # writable in the stubs only
        """Of the stream."""
        return self.stream.encoding

    def write(self, text: str) -> int:
        """Write text whose line breaks and tabs are the program's own."""
        self.stream.write(printable(text, allow="\n\t"))
        return len(text)

    def flush(self) -> None:
        """Flush the stream."""
        self.stream.flush()

    def isatty(self) -> bool:
        """True if someone looks at it."""
        return self.stream.isatty()

    def fileno(self) -> int:
        """Of the stream."""
        return self.stream.fileno()


def nearest(message: str) -> str:
    """The known word nearest to the one that argparse refuses, or nothing.

    >>> nearest("invalid choice: 'chekc' (choose from 'check', 'pack')")
    " Did you mean 'check'?"
    >>> nearest("the following arguments are required: STUDY")
    ''
    """
    from difflib import get_close_matches

    refused = re.search(r"invalid choice: '(.+?)' \(choose from (.+)\)", message)
    if refused is None:
        return ""
    choices = [word.strip(" '") for word in refused[2].split(",")]
    close = get_close_matches(refused[1], choices, n=1)
    return f" Did you mean {close[0]!r}?" if close else ""


def print_json(value: Any) -> None:
    """Print a value as indented JSON.

    Paths become strings, data classes objects, and a number that JSON has no
    word for (NaN, infinity) becomes null.
    """
    import json

    print(json.dumps(_plain(value), indent=2, ensure_ascii=False))


def _plain(value: Any) -> Any:
    """The value in JSON's own types."""
    from dataclasses import asdict, is_dataclass
    from math import isfinite

    if is_dataclass(value) and not isinstance(value, type):
        value = asdict(value)
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_plain(item) for item in value]
    if hasattr(value, "item"):  # numpy's numbers
        value = value.item()
    if isinstance(value, float):
        return value if isfinite(value) else None
    return value if value is None or isinstance(value, bool | int | str) else str(value)


def print_table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print rows under their heads; columns of numbers are aligned to the right.

    >>> print_table(["agent", "n"], [["GIT", 12], ["BLIP", 3]])
    agent   n
    GIT    12
    BLIP    3
    """
    row_lists = [list(row) for row in rows]
    cells = [list(heads), *([_cell(item) for item in row] for row in row_lists)]
    for line in cells:
        print("  ".join(_padded(line, cells, row_lists)).rstrip())


def titled(title: str, name: str) -> str:
    """A title with the id that files and options want, where they differ.

    >>> titled("Too fast", "too_fast"), titled("age", "age")
    ('Too fast (too_fast)', 'age')
    """
    return title if title == name else f"{title} ({name})"


def _cell(item: object) -> str:
    return "" if item is None else printable(" ".join(str(item).split()))


def _padded(line: list[str], cells: list[list[str]], rows: list[list[object]]) -> Iterable[str]:
    for column, text in enumerate(line):
        space = " " * (max(width(row[column]) for row in cells) - width(text))
        number = bool(rows) and all(isinstance(row[column], int | float) for row in rows)
        yield space + text if number else text + space


def width(text: str) -> int:
    """The number of columns of a terminal that a text takes.

    >>> width("né"), width("ne\u0301"), width("判断")
    (2, 2, 4)
    """
    from unicodedata import category, east_asian_width

    visible_letters = (letter for letter in text if category(letter) not in {"Mn", "Me", "Cf"})
    return sum(2 if east_asian_width(letter) in {"W", "F"} else 1 for letter in visible_letters)


def tells_lines() -> bool:
    """True if the desk reads along: then there is one JSON object per line, with messages in it.

    Progress has `doing`, `done` and `of`, an error `problem`; see `core.message.to_json`.
    """
    return bool(os.environ.get(LINES))


class ProgressBar:
    """A bar on stderr for work of more than a second; silent if stderr is not a terminal.

    Call it with how much is done and how much there is in all; as a context
    manager it clears its line at the end. Where `tells_lines`, it writes lines instead.

    >>> with ProgressBar("Writing") as progress:
    ...     progress(10, 100)
    """

    def __init__(self, label: str, after_s: float = 1.0) -> None:
        self._label = label
        self._lines = tells_lines()
        self._due = time.monotonic() + (0 if self._lines else after_s)
        self._last_text = ""
        self._is_visible = self._lines or (sys.stderr is not None and sys.stderr.isatty())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._last_text:
            self._write("")

    def __call__(self, done: int, total: int) -> None:
        """Show that `done` of `total` parts are behind us, ten times a second at most.

        With a total of 0, it isn't known how many there are.
        """
        now = time.monotonic()
        if not self._is_visible or now < self._due:
            return
        self._due = now + 0.1
        if self._lines:
            self._write_line(done, total)
            return
        if done and not total:
            self._write(f"{printable(self._label)} {done:,}")
            return
        part = min(1.0, done / total) if total else 1.0
        bar = ("#" * round(24 * part)).ljust(24, ".")
        self._write(f"{printable(self._label)} [{bar}] {part:4.0%}  {done:,} of {total:,}")

    def _write_line(self, done: int, total: int) -> None:
        import json

        line = to_json({"doing": self._label, "done": done, "of": total})
        print(json.dumps(line), file=sys.stderr, flush=True)

    def _write(self, text: str) -> None:
        terminal = sys.stderr  # which would spell out the carriage returns of this bar, too
        stream = terminal.stream if isinstance(terminal, Terminal) else terminal
        stream.write("\r" + text.ljust(len(self._last_text)) + ("" if text else "\r"))
        stream.flush()
        self._last_text = text
