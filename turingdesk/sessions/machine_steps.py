"""The steps of a session in which a machine judges: its trials, and nothing else.

Consent, forms, breaks, practice and feedback are for people. So are the limits that see
to it that somebody looked: a machine's time says nothing of its attention.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from turingdesk.core.question import Question, Role
from turingdesk.core.step import Limits
from turingdesk.core.streams import Stream, lasting, participant_seed, stream
from turingdesk.core.trial import Trial
from turingdesk.journal.session_name import SessionName


def machine_steps(trials: Sequence[Trial], seed: int, name: SessionName) -> tuple[Trial, ...]:
    """The trials that count, each with the choices of its verdicts in an order of its own.

    The order depends on the study's seed, the participant and the trial, so that a session
    that goes on asks as it did; journals hold it as they hold what people saw. Questions
    other than verdicts may stay without an answer: not every machine takes them.

    Args:
        trials: Of the schedule.
        seed: The study's.
        name: The session's.
    """
    own = lasting(participant_seed(seed, name.participant, name.number))
    return tuple(_for_machine(trial, own) for trial in trials if not trial.slot.practice)


def _for_machine(trial: Trial, seed: str) -> Trial:
    slot = trial.slot
    chance = stream(seed, f"choices/{slot.block}/{slot.position}/{slot.stimulus}")
    questions = tuple(_asked(question, chance) for question in trial.questions)
    return replace(trial, questions=questions, limits=Limits())


def _asked(question: Question, chance: Stream) -> Question:
    if question.role is not Role.VERDICT:
        return replace(question, required=False)
    return replace(question, choices=tuple(chance.shuffled(question.choices)))
