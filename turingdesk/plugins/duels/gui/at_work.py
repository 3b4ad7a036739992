"""A plan that is running: how far it is, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog

from turingdesk.gui.desk.runs.command_process import RunOutcome
from turingdesk.gui.desk.runs.machine_run import MachineRun, MachineRunController
from turingdesk.gui.desk.runs.run_status_card import RunStatusCard
from turingdesk.gui.translation import program, tr, tr_noop, translate_message, translate_problem
from turingdesk.plugins.duels.duel_runs import PlanRun
from turingdesk.plugins.duels.gui.plan_dialog import NewPlanDialog, PlanDialog
from turingdesk.plugins.duels.plan_file import BadPlan
from turingdesk.plugins.duels.runner import COST_REACHED


class DuelStrip(RunStatusCard):
    """Says how many trials are done, how many failed, and what they cost."""

    _called = ""  #: the plan's title
    name: ClassVar[str] = tr_noop("Desk", "Plan at work")
    doing: ClassVar[str] = tr_noop("Desk", "Running “{study}”")
    stopped: ClassVar[str] = tr_noop(
        "Desk", "Stopped. Messages so far are saved, and the plan can continue."
    )

    def stopping(self) -> None:
        self.status.setText(
            tr("Desk", "Stopping after replies that are due\u2026 Cancel again to skip them.")
        )

    def end(self, outcome: RunOutcome) -> None:
        self.title.setText(self._called)
        super().end(outcome)

    def begin(self, judge: str, study: str) -> None:
        self._called = study
        super().begin(judge, study)

    def summary(self, report: Mapping[str, Any]) -> str:
        number = program().format_int
        text = tr("Desk", "Trials with a result: {done} of {wanted}.")
        done, planned = (number(int(report[name])) for name in ("done", "wanted"))
        parts = [text.format(done=done, wanted=planned)]
        if failed := int(report["failed_attempts"]):
            parts.append(tr("Desk", "%n attempt(s) failed.", "", failed))
            parts += _most_often(report["failures"])
        if given_up := int(report["given_up"]):
            again = tr("Desk", "Run the plan again to retry.")
            parts += [tr("Desk", "%n trial(s) failed every time.", "", given_up), again]
        if short := len(report["short"]):
            text = tr("Desk", "%n pair(s) have fewer answers that count than planned.", "", short)
            parts.append(text)
        if report["tokens"]:
            parts.append(_spent(report))
        if report["stopped"]:
            text = tr("Desk", "Stopped early: {why}.")
            parts.append(text.format(why=translate_message(report["stopped"])))
        if str(report["stopped"]) == COST_REACHED:
            parts.append(tr("Desk", "Raise the limit to continue."))
        return program().join(" ", parts)


def _spent(report: Mapping[str, Any]) -> str:
    """Tokens, and what they cost where anything is known of it."""
    tokens = program().format_int(int(report["tokens"]))
    if report["cost"] is None:
        return tr("Desk", "{tokens} tokens.").format(tokens=tokens)
    cost = program().decimals(report["cost"], 2)
    text = tr("Desk", "{tokens} tokens, {cost} {currency}.")
    return text.format(tokens=tokens, cost=cost, currency=str(report["currency"]))


def _most_often(failures: Sequence[Mapping[str, Any]]) -> list[str]:
    """The reason of most attempts that failed."""
    text = tr("Desk", "Most often: {why}.")
    return [text.format(why=translate_message(failure["why"])) for failure in failures[:1]]


class DuelsAtWork(MachineRunController):
    """One plan at a time; the page says which.

    Signals:
        planned: A plan was made or saved; carries its path.
    """

    planned = Signal(object)

    busy: ClassVar[str] = tr_noop("Desk", "A plan is running. Wait until it ends, or cancel it.")
    plan: Path | None = None  #: the file that the page shows
    broken: ClassVar[str] = tr_noop("Desk", "The plan couldn't continue. See Duels.")

    def make_strip(self) -> RunStatusCard:
        return DuelStrip(self.stop)

    def make_dialog(self, before: MachineRun | None) -> QDialog:
        assert self.plan is not None
        dialog = PlanDialog(self.state, self.plan)
        dialog.accepted.connect(lambda: self.planned.emit(dialog.draft.path))
        return dialog

    def ask(self) -> None:
        """Edit the plan in hand."""
        if self.plan is not None and self.state.permits("page editor"):
            super().ask()

    def ask_new(self) -> None:
        """Make a plan from a published design."""
        dialog = self.dialog = NewPlanDialog(self.state)
        dialog.accepted.connect(lambda: self.planned.emit(dialog.plan_folder))
        dialog.finished.connect(self._closed)
        dialog.open()

    def begin(self, plan: PlanRun) -> None:
        """Run a plan; what it has already stays as it is."""
        if self.running.is_on:
            self.state.notify(tr("Desk", self.busy))
        else:
            self._begin(plan)

    def _open(self, before: MachineRun | None) -> None:
        try:
            super()._open(before)
        except BadPlan as problem:
            self.state.notify(translate_problem(problem), wrong=True)

    def stop(self) -> None:
        """Stop the run once replies that are due are there; the second time, without them."""
        if self.running.is_stopping:
            self.running.stop()
        else:
            super().stop()

    def write_down(self, run: MachineRun, *, stopped: bool) -> None:
        if stopped:
            self.state.audit("stopped a plan of duels", study=run.id)
        else:
            self.state.audit("ran a plan of duels", study=run.id)
