"""The machine that is running: its progress and its result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar

from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.machine_judges.made_cards import counted
from turingdesk.gui.desk.machine_judges.running import Ending, RunOutcome
from turingdesk.gui.desk.words import button, label, restyle
from turingdesk.gui.desk.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.judges.trained import judge_title


class JudgingStrip(Card):
    """Hidden while there is nothing to report.

    Signals:
        again: The same machine is to continue.
        changed: The same is wanted with other settings.
    """

    again = Signal()
    changed = Signal()
    name: ClassVar[str] = tr_noop("Desk", "Judge at work")
    doing: ClassVar[str] = tr_noop("Desk", "{judge} judges {study}")
    stopped: ClassVar[str] = tr_noop(
        "Desk", "Stopped. Finished verdicts are saved, and you can resume."
    )

    def __init__(self, stop: Any) -> None:
        super().__init__()
        self.setAccessibleName(tr("Desk", self.name))
        self.title = label("", "label", wrap=True)
        self.status = label("", "", wrap=True)
        self.status.setIndent(0)  # Qt moves words that have a border
        copyable(self.status)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(tr("Desk", "Progress of the machine"))
        self.cancel = button(tr("Desk", "Cancel"), stop)
        self.go_on = button(tr("Desk", "Continue"), self.again.emit, "primary")
        self.change = button(tr("Desk", "Change\u2026"), self.changed.emit)
        self.close_button = button(tr("Desk", "Close"), self.hide)
        row = WrappingRow(spacing=SIZES.unit)
        for one in (self.cancel, self.go_on, self.change, self.close_button):
            row.addWidget(one)
        self.column.addWidget(self.title)
        self.column.addWidget(self.status)
        self.column.addWidget(self.progress)
        self.column.addLayout(row)
        self.hide()

    def begin(self, judge: str, study: str) -> None:
        """A machine began.

        Args:
            judge: What it is called.
            study: Its title.
        """
        self.title.setText(tr("Desk", self.doing).format(judge=judge, study=study))
        self._say(tr("Desk", "Starting\u2026"), "soft")
        self.progress.setRange(0, 0)
        self._offer(self.cancel)
        self.progress.show()
        self.cancel.setEnabled(True)
        self.show()

    def summary(self, report: Mapping[str, Any]) -> str:
        """What the machine's work came to."""
        return summary(report)

    def show_progress(self, doing: str, done: int, total: int) -> None:
        """Show how far it is."""
        number = program().whole
        text = tr("Desk", "{doing}: {done} of {total}")
        self.status.setText(
            text.format(doing=translate_message(doing), done=number(done), total=number(total))
        )
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def stopping(self) -> None:
        """It was asked to stop, which takes a moment."""
        self.cancel.setEnabled(False)
        self.status.setText(tr("Desk", "Stopping\u2026"))

    def end(self, outcome: RunOutcome) -> None:
        """Show the result."""
        self.progress.hide()
        if outcome.ending is Ending.DONE:
            self._say(self.summary(outcome.report), "")
            self._offer(self.close_button)
        elif outcome.ending is Ending.STOPPED:
            self._say(tr("Desk", self.stopped), "")
            self._offer(self.go_on, self.change, self.close_button)
        else:
            self._say("\n".join(map(translate_message, outcome.why)), "warning")
            self._offer(self.change, self.go_on, self.close_button)

    def _say(self, text: str, role: str) -> None:
        self.status.setText(text)
        restyle(self.status, role)

    def _offer(self, *wanted: object) -> None:
        for one in (self.cancel, self.go_on, self.change, self.close_button):
            one.setVisible(one in wanted)


def summary(found: Mapping[str, Any]) -> str:
    """The result of a judge's work, from the command's report."""
    sessions = tr("Desk", "%n session(s)", "", int(found["sessions"]))
    judge = translate_message(judge_title(str(found["name"])))
    text = tr("Desk", "{judge}: {sessions}. Trials judged: {trials}.")
    trials = program().whole(int(found["trials"]))
    parts = [text.format(judge=judge, sessions=sessions, trials=trials)]
    if any((found.get("unanswered") or {}).values()):
        text = tr("Desk", "Without a verdict: {n}.")
        parts.append(text.format(n=counted(found["unanswered"])))
    passed: Mapping[str, str] = found.get("passed_over") or {}
    text = tr("Desk", "Not judged: {block}. {why}")
    parts += [
        text.format(block=block, why=translate_message(why)) for block, why in passed.items()
    ]
    return "\n".join(parts)
