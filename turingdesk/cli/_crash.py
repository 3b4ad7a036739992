"""What the command line says when a command fails, and where it keeps the details."""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import time
import traceback
from pathlib import Path

from turingdesk import __version__
from turingdesk.core.errors import TuringDeskError


def explain(problem: Exception, debug: bool = False) -> int:
    """Tell on stderr why a command failed.

    An error that TuringDesk raises on purpose has a message for the person at
    the keyboard. Any other is a fault of the program: the traceback goes to a
    file that can be sent along with a report.

    Returns:
        Exit code 1.
    """
    if debug:
        traceback.print_exception(problem)
    if isinstance(problem, TuringDeskError):
        print(problem, file=sys.stderr)
        return 1
    print(f"TuringDesk ran into something unexpected: {_named(problem)}", file=sys.stderr)
    print(f"Details are in {keep(problem)}", file=sys.stderr)
    return 1


def keep(problem: Exception) -> Path:
    """Write the traceback to a new file and say where it is.

    The file goes to the user's state folder (`XDG_STATE_HOME`, by default
    `~/.local/state`), or to the folder for temporary files where that cannot
    be written.
    """
    state = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    name = f"error-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}-{os.getpid()}.log"
    try:
        return _write(state / "turingdesk" / name, problem)
    except OSError:
        return _write(Path(tempfile.gettempdir()) / f"turingdesk-{name}", problem)


def _write(path: Path, problem: Exception) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    about = f"TuringDesk {__version__}, Python {platform.python_version()}, {platform.platform()}"
    path.write_text(f"{about}\n{''.join(traceback.format_exception(problem))}", encoding="utf-8")
    return path


def _named(problem: Exception) -> str:
    """The kind of error and what it says, on one line.

    >>> _named(ValueError("no such row"))
    'ValueError: no such row'
    """
    return traceback.format_exception_only(problem)[-1].strip()
