"""The cards of Live results; each shows its part of a snapshot."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea

from turingdesk.desk.live import SessionRow, Snapshot
from turingdesk.desk.session_words import state_in_words
from turingdesk.gui.accessibility import scrolls
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.live import numbers
from turingdesk.gui.desk.live.pace import PacePlot
from turingdesk.gui.desk.table import Column, Rows, Table
from turingdesk.gui.desk.words import NOTHING, label
from turingdesk.gui.plots.agents import AgentsPlot
from turingdesk.gui.plots.confusion import ConfusionPlot
from turingdesk.gui.plots.detectability import DetectabilityPlot
from turingdesk.gui.translation import program, tr, tr_noop, translate_message

NOBODY = tr_noop("Desk", "No verdicts yet.")
NO_MACHINE = tr_noop("Desk", "No verdict on a machine yet.")
SEALED = tr_noop("Desk", "Sealed")


class SaidCard(Card):
    """The confusion matrix, with what counts and what does not."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "What judges said"))
        self.plot = ConfusionPlot()
        self.counts = label("", "soft", wrap=True)
        self.column.addWidget(self.plot)
        self.column.addWidget(self.counts)
        self.column.addStretch(1)

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Paint it."""
        self.plot.draw(snapshot.results.get("confusion", ()))
        self.counts.setText(numbers.count_line(snapshot))
        self.counts.setToolTip(numbers.why_left_out(snapshot))


class DetectabilityCard(Card):
    """One number with its interval."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Imitation detectability"))
        self.value = label(NOTHING, "figure")
        self.interval = label(tr("Desk", NOBODY), "soft", wrap=True)
        self.plot = DetectabilityPlot()
        self.column.addWidget(self.value)
        self.column.addWidget(self.interval)
        self.column.addStretch(1)
        self.column.addWidget(self.plot)
        self.column.addStretch(1)

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Paint it."""
        result = snapshot.results.get("detectability", ())
        row = result[0] if result else {}
        self.value.setText(numbers.value(row, "value"))
        self.interval.setToolTip(translate_message(str(row.get("method") or "")))
        nothing = tr("Desk", SEALED if snapshot.sealed else NOBODY)
        self.interval.setText(numbers.interval_line(row) if snapshot.counted else nothing)
        self.plot.draw(result)


class PaceCard(Card):
    """How many answers come in."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Answers per minute"))
        self.plot = PacePlot()
        self.column.addWidget(self.plot, 1)

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Paint it."""
        self.plot.draw(snapshot.per_minute)


class AgentsCard(Card):
    """Which machines are told from humans, and how well."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "By machine agent"))
        about = tr("Desk", "Detectability \u00b7 lines: 95% intervals")
        self.about = label(about, "small", wrap=True)
        self.about.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.head.addWidget(self.about)
        self.plot = AgentsPlot()
        self.empty = label(tr("Desk", NO_MACHINE), "soft")
        self._room = QScrollArea()
        self._room.setWidgetResizable(True)
        scrolls(self._room, self.title.text())
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._room.setWidget(self.plot)
        self.plot.setAutoFillBackground(False)
        self._room.viewport().setAutoFillBackground(False)
        self.column.addWidget(self.empty)
        self.column.addWidget(self._room, 1)
        self.setMinimumHeight(280)

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Paint it."""
        result = snapshot.results.get("agents", ())
        self.plot.draw(result)
        self.empty.setText(tr("Desk", SEALED if snapshot.sealed else NO_MACHINE))
        self.empty.setVisible(not result)
        self.about.setVisible(bool(result))


class SessionsCard(Card):
    """Who sits where now."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Sessions now"))
        self.table = Table(
            Rows(COLUMNS, key=lambda row: row.session), name=tr("Desk", "Sessions now")
        )
        self.more = label("", "small")
        self.column.addWidget(self.table, 1)
        self.column.addWidget(self.more)
        self.setMinimumHeight(280)

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """List them."""
        self.table.fill(snapshot.sessions)
        more = tr("Desk", "and {number} more on the Sessions page", "sessions")
        self.more.setText(more.format(number=program().whole(snapshot.others)))
        self.more.setVisible(snapshot.others > 0)


def _control(row: SessionRow) -> str:
    return f"{row.controls_passed} / {row.controls_asked}" if row.controls_asked else NOTHING


def _median(row: SessionRow) -> str:
    return NOTHING if row.median_rt_s is None else f"{program().decimals(row.median_rt_s, 1)} s"


def _more(row: SessionRow) -> str:
    line = f"{row.session}: {translate_message(state_in_words(row.state))}"
    if not row.too_fast:
        return line
    fast = tr("Desk", "{fast} of {of} verdicts came faster than the limit")
    return f"{line}; {fast.format(fast=row.too_fast, of=row.verdicts)}"


COLUMNS = (
    Column(tr_noop("Desk", "Kiosk"), lambda row: row.kiosk or NOTHING),
    Column(tr_noop("Desk", "Participant"), lambda row: row.participant),
    Column(tr_noop("Desk", "Progress"), lambda row: f"{row.done} / {row.of}"),
    Column(tr_noop("Desk", "Control"), _control),
    Column(tr_noop("Desk", "Median RT"), _median),
    Column(
        "",
        numbers.state,
        ink=lambda row: "warning" if numbers.is_fast(row) else "",
        tip=_more,
        stretch=True,
    ),
)
