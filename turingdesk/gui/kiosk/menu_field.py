"""Questions with many short choices: a menu."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtWidgets import QComboBox

from turingdesk.core.question import Kind, Question
from turingdesk.gui.kiosk.field import Field
from turingdesk.gui.translation import tr

MOST_BUTTONS = 7  #: with more choices a menu is quicker to read
_LONGEST = 60  #: letters of a label; a menu cannot wrap


def is_for_a_menu(question: Question) -> bool:
    """Whether the choices are many, and short enough for the lines of a menu."""
    short = all(len(choice.label) <= _LONGEST for choice in question.choices)
    return question.kind is Kind.CHOICE and len(question.choices) > MOST_BUTTONS and short


class Menu(QComboBox):
    """A menu with nothing chosen at first and lines high enough for a finger."""

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(tr("Participant", "Choose…"))
        self.setMaxVisibleItems(14)
        self.setProperty("role", "kiosk")


class MenuField(Field):
    """Many choices: a menu, with nothing chosen at first."""

    is_typed = True

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.menu = Menu()
        self.menu.setAccessibleName(question.text)
        self.menu.addItems([choice.label for choice in question.choices])
        self.menu.setCurrentIndex(-1)
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
