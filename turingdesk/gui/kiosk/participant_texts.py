"""What participants read of the program's own texts, in the session's language.

Lower floors write them as messages. A study that takes over a text as it is, such as "Yes",
has it translated as well; its other texts pass through.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from turingdesk.core.message import Message
from turingdesk.core.step import Page, Showing
from turingdesk.core.study import reworded
from turingdesk.gui.translation import PARTICIPANT, participant, translate_message

S = TypeVar("S", Page, Showing)


def with_participant_texts(step: S) -> S:
    """A step with the program's own texts in the session's language."""
    questions = tuple(reworded(one, participant_text) for one in step.questions)
    title = participant_text(step.title)
    if isinstance(step, Page):
        return replace(step, title=title, text=participant_text(step.text), questions=questions)
    return replace(step, title=title, questions=questions)


def participant_text(text: str) -> str:
    """A text in the session's language if it is the program's own, else as it is."""
    voice = participant()
    if isinstance(text, Message):
        return translate_message(text, voice)
    return voice.say(PARTICIPANT, text)
