"""The command line's report when a command fails."""

from __future__ import annotations

import json
import sys
import traceback

from turingdesk.cli._frame import tells_lines
from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message, to_json
from turingdesk.system.os_errors import is_known, os_error_message
from turingdesk.system.run_log import keep


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
        what = message("TuringDesk ran into something unexpected: {why}", why=_error_line(problem))
        why = [what, message("Details are in {file}", file=keep(problem))]
    for line in why:
        text = json.dumps({"problem": to_json(line)}) if tells_lines() else line
        print(text, file=sys.stderr)
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


def _error_line(problem: Exception) -> str:
    """The kind of error and what it says, on one line.

    >>> _error_line(ValueError("no such row"))
    'ValueError: no such row'
    """
    return traceback.format_exception_only(problem)[-1].strip()
