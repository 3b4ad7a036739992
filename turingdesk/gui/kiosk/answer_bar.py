"""The questions about a stimulus, under it or beside it, and the clock of their answers."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from turingdesk.core.question import Kind, Question
from turingdesk.core.step import Limits
from turingdesk.gui.kiosk.answer_gate import AnswerGate, hint
from turingdesk.gui.kiosk.answer_sheet import AnswerSheet
from turingdesk.gui.kiosk.bar_layout import Place, lay_out
from turingdesk.gui.kiosk.choice_field import LargeChoiceField
from turingdesk.gui.kiosk.event_time import at_s, letters
from turingdesk.gui.kiosk.field import Field
from turingdesk.gui.kiosk.fields import fields
from turingdesk.gui.kiosk.participant_texts import own
from turingdesk.gui.translation import tr, tr_noop

_NEEDED = (
    tr_noop("Participant", "Answer to continue."),
    tr_noop("Participant", "Answer to continue."),
    tr_noop("Participant", "Answer both to continue."),
    tr_noop("Participant", "Answer all three to continue."),
    tr_noop("Participant", "Answer all four to continue."),
)
_GO_ON = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class AnswerBar(QWidget):
    """Takes the answers to one trial after another, as long as they ask the same.

    A single required choice is answered at once; otherwise Continue hands in.

    Signals:
        complete: Every question that needs one has an answer; carries a list of Answer.
    """

    complete = Signal(list)

    def __init__(self, questions: Sequence[Question], place: Place, chip: str = "") -> None:
        super().__init__()
        self.questions, self.place, self.chip = tuple(questions), place, chip
        self.at_once = _is_one_choice(self.questions)
        self._limits, self._task = Limits(), ""
        self._onset_s: float | None = None
        self._done = False
        self.hold = AnswerGate(self)
        self.hold.over.connect(self._free)
        self.sheet = AnswerSheet(questions)
        if self.at_once and place is Place.BELOW:
            self.fields: list[Field] = [LargeChoiceField(self.questions[0], chip)]
        else:
            self.fields = fields(self.questions)
        for field in self.fields:
            field.changed.connect(self._take)
        self.go_on = QPushButton(tr("Participant", "Continue"))
        self.go_on.setProperty("role", "large")
        self.go_on.clicked.connect(self._hand_in)
        self.hint = lay_out(self, place)

    def wait(self, limits: Limits, task: str) -> None:
        """Empty everything: a new stimulus comes, but is not there yet."""
        self._limits, self._task = limits, task
        self._onset_s, self._done = None, False
        self.sheet = AnswerSheet(self.questions)
        self.hold.wait(limits)
        if self.place is Place.BESIDE:
            needed = "" if self.at_once else _still_needed(self.questions)
            self.hint.expect([needed, *(hint(limits, task, held) for held in (True, False))])
        for field in self.fields:
            field.clear()
        self._hold_back(limits.look_first_s > 0 or limits.plays_first > 0)

    def begin(self, onset_s: float, covered_s: float = 0.0) -> None:
        """Start the clock, or let it go on.

        Args:
            onset_s: The `perf_counter()` at which the stimulus was first painted.
            covered_s: For how long it was covered since.
        """
        self._onset_s = onset_s
        self.hold.begin(onset_s, perf_counter(), covered_s)

    def press(self, event: QKeyEvent) -> bool:
        """Answer with a fresh key press, if it is a key of some choice; whether it was."""
        when_s = at_s(event)
        if self._done or self.hold.is_on or when_s < self.hold.earliest_s:
            return False
        if event.key() in _GO_ON and not self.at_once:
            self._hand_in()
            return True
        return any(field.press(letters(event), when_s) for field in self.fields)

    def stop(self) -> None:
        """Take no further answer."""
        self._done = True
        self.hold.stop()

    def _take(self, key: str, value: str, when_s: float, device: str, pressed: str) -> None:
        if self._done or self.hold.is_on:
            return
        self.sheet.put(key, value, when_s, device, pressed)
        if self.at_once:
            self._hand_in()
            return
        for field in self.fields:
            if field.question.key == key and field.question.kind is Kind.NUMBER and value:
                field.object(own(field.question.objection(value)))
        self._show_state()

    def _hand_in(self) -> None:
        if self._done or self._onset_s is None or not self.sheet.is_complete:
            return
        self.stop()
        self.complete.emit(self.sheet.answers(self._onset_s))

    def _free(self) -> None:
        self._hold_back(False)

    def _hold_back(self, held: bool) -> None:
        for field in self.fields:
            field.hold(held)
        self._held = held
        self._show_state()

    def _show_state(self) -> None:
        """The hint, and whether Continue can be pressed."""
        words = hint(self._limits, self._task, self._held)
        complete = self.sheet.is_complete
        if not (self.at_once or self._held or complete):
            words = _still_needed(self.questions)
        self.go_on.setEnabled(complete and not self._held)
        self.hint.setText(words)


def _is_one_choice(questions: Sequence[Question]) -> bool:
    choices = (Kind.CHOICE, Kind.JOINT)
    return len(questions) == 1 and questions[0].kind in choices and questions[0].required


def _still_needed(questions: Sequence[Question]) -> str:
    """What Continue waits for."""
    needed = sum(question.required for question in questions)
    if needed < len(questions):
        return tr("Participant", "Answer what is asked to continue.") if needed else ""
    if needed < len(_NEEDED):
        return tr("Participant", _NEEDED[needed])
    return tr("Participant", "Answer all %n to continue.", "", needed)
