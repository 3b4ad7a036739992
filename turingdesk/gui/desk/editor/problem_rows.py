"""The list of problems under a panel: errors first, each line opens the field it concerns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from turingdesk.core.errors import Fix, Problem, Severity
from turingdesk.gui.desk.packages.problem_list import (
    problem_and_fix,
    problem_counts,
    problem_in_words,
    severity_in_words,
)
from turingdesk.gui.desk.widgets.controls import button, label, paint_selected
from turingdesk.gui.theme import SIZES, color, font, grown
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.study.schema import FILE

Index = QModelIndex | QPersistentModelIndex
ONE_LINE, TWO_LINES = 46, 64  #: px of a row
MOST = 3 * ONE_LINE  #: px of the list; it scrolls
LINE = 18  #: px from one line of a message to the next
TAG = 76  #: px that the word at the left takes at least
WORD = 8  #: px before that word, and behind it at least
RIGHT = 10  #: px that stay free at the right
LOOKED_AT = 100  #: problems whose length decides how tall all rows are
PROBLEM, PLACE, BESIDE, NAMED = (Qt.ItemDataRole.UserRole + n for n in range(4))
_HEADS = {  #: by the worst problem
    None: tr_noop("Desk", "No problems. You can run sessions."),
    Severity.ERROR: tr_noop(
        "Desk", "{problems}. Fix the errors before you run sessions (F8: next problem)."
    ),
    Severity.PILOT_ONLY: tr_noop("Desk", "{problems}. Only pilots can run (F8: next problem)."),
    Severity.WARNING: tr_noop("Desk", "{problems}. You can run sessions (F8: next problem)."),
}


class ProblemRows(QFrame):
    """Any number of problems; none takes one quiet line.

    Of what is beside a field in sight, with its fixes, the list tells only the place.

    Signals:
        chosen: A problem is to be put right; carries it.
        fix_wanted: A fix is to be made; carries the problem and the fix.
    """

    chosen = Signal(object)
    fix_wanted = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.model = _Problems(self)
        self.head = label("", "label", wrap=True)
        self.list = QListView()
        self.list.setModel(self.model)
        self.rows = _Row(self.list)
        self.list.setItemDelegate(self.rows)
        self.list.setProperty("role", "plain")
        self.list.setUniformItemSizes(True)
        self.list.setAccessibleName(tr("Desk", "Problems"))
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(1)  # else the arrows of its bars take room from the sentence
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._offer())
        self._offered: Callable[[Problem], Sequence[Fix]] = lambda _: ()
        self.fixes: list[QPushButton] = []
        self._contents: tuple[Problem | None, tuple[Fix, ...]] = (None, ())
        self._top = QHBoxLayout()
        self._top.setSpacing(SIZES.unit)
        self._top.addWidget(self.head, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(SIZES.gap, 10, SIZES.unit, 10)
        column.setSpacing(4)
        column.addLayout(self._top)
        column.addWidget(self.list, 1)
        self.wait()

    def offer_fixes(self, offered: Callable[[Problem], Sequence[Fix]]) -> None:
        """Tell which fixes of a problem can be made now."""
        self._offered = offered

    def name_places(
        self, place: Callable[[Problem], str], named: Callable[[Problem], Problem]
    ) -> None:
        """Tell how the editor calls the place of a problem, and the field in its message."""
        self.model.place, self.model.named = place, named

    def show_beside(self, problems: Sequence[Problem]) -> None:
        """Tell which problems are beside their fields now."""
        self.model.tell_beside(problems)
        self._offer()

    def wait(self) -> None:
        """The first check is under way."""
        self._show((), tr("Desk", "Checking…"))

    def show_problems(self, problems: Sequence[Problem]) -> None:
        """Errors first, otherwise in the order of the study; the chosen one stays chosen."""
        ordered = sorted(problems, key=lambda p: list(Severity).index(p.severity))
        words = tr("Desk", _HEADS[ordered[0].severity if ordered else None])
        self._show(tuple(ordered), words.format(problems=problem_counts(ordered)))

    def step(self, by: int) -> None:
        """Choose the next problem, or the one before."""
        many = self.model.rowCount()
        if many:
            now = self.list.currentIndex().row()
            at = (now + by) % many if now >= 0 else (0 if by > 0 else many - 1)
            index = self.model.index(at, 0)
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index)
            self._choose(index)

    def _show(self, problems: tuple[Problem, ...], words: str) -> None:
        before = self.list.currentIndex().data(PROBLEM)
        self.model.fill(problems)
        if before in problems:
            self.list.setCurrentIndex(self.model.index(problems.index(before), 0))
        self.head.setText(words)
        self.list.setVisible(bool(problems))
        self._offer()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Two lines for each message where one is too short for some."""
        problems = self.model.problems
        metrics = QFontMetrics(_message())
        room = self.width() - 2 * SIZES.gap - tag_width() - RIGHT
        listed_problems = [p for p in problems[:LOOKED_AT] if p not in self.model.beside]
        long = any(
            metrics.horizontalAdvance(_in_words(self.model.named(p))) > room
            for p in listed_problems
        )
        tall = grown(TWO_LINES if long else ONE_LINE)
        if tall != self.rows.tall:
            self.rows.tall = tall
            # With uniform sizes, the view asks for the size of a row only when it lays out all of
            # them.
            self.list.scheduleDelayedItemsLayout()
        beside = sum(fix_button.sizeHint().width() + SIZES.unit for fix_button in self.fixes)
        head = self.head.heightForWidth(self.width() - SIZES.gap - SIZES.unit - beside)
        most = head + 30 + min(max(tall, self._most()), tall * len(problems))
        self.setFixedHeight(most if problems else max(grown(44), head + 24))

    def _most(self) -> int:
        """The greatest height of the list: fewer rows in a low window."""
        return min(grown(MOST), self.window().height() // 10)

    def _offer(self) -> None:
        """A button for each fix of the chosen problem, or of the first one."""
        now = self.list.currentIndex()
        problem = (now if now.isValid() else self.model.index(0, 0)).data(PROBLEM)
        is_here = problem is not None and problem not in self.model.beside
        fixes = tuple(self._offered(problem)) if is_here else ()
        if (problem, fixes) == self._contents:  # a button that has the focus keeps it
            self._fit()
            return
        self._contents = (problem, fixes)
        for old in self.fixes:
            self._top.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.fixes = []
        for fix in fixes:
            do = partial(self.fix_wanted.emit, problem, fix)
            fix_button = button(translate_message(fix.title), do, "quiet-small")
            fix_button.setToolTip(problem_in_words(problem))
            self.fixes.append(fix_button)
            self._top.addWidget(fix_button, 0, Qt.AlignmentFlag.AlignTop)
        self._fit()

    def _choose(self, index: Index) -> None:
        problem = index.data(PROBLEM)
        if problem is not None:
            self.chosen.emit(problem)


class _Problems(QAbstractListModel):
    def __init__(self, parent: QFrame) -> None:
        super().__init__(parent)
        self.problems: tuple[Problem, ...] = ()
        self.beside: Sequence[Problem] = ()
        self.place: Callable[[Problem], str] = lambda problem: problem.place
        self.named: Callable[[Problem], Problem] = lambda problem: problem

    def fill(self, problems: tuple[Problem, ...]) -> None:
        if problems != self.problems:
            self.beginResetModel()
            self.problems = problems
            self.endResetModel()

    def tell_beside(self, problems: Sequence[Problem]) -> None:
        if problems != self.beside:
            self.beside = problems
            if self.problems:
                self.dataChanged.emit(self.index(0, 0), self.index(len(self.problems) - 1, 0))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.problems)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        problem = self.problems[index.row()]
        if role in (PROBLEM, NAMED):
            return problem if role == PROBLEM else self.named(problem)
        if role == PLACE:
            return translate_message(self.place(problem))
        if role == BESIDE:
            return problem in self.beside
        named = self.named(problem)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return program().join(
                ": ", (severity_in_words(problem.severity), problem_in_words(named))
            )
        return problem_in_words(named) if role == Qt.ItemDataRole.ToolTipRole else None


def _in_words(problem: Problem) -> str:
    """The problem, and what to do unless a button says that better than keys of study.toml."""
    has_button = problem.fixes and problem.file == FILE
    text = translate_message(problem.message) if has_button else problem_and_fix(problem)
    return text.replace("\n", " ")


def _small() -> QFont:
    return font(SIZES.small, QFont.Weight.DemiBold)


def tag_width() -> int:
    """The width of the words at the left in this language, px."""
    metrics = QFontMetrics(_small())
    return max(
        TAG,
        *(
            metrics.horizontalAdvance(severity_in_words(severity)) + 2 * WORD
            for severity in Severity
        ),
    )


def _message() -> QFont:
    return font(14, QFont.Weight.Normal)


class _Row(QStyledItemDelegate):
    """A problem and what to do, over its place; the severity as a word at the left."""

    tall = ONE_LINE

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        problem = index.data(PROBLEM)
        box = QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_selected(painter, option, box.adjusted(0, 1, -4, -1))
        ink = "warning" if problem.severity is Severity.WARNING else "danger"
        _write(
            painter,
            box.adjusted(WORD, 6, 0, 0),
            severity_in_words(problem.severity),
            _small(),
            ink,
        )
        room = box.adjusted(tag_width(), 5, -RIGHT, 0)
        if index.data(BESIDE):
            text, under = index.data(PLACE), tr("Desk", "See the field above.")
        else:
            text, under = _in_words(index.data(NAMED)), index.data(PLACE)
        lines = 2 if self.tall == grown(TWO_LINES) else 1
        used = _write(painter, room, text, _message(), "ink", lines)
        below = room.adjusted(0, used * grown(LINE) + 1, 0, 0)
        _write(painter, below, under, font(SIZES.small, QFont.Weight.Normal), "soft")
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(120, self.tall)


def _write(
    painter: QPainter, room: QRect, text: str, letters: QFont, ink: str, lines: int = 1
) -> int:
    """Write a text in so many lines at most; how many it took."""
    painter.setFont(letters)
    painter.setPen(color(ink))
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    metrics = QFontMetrics(letters)
    if lines == 1 or metrics.horizontalAdvance(text) <= room.width():
        cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, flags, cut)
        return 1
    first = _fitting(metrics, text, room.width())
    painter.drawText(room, flags, text[:first].rstrip())
    rest = metrics.elidedText(text[first:], Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room.adjusted(0, grown(LINE), 0, 0), flags, rest)
    return 2


def _fitting(metrics: QFontMetrics, text: str, width: int) -> int:
    """The number of letters of a text that fit, up to the beginning of a word."""
    at = 0
    while (space := text.find(" ", at)) >= 0 and metrics.horizontalAdvance(text[:space]) <= width:
        at = space + 1
    return at or len(metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)) - 1
