"""The log of one run of the program: what happened when, for investigating a bad session.

Modules log with `logging.getLogger(__name__)`; desk, kiosk, host and workers each begin a file of
their own in the user's log folder, which only this user can read. A message names sessions, steps,
folders and outcomes. It never contains an answer, a form field, a stimulus id (which may tell who
made it), truth, a passphrase, a key, or a participant's code: in the name of a session a mark
stands for it, which means nothing after the run. Messages of exceptions may repeat any of these,
so only their kind and place are logged; the dialog, or the report that `keep` writes, has the
message.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import platform
import re
import secrets
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from copy import copy
from hashlib import blake2b
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType

from turingdesk.core.printable import printable
from turingdesk.system import paths
from turingdesk.system.edition import edition

MAX_BYTES = 1_000_000  #: of one file; then it is renamed to .1, and .1 to .2
BACKUPS = 2
RUNS = 20  #: of one program whose files stay
_ROOT = "turingdesk"  #: the logger of all modules

_FOLDER, _FILE = 0o700, 0o600  #: rights of logs
_SESSION = re.compile(r"(?<=\bsub-)[A-Za-z0-9-]{1,40}(?=_ses-)")
_KEY = secrets.token_bytes(16)  #: of the marks of this run

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

        def _open(self) -> TextIOWrapper:
            return _opened(Path(self.baseFilename))

    folder = paths.logs()
    name = f"{program}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}-{os.getpid()}.log"
    try:
        _make_folder(folder)
        _remove_old(folder, program)
        handler = File(folder / name, maxBytes=MAX_BYTES, backupCount=BACKUPS, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(_Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    return handler


def _opened(path: Path) -> TextIOWrapper:
    """Open a log to append to it, for this user alone."""
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, _FILE)
    return open(handle, "a", encoding="utf-8")  # noqa: PTH123 - a descriptor has no path


def _make_folder(folder: Path) -> None:
    """Make the folder of logs, and close what earlier versions left open to other users."""
    folder.mkdir(mode=_FOLDER, parents=True, exist_ok=True)
    with suppress(OSError):
        folder.chmod(_FOLDER)
        for path in folder.glob("*.log*"):
            path.chmod(_FILE)


def blank_codes(is_gone: Callable[[str], bool]) -> None:
    """Overwrite codes of participants in the logs of this user; earlier versions wrote them there.

    Other programs may be writing these files, so nothing in them moves. One that can't be written
    stays as it is.

    Args:
        is_gone: Whether a code is to go.
    """
    files: list[Path] = []
    with suppress(OSError):  # the folder may be another user's
        files = sorted(paths.logs().glob("*.log*"))
    for path in files:
        with suppress(OSError), path.open("r+b") as file:
            # One character for each byte, so that places in the text are places in the file.
            for match in _SESSION.finditer(file.read().decode("latin-1")):
                if is_gone(match[0]):
                    file.seek(match.start())
                    file.write(b"x" * len(match[0]))


def _remove_old(folder: Path, program: str) -> None:
    runs = sorted(folder.glob(f"{program}-[0-9]*.log"))  # names begin with the time
    # One fewer than can stay, as the file of this run is still to come.
    for old in runs[: max(0, len(runs) - RUNS + 1)]:
        for file in folder.glob(f"{old.name}*"):
            with suppress(OSError):
                file.unlink()


class _Formatter(logging.Formatter):
    """Times in UTC, each message on one line, and tracebacks without what exceptions say."""

    converter = staticmethod(time.gmtime)
    default_msec_format = "%s.%03dZ"

    def format(self, record: logging.LogRecord) -> str:
        # Handlers share a record; what is changed here would show in theirs.
        record = copy(record)
        record.exc_text = None  # another handler's traceback, messages included
        return super().format(record)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        record.message = _SESSION.sub(_mark, printable(record.message))
        return super().formatMessage(record)

    def formatException(  # noqa: N802 - logging's name
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None]
        | tuple[None, None, None],
    ) -> str:
        """The places and the kinds of an exception and of its causes, the first cause first."""
        problem = ei[1]
        parts: list[str] = []
        problem_ids: set[int] = set()
        # Causes can form a circle, which would never end.
        while problem is not None and id(problem) not in problem_ids:
            problem_ids.add(id(problem))
            # Not str(problem), which for errors of the system names the file, and so perhaps a
            # participant.
            reason = f": {problem.strerror}" if isinstance(problem, OSError) else ""
            places = "".join(traceback.format_tb(problem.__traceback__))
            parts.append(f"{places}{type(problem).__name__}{reason}")
            # As Python's own tracebacks: `raise ... from None` hides what came before.
            hidden = problem.__suppress_context__
            problem = problem.__cause__ or (None if hidden else problem.__context__)
        return "\nwhich led to\n".join(reversed(parts))


def _mark(code: re.Match[str]) -> str:
    """A mark for a participant in this run: lines on one session can be told from others."""
    return "#" + blake2b(code[0].encode(), key=_KEY, digest_size=3).hexdigest()


@contextmanager
def _faults() -> Iterator[None]:
    """Where Python or Qt dies at once, the place goes to a file that is left afterwards."""
    try:
        file = _opened(paths.logs() / "faults.log")
    except OSError:  # then it goes to the terminal
        yield
        return
    with file:
        faulthandler.enable(file)
        try:
            yield
        finally:
            # Before the file is closed: faulthandler keeps its number, which another file could
            # get.
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
    with _opened(path) as file:
        file.write(f"{about}\n{''.join(traceback.format_exception(problem))}")
    return path
