"""Lets a machine work from a page: asks for settings, runs it, and shows the result."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog

from turingdesk.desk.judge_runs import JudgeRun
from turingdesk.gui.desk.machine_judges.dialog import JudgeDialog
from turingdesk.gui.desk.machine_judges.running import Ending, Running, RunOutcome
from turingdesk.gui.desk.machine_judges.strip import JudgingStrip
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.translation import tr, tr_noop


class MachineRun(Protocol):
    """What a machine is to do, and with which settings."""

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


class AtWork(QObject):
    """One machine judge at a time.

    Signals:
        judged: A machine ended or was stopped, so that its answers may be there; carries the
            study's id.
    """

    judged = Signal(str)
    busy: ClassVar[str] = tr_noop(
        "Desk", "A machine judge is running. Wait until it has finished, or cancel it."
    )
    broken: ClassVar[str] = tr_noop(
        "Desk", "The machine judge couldn't continue. See Machine judges."
    )

    def __init__(self, state: DeskState, parent: QObject) -> None:
        super().__init__(parent)
        self.state = state
        self._wish: MachineRun | None = None
        self.dialog: QDialog | None = None  #: while it is open
        self.running = Running(self)
        self.strip = self.make_strip()
        self.strip.again.connect(self.go_on)
        self.strip.changed.connect(self.change)
        self.running.progressed.connect(self.strip.show_progress)
        self.running.over.connect(self._ended)

    def make_strip(self) -> JudgingStrip:
        """What shows the machine at work."""
        return JudgingStrip(self.stop)

    def make_dialog(self, before: MachineRun | None) -> QDialog:
        """What asks for the settings; once accepted, its `wish` has them."""
        studied = self.state.reader.studied
        study = studied.path.absolute() if studied is not None else None
        return JudgeDialog(self.state, study, before if isinstance(before, JudgeRun) else None)

    def write_down(self, wish: MachineRun, *, stopped: bool) -> None:
        """Record that a machine began, or was stopped."""
        if stopped:
            self.state.audit("stopped a machine judge", study=wish.id, judge=wish.kind)
        else:
            self.state.audit("ran a machine judge", study=wish.id, judge=wish.kind)

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
