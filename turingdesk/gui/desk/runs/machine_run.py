"""Lets a machine work from a page: asks for settings, runs it, and shows the result."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog

from turingdesk.gui.desk.runs.command_process import CommandProcess, Ending, RunOutcome
from turingdesk.gui.desk.runs.run_status_card import RunStatusCard
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.translation import tr, tr_noop

#: What the field for the name of an agent is for, wherever an agent is chosen.
AGENT_NAME = tr_noop(
    "Desk",
    "Name of the agent in the data. Enter a name if you run the same agent with different "
    "settings.",
)


class MachineRun(Protocol):
    """A machine's task, and its settings."""

    @property
    def id(self) -> str:
        """The study's."""

    @property
    def kind(self) -> str:
        """Which machine."""

    @property
    def called(self) -> str:
        """The machine, as people call it."""

    @property
    def study_title(self) -> str:
        """The study, as people call it."""

    def arguments(self, data: Path) -> list[str]:
        """Of the command line, after the program's name."""


class MachineRunController(QObject):
    """One machine at a time.

    Signals:
        judged: A machine ended or was stopped, so that its answers may be there; carries the
            study's id.
    """

    judged = Signal(str)
    busy: ClassVar[str]  #: what is said if another one is asked for meanwhile
    broken: ClassVar[str]  #: what is said on other pages if the machine couldn't continue

    def __init__(self, state: DeskState, parent: QObject) -> None:
        super().__init__(parent)
        self.state = state
        self._wish: MachineRun | None = None
        self.dialog: QDialog | None = None  #: while it is open
        self.running = CommandProcess(self)
        self.strip = self.make_strip()
        self.strip.again.connect(self.go_on)
        self.strip.changed.connect(self.change)
        self.running.progressed.connect(self.strip.show_progress)
        self.running.over.connect(self._ended)

    def make_strip(self) -> RunStatusCard:
        """A strip that shows the machine at work."""
        raise NotImplementedError

    def make_dialog(self, before: MachineRun | None) -> QDialog:
        """A dialog that asks for the settings; once accepted, its `wish` has them."""
        raise NotImplementedError

    def write_down(self, wish: MachineRun, *, stopped: bool) -> None:
        """Record that a machine began, or was stopped."""
        raise NotImplementedError

    def ask(self) -> None:
        """Open the dialog."""
        self._open(None)

    def change(self) -> None:
        """Open it with what was entered last."""
        self._open(self._wish)

    def go_on(self) -> None:
        """Run the same again: what was answered is not answered again."""
        if self._wish is not None:
            self._begin(self._wish)

    def stop(self) -> None:
        """Stop the machine; its answers so far are saved."""
        if self._wish is not None and self.running.is_on:
            self.write_down(self._wish, stopped=True)
            self.strip.stopping()
            self.running.stop()

    def end(self) -> None:
        """End it without a word, as the desk closes."""
        self.running.end()

    def _open(self, before: MachineRun | None) -> None:
        if self.running.is_on:
            self.state.notify(tr("Desk", self.busy))
            return
        dialog = self.dialog = self.make_dialog(before)
        dialog.accepted.connect(lambda: self._take(dialog))
        dialog.finished.connect(self._closed)
        dialog.open()

    def _closed(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.deleteLater()

    def _take(self, dialog: QDialog) -> None:
        wish: MachineRun | None = getattr(dialog, "wish", None)
        if wish is not None:
            self._begin(wish)

    def _begin(self, wish: MachineRun) -> None:
        if self.running.is_on:
            return
        self._wish = wish
        self.write_down(wish, stopped=False)
        self.strip.begin(wish.called, wish.study_title)
        self.running.start(wish.arguments(self.state.data))

    def _ended(self, outcome: RunOutcome) -> None:
        self.strip.end(outcome)
        if not self.strip.isVisible():  # another page is in front
            if outcome.ending is Ending.DONE:
                self.state.notify(self.strip.summary(outcome.report))
            elif outcome.ending is Ending.FAILED:
                self.state.notify(tr("Desk", self.broken), wrong=True)
        if self._wish is not None:
            self.judged.emit(self._wish.id)
