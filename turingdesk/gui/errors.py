"""Words on screen when something cannot be done.

The experimenter gets a dialog: what happened, why, what to do now. A participant
gets a calm page and never a stack trace.
"""

from __future__ import annotations

import inspect
import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.errors import BadStudy, TuringDeskError
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import participant, tr, translate_message
from turingdesk.system.os_errors import explain_os_error
from turingdesk.system.run_log import keep

logger = logging.getLogger(__name__)
_LINE = 72  #: letters in a line of a dialog's block, about
_CONTINUE_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class Explanation:
    """A failure in words for the experimenter."""

    happened: str  #: one line
    details: str = ""  #: as many lines as it takes
    why: str = ""
    do: str = ""  #: what to do now


def explain(problem: BaseException) -> Explanation:
    """A failure in words; an unexpected one is first written to a file that can be sent along."""
    is_expected = isinstance(problem, TuringDeskError | OSError)
    level = logging.WARNING if is_expected else logging.ERROR
    logger.log(level, "%s told on screen", type(problem).__name__, exc_info=problem)
    if isinstance(problem, BadStudy):
        count = len(problem.problems)
        do = tr("Desk", "Fix the package and open it again.")
        summary = tr("Desk", "The study has %n problem(s).", "", count)
        lines = "\n".join(
            translate_message(str(study_problem)) for study_problem in problem.problems
        )
        return Explanation(summary, lines, _why(problem), do)
    if isinstance(problem, TuringDeskError):
        first, _, rest = translate_message(str(problem)).partition("\n")
        return Explanation(first, rest, _why(problem))
    if isinstance(problem, OSError):
        happened, fix = map(translate_message, explain_os_error(problem))
        place = problem.filename2 or problem.filename
        return Explanation(happened, str(place) if place else "", do=fix)
    do = tr("Desk", "Answers given so far are saved. Close TuringDesk and start it again.")
    named = f"{type(problem).__name__}: {problem}"
    if isinstance(problem, Exception):
        report = tr("Desk", "The report is saved in {file}").format(file=keep(problem))
        named += f"\n\n{report}"
    return Explanation(tr("Desk", "Something unexpected happened in TuringDesk."), named, do=do)


def _why(problem: TuringDeskError) -> str:
    about, _, _ = inspect.cleandoc(type(problem).__doc__ or "").partition("\n\nArgs:")
    return tr("Below", " ".join(about.split()))


class ErrorDialog(QDialog):
    """Tells the experimenter what happened and what to do; its text can be selected."""

    def __init__(self, explanation: Explanation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("TuringDesk")
        self.setMinimumWidth(560)
        self.explanation = explanation
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.margin]))
        column.setSpacing(SIZES.gap)
        column.addWidget(_words(explanation.happened, "heading"))
        if explanation.details:
            details = _block(explanation.details)
            details.setAccessibleName(tr("Desk", "Details"))
            column.addWidget(details)
        if explanation.why:
            column.addWidget(_words(tr("Desk", "Details"), "label"))
            column.addWidget(_words(explanation.why))
        if explanation.do:
            column.addWidget(_words(tr("Desk", "What you can do"), "label"))
            column.addWidget(_words(explanation.do))
        column.addLayout(self._buttons())
        self.ensurePolished()
        grow(self)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        copy = QPushButton(tr("Desk", "Copy text"))
        copy.clicked.connect(self.copy)
        close = QPushButton(tr("Desk", "Close"))
        close.setProperty("role", "primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        row.addWidget(copy)
        row.addStretch(1)
        row.addWidget(close)
        return row

    def copy(self) -> None:
        """Put the whole text on the clipboard."""
        told_now = self.explanation
        parts = (told_now.happened, told_now.details, told_now.why, told_now.do)
        QApplication.clipboard().setText("\n\n".join(part for part in parts if part))


def show_error(problem: BaseException, parent: QWidget | None = None) -> None:
    """Show the experimenter what went wrong and wait until they have read it."""
    ErrorDialog(explain(problem), parent).exec()


class CallPage(QWidget):
    """The participant's page when the session cannot continue: no blame and no details.

    Signals:
        continue_wanted: The participant wishes to continue, after `show_recovered`.
    """

    continue_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "screen")
        self.setLayoutDirection(participant().direction)
        column = QVBoxLayout(self)
        column.setSpacing(SIZES.gap)
        column.addStretch(2)
        self.title, self.about = _words("", "title"), _words("", "soft")
        for label in (self.title, self.about):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        self.button = QPushButton(tr("Participant", "Continue"))
        self.button.setProperty("role", "large")
        self.button.setMinimumWidth(260)
        # With focus, Space would press it from habit, before anyone has read the page.
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.continue_wanted)
        room = self.button.sizePolicy()
        room.setRetainSizeWhenHidden(True)  # nothing moves when it comes
        self.button.setSizePolicy(room)
        column.addSpacing(SIZES.gap)
        column.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self.call()

    def call(self) -> None:
        """Ask for the experimenter."""
        self.title.setText(tr("Participant", "Please call the experimenter"))
        self.about.setText(tr("Participant", "Your answers so far are saved."))
        self.button.hide()

    def show_recovered(self) -> None:
        """Tell that the session can continue."""
        self.title.setText(tr("Participant", "You can continue"))
        self.about.setText(tr("Participant", "All your answers are saved."))
        self.button.show()

    def press(self, event: QKeyEvent) -> bool:
        """Continue with Space or Enter, if that is possible; whether it was."""
        if event.key() not in _CONTINUE_KEYS or self.button.isHidden():
            return False
        self.button.click()
        return True


def watch(show: Callable[[BaseException], None]) -> None:
    """Hand every exception that nothing else caught to `show`, instead of printing it."""

    def caught(
        kind: type[BaseException], problem: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            # 128 and the number of the signal, as shells tell of a program that Ctrl+C ended.
            QApplication.exit(130)
            return
        show(problem.with_traceback(trace))

    # PySide hands it what slots and overridden methods raise, and goes on.
    sys.excepthook = caught


def _words(text: str, role: str = "") -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setProperty("role", role)
    return label


def _block(text: str) -> QPlainTextEdit:
    block = QPlainTextEdit(text)
    block.setReadOnly(True)
    # Before it is polished it has the application's font, and not the style sheet's.
    block.ensurePolished()
    lines = sum(1 + len(part) // _LINE for part in text.split("\n"))  # long ones are wrapped
    line = block.fontMetrics().lineSpacing()
    margins = 2 * (SIZES.unit + round(block.document().documentMargin()))
    block.setFixedHeight(min(300, lines * line + margins + SIZES.unit))
    return block
