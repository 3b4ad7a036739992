"""What the command line says when a command fails, and where it keeps the details."""

from __future__ import annotations

import json
import os
import platform
import sys
import tempfile
import time
import traceback
from pathlib import Path

from turingdesk.cli._frame import tells_lines
from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message, to_json
from turingdesk.system.edition import edition
from turingdesk.system.os_errors import is_known, os_error_message
from turingdesk.system.paths import logs


def explain(problem: Exception, debug: bool = False) -> int:
    """Say on stderr why a command failed.

    An error that TuringDesk raises on purpose has a message for the person at
    the keyboard, and so has a disk that is full or a folder that is none. Any
    other is a fault of the program: the traceback goes to a file that can be
    sent along with a report.

    Returns:
        Exit code 1.
    """
    if debug:
        traceback.print_exception(problem)
    if isinstance(problem, TuringDeskError):
        why = [str(problem)]
    elif refused := refused_by_the_system(problem):
        why = [refused]
    else:
        what = message("TuringDesk ran into something unexpected: {why}", why=_named(problem))
        why = [what, message("Details are in {file}", file=keep(problem))]
    for line in why:
        shown = json.dumps({"problem": to_json(line)}) if tells_lines() else line
        print(shown, file=sys.stderr)
    return 1


def refused_by_the_system(problem: Exception) -> str:
    """File, reason, and what to do, if the operating system refused to read or write one.

    A file that isn't there is a fault of the program: commands check the names that people write.

    >>> refused_by_the_system(IsADirectoryError(21, "Is a directory", "data"))
    "TuringDesk can't use data. It is a folder, not a file. Choose a file."
    """
    if not isinstance(problem, OSError) or isinstance(problem, FileNotFoundError):
        return ""
    if not is_known(problem):
        return ""
    place, why = problem.filename2 or problem.filename, os_error_message(problem)
    return message("TuringDesk can't use {place}. {why}", place=place, why=why) if place else why


def keep(problem: Exception) -> Path:
    """Write the traceback to a new file and say where it is.

    The file goes to the user's log folder, or to the folder for temporary files where
    that cannot be written.
    """
    name = f"error-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}-{os.getpid()}.log"
    try:
        return _write(logs() / name, problem)
    except OSError:
        return _write(Path(tempfile.gettempdir()) / f"turingdesk-{name}", problem)


def _write(path: Path, problem: Exception) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    about = f"{edition()}, Python {platform.python_version()}, {platform.platform()}"
    path.write_text(f"{about}\n{''.join(traceback.format_exception(problem))}", encoding="utf-8")
    return path


def _named(problem: Exception) -> str:
    """The kind of error and what it says, on one line.

    >>> _named(ValueError("no such row"))
    'ValueError: no such row'
    """
    return traceback.format_exception_only(problem)[-1].strip()
