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
from turingdesk.gui.translation import PARTICIPANT, Voice, participant, tr_noop

S = TypeVar("S", Page, Showing)

OWN = (
    tr_noop("Participant", "Welcome"),
    tr_noop("Participant", "Taking part"),
    tr_noop("Participant", "What you will do"),
    tr_noop("Participant", "About you"),
    tr_noop("Participant", "A few last questions"),
    tr_noop("Participant", "Image descriptions"),
    tr_noop("Participant", "Word associations"),
    tr_noop("Participant", "Conversations"),
    tr_noop("Participant", "Colours"),
    tr_noop("Participant", "Objects"),
    tr_noop("Participant", "Eye movements"),
    tr_noop("Participant", "Which one has the machine?"),
    tr_noop("Participant", "Break"),
    tr_noop("Participant", "The answer"),
    tr_noop("Participant", "Thank you"),
    tr_noop("Participant", "That was practice. From now on your answers count."),
    tr_noop("Participant", "Take a short break. Go on whenever you are ready."),
    tr_noop("Participant", "Thank you. Your answers are saved."),
    tr_noop("Participant", "You chose not to take part. Nothing was recorded."),
    tr_noop("Participant", "Your name, as a signature"),
    tr_noop("Participant", "A human"),
    tr_noop("Participant", "A machine"),
    tr_noop("Participant", "a human"),
    tr_noop("Participant", "a machine"),
    tr_noop("Participant", "Who wrote this description?"),
    tr_noop("Participant", "Who came up with this word?"),
    tr_noop("Participant", "Who named this colour?"),
    tr_noop("Participant", "Who named these three things?"),
    tr_noop("Participant", "Were these eye movements made by a human or a machine?"),
    tr_noop("Participant", "What do you see?"),
    tr_noop("Participant", "Who is talking?"),
    tr_noop("Participant", "What are they talking about?"),
    tr_noop("Participant", "Both are human"),
    tr_noop("Participant", "Both are machines"),
    tr_noop("Participant", "A is human, B is a machine"),
    tr_noop("Participant", "A is a machine, B is human"),
    tr_noop("Participant", "Which answer was made by a machine?"),
    tr_noop("Participant", "True"),
    tr_noop("Participant", "False"),
    tr_noop("Participant", "Yes"),
    tr_noop("Participant", "No"),
    tr_noop("Participant", "Please answer this question."),
    tr_noop("Participant", "The answer is not one of the choices."),
    tr_noop("Participant", "Name each choice once, in the order of the choices."),
)
#: Texts with a part that varies, which stands in the braces.
PATTERNS = (
    tr_noop("Participant", "Were these eye movements made by {one} or {other}?"),
    tr_noop("Participant", "In which conversation is {subject} a machine?"),
    tr_noop("Participant", "Please enter a whole number from {low} to {high}."),
    tr_noop("Participant", "Please enter a number from {low} to {high}."),
    tr_noop("Participant", "{value} is not one of the choices."),
    tr_noop("Participant", "Speaker {subject} is..."),
    tr_noop("Participant", "Speaker {subject}: **{label}**"),
    tr_noop("Participant", "Conversation {number}"),
    tr_noop("Participant", "Answer {number}"),
    tr_noop("Participant", "**{label}**"),
)
_ANY = r"[^\n]{1,80}?"
_PARTS = {"number": r"\d+", "subject": r"[^\s.:]{1,20}"}


def with_participant_texts(step: S) -> S:
    """A step with the program's own texts in the session's language."""
    voice = participant()
    questions = tuple(_question(question, voice) for question in step.questions)
    if isinstance(step, Page):
        return replace(
            step, title=own_text(step.title), text=own_text(step.text), questions=questions
        )
    return replace(step, title=own_text(step.title), questions=questions)


def own_text(text: str) -> str:
    """A text in the session's language if it is the program's own, else as it is."""
    return _own_text(text, participant())


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
def _own_text(text: str, voice: Voice) -> str:
    if (found := voice.say(PARTICIPANT, text)) != text:
        return found
    if "\n\n" in text and len(text) < 400:  # lines of feedback, one for each speaker
        return "\n\n".join(_own_text(part, voice) for part in text.split("\n\n"))
    for pattern, compiled in _compiled():
        if match := compiled.fullmatch(text):
            parts = {name: _own_text(part, voice) for name, part in match.groupdict().items()}
            return voice.say(PARTICIPANT, pattern).format(**parts)
    return text


@lru_cache(maxsize=256)
def _question(question: Question, voice: Voice) -> Question:
    """A question as it is read; values, keys and places stay what they are."""
    return replace(
        question,
        text=_own_text(question.text, voice),
        choices=tuple(replace(c, label=_own_text(c.label, voice)) for c in question.choices),
        low_label=_own_text(question.low_label, voice),
        high_label=_own_text(question.high_label, voice),
    )
