"""The watch in a process of its own, so that no reading ever holds up a window.

A thread would share Python's one lock with the windows: eye movements on the
participant's screen would stutter while journals are counted on the experimenter's.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, Pipe
from pathlib import Path
from subprocess import Popen, TimeoutExpired
from typing import Any, cast

from turingdesk.gui.desk.live.snapshot import Choice, Snapshot

NICE = 5  #: how far the worker stands back behind the windows
ENDING_S = 2.0
OPTION = "--live-worker"  #: of the command `desk`, where the program is one packaged file


class Worker:
    """Started, asked and ended again and again; to be asked by one thread at a time."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._line: Connection[Any, Any] | None = None
        self._process: Popen[bytes] | None = None

    def ask(
        self, choice: Choice, now: str, report: Callable[[int, int], object]
    ) -> Snapshot | None:
        """Have the folder looked at; see `Watch.look`.

        Raises:
            OSError: The worker says that the folder cannot be read.
            RuntimeError: Something unexpected happened to the worker.
            EOFError: The worker has ended.
        """
        line = self._line
        if line is None:
            raise EOFError("The reader was ended.")
        line.send((choice, now))
        while True:
            answer = line.recv()
            if isinstance(answer, tuple):
                report(*answer)
            elif isinstance(answer, Exception):
                raise answer
            else:
                return cast("Snapshot | None", answer)

    def close(self) -> None:
        """End the worker, whatever it does; again is harmless."""
        self._line = None  # closes itself once nobody waits for an answer on it
        process, self._process = self._process, None
        if process is not None:
            process.terminate()
            try:
                process.wait(ENDING_S)
            except TimeoutExpired:
                process.kill()
                process.wait()

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Begin, unless it has begun already; costs a few milliseconds."""
        if self.is_alive:
            return
        self.close()
        ours, theirs = Pipe()
        file = theirs.fileno()
        self._process = Popen([*_command(), str(file), str(self._data)], pass_fds=[file])
        theirs.close()
        self._line = ours


def _command() -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable, "desk", OPTION]
    return [sys.executable, "-c", f"from {__name__} import main; main()"]


def main(arguments: list[str] | None = None) -> None:
    """Begin as a worker: file descriptor of the line and data folder are the arguments."""
    file, data = sys.argv[1:] if arguments is None else arguments
    work(Connection(int(file)), Path(data))


def work(line: Connection[Any, Any], data: Path) -> None:
    """Answer questions until nobody asks any more."""
    from turingdesk.gui.desk.live.watch import Watch

    # A million lines become dictionaries and are dropped again; looking for cycles among them
    # takes a third of the time and finds none.
    gc.disable()
    watch, is_first = Watch(data), True

    def report(done: int, total: int) -> None:
        line.send((done, total))

    with suppress(EOFError, BrokenPipeError, KeyboardInterrupt):
        while True:
            choice, now = line.recv()
            try:
                line.send(watch.look(choice, now, every(report)))
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


def every(report: Callable[[int, int], None], parts: int = 100) -> Callable[[int, int], None]:
    """The same report, called a hundred times at most."""

    def told(done: int, total: int) -> None:
        if total > 1 and done % max(1, total // parts) == 0:
            report(done, total)

    return told
