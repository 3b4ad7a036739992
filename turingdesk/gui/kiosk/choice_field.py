"""Questions with choices: side by side where there are two, in a list, or in a menu."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QVBoxLayout

from turingdesk.core.question import Question
from turingdesk.gui.kiosk.choice_button import ChoiceButton, Side
from turingdesk.gui.kiosk.field import Asked, Field

MOST_BUTTONS = 7  #: with more choices a menu is quicker to read


class ChoiceField(Field):
    """A button for each choice; the chosen one stays marked until another is chosen."""

    def __init__(self, question: Question, taken: frozenset[str] = frozenset()) -> None:
        super().__init__(question)
        self.buttons: list[ChoiceButton] = []
        joined = len(question.choices) == 2
        row: QBoxLayout = QHBoxLayout() if joined else QVBoxLayout()
        row.setSpacing(0 if joined else 8)
        sides = (Side.LEFT, Side.RIGHT) if joined else (Side.ALONE,) * len(question.choices)
        for choice, side in zip(question.choices, sides, strict=True):
            button = ChoiceButton(choice, side=side)
            button.key = "" if choice.key in taken else choice.key
            button.chosen.connect(self._button_chosen)
            self.buttons.append(button)
            row.addWidget(button)
        self.column.addLayout(row)
        self.finish()

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
        widest = max(button.sizeHint().width() for button in self.buttons)
        row = QHBoxLayout()
        row.setSpacing(24 if len(self.buttons) < 4 else 12)
        row.addStretch(1)
        for button in self.buttons:
            button.widen(widest)
            button.chosen.connect(self._button_chosen)
            row.addWidget(button)
        row.addStretch(1)
        self.column.addLayout(row)
        self.finish()


class MenuField(Field):
    """Many choices: a menu, with nothing chosen at first."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.menu = QComboBox()
        self.menu.setPlaceholderText("Choose…")
        self.menu.addItems([choice.label for choice in question.choices])
        self.menu.setCurrentIndex(-1)
        self.menu.setMaxVisibleItems(14)
        self.menu.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.menu.activated.connect(self._activated)
        self.column.addWidget(self.menu)
        self.finish()

    def clear(self) -> None:
        super().clear()
        self.menu.setCurrentIndex(-1)

    def take_focus(self) -> None:
        self.menu.setFocus()

    def _activated(self, index: int) -> None:
        self.tell(self.question.choices[index].value, perf_counter(), "")
