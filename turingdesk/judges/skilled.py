"""The skilled judge: correct with given probabilities. For trying out studies and analyses."""

from __future__ import annotations

from collections.abc import Mapping

from turingdesk.core.message import message
from turingdesk.core.question import Question, Role
from turingdesk.core.streams import Stream
from turingdesk.core.trial import Trial
from turingdesk.judges._base import Choose, Judge, any_choice

#: Someone who looks, and sees no difference.
USUAL = {"p_hh": 0.5, "p_mm": 0.5, "p_control": 0.95}


def make(options: Mapping[str, float]) -> Choose:
    """A judge of that skill.

    Args:
        options: `p_hh` and `p_mm`, the chances that a human answer is called human and a
            machine answer a machine's; `p_control`, that a control is answered correctly.
    """
    chances = {**USUAL, **options}

    def choose(trial: Trial, question: Question, chance: Stream) -> str:
        subjects = question.subjects or (question.subject,)
        verdicts = [_verdict(trial, question, subject, chances, chance) for subject in subjects]
        value = "+".join(verdicts)
        # Where nothing is true, the value is empty or a lone plus sign, and none of the choices.
        choice_values = {choice.value for choice in question.choices}
        return value if value in choice_values else any_choice(question, chance)

    return choose


def _verdict(
    trial: Trial, question: Question, subject: str, chances: Mapping[str, float], chance: Stream
) -> str:
    """The truth, or with the rest of the chance something else; "" where nothing is true."""
    truth = trial.truth(question, subject)
    if truth is None:
        return ""
    if chance.chance() < _skill(question, truth, chances):
        return truth
    if question.role is Role.VERDICT and truth in ("human", "machine"):
        return "machine" if truth == "human" else "human"
    others = [choice.value for choice in question.choices if choice.value != truth]
    return chance.pick(others) if others else truth


def _skill(question: Question, truth: str, chances: Mapping[str, float]) -> float:
    if question.role is not Role.VERDICT:
        return chances["p_control"]
    if truth in ("human", "machine"):
        return chances["p_hh" if truth == "human" else "p_mm"]
    return (
        chances["p_hh"] + chances["p_mm"]
    ) / 2  # which of two sides: as good as on one at a time


JUDGE = Judge(
    title=message("Skilled"),
    about=message("Identifies humans and machines with given probabilities."),
    make=make,
    options=USUAL,
    needs_truth=True,
)
