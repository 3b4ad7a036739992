"""The program's own texts that participants read, in the session's language.

Lower floors write them as messages. A study that takes over a text as it is, such as "Yes",
has it translated as well; its other texts pass through.
"""

from __future__ import annotations

from turingdesk.gui.translation import participant
from turingdesk.sessions.step_text import S


def with_participant_texts(step: S) -> S:
    """A step with the program's own texts in the session's language."""
    return participant().step(step)


def participant_text(text: str) -> str:
    """A text in the session's language if it is the program's own, else as it is."""
    return participant().say(text)
