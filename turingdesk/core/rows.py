"""From answers to responses: one flat row for each answered question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from turingdesk.core.question import Answer, Question, Role
from turingdesk.core.response import Identity, Response
from turingdesk.core.step import Page
from turingdesk.core.trial import Trial


@dataclass(frozen=True, slots=True)
class Moment:
    """When a step was answered."""

    at: str  #: UTC, ISO 8601
    onset_ms: float = 0.0  #: first paint of the step, ms since the session began
    plays: int = 0  #: whole plays of an animated stimulus so far
    pauses: tuple[tuple[float, float], ...] = ()
    #: while the step was covered: from when to when, ms since the session began

    def paused_ms(self, after_ms: float) -> float:
        """For how much of the time until so many ms after the onset the step was covered.

        >>> Moment("", 1000.0, pauses=((1500.0, 1750.0), (9000.0, 9900.0))).paused_ms(2000.0)
        250.0
        """
        end = self.onset_ms + after_ms
        covered = ((max(a, self.onset_ms), min(b, end)) for a, b in self.pauses)
        return sum((b - a for a, b in covered if b > a), 0.0)

    def in_view_ms(self, answer: Answer) -> float:
        """How long the step was in view until an answer: its response time."""
        return answer.rt_ms - self.paused_ms(answer.rt_ms)


@dataclass(frozen=True, slots=True)
class Given:
    """The answers to one step, by question key, with the step's place."""

    place: int  #: of the step in the session, from 0
    number: int  #: of the trial, from 1; 0 for pages
    answers: Mapping[str, Answer]
    moment: Moment


def rows(identity: Identity, step: Page | Trial, given: Given) -> Iterator[Response]:
    """One response for each question answered; a joint verdict gives one for each subject.

    Questions that were not required and left empty give none.
    """
    for question in step.questions:
        answer = given.answers.get(question.key)
        if answer is None or not answer.value.strip():
            continue
        common = _common(identity, question, answer, given)
        if isinstance(step, Page):
            yield replace(common, block=step.id, choice=answer.value)
            continue
        common = _of_trial(common, step, given.number)
        subjects = question.subjects or (question.subject,)
        values = answer.value.split("+") if question.subjects else [answer.value]
        for subject, value in zip(subjects, values, strict=True):
            yield _judged(common, step, question, subject, value)


def _common(identity: Identity, question: Question, answer: Answer, given: Given) -> Response:
    return Response(
        session=identity.session,
        participant=identity.participant,
        study=identity.study,
        study_version=identity.study_version,
        study_hash=identity.study_hash[:16],
        kiosk=identity.kiosk,
        judge=identity.judge,
        pilot=identity.pilot,
        resumed=identity.resumed,
        resume_gap_s=identity.resume_gap_s,
        step=given.place,
        question=question.id,
        role=question.role.value,
        choices="|".join(choice.value for choice in question.choices),
        joint=bool(question.subjects),
        rt_ms=round(given.moment.in_view_ms(answer), 3),
        paused_ms=round(given.moment.paused_ms(answer.rt_ms), 3),
        onset_ms=round(given.moment.onset_ms, 3),
        answered_ms=round(given.moment.onset_ms + answer.rt_ms, 3),
        key=answer.key,
        device=answer.device,
        changes=answer.changes,
        at=given.moment.at,
    )


def _of_trial(row: Response, trial: Trial, number: int) -> Response:
    slot, stimulus = trial.slot, trial.stimulus
    left, right = trial.sides
    return replace(
        row,
        block=slot.block,
        trial=number,
        position=slot.position,
        practice=slot.practice,
        control_trial=slot.control,
        fixed=slot.fixed,
        feedback=slot.feedback,
        task=stimulus.task,
        stimulus=stimulus.id,
        prompt=stimulus.prompt,
        domain=stimulus.domain,
        length=slot.length or None,
        composition=stimulus.composition,
        left_id=left,
        right_id=right,
    )


def _judged(row: Response, trial: Trial, question: Question, subject: str, value: str) -> Response:
    truth = trial.truth(question, subject)
    origin, agent = trial.maker(subject)
    side = {"1": "left", "2": "right"}.get(value, "") if question.id == "machine_side" else ""
    limit_ms = trial.limits.too_fast_s * 1000
    return replace(
        row,
        subject=subject,
        origin=origin,
        agent=agent,
        choice=value,
        truth=truth,
        correct=None if truth is None else value == truth,
        chosen_side=side,
        chosen_id={"left": row.left_id, "right": row.right_id}.get(side, ""),
        too_fast=question.role is Role.VERDICT and (row.rt_ms or 0.0) < limit_ms,
    )
