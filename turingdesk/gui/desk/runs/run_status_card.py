"""The machine that is running: its progress and its result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from PySide6.QtCore import Signal

from turingdesk.core.message import Message
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.runs.command_process import Ending, RunOutcome
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import button, label, restyle
from turingdesk.gui.desk.widgets.work_bar import WorkBar
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, translate_message


class RunStatusCard(Card):
    """Hidden while there is nothing to report.

    Signals:
        again: The same machine is to continue.
        changed: The same is wanted with other settings.
    """

    again = Signal()
    changed = Signal()
    name: ClassVar[str]  #: of the card, for screen readers
    doing: ClassVar[str]  #: what the machine does, with {judge} and {study}
    stopped: ClassVar[str]  #: what is said once it was stopped

    def __init__(self, stop: Any) -> None:
        super().__init__()
        self.setAccessibleName(tr("Desk", self.name))
        self.title = label("", "label", wrap=True)
        self.status = label("", "", wrap=True)
        self.status.setIndent(0)  # Qt moves words that have a border
        copyable(self.status)
        self.progress = WorkBar(tr("Desk", "Progress of the machine"))
        self.cancel = button(tr("Desk", "Cancel"), stop)
        self.go_on = button(tr("Desk", "Continue"), self.again.emit, "primary")
        self.change = button(tr("Desk", "Change\u2026"), self.changed.emit)
        self.close_button = button(tr("Desk", "Close"), self.hide)
        row = WrappingRow(spacing=SIZES.unit)
        for card_button in (self.cancel, self.go_on, self.change, self.close_button):
            row.addWidget(card_button)
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
        self.progress.show_start()
        self._offer(self.cancel)
        self.cancel.setEnabled(True)
        self.show()

    def summary(self, report: Mapping[str, Any]) -> str:
        """A summary of the machine's work."""
        raise NotImplementedError

    def show_progress(self, doing: str, done: int, total: int) -> None:
        """Show how far it is."""
        number = program().format_int
        text = tr("Desk", "{doing}: {done} of {total}")
        self.status.setText(
            text.format(doing=translate_message(doing), done=number(done), total=number(total))
        )
        self.progress.show_progress(done, total)

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
        for card_button in (self.cancel, self.go_on, self.change, self.close_button):
            card_button.setVisible(card_button in wanted)


def with_reasons(by_why: Mapping[str, int]) -> str:
    """The number and the reasons: journals have the reasons as the judges wrote them."""
    number, reasons = program().format_int(sum(by_why.values())), by_why.items()
    why = program().join(
        "; ",
        (
            program().join(": ", (translate_message(Message(w)), program().format_int(n)))
            for w, n in reasons
        ),
    )
    return f"{number} ({why})" if why else number
