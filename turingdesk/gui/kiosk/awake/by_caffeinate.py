"""Runs macOS's own `caffeinate`, which ends with this program, however that ends."""

from __future__ import annotations

import os
import subprocess

COMMAND = ("caffeinate", "-d", "-i", "-s", "-w")
_ENDING_S = 2.0


class ByCaffeinate:
    """A process beside this one."""

    name = "caffeinate"

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Start it.

        Raises:
            OSError: It is not there.
        """
        self._process = subprocess.Popen(
            [*COMMAND, str(os.getpid())],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def end(self) -> None:
        """End it."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(_ENDING_S)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None
