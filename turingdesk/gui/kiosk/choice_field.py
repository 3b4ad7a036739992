"""Questions with choices: side by side where there are two short ones, else in a list."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout

from turingdesk.core.question import Question, Role
from turingdesk.gui.kiosk.choice_button import ChoiceButton, Side
from turingdesk.gui.kiosk.field import Asked, Field
from turingdesk.gui.theme import look
from turingdesk.gui.translation import participant

_GAP, _TIGHT = 8, 4  #: px between choices, usually and where room is short
_SHORT = 30  #: letters of a label that stands beside another one in a form
_MOST_JOINED = 125  #: % of the usual size of letters, with which two fit beside each other


class ChoiceField(Field):
    """A button for each choice; the chosen one stays marked until another is chosen."""

    def __init__(self, question: Question, taken: frozenset[str] = frozenset()) -> None:
        super().__init__(question)
        self.buttons: list[ChoiceButton] = []
        grows = question.role is Role.FORM
        joined = len(question.choices) == 2 and not (grows and _has_long_labels(question))
        self._joined, self._is_tight = joined, False
        self._row: QBoxLayout = _as_on_the_keyboard() if joined else QVBoxLayout()
        row = self._row
        self._beside = row.direction()
        for choice in question.choices:
            button = ChoiceButton(choice, grows=grows)
            button.key = "" if choice.key in taken else choice.key
            button.chosen.connect(self._button_chosen)
            self.buttons.append(button)
            row.addWidget(button)
        self._arrange()
        self.column.addLayout(row)
        self.finish()

    def _arrange(self) -> None:
        """Two short choices beside each other, unless their letters are too large for it."""
        joined = self._joined and look().text_percent <= _MOST_JOINED
        self._row.setDirection(self._beside if joined else QBoxLayout.Direction.TopToBottom)
        self._row.setSpacing(0 if joined else (_TIGHT if self._is_tight else _GAP))
        sides = (Side.LEFT, Side.RIGHT) if joined else (Side.ALONE,) * len(self.buttons)
        for button, side in zip(self.buttons, sides, strict=True):
            button.side = side

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self.letters_changed()

    def letters_changed(self) -> None:
        """Place the choices anew."""
        self._arrange()

    @property
    def slack(self) -> int:
        is_column = self._row.direction() is QBoxLayout.Direction.TopToBottom
        lines = len(self.buttons) if is_column else 1
        return super().slack + (lines - 1) * (_GAP - _TIGHT) + lines * self.buttons[0].slack

    def tighten(self, tight: bool) -> None:
        super().tighten(tight)
        self._is_tight = tight
        for button in self.buttons:
            button.tighten(tight)
        self._arrange()

    def press(self, letters: tuple[str, ...], at_s: float) -> bool:
        for button in self.buttons:
            if button.key and button.key in letters:
                button.press(button.key, at_s)
                return True
        return False

    def clear(self) -> None:
        super().clear()
        for button in self.buttons:
            button.setChecked(False)

    def let_go(self) -> None:
        for button in self.buttons:
            button.let_go()

    def take_focus(self) -> None:
        self.buttons[0].setFocus()

    def _button_chosen(self, at_s: float, device: str, key: str) -> None:
        pressed = self.sender()
        if not isinstance(pressed, ChoiceButton):
            return
        taken_back = pressed.isChecked() and not self.question.required
        for button in self.buttons:
            button.setChecked(button is pressed and not taken_back)
        self.tell("" if taken_back else pressed.choice.value, at_s, device, key)


class LargeChoiceField(ChoiceField):
    """One question under a stimulus: large words, and large buttons beside each other."""

    def __init__(self, question: Question, chip: str = "") -> None:
        asked = Asked(question.text, large=True, centred=True, chip=chip)
        Field.__init__(self, question, asked)
        self.column.setSpacing(11)
        self.buttons = [ChoiceButton(choice, large=True) for choice in question.choices]
        row = _as_on_the_keyboard()
        row.setSpacing(24 if len(self.buttons) < 4 else 12)
        row.addStretch(1)
        for button in self.buttons:
            button.chosen.connect(self._button_chosen)
            row.addWidget(button)
        row.addStretch(1)
        self.letters_changed()
        self.column.addLayout(row)
        self.finish()

    def letters_changed(self) -> None:
        """Make all as wide as the widest of them."""
        for button in self.buttons:
            button.widen(0)
        widest = max(button.sizeHint().width() for button in self.buttons)
        for button in self.buttons:
            button.widen(widest)


def _as_on_the_keyboard() -> QHBoxLayout:
    """A row whose first choice is on the left in every language: there its key is, too."""
    row = QHBoxLayout()
    if participant().direction is Qt.LayoutDirection.RightToLeft:
        row.setDirection(QBoxLayout.Direction.RightToLeft)  # turned twice
    return row


def _has_long_labels(question: Question) -> bool:
    return any(len(choice.label) > _SHORT for choice in question.choices)
