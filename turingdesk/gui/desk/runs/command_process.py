"""Run `turingdesk judge` or `collect` as a separate process that can be stopped."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QObject, QProcess, Signal

from turingdesk.core.message import from_json
from turingdesk.gui.jobs import finish, start_command
from turingdesk.gui.translation import tr


class Ending(Enum):
    """The way in which a run ended."""

    DONE = auto()
    STOPPED = auto()  #: can be continued
    FAILED = auto()  #: the same, once what is wrong was corrected


@dataclass(frozen=True, slots=True)
class RunOutcome:
    """The outcome of a run."""

    ending: Ending
    report: Mapping[str, Any] = field(default_factory=dict)  #: of the machine, where it is done
    why: tuple[str, ...] = ()  #: it failed; line by line


class CommandProcess(QObject):
    """One process at a time.

    Signals:
        progressed: How far it is; carries what it does, how much is done, and of how much.
        over: It ended; carries a RunOutcome.
    """

    progressed = Signal(object, int, int)
    over = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._is_stopped = False
        self._problems: list[str] = []  #: what is not a progress on its stderr

    @property
    def is_on(self) -> bool:
        """True if a machine works now."""
        return self._process is not None

    def start(self, arguments: Sequence[str]) -> None:
        """Begin; nothing where one is at work.

        Args:
            arguments: Of the command line, after the program's name.
        """
        if self._process is not None:
            return
        self._is_stopped, self._problems = False, []
        process = self._process = QProcess(self)
        # canReadLine and readLine look at one channel, by default the standard output
        # (QProcess::setReadChannel).
        process.setReadChannel(QProcess.ProcessChannel.StandardError)
        process.readyReadStandardError.connect(self._read)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._not_started)
        start_command(process, *arguments)

    @property
    def is_stopping(self) -> bool:
        """True if it was told to stop, and hasn't yet."""
        return self._process is not None and self._is_stopped

    def stop(self) -> None:
        """Tell it to stop; what it has so far is saved."""
        if self._process is not None:
            self._is_stopped = True
            self._process.terminate()

    def end(self) -> None:
        """End it without a word, as the desk closes; returns once it is gone."""
        process, self._process = self._process, None
        if process is None:
            return
        # No signal may come while the window closes, when its slots are half gone.
        process.finished.disconnect(self._ended)
        process.errorOccurred.disconnect(self._not_started)
        process.readyReadStandardError.disconnect(self._read)
        process.terminate()
        finish(process)

    def _read(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            self._hear(bytes(process.readLine().data()).decode(errors="replace").rstrip())

    def _hear(self, line: str) -> None:
        """Take in a line: progress or a problem as JSON, or what the command says to people."""
        try:
            news = from_json(json.loads(line))
            if "problem" in news:
                self._problems.append(news["problem"])
            else:
                self.progressed.emit(news["doing"], news["done"], news["of"])
        except (ValueError, TypeError, KeyError):
            self._problems.append(line)

    def _ended(self, code: int, status: QProcess.ExitStatus) -> None:
        process = self._process
        if process is None:
            return
        # What the process wrote last may come together with its end.
        self._read()
        self._process = None
        for line in _lines(process.readAllStandardError().data()):  # a last one without an end
            self._hear(line)
        out = bytes(process.readAllStandardOutput().data()).decode(errors="replace")
        process.deleteLater()
        self.over.emit(self._outcome(code, status, out))

    def _outcome(self, code: int, status: QProcess.ExitStatus, out: str) -> RunOutcome:
        has_ended = status is QProcess.ExitStatus.NormalExit
        if code == 0 and has_ended:
            report = from_json(json.loads(out))
            return RunOutcome(Ending.DONE, report.get("judge", report))
        if self._is_stopped:
            return RunOutcome(Ending.STOPPED)
        why = self._problems or [tr("Desk", "The process ended unexpectedly.")]
        return RunOutcome(Ending.FAILED, why=tuple(why))

    def _not_started(self, problem: QProcess.ProcessError) -> None:
        # Other errors are followed by `finished`, which has its own handler.
        if problem is QProcess.ProcessError.FailedToStart and self._process is not None:
            process, self._process = self._process, None
            why = process.errorString()
            process.deleteLater()
            self.over.emit(RunOutcome(Ending.FAILED, why=(why,)))


def _lines(output: bytes | bytearray | memoryview) -> list[str]:
    return bytes(output).decode(errors="replace").splitlines()
