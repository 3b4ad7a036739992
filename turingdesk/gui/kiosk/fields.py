"""Which field takes the answer to which kind of question."""

from __future__ import annotations

from collections.abc import Sequence

from turingdesk.core.question import Kind, Question
from turingdesk.gui.kiosk.choice_field import ChoiceField
from turingdesk.gui.kiosk.field import Field
from turingdesk.gui.kiosk.menu_field import MenuField, is_for_a_menu
from turingdesk.gui.kiosk.scale_field import ScaleField
from turingdesk.gui.kiosk.several_field import SeveralField
from turingdesk.gui.kiosk.typed_field import NumberField, TextField


def fields(questions: Sequence[Question]) -> list[Field]:
    """A field for each question, in order.

    Where two choices claim the same key, it belongs to the first.
    """
    made: list[Field] = []
    taken: frozenset[str] = frozenset()
    for question in questions:
        made.append(_field(question, taken))
        taken |= {choice.key for choice in question.choices if choice.key}
    return made


def _field(question: Question, taken: frozenset[str]) -> Field:
    if question.kind is Kind.SCALE:
        return ScaleField(question)
    if question.kind is Kind.NUMBER:
        return NumberField(question)
    if question.kind is Kind.TEXT:
        return TextField(question)
    if question.kind is Kind.SEVERAL:
        return SeveralField(question, taken)
    if is_for_a_menu(question):
        return MenuField(question)
    return ChoiceField(question, taken)
