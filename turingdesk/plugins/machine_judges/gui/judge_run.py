"""The progress of a machine judge, and what it has judged so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from PySide6.QtWidgets import QDialog

from turingdesk.gui.desk.runs.machine_run import MachineRun, MachineRunController
from turingdesk.gui.desk.runs.run_status_card import RunStatusCard, with_reasons
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.plugins.machine_judges.gui.dialog import JudgeDialog
from turingdesk.plugins.machine_judges.judge_runs import JudgeRun
from turingdesk.plugins.machine_judges.trained import judge_title


class JudgeStatusCard(RunStatusCard):
    """The machine judge that is running."""

    name: ClassVar[str] = tr_noop("Desk", "Judge at work")
    doing: ClassVar[str] = tr_noop("Desk", "{judge} judges {study}")
    stopped: ClassVar[str] = tr_noop(
        "Desk", "Stopped. Finished verdicts are saved, and you can resume."
    )

    def summary(self, report: Mapping[str, Any]) -> str:
        return summary(report)


def summary(found: Mapping[str, Any]) -> str:
    """The result of a judge's work, from the command's report."""
    sessions = tr("Desk", "%n session(s)", "", int(found["sessions"]))
    judge = translate_message(judge_title(str(found["name"])))
    text = tr("Desk", "{judge}: {sessions}. Trials judged: {trials}.")
    trials = program().format_int(int(found["trials"]))
    parts = [text.format(judge=judge, sessions=sessions, trials=trials)]
    if any((found.get("unanswered") or {}).values()):
        text = tr("Desk", "Without a verdict: {n}.")
        parts.append(text.format(n=with_reasons(found["unanswered"])))
    passed: Mapping[str, str] = found.get("passed_over") or {}
    text = tr("Desk", "Not judged: {block}. {why}")
    parts += [
        text.format(block=block, why=translate_message(why)) for block, why in passed.items()
    ]
    return "\n".join(parts)


class JudgeRunController(MachineRunController):
    """One machine judge at a time."""

    busy: ClassVar[str] = tr_noop(
        "Desk", "A machine judge is running. Wait until it has finished, or cancel it."
    )
    broken: ClassVar[str] = tr_noop(
        "Desk", "The machine judge couldn't continue. See Machine judges."
    )

    def make_strip(self) -> RunStatusCard:
        return JudgeStatusCard(self.stop)

    def make_dialog(self, before: MachineRun | None) -> QDialog:
        studied = self.state.reader.studied
        study = studied.path.absolute() if studied is not None else None
        return JudgeDialog(self.state, study, before if isinstance(before, JudgeRun) else None)

    def write_down(self, wish: MachineRun, *, stopped: bool) -> None:
        if stopped:
            self.state.audit("stopped a machine judge", study=wish.id, judge=wish.kind)
        else:
            self.state.audit("ran a machine judge", study=wish.id, judge=wish.kind)
