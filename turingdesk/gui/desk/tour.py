"""The first-run tour: four short steps below the pages, left at any moment, never shown again."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from turingdesk.gui.desk.widgets.controls import button, label
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop


@dataclass(frozen=True, slots=True)
class TourStep:
    """The words about one page."""

    page: str
    title: str
    text: str


STEPS = (
    TourStep(
        "studies",
        tr_noop("Desk", "A study is a folder"),
        tr_noop(
            "Desk",
            "Create one from a template or from your own spreadsheet, or drop one onto this "
            "window. Try it as a pilot first: pilots never count.",
        ),
    ),
    TourStep(
        "sessions",
        tr_noop("Desk", "Every answer is saved at once"),
        tr_noop(
            "Desk",
            "Start a session on the Studies page with a participant code. If it is interrupted, "
            "start it again with the same code: it continues at the same trial.",
        ),
    ),
    TourStep(
        "live",
        tr_noop("Desk", "Results update while people answer"),
        tr_noop(
            "Desk",
            "The confusion matrix and detectability are computed from the answers, with and "
            "without the study's rules.",
        ),
    ),
    TourStep(
        "export",
        tr_noop("Desk", "Export everything"),
        tr_noop(
            "Desk",
            "Excel and CSV, one row per answer, with a codebook. For help on any page, press F1.",
        ),
    ),
)


class Tour(QFrame):
    """A bar below the page, which stays in sight as a whole; Escape or Skip ends it."""

    def __init__(self, desk: DeskWindow) -> None:
        super().__init__()
        self._desk = desk
        self._place = 0
        self.setProperty("role", "tour")
        self.setAccessibleName(tr("Desk", "Tour"))
        self.count = label("", "small")
        self.title = label("", "heading", wrap=True)
        self.words = label("", wrap=True)
        self.skip = button(tr("Desk", "Skip"), self.end, "quiet-small")
        self.next = button(tr("Desk", "Next", "step of the tour"), self.show_next, "primary")
        column = QVBoxLayout(self)
        column.setContentsMargins(4 * SIZES.unit, SIZES.gap, 4 * SIZES.unit, SIZES.gap)
        column.setSpacing(4)
        head = FoldingRow(SIZES.gap)
        head.addWidget(self.title, 1)
        head.addWidget(self._buttons())
        column.addLayout(head)
        column.addWidget(self.words)
        desk.foot.addWidget(self)
        at_desk = desk.state.at_desk
        # Methods and not lambdas: Qt disconnects them when the tour has ended and is deleted.
        at_desk.locked.connect(self._leave)
        at_desk.entered.connect(self._come)
        self._tell()
        if at_desk.is_locked:  # it waits until someone is there
            self.hide()
        else:
            self._come(True)

    def _buttons(self) -> QWidget:
        """They stay beside each other where large letters put them below the title."""
        container = QWidget()
        row = QHBoxLayout(container)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SIZES.unit)
        container.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row.addWidget(self.count, 1)
        row.addWidget(self.skip)
        row.addWidget(self.next)
        return container

    def show_next(self) -> None:
        """To the next step, or to the end."""
        self._place += 1
        if self._place == len(STEPS):
            self.end()
        else:
            self._tell()

    def end(self) -> None:
        """Leave the tour for good; the desk goes back to where it begins, unless one went on."""
        self._desk.state.save_settings(toured=True)
        if self._desk.help.page == STEPS[min(self._place, len(STEPS) - 1)].page:
            self._desk.go_to(STEPS[0].page)
        self.close()
        self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.end()
        else:
            super().keyPressEvent(event)

    def _leave(self, _why: str) -> None:
        self.hide()

    def _come(self, _is_same: bool) -> None:
        self.show()
        self.next.setFocus()

    def _tell(self) -> None:
        step = STEPS[self._place]
        count = tr("Desk", "{number} of {of}", "steps")
        self.count.setText(count.format(number=self._place + 1, of=len(STEPS)))
        self.title.setText(tr("Desk", step.title))
        self.words.setText(tr("Desk", step.text))
        is_last = self._place == len(STEPS) - 1
        self.next.setText(
            tr("Desk", "Done", "with the tour")
            if is_last
            else tr("Desk", "Next", "step of the tour")
        )
        if self._desk.state.at_desk.may_open(step.page):
            self._desk.go_to(step.page)


def offer(desk: DeskWindow) -> Tour | None:
    """Begin the tour if this user has not seen it."""
    return None if desk.state.settings.toured else Tour(desk)


def offer_with_a_study(desk: DeskWindow) -> None:
    """Begin the tour once there is a study to look at, unless the user is already editing it."""
    reader = desk.state.reader

    def begin() -> None:
        # Once, as every study that is opened later is read, too.
        reader.read.disconnect(begin)
        if desk.navigation.button(STEPS[0].page).isChecked():
            offer(desk)

    reader.read.connect(begin)
