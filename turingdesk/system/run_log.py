"""The log of one run of the program: what happened when, for investigating a bad session.

Modules log with `logging.getLogger(__name__)`; desk, kiosk, host and workers each begin a file of
their own in the user's log folder. A message names sessions, steps, folders and outcomes. It never
contains an answer, a form field, a stimulus id (which may tell who made it), truth, a passphrase,
or a key. Messages of exceptions may repeat any of these, so only their kind and place are logged;
the dialog, or the report that `keep` writes, has the message.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import platform
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from copy import copy
from pathlib import Path
from types import TracebackType

from turingdesk.core.printable import printable
from turingdesk.system import paths
from turingdesk.system.edition import edition

MAX_BYTES = 1_000_000  #: of one file; then it is renamed to .1, and .1 to .2
BACKUPS = 2
RUNS = 20  #: of one program whose files stay
_ROOT = "turingdesk"  #: the logger of all modules

logger = logging.getLogger(__name__)


@contextmanager
def run_log(program: str) -> Iterator[None]:
    """Log what the program does meanwhile; also usable as a decorator.

    Where Python or Qt dies at once, the place goes to `faults.log`. A log folder that cannot be
    written is not a reason not to run: then nothing is logged.

    Args:
        program: What runs, such as "desk"; the file is called after it.
    """
    handler = _handler(program)
    if handler is None:
        yield
        return
    root = logging.getLogger(_ROOT)
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    system = f"Python {platform.python_version()}, {platform.platform()}"
    logger.info("%s started: %s, %s, process %d", program, edition(), system, os.getpid())
    try:
        with _faults():
            yield
    except Exception as problem:
        logger.exception("%s failed: %s", program, type(problem).__name__)
        raise
    finally:
        logger.info("%s ended", program)
        root.setLevel(level)
        root.removeHandler(handler)
        with suppress(OSError):  # the disk refuses the last lines as well
            handler.close()


def _handler(program: str) -> logging.Handler | None:
    from logging.handlers import RotatingFileHandler

    class File(RotatingFileHandler):
        def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's name
            """Do nothing: a full disk doesn't stop a session because of its log."""

    folder = paths.logs()
    name = f"{program}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}-{os.getpid()}.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _remove_old(folder, program)
        made = File(folder / name, maxBytes=MAX_BYTES, backupCount=BACKUPS, encoding="utf-8")
    except OSError:
        return None
    made.setFormatter(_Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    return made


def _remove_old(folder: Path, program: str) -> None:
    runs = sorted(folder.glob(f"{program}-[0-9]*.log"))  # names begin with the time
    for old in runs[: max(0, len(runs) - RUNS + 1)]:
        for file in folder.glob(f"{old.name}*"):
            with suppress(OSError):
                file.unlink()


class _Formatter(logging.Formatter):
    """Times in UTC, each message on one line, and tracebacks without what exceptions say."""

    converter = staticmethod(time.gmtime)
    default_msec_format = "%s.%03dZ"

    def format(self, record: logging.LogRecord) -> str:
        record = copy(record)
        record.exc_text = None  # another handler's traceback, messages included
        return super().format(record)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        record.message = printable(record.message)
        return super().formatMessage(record)

    def formatException(  # noqa: N802 - logging's name
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None]
        | tuple[None, None, None],
    ) -> str:
        """The places and the kinds of an exception and of its causes, the first cause first."""
        problem = ei[1]
        parts: list[str] = []
        seen: set[int] = set()
        while problem is not None and id(problem) not in seen:
            seen.add(id(problem))
            reason = f": {problem.strerror}" if isinstance(problem, OSError) else ""
            places = "".join(traceback.format_tb(problem.__traceback__))
            parts.append(f"{places}{type(problem).__name__}{reason}")
            hidden = problem.__suppress_context__
            problem = problem.__cause__ or (None if hidden else problem.__context__)
        return "\nwhich led to\n".join(reversed(parts))


@contextmanager
def _faults() -> Iterator[None]:
    """Where Python or Qt dies at once, the place goes to a file that is left afterwards."""
    try:
        file = (paths.logs() / "faults.log").open("a", encoding="utf-8")
    except OSError:  # then it goes to the terminal
        yield
        return
    with file:
        faulthandler.enable(file)
        try:
            yield
        finally:
            faulthandler.disable()


def keep(problem: Exception) -> Path:
    """Write the traceback of an unexpected error to a new file, with all that it says.

    The file goes to the user's log folder, or to the folder for temporary files where
    that cannot be written.

    Returns:
        The file.
    """
    name = f"error-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}-{os.getpid()}.log"
    try:
        return _write(paths.logs() / name, problem)
    except OSError:
        return _write(Path(tempfile.gettempdir()) / f"turingdesk-{name}", problem)


def _write(path: Path, problem: Exception) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    about = f"{edition()}, Python {platform.python_version()}, {platform.platform()}"
    path.write_text(f"{about}\n{''.join(traceback.format_exception(problem))}", encoding="utf-8")
    return path
