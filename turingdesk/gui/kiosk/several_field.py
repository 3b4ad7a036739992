"""Questions of which any number of choices may be picked."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout

from turingdesk.core.question import Question
from turingdesk.gui.kiosk.field import Field
from turingdesk.gui.kiosk.tick_button import TickButton
from turingdesk.gui.translation import tr, tr_noop

ANY_NUMBER = tr_noop("Participant", "Choose as many as you like.")


class SeveralField(Field):
    """A button with a box to tick for each choice; pressing it again takes it back."""

    def __init__(self, question: Question, taken: frozenset[str] = frozenset()) -> None:
        super().__init__(question)
        self.buttons: list[TickButton] = []
        column = QVBoxLayout()
        column.setSpacing(8)
        for choice in question.choices:
            button = TickButton(choice)
            button.key = "" if choice.key in taken else choice.key
            button.chosen.connect(self._button_chosen)
            self.buttons.append(button)
            column.addWidget(button)
        self.column.addLayout(column)
        self.remark = tr("Participant", ANY_NUMBER) if len(question.choices) > 1 else ""
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

    def let_go(self) -> None:
        for button in self.buttons:
            button.let_go()

    def take_focus(self) -> None:
        self.buttons[0].setFocus()

    def _button_chosen(self, at_s: float, device: str, key: str) -> None:
        pressed = self.sender()
        if isinstance(pressed, TickButton):
            pressed.setChecked(not pressed.isChecked())
            picked = [b.choice.value for b in self.buttons if b.isChecked()]
            self.tell("|".join(picked), at_s, device, key)
