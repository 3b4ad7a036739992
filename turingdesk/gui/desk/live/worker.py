"""The watch in a process of its own, so that no reading ever holds up a window.

A thread would share Python's one lock with the windows: eye movements on the
participant's screen would stutter while journals are counted on the experimenter's.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

from turingdesk.gui.desk.live.process import Process
from turingdesk.gui.desk.live.snapshot import Choice, Snapshot
from turingdesk.gui.translation import tr
from turingdesk.study.unsealing import NO_KEYS, Keys


class Worker:
    """Started, asked and ended again and again; to be asked by one thread at a time.

    Args:
        data: The data folder.
        keys: To the seals that were opened. They go through the line to the process and
            not into its arguments, which others could read.
    """

    def __init__(self, data: Path, keys: Keys = NO_KEYS) -> None:
        self._data = data
        self._keys = keys
        self._process: Process | None = None
        self._told: Process | None = None  #: the process that has the keys

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return self._process is not None and self._process.is_alive

    def start(self) -> None:
        """Begin, unless it has begun already; costs a few milliseconds."""
        if not self.is_alive:
            self.close()
            self._process = Process("watch", str(self._data))

    def ask(
        self, choice: Choice, now: str, report: Callable[[int, int], object]
    ) -> Snapshot | None:
        """Have the folder looked at; see `Watch.look`.

        Raises:
            OSError: The worker says that the folder cannot be read.
            RuntimeError: Something unexpected happened to the worker.
            EOFError: The worker has ended.
        """
        process = self._process
        if process is None:
            raise EOFError(tr("Desk", "The reader was ended."))
        if self._keys and self._told is not process:
            process.ask("use", self._keys)
            process.answer()
            self._told = process
        process.ask("look", choice, now)
        while isinstance(answer := process.answer(), tuple):
            report(*answer)
        return cast("Snapshot | None", answer)

    def close(self) -> None:
        """End the worker, whatever it does; again is harmless."""
        process, self._process = self._process, None
        if process is not None:
            process.end()
