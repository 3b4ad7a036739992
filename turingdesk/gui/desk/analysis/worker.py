"""The analyst in a process of its own: pandas and matplotlib never share a lock with windows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Lock

from turingdesk.gui.desk.live.process import Process
from turingdesk.gui.jobs import Cancelled
from turingdesk.gui.translation import tr
from turingdesk.study.unsealing import NO_KEYS, Keys


class Worker:
    """Started when first asked; whoever asks meanwhile waits.

    Args:
        data: The data folder.
        keys: To the seals that were opened; they go through the line to the process.
    """

    def __init__(self, data: Path, keys: Keys = NO_KEYS) -> None:
        self._data, self._keys = data, keys
        self._process: Process | None = None
        self._is_closed = False
        self._one = Lock()

    def ask(self, report: Callable[[int, int], object], method: str, *arguments: object) -> object:
        """Have something done.

        Args:
            report: Told how far it is; what it raises ends the process and the work.
            method: Of the analyst.
            arguments: Its arguments.

        Raises:
            OSError: A file or folder cannot be read or written.
            RuntimeError: Something unexpected happened there.
            EOFError: The process has ended.
        """
        with self._one:
            try:
                self._start()
                process = self._process
                if self._is_closed or process is None:
                    raise EOFError(tr("Desk", "The reader was ended."))
                process.ask(method, *arguments)
                while isinstance(answer := process.answer(), tuple):
                    report(*answer)
            except Cancelled:
                self.close()
                raise
            except ConnectionError as problem:  # a line may break at either end
                raise EOFError from problem
            return answer

    def stop(self) -> None:
        """Tell the process to end and begin no other; returns at once."""
        self._is_closed = True
        process = self._process
        if process is not None:
            process.stop()

    def close(self) -> None:
        """End the process, whatever it does, which takes a moment; again is harmless."""
        self._is_closed = True
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def _start(self) -> None:
        """Begin, unless it has begun already; costs a few milliseconds."""
        if self._is_closed or (self._process is not None and self._process.is_alive):
            return
        process = Process("analysis", str(self._data))
        if self._keys:
            process.ask("use", self._keys)
            process.answer()
        self._process = process
        if self._is_closed:  # meanwhile, from another thread
            self.close()
