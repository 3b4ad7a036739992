"""Lets a machine judge from the page: asks how, runs it, and tells what came of it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from turingdesk.desk.judge_runs import JudgeRun
from turingdesk.gui.desk.machine_judges.dialog import JudgeDialog
from turingdesk.gui.desk.machine_judges.running import Ending, Outcome, Running
from turingdesk.gui.desk.machine_judges.strip import JudgingStrip, summary
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.translation import tr


class AtWork(QObject):
    """One judge at a time.

    Signals:
        judged: A judge ended or was stopped, so that verdicts may be there; carries the
            study's id.
    """

    judged = Signal(str)

    def __init__(self, state: DeskState, parent: QObject) -> None:
        super().__init__(parent)
        self._state = state
        self._wish: JudgeRun | None = None
        self.dialog: JudgeDialog | None = None  #: while it is open
        self.running = Running(self)
        self.strip = JudgingStrip(self.stop)
        self.strip.again.connect(self.go_on)
        self.strip.changed.connect(self.change)
        self.running.progressed.connect(self.strip.show_progress)
        self.running.over.connect(self._ended)

    def ask(self) -> None:
        """Open the dialog."""
        self._open(None)

    def change(self) -> None:
        """Open it with what was entered last."""
        self._open(self._wish)

    def go_on(self) -> None:
        """Run the same once more: what was judged is not judged again."""
        if self._wish is not None:
            self._begin(self._wish)

    def stop(self) -> None:
        """Let the judge end; what was judged is kept."""
        if self._wish is not None and self.running.is_on:
            wish = self._wish
            self._state.audit("stopped a machine judge", study=wish.id, judge=wish.kind)
            self.strip.stopping()
            self.running.stop()

    def end(self) -> None:
        """End it without a word, as the desk closes."""
        self.running.end()

    def _open(self, before: JudgeRun | None) -> None:
        if self.running.is_on:
            text = tr(
                "Desk", ("A machine judge is running. Wait until it has finished, or cancel it.")
            )
            self._state.notify(text)
            return
        studied = self._state.reader.studied
        study = studied.path.absolute() if studied is not None else None
        dialog = self.dialog = JudgeDialog(self._state, study, before)
        dialog.accepted.connect(lambda: self._take(dialog))
        dialog.finished.connect(self._closed)
        dialog.open()

    def _closed(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.deleteLater()

    def _take(self, dialog: JudgeDialog) -> None:
        if dialog.wish is not None:
            self._begin(dialog.wish)

    def _begin(self, wish: JudgeRun) -> None:
        if self.running.is_on:
            return
        self._wish = wish
        self._state.audit("let a machine judge", study=wish.id, judge=wish.kind)
        self.strip.begin(wish.name or wish.title, wish.study_title)
        self.running.start(wish.arguments(self._state.data))

    def _ended(self, outcome: Outcome) -> None:
        self.strip.end(outcome)
        if not self.strip.isVisible():  # another page is in front
            if outcome.ending is Ending.DONE:
                self._state.notify(summary(outcome.report))
            elif outcome.ending is Ending.FAILED:
                text = tr("Desk", "The machine judge couldn't continue. See Machine judges.")
                self._state.notify(text, wrong=True)
        if self._wish is not None:
            self.judged.emit(self._wish.id)
