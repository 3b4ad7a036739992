"""The tables of the Exclusions page: counts in both versions, rules, and every exclusion."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView

from turingdesk.gui.desk.exclusions.compared import Row
from turingdesk.gui.desk.table import ROW, Column, Rows, Table
from turingdesk.gui.theme import grown
from turingdesk.gui.translation import program, tr, tr_noop
from turingdesk.journal.session_name import parsed

ROOM = 520  #: from which width on, px, each rule says in words what it does
LINES = 46  #: height of a row in which a sentence may take two lines, px
LIST_HEIGHT = 330
_BESIDE = 15  #: px that a cell has beside its words
_ABOUT = 1  #: the column of the sentences

LEAVES_OUT = "Leaves out "  #: the head says it already, in English

_COUNTS = (
    Column("", lambda line: tr("Desk", line.what), stretch=True),
    Column(tr_noop("Desk", "Before rules"), lambda line: line.before, right=True),
    Column(tr_noop("Desk", "After rules"), lambda line: line.after, right=True),
)
_RULES = (
    Column(tr_noop("Desk", "Rule"), lambda line: line.rule, tip=lambda line: line.about),
    Column(
        tr_noop("Desk", "Leaves out"),
        lambda line: line.about.removeprefix(LEAVES_OUT),
        tip=lambda line: line.about,
        stretch=True,
    ),
    Column(tr_noop("Desk", "Sessions"), lambda line: program().whole(line.sessions), right=True),
    Column(tr_noop("Desk", "Trials"), lambda line: program().whole(line.trials), right=True),
)


def _number(row: Row) -> str:
    """Which session of the participant it was."""
    name = parsed(str(row["session"]))
    return str(name.number) if name else ""


_LISTED = (
    Column(tr_noop("Desk", "Participant"), itemgetter("participant"), tip=itemgetter("session")),
    Column(
        tr_noop("Desk", "Session"),
        _number,
        sort=lambda row: int(_number(row) or 0),
        tip=itemgetter("session"),
        right=True,
    ),
    Column(tr_noop("Desk", "Rule"), itemgetter("rule"), tip=itemgetter("rule")),
    Column(
        tr_noop("Desk", "Trial"),
        lambda row: tr("Desk", "all", "trials") if row["trial"] is None else str(row["trial"]),
        sort=lambda row: row["trial"] or 0,
        tip=lambda row: row["stimulus"] or tr("Desk", "The whole session"),
        right=True,
    ),
    Column(
        tr_noop("Desk", "Reason"), itemgetter("reason"), tip=itemgetter("reason"), stretch=True
    ),
)


class CountsTable(Table):
    """Numbers before and after."""

    def __init__(self) -> None:
        super().__init__(
            Rows(_COUNTS, key=lambda line: line.what), name=tr("Desk", "Before and after")
        )


class RulesTable(Table):
    """What each rule leaves out; with a sentence of one or two lines where there is room."""

    def __init__(self) -> None:
        super().__init__(Rows(_RULES, key=lambda line: line.rule), name=tr("Desk", "Rules"))
        self.setWordWrap(True)
        self._suit(self.width())

    def full_height(self) -> int:
        head, row = self.horizontalHeader().sizeHint(), self.verticalHeader().defaultSectionSize()
        return head.height() + row * len(self.rows.things) + 2

    def least_width(self) -> int:
        """Px that the names and numbers of all rules take, without the sentences."""
        shown = (n for n in range(len(_RULES)) if n != _ABOUT)
        return sum(max(self._words(n), self._heads.sectionSizeHint(n)) for n in shown)

    def _words(self, column: int) -> int:
        metrics, texts = self.fontMetrics(), map(_RULES[column].text, self.rows.things)
        return 2 * _BESIDE + max(map(metrics.horizontalAdvance, texts), default=0)

    def _suit(self, width: int) -> None:
        is_narrow = width < ROOM
        self.setColumnHidden(_ABOUT, is_narrow)
        mode = QHeaderView.ResizeMode
        self.horizontalHeader().setSectionResizeMode(
            0, mode.Stretch if is_narrow else mode.ResizeToContents
        )
        self.verticalHeader().setDefaultSectionSize(grown(ROW) if is_narrow else LINES)
        if self.rows.things:
            self.setFixedHeight(self.full_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._suit(event.size().width())
        super().resizeEvent(event)  # shares out the room among the columns that are left


class ExclusionsTable(Table):
    """Every exclusion; long reasons take two lines."""

    def __init__(self) -> None:
        super().__init__(
            Rows(_LISTED, key=_key), sortable=True, name=tr("Desk", "Every exclusion")
        )
        self.setWordWrap(True)
        self.verticalHeader().setDefaultSectionSize(LINES)
        self.setFixedHeight(LIST_HEIGHT)
        self.sort_by("Participant")


def _key(row: Row) -> tuple[Any, ...]:
    return tuple(row[name] for name in ("session", "step", "rule", "subject"))
