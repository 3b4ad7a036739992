"""The texts that participants read and that lower floors write: questions, titles, objections.

They are English there; here they are marked for translators, and turned into the session's
language. A study's own texts pass through as they are.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache, lru_cache
from typing import TypeVar

from turingdesk.core.question import Question
from turingdesk.core.step import Page, Showing
from turingdesk.gui.translation import PARTICIPANT, Voice, later, participant

S = TypeVar("S", Page, Showing)

OWN = (
    later("Participant", "Welcome"),
    later("Participant", "Taking part"),
    later("Participant", "What you will do"),
    later("Participant", "About you"),
    later("Participant", "A few last questions"),
    later("Participant", "Image descriptions"),
    later("Participant", "Word associations"),
    later("Participant", "Conversations"),
    later("Participant", "Colours"),
    later("Participant", "Objects"),
    later("Participant", "Eye movements"),
    later("Participant", "Which one has the machine?"),
    later("Participant", "Break"),
    later("Participant", "The answer"),
    later("Participant", "Thank you"),
    later("Participant", "That was practice. From now on your answers count."),
    later("Participant", "Take a short break. Go on whenever you are ready."),
    later("Participant", "Thank you. Your answers are saved."),
    later("Participant", "You chose not to take part. Nothing was recorded."),
    later("Participant", "Your name, as a signature"),
    later("Participant", "A human"),
    later("Participant", "A machine"),
    later("Participant", "a human"),
    later("Participant", "a machine"),
    later("Participant", "Who wrote this description?"),
    later("Participant", "Who came up with this word?"),
    later("Participant", "Who named this colour?"),
    later("Participant", "Who named these three things?"),
    later("Participant", "Were these eye movements made by a human or a machine?"),
    later("Participant", "What do you see?"),
    later("Participant", "Who is talking?"),
    later("Participant", "What are they talking about?"),
    later("Participant", "Both are human"),
    later("Participant", "Both are machines"),
    later("Participant", "A is human, B is a machine"),
    later("Participant", "A is a machine, B is human"),
    later("Participant", "Which answer was made by a machine?"),
    later("Participant", "True"),
    later("Participant", "False"),
    later("Participant", "Yes"),
    later("Participant", "No"),
    later("Participant", "Please answer this question."),
    later("Participant", "The answer is not one of the choices."),
    later("Participant", "Name each choice once, in the order of the choices."),
)
#: Texts with a part that varies, which stands in the braces.
PATTERNS = (
    later("Participant", "Were these eye movements made by {one} or {other}?"),
    later("Participant", "In which conversation is {subject} a machine?"),
    later("Participant", "Please enter a whole number from {low} to {high}."),
    later("Participant", "Please enter a number from {low} to {high}."),
    later("Participant", "{value} is not one of the choices."),
    later("Participant", "Speaker {subject} is..."),
    later("Participant", "Speaker {subject}: **{label}**"),
    later("Participant", "Conversation {number}"),
    later("Participant", "Answer {number}"),
    later("Participant", "**{label}**"),
)
_ANY = r"[^\n]{1,80}?"
_PARTS = {"number": r"\d+", "subject": r"[^\s.:]{1,20}"}


def worded(step: S) -> S:
    """A step with the program's own texts in the session's language."""
    voice = participant()
    questions = tuple(_question(question, voice) for question in step.questions)
    if isinstance(step, Page):
        return replace(step, title=own(step.title), text=own(step.text), questions=questions)
    return replace(step, title=own(step.title), questions=questions)


def own(text: str) -> str:
    """A text in the session's language if it is the program's own, else as it is."""
    return _own(text, participant())


@cache
def _compiled() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Each pattern with what it matches; made when first needed, so that starting is fast."""

    def part(found: re.Match[str]) -> str:
        return rf"(?P<{found[1]}>{_PARTS.get(found[1], _ANY)})"

    return tuple(
        (pattern, re.compile(re.sub(r"\\\{(\w+)\\\}", part, re.escape(pattern))))
        for pattern in PATTERNS
    )


@lru_cache(maxsize=4096)
def _own(text: str, voice: Voice) -> str:
    if (found := voice.say(PARTICIPANT, text)) != text:
        return found
    if "\n\n" in text and len(text) < 400:  # lines of feedback, one for each speaker
        return "\n\n".join(_own(part, voice) for part in text.split("\n\n"))
    for pattern, compiled in _compiled():
        if match := compiled.fullmatch(text):
            parts = {name: _own(part, voice) for name, part in match.groupdict().items()}
            return voice.say(PARTICIPANT, pattern).format(**parts)
    return text


@lru_cache(maxsize=256)
def _question(question: Question, voice: Voice) -> Question:
    """A question as it is read; values, keys and places stay what they are."""
    return replace(
        question,
        text=_own(question.text, voice),
        choices=tuple(replace(c, label=_own(c.label, voice)) for c in question.choices),
        low_label=_own(question.low_label, voice),
        high_label=_own(question.high_label, voice),
    )
