"""The program's own texts that participants read, in the session's language.

Lower floors write them as messages. A study that takes over a text as it is, such as "Yes",
has it translated as well; its other texts pass through.
"""

from __future__ import annotations

from turingdesk.core.message import Message
from turingdesk.gui.translation import PARTICIPANT, participant, translate_message
from turingdesk.sessions.step_text import S, translated


def with_participant_texts(step: S) -> S:
    """A step with the program's own texts in the session's language."""
    return translated(step, participant_text)


def participant_text(text: str) -> str:
    """A text in the session's language if it is the program's own, else as it is."""
    voice = participant()
    if isinstance(text, Message):
        return translate_message(text, voice)
    return voice.say(PARTICIPANT, text)
