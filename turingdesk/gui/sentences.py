"""Sentences from the floors below, which know one language, in the language of the desk."""

from __future__ import annotations

from turingdesk.gui.translation import said

CONTEXT = "Below"


def told(sentence: str) -> str:
    """A sentence of an error, a problem or a note as the desk says it.

    What is not translated is returned as it is.
    """
    return said(CONTEXT, sentence)
