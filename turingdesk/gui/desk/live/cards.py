"""The cards of Live results; each shows its part of a snapshot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QScrollArea

from turingdesk.analysis._figure import LEAST as FEWEST
from turingdesk.analysis._figure import task_title
from turingdesk.core.message import message
from turingdesk.gui.accessibility import scrolls
from turingdesk.gui.desk.live import numbers
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import NOTHING, button, label
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel
from turingdesk.gui.plots.confusion import ConfusionPlot
from turingdesk.gui.plots.figure_plot import FigurePlot
from turingdesk.gui.theme import grown
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.presenters.live import LiveSnapshot
from turingdesk.presenters.live_figures import (
    COMPUTING,
    course_figure,
    detectability_figure,
    groups_figure,
    pace_figure,
)
from turingdesk.presenters.live_headlines import TITLES, headline_rows
from turingdesk.presenters.live_sessions import SessionRow
from turingdesk.presenters.session_words import state_in_words

NOBODY = tr_noop("Desk", "No verdicts yet.")
ALL_EXCLUDED = tr_noop("Desk", "Rules exclude all verdicts.")
NO_MACHINE = tr_noop("Desk", "No verdict on a machine yet.")
SEALED = tr_noop("Desk", "Sealed")
BY_TASK, BY_MACHINE = message("Detectability by task"), message("Detectability by machine")
HIGH, LOW = 250, 180  #: lx, of cards at least
_FEW_ROWS = 2  #: of a table, that a low card has room for
LINE = 76  #: lx, of a plot of one value at most


class ConfusionCard(Card):
    """The confusion matrix, with what counts and what does not."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Verdicts by origin"))
        self.plot = ConfusionPlot()
        self.counts = label("", "soft", wrap=True)
        self.column.addWidget(self.plot)
        self.column.addWidget(self.counts)
        self.column.addStretch(1)

    def show_snapshot(self, snapshot: LiveSnapshot) -> None:
        """Paint it."""
        self.plot.draw(snapshot.results.get("confusion", ()))
        count_texts = numbers.count_line(snapshot), self.plot.few
        self.counts.setText(numbers.DOT.join(filter(None, count_texts)))
        self.counts.setToolTip(numbers.why_left_out(snapshot))


class DetectabilityCard(Card):
    """One number with its interval."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Imitation detectability"))
        self.value = label(NOTHING, "figure")
        self.interval = label(tr("Desk", NOBODY), "soft", wrap=True)
        self.plot = FigurePlot(fills=True)
        self.plot.setMaximumHeight(grown(LINE))
        self.column.addWidget(self.value)
        self.column.addWidget(self.interval)
        self.column.addStretch(1)
        self.column.addWidget(self.plot)
        self.column.addStretch(1)

    def show_snapshot(self, snapshot: LiveSnapshot) -> None:
        """Paint it."""
        result = snapshot.results.get("detectability", ())
        row = result[0] if result else {}
        self.value.setText(numbers.value(row, "value"))
        self.interval.setToolTip(translate_message(str(row.get("method") or "")))
        has_some = snapshot.counted > 0
        self.interval.setText(numbers.interval_line(row) if has_some else _why_nothing(snapshot))
        self.plot.show_figure(detectability_figure(result))


def _why_nothing(snapshot: LiveSnapshot) -> str:
    """The words in place of numbers where no verdict counts."""
    return tr("Desk", SEALED if snapshot.sealed else ALL_EXCLUDED if snapshot.by_rule else NOBODY)


class HeadlineCard(Card):
    """The headline of games and pairs: outcomes and strengths, success rates, or pairs found."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Games"))
        self.table = DeskTable(
            RowsModel(HEADLINE, key=lambda row: (row.part, row.name)),
            name=tr("Desk", "First results"),
        )
        self.empty, self.counts = label("", "soft", wrap=True), label("", "soft", wrap=True)
        self.column.addWidget(self.empty)
        self.column.addWidget(self.table, 1)
        self.column.addWidget(self.counts)

    def show_snapshot(self, snapshot: LiveSnapshot) -> None:
        """List the rows."""
        name = next(iter(snapshot.headlines), "")
        title = translate_message(TITLES.get(name, ""))
        self.title.setText(title)
        self.setAccessibleName(title)
        rows = headline_rows(name, snapshot.headline) if name in TITLES else []
        self.table.fill(rows)
        is_coming = "headline" in snapshot.coming
        self.empty.setText(translate_message(COMPUTING) if is_coming else _why_nothing(snapshot))
        self.empty.setVisible(not rows)
        self.table.setVisible(bool(rows))
        self.setMinimumHeight(grown(LOW if len(rows) <= _FEW_ROWS else HIGH + LOW // 2))
        self.counts.setText(numbers.count_line(snapshot))
        self.counts.setToolTip(numbers.why_left_out(snapshot))


class CollectedCard(Card):
    """The number of answers in a collection, and of those that it still needs."""

    def __init__(self) -> None:
        title = tr("Desk", "Collected answers")
        super().__init__(title)
        self.table = DeskTable(RowsModel(COLLECTED, key=lambda row: row["block"]), name=title)
        self.column.addWidget(self.table, 1)
        self.setMinimumHeight(grown(LOW))

    def show_snapshot(self, snapshot: LiveSnapshot) -> None:
        """List the blocks."""
        self.table.fill(snapshot.collected)


class CourseCard(Card):
    """The course of detectability, and the distance to the planned number of sessions."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Detectability over sessions"))
        self.plot = FigurePlot(fills=True)
        self.column.addWidget(self.plot, 1)
        self.setMinimumHeight(grown(LOW))

    def show_snapshot(self, snapshot: LiveSnapshot) -> None:
        """Paint it."""
        is_coming = "course" in snapshot.coming
        self.plot.show_figure(
            course_figure(
                snapshot.course,
                snapshot.planned,
                is_coming=is_coming,
                is_sealed=bool(snapshot.sealed),
            )
        )


class PaceCard(Card):
    """The number of answers over time."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Answers per minute"))
        self.plot = FigurePlot(fills=True)
        self.column.addWidget(self.plot, 1)
        self.setMinimumHeight(grown(LOW))

    def show_snapshot(self, snapshot: LiveSnapshot) -> None:
        """Paint it."""
        self.plot.show_figure(pace_figure(snapshot.per_minute))


class GroupsCard(Card):
    """Detectability of each machine, or of each task."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Detectability"))
        self.by_task = button(tr("Desk", "By task"), self._paint)
        self.by_machine = button(tr("Desk", "By machine"), self._paint)
        self._side = QButtonGroup(self)
        for side_button in (self.by_task, self.by_machine):
            side_button.setCheckable(True)
            self._side.addButton(side_button)
            self.head.addWidget(side_button)
        self.by_machine.setChecked(True)
        self._snapshot = LiveSnapshot()
        self.plot = FigurePlot(fills=True)
        self.empty = label(tr("Desk", NO_MACHINE), "soft")
        self.about = label("", "small", wrap=True)
        self._room = QScrollArea()
        self._room.setWidgetResizable(True)
        scrolls(self._room, self.title.text())
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._room.setWidget(self.plot)
        # QScrollArea.setWidget has turned it on, and the card's own background is to be seen.
        self.plot.setAutoFillBackground(False)
        self._room.viewport().setAutoFillBackground(False)
        self.column.addWidget(self.empty)
        self.column.addWidget(self._room, 1)
        self.column.addWidget(self.about)
        self.setMinimumHeight(grown(HIGH))

    def show_snapshot(self, snapshot: LiveSnapshot) -> None:
        """Paint it."""
        self._snapshot = snapshot
        self._paint()

    def _paint(self) -> None:
        snapshot, is_by_task = self._snapshot, self.by_task.isChecked()
        part = "by_task" if is_by_task else "by_machine"
        result = getattr(snapshot, part)
        if result:
            title = BY_TASK if is_by_task else BY_MACHINE
            self.plot.show_figure(groups_figure(result, title, snapshot.agents))
        self.plot.setVisible(bool(result))
        has_none = is_by_task or not snapshot.counted
        nothing = _why_nothing(snapshot) if has_none else tr("Desk", NO_MACHINE)
        is_coming = part in snapshot.coming
        self.empty.setText(translate_message(COMPUTING) if is_coming else nothing)
        self.empty.setVisible(not result)
        lines = [tr("Desk", "Lines: 95% CI")]
        if few_of := sum(row["n"] < FEWEST for row in result):
            few = tr("Desk", "{number} without a value: fewer than {fewest} verdicts")
            lines.append(few.format(number=few_of, fewest=FEWEST))
        self.about.setText(numbers.DOT.join(lines))
        self.about.setVisible(few_of < len(result))  # else the plot says the same


class _ListCard(Card):
    """A table in which each row leads to a session.

    Signals:
        wanted: A session is to be looked at; carries its name.
    """

    wanted = Signal(str)

    def __init__(
        self, title: str, columns: tuple[DeskColumn, ...], key: Callable[[Any], Any]
    ) -> None:
        super().__init__(title)
        self.table = DeskTable(RowsModel(columns, key=key), name=title)
        self.table.setSelectionMode(DeskTable.SelectionMode.SingleSelection)
        self.table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.table.setAccessibleDescription(
            tr("Desk", "Press Enter or click to open the session.")
        )
        self.table.setToolTip(tr("Desk", "Click to open the session"))
        self.table.clicked.connect(self._open)
        self.table.activated.connect(self._open)

    def _open(self, index: QModelIndex) -> None:
        self.wanted.emit(str(self.table.rows.thing(index.row()).session))


class ExcludedCard(_ListCard):
    """The exclusions by quality rules, by session and rule."""

    def __init__(self) -> None:
        title = tr("Desk", "Excluded by rule")
        super().__init__(title, EXCLUDED, key=lambda row: (row.session, row.reason))
        self.none = label(tr("Desk", "No verdict is excluded by a rule."), "soft", wrap=True)
        self.column.addWidget(self.none, 1, Qt.AlignmentFlag.AlignTop)
        self.column.addWidget(self.table, 1)
        self.setMinimumHeight(grown(LOW))
        self.setMaximumHeight(grown(HIGH))

    def show_snapshot(self, snapshot: LiveSnapshot) -> None:
        """List them."""
        self.table.fill(snapshot.excluded)
        self.table.setVisible(bool(snapshot.excluded))
        self.none.setVisible(not snapshot.excluded)


class SessionsCard(_ListCard):
    """Who sits where now."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Sessions now"), COLUMNS, key=lambda row: row.session)
        self.more = label("", "small")
        self.column.addWidget(self.table, 1)
        self.column.addWidget(self.more)
        self.setMinimumHeight(grown(HIGH))

    def show_snapshot(self, snapshot: LiveSnapshot) -> None:
        """List them."""
        self.table.fill(snapshot.sessions)
        more = tr("Desk", "{number} more on the Sessions page", "sessions")
        self.more.setText(more.format(number=program().format_int(snapshot.others)))
        self.more.setVisible(snapshot.others > 0)


def _control(row: SessionRow) -> str:
    return f"{row.controls_passed} / {row.controls_asked}" if row.controls_asked else NOTHING


def _median(row: SessionRow) -> str:
    return NOTHING if row.median_rt_s is None else f"{program().decimals(row.median_rt_s, 1)} s"


def _more(row: SessionRow) -> str:
    line = program().join(": ", (row.session, translate_message(state_in_words(row.state))))
    if not row.too_fast:
        return line
    fast = tr("Desk", "{fast} of {of} verdicts were faster than the limit")
    return program().join("; ", (line, fast.format(fast=row.too_fast, of=row.verdicts)))


def _interval(row: Any) -> str:
    if row.low is None or row.high is None:
        return NOTHING
    return program().interval(row.low, row.high)


def _number_of(name: str) -> Callable[[Any], str]:
    return lambda row: program().format_int(row[name])


def _needed(row: Any) -> str:
    return program().format_int(row["still_needed"]) if row["needed_each"] else NOTHING


def _complete(row: Any) -> str:
    if not row["needed_each"]:
        return program().format_int(row["prompts"])
    text = tr("Desk", "{number} of {of}", "prompts that have enough answers")
    return text.format(
        number=program().format_int(row["complete"]), of=program().format_int(row["prompts"])
    )


def _range(row: Any) -> str:
    least, most = program().format_int(row["least"]), program().format_int(row["most"])
    return least if least == most else f"{least}\u2013{most}"


HEADLINE = (
    DeskColumn(
        tr_noop("Desk", "Result", "what a number is"),
        lambda row: translate_message(row.part),
        note="what a number is",
    ),
    DeskColumn(tr_noop("Desk", "Name"), lambda row: translate_message(row.name), stretch=True),
    DeskColumn("n", lambda row: program().format_int(row.n), right=True),
    DeskColumn(
        tr_noop("Desk", "Value"),
        lambda row: NOTHING if row.value is None else program().decimals(row.value),
        right=True,
        tip=lambda row: translate_message(row.note),
    ),
    DeskColumn(tr_noop("Desk", "95% CI"), _interval, right=True),
)
COLLECTED = (
    DeskColumn(
        tr_noop("Desk", "Task"),
        lambda row: translate_message(task_title(row["task"])),
        tip=lambda row: row["block"],
        stretch=True,
    ),
    DeskColumn(tr_noop("Desk", "Answers"), _number_of("answers"), right=True),
    DeskColumn(
        tr_noop("Desk", "Per prompt", "answers"),
        _range,
        right=True,
        note="answers",
    ),
    DeskColumn(
        tr_noop("Desk", "Prompts with enough"),
        _complete,
        right=True,
    ),
    DeskColumn(tr_noop("Desk", "Still needed", "answers"), _needed, right=True, note="answers"),
    DeskColumn(
        tr_noop("Desk", "To review", "answers"), _number_of("flagged"), right=True, note="answers"
    ),
)
EXCLUDED = (
    DeskColumn(tr_noop("Desk", "Participant"), lambda row: row.participant),
    DeskColumn(
        tr_noop("Desk", "Verdicts"), lambda row: program().format_int(row.verdicts), right=True
    ),
    DeskColumn(tr_noop("Desk", "Reason"), lambda row: translate_message(row.reason), stretch=True),
)
COLUMNS = (
    DeskColumn(tr_noop("Desk", "Kiosk"), lambda row: row.kiosk or NOTHING, most=130),
    DeskColumn(tr_noop("Desk", "Participant"), lambda row: row.participant),
    DeskColumn(tr_noop("Desk", "Progress"), lambda row: f"{row.done} / {row.of}"),
    DeskColumn(tr_noop("Desk", "Controls"), _control),
    DeskColumn(tr_noop("Desk", "Median RT"), _median),
    DeskColumn(
        tr_noop("Desk", "State"),
        numbers.state,
        ink=lambda row: "warning" if numbers.is_fast(row) else "",
        tip=_more,
        stretch=True,
    ),
)
