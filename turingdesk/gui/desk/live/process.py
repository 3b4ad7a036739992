"""Another process of this program that does one kind of work and answers questions."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, Pipe
from pathlib import Path
from subprocess import Popen, TimeoutExpired
from typing import TYPE_CHECKING, Any

NICE = 5  #: how far it stands back behind the windows once its first question is answered
ENDING_S = 2.0
OPTION = "--live-worker"  #: of the command `desk`, where the program is one packaged file
LARGE = 24 << 20  #: bytes of journals from which on reading is shared
MOST = 4  #: processes among which it is shared

if TYPE_CHECKING:
    Line = Connection[Any, Any]


class Process:
    """Starts at once; asked from one thread at a time. Implements `watch.Elsewhere`.

    Args:
        work: What it does: "watch", "share" or "analysis".
        arguments: What it is to know.
    """

    def __init__(self, work: str, *arguments: str) -> None:
        ours, theirs = Pipe()
        file = theirs.fileno()
        self._process = Popen([*_program(), work, str(file), *arguments], pass_fds=[file])
        theirs.close()
        self._line: Line = ours

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return self._process.poll() is None

    def ask(self, method: str, *arguments: object) -> None:
        """Have something done; the answer is to be fetched with `answer`."""
        self._line.send((method, arguments))

    def answer(self) -> object:
        """What came of it.

        Raises:
            OSError: A file or folder could not be read.
            RuntimeError: Something unexpected happened there.
            EOFError: The process has ended.
        """
        answer = self._line.recv()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def stop(self) -> None:
        """Tell it to end, and do not wait until it has; `end` does."""
        self._process.terminate()

    def end(self) -> None:
        """End it, whatever it does; its line closes once nobody waits on it."""
        self.stop()
        try:
            self._process.wait(ENDING_S)
        except TimeoutExpired:
            self._process.kill()
            self._process.wait()


def main(arguments: list[str] | None = None) -> None:
    """Begin as such a process: what to do, the line's file descriptor, and what to know."""
    work, file, data, *share = sys.argv[1:] if arguments is None else arguments
    line = Connection(int(file))
    if work == "share":
        serve_share(line, Path(data), *map(int, share))
    elif work == "analysis":
        serve_analysis(line, Path(data))
    else:
        serve_watch(line, Path(data))


def serve_watch(line: Line, data: Path) -> None:
    """Answer for the whole folder, with others who read along where it is large."""
    from turingdesk.gui.desk.live.watch import Watch

    of = shares(data)
    others = [Process("share", str(data), str(number), str(of)) for number in range(1, of)]
    watch = Watch(data, others)

    def report(done: int, total: int) -> None:
        line.send((done, total))

    def call(method: str, *arguments: Any) -> object:
        if method == "use":
            watch.use(*arguments)
            return None
        choice, now = arguments
        return watch.look(choice, now, every(report))

    try:
        _serve(line, call)
    finally:
        for other in others:
            other.end()


def serve_share(line: Line, data: Path, number: int, of: int) -> None:
    """Answer for some of the sessions."""
    from turingdesk.gui.desk.live.share import Share

    share = Share(data, number, of)
    _serve(line, lambda method, *arguments: getattr(share, method)(*arguments))


def serve_analysis(line: Line, data: Path) -> None:
    """Compute analyses, draw figures and write reports."""
    from turingdesk.gui.desk.analysis.analyst import Analyst

    def leave(*_: object) -> None:
        raise SystemExit  # so that half a file is taken away again

    def report(done: int, total: int) -> None:
        line.send((done, total))

    analyst = Analyst(data, report)
    signal.signal(signal.SIGTERM, leave)
    _serve(line, lambda method, *arguments: getattr(analyst, method)(*arguments))


def shares(data: Path) -> int:
    """Among how many processes the reading of a folder is shared."""
    with suppress(OSError), os.scandir(data) as files:
        if sum(file.stat().st_size for file in files if file.is_file()) >= LARGE:
            return max(1, min(MOST, os.cpu_count() or 1))
    return 1


def every(report: Callable[[int, int], None], parts: int = 100) -> Callable[[int, int], None]:
    """The same report, called a hundred times at most."""

    def told(done: int, total: int) -> None:
        if total > 1 and done % max(1, total // parts) == 0:
            report(done, total)

    return told


def _serve(line: Line, call: Callable[..., object]) -> None:
    """Answer questions until nobody asks any more."""
    # A million lines become dictionaries and are dropped again; looking for cycles among them
    # takes a third of the time and finds none.
    gc.disable()
    is_first = True
    with suppress(EOFError, BrokenPipeError, ConnectionResetError, KeyboardInterrupt):
        while True:
            method, arguments = line.recv()
            try:
                line.send(call(method, *arguments))
            except OSError as problem:
                line.send(problem)
            except Exception as problem:  # noqa: BLE001 - told in the window, and tried again
                line.send(RuntimeError(f"{type(problem).__name__}: {problem}"))
            if is_first:  # somebody waits for the first answer, the others come by the way
                is_first = False
                gc.freeze()
                gc.enable()
                with suppress(OSError):
                    os.nice(NICE)


def _program() -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable, "desk", OPTION]
    return [sys.executable, "-c", f"from {__name__} import main; main()"]
