"""What participants read where a study says nothing, as the desk shows it."""

from __future__ import annotations

from turingdesk.gui.translation import PARTICIPANT, program


def kiosk_words(text: str) -> str:
    """A text that the kiosk says by itself, in the language of the desk.

    The kiosk says it in the language of the session. It is not written into a study, so that
    each session can.
    """
    return program().say(PARTICIPANT, text)
