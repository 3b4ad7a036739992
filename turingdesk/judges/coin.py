"""The coin: answers at random. The floor that every other judge has to beat."""

from collections.abc import Mapping

from turingdesk.core.message import message
from turingdesk.core.question import Question
from turingdesk.core.streams import Stream
from turingdesk.core.trial import Trial
from turingdesk.judges._base import Choose, Judge, any_choice


def make(options: Mapping[str, float]) -> Choose:
    """A coin; it has no options."""
    return choose


def choose(trial: Trial, question: Question, chance: Stream) -> str:
    """Any of the choices, each as likely, controls included."""
    return any_choice(question, chance)


JUDGE = Judge(
    title=message("Coin"),
    about=message("Answers every question at random."),
    make=make,
    options={},
)
