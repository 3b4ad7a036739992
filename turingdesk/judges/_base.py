"""A judge: something that answers one question of a trial."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from turingdesk.core.question import Question
from turingdesk.core.streams import Stream
from turingdesk.core.trial import Trial

#: From a trial, one of its questions and chance to the value of an answer.
Choose = Callable[[Trial, Question, Stream], str]


@dataclass(frozen=True, slots=True)
class Judge:
    """One kind of judge."""

    title: str
    about: str  #: one sentence for the help
    make: Callable[[Mapping[str, float]], Choose]  #: from its options, by name
    options: Mapping[str, float]  #: what can be set, with the usual values
    needs_truth: bool = False  #: it cannot judge a sealed study


def any_choice(question: Question, chance: Stream) -> str:
    """One of the choices, each equally likely."""
    return chance.pick(question.choices).value
