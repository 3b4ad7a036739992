"""The experimenter's way out of a running session; no participant finds it by chance."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from turingdesk.gui.dialog_height import grow
from turingdesk.gui.kiosk.pin_gate import PinGate
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import program, tr, tr_noop, translate_message


class ExitChoice(Enum):
    """The experimenter's decision; the values are in the journal, in English."""

    CONTINUE = tr_noop("Desk", "Continue")
    PAUSE = tr_noop("Desk", "Close for now")
    END = tr_noop("Desk", "End the session")


_ABOUT = {
    ExitChoice.PAUSE: tr_noop(
        "Desk", "You can resume the session later with the same participant code."
    ),
    ExitChoice.END: tr_noop(
        "Desk",
        "Ends the session. Answers so far are saved; the remaining questions are not asked.",
    ),
}


def choice_title(way: ExitChoice) -> str:
    """The name of a way on its button."""
    return tr("Desk", way.value)


def is_exit_chord(event: QKeyEvent) -> bool:
    """True if a key press is the experimenter's."""
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    return event.key() == Qt.Key.Key_Q and event.modifiers() & both == both


_KEPT = tr_noop(
    "Desk",
    "The last answer is in memory, and TuringDesk tries to save it every few seconds. If you "
    "close the session now, the answer is lost, and the question is asked again when the session "
    "resumes.",
)
_RELIEVED = tr_noop(
    "Desk", ("The answer is saved now, and nothing is lost. The participant can continue.")
)


def trials_done(done: int, of: int) -> str:
    """The progress of a session, for the experimenter."""
    voice = program()
    text = tr("Desk", "{done} of {trials} completed.")
    return text.format(done=voice.format_int(done), trials=tr("Desk", "%n trial(s)", "", of))


def _ways(*, is_preview: bool) -> Iterator[tuple[ExitChoice, str, str]]:
    """The ways out of a session, each with the text on its button and what it does."""
    if is_preview:
        about = tr("Desk", "Preview answers are discarded.")
        yield ExitChoice.PAUSE, tr("Desk", "End the preview"), about
        return
    for way, about in _ABOUT.items():
        yield way, choice_title(way), tr("Desk", about)


class ExitDialog(QDialog):
    """Asks whether to continue, to close for now or to end; Escape continues.

    Args:
        where: How far the session is.
        trouble: What went wrong, in words.
        parent: The kiosk.
        waits: Whether an answer waits to be written.
        is_preview: Whether nothing is saved, so that there is only one way out.

    Signals:
        retry: What waits should be written now.
        came_to_front: It has the keyboard.
    """

    retry = Signal()
    came_to_front = Signal()

    def __init__(
        self,
        where: str,
        trouble: str = "",
        parent: QWidget | None = None,
        *,
        waits: bool = False,
        is_preview: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("TuringDesk")
        self.setMinimumWidth(min(grown(520), 920))  # the smallest screen is 1024 px wide
        self.way = ExitChoice.CONTINUE
        self.is_let_in = True  #: whether anyone who is there may decide
        self.who = ""  #: whose PIN it was; empty if no one has one
        self._waits = waits
        self._gate: PinGate | None = None
        self.trouble = _words(translate_message(trouble), "")
        self.waiting_note = _words(tr("Desk", _KEPT) if waits else "", "soft")
        self._outer = outer = QVBoxLayout(self)
        outer.setContentsMargins(*(4 * [SIZES.margin]))
        outer.setSpacing(SIZES.gap)
        outer.addWidget(_words(tr("Desk", "For the experimenter"), "heading"))
        self._inside = QWidget()
        outer.addWidget(self._inside)
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        for label in (_words(where, "soft"), self.trouble, self.waiting_note):
            column.addWidget(label)
            label.setHidden(not label.text())
        for offered in _ways(is_preview=is_preview):
            column.addLayout(self._offer(*offered))
        self.continue_button = self._way_back(is_trouble=bool(trouble))
        outer.addWidget(self.continue_button, alignment=Qt.AlignmentFlag.AlignRight)
        self.ensurePolished()
        grow(self)

    def require_pin(self, gate: PinGate) -> None:
        """Ask for a PIN before anything else can be seen or decided."""
        self._gate, self.is_let_in = gate, False
        self._inside.hide()
        # Hidden and not only disabled, since words of the session are nobody else's concern.
        self.continue_button.hide()
        gate.passed.connect(self._let_in)
        gate.back.connect(self.reject)
        self._outer.insertWidget(1, gate)
        gate.enter.setDefault(True)
        grow(self)

    def show_trouble(self, trouble: str) -> None:
        """Something more went wrong meanwhile."""
        self.trouble.setText(trouble)
        self.trouble.show()
        if self.is_let_in:
            grow(self)

    def done(self, result: int) -> None:
        if self._gate is not None:
            self._gate.stop()
        super().done(result)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self.came_to_front.emit()

    def _let_in(self, who: str) -> None:
        self.who, self.is_let_in = who, True
        if self._gate is not None:
            self._gate.hide()
        self._inside.show()
        self.continue_button.show()
        self.continue_button.setDefault(True)
        self.continue_button.setFocus()
        grow(self)

    def show_recovered(self) -> None:
        """Show that what waited is written."""
        self._waits = False
        self.trouble.setText(tr("Desk", _RELIEVED))
        self.waiting_note.hide()
        self.continue_button.setText(choice_title(ExitChoice.CONTINUE))

    def _continue(self) -> None:
        """Try to write what waits; the dialog stays until that is done, or is left with Escape."""
        if self._waits:
            self.retry.emit()
        # The retry may have written it meanwhile; else the dialog stays.
        if not self._waits:
            self.reject()

    def _way_back(self, *, is_trouble: bool) -> QPushButton:
        back_button = QPushButton(
            tr("Desk", "Try again") if is_trouble else choice_title(ExitChoice.CONTINUE)
        )
        back_button.setProperty("touch", "true")
        back_button.setProperty("role", "primary")
        back_button.setDefault(True)
        back_button.clicked.connect(self._continue)
        return back_button

    def _offer(self, way: ExitChoice, title: str, about: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(SIZES.gap)
        button = QPushButton(title)
        # Otherwise Enter could press it: in a dialog, Qt makes each button an auto-default one.
        button.setAutoDefault(False)
        button.setMinimumWidth(210)
        button.setProperty("touch", "true")
        button.setObjectName(way.name)
        button.clicked.connect(lambda: self._decide(way))
        row.addWidget(button)
        row.addWidget(_words(about, "soft"), stretch=1)
        return row

    def _decide(self, way: ExitChoice) -> None:
        self.way = way
        self.accept()


def _words(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setProperty("role", role)
    return label
